import type { Json } from '../db/database.types';
import type { GrowSupabase } from '../db/growSupabase';
import { readRow } from '../db/readRow';
import { isAppError } from '../errors/AppError';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import type { GateKind } from '../gate/GateRound';
import type { LocalText } from '../text/LocalText';
import { listedRoundFromJson, type ListedRound } from './ListedRound';
import { roundFromRow, settingsToColumns, type Round, type RoundSettings } from './Round';
import { roundGapsFromJson, type RoundGaps } from './RoundGaps';
import type { AssignedPair, TeamPlace } from './roundRules';
import { roundSetupFromJson, type RoundSetup } from './RoundSetup';

/** A criterion as it is written; without an id it is a new one. */
export interface CriterionWish {
  readonly id?: string | undefined;
  readonly name: LocalText;
  readonly question: LocalText;
  readonly anchors: Readonly<Record<keyof LocalText, readonly string[]>>;
}

/** A stage as it is written; without an id it is a new one. */
export interface StageWish {
  readonly id?: string | undefined;
  readonly name: string;
  readonly venue: string;
  readonly startsAt: Date;
  readonly minutesEach: number;
  readonly hostId: string | undefined;
}

/** Settings that are saved over the version that was seen. */
export interface SettingsChange {
  readonly roundId: string;
  readonly version: number;
  readonly changes: Partial<RoundSettings>;
}

/** What a refusal to open says is missing; undefined for any other error. */
export function gapsOfRefusal(error: unknown): RoundGaps | undefined {
  if (!isAppError(error) || error.backendCode !== 'GR163' || error.details === undefined) return undefined;
  return roundGapsFromJson(JSON.parse(error.details));
}

/** What organisers set of a round. Every call throws only AppError; `forbidden` for whoever may not run it. */
export function roundRepository(client: GrowSupabase) {
  const run = async (call: PromiseLike<{ data: unknown; error: unknown }>): Promise<void> =>
    guard(async () => {
      unwrapOptional(await call);
    });
  const round = async (call: PromiseLike<{ data: unknown; error: unknown }>): Promise<Round> =>
    guard(async () => roundFromRow(unwrap(await call)));
  return {
    /** The gates of the current season. */
    rounds: async (): Promise<ListedRound[]> =>
      guard(async () =>
        readRow('gate_rounds', { rounds: unwrap(await client.rpc('gate_rounds')) }).list(
          'rounds',
          listedRoundFromJson,
        ),
      ),
    /** Makes the round of a kind for the current season; the same again answers the same. */
    create: async (kind: GateKind): Promise<Round> => round(client.rpc('create_round', { p_kind: kind })),
    /** Everything about a round. */
    setup: async (roundId: string): Promise<RoundSetup> =>
      guard(async () =>
        roundSetupFromJson(unwrap(await client.rpc('round_setup', { p_round_id: roundId }))),
      ),
    /** Takes criteria, settings and stages of another round. @throws AppError `conflict` (GR161) after set-up */
    copy: async ({ roundId, fromId }: { roundId: string; fromId: string }): Promise<Round> =>
      round(client.rpc('copy_round', { p_round_id: roundId, p_from_round_id: fromId })),
    /** Lets the teams in that belong to the round, and those out that do not any more; how many that were. */
    updateTeams: async (roundId: string): Promise<number> =>
      guard(async () => unwrap(await client.rpc('update_round_teams', { p_round_id: roundId }))),
    /** Saves settings. @throws AppError `conflict` (GR160) where somebody else saved meanwhile */
    save: async ({ roundId, version, changes }: SettingsChange): Promise<Round> =>
      round(
        client.rpc('save_round', {
          p_round_id: roundId,
          p_version: version,
          p_changes: settingsToColumns(changes) as Json,
        }),
      ),
    /** Adds or changes a criterion. */
    saveCriterion: async (roundId: string, { id, name, question, anchors }: CriterionWish) => {
      const criterion = {
        ...(id === undefined ? {} : { id }),
        ...{ name_en: name.en, name_de: name.de, question_en: question.en, question_de: question.de },
        ...{ anchors_en: [...anchors.en], anchors_de: [...anchors.de] },
      };
      return run(client.rpc('save_criterion', { p_round_id: roundId, p_criterion: criterion }));
    },
    /** Removes a criterion. */
    removeCriterion: async (id: string) => run(client.rpc('remove_criterion', { p_id: id })),
    /** Sets all weights at once, in per cent by criterion. */
    weigh: async (roundId: string, weights: Readonly<Record<string, number>>) =>
      run(client.rpc('weigh_criteria', { p_round_id: roundId, p_weights: weights })),
    /** Adds or changes a stage. */
    saveStage: async (roundId: string, { id, hostId, startsAt, ...stage }: StageWish) => {
      const row = {
        ...(id === undefined ? {} : { id }),
        ...{ name: stage.name, venue: stage.venue, minutes_each: stage.minutesEach },
        ...{ starts_at: startsAt.toISOString(), host_id: hostId ?? null },
      };
      return run(client.rpc('save_stage', { p_round_id: roundId, p_stage: row }));
    },
    /** Removes a stage; its teams and jurors stay without one. */
    removeStage: async (id: string) => run(client.rpc('remove_stage', { p_id: id })),
    /** Puts teams on stages, or off them. */
    placeTeams: async (roundId: string, places: readonly TeamPlace[]) => {
      const rows = places.map(({ teamId, stageId, position }) => ({
        ...{ team_id: teamId, stage_id: stageId ?? null, position: position ?? null },
      }));
      return run(client.rpc('place_teams', { p_round_id: roundId, p_places: rows }));
    },
    /** Saves who judges whom; the name of the new ground. @throws AppError `conflict` (GR162) where others changed what it was computed from */
    assign: async (roundId: string, ground: string, pairs: readonly AssignedPair[]): Promise<string> => {
      const rows = pairs.map(({ teamId, jurorId, kind }) => ({ team_id: teamId, juror_id: jurorId, kind }));
      const args = { p_round_id: roundId, p_ground: ground, p_pairs: rows };
      return guard(async () => unwrap(await client.rpc('assign_ballots', args)));
    },
    /** Opens the round. @throws AppError with what `gapsOfRefusal` reads, where something is missing and no reason is given */
    open: async ({ roundId, reason }: { roundId: string; reason?: string | undefined }): Promise<Round> =>
      round(client.rpc('open_round', { p_round_id: roundId, ...(reason === undefined ? {} : { p_reason: reason }) })),
    /** Leads back to set-up. @throws AppError `conflict` (GR164) once somebody scored */
    reopenSetup: async ({ roundId, reason }: { roundId: string; reason: string }): Promise<Round> =>
      round(client.rpc('reopen_setup', { p_round_id: roundId, p_reason: reason })),
    /** Locks all score sheets. */
    lock: async (roundId: string): Promise<Round> => round(client.rpc('lock_round', { p_round_id: roundId })),
    /** Lets jurors write again. */
    unlock: async ({ roundId, reason }: { roundId: string; reason: string }): Promise<Round> =>
      round(client.rpc('unlock_round', { p_round_id: roundId, p_reason: reason })),
  };
}
