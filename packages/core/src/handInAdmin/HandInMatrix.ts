import { readRow } from '../db/readRow';
import { handInStates, type HandInState } from '../handIn/HandIn';
import { teamStatuses, type TeamStatus } from '../team/Team';
import type { LocalText } from '../text/LocalText';

/** A week of the season, and what it asks every team for. */
export interface MatrixWeek {
  readonly week: number;
  readonly verb: LocalText;
  /** Undefined in a week that asks for nothing. */
  readonly milestone:
    | {
        readonly id: string;
        readonly title: LocalText;
        readonly opensAt: Date;
        readonly dueAt: Date;
        readonly graceMinutes: number;
        /** How many parts a hand-in is incomplete without. */
        readonly partsRequired: number;
      }
    | undefined;
}

/** What a team has for a week. */
export interface MatrixCell {
  readonly week: number;
  readonly handInId: string;
  readonly state: HandInState;
  readonly version: number;
  readonly isLate: boolean;
  readonly isOverdue: boolean;
  /** How many of the required parts of a draft say something. */
  readonly partsReady: number;
  /** Whether any part of a draft says something. */
  readonly isBegun: boolean;
  /** When what waits for its review was handed in. */
  readonly handedInAt: Date | undefined;
  /** When one that came back is due again. */
  readonly returnDueAt: Date | undefined;
  /** Until when an organiser gave this team. */
  readonly extendedUntil: Date | undefined;
  readonly extensionReason: string | undefined;
  /** Since when the team asks for more time, and why. */
  readonly askedAt: Date | undefined;
  readonly askedReason: string | undefined;
}

/** A team with the weeks for which it has something. */
export interface MatrixTeam {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | undefined;
  readonly city: string | undefined;
  readonly status: TeamStatus;
  readonly memberCount: number;
  readonly mentorId: string | undefined;
  readonly cells: ReadonlyMap<number, MatrixCell>;
}

/** A mentor of one of the teams. */
export interface MatrixMentor {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
}

/** All teams of the season by all of its weeks, as they were at one time. */
export interface HandInMatrix {
  /** When it was read, by the clock of the backend. */
  readonly readAt: Date;
  readonly weeks: readonly MatrixWeek[];
  /** By last name. */
  readonly mentors: readonly MatrixMentor[];
  /** By name. */
  readonly teams: readonly MatrixTeam[];
}

function weekFromEntry(value: unknown): MatrixWeek {
  const row = readRow('hand_in_matrix.weeks', value);
  const id = row.optionalText('milestone_id');
  return {
    week: row.number('week'),
    verb: row.requiredLocalText('verb'),
    milestone:
      id === undefined
        ? undefined
        : {
            id,
            title: row.requiredLocalText('title'),
            opensAt: row.time('opens_at'),
            dueAt: row.time('due_at'),
            graceMinutes: row.number('grace_minutes'),
            partsRequired: row.number('required'),
          },
  };
}

function cellFromEntry(value: unknown): MatrixCell {
  const row = readRow('hand_in_matrix.cells', value);
  return {
    week: row.number('week'),
    handInId: row.requiredText('id'),
    state: row.oneOf('state', handInStates),
    version: row.optionalNumber('version') ?? 0,
    isLate: row.flag('late', false),
    isOverdue: row.flag('overdue', false),
    partsReady: row.optionalNumber('ready') ?? 0,
    isBegun: row.flag('begun', false),
    handedInAt: row.optionalTime('handed_in_at'),
    returnDueAt: row.optionalTime('return_due_at'),
    extendedUntil: row.optionalTime('extended_until'),
    extensionReason: row.optionalText('extension_reason'),
    askedAt: row.optionalTime('asked_at'),
    askedReason: row.optionalText('asked_reason'),
  };
}

function teamFromEntry(value: unknown): MatrixTeam {
  const row = readRow('hand_in_matrix.teams', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    logo: row.optionalText('logo'),
    city: row.optionalText('city'),
    status: row.oneOf('status', teamStatuses),
    memberCount: row.number('member_count'),
    mentorId: row.optionalText('mentor_id'),
    cells: new Map(row.list('cells', cellFromEntry).map((cell) => [cell.week, cell])),
  };
}

function mentorFromEntry(value: unknown): MatrixMentor {
  const row = readRow('hand_in_matrix.mentors', value);
  return {
    id: row.requiredText('id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
  };
}

/** Reads what `hand_in_matrix` answers. @throws AppError `malformed_row` naming the column. */
export function matrixFromRow(value: unknown): HandInMatrix {
  const row = readRow('hand_in_matrix', value);
  return {
    readAt: row.time('at'),
    weeks: row.list('weeks', weekFromEntry),
    mentors: row.list('mentors', mentorFromEntry),
    teams: row.list('teams', teamFromEntry),
  };
}
