import { done } from '../db/done';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import type { RoundKind } from './Round';
import { hostedStageFromRow, type HostedStage, type Presence } from './Stage';

/** Somebody who judges in a round. */
export interface JurorOfRound {
  readonly roundId: string;
  readonly userId: string;
}

/** A juror and a team that they are too close to. */
export interface JurorConflict extends JurorOfRound {
  readonly teamId: string;
}

/** A score sheet that somebody filled in on paper. */
export interface PaperBallot {
  readonly ballotId: string;
  /** Steps from 1 to 5 by the ids of all criteria. */
  readonly scores: Readonly<Record<string, number>>;
  readonly commentForTeam: string;
  readonly commentForJury: string;
  readonly reason: string;
}

/** Jurors, conflicts, hosts and the day of a round. Every call throws only AppError, as `roundRepository`. */
export function jurorRepository(client: GrowSupabase) {
  return {
    /** Asks somebody to judge, or brings them back. @throws AppError `invalid_value` for who is neither mentor nor organiser; `round_locked` */
    async grant({ roundId, userId }: JurorOfRound, stageId?: string): Promise<void> {
      const given = { p_round_id: roundId, p_user_id: userId };
      await done(
        client.rpc('grant_juror', stageId === undefined ? given : { ...given, p_stage_id: stageId }),
      );
    },

    /** Another stage, or none. @throws AppError `round_locked`, `not_found` */
    async seat({ roundId, userId }: JurorOfRound, stageId?: string): Promise<void> {
      const given = { p_round_id: roundId, p_user_id: userId };
      await done(client.rpc('seat_juror', stageId === undefined ? given : { ...given, p_stage_id: stageId }));
    },

    /** What they handed in counts; granting again brings them back. @throws AppError `round_locked`, `invalid_value` without a reason */
    async withdraw({ roundId, userId }: JurorOfRound, reason: string): Promise<void> {
      await done(client.rpc('withdraw_juror', { p_round_id: roundId, p_user_id: userId, p_reason: reason }));
    },

    /** By the juror themselves, or by who runs the round. @throws AppError `no_juror`, `round_locked`, `not_found` */
    async declareConflict({ roundId, userId, teamId }: JurorConflict, reason = ''): Promise<void> {
      const given = { p_round_id: roundId, p_user_id: userId, p_team_id: teamId, p_reason: reason };
      await done(client.rpc('declare_juror_conflict', given));
    },

    /** @throws AppError `not_found` for one that others declared; `no_juror`, `round_locked` */
    async removeConflict({ roundId, userId, teamId }: JurorConflict): Promise<void> {
      const given = { p_round_id: roundId, p_user_id: userId, p_team_id: teamId };
      await done(client.rpc('remove_juror_conflict', given));
    },

    /** How many were told. @throws AppError `round_not_open_yet`, `round_locked` */
    async remind(roundId: string, userIds: readonly string[]): Promise<number> {
      const given = { p_round_id: roundId, p_user_ids: [...userIds] };
      return guard(async () => unwrap(await client.rpc('remind_jurors', given)));
    },

    /** @throws AppError `ballot_handed_in`, `ballot_recused`, `ballot_incomplete`, `round_locked`, `invalid_value` */
    async enterPaper({
      ballotId,
      scores,
      commentForTeam,
      commentForJury,
      reason,
    }: PaperBallot): Promise<void> {
      await done(
        client.rpc('enter_paper_ballot', {
          ...{ p_ballot_id: ballotId, p_scores: { ...scores }, p_reason: reason },
          ...{ p_comment_team: commentForTeam, p_comment_jury: commentForJury },
        }),
      );
    },

    /** The stage that the caller hosts. @throws AppError `no_host`, `round_not_open_yet`, `malformed_row` */
    async getHostedStage(kind: RoundKind, { signal }: ReadOptions = {}): Promise<HostedStage> {
      const query = client.rpc('hosted_stage', { p_kind: kind });
      return guard(async () => hostedStageFromRow(await read(query, signal)), signal);
    },

    /** @throws AppError `no_host`, `round_not_open_yet`, `round_locked` */
    async setPresence(roundId: string, teamId: string, presence: Presence): Promise<void> {
      const given = { p_round_id: roundId, p_team_id: teamId, p_presence: presence };
      await done(client.rpc('set_presence', given));
    },

    /** @throws AppError `no_host`, `round_locked`, `not_found` */
    async swapPlaces(roundId: string, teamId: string, otherTeamId: string): Promise<void> {
      const given = { p_round_id: roundId, p_team_id: teamId, p_other_team_id: otherTeamId };
      await done(client.rpc('swap_places', given));
    },
  };
}
