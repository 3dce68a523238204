import type { GrowSupabase } from '../db/growSupabase';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { roundProgressFromJson, type RoundProgress } from './RoundProgress';

/** A juror of a round, and the stage they sit at; undefined for who scores films only. */
export interface JurorSeat {
  readonly roundId: string;
  readonly userId: string;
  readonly stageId: string | undefined;
}

/** A juror and a team of a round. */
export interface JurorTeam {
  readonly roundId: string;
  readonly userId: string;
  readonly teamId: string;
}

/** A score sheet that arrived on paper. */
export interface PaperSheet {
  readonly ballotId: string;
  /** Steps from 1 to 5 by criterion. */
  readonly scores: Readonly<Record<string, number>>;
  readonly commentTeam: string;
  readonly commentJury: string;
  /** 3 to 500 characters. */
  readonly reason: string;
}

/** Who judges, and what happens on the day. Every call throws only AppError; `forbidden` for whoever may not run the round. */
export function roundDeskRepository(client: GrowSupabase) {
  const run = async (call: PromiseLike<{ data: unknown; error: unknown }>): Promise<void> =>
    guard(async () => {
      unwrapOptional(await call);
    });
  const seat = ({ roundId, userId, stageId }: JurorSeat) => ({
    ...{ p_round_id: roundId, p_user_id: userId },
    ...(stageId === undefined ? {} : { p_stage_id: stageId }),
  });
  return {
    /** Asks a mentor or an organiser to judge; who judged before is back with what they had. */
    grant: async (juror: JurorSeat) => run(client.rpc('grant_juror', seat(juror))),
    /** Gives a juror another stage. */
    seat: async (juror: JurorSeat) => run(client.rpc('seat_juror', seat(juror))),
    /** Lets a juror judge no more; what they handed in counts. */
    withdraw: async ({ roundId, userId, reason }: { roundId: string; userId: string; reason: string }) =>
      run(client.rpc('withdraw_juror', { p_round_id: roundId, p_user_id: userId, p_reason: reason })),
    /** Says that a juror is too close to a team. */
    declareConflict: async ({ roundId, userId, teamId, reason = '' }: JurorTeam & { reason?: string }) => {
      const args = { p_round_id: roundId, p_user_id: userId, p_team_id: teamId, p_reason: reason };
      return run(client.rpc('declare_juror_conflict', args));
    },
    /** Takes that back. */
    removeConflict: async ({ roundId, userId, teamId }: JurorTeam) =>
      run(client.rpc('remove_juror_conflict', { p_round_id: roundId, p_user_id: userId, p_team_id: teamId })),
    /** Gives a juror a score sheet by hand. @throws AppError `conflict` (GR168) for one who must not judge the team */
    putBallot: async ({ roundId, userId, teamId, kind }: JurorTeam & { kind: 'stage' | 'bridge' }) => {
      const args = { p_round_id: roundId, p_team_id: teamId, p_juror_id: userId, p_kind: kind };
      return run(client.rpc('put_ballot', args));
    },
    /** Takes a score sheet away on which nothing stands. @throws AppError `conflict` (GR169) once it was begun */
    removeBallot: async (ballotId: string) => run(client.rpc('remove_ballot', { p_ballot_id: ballotId })),
    /** How far the scoring is. */
    progress: async (roundId: string): Promise<RoundProgress> =>
      guard(async () =>
        roundProgressFromJson(unwrap(await client.rpc('round_progress', { p_round_id: roundId }))),
      ),
    /** Reminds jurors of what is missing; how many were told. */
    remind: async ({ roundId, userIds }: { roundId: string; userIds: readonly string[] }): Promise<number> =>
      guard(async () =>
        unwrap(await client.rpc('remind_jurors', { p_round_id: roundId, p_user_ids: [...userIds] })),
      ),
    /** Keys a score sheet in from paper, marked so. */
    enterPaper: async ({ ballotId, scores, commentTeam, commentJury, reason }: PaperSheet) => {
      const comments = { p_comment_team: commentTeam, p_comment_jury: commentJury };
      const args = { p_ballot_id: ballotId, p_scores: scores, ...comments, p_reason: reason };
      return run(client.rpc('enter_paper_ballot', args));
    },
  };
}
