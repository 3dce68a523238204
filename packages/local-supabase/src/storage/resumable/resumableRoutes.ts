import { Hono, type Context } from 'hono';
import { SERVICE } from '../asIdentity';
import type { ObjectAddress } from '../objects';
import { checkUploadLink } from '../signing';
import type { StorageEnv } from '../StorageEnv';
import { storageErrors } from '../StorageError';
import { addressOfNotes, readNotes, type UploadServer } from './createUploadServer';

/** What the routes work with. */
interface ResumableParts {
  uploads: UploadServer;
  linkKey: Uint8Array;
}

/** What the protocol can do, asked by anybody; and uploads by link, whose right was settled when the link was made. */
export function openResumableRoutes({ uploads, linkKey }: ResumableParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  const nobody = { identity: SERVICE, owner: null, mode: 'create', isSigned: true } as const;
  const addressOf = async (context: Context<StorageEnv>): Promise<ObjectAddress> => {
    if (context.req.method === 'POST') return addressOfNotes(readNotes(context.req.raw));
    const address = await uploads.addressOf(context.req.path.split('/').at(-1) ?? '');
    if (address === null) throw storageErrors.noSuchKey();
    return address;
  };
  app.options('*', (context) => uploads.handle(context.req.raw, nobody));
  app.all('/sign/*', async (context) => {
    const signature = context.req.header('x-signature');
    if (signature === undefined) throw storageErrors.invalidSignature('Missing x-signature header');
    const { owner, upsert } = await checkUploadLink(linkKey, await addressOf(context), signature);
    return uploads.handle(context.req.raw, { ...nobody, owner, mode: upsert ? 'overwrite' : 'create' });
  });
  return app;
}

/** Resumable uploads of whoever is asking; the policies on storage.objects decide at each part. */
export function resumableRoutes({ uploads }: ResumableParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  app.all('*', (context) => {
    const { identity } = context.env;
    const mode = context.req.header('x-upsert') === 'true' ? 'overwrite' : 'create';
    const owner = identity.claims?.sub ?? null;
    return uploads.handle(context.req.raw, { identity, owner, mode, isSigned: false });
  });
  return app;
}
