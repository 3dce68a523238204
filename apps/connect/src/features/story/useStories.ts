import {
  storyQueries,
  type ListedStory,
  type OpenedStoryRequest,
  type StoryWorkspace,
} from '@grow/core/showcase';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** What one's own team writes its story with; null without a team. */
export function useStoryWorkspace(): UseQueryResult<StoryWorkspace | null> {
  const { supabase } = useGrowClient();
  return useQuery(storyQueries(supabase).workspace());
}

/** What one is asked about a story: the newest version and the public one. */
export function useOpenedStory(slug: string): UseQueryResult<OpenedStoryRequest[]> {
  const { supabase } = useGrowClient();
  return useQuery(storyQueries(supabase).opened(slug));
}

/** Every story, for organisers. */
export function useStoryList(): UseQueryResult<ListedStory[]> {
  const { supabase } = useGrowClient();
  return useQuery(storyQueries(supabase).list());
}
