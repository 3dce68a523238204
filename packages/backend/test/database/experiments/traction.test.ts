// What tests add up to: sums by week, the medians of a season, and whose record is read after a merger or a departure.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson, asPerson } from '../people';
import { early, teamWorld } from '../teams/teamWorld';
import { experimentWorld, friday } from './experimentWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let teams: ReturnType<typeof teamWorld>;
let world: ReturnType<typeof experimentWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 2, onnotice: () => undefined });
  teams = teamWorld(sql);
  world = experimentWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const rowsOf = (person: string, text: string): Promise<Record<string, unknown>[]> =>
  asPerson(sql, person, async (request) =>
    [...(await request.unsafe(text))].map((row) => ({ ...row })),
  ) as Promise<Record<string, unknown>[]>;

describe('the sums of a team', () => {
  it('follow its tests from week to week, and count no draft', async () => {
    const { team, captain } = await teams.teamOf(1);
    const first = await world.log(captain, { happened_on: '2024-11-10', adds_interviews: 4 });
    await world.log(captain, { happened_on: '2024-11-11', adds_interviews: 5, adds_pre_orders: 2 });
    await world.log(captain, { happened_on: '2024-11-17', adds_interviews: 1 });
    await world.log(captain, { happened_on: '2024-11-17', adds_interviews: 90, is_draft: true });
    expect(await world.sums(team.id)).toEqual([
      { week: 1, experiments: 1, interviews: 4, pre_orders: 0 },
      { week: 2, experiments: 2, interviews: 6, pre_orders: 2 },
    ]);
    await world.save(captain, first.id, 1, { happened_on: '2024-12-02', adds_interviews: 7 });
    expect(await world.sums(team.id)).toEqual([
      { week: 2, experiments: 2, interviews: 6, pre_orders: 2 },
      { week: 5, experiments: 1, interviews: 7, pre_orders: 0 },
    ]);
    await sql`delete from public.experiments where team_id = ${team.id}`;
    expect(await world.sums(team.id)).toEqual([]);
  });

  it('count what came after the last week to the last', async () => {
    const { team, captain } = await teams.teamOf(1);
    await world.log(
      captain,
      { happened_on: '2025-02-01', adds_interviews: 1 },
      new Date('2025-02-02T12:00:00Z'),
    );
    expect(await world.sums(team.id)).toMatchObject([{ week: 11, interviews: 1 }]);
  });
});

describe('the medians of a season', () => {
  it('are of all teams that go on, week by week, and of five at least', async () => {
    await sql`update public.teams set status = 'withdrawn', captain_id = null`;
    const found = [];
    for (const interviews of [1, 3, 10, 20]) {
      const { team, captain } = await teams.teamOf(1);
      await world.log(captain, { happened_on: '2024-11-12', adds_interviews: interviews });
      found.push(team);
    }
    expect(await world.medians()).toEqual([]);
    await teams.teamOf(1);
    const medians = await world.medians();
    const interviews = medians.filter(({ metric }) => metric === 'interviews');
    // Somebody who logged nothing counts as nothing; nothing is added after week 2.
    expect(interviews.map(({ week, median, teams: number }) => [week, median, number])).toEqual([
      [1, 0, 5],
      [2, 3, 5],
      [3, 3, 5],
      [4, 3, 5],
      [5, 3, 5],
    ]);
    expect(medians).toHaveLength(20);
    await teams.leave((await teams.members(found[0]?.id ?? ''))[0] ?? '', found[0]?.id ?? '');
    expect(await world.medians()).toEqual([]);
  });

  it('are none before the season begins', async () => {
    for (let index = 0; index < 5; index += 1) await teams.teamOf(1);
    expect(await world.medians(new Date('2024-11-03T22:59:00Z'))).toEqual([]);
    expect((await world.medians(new Date('2024-11-03T23:00:00Z'))).map(({ week }) => week)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('the medians that everybody asks for', () => {
  const afterSeconds = (seconds: number) => new Date(friday.getTime() + seconds * 1000);
  const interviewsOf = async (now: Date) =>
    (await world.recentMedians(now)).find(({ week, metric }) => week === 5 && metric === 'interviews');

  it('are counted anew after a minute, and when the clock was set back', async () => {
    await sql`update public.teams set status = 'withdrawn', captain_id = null`;
    for (let index = 0; index < 5; index += 1) {
      const { captain } = await teams.teamOf(1);
      await world.log(captain, { happened_on: '2024-11-12', adds_interviews: 2 });
    }
    expect(await interviewsOf(friday)).toMatchObject({ median: 2, teams: 5 });
    expect(await world.recentMedians(friday)).toEqual(await world.medians());
    await teams.teamOf(1);
    expect(await interviewsOf(afterSeconds(59))).toMatchObject({ teams: 5 });
    expect(await interviewsOf(afterSeconds(61))).toMatchObject({ teams: 6 });
    await teams.teamOf(1);
    expect(await interviewsOf(friday)).toMatchObject({ teams: 7 });
  });

  it('are counted by one request at a time, and the others take what there is', async () => {
    await world.recentMedians(afterSeconds(3600));
    await teams.teamOf(1);
    await sql.begin(async (counting) => {
      await counting`select pg_advisory_xact_lock(hashtext('private.recent_medians ' || s.id)) from public.seasons s`;
      expect(await interviewsOf(afterSeconds(7200))).toMatchObject({ teams: 7 });
    });
    expect(await interviewsOf(afterSeconds(7200))).toMatchObject({ teams: 8 });
  });

  it('are none for a season that does not exist', async () => {
    const [row] = await sql`select private.recent_medians(gen_random_uuid(), ${friday}) as medians`;
    expect(row).toEqual({ medians: [] });
  });
});

describe('the record of tests', () => {
  it('is closed to who left at once, and to other teams', async () => {
    const { team, people, captain } = await teams.teamOf(2);
    const member = people[1] ?? '';
    const { captain: stranger } = await teams.teamOf(1);
    const { id } = await world.log(captain);
    await world.save(captain, id, 1, { seen: 'Changed.' });
    const everything = `select e.id, c.id as change from public.team_experiments('${team.id}') e
      join public.experiment_changes c on c.experiment_id = e.id join public.team_traction('${team.id}') w on true`;
    expect(await rowsOf(member, everything)).toHaveLength(1);
    expect(await rowsOf(stranger, everything)).toEqual([]);
    await teams.leave(member, team.id);
    expect(await rowsOf(member, everything)).toEqual([]);
    expect(await rowsOf(member, `select from public.experiments where id = '${id}'`)).toEqual([]);
  });

  it('of a team that was merged is read by the other, where it is, and counts in weeks in which that one has none', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const { team: target, captain } = await teams.teamOf(1);
    const { team: source, captain: joining } = await teams.teamOf(1);
    await world.log(captain, { happened_on: '2024-11-12', adds_interviews: 5 });
    await world.log(joining, { happened_on: '2024-11-13', adds_interviews: 9 });
    await world.log(joining, { happened_on: '2024-11-05', adds_interviews: 2 });
    await sql`select private.merge_teams(${orga}, ${source.id}, ${target.id}, ${early})`;
    for (const person of [captain, joining]) {
      const log = await rowsOf(person, `select team_id from public.team_experiments('${target.id}')`);
      expect(log.map(({ team_id }) => team_id)).toEqual([source.id, target.id, source.id]);
      const weeks = await rowsOf(
        person,
        `select week, interviews::int from public.team_traction('${target.id}')`,
      );
      expect(weeks).toEqual([
        { week: 1, interviews: 2 },
        { week: 2, interviews: 5 },
      ]);
    }
  });

  it('outlives the account of its author, and goes with a team that nobody else was in', async () => {
    const { people, captain } = await teams.teamOf(2);
    const member = people[1] ?? '';
    const { id } = await world.log(member);
    await world.save(member, id, 1, { seen: 'Changed.' });
    await sql`delete from auth.users where id = ${member}`;
    const [kept] = await sql`select author_id, updated_by from public.experiments where id = ${id}`;
    expect({ ...kept }).toEqual({ author_id: null, updated_by: null });
    expect((await world.changes(id)).map(({ changed_by }) => changed_by)).toEqual([null]);
    expect(await world.save(captain, id, 2, { seen: 'Read on.' }, friday)).toMatchObject({ version: 3 });

    const { team, captain: alone } = await teams.teamOf(1);
    await world.log(alone);
    await world.setGoals(alone, [{ metric: 'interviews', value: 10, week: 5 }]);
    await sql`delete from auth.users where id = ${alone}`;
    const left = await sql`select from public.experiments where team_id = ${team.id}
      union all select from public.team_goals where team_id = ${team.id}`;
    expect(left).toHaveLength(0);
  });
});
