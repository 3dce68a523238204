import type postgres from 'postgres';
import type { ObjectMetadata } from './objects';

/** One line of a folder's listing; a folder has a name only. */
export interface ListEntry {
  name: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: ObjectMetadata | null;
}

/** What `list()` of supabase-js sends. */
export interface ListRequest {
  prefix: string;
  limit: number;
  offset: number;
  search: string;
  column: string;
  isDescending: boolean;
}

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'];
const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** Reads a listing's body; what is missing or odd falls back to the service's defaults. */
export function readListRequest(body: Record<string, unknown>): ListRequest {
  const sortBy: Record<string, unknown> =
    typeof body.sortBy === 'object' && body.sortBy !== null ? { ...body.sortBy } : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const count = (value: unknown, fallback: number): number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;
  const prefix = text(body.prefix).replace(/^\/+/, '');
  return {
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    limit: Math.min(count(body.limit, DEFAULT_LIMIT), MAX_LIMIT),
    offset: count(body.offset, 0),
    search: text(body.search),
    column: COLUMNS.includes(text(sortBy.column)) ? text(sortBy.column) : 'name',
    isDescending: text(sortBy.order).toLowerCase() === 'desc',
  };
}

/** Lists one folder of a bucket: the folders in it and the objects the identity may see. */
export async function listFolder(
  sql: postgres.TransactionSql,
  bucketId: string,
  request: ListRequest,
): Promise<ListEntry[]> {
  const direction = request.isDescending ? sql`desc` : sql`asc`;
  return sql<ListEntry[]>`
    with inside as (
      select substr(name, ${request.prefix.length + 1}) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = ${bucketId} and starts_with(name, ${request.prefix})
    ), entries as (
      select rest as name, id, updated_at, created_at, last_accessed_at, metadata
      from inside where position('/' in rest) = 0
      union all
      select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from inside where position('/' in rest) > 0
    )
    select * from entries where starts_with(lower(name), lower(${request.search}))
    order by ${sql(request.column)} ${direction}, name
    limit ${request.limit} offset ${request.offset}`;
}
