// What becomes of pairs of a proposal that an organiser accepts.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { refusal } from '../records/recordWorld';
import { withDatabase } from '../withDatabase';
import { proposalWorld } from './proposalWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof proposalWorld>;
withDatabase((opened) => {
  sql = opened;
  world = proposalWorld(opened);
});

describe('accepting pairs', () => {
  it('assigns, moves and tells each mentor once of all their teams', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, mentor] = [await world.addMentor(), await world.addMentor(3)];
    const teams = [await world.addTeam(), await world.addTeam(), await world.addTeam()];
    await world.assign(teams[0]?.id ?? '', former);
    const pairs = teams.map(({ id }) => ({ team: id, mentor }));
    expect(await world.accept(orga, pairs)).toEqual(['assigned', 'assigned', 'assigned']);
    expect(await world.mentorsOf(teams[0]?.id ?? '')).toEqual([{ mentor_id: mentor, status: 'active' }]);
    expect(await world.notified(mentor)).toEqual(['mentor_assigned 3']);
    expect(await world.notified(teams[0]?.people[0] ?? '')).toEqual(['mentor_assigned']);
    expect(await world.accept(orga, pairs)).toEqual(['already', 'already', 'already']);
  });

  it('asks: the team keeps whom it has until the answer, and whoever was asked before is not any more', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [former, asked, mentor] = [
      await world.addMentor(),
      await world.addMentor(),
      await world.addMentor(),
    ];
    const { id: team } = await world.addTeam();
    await world.assign(team, former);
    await world.assign(team, asked, 'proposed');
    expect(await world.accept(orga, [{ team, mentor }], { asks: true })).toEqual(['asked']);
    expect(await world.mentorsOf(team)).toEqual([
      { mentor_id: former, status: 'active' },
      { mentor_id: mentor, status: 'proposed' },
    ]);
  });

  it('does nothing on a ground that has changed', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const { id: team } = await world.addTeam();
    const mentor = await world.addMentor();
    const on = await world.hash();
    await sql`update public.mentor_profiles set capacity = 9 where user_id = ${mentor}`;
    expect(await refusal(world.accept(orga, [{ team, mentor }], { on }))).toBe('GR095');
    expect(await world.mentorsOf(team)).toEqual([]);
  });

  it('gives nobody more teams than they take without a yes, the last ones first', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const mentor = await world.addMentor(1);
    const [one, other, third] = [await world.addTeam(), await world.addTeam(), await world.addTeam()];
    const pairs = [one, other].map(({ id }) => ({ team: id, mentor }));
    expect(await world.accept(orga, pairs)).toEqual(['assigned', 'mentor_full']);
    expect(await world.accept(orga, [{ team: third.id, mentor, is_over: true }])).toEqual(['assigned']);
    expect(await world.mentorsOf(other.id)).toEqual([]);
  });

  it('lets two full mentors change teams when both pairs are accepted, and neither alone', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [a, b] = [await world.addMentor(1), await world.addMentor(1)];
    const [one, other] = [await world.addTeam(), await world.addTeam()];
    await world.assign(one.id, a);
    await world.assign(other.id, b);
    const pairs = [
      { team: one.id, mentor: b },
      { team: other.id, mentor: a },
    ];
    expect(await world.accept(orga, pairs.slice(0, 1))).toEqual(['mentor_full']);
    // Asked, a place becomes free only with the answer.
    expect(await world.accept(orga, pairs, { asks: true })).toEqual(['mentor_full', 'mentor_full']);
    expect(await world.accept(orga, pairs)).toEqual(['assigned', 'assigned']);
  });

  it('says of each pair why not, and does the others', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const [mentor, participant] = [await world.addMentor(5), await addPerson(sql)];
    const [fine, tied, ended] = [await world.addTeam(), await world.addTeam(), await world.addTeam()];
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${tied.id})`;
    await sql`update public.teams set status = 'finished' where id = ${ended.id}`;
    const pairs = [tied, ended, fine].map(({ id }) => ({ team: id, mentor }));
    expect(await world.accept(orga, pairs)).toEqual(['mentor_conflict', 'team_ended', 'assigned']);
    expect(await world.accept(orga, [{ team: tied.id, mentor: participant }])).toEqual(['not_a_mentor']);
    const unknown = '99999999-0000-4000-8000-000000000001';
    expect(await world.accept(orga, [{ team: unknown, mentor }])).toEqual(['team_not_found']);
    expect(await refusal(world.accept(orga, [...pairs, ...pairs]))).toBe('GR096');
    expect(await refusal(world.accept(orga, []))).toBe('GR096');
  });

  it('counts no place for a pair that something else stands against', async () => {
    const [orga, mentor] = [await addPerson(sql, 'ORGA'), await world.addMentor(1)];
    const [tied, fine] = [await world.addTeam(), await world.addTeam()];
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${mentor}, ${tied.id})`;
    const pairs = [tied, fine].map(({ id }) => ({ team: id, mentor }));
    expect(await world.accept(orga, pairs)).toEqual(['mentor_conflict', 'assigned']);
  });

  it('is done once by two organisers who press at the same time', async () => {
    const organisers = [await addPerson(sql, 'ORGA'), await addPerson(sql, 'ORGA')];
    const mentors = [await world.addMentor(1), await world.addMentor(1)];
    const { id: team } = await world.addTeam();
    const on = await world.hash();
    const pressed = organisers.map((orga, index) =>
      refusal(world.accept(orga, [{ team, mentor: mentors[index] ?? '' }], { on })),
    );
    expect((await Promise.all(pressed)).sort()).toEqual(['GR095', 'not refused']);
    expect(await world.mentorsOf(team)).toHaveLength(1);
  });
});
