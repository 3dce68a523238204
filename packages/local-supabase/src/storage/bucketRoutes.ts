import { Hono } from 'hono';
import type postgres from 'postgres';
import { asIdentity } from './asIdentity';
import { findBucket, listBuckets, readBucketChanges, readBucketQuery, readBucketSettings } from './buckets';
import type { StorageEnv } from './StorageEnv';
import { readJsonObject } from './readJsonObject';
import { requireBucketName } from './objectKey';
import { storageErrors } from './StorageError';
import type { StorageService } from './StorageService';

/** Routes below `/storage/v1/bucket`. Without a policy on storage.buckets they answer the service role only. */
export function bucketRoutes({
  sql,
  service,
}: {
  sql: postgres.Sql;
  service: StorageService;
}): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();

  app.get('/', async (context) =>
    context.json(
      await asIdentity(sql, context.env.identity, 'storage.bucket.list', (transaction) =>
        listBuckets(transaction, readBucketQuery(context.req.query())),
      ),
    ),
  );
  app.get('/:id', async (context) => {
    const bucket = await asIdentity(sql, context.env.identity, 'storage.bucket.get', (transaction) =>
      findBucket(transaction, context.req.param('id')),
    );
    if (bucket === null) throw storageErrors.noSuchBucket();
    return context.json(bucket);
  });

  app.post('/', async (context) => {
    const body = await readJsonObject(context.req.raw);
    const name = requireBucketName(body.name);
    const row = { id: requireBucketName(body.id ?? name), name, ...readBucketSettings(body) };
    await asIdentity(sql, context.env.identity, 'storage.bucket.create', async (transaction) => {
      await transaction`insert into storage.buckets ${transaction(row)}`;
    });
    return context.json({ name });
  });
  app.put('/:id', async (context) => {
    const settings = readBucketChanges(await readJsonObject(context.req.raw));
    if (Object.keys(settings).length === 0) throw storageErrors.invalidRequest('No content provided');
    const changed = await asIdentity(
      sql,
      context.env.identity,
      'storage.bucket.update',
      (transaction) =>
        transaction`update storage.buckets set ${transaction(settings)}, updated_at = now()
        where id = ${context.req.param('id')}`,
    );
    if (changed.count === 0) throw storageErrors.noSuchBucket();
    return context.json({ message: 'Successfully updated' });
  });

  app.post('/:id/empty', async (context) => {
    const bucketId = context.req.param('id');
    const names = await asIdentity(sql, context.env.identity, 'storage.bucket.empty', async (transaction) => {
      if ((await findBucket(transaction, bucketId)) === null) throw storageErrors.noSuchBucket();
      return transaction<{ name: string }[]>`select name from storage.objects where bucket_id = ${bucketId}`;
    });
    await service.remove(
      context.env.identity,
      bucketId,
      names.map(({ name }) => name),
    );
    return context.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
  });
  app.delete('/:id', async (context) => {
    const bucketId = context.req.param('id');
    await asIdentity(sql, context.env.identity, 'storage.bucket.delete', async (transaction) => {
      if ((await findBucket(transaction, bucketId)) === null) throw storageErrors.noSuchBucket();
      const objects = await transaction`select from storage.objects where bucket_id = ${bucketId} limit 1`;
      if (objects.count > 0) throw storageErrors.bucketNotEmpty();
      const deleted = await transaction`delete from storage.buckets where id = ${bucketId}`;
      if (deleted.count === 0) throw storageErrors.noSuchBucket();
    });
    return context.json({ message: 'Successfully deleted' });
  });
  return app;
}
