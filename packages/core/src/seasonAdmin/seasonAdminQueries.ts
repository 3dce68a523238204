import type { GrowSupabase } from '../db/growSupabase';
import { handInKeys } from '../handIn/handInQueries';
import { milestoneKeys } from '../milestone/milestoneRepository';
import { productMutation, type MutationEffects } from '../query/productMutation';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { SeasonEffects, WeekEffects } from './SeasonEffects';
import type { SeasonSettings } from './SeasonSettings';
import {
  seasonAdminRepository,
  type GivenDue,
  type GivenRules,
  type NextSeason,
  type RulesSave,
  type SeasonVersion,
  type WeekSave,
} from './seasonAdminRepository';

const all = ['season'] as const;

/** Cache keys of what is set of the season, below `season`. */
export const seasonAdminKeys = {
  /** Everything about seasons. */
  all,
  settings: [...all, 'settings'] as const,
  prepared: [...all, 'prepared'] as const,
  previews: [...all, 'preview'] as const,
  rules: (rules: GivenRules) => [...all, 'preview', 'rules', rules] as const,
  week: (week: GivenDue) => [...all, 'preview', 'week', week] as const,
};

/** Queries of what is set of the season, for organisers. */
export function seasonAdminQueries(client: GrowSupabase | undefined) {
  const repository = () => seasonAdminRepository(requireClient(client));
  return {
    /** All that is set; null where there is no season. */
    settings: (): ProductQuery<SeasonSettings | null> =>
      productQuery(seasonAdminKeys.settings, async () => repository().getSettings()),
    /** All that is set of the season that is prepared; null while none is. */
    prepared: (): ProductQuery<SeasonSettings | null> =>
      productQuery(seasonAdminKeys.prepared, async () => repository().getPrepared()),
    /** What other rules would do. */
    rules: (rules: GivenRules): ProductQuery<SeasonEffects> =>
      searchQuery(seasonAdminKeys.rules(rules), async (signal) =>
        repository().previewRules(rules, { signal }),
      ),
    /** What another due time of a week would do. */
    week: (week: GivenDue): ProductQuery<WeekEffects> =>
      searchQuery(seasonAdminKeys.week(week), async (signal) => repository().previewWeek(week, { signal })),
  };
}

// Every page says weeks, dates and the season's name, and hand-ins say when they are due.
const effects: MutationEffects<unknown, SeasonSettings> = {
  invalidates: [all, milestoneKeys.all, handInKeys.all],
  answer: (cache, settings) =>
    cache.setQueryData(settings.isPrepared ? seasonAdminKeys.prepared : seasonAdminKeys.settings, settings),
};

/** Mutations of the season, by organisers. */
export function seasonAdminMutations(client: GrowSupabase | undefined) {
  const repository = () => seasonAdminRepository(requireClient(client));
  return {
    /** Changes the rules. */
    saveRules: productMutation(
      [...all, 'saveRules'],
      async (save: RulesSave) => repository().saveRules(save),
      {
        ...effects,
        subject: ({ rules }) => `season ${rules.id}`,
      },
    ),
    /** Prepares the next season. */
    clone: productMutation([...all, 'clone'], async (next: NextSeason) => repository().cloneSeason(next), {
      ...effects,
      subject: () => 'next season',
    }),
    /** Makes the prepared season the current one: everything is read anew. */
    open: productMutation(
      [...all, 'open'],
      async (season: SeasonVersion) => repository().openSeason(season),
      {
        subject: () => 'next season',
        invalidates: [[]],
      },
    ),
    /** Deletes the prepared season. */
    remove: productMutation(
      [...all, 'remove'],
      async (season: SeasonVersion) => repository().deleteSeason(season),
      {
        subject: () => 'next season',
        invalidates: [all],
        answer: (cache) => cache.setQueryData(seasonAdminKeys.prepared, null),
      },
    ),
    /** Changes a week. */
    saveWeek: productMutation([...all, 'saveWeek'], async (save: WeekSave) => repository().saveWeek(save), {
      ...effects,
      subject: ({ seasonId, week }) => `season ${seasonId} week ${week}`,
    }),
  };
}
