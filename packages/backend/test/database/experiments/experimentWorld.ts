// Market tests in a database of a test's own; every transition is called with the time it happens at.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** A Friday of week 5, in the afternoon. */
export const friday = new Date('2024-12-06T14:00:00Z');
/** That many hours after `friday`. */
export const hoursAfter = (hours: number): Date => new Date(friday.getTime() + hours * 3_600_000);

export interface ExperimentRow {
  id: string;
  team_id: string;
  author_id: string | null;
  hypothesis: string;
  seen: string;
  version: number;
  is_draft: boolean;
  removed_at: Date | null;
  updated_by: string | null;
}

/** What a test needs at least. */
export const values = {
  hypothesis: 'At 0.38 € at least three of six shops order.',
  method: 'Six online food shops. One price each, asked for an order.',
  happened_on: '2024-12-04',
} as const;

export const held = { ...values, verdict: 'held', seen: 'Four would pay. One ordered 40.' } as const;

/** The transitions as plain calls; each throws the database's error. */
export function experimentWorld(sql: postgres.Sql) {
  const one = async (rows: Promise<ExperimentRow[]>): Promise<ExperimentRow> => {
    const [row] = await rows;
    if (!row) throw new Error('No row');
    return row;
  };
  const save = (person: string, id: string, version: number, changes: object, now = friday) =>
    one(sql<ExperimentRow[]>`select * from private.save_experiment(${person}, ${id}, ${version},
      ${JSON.stringify(changes)}::text::jsonb, ${now})`);
  return {
    save,
    log: (person: string, changes: object = {}, now = friday) =>
      save(person, randomUUID(), 0, { ...held, ...changes }, now),
    setRemoved: (person: string, id: string, removes: boolean, now = friday) =>
      one(
        sql<
          ExperimentRow[]
        >`select * from private.set_experiment_removed(${person}, ${id}, ${removes}, ${now})`,
      ),
    setGoals: (person: string, goals: unknown) =>
      sql`select private.set_team_goals(${person}, ${JSON.stringify(goals)}::text::jsonb, ${friday})`,
    changes: (id: string) => sql<
      { kind: string; version: number; before: Record<string, unknown>; changed_by: string | null }[]
    >`select kind, version, before, changed_by from public.experiment_changes where experiment_id = ${id}
        order by changed_at, version`,
    sums: (team: string) => sql<
      { week: number; experiments: number; interviews: number; pre_orders: number }[]
    >`select week, experiments, interviews::int, pre_orders::int from public.traction_weeks
        where team_id = ${team} order by week`,
    medians: (now = friday) => sql<{ week: number; metric: string; median: number; teams: number }[]>`
      select m.week, m.metric, m.median::float8 as median, m.teams
      from public.seasons s cross join lateral private.season_medians(s.id, ${now}) m`,
    recentMedians: async (now: Date) => {
      const [row] = await sql<
        { medians: { week: number; metric: string; median: number; teams: number }[] }[]
      >`
        select private.recent_medians(s.id, ${now}) as medians from public.seasons s`;
      return row?.medians ?? [];
    },
  };
}
