import { readRow } from '../db/readRow';
import type { TeamProfile } from '../team/Team';

/** How a week goes. */
export const pulseStates = ['on_track', 'stuck'] as const;

/** How a week goes. */
export type PulseState = (typeof pulseStates)[number];

/** How many characters the line about what is in the way may have, as the database counts them. */
export const pulseNoteLength = 280;

/** What a member said about a week of their team: the screens' check-in. */
export interface Pulse {
  readonly id: string;
  /** The team that the member was in then; another one than that of today where teams were merged. */
  readonly teamId: string;
  readonly week: number;
  readonly userId: string;
  readonly state: PulseState;
  /** What is in the way; '' where nothing is, or nobody says. */
  readonly note: string;
  readonly updatedAt: Date;
  /** When the mentor read it as it stands; undefined while they have not. */
  readonly readAt: Date | undefined;
  readonly readBy: string | undefined;
}

/** A check-in with who said it and who read it, as far as they are still here. */
export interface NamedPulse extends Pulse {
  readonly person: TeamProfile | undefined;
  readonly reader: TeamProfile | undefined;
}

/** Reads a row of `pulses`. @throws AppError `malformed_row` naming the column. */
export function pulseFromRow(value: unknown): Pulse {
  const row = readRow('pulses', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    week: row.number('week'),
    userId: row.requiredText('user_id'),
    state: row.oneOf('state', pulseStates),
    note: row.text('note'),
    updatedAt: row.time('updated_at'),
    readAt: row.optionalTime('read_by_mentor_at'),
    readBy: row.optionalText('read_by'),
  };
}
