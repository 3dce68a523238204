import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import {
  roundFromRow,
  roundsOfListFromRow,
  roundSourceFromRow,
  type Round,
  type RoundKind,
  type RoundOfList,
  type RoundSource,
} from './Round';
import { roundProgressFromRow, type RoundProgress } from './RoundProgress';
import { rowOfRoundChanges, type RoundChanges } from './RoundChanges';
import { roundSetupFromRow, type RoundSetup } from './RoundSetup';

/** Settings of a round over the version that was read. */
export interface RoundSave {
  readonly roundId: string;
  readonly version: number;
  readonly changes: RoundChanges;
}

/**
 * Rounds as those who run them see and lead them. Every call throws only AppError: `forbidden` for whoever is no organiser,
 * `conflict_of_interest` for one whose own team is in the round, `not_found` for a round that there is not.
 */
export function roundRepository(client: GrowSupabase) {
  return {
    /** The two gates of the current season. @throws AppError `malformed_row` */
    async list({ signal }: ReadOptions = {}): Promise<RoundOfList[]> {
      return guard(async () => roundsOfListFromRow(await read(client.rpc('gate_rounds'), signal)), signal);
    },

    /** All that is set of a round. @throws AppError `malformed_row` */
    async getSetup(roundId: string, { signal }: ReadOptions = {}): Promise<RoundSetup> {
      return guard(
        async () => roundSetupFromRow(await read(client.rpc('round_setup', { p_round_id: roundId }), signal)),
        signal,
      );
    },

    /** How far the scoring is. @throws AppError `malformed_row` */
    async getProgress(roundId: string, { signal }: ReadOptions = {}): Promise<RoundProgress> {
      return guard(
        async () =>
          roundProgressFromRow(await read(client.rpc('round_progress', { p_round_id: roundId }), signal)),
        signal,
      );
    },

    /** Rounds of any season whose criteria and settings another could take over, the newest first. @throws AppError `malformed_row` */
    async listSources(roundId: string, { signal }: ReadOptions = {}): Promise<RoundSource[]> {
      const others = client.from('rounds').select('id, kind, season:seasons(label)').neq('id', roundId);
      return readList(others.order('created_at', { ascending: false }).limit(20), roundSourceFromRow, signal);
    },

    /** Begins a round of the current season; one that is there already is answered as it is. */
    async create(kind: RoundKind): Promise<Round> {
      return guard(async () => roundFromRow(unwrap(await client.rpc('create_round', { p_kind: kind }))));
    },

    /** Takes criteria, settings and stages over from another. @throws AppError `round_not_in_setup` */
    async copy(roundId: string, fromRoundId: string): Promise<Round> {
      return guard(async () =>
        roundFromRow(
          unwrap(await client.rpc('copy_round', { p_round_id: roundId, p_from_round_id: fromRoundId })),
        ),
      );
    },

    /** @throws AppError `round_changed` with the version now in its details; `round_not_in_setup`, `invalid_value` */
    async save({ roundId, version, changes }: RoundSave): Promise<Round> {
      const given = { p_round_id: roundId, p_version: version, p_changes: rowOfRoundChanges(changes) };
      return guard(async () => roundFromRow(unwrap(await client.rpc('save_round', given))));
    },

    /** @throws AppError `round_has_gaps` with the gaps in its details, without a reason; `round_locked` */
    async open(roundId: string, reason?: string): Promise<Round> {
      const given = { p_round_id: roundId, ...(reason === undefined ? {} : { p_reason: reason }) };
      return guard(async () => roundFromRow(unwrap(await client.rpc('open_round', given))));
    },

    /** Back to set-up. @throws AppError `round_has_scores` once a juror has begun; `round_locked`, `invalid_value` */
    async reopenSetup(roundId: string, reason: string): Promise<Round> {
      const given = { p_round_id: roundId, p_reason: reason };
      return guard(async () => roundFromRow(unwrap(await client.rpc('reopen_setup', given))));
    },

    /** Ends scoring. @throws AppError `round_not_open_yet`, `round_locked` */
    async lock(roundId: string): Promise<Round> {
      return guard(async () => roundFromRow(unwrap(await client.rpc('lock_round', { p_round_id: roundId }))));
    },

    /** Lets jurors score again. @throws AppError `round_not_open_yet`, `round_locked` once it is decided; `invalid_value` */
    async unlock(roundId: string, reason: string): Promise<Round> {
      const given = { p_round_id: roundId, p_reason: reason };
      return guard(async () => roundFromRow(unwrap(await client.rpc('unlock_round', given))));
    },
  };
}
