import { needsOnboarding, onboardingQueries } from '@grow/core/onboarding';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Whether the person at this page still has to go through the welcome step. */
export function useNeedsOnboarding(): UseQueryResult<boolean> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...onboardingQueries(supabase).detail(useUserId()),
    select: needsOnboarding,
    // Consents and answers do not go away by themselves.
    staleTime: Infinity,
  });
}
