// What can be said of a round and its score sheets without asking anybody.
import type { BallotStand, SheetContent } from './BallotStand';
import { stageTimeAt } from '../round/roundRules';
import type { Stage } from '../round/Stage';
import type { Criterion, JuryBallot, JuryRound } from './JuryRound';

/** In characters, as the database has them. */
export const juryLimits = { comment: 1000, reason: 500, shortestReason: 3 } as const;

/** The steps of a criterion, the lowest first. */
export const steps = [1, 2, 3, 4, 5] as const;

/** Criteria that have no step yet, in their order. */
export const missingCriteria = (
  criteria: readonly Criterion[],
  { scores }: Pick<SheetContent, 'scores'>,
): readonly Criterion[] => criteria.filter(({ id }) => scores[id] === undefined);

/** How many criteria of a round have a step; a step of a criterion that is gone does not count. */
export const scoredCount = (criteria: readonly Criterion[], content: Pick<SheetContent, 'scores'>): number =>
  criteria.length - missingCriteria(criteria, content).length;

/** Whether a score sheet can be handed in. */
export const canHandIn = (criteria: readonly Criterion[], content: Pick<SheetContent, 'scores'>): boolean =>
  criteria.length > 0 && missingCriteria(criteria, content).length === 0;

/** The criterion to go on with: the first after `id` without a step, else the first without one at all. */
export function nextCriterion(
  criteria: readonly Criterion[],
  content: Pick<SheetContent, 'scores'>,
  id: string | undefined = undefined,
): Criterion | undefined {
  const missing = missingCriteria(criteria, content);
  const from = criteria.find((one) => one.id === id)?.position ?? 0;
  return missing.find(({ position }) => position > from) ?? missing[0];
}

/** Whether score sheets of a round take no writes. */
export const isRoundLocked = ({ state }: Pick<JuryRound, 'state'>): boolean =>
  state !== 'open' && state !== 'setup';

/** When a team begins on its stage; undefined without a stage. */
export function beginsAt(
  { stageId, position }: Pick<JuryBallot, 'stageId' | 'position'>,
  stages: readonly Stage[],
): Date | undefined {
  const stage = stages.find(({ id }) => id === stageId);
  return stage && position !== undefined ? stageTimeAt(stage, position) : undefined;
}

/** Score sheets in the order of the day: films before the stages, then by time; ties by name. */
export function ballotsInOrder<T extends Pick<JuryBallot, 'kind' | 'stageId' | 'position' | 'team'>>(
  ballots: readonly T[],
  stages: readonly Stage[],
): readonly T[] {
  const order = (one: T) =>
    one.kind === 'bridge' ? 0 : (beginsAt(one, stages)?.getTime() ?? Number.MAX_VALUE);
  return [...ballots].sort((a, b) => order(a) - order(b) || a.team.name.localeCompare(b.team.name));
}

/** What is said of a score sheet in a list. */
export type SheetWord =
  | 'to_do'
  | 'draft'
  | 'handed_in'
  | 'locked'
  | 'not_handed_in'
  | 'late'
  | 'stepped_back'
  | 'absent';

/** What a juror's list says of one of their score sheets. */
export function sheetWord(
  ballot: Pick<JuryBallot, 'presence' | 'kind'> & Pick<BallotStand, 'late'> & SheetContent,
  { isSubmitted, isRecused, isLocked }: { isSubmitted: boolean; isRecused: boolean; isLocked: boolean },
): SheetWord {
  if (isRecused) return 'stepped_back';
  if (ballot.late === 'waiting' || ballot.late === 'refused') return 'late';
  if (isSubmitted) return isLocked ? 'locked' : 'handed_in';
  if (isLocked) return 'not_handed_in';
  if (Object.keys(ballot.scores).length > 0 || ballot.commentTeam !== '' || ballot.commentJury !== '')
    return 'draft';
  return ballot.kind === 'stage' && ballot.presence === 'absent' ? 'absent' : 'to_do';
}
