import type postgres from 'postgres';
import { addScaleMeetings, addScaleMentors, MEETINGS_HELD } from './addMentoring';
import { SCALE, type ScalePerson } from './people';
import { scaleTeams } from './teams';

/** Market tests of each team. */
const TESTS = 40;
/** Versions of each hand-in. */
const VERSIONS = 3;
/** Check-ins of each team. */
const PULSES = 10;
/** Private notes about each team. */
const NOTES = 8;

/** How many records there are at scale. */
export const SCALE_RECORDS = {
  experiments: SCALE.teams * TESTS,
  // Ten weeks of eleven ask for something.
  handIns: SCALE.teams * 10,
  versions: SCALE.teams * 10 * VERSIONS,
  pulses: SCALE.teams * PULSES,
  notes: SCALE.teams * NOTES,
  // And one to come.
  meetings: SCALE.teams * (MEETINGS_HELD + 1),
} as const;

/** Gives all but every 50th team a mentor, and every team a log of market tests, and hand-ins of all weeks with files, versions and verdicts; a statement a table. */
export async function addScaleRecords(
  sql: postgres.TransactionSql,
  people: readonly ScalePerson[],
  now: Date,
): Promise<void> {
  const mentors = people.slice(SCALE.participants).map(({ id }) => id);
  await sql`
    create temp table scale_records on commit drop as
    select t.id as team_id, listed.n::int, t.season_id, season.starts_on, t.captain_id as captain,
      -- One of them has thirty teams, the others five each.
      (${mentors}::uuid[])[case when listed.n <= 30 then 1 else 2 + listed.n % ${mentors.length - 1} end] as mentor
    from unnest(${scaleTeams().map(({ id }) => id)}::uuid[]) with ordinality as listed (id, n)
      join public.teams t on t.id = listed.id join public.seasons season on season.id = t.season_id`;
  await sql`
    insert into public.mentor_assignments (team_id, mentor_id, status)
    select team_id, mentor, 'active' from scale_records where n % 50 > 0 order by team_id`;
  await addScaleMentors(sql, mentors);
  await addExperiments(sql);
  await addHandIns(sql, now);
  await addVersions(sql);
  await addPulses(sql);
  await addScaleMeetings(sql);
}

async function addExperiments(sql: postgres.TransactionSql): Promise<void> {
  // The sums of each week once, and not once a test.
  await sql`alter table public.experiments disable trigger experiments_sum_traction`;
  await sql`
    insert into public.experiments (
      id, team_id, author_id, updated_by, hypothesis, method, target_value, result_value, unit, happened_on, seen, verdict,
      decision, adds_interviews, adds_test_users, adds_pre_orders, adds_revenue_cents, people_agreed, is_draft, version, created_at
    )
    select md5('experiment ' || r.n || ' ' || i)::uuid, r.team_id, r.captain, r.captain,
      'At least ' || 3 + i % 9 || ' of ' || 12 + i % 9 || ' shops order when they see one price and nothing else.',
      'Price question ' || i || '. Named one price by phone and asked for an order, not for an opinion.',
      3 + i % 9, (r.n + i) % 14, 'of ' || 12 + i % 9 || ' shops', r.starts_on + (i * 75 / ${TESTS})::int,
      'Half of them asked who takes it back. ' || repeat('Nobody asked about the colour. ', 1 + (r.n + i) % 6),
      (array['held', 'failed', 'open', 'unclear'])[1 + (r.n + i) % 4], (array['continue', 'change', null])[1 + i % 3],
      (r.n * i) % 7, (r.n + i) % 4, (r.n + i * 3) % 9, ((r.n + i) % 5) * 1250, true, i % 20 = 0, 2,
      (r.starts_on + (i * 75 / ${TESTS})::int + time '12:00') at time zone 'Europe/Berlin'
    from scale_records r cross join generate_series(1, ${TESTS}) i
    order by r.team_id, i`;
  await sql`alter table public.experiments enable trigger experiments_sum_traction`;
  await sql`
    select private.sum_traction(r.team_id, week) from scale_records r cross join generate_series(1, 11) week`;
  await sql`
    insert into public.experiment_changes (experiment_id, version, kind, before, changed_by, changed_at)
    select e.id, 1, 'edited', jsonb_build_object('seen', 'Half of them asked.'), e.author_id, e.created_at + interval '1 hour'
    from public.experiments e join scale_records r on r.team_id = e.team_id`;
}

async function addHandIns(sql: postgres.TransactionSql, now: Date): Promise<void> {
  await sql`
    insert into public.hand_ins (
      id, team_id, milestone_id, state, version, due_at_effective, is_late, reviewer_id, taken_at, return_due_at, clock_seen_at
    )
    select md5('hand-in ' || r.n || ' ' || m.week)::uuid, r.team_id, m.id, state.name, ${VERSIONS}, m.due_at, r.n % 9 = 0,
      case state.name when 'in_review' then r.mentor end, case state.name when 'in_review' then ${now}::timestamptz end,
      case state.name when 'changes_requested' then ${now}::timestamptz + interval '3 days' end,
      m.due_at + make_interval(mins => m.grace_minutes)
    from scale_records r join public.milestones m on m.season_id = r.season_id
      cross join lateral (
        select (array['accepted', 'accepted', 'accepted', 'submitted', 'changes_requested', 'in_review'])[1 + (r.n + m.week) % 6] as name
      ) state
    order by r.team_id, m.week`;
  await sql`
    insert into public.uploads (
      id, team_id, uploaded_by, milestone_id, part_key, name, bytes, media_type, state, created_at, stored_at, checked_at
    )
    select md5('upload ' || r.n || ' ' || m.week || ' ' || p.key)::uuid, r.team_id, r.captain, m.id, p.key,
      p.key || '-' || r.n || '.pdf', 100000 + r.n, 'application/pdf', 'stored', m.opens_at, m.opens_at, ${now}::timestamptz
    from scale_records r join public.milestones m on m.season_id = r.season_id
      join public.milestone_parts p on p.milestone_id = m.id and p.kind in ('file', 'film')`;
  await sql`
    insert into public.hand_in_parts (hand_in_id, part_key, team_id, value, version, written_by, written_at)
    select md5('hand-in ' || r.n || ' ' || m.week)::uuid, p.key, r.team_id,
      case p.kind
        when 'text' then jsonb_build_object('text', left(repeat('One sentence, one number, one person you can call. ', 1 + r.n % 9), p.max_characters))
        when 'link' then jsonb_build_object('links', jsonb_build_array('https://prototype.example/' || r.n))
        when 'tests' then jsonb_build_object('tests', jsonb_build_array(
          md5('experiment ' || r.n || ' ' || m.week * 3 - 1)::uuid, md5('experiment ' || r.n || ' ' || m.week * 3 - 2)::uuid
        ))
        else jsonb_build_object('files', jsonb_build_array(md5('upload ' || r.n || ' ' || m.week || ' ' || p.key)::uuid))
      end, 3, r.captain, m.due_at - interval '2 hours'
    from scale_records r join public.milestones m on m.season_id = r.season_id
      join public.milestone_parts p on p.milestone_id = m.id
    order by r.team_id, m.week, p.key`;
  await sql`
    insert into public.hand_in_part_changes (hand_in_id, part_key, version, team_id, value, written_by, began_at, written_at)
    select p.hand_in_id, p.part_key, v, p.team_id, p.value, p.written_by,
      p.written_at - make_interval(hours => 10 * (3 - v)), p.written_at - make_interval(hours => 10 * (3 - v))
    from public.hand_in_parts p join scale_records r on r.team_id = p.team_id cross join generate_series(1, 3) v`;
}

async function addVersions(sql: postgres.TransactionSql): Promise<void> {
  await sql`analyze public.hand_ins, public.hand_in_parts, public.hand_in_part_changes, public.uploads, public.experiments`;
  await sql`
    with frozen as materialized (
      select h.id, h.team_id, h.is_late, h.due_at_effective, r.captain, private.frozen_parts(h, 'infinity') as parts
      from public.hand_ins h join scale_records r on r.team_id = h.team_id
    )
    insert into public.hand_in_versions (
      id, hand_in_id, team_id, number, parts, handed_in_at, handed_in_by, is_by_clock, is_complete, is_late, due_at_effective, replaced_at
    )
    select md5('version ' || h.id || ' ' || v)::uuid, h.id, h.team_id, v, h.parts,
      h.due_at_effective - make_interval(hours => 30 - 9 * v), case when v > 1 then h.captain end, v = 1, true, h.is_late,
      h.due_at_effective, case when v < ${VERSIONS} then h.due_at_effective - make_interval(hours => 21 - 9 * v) end
    from frozen h cross join generate_series(1, ${VERSIONS}) v`;
  await sql`
    insert into public.hand_in_verdicts (
      version_id, hand_in_id, team_id, author_id, decision, note, settles_at, settled_at, created_at
    )
    select v.id, v.hand_in_id, v.team_id, r.mentor, case when v.number < ${VERSIONS} then 'changes_requested' else 'accepted' end,
      'Decide for one customer and put the other one into the drawer.', v.handed_in_at + interval '1 day',
      v.handed_in_at + interval '1 day', v.handed_in_at + interval '1 day'
    from public.hand_in_versions v join public.hand_ins h on h.id = v.hand_in_id join scale_records r on r.team_id = v.team_id
    where v.number < ${VERSIONS} or h.state = 'accepted'`;
}

async function addPulses(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.pulses (team_id, week, user_id, state, note, read_by_mentor_at, read_by, created_at)
    select r.team_id, week, r.captain, case when (r.n + week) % 5 = 0 then 'stuck' else 'on_track' end,
      case when (r.n + week) % 5 = 0 then 'The cutter is booked until Friday.' else '' end, at, r.mentor, at
    from scale_records r cross join generate_series(1, ${PULSES}) week
      cross join lateral (select r.starts_on + week * 7 - time '06:00' as at) told
    order by r.team_id, week`;
  await sql`
    insert into public.advice (id, team_id, author_id, text, created_at)
    select md5('advice ' || r.n || ' ' || i)::uuid, r.team_id, r.mentor, 'Let a stranger pack one parcel. Film the hands.',
      r.starts_on + i * 10
    from scale_records r cross join generate_series(1, 5) i`;
  await sql`
    insert into public.action_items (
      team_id, text, due_week, from_user, source_kind, source_id, source_week, state, answered_by, answered_at, answered_week, created_by
    )
    select a.team_id, 'Let a stranger pack one parcel.', 1 + i, a.author_id, 'advice', a.id, i,
      case when i < 5 then 'done' else 'open' end, case when i < 5 then r.captain end,
      case when i < 5 then a.created_at + interval '3 days' end, case when i < 5 then i end, r.captain
    from scale_records r cross join generate_series(1, 5) i
      join public.advice a on a.id = md5('advice ' || r.n || ' ' || i)::uuid`;
  await sql`
    insert into public.mentor_notes (team_id, version_id, author_id, text, created_at)
    select r.team_id, case when i between 3 and 7 then md5('version ' || md5('hand-in ' || r.n || ' ' || i)::uuid || ' 3')::uuid end,
      r.mentor, 'Ask the quiet one first.', r.starts_on + i * 6
    from scale_records r cross join generate_series(1, ${NOTES}) i`;
  await sql`
    insert into public.confidences (user_id, team_id, text)
    select captain, team_id, 'One of us has not answered for two weeks.' from scale_records where n % 10 = 0`;
  await sql`
    insert into public.checklist_items (team_id, week, key, text, position, assigned_to, done_at, done_by, created_by)
    select r.team_id, week, null, 'Ask the third dairy', 100 + i, r.captain, case when i = 1 then now() end,
      case when i = 1 then r.captain end, r.captain
    from scale_records r cross join generate_series(1, 6) week cross join generate_series(1, 2) i`;
}
