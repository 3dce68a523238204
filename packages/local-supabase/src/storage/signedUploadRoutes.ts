import { Hono } from 'hono';
import { SERVICE } from './asIdentity';
import type { StorageEnv } from './StorageEnv';
import { readObjectAddress } from './objectKey';
import type { ObjectRouteParts } from './readRoutes';
import { checkUploadLink, signedUploadPath } from './signing';
import { readUpload } from './uploadBody';

const PREFIX = '/object/upload/sign/';

/** Takes an upload by link: the right to it was settled when the link was made. */
export function openUploadRoutes({ service, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  app.put('/upload/sign/*', async (context) => {
    const address = readObjectAddress(context.req.url, PREFIX);
    const { owner, upsert } = await checkUploadLink(linkKey, address, context.req.query('token') ?? '');
    const upload = await readUpload(context.req.raw);
    await service.upload(SERVICE, address, upload, upsert ? 'overwrite' : 'create', owner);
    return context.json({ Key: `${address.bucketId}/${address.name}` });
  });
  return app;
}

/** Makes a link for one upload, for somebody who could make that upload. */
export function signedUploadRoutes({ service, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  app.post('/upload/sign/*', async (context) => {
    const address = readObjectAddress(context.req.url, PREFIX);
    const { identity } = context.env;
    const upsert = context.req.header('x-upsert') === 'true';
    await service.requireUpload(identity, address, upsert ? 'overwrite' : 'create');
    return context.json(
      await signedUploadPath(linkKey, address, { owner: identity.claims?.sub ?? null, upsert }),
    );
  });
  return app;
}
