import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { CriterionDraft } from './Criterion';
import { roundKeys } from './roundQueries';
import { roundPartsRepository, type BallotPair, type TeamPlace } from './roundPartsRepository';
import type { StageDraft } from './Stage';

/** Weights of all criteria, with those that were there. */
export interface WeightsChange {
  readonly roundId: string;
  readonly weights: Readonly<Record<string, number>>;
  readonly former: Readonly<Record<string, number>>;
}

/** Places of teams, with those that they had. */
export interface PlacesChange {
  readonly roundId: string;
  readonly places: readonly TeamPlace[];
  readonly former: readonly TeamPlace[];
}

/** Who judges whom, as it was computed from a ground. */
export interface BallotsAssignment {
  readonly roundId: string;
  readonly ground: string;
  readonly pairs: readonly BallotPair[];
}

/** Mutations of criteria, stages and score sheets, by those who run the round. */
export function roundPartsMutations(client: GrowSupabase | undefined) {
  const repository = () => roundPartsRepository(requireClient(client));
  type Undo = ReturnType<typeof mutationWithInput>;
  const invalidates = [roundKeys.all];
  const weigh = productMutation(
    [...roundKeys.all, 'weigh'],
    async ({ roundId, weights }: WeightsChange) => repository().weighCriteria(roundId, weights),
    {
      subject: () => 'criteria',
      invalidates,
      undo: (_, { roundId, weights, former }): Undo =>
        mutationWithInput(weigh, { roundId, weights: former, former: weights }),
    },
  );
  const place = productMutation(
    [...roundKeys.all, 'place'],
    async ({ roundId, places }: PlacesChange) => repository().placeTeams(roundId, places),
    {
      subject: () => 'places',
      invalidates,
      undo: (_, { roundId, places, former }): Undo =>
        mutationWithInput(place, { roundId, places: former, former: places }),
    },
  );
  const removeBallot = productMutation(
    [...roundKeys.all, 'removeBallot'],
    async ({ id }: { id: string } & { roundId: string; pair: BallotPair }) => repository().removeBallot(id),
    {
      subject: ({ pair }) => `ballot ${pair.teamId} ${pair.jurorId}`,
      invalidates,
      undo: (_, { roundId, pair }): Undo => mutationWithInput(putBallot, { roundId, pair }),
    },
  );
  const putBallot = productMutation(
    [...roundKeys.all, 'putBallot'],
    async ({ roundId, pair }: { roundId: string; pair: BallotPair }) => repository().putBallot(roundId, pair),
    {
      subject: ({ pair }) => `ballot ${pair.teamId} ${pair.jurorId}`,
      invalidates,
      undo: (id, { roundId, pair }): Undo => mutationWithInput(removeBallot, { id, roundId, pair }),
    },
  );
  return {
    /** Adds or changes a criterion. */
    saveCriterion: productMutation(
      [...roundKeys.all, 'saveCriterion'],
      async ({ roundId, criterion }: { roundId: string; criterion: CriterionDraft }) =>
        repository().saveCriterion(roundId, criterion),
      { subject: () => 'criteria', invalidates },
    ),
    /** Takes a criterion out. */
    removeCriterion: productMutation(
      [...roundKeys.all, 'removeCriterion'],
      async (id: string) => repository().removeCriterion(id),
      { subject: () => 'criteria', invalidates },
    ),
    /** Sets all weights at once. */
    weigh,
    /** Puts criteria in order. */
    order: productMutation(
      [...roundKeys.all, 'order'],
      async ({ roundId, ids }: { roundId: string; ids: readonly string[] }) =>
        repository().orderCriteria(roundId, ids),
      { subject: () => 'criteria', invalidates },
    ),
    /** Adds or changes a stage. */
    saveStage: productMutation(
      [...roundKeys.all, 'saveStage'],
      async ({ roundId, stage }: { roundId: string; stage: StageDraft }) =>
        repository().saveStage(roundId, stage),
      { subject: () => 'stages', invalidates },
    ),
    /** Takes a stage out. */
    removeStage: productMutation(
      [...roundKeys.all, 'removeStage'],
      async (id: string) => repository().removeStage(id),
      { subject: () => 'stages', invalidates },
    ),
    /** Puts teams on stages. */
    place,
    /** Brings the teams of a round up to date. */
    updateTeams: productMutation(
      [...roundKeys.all, 'updateTeams'],
      async (roundId: string) => repository().updateTeams(roundId),
      { subject: () => 'teams of the round', invalidates },
    ),
    /** Saves who judges whom. */
    assign: productMutation(
      [...roundKeys.all, 'assign'],
      async ({ roundId, ground, pairs }: BallotsAssignment) =>
        repository().assignBallots(roundId, ground, pairs),
      { subject: () => 'ballots', invalidates },
    ),
    /** Gives a team to a juror. */
    putBallot,
    /** Takes a team from a juror who has not begun. */
    removeBallot,
  };
}
