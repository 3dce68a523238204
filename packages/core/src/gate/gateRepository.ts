import type { GrowSupabase } from '../db/growSupabase';
import { readRow } from '../db/readRow';
import { readList } from '../db/read';
import { isAppError } from '../errors/AppError';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import type { GateDecision } from '../ranking';
import { gateNoteFromRow, type GateNote } from './GateNote';
import { gateProtocolFromJson, type GateProtocol } from './GateProtocol';
import { gateResultsFromJson, type GateResults } from './GateResults';

/** Where the line lies, over the version that was seen. */
export interface LineMove {
  readonly roundId: string;
  readonly version: number;
  readonly cutSize: number;
}

/** A team of a round. */
export interface TeamOfRound {
  readonly roundId: string;
  readonly teamId: string;
}

/** A decision by hand. */
export interface TeamDecisionByHand extends TeamOfRound {
  readonly decision: GateDecision;
  /** 3 to 500 characters. */
  readonly reason: string;
}

/** A note that is written. */
export interface NewGateNote extends TeamOfRound {
  /** Chosen by who writes it, so that a second press is the same note. */
  readonly id: string;
  readonly text: string;
}

/** What is done to a score sheet, with a reason of 3 to 500 characters. */
export interface BallotWithReason {
  readonly ballotId: string;
  readonly reason: string;
}

const lineOf = (value: unknown): Pick<LineMove, 'version' | 'cutSize'> => {
  const row = readRow('move_line', value);
  return { version: row.number('version'), cutSize: row.number('cut_size') };
};

/** Where somebody else moved the line to, out of the refusal of `moveLine`; undefined for any other error. */
export function movedLine(error: unknown): Pick<LineMove, 'version' | 'cutSize'> | undefined {
  if (!isAppError(error) || error.backendCode !== 'GR160' || error.details === undefined) return undefined;
  return lineOf(JSON.parse(error.details));
}

/** The room of those who run a round. Every call throws only AppError; `forbidden` for whoever may not run it. */
export function gateRepository(client: GrowSupabase) {
  const run = async (call: PromiseLike<{ data: unknown; error: unknown }>): Promise<void> =>
    guard(async () => {
      unwrapOptional(await call);
    });
  return {
    /** Everything that the round is decided from. @throws AppError before its score sheets are locked */
    results: async (roundId: string): Promise<GateResults> =>
      guard(async () =>
        gateResultsFromJson(unwrap(await client.rpc('round_results', { p_round_id: roundId }))),
      ),
    /** Moves the line. @throws AppError with what `movedLine` reads, where somebody else moved it */
    moveLine: async ({ roundId, version, cutSize }: LineMove) =>
      guard(async () => {
        const args = { p_round_id: roundId, p_version: version, p_cut_size: cutSize };
        return lineOf(unwrap(await client.rpc('move_line', args)));
      }),
    /** Decides about a team by hand. @throws AppError `invalid_value` without a reason */
    decideTeam: async ({ roundId, teamId, decision, reason }: TeamDecisionByHand) => {
      const args = { p_round_id: roundId, p_team_id: teamId, p_decision: decision, p_reason: reason };
      return run(client.rpc('decide_team', args));
    },
    /** Leaves a team to the line again. */
    undoTeamDecision: async ({ roundId, teamId }: TeamOfRound) =>
      run(client.rpc('undo_team_decision', { p_round_id: roundId, p_team_id: teamId })),
    /** Notes on a team, the oldest first. */
    notes: async ({ roundId, teamId }: TeamOfRound): Promise<GateNote[]> =>
      readList(client.rpc('list_gate_notes', { p_round_id: roundId, p_team_id: teamId }), gateNoteFromRow),
    /** Notes something on a team. */
    addNote: async ({ id, roundId, teamId, text }: NewGateNote) =>
      run(client.rpc('add_gate_note', { p_id: id, p_round_id: roundId, p_team_id: teamId, p_text: text })),
    /** Takes a note of the caller away. */
    removeNote: async (id: string) => run(client.rpc('remove_gate_note', { p_id: id })),
    /** Holds a comment for a team back. @throws AppError `invalid_value` without a reason */
    holdComment: async ({ ballotId, reason }: BallotWithReason) =>
      run(client.rpc('hold_comment', { p_ballot_id: ballotId, p_is_held: true, p_reason: reason })),
    /** Lets a comment go that was held back. */
    letCommentGo: async (ballotId: string) =>
      run(client.rpc('hold_comment', { p_ballot_id: ballotId, p_is_held: false })),
    /** Lets a score sheet count that came after the lock. @throws AppError `not_found` where it is settled already */
    admitBallot: async ({ ballotId, reason }: BallotWithReason) =>
      run(client.rpc('admit_ballot', { p_ballot_id: ballotId, p_reason: reason })),
    /** Forgets a score sheet that came after the lock. */
    refuseLateBallot: async ({ ballotId, reason }: BallotWithReason) =>
      run(client.rpc('refuse_late_ballot', { p_ballot_id: ballotId, p_reason: reason })),
    /** What was decided last; null where nothing was. */
    protocol: async (roundId: string): Promise<GateProtocol | null> =>
      guard(async () => {
        const answer = unwrapOptional(await client.rpc('round_protocol', { p_round_id: roundId }));
        return answer === undefined ? null : gateProtocolFromJson(answer);
      }),
  };
}
