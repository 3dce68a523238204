import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildExperiment, buildExperimentRow, buildTeamMember } from '../testing';
import {
  blankExperiment,
  experimentFromRow,
  experimentToRow,
  repeatedExperiment,
  type Experiment,
} from './Experiment';
import { experimentChangeFromRow } from './ExperimentChange';
import { experimentCsv, experimentCsvColumns } from './experimentCsv';
import { experimentMutations } from './experimentMutations';
import { experimentKeys, experimentQueries } from './experimentQueries';
import { experimentRepository } from './experimentRepository';

const experiment = buildExperiment();
const row = buildExperimentRow();
const { author, teamId } = experiment;
const people = new Map([[author?.userId ?? '', buildTeamMember()]]);
const malformed = (details: string) => expect.objectContaining({ code: 'malformed_row', details }) as Error;

describe('a market test', () => {
  it('is read whole, with whoever logged it', () => {
    expect(experimentFromRow(row, people)).toMatchObject({ ...experiment, author: { firstName: 'Mara' } });
    expect(experimentFromRow({ ...row, author_id: null }).author).toBeUndefined();
  });

  it.each([
    ['verdict', 'won'],
    ['decision', 'party'],
    ['happened_on', '2024-02-30'],
    ['adds_interviews', null],
    ['target_value', '3'],
    ['version', undefined],
  ])('is malformed with %s = %s', (column, value) => {
    expect(() => experimentFromRow({ ...row, [column]: value })).toThrow(malformed(`experiments.${column}`));
  });

  it('is written trimmed, each link once, without characters that no database holds', () => {
    const written = experimentToRow({
      ...experiment,
      seen: ' Four\0 of six \n',
      links: ['https://a.example ', '', 'https://a.example'],
      decision: undefined,
    });
    expect(written).toMatchObject({ seen: 'Four of six', links: ['https://a.example'], decision: null });
  });

  it('repeated asks the same of another day and brings nothing of what came out', () => {
    const { hypothesis, method, target, unit } = experiment;
    expect(repeatedExperiment(experiment, '2024-12-09')).toEqual({
      ...blankExperiment('2024-12-09'),
      ...{ hypothesis, method, target, unit },
    });
  });
});

describe('its history', () => {
  it('says what stood where, and passes over what it does not know', () => {
    const change = experimentChangeFromRow(
      {
        id: 'c1',
        kind: 'edited',
        version: 1,
        changed_at: '2024-12-05T09:00:00+00:00',
        changed_by: author?.userId,
        before: {
          seen: 'Three',
          target_value: null,
          links: ['https://a.example'],
          adds_pre_orders: 4,
          novel: 1,
        },
      },
      people,
    );
    expect(change).toMatchObject({ kind: 'edited', version: 1, changedBy: { firstName: 'Mara' } });
    expect(change.before).toEqual([
      { field: 'seen', value: 'Three' },
      { field: 'target', value: undefined },
      { field: 'links', value: ['https://a.example'] },
      { field: 'preOrders', value: 4 },
    ]);
  });

  it('knows no name of an account that is gone', () => {
    const gone = {
      id: 'c',
      kind: 'removed',
      version: 1,
      changed_at: '2024-12-05T09:00:00Z',
      changed_by: null,
    };
    expect(experimentChangeFromRow({ ...gone, before: {} })).toMatchObject({
      changedBy: undefined,
      before: [],
    });
  });
});

describe('experimentRepository', () => {
  it('reads the log of a team and who wrote it', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'team_experiments'
          ? [row]
          : [{ user_id: author?.userId, first_name: 'Mara', last_name: 'Lindt', avatar: null, skills: [] }],
    }));
    const [found] = await experimentRepository(client).listExperiments(teamId);
    expect(found?.author?.firstName).toBe('Mara');
    expect(seen[0]?.body).toEqual({ p_team_id: teamId });
    expect(seen.map(({ table }) => table)).toEqual(['team_experiments', 'profiles']);
  });

  it('saves over the version that was read', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    await experimentRepository(client).saveExperiment({ id: experiment.id, version: 3, values: experiment });
    expect(seen[0]?.body).toEqual({
      p_id: experiment.id,
      p_version: 3,
      p_values: experimentToRow(experiment),
    });
  });

  it.each([
    ['GR061', 'experiment_changed', JSON.stringify(row)],
    ['GR062', 'experiment_invalid', 'seen_missing'],
    ['GR063', 'too_many_experiments', null],
    ['GR060', 'not_found', null],
  ])('calls %s %s and keeps its details', async (code, name, details) => {
    const { client } = restDouble(() => ({
      status: 400,
      body: { code, message: name, details, hint: null },
    }));
    const saved = experimentRepository(client).saveExperiment({ id: 'x', version: 1, values: experiment });
    await expect(saved).rejects.toMatchObject({ code: name, ...(details && { details }) });
  });

  it('reads goals, medians and quotes, and writes goals as the database names them', async () => {
    const { client, seen } = restDouble(({ table }) => {
      if (table === 'team_goals') return { body: [{ metric: 'test_users', value: 50, week: 9 }] };
      if (table === 'season_medians')
        return { body: [{ metric: 'revenue_cents', week: 5, median: 1250.5, teams: 268 }] };
      if (table === 'experiment_quotes') return { body: [{ experiment_id: 'e', week: 5, state: 'draft' }] };
      return { status: 204 };
    });
    const repository = experimentRepository(client);
    await expect(repository.listQuotes(teamId)).resolves.toEqual([
      { experimentId: 'e', week: 5, state: 'draft' },
    ]);
    await expect(repository.listGoals(teamId)).resolves.toEqual([
      { metric: 'testUsers', value: 50, week: 9 },
    ]);
    await expect(repository.listMedians('s')).resolves.toEqual([
      { metric: 'revenueCents', week: 5, median: 1250.5, teams: 268 },
    ]);
    await repository.setGoals([{ metric: 'preOrders', value: 200, week: 11 }]);
    expect(seen.at(-1)?.body).toEqual({ p_goals: [{ metric: 'pre_orders', value: 200, week: 11 }] });
  });

  it('keeps everything below the key that a change invalidates', () => {
    const queries = experimentQueries(undefined);
    for (const { queryKey } of [
      queries.ofTeam('t'),
      queries.changes('e'),
      queries.quotes('t'),
      queries.goals('t'),
      queries.medians('s'),
    ])
      expect(queryKey.slice(0, 1)).toEqual(experimentKeys.all);
  });
});

/** A query cache with what a mutation asks of one. */
function cacheWith(list: Experiment[]) {
  const data = new Map<string, unknown>([[JSON.stringify(experimentKeys.ofTeam(teamId)), list]]);
  const write = (key: string, updater: unknown) =>
    data.set(
      key,
      typeof updater === 'function' ? (updater as (old: unknown) => unknown)(data.get(key)) : updater,
    );
  return {
    log: () => data.get(JSON.stringify(experimentKeys.ofTeam(teamId))) as Experiment[],
    goals: () => data.get(JSON.stringify(experimentKeys.goals(teamId))),
    setQueryData: (key: readonly unknown[], updater: unknown) => write(JSON.stringify(key), updater),
    setQueriesData: ({ queryKey }: { queryKey: readonly unknown[] }, updater: (cached: unknown) => unknown) =>
      write(JSON.stringify(queryKey), updater),
    removeQueries: () => undefined,
  };
}

describe('experimentMutations', () => {
  const mutations = experimentMutations(undefined, teamId, author);
  const older = buildExperiment({ id: 'older', happenedOn: '2024-11-20' });

  it('show a saved test at once, and what the backend answered with its author', () => {
    const cache = cacheWith([experiment, older]);
    const values = { ...experiment, seen: 'Five' };
    mutations.save.optimistic?.(cache, { id: experiment.id, version: 1, values });
    expect(cache.log()[0]?.seen).toBe('Five');
    const saved = { ...experiment, author: undefined, happenedOn: '2024-11-05', version: 2 };
    mutations.save.answer?.(cache, saved, { id: experiment.id, version: 1, values });
    expect(cache.log().map(({ id, version }) => [id, version])).toEqual([
      ['older', 1],
      [experiment.id, 2],
    ]);
    expect(cache.log()[1]?.author).toEqual(author);
  });

  it('show nothing over a version that somebody else replaced', () => {
    const cache = cacheWith([{ ...experiment, version: 2 }]);
    mutations.save.optimistic?.(cache, {
      id: experiment.id,
      version: 1,
      values: { ...experiment, seen: 'x' },
    });
    expect(cache.log()[0]?.seen).toBe(experiment.seen);
  });

  it('take a test out and put it back where it stood', () => {
    const cache = cacheWith([experiment, older]);
    mutations.remove.optimistic?.(cache, experiment);
    expect(cache.log()).toEqual([older]);
    const undo = mutations.remove.undo?.(experiment, experiment);
    undo?.optimistic?.(cache);
    expect(cache.log()).toEqual([experiment, older]);
  });

  it('take goals back to what they were', () => {
    const cache = cacheWith([]);
    const goal = { metric: 'testUsers', value: 50, week: 9 } as const;
    const change = { goals: [goal], before: [] };
    mutations.setGoals.optimistic?.(cache, change);
    expect(cache.goals()).toEqual([goal]);
    mutations.setGoals.undo?.(undefined, change).optimistic?.(cache);
    expect(cache.goals()).toEqual([]);
  });
});

describe('the log as a CSV', () => {
  const words = {
    head: Object.fromEntries(experimentCsvColumns.map((column) => [column, column])) as Record<
      (typeof experimentCsvColumns)[number],
      string
    >,
    verdict: { open: 'Open', held: 'Confirmed', failed: 'Not confirmed', unclear: 'Unclear' },
    decision: { continue: 'Go on', change: 'Change', drop: 'Drop' },
  };

  it('has a line for each test that was logged, and no formula', () => {
    const csv = experimentCsv(
      [
        buildExperiment({
          seen: '=HYPERLINK("https://evil.example")',
          adds: { ...experiment.adds, revenueCents: 1250 },
        }),
        buildExperiment({ isDraft: true }),
      ],
      words,
    );
    const lines = csv.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(experimentCsvColumns.join(';'));
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")";Go on`);
    expect(lines[1]).toContain(';6;0;40;12.5;https://example.org/orders');
    expect(lines[1]).toMatch(/^2024-12-04;Mara Lindt;/);
  });
});
