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
  const rules = await findBucketRules(sql, bucketId);
  if (rules === null) throw storageErrors.noSuchBucket();
  return rules;
}

/** The same, with null for a bucket that is not there. */
export async function findBucketRules(sql: postgres.Sql, bucketId: string): Promise<BucketRules | null> {
  const row = await asIdentity(sql, SERVICE, 'storage.bucket.get', (transaction) =>
    findBucket(transaction, bucketId),
  );
  if (row === null) return null;
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

/** How a list of buckets is narrowed, sorted and paged. */
export interface BucketQuery {
  search: string;
  column: string;
  isDescending: boolean;
  limit: number | null;
  offset: number;
}

const SORT_COLUMNS = ['id', 'name', 'created_at', 'updated_at'];

/** Reads the query of `listBuckets()` of supabase-js. */
export function readBucketQuery(query: Record<string, string>): BucketQuery {
  const count = (text: string | undefined): number | null =>
    text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
  const { sortColumn = 'name' } = query;
  return {
    search: query.search ?? '',
    column: SORT_COLUMNS.includes(sortColumn) ? sortColumn : 'name',
    isDescending: query.sortOrder === 'desc',
    limit: count(query.limit),
    offset: count(query.offset) ?? 0,
  };
}

/** The buckets that the identity may see. */
export async function listBuckets(
  sql: postgres.TransactionSql,
  { search, column, isDescending, limit, offset }: BucketQuery,
): Promise<BucketRow[]> {
  return sql<BucketRow[]>`
    select id, name, owner, public, type, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at
    from storage.buckets where position(lower(${search}) in lower(name)) > 0
    order by ${sql(column)} ${isDescending ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`;
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
  return { public: false, file_size_limit: null, allowed_mime_types: null, ...readBucketChanges(body) };
}

/** Only those settings that a body names; the others stay. @throws StorageError InvalidRequest */
export function readBucketChanges(body: Record<string, unknown>): Partial<BucketSettings> {
  const types: unknown[] | null = Array.isArray(body.allowed_mime_types) ? body.allowed_mime_types : null;
  return {
    ...(body.public === undefined ? {} : { public: body.public === true }),
    ...(body.file_size_limit === undefined ? {} : { file_size_limit: bytesOf(body.file_size_limit) }),
    ...(body.allowed_mime_types === undefined
      ? {}
      : { allowed_mime_types: types?.filter((type): type is string => typeof type === 'string') ?? null }),
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
