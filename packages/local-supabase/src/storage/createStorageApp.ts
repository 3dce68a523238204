import { Hono } from 'hono';
import { join } from 'node:path';
import postgres from 'postgres';
import { absentRoutes } from './absentRoutes';
import { bucketRoutes } from './bucketRoutes';
import { FileStore } from './FileStore';
import { objectRoutes } from './objectRoutes';
import { openReadRoutes, readRoutes } from './readRoutes';
import { createUploadServer } from './resumable/createUploadServer';
import { openResumableRoutes, resumableRoutes } from './resumable/resumableRoutes';
import { openUploadRoutes, signedUploadRoutes } from './signedUploadRoutes';
import { loadLinkKey } from './signing';
import type { StorageEnv } from './StorageEnv';
import { StorageError, storageErrorOf, storageErrors } from './StorageError';
import { StorageService } from './StorageService';

/** How often unfinished uploads of yesterday are looked for, in milliseconds. */
const UPKEEP_INTERVAL = 3_600_000;

/** The storage service, and how to end it. */
export interface StorageApp {
  fetch(request: Request, bindings: StorageEnv['Bindings']): Response | Promise<Response>;
  close(): Promise<void>;
}

/**
 * The storage service of a hosted project, for the calls supabase-js makes: rows in storage.objects under the caller's
 * own policies, bytes below `<dataDir>/storage`.
 */
export async function createStorageApp(options: {
  /** Address for the role `authenticator`. */
  url: string;
  dataDir: string;
  log: (line: string) => void;
}): Promise<StorageApp> {
  const sql = postgres(options.url, { max: 5, idle_timeout: 30, onnotice: () => undefined });
  const files = new FileStore(join(options.dataDir, 'storage'));
  const service = new StorageService(sql, files);
  const uploads = createUploadServer({ sql, service, folder: join(options.dataDir, 'storage-uploads') });
  const parts = { sql, service, files, uploads, linkKey: await loadLinkKey(options.dataDir) };
  await service.sweep();
  const removeExpired = (): void => {
    uploads.removeExpired().catch((error: unknown) => {
      options.log(`Unfinished uploads could not be removed: ${String(error)}`);
    });
  };
  removeExpired();
  const upkeep = setInterval(removeExpired, UPKEEP_INTERVAL).unref();

  const app = new Hono<StorageEnv>().basePath('/storage/v1');
  app.route('/object', openUploadRoutes(parts));
  app.route('/upload/resumable', openResumableRoutes(parts));
  app.route('/object', openReadRoutes(parts));
  app.use(async (context, next) => {
    const { caller } = context.env;
    if (caller.kind === 'missingKey') {
      throw new StorageError(
        400,
        'InvalidRequest',
        'Error',
        "headers must have required property 'authorization'",
      );
    }
    if (caller.kind === 'refusedToken') {
      throw storageErrors.accessDenied(
        caller.reason === 'expired' ? '"exp" claim timestamp check failed' : 'Invalid Compact JWS',
      );
    }
    await next();
  });
  app.route('/bucket', bucketRoutes(parts));
  app.route('/upload/resumable', resumableRoutes(parts));
  app.route('/', absentRoutes());
  app.route('/object', signedUploadRoutes(parts));
  app.route('/object', readRoutes(parts));
  app.route('/object', objectRoutes(parts));
  app.notFound((context) => storageErrors.noSuchRoute(context.req.method, context.req.path).toResponse());
  app.onError((error, context) => {
    const known = storageErrorOf(error);
    if (known === null || known.statusCode >= 500) {
      options.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`);
    }
    return (
      known ?? new StorageError(500, 'InternalError', 'Internal', 'Internal Server Error')
    ).toResponse();
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    close: () => {
      clearInterval(upkeep);
      return sql.end({ timeout: 1 });
    },
  };
}
