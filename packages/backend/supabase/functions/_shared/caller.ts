// Who calls, and how sure that is.
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { Refusal } from './http.ts';
import { clientOf, serverClient } from './project.ts';

/** The person behind a request, confirmed by the auth service: account and session exist now. */
export interface Caller {
  user: User;
  /** Acts as this person. */
  client: SupabaseClient;
  /** `aal2` once a second factor was shown. */
  assurance: string;
  /** When the person last logged in, in seconds since 1970; 0 when nothing tells. */
  provedAt: number;
}

interface Claims {
  aal?: string;
  amr?: (string | { method: string; timestamp: number })[];
}

function claimsOf(token: string): Claims {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

/**
 * What tells nothing about who sits there: a renewed token, and second factors, which whoever holds the session can
 * add for themselves.
 */
const provesNothing = (method: string): boolean =>
  method === 'token_refresh' || method === 'totp' || method.startsWith('mfa/');

/** The last time of a login. */
function provedAtOf({ amr = [] }: Claims): number {
  const proofs = amr.flatMap((entry) =>
    typeof entry === 'string' || provesNothing(entry.method) ? [] : [entry.timestamp],
  );
  return Math.max(0, ...proofs);
}

/** The caller. @throws Refusal 401 no_authorization, or with the auth service's own code, such as user_not_found */
export async function requireCaller(request: Request): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'no_authorization', 'There is no session.');
  const { data, error } = await serverClient().auth.getUser(token);
  if (error) {
    // The auth service unreachable is no verdict about the caller.
    if (error.status === undefined || error.status === 0 || error.status >= 500) throw error;
    throw new Refusal(401, error.code ?? 'bad_jwt', 'There is no valid session.');
  }
  const claims = claimsOf(token);
  return {
    user: data.user,
    client: clientOf(token),
    assurance: claims.aal ?? 'aal1',
    provedAt: provedAtOf(claims),
  };
}

/** Whoever has a second factor must have shown it. @throws Refusal insufficient_aal */
export function requireSecondFactor({ user, assurance }: Caller): void {
  const hasFactor = (user.factors ?? []).some((factor) => factor.status === 'verified');
  if (hasFactor && assurance !== 'aal2') {
    throw new Refusal(403, 'insufficient_aal', 'The second factor is needed for this.');
  }
}

/** Only organisers, by what the database says now. @throws Refusal not_admin, insufficient_aal */
export async function requireOrga(caller: Caller): Promise<void> {
  const { data, error } = await caller.client
    .from('profiles')
    .select('role')
    .eq('user_id', caller.user.id)
    .maybeSingle<{ role: string }>();
  if (error) throw new Error(error.message, { cause: error });
  if (data?.role !== 'ORGA') throw new Refusal(403, 'not_admin', 'Only organisers may do this.');
  requireSecondFactor(caller);
}
