// Mentors of the scale data, and whom they meet; after the table `scale_records` of addRecords.
import type postgres from 'postgres';
import { scaleTeams } from './teams';

/** Weeks in which each team has met its mentor. */
export const MEETINGS_HELD = 4;

/** What mentors say of themselves, by their ids: all take the shared queue, which is what it holds at its fullest. */
export async function addScaleMentors(
  sql: postgres.TransactionSql,
  mentors: readonly string[],
): Promise<void> {
  await sql`
    insert into public.mentor_profiles (user_id, capacity, languages, cities, line, takes_shared_queue)
    select id, 4 + n::int % 5, case when n % 3 = 0 then '{de}' else '{de,en}' end::text[], '{}', 'Send me the number first.', true
    from unnest(${mentors}::uuid[]) with ordinality as listed (id, n)`;
  await sql`
    insert into public.mentor_absences (mentor_id, starts_on, ends_on)
    select id, current_date + 7 * i, current_date + 7 * i + 4
    from unnest(${mentors}::uuid[]) with ordinality as listed (id, n) cross join generate_series(-3, 3) i where n % 4 = 0`;
  await sql`
    insert into public.mentor_conflicts (mentor_id, team_id, reason)
    select m.id, t.id, 'We worked together.'
    from unnest(${mentors}::uuid[]) with ordinality as m (id, n)
      join unnest(${scaleTeams().map(({ id }) => id)}::uuid[]) with ordinality as t (id, n) on t.n % 100 = m.n % 100`;
}

/** Every mentor of `scale_records` is met each Thursday: by their teams, and by others in two more slots. */
export async function addScaleMeetings(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    create temp table scale_meetings on commit drop as
    select team_id, n, captain, starts_on, mentor, (row_number() over (partition by mentor order by n) - 1)::int as place,
      count(*) over (partition by mentor)::int as teams
    from scale_records`;
  await sql`
    insert into public.office_hour_series (id, mentor_id, weekday, from_time, to_time, minutes, first_on, last_on, audience)
    select distinct md5('series ' || mentor)::uuid, mentor, extract(isodow from starts_on + 3)::int, time '12:00', time '18:00', 20,
      starts_on, starts_on + 76, 'own'
    from scale_meetings`;
  await sql`
    insert into public.office_hour_slots (id, mentor_id, series_id, starts_at, ends_at, audience)
    select md5('slot ' || r.mentor || ' ' || week || ' ' || i)::uuid, r.mentor, md5('series ' || r.mentor)::uuid, at,
      at + interval '20 minutes', case when i < r.teams then 'own' else 'all' end
    from (select distinct mentor, teams, starts_on from scale_meetings) r
      cross join generate_series(1, 10) week cross join lateral generate_series(0, r.teams + 1) i
      cross join lateral (
        select (r.starts_on + week * 7 - 4 + time '12:00' + i * interval '20 minutes') at time zone 'Europe/Berlin' as at
      ) begins
    order by r.mentor, week, i`;
  await sql`
    insert into public.office_hour_bookings (
      slot_id, team_id, mentor_id, starts_at, ends_at, agenda, state, booked_by, note, settled_at, created_at
    )
    select s.id, r.team_id, r.mentor, s.starts_at, s.ends_at, 'Whether a second dairy matters more than a shop that pays.',
      case when week <= ${MEETINGS_HELD} then 'held' else 'booked' end, r.captain,
      case when week <= ${MEETINGS_HELD} then 'Two shops are not a market. Phone four more before Sunday.' else '' end,
      case when week <= ${MEETINGS_HELD} then s.ends_at end, s.starts_at - interval '4 days'
    from scale_meetings r cross join generate_series(1, ${MEETINGS_HELD + 2}) week
      join public.office_hour_slots s on s.id = md5('slot ' || r.mentor || ' ' || week || ' ' || r.place)::uuid
    where week <> ${MEETINGS_HELD + 1}
    order by r.team_id, week`;
}
