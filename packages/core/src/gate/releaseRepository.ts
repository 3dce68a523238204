import type { RoundKind } from '../round/Round';
import type { GrowSupabase } from '../db/growSupabase';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { gateRecipientsFromJson, type GateRecipients } from './GateRecipients';
import type { TeamDecisionByHand, TeamOfRound } from './gateRepository';
import { teamGateFromJson, type TeamGate } from './TeamGate';

/** When teams are to know, to how many people. */
export interface ReleasePlan {
  readonly roundId: string;
  /** A minute ahead at least. */
  readonly releaseAt: Date;
  /** As `recipients` said, and as whoever presses typed it. */
  readonly people: number;
}

/** Deciding, telling and correcting. Every call throws only AppError; `forbidden` for whoever may not run the round. */
export function releaseRepository(client: GrowSupabase) {
  const run = async (call: PromiseLike<{ data: unknown; error: unknown }>): Promise<void> =>
    guard(async () => {
      unwrapOptional(await call);
    });
  return {
    /**
     * Fixes the round as `gateProtocolText` says.
     * @throws AppError `conflict` (GR180) where something moved since; `details` names the part: digest, line, by_hand, comments_held, decisions
     */
    decideRound: async ({ roundId, content }: { roundId: string; content: string }) =>
      run(client.rpc('decide_round', { p_round_id: roundId, p_content: content })),
    /** Opens the decision again; a planned release is none any more. */
    reopen: async ({ roundId, reason }: { roundId: string; reason: string }) =>
      run(client.rpc('reopen_deliberation', { p_round_id: roundId, p_reason: reason })),
    /** Whom the release reaches and how. */
    recipients: async (roundId: string): Promise<GateRecipients> =>
      guard(async () =>
        gateRecipientsFromJson(unwrap(await client.rpc('round_recipients', { p_round_id: roundId }))),
      ),
    /**
     * Sets when teams know.
     * @throws AppError `reauthentication_needed` without a fresh login; `conflict` (GR181) where it is another number of people now;
     *   `invalid_value` (GR183) for less than a minute ahead
     */
    planRelease: async ({ roundId, releaseAt, people }: ReleasePlan) => {
      const args = { p_round_id: roundId, p_release_at: releaseAt.toISOString(), p_people: people };
      return run(client.rpc('plan_release', args));
    },
    /** Takes a planned release back. */
    stopRelease: async (roundId: string) => run(client.rpc('stop_release', { p_round_id: roundId })),
    /** Gives a free place to a team that waits. @throws AppError `conflict` (GR184) where it does not wait */
    moveUp: async ({ roundId, teamId, reason }: TeamOfRound & { reason: string }) =>
      run(client.rpc('move_up', { p_round_id: roundId, p_team_id: teamId, p_reason: reason })),
    /** Proposes what a team should have been told. @throws AppError `conflict` (GR185) where something is proposed already */
    proposeCorrection: async ({ roundId, teamId, decision, reason }: TeamDecisionByHand) => {
      const args = { p_round_id: roundId, p_team_id: teamId, p_decision: decision, p_reason: reason };
      return run(client.rpc('propose_correction', args));
    },
    /** Confirms what another organiser proposed. @throws AppError `forbidden` (GR186) for who proposed it */
    confirmCorrection: async (id: string) => run(client.rpc('confirm_correction', { p_id: id })),
    /** Takes a proposal back that nobody confirmed. */
    withdrawCorrection: async (id: string) => run(client.rpc('withdraw_correction', { p_id: id })),
    /** What the caller's team may know of a round of the current season; null where it is in none. */
    teamGate: async (kind: RoundKind): Promise<TeamGate | null> =>
      guard(async () => {
        const answer = unwrapOptional(await client.rpc('team_gate', { p_kind: kind }));
        return answer === undefined ? null : teamGateFromJson(answer);
      }),
  };
}
