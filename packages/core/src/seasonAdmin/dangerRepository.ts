import type { GrowSupabase } from '../db/growSupabase';
import { guard, unwrap } from '../errors/unwrap';
import { demoOverviewFromRow, type DemoOverview } from './DemoOverview';
import type { SeasonVersion } from './seasonAdminRepository';
import { seasonSettingsFromRow, type SeasonSettings } from './SeasonSettings';
import { seasonStopFromRow, type SeasonStop } from './SeasonStop';

/** What organisers do to all at once: stop the season, and delete demo data. Every call throws only AppError; `forbidden` for everybody else. */
export function dangerRepository(client: GrowSupabase) {
  return {
    /** What stopping a season would do or, once it is stopped, starting it again. @throws AppError `malformed_row` */
    async previewStop(seasonId: string): Promise<SeasonStop> {
      return guard(async () =>
        seasonStopFromRow(unwrap(await client.rpc('preview_season_stop', { p_season_id: seasonId }))),
      );
    },

    /**
     * Stops the season: nothing is handed in any more, and nobody is reminded.
     * @throws AppError `reauthentication_needed` without a fresh login; `conflict` where somebody changed it meanwhile
     */
    async stopSeason({ id, version }: SeasonVersion): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(await client.rpc('stop_season', { p_season_id: id, p_version: version })),
        ),
      );
    },

    /** Starts a stopped season again. @throws AppError `undo_over` after seven days; `conflict` where somebody changed it meanwhile */
    async restartSeason({ id, version }: SeasonVersion): Promise<SeasonSettings> {
      return guard(async () =>
        seasonSettingsFromRow(
          unwrap(await client.rpc('restart_season', { p_season_id: id, p_version: version })),
        ),
      );
    },

    /** How much of the demo is left, and what stands in the way of deleting it. @throws AppError `malformed_row` */
    async demoOverview(): Promise<DemoOverview> {
      return guard(async () => demoOverviewFromRow(unwrap(await client.rpc('demo_overview'))));
    },

    /**
     * Deletes what the demo made and nothing else; gives the id of the job that does it.
     * @throws AppError `reauthentication_needed` without a fresh login; `conflict` where real things hang on it, or a job does it already
     */
    async deleteDemo(): Promise<string> {
      return guard(async () => unwrap(await client.rpc('delete_demo_data')));
    },
  };
}
