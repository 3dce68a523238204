// What the matrix says in words and numbers: every figure is counted of the rows that it stands above, with time as an
// argument.
import { milestoneClosesAt } from '../milestone/milestoneState';
import { matchesWords } from '../text/matchesWords';
import type { HandInMatrix, MatrixCell, MatrixTeam, MatrixWeek } from './HandInMatrix';

const DAY_MS = 86_400_000;

/** From when on something waits too long for its review. */
export const LONG_WAIT_MS = 3 * DAY_MS;

/**
 * How a week of a team stands. `free`: asks for nothing; `next`: not open yet; `open`: nothing stands and it is still taken; `missed`:
 * and it is not any more; `handed_in`: nobody has opened it; `in_review`, `returned` and `accepted`: what its reader did.
 */
export const matrixStates = [
  'accepted',
  'in_review',
  'handed_in',
  'returned',
  'open',
  'missed',
  'next',
  'free',
] as const;
/** How a week of a team stands. */
export type MatrixState = (typeof matrixStates)[number];

/** A cell of the matrix as it is drawn and said. */
export interface MatrixStanding {
  readonly week: number;
  readonly state: MatrixState;
  /** How many of the required parts of what is open are ready. */
  readonly partsReady: number;
  readonly partsRequired: number;
  /** Handed in late, or due and still taken. */
  readonly isLate: boolean;
  readonly isExtended: boolean;
  /** When it is due for this team; undefined where nothing is. */
  readonly dueAt: Date | undefined;
  /** What the team has. */
  readonly cell: MatrixCell | undefined;
}

const stateOf = (
  cell: MatrixCell | undefined,
  opensAt: Date,
  closesAt: Date,
  now: Date,
): Exclude<MatrixState, 'free'> => {
  if (cell?.state === 'accepted') return 'accepted';
  if (cell?.state === 'in_review') return 'in_review';
  if (cell?.state === 'submitted') return 'handed_in';
  if (cell?.state === 'changes_requested') return 'returned';
  if (now < opensAt) return 'next';
  return now < closesAt ? 'open' : 'missed';
};

/** How a week of a team stands at a time. */
export function matrixStanding({ week, milestone }: MatrixWeek, team: MatrixTeam, now: Date): MatrixStanding {
  const cell = team.cells.get(week);
  const none = { week, partsReady: 0, partsRequired: 0, isLate: false, isExtended: false, dueAt: undefined };
  if (!milestone) return { ...none, state: 'free', cell };
  const isExtended = cell?.extendedUntil !== undefined && cell.extendedUntil > milestone.dueAt;
  const dueAt = (isExtended && cell?.extendedUntil) || milestone.dueAt;
  const closesAt = milestoneClosesAt({ ...milestone, dueAt });
  const state = stateOf(cell, milestone.opensAt, closesAt, now);
  return {
    week,
    state,
    partsReady: cell?.partsReady ?? 0,
    partsRequired: milestone.partsRequired,
    isLate: cell?.isLate === true || (state === 'open' && now >= dueAt),
    isExtended,
    dueAt,
    cell,
  };
}

/** A team with how each week stands. */
export interface MatrixRow {
  readonly team: MatrixTeam;
  /** By week, as the matrix has them. */
  readonly standings: readonly MatrixStanding[];
}

/** All rows of a matrix at a time. */
export const matrixRows = ({ weeks, teams }: HandInMatrix, now: Date): MatrixRow[] =>
  teams.map((team) => ({ team, standings: weeks.map((week) => matrixStanding(week, team, now)) }));

/** The standing of a row in a week. */
export const standingIn = ({ standings }: MatrixRow, week: number): MatrixStanding | undefined =>
  standings.find((standing) => standing.week === week);

/** The week that an organiser looks at first: the open one that is due first, else the last that was due, else the first that asks for something. */
export function currentMatrixWeek(weeks: readonly MatrixWeek[], now: Date): number | undefined {
  const asking = weeks.flatMap(({ week, milestone }) => (milestone ? [{ week, ...milestone }] : []));
  const open = asking.filter((one) => one.opensAt <= now && now < milestoneClosesAt(one));
  const first = open.reduce<(typeof asking)[number] | undefined>(
    (soonest, one) => (soonest === undefined || one.dueAt < soonest.dueAt ? one : soonest),
    undefined,
  );
  const past = asking.filter((one) => one.opensAt <= now);
  return (first ?? past.at(-1) ?? asking[0])?.week;
}

/** What organisers look for, as a chip over the matrix. */
export const matrixViews = [
  'missing',
  'not_started',
  'silent',
  'waiting',
  'asked',
  'extended',
  'late',
  'came',
  'on_time',
  'came_late',
] as const;
/** What organisers look for. */
export type MatrixView = (typeof matrixViews)[number];

/** Views that a figure elsewhere leads to: what was handed in, in time or late. Others are offered above the matrix. */
export const figureViews: readonly MatrixView[] = ['came', 'on_time', 'came_late'];

const hasCome = ({ state }: MatrixStanding) =>
  state === 'accepted' || state === 'in_review' || state === 'handed_in' || state === 'returned';
const isMissing = ({ state }: MatrixStanding) => state === 'open' || state === 'missed';

/** Whether a row is what a view looks for in a week. */
export function isInView(row: MatrixRow, view: MatrixView, week: number, now: Date): boolean {
  const standing = standingIn(row, week);
  if (!standing) return false;
  const { cell } = standing;
  switch (view) {
    case 'missing':
      return isMissing(standing);
    case 'not_started':
      return isMissing(standing) && cell?.isBegun !== true;
    case 'silent': {
      // Nothing of this week and of the two before it that asked for something.
      const until = row.standings.filter((one) => one.week <= week && one.state !== 'free');
      const last = until.slice(-3);
      return last.length === 3 && last.every(isMissing);
    }
    case 'waiting': {
      const handedInAt = cell?.handedInAt;
      return handedInAt !== undefined && now.getTime() - handedInAt.getTime() > LONG_WAIT_MS;
    }
    case 'asked':
      return cell?.askedAt !== undefined;
    case 'extended':
      return standing.isExtended;
    case 'late':
      return standing.isLate;
    case 'came':
      return hasCome(standing);
    case 'on_time':
      return hasCome(standing) && !standing.isLate;
    case 'came_late':
      return hasCome(standing) && standing.isLate;
  }
}

/** What rows are narrowed to; undefined and '' narrow to nothing. */
export interface MatrixFilter {
  readonly week: number;
  readonly search: string;
  readonly state: MatrixState | undefined;
  /** A mentor's id, or `none` for teams without one. */
  readonly mentor: string | undefined;
  readonly city: string | undefined;
  readonly view: MatrixView | undefined;
}

/** Rows of the filter but its view, which is what the views are counted of; by team and mentor when words are searched. */
export function filteredRows(
  matrix: Pick<HandInMatrix, 'mentors'>,
  rows: readonly MatrixRow[],
  { week, search, state, mentor, city }: Omit<MatrixFilter, 'view'>,
): MatrixRow[] {
  const names = new Map(
    matrix.mentors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  return rows.filter((row) => {
    const { team } = row;
    if (state !== undefined && standingIn(row, week)?.state !== state) return false;
    if (mentor !== undefined && (team.mentorId ?? 'none') !== mentor) return false;
    if (city !== undefined && team.city !== city) return false;
    return matchesWords([team.name, team.city ?? '', names.get(team.mentorId ?? '') ?? ''].join(' '), search);
  });
}

/** How many rows each view has. */
export const viewCounts = (
  rows: readonly MatrixRow[],
  week: number,
  now: Date,
): Readonly<Record<MatrixView, number>> =>
  Object.fromEntries(
    matrixViews.map((view) => [view, rows.filter((row) => isInView(row, view, week, now)).length]),
  ) as Record<MatrixView, number>;

/** How many rows stand how in a week: what the bar above its column shows. */
export interface WeekTotal {
  readonly week: number;
  readonly counts: Readonly<Record<MatrixState, number>>;
  /** Accepted, read, waiting or returned: something came. */
  readonly handedIn: number;
}

/** The bars above the columns, counted of the rows below them. */
export function weekTotals(weeks: readonly MatrixWeek[], rows: readonly MatrixRow[]): WeekTotal[] {
  return weeks.map(({ week }, index) => {
    const counts = Object.fromEntries(matrixStates.map((state) => [state, 0])) as Record<MatrixState, number>;
    for (const { standings } of rows) {
      const state = standings[index]?.state;
      if (state) counts[state] += 1;
    }
    const handedIn = counts.accepted + counts.in_review + counts.handed_in + counts.returned;
    return { week, counts, handedIn };
  });
}
