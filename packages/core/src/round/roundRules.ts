import type { Criterion } from './Criterion';
import { roundKinds, type Round, type RoundKind } from './Round';
import type { RoundBallot, RoundGaps } from './RoundSetup';
import type { Stage } from './Stage';

/** What a round is called in addresses, such as `half-time`. */
export const roundAddress = (kind: RoundKind): string => kind.replace('_', '-');

/** The kind of a round by its name in addresses; undefined for one that there is not. */
export const roundKindAt = (address: string): RoundKind | undefined =>
  roundKinds.find((kind) => roundAddress(kind) === address);

/** When a team begins on a stage, by its position from 1. */
export const stageTimeAt = ({ startsAt, minutesEach }: Stage, position: number): Date =>
  new Date(startsAt.getTime() + (position - 1) * minutesEach * 60_000);

/** What the weights of criteria add up to, in per cent. */
export const weightsTotal = (criteria: readonly Pick<Criterion, 'weight'>[]): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0);

/** How many gaps keep a round from opening: each team, juror and thing that is missing counts one. */
export const gapCount = ({ teams, jurors, weights, unplaced, parts, joined, left }: RoundGaps): number =>
  teams.length +
  jurors.length +
  unplaced.length +
  joined.length +
  left.length +
  (weights === undefined ? 0 : 1) +
  (parts === undefined ? 0 : 1);

/** Whether criteria, counts and what jurors see can still be set. */
export const canSetUp = ({ state }: Pick<Round, 'state'>): boolean => state === 'setup';

/** Whether jurors, conflicts, stages and score sheets can still be changed. */
export const canAssign = ({ state }: Pick<Round, 'state'>): boolean => state === 'setup' || state === 'open';

/** Whether what jurors wrote can be read by those who run the round. */
export const isLocked = ({ state }: Pick<Round, 'state'>): boolean => state !== 'setup' && state !== 'open';

/** Whether a score sheet can be keyed in from paper: the juror has not handed it in themselves. Paper can be keyed in anew. */
export const canEnterPaper = (
  { state }: Pick<Round, 'state'>,
  ballot: Pick<RoundBallot, 'state' | 'isFromPaper'>,
): boolean =>
  state === 'open' &&
  (ballot.state === 'assigned' ||
    ballot.state === 'draft' ||
    (ballot.state === 'submitted' && ballot.isFromPaper));
