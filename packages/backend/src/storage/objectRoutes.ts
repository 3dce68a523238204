import { Hono, type Context } from 'hono';
import { asIdentity } from './asIdentity';
import { requireBucket } from './buckets';
import type { StorageEnv } from './createStorageApp';
import type { FileStore } from './FileStore';
import { listFolder, readListRequest } from './listing';
import { readObjectAddress, requireBucketName, requireObjectKey } from './objectKey';
import { infoOf, serveObject } from './serveObject';
import { readJsonObject } from './readJsonObject';
import { readStanding } from './readStanding';
import { checkSignedLink, signedPath } from './signing';
import { StorageError, storageErrors } from './StorageError';
import type { StorageService, UploadMode } from './StorageService';
import { readUpload } from './uploadBody';
import type postgres from 'postgres';

/** What the object routes work with. */
export interface ObjectRouteParts {
  sql: postgres.Sql;
  service: StorageService;
  files: FileStore;
  linkKey: Uint8Array;
}

type RouteContext = Context<StorageEnv>;

/** Routes below `/storage/v1/object` that need no user: public buckets and signed links. */
export function openObjectRoutes({ sql, service, files, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  const requirePublic = async (bucketId: string): Promise<void> => {
    if (!(await requireBucket(sql, bucketId)).isPublic) throw storageErrors.noSuchBucket();
  };
  app.get('/public/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/public/');
    await requirePublic(address.bucketId);
    return readStanding(
      () => service.findAsService(address),
      (object) => serveObject(context.req.raw, object, files),
    );
  });
  app.get('/info/public/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/info/public/');
    await requirePublic(address.bucketId);
    return infoOf(await service.findAsService(address));
  });
  app.get('/sign/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/sign/');
    await checkSignedLink(linkKey, address, context.req.query('token') ?? '');
    return readStanding(
      () => service.findAsService(address),
      (object) => serveObject(context.req.raw, object, files),
    );
  });
  return app;
}

/** Routes below `/storage/v1/object` where the policies on storage.objects decide. */
export function objectRoutes({ sql, service, files, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();

  app.post('/list/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const request = readListRequest(await readJsonObject(context.req.raw));
    const entries = await asIdentity(sql, context.env.identity, 'storage.object.list', (transaction) =>
      listFolder(transaction, bucketId, request),
    );
    return context.json(entries);
  });

  app.post('/copy', async (context) => {
    const { from, to } = await readMove(context);
    const id = await service.copy(context.env.identity, from, to, modeOf(context));
    return context.json({ Id: id, Key: `${to.bucketId}/${to.name}` });
  });
  app.post('/move', async (context) => {
    const { from, to } = await readMove(context);
    await service.move(context.env.identity, from, to);
    return context.json({ message: 'Successfully moved' });
  });

  app.post('/sign/:bucket', async (context) => {
    const bucketId = requireBucketName(context.req.param('bucket'));
    const { paths, expiresIn } = await readJsonObject(context.req.raw);
    if (!Array.isArray(paths)) throw storageErrors.invalidRequest('paths must be a list of names');
    const links = await Promise.all(
      paths.map(async (path: unknown) => {
        try {
          const address = { bucketId, name: requireObjectKey(String(path)) };
          await service.find(context.env.identity, address);
          return { error: null, path, signedURL: await signedPath(linkKey, address, expiresIn) };
        } catch (error) {
          if (!(error instanceof StorageError)) throw error;
          return {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          };
        }
      }),
    );
    return context.json(links);
  });
  app.post('/sign/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/sign/');
    const { expiresIn } = await readJsonObject(context.req.raw);
    await service.find(context.env.identity, address);
    return context.json({ signedURL: await signedPath(linkKey, address, expiresIn) });
  });

  app.get('/info/authenticated/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/info/authenticated/');
    return infoOf(await service.find(context.env.identity, address));
  });
  app.get('/info/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/info/');
    return infoOf(await service.find(context.env.identity, address));
  });
  app.get('/authenticated/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/authenticated/');
    return readStanding(
      () => service.find(context.env.identity, address),
      (object) => serveObject(context.req.raw, object, files),
    );
  });
  app.get('/*', async (context) => {
    const address = readObjectAddress(context.req.url, '/object/');
    return readStanding(
      () => service.find(context.env.identity, address),
      (object) => serveObject(context.req.raw, object, files),
    );
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
    const { bucketId, name } = readObjectAddress(context.req.url, '/object/');
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

async function readMove(context: RouteContext) {
  const body = await readJsonObject(context.req.raw);
  const bucketId = requireBucketName(body.bucketId);
  return {
    from: { bucketId, name: requireObjectKey(String(body.sourceKey)) },
    to: {
      bucketId: requireBucketName(body.destinationBucket ?? bucketId),
      name: requireObjectKey(String(body.destinationKey)),
    },
  };
}
