import type postgres from 'postgres';

/** Every row that the demo may make and that stands by itself, by the kind under which it is noted; the rest goes along with it. */
const rows = (sql: postgres.TransactionSql) => sql`
  select 'announcements' as kind, id from public.announcements
  union all select 'events', id from public.events
  union all select 'partners', id from public.partners
  union all select 'saved_audiences', id from public.saved_audiences
  union all select 'saved_views', id from private.saved_views
  union all select 'jobs', id from private.jobs
  union all select 'rounds', id from public.rounds
  union all select 'teams', id from public.teams
  union all select 'seasons', id from public.seasons
  union all select 'profiles', user_id from private.profiles
  union all select 'guests', user_id from private.guests`;

/** Whether an organiser has deleted what the demo made. */
export async function wasDeleted(sql: postgres.TransactionSql): Promise<boolean> {
  return (await sql`select from private.demo_data where removed_at is not null limit 1`).length > 0;
}

/** Notes what is there before the demo is added, until the transaction ends. */
export async function noteBefore(sql: postgres.TransactionSql): Promise<void> {
  await sql`create temporary table before_demo on commit drop as ${rows(sql)}`;
}

/** Writes down what came since, and nothing else: that is what an organiser can delete as demo data. */
export async function keepMade(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into private.demo_data (kind, id)
    select made.kind, made.id from (${rows(sql)}) made
    where not exists (select from before_demo b where b.kind = made.kind and b.id = made.id)
    on conflict do nothing`;
}
