import { profileQueries, type Profile } from '@grow/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClientSource, useUserId } from '../session/ClientContext';

/** The profile of whoever is logged in; not asked for while nobody is. */
export function useProfile(): UseQueryResult<Profile> {
  const source = useClientSource();
  const userId = useUserId();
  const client = source.peek();
  return useQuery({
    ...profileQueries(client?.supabase).detail(userId),
    enabled: client !== undefined && userId !== undefined,
  });
}
