import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { showcaseSeasonFromRow, type ShowcaseSeason } from './ShowcaseSeason';
import { storyFromRow, type ShowcaseStory } from './ShowcaseStory';

/** Reads what everybody may read of the showcase. Every call throws only AppError. */
export function showcaseRepository(client: GrowSupabase) {
  return {
    /** Every published story, the newest season first and in it by place, then by name. @throws AppError `malformed_row` */
    async publishedStories({ signal }: ReadOptions = {}): Promise<ShowcaseStory[]> {
      return readList(client.rpc('showcase_stories', {}, { get: true }), storyFromRow, signal);
    },

    /** The seasons before the current one, and the current one once a story of it is published; the newest first. @throws AppError `malformed_row` */
    async showcaseSeasons({ signal }: ReadOptions = {}): Promise<ShowcaseSeason[]> {
      return readList(client.rpc('showcase_seasons', {}, { get: true }), showcaseSeasonFromRow, signal);
    },
  };
}

/** Cache keys of the public showcase. */
export const showcaseKeys = {
  all: ['showcase'] as const,
  stories: ['showcase', 'stories'] as const,
  seasons: ['showcase', 'seasons'] as const,
};

/** Queries of the public showcase. The client may be missing while a query is only described. */
export function showcaseQueries(client: GrowSupabase | undefined) {
  return {
    /** Every published story. */
    stories: (): ProductQuery<ShowcaseStory[]> =>
      productQuery(showcaseKeys.stories, async () =>
        showcaseRepository(requireClient(client)).publishedStories(),
      ),
    /** The seasons that the showcase speaks of. */
    seasons: (): ProductQuery<ShowcaseSeason[]> =>
      productQuery(showcaseKeys.seasons, async () =>
        showcaseRepository(requireClient(client)).showcaseSeasons(),
      ),
  };
}
