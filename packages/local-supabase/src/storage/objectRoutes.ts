import { Hono, type Context } from 'hono';
import { asIdentity } from './asIdentity';
import type { StorageEnv } from './StorageEnv';
import { listFolder, readListRequest } from './listing';
import { listPage, readListV2Request } from './listingV2';
import { findObjectAddress, readObjectAddress, requireBucketName, requireObjectKey } from './objectKey';
import type { ObjectAddress } from './objects';
import type { ObjectRouteParts } from './readRoutes';
import { readJsonObject } from './readJsonObject';
import { signedPath } from './signing';
import { storageErrors } from './StorageError';
import type { CopyChanges, StorageService, UploadMode } from './StorageService';
import { readUpload, readUserMetadata } from './uploadBody';

type RouteContext = Context<StorageEnv>;

/** Names that one request may have links for: what one listing may name. */
const MAX_PATHS = 1_000;
const notFound = 'Either the object does not exist or you do not have access to it';

function readPaths(paths: unknown): string[] {
  if (!Array.isArray(paths) || paths.some((path) => typeof path !== 'string')) {
    throw storageErrors.invalidRequest('paths must be a list of names');
  }
  if (paths.length > MAX_PATHS) {
    throw storageErrors.invalidRequest(`paths must be at most ${MAX_PATHS} names`);
  }
  return paths as string[];
}

/** Lists, links and writes below `/storage/v1/object`; the policies on storage.objects decide. */
export function objectRoutes({ sql, service, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();

  app.post('/list/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const request = readListRequest(await readJsonObject(context.req.raw));
    const entries = await asIdentity(sql, context.env.identity, 'storage.object.list', (transaction) =>
      listFolder(transaction, bucketId, request),
    );
    return context.json(entries);
  });

  app.post('/list-v2/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const request = readListV2Request(await readJsonObject(context.req.raw));
    const page = await asIdentity(sql, context.env.identity, 'storage.object.list_v2', (transaction) =>
      listPage(transaction, bucketId, request),
    );
    return context.json(page);
  });

  app.post('/copy', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const { from, to } = readMove(body);
    const changes = readCopyChanges(body, context.req.header('x-metadata'));
    const copied = await service.copy(context.env.identity, from, to, modeOf(context), changes);
    return context.json({ Id: copied.id, Key: `${to.bucketId}/${to.name}`, ...copied });
  });
  app.post('/move', async (context) => {
    const { from, to } = readMove(await readJsonObject(context.req.raw));
    const id = await service.move(context.env.identity, from, to);
    return context.json({ message: 'Successfully moved', Id: id, Key: to.name });
  });

  app.post('/sign/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const { paths, expiresIn } = await readJsonObject(context.req.raw);
    const names = readPaths(paths);
    const found = await service.findNames(context.env.identity, bucketId, names);
    const links = await Promise.all(
      names.map(async (path) =>
        found.has(path)
          ? { error: null, path, signedURL: await signedPath(linkKey, { bucketId, name: path }, expiresIn) }
          : { error: notFound, path, signedURL: null },
      ),
    );
    return context.json(links);
  });
  app.post('/sign/*', async (context) => {
    const address = findObjectAddress(context.req.url, '/object/sign/');
    const { expiresIn } = await readJsonObject(context.req.raw);
    await service.find(context.env.identity, address);
    return context.json({ signedURL: await signedPath(linkKey, address, expiresIn) });
  });

  app.post('/*', (context) => upload(context, service, modeOf(context)));
  app.put('/*', (context) => upload(context, service, 'replace'));

  app.delete('/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const { prefixes } = await readJsonObject(context.req.raw);
    if (!Array.isArray(prefixes) || !prefixes.every((name) => typeof name === 'string')) {
      throw storageErrors.invalidRequest('prefixes must be a list of names');
    }
    return context.json(await service.remove(context.env.identity, bucketId, prefixes));
  });
  app.delete('/*', async (context) => {
    const { bucketId, name } = findObjectAddress(context.req.url, '/object/');
    const removed = await service.remove(context.env.identity, bucketId, [name]);
    if (removed.length === 0) throw storageErrors.noSuchKey();
    return context.json({ message: 'Successfully deleted' });
  });
  return app;
}

async function upload(context: RouteContext, service: StorageService, mode: UploadMode): Promise<Response> {
  const address = readObjectAddress(context.req.url, '/object/');
  const id = await service.upload(context.env.identity, address, await readUpload(context.req.raw), mode);
  return context.json({ Id: id, Key: `${address.bucketId}/${address.name}` });
}

function modeOf(context: RouteContext): UploadMode {
  return context.req.header('x-upsert') === 'true' ? 'overwrite' : 'create';
}

function readMove(body: Record<string, unknown>): { from: ObjectAddress; to: ObjectAddress } {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = body;
  if (typeof bucketId !== 'string' || typeof sourceKey !== 'string' || typeof destinationKey !== 'string')
    throw storageErrors.invalidRequest('bucketId, sourceKey and destinationKey must be texts');
  return {
    from: { bucketId, name: sourceKey },
    to: {
      bucketId: requireBucketName(destinationBucket ?? bucketId),
      name: requireObjectKey(destinationKey),
    },
  };
}

/** What a copy is to have in place of what the original has. */
function readCopyChanges(body: Record<string, unknown>, userMetadata: string | undefined): CopyChanges {
  const metadata: Record<string, unknown> =
    typeof body.metadata === 'object' && body.metadata !== null ? { ...body.metadata } : {};
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    cacheControl: text(metadata.cacheControl),
    mimetype: text(metadata.mimetype),
    keepsUserMetadata: body.copyMetadata !== false && userMetadata === undefined,
    userMetadata: userMetadata === undefined ? null : readUserMetadata(userMetadata),
  };
}
