import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../tokens';
import type { AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import { exchangeRefreshToken } from '../refreshGrant';
import { sessionJson, type SessionRow } from '../sessions';
import { findUserById } from '../users';
import { methodOf, type FactorRow } from './factors';

const sessionGone = () =>
  new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/**
 * Raises a session to aal2 by a factor that was just shown, and answers with its new tokens. Sessions of the person
 * that stayed at aal1 end: one of them may be whoever the factor is there to keep out.
 */
export async function elevateSession(
  service: AuthService,
  db: Db,
  session: SessionRow,
  factor: FactorRow,
): Promise<JsonObject> {
  const now = service.clock();
  const method = methodOf[factor.factor_type];
  const [locked] = await db`select from auth.sessions where id = ${session.id} for update`;
  if (!locked) throw sessionGone();
  await db`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${session.id}, ${now}, ${now}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
  await db`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = ${now} where id = ${session.id}`;
  await db`
    delete from auth.sessions
    where user_id = ${session.user_id} and id <> ${session.id} and coalesce(aal, 'aal1') < 'aal2'`;
  const [active] = await db<{ token: string }[]>`
    select token from auth.refresh_tokens where session_id = ${session.id} and not revoked order by id desc limit 1`;
  if (!active) throw sessionGone();
  const refreshToken = await exchangeRefreshToken(service, db, session, active.token);
  const user = await findUserById(db, session.user_id);
  if (!user) throw sessionGone();
  return sessionJson(service, db, { ...session, aal: 'aal2' }, user, refreshToken);
}
