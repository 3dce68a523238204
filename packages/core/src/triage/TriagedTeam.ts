import { readRow } from '../db/readRow';
import { teamWeekFromRow, type TeamWeek } from '../handIn/TeamWeek';
import { pulseStates, type PulseState } from '../pulse/Pulse';
import { teamStatuses, type Team } from '../team/Team';
import type { LocalText } from '../text/LocalText';
import { contactKinds, triageReasonFrom, type ContactKind, type TriageReason } from './TriageReason';

/** A hand-in that waits for its review. */
export interface WaitingHandIn {
  readonly week: number;
  readonly handInId: string;
  readonly version: number;
  readonly title: LocalText;
  readonly handedInAt: Date;
  readonly isLate: boolean;
  /** Whether it was handed in again after somebody asked for that. */
  readonly isRevision: boolean;
  /** Until when the team may still replace it; undefined once it may not. */
  readonly replaceableUntil: Date | undefined;
  /** Who reads it now. */
  readonly reviewerId: string | undefined;
  /** How its first text begins; undefined without one. */
  readonly excerpt: string | undefined;
  readonly fileCount: number;
}

/** A team as its mentor sees it among all of theirs. */
export interface TriagedTeam extends Pick<Team, 'id' | 'name' | 'slug' | 'city' | 'logo' | 'status'> {
  /** Whether the caller only stands in for its mentor. */
  readonly isStandIn: boolean;
  /** Who stands in for the caller, or for whom the caller does. */
  readonly otherName: string | undefined;
  /** The last day of that, such as `2024-12-08`; undefined while nobody stands in. */
  readonly standInUntil: string | undefined;
  /** Why it may need its mentor, the worst first. */
  readonly reasons: readonly TriageReason[];
  /** Every week of the season; parts are counted where they are written now, the time of handing in where it waits. */
  readonly weeks: readonly TeamWeek[];
  /** What waits to be read, the oldest first. */
  readonly waiting: readonly WaitingHandIn[];
  /** What its newest check-in said; undefined before the first. */
  readonly pulse: { readonly week: number; readonly state: PulseState; readonly saidAt: Date } | undefined;
  /** How many check-ins the mentor has not read. */
  readonly unreadPulses: number;
  /** When the mentor was last in contact, and how; undefined where they never were. */
  readonly lastContact: { readonly at: Date; readonly kind: ContactKind } | undefined;
}

function waitingFrom(value: unknown): WaitingHandIn {
  const row = readRow('mentor_triage.waiting', value);
  return {
    week: row.number('week'),
    handInId: row.requiredText('hand_in_id'),
    version: row.number('version'),
    title: row.requiredLocalText('title'),
    handedInAt: row.time('handed_in_at'),
    isLate: row.flag('is_late', false),
    isRevision: row.flag('is_revision', false),
    replaceableUntil: row.optionalTime('replaceable_until'),
    reviewerId: row.optionalText('reviewer_id'),
    excerpt: row.optionalText('excerpt'),
    fileCount: row.number('files'),
  };
}

/** Reads a row of `mentor_triage()`. @throws AppError `malformed_row` naming the column. */
export function triagedTeamFromRow(value: unknown): TriagedTeam {
  const row = readRow('mentor_triage', value);
  const week = row.optionalNumber('pulse_week');
  const contactAt = row.optionalTime('last_contact_at');
  return {
    id: row.requiredText('team_id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    status: row.oneOf('status', teamStatuses),
    isStandIn: row.flag('is_stand_in', false),
    otherName: row.optionalText('other_name'),
    standInUntil: row.optionalText('stand_in_until'),
    reasons: row.list('reasons', triageReasonFrom),
    weeks: row.list('weeks', teamWeekFromRow),
    waiting: row.list('waiting', waitingFrom),
    pulse:
      week === undefined
        ? undefined
        : { week, state: row.oneOf('pulse_state', pulseStates), saidAt: row.time('pulse_said_at') },
    unreadPulses: row.number('pulses_unread'),
    lastContact: contactAt && { at: contactAt, kind: row.oneOf('last_contact_kind', contactKinds) },
  };
}
