import type postgres from 'postgres';
import { SERVICE, asIdentity } from './asIdentity';
import { storageErrors } from './StorageError';

/** A row of storage.buckets. */
export interface BucketRow {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  type: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** What an upload or a public link must know of a bucket, whoever asks. */
export interface BucketRules {
  isPublic: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
}

/** Reads a bucket's rules past row-level security. @throws StorageError NoSuchBucket */
export async function requireBucket(sql: postgres.Sql, bucketId: string): Promise<BucketRules> {
  const row = await asIdentity(sql, SERVICE, 'storage.bucket.get', (transaction) =>
    findBucket(transaction, bucketId),
  );
  if (row === null) throw storageErrors.noSuchBucket();
  return {
    isPublic: row.public,
    fileSizeLimit: row.file_size_limit,
    allowedMimeTypes: row.allowed_mime_types,
  };
}

/** Finds a bucket that the identity may see. */
export async function findBucket(sql: postgres.TransactionSql, bucketId: string): Promise<BucketRow | null> {
  const rows = await sql<BucketRow[]>`
    select id, name, owner, public, type, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at
    from storage.buckets where id = ${bucketId}`;
  return rows[0] ?? null;
}

/** The buckets that the identity may see, by name. */
export async function listBuckets(sql: postgres.TransactionSql): Promise<BucketRow[]> {
  return sql<BucketRow[]>`
    select id, name, owner, public, type, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at
    from storage.buckets order by name`;
}

/** What a caller may set on a bucket. */
export interface BucketSettings {
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

/** Reads bucket settings; a size is a number of bytes or text such as `2MB`. @throws StorageError InvalidRequest */
export function readBucketSettings(body: Record<string, unknown>): BucketSettings {
  const types: unknown[] | null = Array.isArray(body.allowed_mime_types) ? body.allowed_mime_types : null;
  return {
    public: body.public === true,
    file_size_limit: bytesOf(body.file_size_limit),
    allowed_mime_types:
      types === null ? null : types.filter((type): type is string => typeof type === 'string'),
  };
}

function bytesOf(size: unknown): number | null {
  if (size === null || size === undefined) return null;
  const sizeText = typeof size === 'string' || typeof size === 'number' ? `${size}` : '';
  const [, digits, unit] = /^(\d+(?:\.\d+)?)([kmg]?b)?$/i.exec(sizeText) ?? [];
  const factor = UNITS[(unit ?? 'b').toLowerCase()];
  if (digits === undefined || factor === undefined) {
    throw storageErrors.invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  }
  return Math.floor(Number(digits) * factor);
}
