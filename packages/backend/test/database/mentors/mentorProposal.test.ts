// What a proposal of mentors is computed from, what becomes of pairs that are accepted, and the organisers' list of mentors.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { refusal } from '../records/recordWorld';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

type Ground = {
  hash: string;
  teams: { id: string; languages: string[]; mentor_id: string | null; asked_id: string | null }[];
  mentors: { id: string; capacity: number; away_until: string | null; cities: string[] }[];
  forbidden: { team_id: string; mentor_id: string; reason: string }[];
  pins: { team_id: string; mentor_id: string; pinned_by: string }[];
};
type Pair = { team: string; mentor: string; is_over?: boolean };

const now = new Date('2024-12-04T11:00:00Z');
const counter = { next: 0 };

async function addTeam(locales: readonly string[] = ['de']) {
  const people: string[] = [];
  for (const locale of locales) people.push(await addPerson(sql, 'PARTICIPANT', { locale }));
  const name = `Ground ${(counter.next += 1)}`;
  const [team] = await sql<{ id: string }[]>`
    select (private.found_team(${people[0] ?? ''}, ${name}, '', ${now})).id as id`;
  const id = team?.id ?? '';
  for (const person of people.slice(1))
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${person}::uuid from public.teams where id = ${id}`;
  return { id, people };
}

async function addMentor(capacity = 2) {
  const id = await addPerson(sql, 'MENTOR', { first_name: 'Mia', last_name: `Maple ${(counter.next += 1)}` });
  await sql`insert into public.mentor_profiles (user_id, capacity, languages) values (${id}, ${capacity}, '{de,en}')`;
  return id;
}

const assign = (team: string, mentor: string, status = 'active', reason = '') =>
  sql`insert into public.mentor_assignments (team_id, mentor_id, status, reason)
    values (${team}, ${mentor}, ${status}, ${reason})`;
const ground = async () =>
  (await sql<{ ground: Ground }[]>`select private.proposal_ground(${now}) as ground`)[0]?.ground as Ground;
const hash = async () => (await ground()).hash;
const accept = async (orga: string, pairs: readonly Pair[], { asks = false, on = '' } = {}) => {
  const given = pairs.map(({ team, mentor, is_over }) => ({
    team_id: team,
    mentor_id: mentor,
    is_over: is_over ?? false,
  }));
  const known = on === '' ? await hash() : on;
  const [row] = await sql<{ answer: { hash: string; pairs: { team_id: string; fate: string }[] } }[]>`
    select private.accept_proposal(${orga}, ${sql.json(given)}, ${known}, ${asks}, ${now}) as answer`;
  return row?.answer.pairs.map(({ fate }) => fate);
};
const mentorOf = async (team: string) =>
  (
    await sql<{ mentor_id: string; status: string }[]>`select mentor_id, status from public.mentor_assignments
    where team_id = ${team} and status in ('proposed', 'active') order by status`
  ).map((row) => ({ ...row }));

describe('the ground of a proposal', () => {
  it('has teams with the languages of their members, and mentors with what they offer', async () => {
    const team = await addTeam(['de', 'en', 'de']);
    const mentor = await addMentor(3);
    await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${mentor}, '2024-12-01', '2024-12-04')`;
    await assign(team.id, mentor, 'proposed');
    const { teams, mentors } = await ground();
    expect(teams.find(({ id }) => id === team.id)).toMatchObject({
      ...{ languages: ['de', 'en'], mentor_id: null, asked_id: mentor },
    });
    expect(mentors.find(({ id }) => id === mentor)).toMatchObject({ capacity: 3, away_until: '2024-12-04' });
  });

  it('forbids conflicts with the team, with somebody in it, with being in it, and who said no or gave it up', async () => {
    const { id: team, people } = await addTeam(['de', 'de']);
    const [byTeam, byPerson, declined, gaveUp, moved, again] = [
      ...[await addMentor(), await addMentor(), await addMentor()],
      ...[await addMentor(), await addMentor(), await addMentor()],
    ];
    const inside = await addPerson(sql, 'ORGA');
    await sql`insert into public.mentor_profiles (user_id) values (${inside})`;
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${inside}::uuid from public.teams where id = ${team}`;
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${byTeam ?? ''}, ${team})`;
    await sql`insert into public.mentor_conflicts (mentor_id, person_id) values (${byPerson ?? ''}, ${people[1] ?? ''})`;
    await assign(team, declined ?? '', 'declined', 'No time.');
    await assign(team, gaveUp ?? '', 'ended', 'No time.');
    await assign(team, moved ?? '', 'ended');
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status, reason, created_at)
      values (${team}, ${again ?? ''}, 'declined', 'No.', now() - interval '2 days')`;
    await assign(team, again ?? '', 'active');
    const found = (await ground()).forbidden.filter(({ team_id }) => team_id === team);
    const reasons = new Map(found.map(({ mentor_id, reason }) => [mentor_id, reason]));
    expect([byTeam, byPerson, inside].map((id) => reasons.get(id ?? ''))).toEqual([
      'conflict',
      'conflict',
      'conflict',
    ]);
    expect([declined, gaveUp].map((id) => reasons.get(id ?? ''))).toEqual(['declined', 'declined']);
    expect([moved, again].map((id) => reasons.get(id ?? ''))).toEqual([undefined, undefined]);
  });

  it('has another hash after what a pair may be refused for, and the same after a name', async () => {
    const { id: team } = await addTeam();
    const mentor = await addMentor();
    const changes = [
      () => sql`update public.mentor_profiles set capacity = 4 where user_id = ${mentor}`,
      () => sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${team})`,
      () => sql`insert into public.mentor_pins (team_id, mentor_id) values (${team}, ${mentor})`,
      () =>
        sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${mentor}, '2024-12-04', '2024-12-04')`,
      () => assign(team, mentor),
    ];
    for (const change of changes) {
      const before = await hash();
      await change();
      expect(await hash()).not.toBe(before);
    }
    const before = await hash();
    await sql`update public.teams set name = 'Another name' where id = ${team}`;
    expect(await hash()).toBe(before);
  });

  it('is nothing for anybody but organisers', async () => {
    for (const role of ['MENTOR', 'PARTICIPANT'] as const) {
      const person = await addPerson(sql, role);
      const calls = [
        ...['proposal_ground()', 'list_mentors()', 'count_mentors()', "mentor_contacts('{}')"],
        "accept_proposal('[]', '')",
      ];
      for (const call of calls) {
        const answer = asPerson(sql, person, (request) => request.unsafe(`select * from public.${call}`));
        expect(await refusal(answer)).toBe('orga_only');
      }
    }
  });
});

describe('accepting pairs', () => {
  it('assigns, moves and tells each mentor once of all their teams', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, mentor] = [await addMentor(), await addMentor(3)];
    const teams = [await addTeam(), await addTeam(), await addTeam()];
    await assign(teams[0]?.id ?? '', former);
    const pairs = teams.map(({ id }) => ({ team: id, mentor }));
    expect(await accept(orga, pairs)).toEqual(['assigned', 'assigned', 'assigned']);
    expect(await mentorOf(teams[0]?.id ?? '')).toEqual([{ mentor_id: mentor, status: 'active' }]);
    const notified = await sql`select kind from public.notifications where user_id = ${mentor}`;
    expect(notified.map(({ kind }) => kind as string)).toEqual(['mentor_assigned']);
    expect(await accept(orga, pairs)).toEqual(['already', 'already', 'already']);
  });

  it('asks: the team keeps whom it has until the answer, and whoever was asked before is not any more', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, asked, mentor] = [await addMentor(), await addMentor(), await addMentor()];
    const { id: team } = await addTeam();
    await assign(team, former);
    await assign(team, asked, 'proposed');
    expect(await accept(orga, [{ team, mentor }], { asks: true })).toEqual(['asked']);
    expect(await mentorOf(team)).toEqual([
      { mentor_id: former, status: 'active' },
      { mentor_id: mentor, status: 'proposed' },
    ]);
  });

  it('does nothing on a ground that has changed', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const { id: team } = await addTeam();
    const mentor = await addMentor();
    const on = await hash();
    await sql`update public.mentor_profiles set capacity = 9 where user_id = ${mentor}`;
    expect(await refusal(accept(orga, [{ team, mentor }], { on }))).toBe('GR095');
    expect(await mentorOf(team)).toEqual([]);
  });

  it('gives nobody more teams than they take without a yes, the last ones first', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const mentor = await addMentor(1);
    const [one, other, third] = [await addTeam(), await addTeam(), await addTeam()];
    const pairs = [one, other].map(({ id }) => ({ team: id, mentor }));
    expect(await accept(orga, pairs)).toEqual(['assigned', 'mentor_full']);
    expect(await accept(orga, [{ team: third.id, mentor, is_over: true }])).toEqual(['assigned']);
    expect(await mentorOf(other.id)).toEqual([]);
  });

  it('lets two full mentors change teams when both pairs are accepted, and neither alone', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [a, b] = [await addMentor(1), await addMentor(1)];
    const [one, other] = [await addTeam(), await addTeam()];
    await assign(one.id, a);
    await assign(other.id, b);
    const pairs = [
      { team: one.id, mentor: b },
      { team: other.id, mentor: a },
    ];
    expect(await accept(orga, pairs.slice(0, 1))).toEqual(['mentor_full']);
    // Asked, a place becomes free only with the answer.
    expect(await accept(orga, pairs, { asks: true })).toEqual(['mentor_full', 'mentor_full']);
    expect(await accept(orga, pairs)).toEqual(['assigned', 'assigned']);
  });

  it('says of each pair why not, and does the others', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [mentor, participant] = [await addMentor(5), await addPerson(sql)];
    const [fine, tied, ended] = [await addTeam(), await addTeam(), await addTeam()];
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${tied.id})`;
    await sql`update public.teams set status = 'finished' where id = ${ended.id}`;
    const pairs = [tied, ended, fine].map(({ id }) => ({ team: id, mentor }));
    expect(await accept(orga, pairs)).toEqual(['mentor_conflict', 'team_ended', 'assigned']);
    expect(await accept(orga, [{ team: tied.id, mentor: participant }])).toEqual(['not_a_mentor']);
    const unknown = '99999999-0000-4000-8000-000000000001';
    expect(await accept(orga, [{ team: unknown, mentor }])).toEqual(['team_not_found']);
    expect(await refusal(accept(orga, [...pairs, ...pairs]))).toBe('GR096');
    expect(await refusal(accept(orga, []))).toBe('GR096');
  });

  it('is done once by two organisers who press at the same time', async () => {
    const organisers = [await addPerson(sql, 'ORGA'), await addPerson(sql, 'ORGA')];
    const mentors = [await addMentor(1), await addMentor(1)];
    const { id: team } = await addTeam();
    const on = await hash();
    const pressed = organisers.map((orga, index) =>
      refusal(accept(orga, [{ team, mentor: mentors[index] ?? '' }], { on })),
    );
    expect((await Promise.all(pressed)).sort()).toEqual(['GR095', 'not refused']);
    expect(await mentorOf(team)).toHaveLength(1);
  });
});

describe('pins', () => {
  it('are one a team, kept by whoever set them first, logged, and refused with a conflict', async () => {
    const [orga, second] = [await addPerson(sql, 'ORGA'), await addPerson(sql, 'ORGA')];
    const [mentor, other] = [await addMentor(), await addMentor()];
    const { id: team } = await addTeam();
    const pin = (who: string, whom: string) =>
      asPerson(sql, who, (request) => request`select public.pin_mentor(${team}, ${whom})`);
    await pin(orga, mentor);
    await pin(second, mentor);
    const pins = () => sql`select mentor_id, pinned_by from public.mentor_pins where team_id = ${team}`;
    expect(await pins()).toMatchObject([{ mentor_id: mentor, pinned_by: orga }]);
    await pin(second, other);
    expect(await pins()).toMatchObject([{ mentor_id: other, pinned_by: second }]);
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${team})`;
    expect(await refusal(pin(orga, mentor))).toBe('GR081');
    await asPerson(sql, orga, (request) => request`select public.unpin_mentor(${team})`);
    const log = await sql`select action, actor_id from public.audit_log 
      where entity = 'mentor_pins' and entity_id = ${team} order by id`;
    expect(log).toMatchObject([
      { action: 'insert', actor_id: orga },
      { action: 'update', actor_id: second },
      { action: 'delete', actor_id: orga },
    ]);
  });
});

describe('the organisers’ list of mentors', () => {
  it('finds states, words and orders', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [over, away, free] = [await addMentor(0), await addMentor(), await addMentor(40)];
    const { id: team } = await addTeam();
    await assign(team, over);
    const name = `Ground ${counter.next}`;
    await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on)
      values (${away}, current_date - 1, current_date + 1)`;
    type Row = { user_id: string; active: number; total: string };
    const list = async (given: string) =>
      (await asPerson(sql, orga, (request) =>
        request.unsafe(`select * from public.list_mentors(${given})`),
      )) as Row[];
    const ids = async (given: string) => (await list(given)).map(({ user_id }) => user_id);
    expect(await ids("p_state => 'over'")).toContain(over);
    expect(await ids("p_state => 'away'")).toEqual([away]);
    expect((await ids("p_state => 'free', p_sort => 'free', p_limit => 1"))[0]).toBe(free);
    expect(await ids(`p_query => '${name}'`)).toEqual([over]);
    expect(await ids(`p_user_id => '${free}'`)).toEqual([free]);
    expect(await ids("p_state => 'needs_hand'")).toEqual([]);
    const [counts] = (await asPerson(
      sql,
      orga,
      (request) => request`select * from public.count_mentors()`,
    )) as {
      over: string;
      away: string;
    }[];
    expect(counts).toMatchObject({ away: '1' });
  });
});
