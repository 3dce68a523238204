import {
  securityMutations,
  securityQueries,
  type AuthAccount,
  type DeviceSession,
  type Passkey,
} from '@grow/core/security';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Address, pending change of address and second factors of whoever is logged in. */
export function useAuthAccount(): UseQueryResult<AuthAccount> {
  const { supabase } = useGrowClient();
  return useQuery(securityQueries(supabase).account(useUserId()));
}

/** The passkeys of whoever is logged in. */
export function usePasskeys(): UseQueryResult<Passkey[]> {
  const { supabase } = useGrowClient();
  return useQuery(securityQueries(supabase).passkeys(useUserId()));
}

/** Where the person is logged in. */
export function useDeviceSessions(): UseQueryResult<DeviceSession[]> {
  const { supabase } = useGrowClient();
  return useQuery(securityQueries(supabase).sessions(useUserId()));
}

/** Mutations of all that, for `useProductMutation`. */
export const useSecurityMutations = () => securityMutations(useGrowClient(), useUserId());
