import type postgres from 'postgres';

/** The day of the season that a demo shows: in week five of eleven. */
export const DEMO_DAY = 32;

/**
 * Moves the season so that `today` is its day 32, and its events, milestones, announcements and the closing of teams along
 * with it, keeping their local times across the change of clocks. The label stays. A second call on the same day changes nothing.
 */
export async function moveSeason(sql: postgres.TransactionSql, today: Date): Promise<void> {
  const [season] = await sql<{ id: string; days: number }[]>`
    select id, (${today}::timestamptz at time zone 'Europe/Berlin')::date - ${DEMO_DAY - 1}::int - starts_on as days
    from public.seasons where label = 'GROW 24/25' for update`;
  if (season === undefined || season.days === 0) return;
  const { id, days } = season;
  await sql`
    update public.seasons set
      starts_on = starts_on + ${days}::int,
      phase = 'running',
      team_closes_at = (team_closes_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    where id = ${id}`;
  await sql`
    update public.events set
      starts_at = (starts_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin',
      ends_at = (ends_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    where season_id = ${id}`;
  await sql`
    update public.milestones set
      opens_at = (opens_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin',
      due_at = (due_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    where season_id = ${id}`;
  await sql`
    update public.announcements set
      sent_at = (sent_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    where season_id = ${id}`;
}
