import { enabledWhile } from '@grow/core/query';
import { type Season, seasonQueries } from '@grow/core/season';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClientSource, useSession } from '../session/ClientContext';

/** The season, for everyone; asked for once the client is here and it is known whether somebody is logged in. */
export function useSeason(): UseQueryResult<Season | null> {
  const source = useClientSource();
  const { status } = useSession();
  const client = source.peek();
  return useQuery({
    ...enabledWhile(
      client !== undefined && (status === 'signedIn' || status === 'signedOut'),
      seasonQueries(client?.supabase).current(),
    ),
    // It changes once a year and an organiser's change may wait for the next page.
    staleTime: Infinity,
  });
}
