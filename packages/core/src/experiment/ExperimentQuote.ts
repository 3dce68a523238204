import { readRow } from '../db/readRow';
import { handInStates, type HandInState } from '../handIn/HandIn';

/** That the hand-in of a week quotes a market test, in its draft or in its newest version. */
export interface ExperimentQuote {
  readonly experimentId: string;
  readonly week: number;
  /** Where that hand-in stands. */
  readonly state: HandInState;
}

/** Reads a row of `experiment_quotes()`. @throws AppError `malformed_row` naming the column. */
export function experimentQuoteFromRow(value: unknown): ExperimentQuote {
  const row = readRow('experiment_quotes', value);
  return {
    experimentId: row.requiredText('experiment_id'),
    week: row.number('week'),
    state: row.oneOf('state', handInStates),
  };
}
