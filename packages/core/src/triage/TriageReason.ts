import { readRow } from '../db/readRow';
import { pulseStates, type PulseState } from '../pulse/Pulse';

/** How a mentor was in contact with a team. */
export const contactKinds = ['review', 'note', 'meeting', 'advice'] as const;

/** How a mentor was in contact with a team. */
export type ContactKind = (typeof contactKinds)[number];

/** Reasons about hand-ins, with nothing but a week and how many. */
const handInCodes = ['hand_in_missed', 'revision_overdue', 'handed_in_late', 'hand_in_waiting'] as const;

/** Why a team may need its mentor, the worst first. */
export const triageCodes = [
  'stuck',
  'no_pulse',
  'hand_in_missed',
  'hand_in_late',
  'revision_overdue',
  'handed_in_late',
  'hand_in_waiting',
  'no_contact',
  'items_overdue',
  'note_missing',
] as const;

/** Why a team may need its mentor. */
export type TriageCode = (typeof triageCodes)[number];

/** A reason why a team may need its mentor: a code, since when it holds, and its numbers. Words are made by the app. */
export type TriageReason = { readonly since: Date } & (
  | {
      /** Somebody in the team said in its newest check-in that it is stuck, and heard nothing since. */
      readonly code: 'stuck';
      readonly week: number;
      /** What is in the way; '' where nobody says. */
      readonly note: string;
    }
  | {
      /** Nobody checked in for two weeks. */
      readonly code: 'no_pulse';
      /** What the last check-in said; undefined where there was none. */
      readonly state: PulseState | undefined;
    }
  | {
      /**
       * `hand_in_missed`: a week was closed with nothing, and the mentor has not been in contact since, `week` is the newest;
       * `revision_overdue`: the day of a returned one is over; `handed_in_late`: came late and waits for its review;
       * `hand_in_waiting`: waits for more than three days. `week` is the oldest of `count`.
       */
      readonly code: (typeof handInCodes)[number];
      readonly week: number;
      readonly count: number;
    }
  | {
      /** Due, not handed in, and still taken. */
      readonly code: 'hand_in_late';
      readonly week: number;
      readonly count: number;
      readonly until: Date;
    }
  | {
      /** The mentor was in no contact for two weeks. */
      readonly code: 'no_contact';
      /** How they last were; undefined where they never were. */
      readonly kind: ContactKind | undefined;
    }
  | {
      /** `items_overdue`: two action items or more were due in a week that is over, and the mentor has not written since; `note_missing`: meetings are over without a note. */
      readonly code: 'items_overdue' | 'note_missing';
      readonly count: number;
    }
);

/** Reads an entry of `reasons` of `mentor_triage()`. @throws AppError `malformed_row` naming the column. */
export function triageReasonFrom(value: unknown): TriageReason {
  const row = readRow('mentor_triage.reasons', value);
  const code = row.oneOf('code', triageCodes);
  const since = row.time('since');
  switch (code) {
    case 'stuck':
      return { code, since, week: row.number('week'), note: row.optionalText('note') ?? '' };
    case 'no_pulse':
      return { code, since, state: row.optionalOneOf('state', pulseStates) };
    case 'hand_in_late':
      return { code, since, week: row.number('week'), count: row.number('count'), until: row.time('until') };
    case 'no_contact':
      return { code, since, kind: row.optionalOneOf('kind', contactKinds) };
    case 'items_overdue':
    case 'note_missing':
      return { code, since, count: row.number('count') };
    case 'hand_in_missed':
    case 'revision_overdue':
    case 'handed_in_late':
    case 'hand_in_waiting':
      return { code, since, week: row.number('week'), count: row.number('count') };
  }
}
