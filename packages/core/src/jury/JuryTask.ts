import { readRow } from '../db/readRow';
import { roundKinds, roundStates, type RoundKind, type RoundState } from '../round/Round';

/** A round that somebody judges in, as their dashboard names it. */
export interface JuryTask {
  readonly roundId: string;
  readonly kind: RoundKind;
  readonly state: RoundState;
  readonly stage: string | undefined;
  readonly startsAt: Date | undefined;
  readonly locksAt: Date | undefined;
  /** Score sheets that are not handed in. */
  readonly toDo: number;
  readonly done: number;
}

/** Reads an entry of `my_juries`. @throws AppError `malformed_row` naming the field */
export function juryTaskFromRow(value: unknown): JuryTask {
  const row = readRow('my_juries', value);
  return {
    roundId: row.requiredText('round_id'),
    kind: row.oneOf('kind', roundKinds),
    state: row.oneOf('state', roundStates),
    stage: row.optionalText('stage'),
    startsAt: row.optionalTime('starts_at'),
    locksAt: row.optionalTime('locks_at'),
    toDo: row.number('to_do'),
    done: row.number('done'),
  };
}
