import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { toAppError } from '../errors/toAppError';
import { guard, unwrap } from '../errors/unwrap';
import {
  seasonEffectsFromRow,
  weekEffectsFromRow,
  type Ground,
  type SeasonEffects,
  type WeekEffects,
} from './SeasonEffects';
import { seasonSettingsFromRow, type SeasonRules, type SeasonSettings } from './SeasonSettings';
import type { weekRowOf } from './weekForm';

/** Rules that do something to others. */
export type GivenRules = Omit<SeasonRules, 'label' | 'weeks' | 'version'>;

/** A week to look at: only its due time does something to others. */
export interface GivenDue {
  readonly seasonId: string;
  readonly week: number;
  /** Undefined where the week asks for nothing. */
  readonly dueAt: Date | undefined;
}

/** Rules, and the ground that was said before. */
export interface RulesSave {
  readonly rules: GivenRules & Pick<SeasonRules, 'label'>;
  readonly ground: Ground;
}

/** A week, and the ground that was said before. */
export interface WeekSave {
  readonly seasonId: string;
  readonly week: number;
  readonly row: ReturnType<typeof weekRowOf>;
  readonly ground: Ground;
}

const rulesGiven = ({ id, startsOn, teamClosesAt, minTeam, maxTeam }: GivenRules) => ({
  ...{ p_season_id: id, p_starts_on: startsOn, p_min_team: minTeam, p_max_team: maxTeam },
  // Rules without a closing have a problem, and are neither looked at nor saved.
  p_team_closes_at: (teamClosesAt ?? new Date(0)).toISOString(),
});

/** The next season as it begins: a name of its own, and a Monday after this one's end. */
export interface NextSeason {
  readonly label: string;
  readonly startsOn: string;
}

/** A season, as it was when somebody decided about it. */
export type SeasonVersion = Pick<SeasonRules, 'id' | 'version'>;

/** What organisers set of the season. Every call throws only AppError; `forbidden` for everybody else. */
export function seasonAdminRepository(client: GrowSupabase) {
  return {
    /** All that is set; null where there is no season. @throws AppError `malformed_row` */
    async getSettings({ signal }: ReadOptions = {}): Promise<SeasonSettings | null> {
      return guard(async () => {
        const { data, error, status } = await (signal
          ? client.rpc('season_settings').abortSignal(signal)
          : client.rpc('season_settings'));
        if (error) throw toAppError(error, { status });
        return data === null ? null : seasonSettingsFromRow(data);
      }, signal);
    },

    /** All that is set of the season that is prepared; null while none is. @throws AppError `malformed_row` */
    async getPrepared(): Promise<SeasonSettings | null> {
      return guard(async () => {
        const { data, error, status } = await client.rpc('prepared_season');
        if (error) throw toAppError(error, { status });
        return data === null ? null : seasonSettingsFromRow(data);
      });
    },

    /**
     * Prepares the next season as a copy of this one, without its people.
     * @throws AppError `already_exists` where one is prepared or has this name; `invalid_value` for a first day that is none
     */
    async cloneSeason({ label, startsOn }: NextSeason): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(await client.rpc('clone_season', { p_label: label, p_starts_on: startsOn })),
        ),
      );
    },

    /**
     * Makes the prepared season the one that everybody sees, once the one before it is over.
     * @throws AppError `reauthentication_needed` without a fresh login; `conflict` where somebody changed it meanwhile
     */
    async openSeason({ id, version }: SeasonVersion): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(await client.rpc('open_season', { p_season_id: id, p_version: version })),
        ),
      );
    },

    /** Deletes the prepared season. @throws AppError `reauthentication_needed`, `conflict` */
    async deleteSeason({ id, version }: SeasonVersion): Promise<void> {
      await guard(async () => {
        const { error, status } = await client.rpc('delete_season', { p_season_id: id, p_version: version });
        if (error) throw toAppError(error, { status });
      });
    },

    /** What other rules would do. @throws AppError `malformed_row` */
    async previewRules(rules: GivenRules, { signal }: ReadOptions = {}): Promise<SeasonEffects> {
      return guard(
        async () => seasonEffectsFromRow(await read(client.rpc('preview_season', rulesGiven(rules)), signal)),
        signal,
      );
    },

    /** What another due time would do. @throws AppError `malformed_row` */
    async previewWeek(
      { seasonId, week, dueAt }: GivenDue,
      { signal }: ReadOptions = {},
    ): Promise<WeekEffects> {
      const given = {
        ...{ p_season_id: seasonId, p_week: week },
        ...(dueAt ? { p_due_at: dueAt.toISOString() } : {}),
      };
      return guard(
        async () => weekEffectsFromRow(await read(client.rpc('preview_week', given), signal)),
        signal,
      );
    },

    /**
     * Saves rules on the ground that was previewed.
     * @throws AppError `conflict` where it moved; `already_exists` for a label of another season; `invalid_value` for what a form finds
     */
    async saveRules({ rules, ground }: RulesSave): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(
            await client.rpc('save_season', {
              ...rulesGiven(rules),
              ...{ p_label: rules.label, p_version: ground.version, p_ground: ground.ground },
            }),
          ),
        ),
      );
    },

    /**
     * Saves a week on the ground that was previewed.
     * @throws AppError `conflict` where it moved; `week_closed`; `invalid_value` for what a form finds
     */
    async saveWeek({ seasonId, week, row, ground }: WeekSave): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(
            await client.rpc('save_week', {
              ...{ p_season_id: seasonId, p_week: week, p_values: row },
              ...{ p_version: ground.version, p_ground: ground.ground },
            }),
          ),
        ),
      );
    },
  };
}
