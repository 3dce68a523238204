import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { ListedStory } from './ListedStory';
import type { StoryWorkspace } from './StoryWorkspace';
import type { OpenedStoryRequest, StoryRequest } from './StoryRequest';
import { storyRepository } from './storyRepository';

/** Cache keys of stories, apart from what is public. */
export const storyKeys = {
  all: ['stories'] as const,
  workspace: ['stories', 'workspace'] as const,
  requests: ['stories', 'requests'] as const,
  opened: (slug: string) => ['stories', 'requests', slug] as const,
  list: ['stories', 'list'] as const,
  picture: (object: string) => ['storyPictures', object] as const,
};

/** Queries of stories. The client may be missing while a query is only described. */
export function storyQueries(client: GrowSupabase | undefined) {
  const repository = () => storyRepository(requireClient(client));
  return {
    /** What the caller's team writes its story with; null without a team. */
    workspace: (): ProductQuery<StoryWorkspace | null> =>
      productQuery(storyKeys.workspace, async () => repository().workspace()),
    /** Stories about which the caller was asked. */
    requests: (): ProductQuery<StoryRequest[]> =>
      productQuery(storyKeys.requests, async () => repository().requests()),
    /** What the caller was asked about one story, with what it says. */
    opened: (slug: string): ProductQuery<OpenedStoryRequest[]> =>
      productQuery(storyKeys.opened(slug), async () => repository().openRequests(slug)),
    /** Every story, for organisers. */
    list: (): ProductQuery<ListedStory[]> => productQuery(storyKeys.list, async () => repository().list()),
    /** A picture of a story. */
    picture: (object: string): ProductQuery<Blob> =>
      productQuery(storyKeys.picture(object), async () => repository().downloadPicture(object)),
  };
}
