import { type Profile, profileQueries } from '@grow/core';
import { enabledWhile } from '@grow/core/query';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClientSource, useUserId } from '../session/ClientContext';
import { useIsGuest } from '../session/useIsGuest';

/** The profile of whoever is logged in; not asked for while nobody is, and not of guests, who have none. */
export function useProfile(): UseQueryResult<Profile> {
  const source = useClientSource();
  const userId = useUserId();
  const isGuest = useIsGuest();
  const client = source.peek();
  return useQuery(
    enabledWhile(
      client !== undefined && userId !== undefined && !isGuest,
      profileQueries(client?.supabase).detail(userId),
    ),
  );
}
