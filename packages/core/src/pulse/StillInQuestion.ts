import { readRow } from '../db/readRow';

/** What one can say to “Still in?”. */
export const stillInAnswers = ['yes', 'help', 'stop'] as const;

/** What one can say to “Still in?”: yes, help is needed, or one stops. */
export type StillInAnswer = (typeof stillInAnswers)[number];

/** What a member is asked after ten silent days of their team. */
export interface StillInQuestion {
  readonly id: string;
  readonly teamId: string;
  readonly userId: string;
  /** When the team was heard of last. */
  readonly silentSince: Date;
  readonly askedAt: Date;
  /** Undefined while there is no answer. */
  readonly answer: StillInAnswer | undefined;
}

/** Reads a row of `still_in_questions`. @throws AppError `malformed_row` naming the column. */
export function stillInQuestionFromRow(value: unknown): StillInQuestion {
  const row = readRow('still_in_questions', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    userId: row.requiredText('user_id'),
    silentSince: row.time('silent_since'),
    askedAt: row.time('asked_at'),
    answer: row.optionalOneOf('answer', stillInAnswers),
  };
}
