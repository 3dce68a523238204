// What a proposal of mentors is computed from, pins, and the organisers' list of mentors.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { refusal } from '../records/recordWorld';
import { withDatabase } from '../withDatabase';
import { proposalWorld } from './proposalWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof proposalWorld>;
withDatabase((opened) => {
  sql = opened;
  world = proposalWorld(opened);
});

describe('the ground of a proposal', () => {
  it('has teams with the languages of their members, and mentors with what they offer', async () => {
    const team = await world.addTeam(['de', 'en', 'de']);
    const mentor = await world.addMentor(3);
    await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${mentor}, '2024-12-01', '2024-12-04')`;
    await world.assign(team.id, mentor, 'proposed');
    const { teams, mentors } = await world.ground();
    expect(teams.find(({ id }) => id === team.id)).toMatchObject({
      ...{ languages: ['de', 'en'], mentor_id: null, asked_id: mentor },
    });
    expect(mentors.find(({ id }) => id === mentor)).toMatchObject({ capacity: 3, away_until: '2024-12-04' });
  });

  it('forbids conflicts with the team, with somebody in it, with being in it, and who said no or gave it up', async () => {
    const { id: team, people } = await world.addTeam(['de', 'de']);
    const [byTeam, byPerson, declined, gaveUp, moved, again] = [
      ...[await world.addMentor(), await world.addMentor(), await world.addMentor()],
      ...[await world.addMentor(), await world.addMentor(), await world.addMentor()],
    ];
    const inside = await addPerson(sql, 'ORGA');
    await sql`insert into public.mentor_profiles (user_id) values (${inside})`;
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${inside}::uuid from public.teams where id = ${team}`;
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${byTeam ?? ''}, ${team})`;
    await sql`insert into public.mentor_conflicts (mentor_id, person_id) values (${byPerson ?? ''}, ${people[1] ?? ''})`;
    await world.assign(team, declined ?? '', 'declined', 'No time.');
    await world.assign(team, gaveUp ?? '', 'ended', 'No time.');
    await world.assign(team, moved ?? '', 'ended');
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status, reason, created_at)
      values (${team}, ${again ?? ''}, 'declined', 'No.', '2024-12-01')`;
    await world.assign(team, again ?? '', 'active');
    const found = (await world.ground()).forbidden.filter(({ team_id }) => team_id === team);
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
    const { id: team } = await world.addTeam();
    const mentor = await world.addMentor();
    const changes = [
      () => sql`update public.mentor_profiles set capacity = 4 where user_id = ${mentor}`,
      () => sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${team})`,
      () => sql`insert into public.mentor_pins (team_id, mentor_id) values (${team}, ${mentor})`,
      () =>
        sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${mentor}, '2024-12-04', '2024-12-04')`,
      () => world.assign(team, mentor),
    ];
    for (const change of changes) {
      const before = await world.hash();
      await change();
      expect(await world.hash()).not.toBe(before);
    }
    const before = await world.hash();
    await sql`update public.teams set name = 'Another name' where id = ${team}`;
    expect(await world.hash()).toBe(before);
  });

  it('is nothing for anybody but organisers', async () => {
    for (const role of ['MENTOR', 'PARTICIPANT'] as const) {
      const person = await addPerson(sql, role);
      const calls = [
        ...['proposal_ground()', 'list_mentors()', 'count_mentors()', "mentor_contacts('{}')"],
        ...["accept_proposal('[]', '')", "take_back_acceptance('{}')"],
      ];
      for (const call of calls) {
        const answer = asPerson(sql, person, (request) => request.unsafe(`select * from public.${call}`));
        expect(await refusal(answer)).toBe('orga_only');
      }
    }
  });
});

describe('pins', () => {
  it('are one a team, kept by whoever set them first, logged, and refused with a conflict', async () => {
    const [orga, second] = [await addPerson(sql, 'ORGA'), await addPerson(sql, 'ORGA')];
    const [mentor, other] = [await world.addMentor(), await world.addMentor()];
    const { id: team } = await world.addTeam();
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
    const [over, away, free] = [await world.addMentor(0), await world.addMentor(), await world.addMentor(40)];
    const { id: team, name } = await world.addTeam();
    await world.assign(team, over);
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
