// What the load at scale leaves behind; half a minute long. `npm test` loads the same for the plans of queries.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoRefusedError } from '../demo';
import { createTestDatabase, type TestDatabase } from '../testing';
import { SCALE_RECORDS } from './addRecords';
import { applyScale } from './applyScale';
import { scaleEvents, scaleRegistrations } from './events';
import { SCALE } from './people';
import { scaleTeams } from './teams';

const now = new Date('2026-03-14T12:00:00Z');

describe('applyScale', () => {
  let database: TestDatabase;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await createTestDatabase();
    sql = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
    await applyScale(database.adminUrl, now);
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });

  const counts = async () =>
    (
      await sql`select (select count(*)::int from public.profiles where role = 'PARTICIPANT') as participants,
        (select count(*)::int from public.profiles where role = 'MENTOR') as mentors,
        (select count(*)::int from public.teams) as teams,
        (select count(*)::int from public.events where slug like 'scale-event-%') as events,
        (select count(*)::int from public.event_registrations) as registrations, (select count(*)::int from auth.users) as users,
        (select count(*)::int from private.team_search) as searched,
        (select count(*)::int from public.team_members) as members,
        (select count(*)::int from public.experiments) as experiments,
        (select count(*)::int from public.hand_ins) as "handIns",
        (select count(*)::int from public.hand_in_versions) as versions,
        (select count(*)::int from public.pulses) as pulses,
        (select count(*)::int from public.office_hour_bookings) as meetings,
        (select count(*)::int from public.mentor_notes) as notes`
    )[0];

  it('adds all of it once', async () => {
    const searched = scaleTeams().filter(({ listed }) => listed).length;
    const members = scaleTeams().reduce((sum, team) => sum + team.members.length, 0);
    const registrations = scaleRegistrations(scaleEvents()).length;
    const all = { ...SCALE, ...SCALE_RECORDS, users: 5_200, searched, members, registrations };
    expect(await counts()).toEqual(all);
    expect(await applyScale(database.adminUrl, now)).toMatchObject({ isNew: false });
    expect(await counts()).toEqual(all);
  });

  it('leaves everything as the product would: counts, wanted skills, states and who is to be found', async () => {
    const [odd] = await sql`select
      (select count(*)::int from public.teams t where member_count <>
        (select count(*) from public.team_members m where m.team_id = t.id and m.left_at is null)) as counts,
      (select count(*)::int from public.teams t where (status = 'active') <> (member_count >= 2)) as states,
      (select count(*)::int from public.teams t where not exists
        (select from public.team_members m where m.team_id = t.id and m.user_id = t.captain_id)) as captains,
      (select count(*)::int from public.teams t where wanted_skills <> array(
        select distinct skill from public.team_roles r, unnest(r.skills) skill where r.team_id = t.id order by 1)) as skills,
      (select count(*)::int from private.profiles p where (discoverable and role = 'PARTICIPANT')
        <> exists (select from private.people_search s where s.user_id = p.user_id)) as found`;
    expect(odd).toEqual({ counts: 0, states: 0, captains: 0, skills: 0, found: 0 });
    const [seats] = await sql`select
      (select count(*)::int from public.events e join public.event_figures f on f.event_id = e.id
        cross join lateral (select
          count(*) filter (where seat = 'onsite' and status in ('registered', 'offered', 'attended', 'no_show')) as onsite,
          count(*) filter (where seat = 'online' and status in ('registered', 'offered', 'attended', 'no_show')) as online,
          count(*) filter (where seat = 'onsite' and status = 'waitlisted') as onsite_waits,
          count(*) filter (where seat = 'online' and status = 'waitlisted') as online_waits
          from public.event_registrations r where r.event_id = e.id) real
        where (f.onsite_taken, f.online_taken, f.onsite_waiting, f.online_waiting)
          <> (real.onsite, real.online, real.onsite_waits, real.online_waits)) as figures,
      (select count(*)::int from public.events e join public.event_figures f on f.event_id = e.id
        where f.onsite_taken > e.capacity_onsite or f.online_taken > e.capacity_online) as oversold,
      (select count(*)::int from public.event_registrations r join public.events e on e.id = r.event_id
        where e.status = 'draft') as drafts`;
    expect(seats).toEqual({ figures: 0, oversold: 0, drafts: 0 });
    const [records] = await sql`select
      (select count(*)::int from public.hand_ins h where h.version <> 3 or not exists (select from public.hand_in_versions v
        where v.hand_in_id = h.id and v.number = h.version and v.replaced_at is null)) as newest,
      (select count(*)::int from public.hand_in_versions v where not v.is_complete
        or not private.is_complete((select h.milestone_id from public.hand_ins h where h.id = v.hand_in_id), v.parts)) as incomplete,
      (select count(*)::int from public.teams t where (select sum(w.interviews) from public.traction_weeks w where w.team_id = t.id)
        <> (select sum(e.adds_interviews) from public.experiments e where e.team_id = t.id and not e.is_draft)) as sums`;
    expect(records).toEqual({ newest: 0, incomplete: 0, sums: 0 });
  });

  it('refuses a database elsewhere', async () => {
    await expect(applyScale('postgres://u:p@db.example.com/postgres', now)).rejects.toThrow(DemoRefusedError);
  });
});
