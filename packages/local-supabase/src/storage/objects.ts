import type postgres from 'postgres';
import type { RequestIdentity } from '../gateway/identity';

/** What the service keeps about an object's bytes, in the hosted service's names. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

/** A row of storage.objects. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
}

/** Where an object is. */
export interface ObjectAddress {
  bucketId: string;
  name: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is told about bytes that were uploaded; `md5` as hexadecimal text. */
export interface Described {
  size: number;
  md5: string;
  contentType: string;
  cacheControl: string;
}

/** Describes uploaded bytes. */
export function metadataOf({ size, md5, contentType, cacheControl }: Described, now: Date): ObjectMetadata {
  return {
    eTag: `"${md5}"`,
    size,
    mimetype: contentType,
    cacheControl,
    lastModified: now.toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
}

/** What a write puts into a row. */
export interface ObjectWrite extends ObjectAddress {
  identity: RequestIdentity;
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
  /** Whose object it is, as the token says it; on a hosted project not always a user of the project. */
  owner: string | null;
}

function rowOf(sql: postgres.TransactionSql, write: ObjectWrite) {
  return {
    bucket_id: write.bucketId,
    name: write.name,
    ...ownerColumns(write.owner),
    version: write.version,
    metadata: sql.json({ ...write.metadata }),
    user_metadata: write.userMetadata === null ? null : sql.json(jsonOf(write.userMetadata)),
  };
}

function ownerColumns(owner: string | null) {
  return { owner: owner !== null && UUID.test(owner) ? owner : null, owner_id: owner };
}

/** The same value as the driver's JSON type knows it. */
function jsonOf(value: Record<string, unknown>): postgres.JSONValue {
  return JSON.parse(JSON.stringify(value)) as postgres.JSONValue;
}

/** Adds an object; with `overwrite`, takes the place of the one that has the name. Policies decide. */
export async function insertObject(
  sql: postgres.TransactionSql,
  write: ObjectWrite,
  overwrite: boolean,
): Promise<string> {
  const row = rowOf(sql, write);
  const onConflict = overwrite
    ? sql`on conflict (bucket_id, name) do update set
        version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
        owner = excluded.owner, owner_id = excluded.owner_id`
    : sql``;
  const rows = await sql<
    { id: string }[]
  >`insert into storage.objects ${sql(row)} ${onConflict} returning id`;
  return rows[0]?.id ?? '';
}

/** Replaces an object that the identity may change; null when there is none. */
export async function updateObject(sql: postgres.TransactionSql, write: ObjectWrite): Promise<string | null> {
  const rows = await sql<{ id: string }[]>`
    update storage.objects set ${sql(rowOf(sql, write))}
    where bucket_id = ${write.bucketId} and name = ${write.name} returning id`;
  return rows[0]?.id ?? null;
}

/** Finds an object that the identity may see. */
export async function findObject(
  sql: postgres.TransactionSql,
  { bucketId, name }: ObjectAddress,
): Promise<StoredObject | null> {
  const rows = await sql<StoredObject[]>`
    select id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata
    from storage.objects where bucket_id = ${bucketId} and name = ${name}`;
  return rows[0] ?? null;
}

/** Which of the names the identity may see, in one question. */
export async function findNames(
  sql: postgres.TransactionSql,
  bucketId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select name from storage.objects where bucket_id = ${bucketId} and name = any(${sql.array([...names])})`;
  return new Set(rows.map(({ name }) => name));
}

/** Deletes the objects that the identity may delete; the others stay, untold. */
export async function deleteObjects(
  sql: postgres.TransactionSql,
  bucketId: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  return sql<StoredObject[]>`
    delete from storage.objects where bucket_id = ${bucketId} and name = any(${sql.array([...names])})
    returning id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata`;
}

/** Gives an object another name or bucket, and whoever moves it for an owner; null when the identity may not change it. */
export async function moveObject(
  sql: postgres.TransactionSql,
  from: ObjectAddress,
  to: ObjectAddress,
  owner: string | null,
): Promise<string | null> {
  const place = { bucket_id: to.bucketId, name: to.name, ...(owner === null ? {} : ownerColumns(owner)) };
  const rows = await sql<{ id: string }[]>`
    update storage.objects set ${sql(place)}
    where bucket_id = ${from.bucketId} and name = ${from.name} returning id`;
  return rows[0]?.id ?? null;
}
