import type { GrowSupabase } from '../db/growSupabase';
import { handInKeys } from '../handIn/handInQueries';
import { jobKeys } from '../job/jobQueries';
import { milestoneKeys } from '../milestone/milestoneRepository';
import { productMutation, type MutationEffects } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { dangerRepository } from './dangerRepository';
import type { DemoOverview } from './DemoOverview';
import { seasonAdminKeys } from './seasonAdminQueries';
import type { SeasonVersion } from './seasonAdminRepository';
import type { SeasonSettings } from './SeasonSettings';
import type { SeasonStop } from './SeasonStop';

const demoKey = ['demo'] as const;

/** Queries of what organisers do to all at once. The client may be missing while a query is only described. */
export function dangerQueries(client: GrowSupabase | undefined) {
  const repository = () => dangerRepository(requireClient(client));
  return {
    /** What stopping a season would do, or starting it again. */
    stop: (seasonId: string): ProductQuery<SeasonStop> =>
      productQuery([...seasonAdminKeys.previews, 'stop', seasonId], async () =>
        repository().previewStop(seasonId),
      ),
    /** How much of the demo is left. */
    demo: (): ProductQuery<DemoOverview> => productQuery(demoKey, async () => repository().demoOverview()),
  };
}

const effects: MutationEffects<SeasonVersion, SeasonSettings> = {
  subject: ({ id }) => `season ${id}`,
  invalidates: [seasonAdminKeys.all, milestoneKeys.all, handInKeys.all],
  answer: (cache, settings) => cache.setQueryData(seasonAdminKeys.settings, settings),
};

/** Mutations of what organisers do to all at once. */
export function dangerMutations(client: GrowSupabase | undefined) {
  const repository = () => dangerRepository(requireClient(client));
  return {
    /** Stops the season. */
    stop: productMutation(
      [...seasonAdminKeys.all, 'stop'],
      async (season: SeasonVersion) => repository().stopSeason(season),
      effects,
    ),
    /** Starts it again. */
    restart: productMutation(
      [...seasonAdminKeys.all, 'restart'],
      async (season: SeasonVersion) => repository().restartSeason(season),
      effects,
    ),
    /** Starts the job that deletes demo data. */
    deleteDemo: productMutation<void, string>([...demoKey, 'delete'], async () => repository().deleteDemo(), {
      subject: () => 'demo data',
      invalidates: [demoKey, jobKeys.all],
    }),
  };
}
