// What organisers see first, as figures. Each names the list that it counts, and is counted by what the list is made of: the
// counts of its own query, or its rows. Time is an argument.
import type { HandInMatrix } from '../handInAdmin/HandInMatrix';
import {
  currentMatrixWeek,
  isInView,
  matrixRows,
  standingIn,
  type MatrixRow,
  type MatrixState,
  type MatrixView,
} from '../handInAdmin/matrixRules';
import type { MentorCounts, MentorState } from '../mentorProposal/ListedMentor';
import type { PeopleCounts, PeopleFilter, PeopleState } from '../people/ListedPerson';
import type { DataRequestFigures } from '../privacy/DataRequest';
import type { RoundKind, RoundOfList } from '../round/Round';
import type { TeamStatus } from '../team/Team';
import type { TeamCounts, TeamListState } from '../teamAdmin/ListedTeam';
import { berlinDay } from '../time/berlinTime';
import { daysBetween, daysLater } from '../time/calendarDays';
import type { PeopleGrowth } from './Overview';
import { participants } from './overviewQueries';

/** A list that a figure counts: which, and what it is narrowed to. */
export type FigureList =
  | { readonly of: 'people'; readonly filter: PeopleFilter; readonly state: PeopleState | undefined }
  | {
      readonly of: 'teams';
      readonly status: TeamStatus | undefined;
      readonly state: TeamListState | undefined;
    }
  | { readonly of: 'mentors'; readonly state: MentorState | undefined }
  /** Those that are open. */
  | { readonly of: 'data_requests' }
  /** What a round waits for: jurors with score sheets missing, or the release of one that is decided. */
  | { readonly of: 'gate'; readonly kind: RoundKind }
  | {
      readonly of: 'hand_ins';
      readonly week: number;
      readonly view: MatrixView | undefined;
      readonly state: MatrixState | undefined;
    };

/** A number, and the list that has so many rows. */
export interface OverviewFigure {
  readonly count: number;
  readonly list: FigureList;
}

/** What the figures are counted of. */
export interface OverviewGround {
  /** Of participants. */
  readonly people: PeopleCounts;
  readonly growth: PeopleGrowth;
  readonly teams: TeamCounts;
  readonly mentors: MentorCounts;
  readonly matrix: HandInMatrix;
  readonly dataRequests: DataRequestFigures;
  readonly gates: readonly RoundOfList[];
}

/** How far a participant comes. */
export const funnelSteps = ['registered', 'confirmed', 'with_profile', 'in_team'] as const;
/** A step on the way from sign-up to a team. */
export type FunnelStep = (typeof funnelSteps)[number];

/** What may need a hand, the most urgent first. */
export const needKinds = [
  'gate_sheets',
  'gate_release',
  'silent',
  'asked',
  'waiting',
  'data_request',
  'mentor_needs_hand',
  'declined',
  'without_mentor',
  'too_large',
  'too_small',
  'mentor_over',
  'without_team',
  'unconfirmed',
] as const;
/** What needs a hand. */
export type NeedKind = (typeof needKinds)[number];

/** A line of what needs a hand: how many, and of which week where it is about one. */
export interface OverviewNeed {
  readonly kind: NeedKind;
  readonly week: number | undefined;
  readonly figure: OverviewFigure;
}

/** Parts of a week's column, the first on the base; together they are all teams. */
export const weekParts = ['on_time', 'came_late', 'missed', 'open'] as const;
/** A part of a week's column. */
export type WeekPart = (typeof weekParts)[number];

/** A week of the season; `parts` is undefined where it asks for nothing or has not opened. */
export interface OverviewWeek {
  readonly week: number;
  readonly parts: Readonly<Record<WeekPart, OverviewFigure>> | undefined;
}

/** What organisers see first. */
export interface OverviewFigures {
  readonly participants: OverviewFigure;
  readonly withoutTeam: OverviewFigure;
  readonly teams: OverviewFigure;
  readonly activeTeams: OverviewFigure;
  readonly mentors: OverviewFigure;
  readonly freeMentors: OverviewFigure;
  /** Of the week that is on; undefined where no week asks for anything. */
  readonly current:
    | { readonly week: number; readonly came: OverviewFigure; readonly missing: OverviewFigure }
    | undefined;
  readonly funnel: readonly { readonly step: FunnelStep; readonly figure: OverviewFigure }[];
  readonly needs: readonly OverviewNeed[];
  readonly weeks: readonly OverviewWeek[];
  /** How many had registered by the end of these days. */
  readonly registrations: readonly { readonly day: string; readonly figure: OverviewFigure }[];
  readonly cities: readonly { readonly city: string; readonly figure: OverviewFigure }[];
}

/** So many columns show how participants became more; in the first days of sign-up the first ones are empty. */
const FEWEST_COLUMNS = 6;
const MOST_COLUMNS = 12;

type PeopleNarrowing = Partial<PeopleFilter> & { readonly state?: PeopleState };

const people = (count: number, { state, ...filter }: PeopleNarrowing = {}): OverviewFigure => ({
  count,
  list: { of: 'people', filter: { ...participants, ...filter }, state },
});
const teams = (
  count: number,
  given: { readonly status?: TeamStatus; readonly state?: TeamListState },
): OverviewFigure => ({ count, list: { of: 'teams', status: given.status, state: given.state } });
const mentors = (count: number, state?: MentorState): OverviewFigure => ({
  count,
  list: { of: 'mentors', state },
});

/** Counts rows of the matrix as its own filters do. */
function handInsOf(rows: readonly MatrixRow[], now: Date) {
  return {
    view: (week: number, view: MatrixView): OverviewFigure => ({
      count: rows.filter((row) => isInView(row, view, week, now)).length,
      list: { of: 'hand_ins', week, view, state: undefined },
    }),
    state: (week: number, state: MatrixState): OverviewFigure => ({
      count: rows.filter((row) => standingIn(row, week)?.state === state).length,
      list: { of: 'hand_ins', week, view: undefined, state },
    }),
  };
}

/** How participants became more, in equal steps of whole weeks up to today. */
function registrationsOf({ days }: PeopleGrowth, now: Date): OverviewFigures['registrations'] {
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const today = berlinDay(now) > last ? berlinDay(now) : last;
  const weeks = Math.floor(daysBetween(first, today) / 7) + 1;
  const step = 7 * Math.ceil(weeks / MOST_COLUMNS);
  const columns = Math.max(FEWEST_COLUMNS, Math.floor(daysBetween(first, today) / step) + 1);
  return Array.from({ length: columns }, (_, index) => {
    const day = daysLater(today, -step * (columns - 1 - index));
    const count = days.reduce((sum, one) => (one.day <= day ? sum + one.people : sum), 0);
    return { day, figure: people(count, { until: day }) };
  });
}

/** What organisers see first, counted of what their lists are made of. */
export function overviewFigures(ground: OverviewGround, now: Date): OverviewFigures {
  const { people: counts, growth, matrix } = ground;
  const rows = matrixRows(matrix, now);
  const handIns = handInsOf(rows, now);
  const current = currentMatrixWeek(matrix.weeks, now);
  const opened = matrix.weeks.filter(({ milestone }) => milestone && milestone.opensAt <= now);
  const need = (kind: NeedKind, figure: OverviewFigure, week?: number): OverviewNeed => ({
    ...{ kind, figure, week },
  });
  const gate = (count: number, kind: RoundKind): OverviewFigure => ({ count, list: { of: 'gate', kind } });
  const needs = [
    ...ground.gates.map(({ kind, missingJurors }) => need('gate_sheets', gate(missingJurors, kind))),
    ...ground.gates.map(({ kind, waitsForRelease }) =>
      need('gate_release', gate(waitsForRelease ? 1 : 0, kind)),
    ),
    ...(current === undefined ? [] : [need('silent', handIns.view(current, 'silent'), current)]),
    ...opened.map(({ week }) => need('asked', handIns.view(week, 'asked'), week)),
    ...opened.map(({ week }) => need('waiting', handIns.view(week, 'waiting'), week)),
    need('data_request', { count: ground.dataRequests.open, list: { of: 'data_requests' } }),
    need('mentor_needs_hand', mentors(ground.mentors.needs_hand, 'needs_hand')),
    need('declined', teams(ground.teams.declined, { state: 'declined' })),
    need('without_mentor', teams(ground.teams.without_mentor, { state: 'without_mentor' })),
    need('too_large', teams(ground.teams.too_large, { state: 'too_large' })),
    need('too_small', teams(ground.teams.too_small, { state: 'too_small' })),
    need('mentor_over', mentors(ground.mentors.over, 'over')),
    need('without_team', people(counts.without_team, { state: 'without_team' })),
    need('unconfirmed', people(counts.unconfirmed, { state: 'unconfirmed' })),
  ];
  const isOpened = (week: number) => opened.some((one) => one.week === week);
  return {
    participants: people(counts.everybody),
    withoutTeam: people(counts.without_team, { state: 'without_team' }),
    teams: teams(ground.teams.in_contest, { state: 'in_contest' }),
    activeTeams: teams(ground.teams.active, { status: 'active' }),
    mentors: mentors(ground.mentors.mentors),
    freeMentors: mentors(ground.mentors.free, 'free'),
    current:
      current === undefined
        ? undefined
        : {
            week: current,
            came: handIns.view(current, 'came'),
            missing: handIns.view(current, 'missing'),
          },
    funnel: funnelSteps.map((step) => ({
      step,
      figure: step === 'registered' ? people(counts.everybody) : people(counts[step], { state: step }),
    })),
    needs: needs.filter(({ figure }) => figure.count > 0),
    weeks: matrix.weeks.map(({ week }) => ({
      week,
      parts: isOpened(week)
        ? {
            on_time: handIns.view(week, 'on_time'),
            came_late: handIns.view(week, 'came_late'),
            missed: handIns.state(week, 'missed'),
            open: handIns.state(week, 'open'),
          }
        : undefined,
    })),
    registrations: registrationsOf(growth, now),
    cities: growth.cities.map(({ city, people: count }) => ({ city, figure: people(count, { city }) })),
  };
}

/** Every figure of what organisers see first, wherever it stands. */
export function allFigures(value: unknown): OverviewFigure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('count' in value && 'list' in value) return [value as OverviewFigure];
  return Object.values(value).flatMap(allFigures);
}
