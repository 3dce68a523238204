import { readRow } from '../db/readRow';

/** What may become of a pair: done, so already, or why not. */
export const pairFates = [
  'asked',
  'assigned',
  'already',
  'mentor_full',
  'mentor_conflict',
  'team_ended',
  'not_a_mentor',
  'team_not_found',
  'person_not_found',
] as const;

/** What became of a pair. */
export type PairFate = (typeof pairFates)[number];

/** A pair that an organiser accepts. */
export interface AcceptedPair {
  readonly teamId: string;
  readonly mentorId: string;
  /** A yes to more teams than the mentor offered. */
  readonly isOver: boolean;
}

/** What became of a pair that was accepted. */
export interface PairOutcome {
  readonly teamId: string;
  readonly mentorId: string;
  readonly fate: PairFate;
  /** The assignment that was made of it; undefined where none was. */
  readonly assignmentId: string | undefined;
}

/** What may become of a pair that is taken back: done, or why not. */
export const takeBackFates = [
  'taken_back',
  // The mentor accepted or declined.
  'answered',
  // It ended, was given to a stand-in, or the team left.
  'changed',
  // Mentor and team had to do with each other.
  'in_contact',
  // A day is over.
  'too_late',
  // Whoever looked after the team before may not, or has no place any more.
  'former_gone',
] as const;

/** What became of a pair that is taken back. */
export type TakeBackFate = (typeof takeBackFates)[number];

/** What became of an assignment that is taken back. */
export interface TakeBackOutcome {
  readonly assignmentId: string;
  readonly fate: TakeBackFate;
  /** Whether somebody who looked after the team before does so again. */
  readonly hasFormer: boolean;
}

/** What is accepted: pairs of a proposal from the ground of that hash. */
export interface AcceptRequest {
  readonly hash: string;
  readonly pairs: readonly AcceptedPair[];
  /** Whether mentors answer first; else teams are theirs at once. */
  readonly asks: boolean;
}

/** Reads what `accept_proposal` answers. @throws AppError `malformed_row` naming the column. */
export const pairOutcomesFromRow = (value: unknown): PairOutcome[] =>
  readRow('accept_proposal', value).list('pairs', (entry) => {
    const pair = readRow('accept_proposal.pairs', entry);
    return {
      teamId: pair.requiredText('team_id'),
      mentorId: pair.requiredText('mentor_id'),
      fate: pair.oneOf('fate', pairFates),
      assignmentId: pair.optionalText('assignment_id'),
    };
  });

/** Reads what `take_back_acceptance` answers. @throws AppError `malformed_row` naming the column. */
export const takeBackOutcomesFromRow = (value: unknown): TakeBackOutcome[] =>
  readRow('take_back_acceptance', value).list('pairs', (entry) => {
    const pair = readRow('take_back_acceptance.pairs', entry);
    return {
      assignmentId: pair.requiredText('assignment_id'),
      fate: pair.oneOf('fate', takeBackFates),
      hasFormer: pair.flag('has_former', false),
    };
  });
