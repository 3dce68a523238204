import type postgres from 'postgres';
import type { ObjectMetadata } from './objects';
import { storageErrors } from './StorageError';

/** What `listV2()` of supabase-js sends. */
export interface ListV2Request {
  prefix: string;
  limit: number;
  /** Whether what lies deeper is shown as folders. */
  withDelimiter: boolean;
  column: 'name' | 'created_at' | 'updated_at';
  isDescending: boolean;
  /** After which entry the page starts. */
  after: Cursor | null;
}

/** The last entry of a page, by what it was sorted by. */
interface Cursor {
  sort: string;
  name: string;
  column: ListV2Request['column'];
  isDescending: boolean;
}

interface Entry {
  key: string;
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectMetadata | null;
  sort: string;
}

const MAX_LIMIT = 1000;

/** Reads the body of a listing by pages. @throws StorageError InvalidRequest for a cursor that is none of ours */
export function readListV2Request(body: Record<string, unknown>): ListV2Request {
  const sortBy: Record<string, unknown> =
    typeof body.sortBy === 'object' && body.sortBy !== null ? { ...body.sortBy } : {};
  const after = typeof body.cursor === 'string' && body.cursor !== '' ? cursorOf(body.cursor) : null;
  const { limit } = body;
  return {
    prefix: typeof body.prefix === 'string' ? body.prefix : '',
    limit:
      typeof limit === 'number' && Number.isInteger(limit) && limit >= 1
        ? Math.min(limit, MAX_LIMIT)
        : MAX_LIMIT,
    withDelimiter: body.with_delimiter === true,
    column: after?.column ?? columnOf(sortBy.column),
    isDescending: after?.isDescending ?? sortBy.order === 'desc',
    after,
  };
}

/** One page of what lies under a prefix and the identity may see: folders, objects, and the way to the next page. */
export async function listPage(sql: postgres.TransactionSql, bucketId: string, request: ListV2Request) {
  const entries = await readEntries(sql, bucketId, request);
  const page = entries.slice(0, request.limit);
  const last = page.at(-1);
  const hasNext = entries.length > page.length && last !== undefined;
  return {
    hasNext,
    ...(hasNext
      ? { nextCursor: encoded({ ...request, sort: last.sort, name: last.name }), nextCursorKey: last.name }
      : {}),
    folders: page.filter(({ id }) => id === null).map(({ key, name }) => ({ key, name })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ key, name, id, updated_at, created_at, last_accessed_at, metadata }) => ({
        key,
        name,
        id,
        updated_at,
        created_at,
        last_accessed_at,
        metadata,
      })),
  };
}

/** One entry more than the page holds, to know whether there is a next one. Folders have no time and sort before objects. */
function readEntries(
  sql: postgres.TransactionSql,
  bucketId: string,
  { prefix, limit, withDelimiter, column, isDescending, after }: ListV2Request,
): Promise<Entry[]> {
  const sort =
    column === 'name'
      ? sql`''`
      : sql`to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const compare = isDescending ? sql`<` : sql`>`;
  const start = after === null ? sql`true` : sql`(sort, name) ${compare} (${after.sort}, ${after.name})`;
  return sql<Entry[]>`
    with inside as (
      select name, substr(name, ${prefix.length + 1}) as rest, id, updated_at, created_at, last_accessed_at, metadata, ${sort} as sort
      from storage.objects where bucket_id = ${bucketId} and starts_with(name, ${prefix})
    ), entries as (
      select storage.filename(name) as key, name collate "C" as name, id, updated_at, created_at, last_accessed_at, metadata,
        sort collate "C" as sort
      from inside where not ${withDelimiter} or position('/' in rest) = 0
      union all
      select distinct split_part(rest, '/', 1), (${prefix} || split_part(rest, '/', 1) || '/') collate "C", null::uuid,
        null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb, '' collate "C"
      from inside where ${withDelimiter} and position('/' in rest) > 0
    )
    select * from entries where ${start}
    order by sort ${direction}, name ${direction} limit ${limit + 1}`;
}

function columnOf(value: unknown): ListV2Request['column'] {
  return value === 'created_at' || value === 'updated_at' ? value : 'name';
}

function encoded({ sort, name, column, isDescending }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, name, column, isDescending])).toString('base64url');
}

function cursorOf(text: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const parts: readonly unknown[] = Array.isArray(value) ? value : [];
    const [sort, name, column, isDescending] = parts;
    if (typeof sort === 'string' && typeof name === 'string')
      return { sort, name, column: columnOf(column), isDescending: isDescending === true };
  } catch {
    // Refused below, like anything else that is no cursor of ours.
  }
  throw storageErrors.invalidRequest('Invalid cursor');
}
