import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** In milliseconds. */
const LOOK_AGAIN_AFTER = 5;
const GIVE_UP_AFTER = 5_000;

/**
 * Resolves once everybody sees what the transactions have done. The log tells of a commit shortly before the database
 * shows it to others, a long one on a busy machine: whoever looks for a row in between finds none. `ids` are the
 * transactions' numbers as the log has them, of 32 bits. After 5 s it resolves all the same.
 */
export async function untilVisible(sql: postgres.Sql, ids: readonly number[]): Promise<void> {
  const end = Date.now() + GIVE_UP_AFTER;
  while (Date.now() < end) {
    const [answer] = await sql<{ is_visible: boolean }[]>`
      with now as (select pg_current_snapshot() as seen),
        limits as (select seen, pg_snapshot_xmax(seen)::text::bigint as next from now),
        wanted as (
          select seen, next, (next >> 32 << 32) + id as id
          from limits, unnest(${[...new Set(ids)]}::bigint[]) as id
        )
      select bool_and(pg_visible_in_snapshot(
        -- A number far ahead is one from before the 32 bits began anew.
        (case when id > next + 2147483648 then id - 4294967296 else id end)::text::xid8, seen
      )) as is_visible
      from wanted`;
    if (answer?.is_visible !== false) return;
    await sleep(LOOK_AGAIN_AFTER);
  }
}
