// What a team may do with a hand-in, and when. The database decides; a screen says it before.
import type { Milestone } from '../milestone/Milestone';
import type { MilestonePart } from '../milestone/MilestonePart';
import { milestoneClosesAt } from '../milestone/milestoneState';
import type { HandIn } from './HandIn';
import { draftOfFrozenPart, type HandInVersion } from './HandInVersion';
import { blankPartValue, isPartReady, isSamePartValue, type PartValue } from './PartValue';

type MilestoneTimes = Pick<Milestone, 'opensAt' | 'dueAt' | 'graceMinutes'>;
type Extended = Pick<HandIn, 'extendedUntil'>;
type Standing = Pick<HandIn, 'state' | 'extendedUntil'>;

/** When something is due for a team, and until when it is taken. */
export interface HandInTimes {
  readonly opensAt: Date;
  /** With the team's extension. */
  readonly dueAt: Date;
  readonly closesAt: Date;
  /** When it was due before the extension; undefined without one. */
  readonly formerDueAt: Date | undefined;
}

/** The times of a milestone for a team; without a hand-in they are those of all. */
export function handInTimes(milestone: MilestoneTimes, handIn?: Extended): HandInTimes {
  const isExtended = handIn?.extendedUntil !== undefined && handIn.extendedUntil > milestone.dueAt;
  const dueAt = isExtended && handIn.extendedUntil ? handIn.extendedUntil : milestone.dueAt;
  return {
    opensAt: milestone.opensAt,
    dueAt,
    closesAt: milestoneClosesAt({ ...milestone, dueAt }),
    formerDueAt: isExtended ? milestone.dueAt : undefined,
  };
}

/**
 * What a hand-in asks of its team. `upcoming`, `open`, `late` and `closed` are those of the clock while nothing stands; `replaceable`:
 * handed in, and a newer one counts until it is due; `waiting`: handed in and due; then what its reader did.
 */
export type HandInPhase =
  | 'upcoming'
  | 'open'
  | 'late'
  | 'closed'
  | 'replaceable'
  | 'waiting'
  | 'in_review'
  | 'accepted'
  | 'changes_requested';

/** What a hand-in asks of its team at a time. */
export function handInPhase(milestone: MilestoneTimes, handIn: Standing | undefined, now: Date): HandInPhase {
  const { opensAt, dueAt, closesAt } = handInTimes(milestone, handIn);
  const state = handIn?.state ?? 'draft';
  if (state === 'in_review' || state === 'accepted' || state === 'changes_requested') return state;
  if (state === 'submitted') return now < dueAt ? 'replaceable' : 'waiting';
  if (now < opensAt) return 'upcoming';
  if (now < dueAt) return 'open';
  return now < closesAt ? 'late' : 'closed';
}

/** Whether a team may write, and hand in what it wrote. */
export const canWriteHandIn = (phase: HandInPhase): boolean =>
  phase === 'open' || phase === 'late' || phase === 'replaceable' || phase === 'changes_requested';

/** Whether a team may take back what it handed in: until it is due, and once from its reader. */
export function canTakeBackHandIn(
  milestone: MilestoneTimes,
  handIn: Pick<HandIn, 'state' | 'extendedUntil' | 'takenBackAt'>,
  now: Date,
): boolean {
  const isStanding =
    handIn.state === 'submitted' || (handIn.state === 'in_review' && handIn.takenBackAt === undefined);
  return isStanding && now < handInTimes(milestone, handIn).dueAt;
}

/** Whether a team may ask for more time: while it has handed in nothing and was not told to wait for the week. */
export const canAskForExtension = (phase: HandInPhase): boolean =>
  phase === 'open' || phase === 'late' || phase === 'closed';

/** What stands beside a part: `asBefore` says what the newest version says. */
export type HandInPartState = 'ready' | 'missing' | 'optional' | 'changed' | 'asBefore';

/** How a part of a draft stands, beside the version that was handed in last. */
export function handInPartState(
  part: Pick<MilestonePart, 'key' | 'kind' | 'isRequired'>,
  value: PartValue | undefined,
  newest?: HandInVersion,
): HandInPartState {
  const isReady = isPartReady(value);
  if (newest) {
    const frozen = newest.parts[part.key];
    const before = frozen ? draftOfFrozenPart(frozen) : blankPartValue(part.kind);
    if (!isSamePartValue(value ?? blankPartValue(part.kind), before)) return isReady ? 'changed' : 'missing';
    if (isReady) return 'asBefore';
  }
  if (isReady) return 'ready';
  return part.isRequired ? 'missing' : 'optional';
}

/** The required parts that say nothing, in their order. */
export const missingParts = <Part extends Pick<MilestonePart, 'key' | 'isRequired'>>(
  parts: readonly Part[],
  valueOf: (key: string) => PartValue | undefined,
): Part[] => parts.filter(({ key, isRequired }) => isRequired && !isPartReady(valueOf(key)));
