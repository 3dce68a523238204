import {
  securityKeys,
  securityQueries,
  type AuthAccount,
  type DeviceSession,
  type Passkey,
} from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

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

/** Reads everything about the account's safety anew; settles when what is on the screen is new. */
export function useReadSecurityAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return () => queryClient.invalidateQueries({ queryKey: securityKeys.person(userId) });
}
