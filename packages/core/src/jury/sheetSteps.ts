// What a record becomes by each thing that can happen to it. Pure: a step is taken in memory and in the storage alike.
import {
  emptyContent,
  isSameContent,
  type BallotAnswer,
  type BallotStand,
  type SheetContent,
} from './BallotStand';
import type { SheetProblem, SheetRecord, SheetSending, SheetWish } from './SheetRecord';

/** What a juror changes of a score sheet. */
export type SheetChange = Partial<
  Pick<SheetWish, keyof SheetContent | 'isSubmitted' | 'isRecused' | 'reason'>
>;

const contentOf = ({ scores, commentTeam, commentJury }: SheetContent): SheetContent => ({
  scores,
  commentTeam,
  commentJury,
});

const isHandedIn = ({ state, late }: BallotStand): boolean =>
  state === 'submitted' || state === 'locked' || late !== undefined;

/** A record of which nothing is known but what the server said. */
export const recordOf = (stand: BallotStand): SheetRecord => ({
  stand,
  wish: undefined,
  sending: undefined,
  problem: undefined,
});

/** What the juror sees and goes on from. */
export function shownWish({ stand, wish }: SheetRecord): Omit<SheetWish, 'key' | 'at'> {
  if (wish) return wish;
  return {
    ...contentOf(stand),
    isSubmitted: isHandedIn(stand),
    isRecused: stand.state === 'recused',
    reason: stand.recusedReason,
  };
}

/** After the juror changed something. A question about two texts stays until it is answered. */
export function changed(
  record: SheetRecord,
  change: SheetChange,
  { key, at }: Pick<SheetWish, 'key' | 'at'>,
): SheetRecord {
  const isAsked = record.problem?.code === 'ballot_changed';
  return {
    ...record,
    wish: { ...shownWish(record), ...change, key, at },
    problem: isAsked ? record.problem : undefined,
  };
}

/**
 * Writes down what is sent next. What is under way stays: it may have arrived, and whatever comes after it goes over its version.
 */
export function withSending(record: SheetRecord, newKey: string): SheetRecord {
  const { stand, wish, sending, problem } = record;
  if (sending || !wish || problem) return record;
  const { isSubmitted, at, reason, key } = wish;
  const common = { ...contentOf(wish), version: stand.version, isSubmitted, at, reason };
  if (wish.isRecused) return { ...record, sending: { ...common, kind: 'recuse', key } };
  if (stand.state === 'recused')
    return { ...record, sending: { ...common, kind: 'undoRecusal', key: newKey } };
  return { ...record, sending: { ...common, kind: 'write', key } };
}

const contentAfter = (sending: SheetSending): SheetContent =>
  sending.kind === 'write' ? contentOf(sending) : emptyContent;

const isDone = (wish: SheetWish, sending: SheetSending, stand: BallotStand): boolean =>
  wish.key === sending.key ||
  (sending.kind === 'undoRecusal' && !wish.isSubmitted && !wish.isRecused && isSameContent(wish, stand));

/** After the server took what was under way. */
export function settled(record: SheetRecord, sending: SheetSending, answer: BallotAnswer): SheetRecord {
  if (record.sending?.key !== sending.key) return record;
  const recusedReason = sending.kind === 'recuse' ? sending.reason : '';
  const stand: BallotStand = { ...contentAfter(sending), ...answer, recusedReason };
  const { wish } = record;
  return {
    stand,
    wish: wish && isDone(wish, sending, stand) ? undefined : wish,
    sending: undefined,
    problem: undefined,
  };
}

const wishOf = (sending: SheetSending): SheetWish => {
  const { key, at, isSubmitted, reason } = sending;
  return { ...contentOf(sending), key, at, isSubmitted, reason, isRecused: sending.kind === 'recuse' };
};

/**
 * After the server has something else. Nobody is asked where nothing is lost: where both say the same, or the other side wrote
 * nothing since. Handing in elsewhere is never taken back by a draft from here.
 */
function overTheirs(record: SheetRecord, sending: SheetSending, theirs: BallotStand): SheetRecord {
  const wish = record.wish ?? wishOf(sending);
  // Stepping back and returning hold no text to choose from: they go over what is there now.
  if (sending.kind !== 'write') return { stand: theirs, wish, sending: undefined, problem: undefined };
  if (isSameContent(wish, theirs) && wish.isSubmitted === isHandedIn(theirs)) return recordOf(theirs);
  const wroteNothing = isSameContent(theirs, record.stand) || isSameContent(theirs, sending);
  const isSafe = wish.isSubmitted || !isHandedIn(theirs) || isHandedIn(record.stand);
  if (wroteNothing && isSafe) return { stand: theirs, wish, sending: undefined, problem: undefined };
  return { ...record, wish, sending: undefined, problem: { code: 'ballot_changed', theirs } };
}

/** After the server refused what was under way. */
export function refused(record: SheetRecord, sending: SheetSending, problem: SheetProblem): SheetRecord {
  if (record.sending?.key !== sending.key) return record;
  if (problem.theirs) return overTheirs(record, sending, problem.theirs);
  // An older write was refused, so it never arrived: what the juror wants since may be taken all the same.
  if (sending.kind === 'write' && record.wish && record.wish.key !== sending.key)
    return { ...record, sending: undefined };
  return { ...record, sending: undefined, problem };
}

/** The juror chose what is on this device. */
export function keptMine(record: SheetRecord, key: string): SheetRecord {
  const { problem, wish } = record;
  if (!problem?.theirs || !wish) return record;
  return { stand: problem.theirs, wish: { ...wish, key }, sending: undefined, problem: undefined };
}

/** The juror chose what another device has written. */
export const tookTheirs = (record: SheetRecord): SheetRecord =>
  record.problem?.theirs ? recordOf(record.problem.theirs) : record;

/** The juror let go of what the server does not take. */
export const dismissed = (record: SheetRecord): SheetRecord =>
  record.problem ? recordOf(record.stand) : record;

/** After the round was read: what is new stands, what waits goes on from what it was written over. Undefined: nothing is left to keep. */
export function afterRound(
  record: SheetRecord,
  stand: BallotStand | undefined,
  isOpen: boolean,
): SheetRecord | undefined {
  const { wish, sending, problem } = record;
  if (!wish && !sending) return stand && stand.version < record.stand.version ? record : undefined;
  if (problem?.code === 'round_locked' && isOpen) return { ...record, problem: undefined };
  // What the other device has written since is what the question is about.
  const isOutdated = problem?.theirs && stand && stand.version > problem.theirs.version;
  return isOutdated ? { ...record, problem: { ...problem, theirs: stand } } : record;
}
