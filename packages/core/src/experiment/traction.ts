import { readRow } from '../db/readRow';
import type { Season } from '../season/Season';
import { dateOfSeasonDay, daysOfSeason, seasonDay } from '../season/seasonDays';
import {
  metricColumns,
  tractionMetrics,
  type Experiment,
  type Traction,
  type TractionMetric,
} from './Experiment';

/** What a team wants to reach: all its tests together shall have added the value by the end of the week. */
export interface TeamGoal {
  readonly metric: TractionMetric;
  /** Above 0; revenue in euro cents. */
  readonly value: number;
  readonly week: number;
}

/** The median of all teams of the season that go on, at the end of a week or today; never of fewer than five teams. */
export interface SeasonMedian {
  readonly week: number;
  readonly metric: TractionMetric;
  readonly median: number;
  /** Of how many teams. */
  readonly teams: number;
}

const columns = tractionMetrics.map((metric) => metricColumns[metric]);
const metricOf = (column: string): TractionMetric =>
  tractionMetrics.find((metric) => metricColumns[metric] === column) ?? 'interviews';

/** Reads a row of `team_goals`. @throws AppError `malformed_row` naming the column. */
export function teamGoalFromRow(value: unknown): TeamGoal {
  const row = readRow('team_goals', value);
  return {
    metric: metricOf(row.oneOf('metric', columns)),
    value: row.number('value'),
    week: row.number('week'),
  };
}

/** Reads a row of `season_medians`. @throws AppError `malformed_row` naming the column. */
export function seasonMedianFromRow(value: unknown): SeasonMedian {
  const row = readRow('season_medians', value);
  return {
    week: row.number('week'),
    metric: metricOf(row.oneOf('metric', columns)),
    median: row.number('median'),
    teams: row.number('teams'),
  };
}

type SeasonDates = Pick<Season, 'startsOn' | 'weeks'>;

/** The day of the season to which a calendar day counts, from 1 on: what was before is of the first, what came after of the last. */
export function countedDay(season: SeasonDates, date: string): number {
  const day = seasonDay(season, new Date(`${date}T12:00:00Z`));
  return Math.min(Math.max(day, 1), daysOfSeason(season));
}

/** The week of the season to which a calendar day counts. */
export const countedWeek = (season: SeasonDates, date: string): number =>
  Math.ceil(countedDay(season, date) / 7);

/**
 * The tests whose numbers count for a team: no drafts, and of teams merged into it only those of weeks in which it has none
 * of its own.
 */
export function countedExperiments(
  experiments: readonly Experiment[],
  teamId: string,
  season: SeasonDates,
): Experiment[] {
  const logged = experiments.filter(({ isDraft }) => !isDraft);
  const own = new Set(
    logged.filter((one) => one.teamId === teamId).map(({ happenedOn }) => countedWeek(season, happenedOn)),
  );
  return logged.filter((one) => one.teamId === teamId || !own.has(countedWeek(season, one.happenedOn)));
}

/** What tests add up to. */
export function tractionOf(experiments: readonly Pick<Experiment, 'adds'>[]): Traction {
  const sum = (metric: TractionMetric) => experiments.reduce((total, { adds }) => total + adds[metric], 0);
  return {
    interviews: sum('interviews'),
    testUsers: sum('testUsers'),
    preOrders: sum('preOrders'),
    revenueCents: sum('revenueCents'),
  };
}

/** A number that holds from a day of the season on. */
export interface RunningTotal {
  readonly day: number;
  readonly total: number;
}

/** A running total: one entry for each day that adds something, in order. */
export function runningTotals(
  experiments: readonly Pick<Experiment, 'adds' | 'happenedOn'>[],
  metric: TractionMetric,
  season: SeasonDates,
): RunningTotal[] {
  const byDay = new Map<number, number>();
  for (const { adds, happenedOn } of experiments) {
    const day = countedDay(season, happenedOn);
    if (adds[metric] > 0) byDay.set(day, (byDay.get(day) ?? 0) + adds[metric]);
  }
  const days = [...byDay].sort(([a], [b]) => a - b);
  return days.map(([day], index) => ({
    day,
    total: days.slice(0, index + 1).reduce((total, [, added]) => total + added, 0),
  }));
}

/** The last calendar day on which a goal can be reached: the Sunday of its week. */
export const goalDay = (goal: Pick<TeamGoal, 'week'>, season: Pick<Season, 'startsOn'>): string =>
  dateOfSeasonDay(season, goal.week * 7);

/** How fast a goal has to be approached from here. */
export interface GoalPace {
  readonly state: 'reached' | 'missed' | 'ahead';
  /** What is missing, 0 where nothing is. */
  readonly left: number;
  /** What each seven days from today have to add, rounded up; 0 where nothing is left or the day has passed. */
  readonly perWeek: number;
  /** What the seven days up to today added. */
  readonly lastWeek: number;
}

/** What a goal takes from here on, beside what the last seven days brought. */
export function goalPace(
  goal: TeamGoal,
  experiments: readonly Pick<Experiment, 'adds' | 'happenedOn'>[],
  season: SeasonDates,
  now: Date,
): GoalPace {
  const today = seasonDay(season, now);
  const added = (list: typeof experiments) => tractionOf(list)[goal.metric];
  const left = Math.max(0, goal.value - added(experiments));
  const daysLeft = goal.week * 7 - today;
  const lastWeek = added(
    experiments.filter(({ happenedOn }) => {
      const day = countedDay(season, happenedOn);
      return day > today - 7 && day <= today;
    }),
  );
  if (left === 0) return { state: 'reached', left, perWeek: 0, lastWeek };
  if (daysLeft < 0) return { state: 'missed', left, perWeek: 0, lastWeek };
  return { state: 'ahead', left, perWeek: Math.ceil((left * 7) / Math.max(7, daysLeft)), lastWeek };
}

/** The newest median of a number, undefined where fewer than five teams count. */
export function currentMedian(
  medians: readonly SeasonMedian[],
  metric: TractionMetric,
): SeasonMedian | undefined {
  return medians
    .filter((one) => one.metric === metric)
    .reduce<SeasonMedian | undefined>(
      (newest, one) => (newest && newest.week > one.week ? newest : one),
      undefined,
    );
}

/** The medians of a number as steps: each holds from the first day of its week on. */
export function medianSteps(medians: readonly SeasonMedian[], metric: TractionMetric): RunningTotal[] {
  return medians
    .filter((one) => one.metric === metric)
    .map(({ week, median }) => ({ day: week * 7 - 6, total: median }))
    .sort((a, b) => a.day - b.day);
}
