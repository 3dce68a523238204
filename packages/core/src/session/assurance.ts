import { isRecord, tokenClaims, type GrowSession } from './sessionRecord';

/** The session as far as its strength goes. */
type Proven = Pick<GrowSession, 'access_token'> & { readonly user: { readonly factors?: unknown } };

/**
 * Whether the person has a verified second factor that this session has not shown: what the library's
 * `mfa.getAuthenticatorAssuranceLevel()` finds, but at once and without asking. Courtesy only: the database decides.
 */
export function isSecondFactorMissing(session: Proven): boolean {
  if (tokenClaims(session.access_token)?.['aal'] === 'aal2') return false;
  const factors: unknown = session.user.factors;
  return Array.isArray(factors) && factors.some((one) => isRecord(one) && one['status'] === 'verified');
}
