import { skillQueries, type Skill } from '@grow/core/people';
import { useGrowClient } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The skills catalogue. */
export function useSkills(): UseQueryResult<Skill[]> {
  const { supabase } = useGrowClient();
  return useQuery(skillQueries(supabase).all());
}
