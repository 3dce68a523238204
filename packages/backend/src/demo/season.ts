import type postgres from 'postgres';

/** The day of the season that a demo shows: in week five of eleven. */
export const DEMO_DAY = 32;

/** A season that was moved, and by how many days. */
export interface MovedSeason {
  readonly id: string;
  readonly days: number;
}

/**
 * Moves the season so that `today` is its day 32, and its events, milestones, announcements, hand-ins, market tests and the closing of teams along
 * with it, keeping their local times across the change of clocks. The label stays. A second call on the same day changes nothing, and gives undefined.
 */
export async function moveSeason(
  sql: postgres.TransactionSql,
  today: Date,
): Promise<MovedSeason | undefined> {
  const [season] = await sql<{ id: string; days: number }[]>`
    select id, (${today}::timestamptz at time zone 'Europe/Berlin')::date - ${DEMO_DAY - 1}::int - starts_on as days
    from public.seasons where label = 'GROW 24/25' for update`;
  if (season === undefined || season.days === 0) return undefined;
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
  await moveHandIns(sql, id, days);
  await sql`
    update public.experiments e set happened_on = happened_on + ${days}::int
    from public.teams t where t.id = e.team_id and t.season_id = ${id}`;
  return { id, days };
}

/** Moves the stages of a round that is set up, and when it locks, along with its season. */
export async function moveRound(sql: postgres.TransactionSql, { id, days }: MovedSeason): Promise<void> {
  await sql`
    update public.stages g set
      starts_at = (g.starts_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    from public.rounds r where r.id = g.round_id and r.season_id = ${id} and r.state = 'setup'`;
  await sql`
    update public.rounds set
      locks_at = (locks_at at time zone 'Europe/Berlin' + make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'
    where season_id = ${id} and state = 'setup'`;
}

/** What was handed in keeps its distance to the day that is shown; a version is frozen for everybody but this. */
async function moveHandIns(sql: postgres.TransactionSql, seasonId: string, days: number): Promise<void> {
  const moved = sql`make_interval(days => ${days}::int)`;
  const ofSeason = sql`team_id in (select id from public.teams where season_id = ${seasonId})`;
  await sql`set local session_replication_role = replica`;
  await sql`update public.hand_ins set due_at_effective = due_at_effective + ${moved}, extended_until = extended_until + ${moved},
    extension_asked_at = extension_asked_at + ${moved},
    extension_declined_at = extension_declined_at + ${moved}, extension_before = null, taken_at = taken_at + ${moved}, taken_back_at = taken_back_at + ${moved},
    return_due_at = return_due_at + ${moved}, clock_seen_at = clock_seen_at + ${moved} where ${ofSeason}`;
  await sql`update public.hand_in_parts set written_at = written_at + ${moved} where ${ofSeason}`;
  await sql`update public.hand_in_part_changes set began_at = began_at + ${moved}, written_at = written_at + ${moved} where ${ofSeason}`;
  await sql`update public.hand_in_versions set handed_in_at = handed_in_at + ${moved},
    due_at_effective = due_at_effective + ${moved}, replaced_at = replaced_at + ${moved} where ${ofSeason}`;
  await sql`update public.hand_in_verdicts set settles_at = settles_at + ${moved}, settled_at = settled_at + ${moved} where ${ofSeason}`;
  await sql`update public.uploads set created_at = created_at + ${moved}, stored_at = stored_at + ${moved} where ${ofSeason}`;
  await sql`set local session_replication_role = origin`;
}
