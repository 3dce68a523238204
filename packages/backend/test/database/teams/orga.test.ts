// What organisers do with teams, each time with a reason that the log keeps.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson, asPerson } from '../people';
import { late, refusal, teamWorld } from './teamWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
let orga: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  world = teamWorld(sql);
  orga = await addPerson(sql, 'ORGA');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const REASON = 'They asked us to';
const move = (person: string, team: string | null, successor: string | null = null, reason = REASON) =>
  asPerson(
    sql,
    orga,
    (request) => request`select public.move_member(${person}, ${team}, ${reason}, ${successor})`,
  );
const merge = (from: string, into: string) =>
  asPerson(sql, orga, (request) => request`select public.merge_teams(${from}, ${into}, ${REASON})`);
const edit = (team: string, changes: Record<string, string | boolean>) =>
  asPerson(
    sql,
    orga,
    (request) => request`select public.edit_team(${team}, ${sql.json(changes)}, ${REASON})`,
  );
const logOf = (team: string) =>
  sql<{ actor_id: string | null; action: string; entity: string; reason: string | null }[]>`
    select actor_id, action, entity, reason from public.audit_log
    where team_id = ${team} and entity in ('teams', 'team_members') order by id desc`;

describe('moving people', () => {
  it('is possible after the deadline, and the log says who, why and what', async () => {
    await sql`update public.seasons set team_closes_at = ${late}`;
    const [from, into] = [await world.teamOf(2), await world.teamOf(1)];
    const person = from.people[1] ?? '';
    await move(person, into.team.id);
    expect(await world.members(from.team.id)).toEqual([from.captain]);
    expect(await world.members(into.team.id)).toContain(person);
    expect(await world.notificationsOf(person)).toContain('team_moved');
    expect((await logOf(into.team.id)).find(({ entity }) => entity === 'team_members')).toEqual({
      actor_id: orga,
      action: 'insert',
      entity: 'team_members',
      reason: REASON,
    });
  });

  it('takes somebody out, names a successor for a captain, and ends a team of one', async () => {
    const { team, people, captain } = await world.teamOf(2);
    await expect(move(captain, null)).rejects.toEqual(refusal('GR013', 'successor_needed'));
    await move(captain, null, people[1]);
    expect(await world.team(team.id)).toMatchObject({ captain_id: people[1], member_count: 1 });
    await move(people[1] ?? '', null);
    expect(await world.team(team.id)).toMatchObject({ status: 'withdrawn', captain_id: null });
    // In no team and asked to be in none: nothing to do.
    await move(captain, null);
  });

  it('never fills a team past its size', async () => {
    const { team } = await world.teamOf(5);
    await expect(move(await world.person(), team.id)).rejects.toEqual(refusal('GR015', 'team_full'));
  });

  it('moves the last one of a team into another in one step', async () => {
    const [from, into] = [await world.teamOf(1), await world.teamOf(1)];
    await move(from.captain, into.team.id);
    expect(await world.team(from.team.id)).toMatchObject({ status: 'withdrawn' });
    expect(await world.team(into.team.id)).toMatchObject({ member_count: 2, status: 'active' });
  });
});

describe('merging', () => {
  it('brings everybody over and ends the first team', async () => {
    const [from, into] = [await world.teamOf(2), await world.teamOf(3)];
    await merge(from.team.id, into.team.id);
    expect(await world.team(from.team.id)).toMatchObject({ status: 'withdrawn', member_count: 0 });
    expect(await world.team(into.team.id)).toMatchObject({ captain_id: into.captain, member_count: 5 });
    expect((await world.members(into.team.id)).toSorted()).toEqual(
      [...from.people, ...into.people].toSorted(),
    );
  });

  it('lets those who are in the other team read the record of both, also after a second merge, and nobody else', async () => {
    const [first, second, third] = [await world.teamOf(1), await world.teamOf(1), await world.teamOf(1)];
    const recordsOf = async (person: string) => {
      const ask = (request: postgres.TransactionSql) =>
        request<{ id: string }[]>`select id from private.record_teams() as id`;
      const rows = (await asPerson(sql, person, ask)) as { id: string }[];
      return rows.map(({ id }) => id).toSorted();
    };
    await merge(first.team.id, second.team.id);
    expect(await recordsOf(first.captain)).toEqual([first.team.id, second.team.id].toSorted());
    await merge(second.team.id, third.team.id);
    const all = [first.team.id, second.team.id, third.team.id].toSorted();
    for (const { captain } of [first, second, third]) expect(await recordsOf(captain)).toEqual(all);
    await world.leave(first.captain, third.team.id);
    expect(await recordsOf(first.captain)).toEqual([]);
  });

  it('changes nothing when there is no room, or one of them is over', async () => {
    const [from, into, over] = [await world.teamOf(3), await world.teamOf(3), await world.teamOf(1)];
    await expect(merge(from.team.id, into.team.id)).rejects.toEqual(refusal('GR015', 'team_full'));
    expect(await world.members(from.team.id)).toHaveLength(3);
    await world.leave(over.captain, over.team.id);
    await expect(merge(over.team.id, into.team.id)).rejects.toEqual(refusal('GR017', 'team_ended'));
    await expect(merge(into.team.id, into.team.id)).rejects.toMatchObject({ code: '22023' });
  });
});

describe('withdrawing and editing', () => {
  it('withdraws a team and notifies its people', async () => {
    const { team, people } = await world.teamOf(2);
    await asPerson(sql, orga, (request) => request`select public.withdraw_team(${team.id}, ${REASON})`);
    expect(await world.team(team.id)).toMatchObject({ status: 'withdrawn', listed: false });
    for (const person of people) expect(await world.notificationsOf(person)).toContain('team_ended');
    expect((await logOf(team.id)).some(({ reason }) => reason === REASON)).toBe(true);
  });

  it('changes what is named and nothing else', async () => {
    const { team } = await world.teamOf(2);
    const taken = await world.teamOf(1);
    await edit(team.id, { pitch: ' Better ', status: 'finalist' });
    expect(await world.team(team.id)).toMatchObject({ pitch: 'Better', status: 'finalist', name: team.name });
    await expect(edit(team.id, { name: taken.team.name })).rejects.toEqual(
      refusal('GR012', 'team_name_taken'),
    );
    for (const changes of [{ captain_id: orga }, { status: 'withdrawn' }])
      await expect(edit(team.id, changes)).rejects.toEqual(refusal('22023', 'unknown_change'));
  });

  it.each(['', '  ', 'ab', 'x'.repeat(501)])(
    'asks for a reason that says something, not %j',
    async (reason) => {
      const { team } = await world.teamOf(1);
      await expect(move(await world.person(), team.id, null, reason)).rejects.toEqual(
        refusal('22023', 'reason_needed'),
      );
    },
  );

  it('leaves no reason behind for what others do on the same connection', async () => {
    const { team, captain } = await world.teamOf(1);
    const one = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
    await asPerson(
      one,
      orga,
      (request) => request`select public.edit_team(${team.id}, '{"pitch": "By us"}', ${REASON})`,
    );
    await asPerson(
      one,
      captain,
      (request) => request`update public.teams set pitch = 'By me' where id = ${team.id}`,
    );
    await one.end();
    expect((await logOf(team.id))[0]).toMatchObject({ actor_id: captain, reason: null });
  });
});
