// One round with the server: what waits is sent one after the other, then the round is read anew.
import type { AppErrorCode } from '../errors/AppErrorCode';
import { isAppError, type AppError } from '../errors/AppError';
import { standFromRow, type BallotStand } from './BallotStand';
import type { JuryStoreOptions } from './JuryStore';
import { isRoundLocked } from './juryRules';
import { sheetProblems, type SheetProblem, type SheetRecord, type SheetSending } from './SheetRecord';
import type { JuryState } from './juryState';
import { afterRound, refused, settled, withSending } from './sheetSteps';

/** What a round with the server needs. */
export interface JurySync extends Pick<JuryStoreOptions, 'kind' | 'repository' | 'clock' | 'newKey'> {
  readonly state: JuryState;
  /** Asks with a deadline in milliseconds. */
  readonly ask: <T>(ms: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  readonly deadlines: { readonly read: number; readonly send: number };
}

/** In milliseconds: after the last key, before a draft is sent. */
export const QUIET = 1_000;

const denials: readonly AppErrorCode[] = ['no_juror', 'round_not_open_yet'];

function theirsIn(error: AppError): BallotStand | undefined {
  try {
    return error.details === undefined ? undefined : standFromRow(JSON.parse(error.details));
  } catch {
    return undefined;
  }
}

/** What a score sheet will meet however often it is sent; undefined for what may pass. */
function problemOf(error: unknown): SheetProblem | undefined {
  if (!isAppError(error)) return undefined;
  const code = sheetProblems.find((one) => one === error.code);
  return code && { code, theirs: code === 'ballot_changed' ? theirsIn(error) : undefined };
}

const isRipe = ({ wish, sending, problem }: SheetRecord, now: number): boolean => {
  if (problem) return false;
  if (sending) return true;
  return wish !== undefined && (wish.isSubmitted || wish.isRecused || now - wish.at.getTime() >= QUIET);
};

async function send({ state, ask, deadlines, repository, newKey }: JurySync, id: string): Promise<void> {
  const key = newKey();
  const record = await state.change(id, (one) => withSending(one, key));
  const sending: SheetSending | undefined = record?.sending;
  if (!sending) return;
  state.setUnderWay(id);
  try {
    const answer = await ask(deadlines.send, (signal) => repository.send(id, sending, { signal }));
    await state.change(id, (one) => settled(one, sending, answer));
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    await state.change(id, (one) => refused(one, sending, problem));
  } finally {
    state.setUnderWay(undefined);
  }
}

/** Sends what waits and has come to rest. @throws AppError of what may pass */
export async function sendAll(sync: JurySync): Promise<void> {
  const { state, clock } = sync;
  const next = () => [...state.records()].find(([, record]) => isRipe(record, clock.now()));
  for (let found = next(); found; found = next()) await send(sync, found[0]);
}

/** Reads the round, keeps it, and lets go of records that it knows. @throws AppError of what may pass */
export async function readRoundInto({ state, ask, deadlines, repository, kind }: JurySync): Promise<void> {
  let row: unknown;
  try {
    row = await ask(deadlines.read, (signal) => repository.readRound(kind, { signal }));
  } catch (error) {
    const denial = isAppError(error) ? denials.find((code) => code === error.code) : undefined;
    if (denial === undefined) throw error;
    state.set({ denial });
    // What others wrote about themselves is theirs to read no more; what the juror wrote stays until they sign out.
    await state.keepRound(undefined);
    return;
  }
  state.set({ denial: undefined });
  await state.keepRound(row);
  const { round } = state.getSnapshot();
  if (!round) return;
  for (const id of [...state.records().keys()]) {
    const ballot = round.ballots.find((one) => one.id === id);
    await state.change(id, (record) => afterRound(record, ballot, !isRoundLocked(round)));
  }
}
