import { Hono, type Context } from 'hono';
import type postgres from 'postgres';
import { findBucketRules, requireBucket } from './buckets';
import type { StorageEnv } from './StorageEnv';
import type { FileStore } from './FileStore';
import { findObjectAddress } from './objectKey';
import type { ObjectAddress, StoredObject } from './objects';
import { readStanding } from './readStanding';
import { infoOf, serveObject } from './serveObject';
import { checkSignedLink } from './signing';
import { storageErrors } from './StorageError';
import type { StorageService } from './StorageService';

/** What the object routes work with. */
export interface ObjectRouteParts {
  sql: postgres.Sql;
  service: StorageService;
  files: FileStore;
  linkKey: Uint8Array;
}

type RouteContext = Context<StorageEnv>;

/** Reads below `/storage/v1/object` that need no user: public buckets and signed links. */
export function openReadRoutes({ sql, service, files, linkKey }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  const serve = (context: RouteContext, address: ObjectAddress, expires?: Date): Promise<Response> =>
    readStanding(
      () => service.findAsService(address),
      (object) => serveObject(context.req.raw, object, files, expires),
    );
  const isPublic = async ({ bucketId }: ObjectAddress): Promise<boolean> =>
    (await findBucketRules(sql, bucketId))?.isPublic ?? false;
  const publicAddress = async (context: RouteContext, prefix: string): Promise<ObjectAddress> => {
    const address = findObjectAddress(context.req.url, prefix);
    if (!(await isPublic(address))) throw storageErrors.noSuchBucket();
    return address;
  };

  app.get('/public/*', async (context) => serve(context, await publicAddress(context, '/object/public/')));
  app.get('/info/public/*', async (context) =>
    infoOf(await service.findAsService(await publicAddress(context, '/object/info/public/'))),
  );
  app.get('/sign/*', async (context) => {
    const address = findObjectAddress(context.req.url, '/object/sign/');
    const expires = await checkSignedLink(linkKey, address, context.req.query('token') ?? '');
    return serve(context, address, expires);
  });
  // A public bucket's objects are everybody's by their plain address, too; any other goes on to who is asking.
  app.get('/info/*', async (context, next) => {
    const address = findObjectAddress(context.req.url, '/object/info/');
    return (await isPublic(address)) ? infoOf(await service.findAsService(address)) : next();
  });
  app.get('/*', async (context, next) => {
    const address = findObjectAddress(context.req.url, '/object/');
    return (await isPublic(address)) ? serve(context, address) : next();
  });
  return app;
}

/** Reads below `/storage/v1/object` where the policies on storage.objects decide. */
export function readRoutes({ sql, service, files }: ObjectRouteParts): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  const find = async (context: RouteContext, address: ObjectAddress): Promise<StoredObject> => {
    await requireBucket(sql, address.bucketId);
    return service.find(context.env.identity, address);
  };
  const info = (prefix: string) => async (context: RouteContext) =>
    infoOf(await find(context, findObjectAddress(context.req.url, prefix)));
  const download = (prefix: string) => async (context: RouteContext) => {
    const address = findObjectAddress(context.req.url, prefix);
    return readStanding(
      () => find(context, address),
      (object) => serveObject(context.req.raw, object, files),
    );
  };
  app.get('/info/authenticated/*', info('/object/info/authenticated/'));
  app.get('/info/*', info('/object/info/'));
  app.get('/authenticated/*', download('/object/authenticated/'));
  app.get('/*', download('/object/'));
  return app;
}
