import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../tokens';
import { isUuid, type Person } from '../bearer';
import type { AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import { secondsAgo } from '../deps';
import type { FactorSummary } from '../users';

/** A row of `auth.mfa_factors` with its secrets: for the service only. */
export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: 'verified' | 'unverified';
  created_at: Date;
  secret: string | null;
  phone: string | null;
  last_challenged_at: Date | null;
  web_authn_credential: JsonObject | null;
};

/** How each kind of factor is named in a session's list of methods. */
export const methodOf = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

const notFound = () => new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');

/** A factor of a person, held for the rest of a transaction. @throws AuthFailure mfa_factor_not_found */
export async function lockFactor(db: Db, userId: string, factorId: string): Promise<FactorRow> {
  if (!isUuid(factorId)) throw new AuthFailure(404, 'validation_failed', 'factor_id must be an UUID');
  const [factor] = await db<FactorRow[]>`
    select * from auth.mfa_factors where id = ${factorId} and user_id = ${userId} for update`;
  if (!factor) throw notFound();
  return factor;
}

/** What makes a new factor. */
export type NewFactor = Pick<FactorRow, 'user_id' | 'friendly_name' | 'factor_type'> &
  Partial<Pick<FactorRow, 'secret' | 'phone'>>;

/** Adds an unverified factor and answers its id. */
export async function insertFactor(service: AuthService, db: Db, factor: NewFactor): Promise<string> {
  const id = randomUUID();
  const now = service.clock();
  await db`insert into auth.mfa_factors ${db({
    ...factor,
    id,
    status: 'unverified',
    created_at: now,
    updated_at: now,
  })}`;
  return id;
}

/** Drops unverified factors of a person that nobody tried to verify in time. */
export async function dropAbandonedFactors(service: AuthService, db: Db, userId: string): Promise<void> {
  await db`
    delete from auth.mfa_factors f where f.user_id = ${userId} and f.status = 'unverified'
      and f.created_at < ${secondsAgo(service, service.settings.mfa.factorLifetime)}
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`;
}

/** Marks a factor as proven; other beginnings of the same kind go. */
export async function confirmFactor(service: AuthService, db: Db, factor: FactorRow): Promise<void> {
  if (factor.status === 'unverified') {
    await db`
      update auth.mfa_factors set status = 'verified', updated_at = ${service.clock()} where id = ${factor.id}`;
  }
  await db`
    delete from auth.mfa_factors
    where user_id = ${factor.user_id} and factor_type = ${factor.factor_type} and status = 'unverified'`;
}

/** Removes a factor. Sessions that were raised by it fall back to aal1; their tokens follow with the next refresh. */
export async function removeFactor(service: AuthService, db: Db, factor: FactorRow): Promise<void> {
  await db`delete from auth.mfa_factors where id = ${factor.id}`;
  await db`
    delete from auth.mfa_amr_claims where authentication_method = ${methodOf[factor.factor_type]}
      and session_id in (select id from auth.sessions where factor_id = ${factor.id})`;
  await db`
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${service.clock()}
    where user_id = ${factor.user_id} and factor_id = ${factor.id}`;
}

/** Says whether a person has a second factor to show. */
export const hasVerifiedFactor = (factors: readonly Pick<FactorSummary, 'status'>[]): boolean =>
  factors.some(({ status }) => status === 'verified');

/** Who has a second factor and did not show it could be whoever found the password. */
export const isBelowOwnLevel = ({ user, session }: Pick<Person, 'user' | 'session'>): boolean =>
  hasVerifiedFactor(user.factors) && session.aal !== 'aal2';
