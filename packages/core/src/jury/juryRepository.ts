import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { answerOf, read } from '../db/read';
import { guard, unwrapOptional } from '../errors/unwrap';
import { ballotAnswerFromRow, type BallotAnswer } from './BallotStand';
import type { RoundKind } from '../round/Round';
import { juryTaskFromRow, type JuryTask } from './JuryTask';
import type { SheetSending } from './SheetRecord';

/** What a juror asks the server. Every call throws only AppError. */
export interface JuryRepository {
  /** Rounds of the season in which the caller judges. */
  listTasks(options?: ReadOptions): Promise<JuryTask[]>;
  /** The answer of `jury_round` as it came, to be kept; `juryRoundFromRow` reads it. @throws AppError `no_juror`, `round_not_open_yet` */
  readRound(kind: RoundKind, options?: ReadOptions): Promise<unknown>;
  /**
   * Sends what is under way; the same key again changes nothing.
   * @throws AppError `ballot_changed` with what the server has in `details`, `ballot_incomplete`, `round_locked`, `ballot_recused`,
   * `ballot_not_yours`, `invalid_value`
   */
  send(ballotId: string, sending: SheetSending, options?: ReadOptions): Promise<BallotAnswer>;
  /** Notes that the caller's device has everything. */
  noteReady(roundId: string, options?: ReadOptions): Promise<void>;
}

/** The server behind score sheets. */
export function juryRepository(client: GrowSupabase): JuryRepository {
  const queryOf = (ballotId: string, sending: SheetSending) => {
    const named = { p_ballot_id: ballotId, p_version: sending.version };
    if (sending.kind === 'recuse') return client.rpc('recuse_ballot', { ...named, p_reason: sending.reason });
    if (sending.kind === 'undoRecusal') return client.rpc('undo_recusal', named);
    return client.rpc('write_ballot', {
      ...named,
      p_client_key: sending.key,
      p_scores: sending.scores,
      p_comment_team: sending.commentTeam,
      p_comment_jury: sending.commentJury,
      p_is_submitted: sending.isSubmitted,
      p_finished_at: sending.at.toISOString(),
    });
  };
  return {
    listTasks: ({ signal } = {}) =>
      guard(async () => {
        const rows: unknown = await read(client.rpc('my_juries'), signal);
        return Array.isArray(rows) ? rows.map(juryTaskFromRow) : [];
      }, signal),

    readRound: (kind, { signal } = {}) =>
      guard(async (): Promise<unknown> => read(client.rpc('jury_round', { p_kind: kind }), signal), signal),

    send: (ballotId, sending, { signal } = {}) =>
      guard(async () => ballotAnswerFromRow(await read(queryOf(ballotId, sending), signal)), signal),

    noteReady: (roundId, { signal } = {}) =>
      guard(async () => {
        const query = client.rpc('note_jury_ready', { p_round_id: roundId });
        unwrapOptional(await answerOf(query, signal), signal);
      }, signal),
  };
}
