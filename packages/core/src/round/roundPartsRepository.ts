import type { GrowSupabase } from '../db/growSupabase';
import { done } from '../db/done';
import { guard, unwrap } from '../errors/unwrap';
import { criterionFromRow, rowOfCriterion, type Criterion, type CriterionDraft } from './Criterion';
import type { BallotKind } from './RoundSetup';
import { rowOfStage, stageFromRow, type Stage, type StageDraft } from './Stage';

/** Where a team pitches; both undefined take it off its stage. */
export interface TeamPlace {
  readonly teamId: string;
  readonly stageId: string | undefined;
  readonly position: number | undefined;
}

/** That a juror judges a team. */
export interface BallotPair {
  readonly teamId: string;
  readonly jurorId: string;
  readonly kind: BallotKind;
}

/** Criteria, stages and score sheets of a round, set by those who run it. Every call throws only AppError, as `roundRepository`. */
export function roundPartsRepository(client: GrowSupabase) {
  return {
    /** @throws AppError `round_not_in_setup`, `invalid_value` */
    async saveCriterion(roundId: string, criterion: CriterionDraft): Promise<Criterion> {
      const given = { p_round_id: roundId, p_criterion: rowOfCriterion(criterion) };
      return guard(async () => criterionFromRow(unwrap(await client.rpc('save_criterion', given))));
    },

    /** @throws AppError `round_not_in_setup` */
    async removeCriterion(id: string): Promise<void> {
      await done(client.rpc('remove_criterion', { p_id: id }));
    },

    /** All weights at once, by the ids of the criteria. @throws AppError `round_changed`, `round_not_in_setup`, `invalid_value` */
    async weighCriteria(roundId: string, weights: Readonly<Record<string, number>>): Promise<void> {
      await done(client.rpc('weigh_criteria', { p_round_id: roundId, p_weights: { ...weights } }));
    },

    /** All criteria in their order. @throws AppError `round_changed`, `round_not_in_setup` */
    async orderCriteria(roundId: string, ids: readonly string[]): Promise<void> {
      await done(client.rpc('order_criteria', { p_round_id: roundId, p_ids: [...ids] }));
    },

    /** @throws AppError `already_exists` for a name that another has; `round_not_in_setup`, `round_locked`, `invalid_value` */
    async saveStage(roundId: string, stage: StageDraft): Promise<Stage> {
      const given = { p_round_id: roundId, p_stage: rowOfStage(stage) };
      return guard(async () => stageFromRow(unwrap(await client.rpc('save_stage', given))));
    },

    /** @throws AppError `round_not_in_setup` */
    async removeStage(id: string): Promise<void> {
      await done(client.rpc('remove_stage', { p_id: id }));
    },

    /** @throws AppError `already_exists` for a place that is taken; `round_locked`, `not_found` */
    async placeTeams(roundId: string, places: readonly TeamPlace[]): Promise<void> {
      const given = places.map(({ teamId, stageId, position }) => ({
        ...{ team_id: teamId, stage_id: stageId ?? null, position: position ?? null },
      }));
      await done(client.rpc('place_teams', { p_round_id: roundId, p_places: given }));
    },

    /** Takes in teams that belong into the round by now, and out those that do not: how many. @throws AppError `round_not_in_setup` */
    async updateTeams(roundId: string): Promise<number> {
      return guard(async () => unwrap(await client.rpc('update_round_teams', { p_round_id: roundId })));
    },

    /**
     * Saves who judges whom as it was computed from a ground; the new ground.
     * @throws AppError `ground_moved`, `juror_in_conflict`, `round_locked`, `invalid_value`
     */
    async assignBallots(roundId: string, ground: string, pairs: readonly BallotPair[]): Promise<string> {
      const p_pairs = pairs.map(({ teamId, jurorId, kind }) => ({
        team_id: teamId,
        juror_id: jurorId,
        kind,
      }));
      const given = { p_round_id: roundId, p_ground: ground, p_pairs };
      return guard(async () => unwrap(await client.rpc('assign_ballots', given)));
    },

    /** The id of the score sheet; the same again changes nothing. @throws AppError `juror_in_conflict`, `round_locked` */
    async putBallot(roundId: string, { teamId, jurorId, kind }: BallotPair): Promise<string> {
      const given = { p_round_id: roundId, p_team_id: teamId, p_juror_id: jurorId, p_kind: kind };
      return guard(async () => unwrap(await client.rpc('put_ballot', given)).id);
    },

    /** @throws AppError `ballot_begun`, `round_locked`, `not_found` */
    async removeBallot(id: string): Promise<void> {
      await done(client.rpc('remove_ballot', { p_ballot_id: id }));
    },
  };
}
