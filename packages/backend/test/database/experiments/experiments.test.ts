// Logging, changing and removing market tests: limits, versions, what is kept of before, and who may.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { refusal, teamWorld } from '../teams/teamWorld';
import { experimentWorld, friday, held, hoursAfter, values } from './experimentWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let teams: ReturnType<typeof teamWorld>;
let world: ReturnType<typeof experimentWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  teams = teamWorld(sql);
  world = experimentWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const invalid = (detail: string): unknown =>
  expect.objectContaining({ code: 'GR062', message: 'experiment_invalid', detail }) as unknown;

describe('a market test', () => {
  it('is logged once, however often it is sent', async () => {
    const { team, captain } = await teams.teamOf(1);
    const id = randomUUID();
    const first = await world.save(captain, id, 0, { ...held, adds_interviews: 6 });
    expect(first).toMatchObject({ id, team_id: team.id, author_id: captain, version: 1, is_draft: false });
    expect(await world.save(captain, id, 0, { ...held, adds_interviews: 6 })).toEqual(first);
    expect(await world.changes(id)).toEqual([]);
  });

  it.each([
    ['date_ahead', { happened_on: '2024-12-07' }],
    ['date_before_season', { happened_on: '2024-11-03' }],
    ['hypothesis_missing', { hypothesis: ' \u200b ' }],
    ['hypothesis_too_long', { hypothesis: 'x'.repeat(241) }],
    ['method_missing', { method: '\n' }],
    ['method_too_long', { method: 'x'.repeat(401) }],
    ['unit_too_long', { unit: 'x'.repeat(41) }],
    ['seen_missing', { seen: ' ' }],
    ['seen_too_long', { seen: 'x'.repeat(1201) }],
    ['next_step_too_long', { next_step: 'x'.repeat(401) }],
    ['too_many_links', { links: Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`) }],
    ['link', { links: ['javascript:alert(1)'] }],
    ['link', { links: [`https://a.example/${'x'.repeat(500)}`] }],
    ['value', { links: ['https://a.example', 'https://a.example'] }],
    ['value', { verdict: 'won' }],
    ['value', { decision: 'party' }],
    ['value', { target_value: 1_000_000_000 }],
    ['value', { result_value: 0.1234 }],
    ['value', { adds_interviews: -1 }],
    ['value', { adds_interviews: null }],
    ['value', { adds_revenue_cents: 100_000_000_001 }],
    ['shape', { adds_interviews: 'many' }],
    ['shape', { adds_interviews: 99_999_999_999 }],
    ['shape', { happened_on: 'yesterday' }],
    ['shape', { links: 'https://a.example' }],
    ['shape', { team_id: randomUUID() }],
    ['shape', { version: 9 }],
  ])('is refused as %s (%#)', async (detail, changes) => {
    const { captain } = await teams.teamOf(1);
    await expect(world.log(captain, changes)).rejects.toEqual(invalid(detail));
  });

  it.each([[null], [[]], ['text'], [5]])('cannot be %o', async (what) => {
    const { captain } = await teams.teamOf(1);
    await expect(world.save(captain, randomUUID(), 0, what as unknown as object)).rejects.toEqual(
      invalid('shape'),
    );
  });

  it('takes the longest that is allowed, in any script', async () => {
    const { captain } = await teams.teamOf(1);
    const log = await world.log(captain, {
      hypothesis: '🥕'.repeat(240),
      method: 'ش'.repeat(400),
      seen: 'ß\n'.repeat(600),
      unit: 'von 12 unter 7 °C',
      target_value: -999_999_999.999,
      happened_on: '2024-11-04',
      links: ['http://a.example', 'HTTPS://b.example/path?query=1#part'],
      adds_revenue_cents: 100_000_000_000,
    });
    expect(log.hypothesis).toBe('🥕'.repeat(240));
  });

  it('that is open needs nothing seen, and a draft nothing but a day', async () => {
    const { captain } = await teams.teamOf(1);
    await world.save(captain, randomUUID(), 0, values);
    const draft = await world.save(captain, randomUUID(), 0, { happened_on: '2024-12-04', is_draft: true });
    await expect(world.save(captain, draft.id, 1, { is_draft: false })).rejects.toEqual(
      invalid('hypothesis_missing'),
    );
    const logged = await world.save(captain, draft.id, 1, { ...held, is_draft: false });
    expect(logged).toMatchObject({ is_draft: false, version: 2 });
    // What nobody but the team had read is no history.
    expect(await world.changes(draft.id)).toEqual([]);
    await expect(world.save(captain, draft.id, 2, { is_draft: true })).rejects.toEqual(invalid('shape'));
  });

  it('is saved over the version that was read, and what stood there is kept', async () => {
    const { people, captain } = await teams.teamOf(2);
    const member = people[1] ?? '';
    const { id } = await world.log(captain);
    const second = await world.save(member, id, 1, { seen: 'Five of six.', adds_pre_orders: 40 });
    expect(second).toMatchObject({ version: 2, author_id: captain, updated_by: member });
    expect(await world.changes(id)).toEqual([
      { kind: 'edited', version: 1, changed_by: member, before: { seen: held.seen, adds_pre_orders: 0 } },
    ]);
    await expect(world.save(captain, id, 1, { seen: 'Six of six.' })).rejects.toMatchObject({
      code: 'GR061',
      message: 'experiment_changed',
      detail: expect.stringContaining('"seen": "Five of six."') as unknown,
    });
    // The same words are no conflict.
    expect(await world.save(captain, id, 1, { seen: 'Five of six.' })).toMatchObject({ version: 2 });
  });

  it('is saved by one of two who do so at once', async () => {
    const { people, captain } = await teams.teamOf(2);
    const { id } = await world.log(captain);
    const results = await Promise.allSettled(
      people.map((person, index) => world.save(person, id, 1, { seen: `Seen by ${index}` })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await world.changes(id)).toHaveLength(1);
  });

  it('is of its team alone', async () => {
    const { captain } = await teams.teamOf(1);
    const { captain: stranger } = await teams.teamOf(1);
    const { id } = await world.log(captain);
    const nothing = refusal('GR060', 'experiment_not_found');
    await expect(world.save(stranger, id, 1, { seen: 'Mine' })).rejects.toEqual(nothing);
    await expect(world.save(stranger, id, 0, held)).rejects.toEqual(nothing);
    await expect(world.setRemoved(stranger, id, true)).rejects.toEqual(nothing);
    await expect(world.save(captain, randomUUID(), 1, held)).rejects.toEqual(nothing);
    await expect(world.log(await teams.person())).rejects.toEqual(refusal('GR014', 'not_in_team'));
  });

  it('is not written by who left, and stays with the team', async () => {
    const { team, people, captain } = await teams.teamOf(2);
    const member = people[1] ?? '';
    const { id } = await world.log(member);
    await teams.leave(member, team.id);
    await expect(world.save(member, id, 1, { seen: 'Mine' })).rejects.toEqual(
      refusal('GR014', 'not_in_team'),
    );
    expect(await world.save(captain, id, 1, { seen: 'Ours' })).toMatchObject({
      author_id: member,
      version: 2,
    });
  });

  it('is one of at most 500', async () => {
    const { team, captain } = await teams.teamOf(1);
    await sql`insert into public.experiments (id, team_id, hypothesis, method, happened_on)
      select gen_random_uuid(), ${team.id}, 'x', 'x', '2024-12-04' from generate_series(1, 499)`;
    const { id } = await world.log(captain);
    await expect(world.log(captain)).rejects.toEqual(refusal('GR063', 'too_many_experiments'));
    await world.setRemoved(captain, id, true);
    await world.log(captain);
  });
});

describe('removing', () => {
  it('takes a test out of the sums, and can be undone for a day', async () => {
    const { team, captain } = await teams.teamOf(1);
    const { id } = await world.log(captain, { adds_interviews: 6 });
    expect(await world.setRemoved(captain, id, true)).toMatchObject({ removed_at: friday });
    expect(await world.setRemoved(captain, id, true)).toMatchObject({ version: 2 });
    expect(await world.sums(team.id)).toEqual([]);
    await expect(world.save(captain, id, 2, { seen: 'x' })).rejects.toEqual(
      refusal('GR060', 'experiment_not_found'),
    );
    await world.setRemoved(captain, id, false, hoursAfter(23));
    expect(await world.sums(team.id)).toEqual([{ week: 5, experiments: 1, interviews: 6, pre_orders: 0 }]);
    expect((await world.changes(id)).map(({ kind }) => kind)).toEqual(['removed', 'restored']);
    await world.setRemoved(captain, id, true, hoursAfter(24));
    await expect(world.setRemoved(captain, id, false, hoursAfter(48))).rejects.toEqual(
      refusal('GR027', 'undo_over'),
    );
  });
});

describe('the goals of a team', () => {
  const users = { metric: 'test_users', value: 50, week: 9 };
  const goalsOf = async (team: string) => {
    const goals =
      await sql`select metric, value::int, week, updated_by from public.team_goals where team_id = ${team}
      order by metric`;
    return goals.map((goal) => ({ ...goal }));
  };

  it('are one number for each metric, replaced as a whole', async () => {
    const { team, people, captain } = await teams.teamOf(2);
    const member = people[1] ?? '';
    await world.setGoals(captain, [users, { metric: 'pre_orders', value: 200, week: 11 }]);
    await world.setGoals(member, [users, { metric: 'interviews', value: 60, week: 10 }]);
    expect(await goalsOf(team.id)).toEqual([
      { metric: 'interviews', value: 60, week: 10, updated_by: member },
      { ...users, updated_by: captain },
    ]);
    await world.setGoals(captain, []);
    expect(await goalsOf(team.id)).toEqual([]);
  });

  it.each([
    ['metric', [{ ...users, metric: 'likes' }]],
    ['metric', [users, users]],
    ['value', [users, { metric: 'interviews', value: 0, week: 1 }]],
    ['value', [{ ...users, value: 100_000_000_001 }]],
    ['value', [{ ...users, value: null }]],
    ['week', [{ ...users, week: 0 }]],
    ['week', [{ ...users, week: 12 }]],
    ['week', [{ metric: 'interviews', value: 1 }]],
    ['shape', [{ ...users, value: 'many' }]],
    ['shape', [5]],
    ['shape', users],
    ['shape', null],
  ])('refuse a wrong %s (%#), and stay as they were', async (detail, goals) => {
    const { team, captain } = await teams.teamOf(1);
    await world.setGoals(captain, [users]);
    await expect(world.setGoals(captain, goals)).rejects.toEqual(
      expect.objectContaining({ code: 'GR064', message: 'goal_invalid', detail }),
    );
    expect(await goalsOf(team.id)).toHaveLength(1);
  });
});
