import { Hono } from 'hono';
import type { StorageEnv } from './StorageEnv';
import { storageErrors } from './StorageError';

/** What a hosted project has and this one has not, by path, in words that say so. */
const ABSENT: Readonly<Record<string, string>> = {
  '/render/*': 'The local backend does not transform images. A hosted project does.',
  '/s3/*': 'The local backend does not speak the S3 protocol. A hosted project does.',
  '/s3': 'The local backend does not speak the S3 protocol. A hosted project does.',
  '/vector/*': 'The local backend has no vector buckets. A hosted project has.',
  '/iceberg/*': 'The local backend has no analytics buckets. A hosted project has.',
  '/cdn/*': 'There is no cache in front of the local backend that could be purged.',
};

/** Answers what is missing here as a hosted project answers a feature that is not enabled: 403 FeatureNotEnabled. */
export function absentRoutes(): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
  for (const [path, message] of Object.entries(ABSENT)) {
    app.all(path, () => {
      throw storageErrors.featureNotEnabled(message);
    });
  }
  return app;
}
