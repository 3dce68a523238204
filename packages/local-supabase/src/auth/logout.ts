import type { Context } from 'hono';
import { requirePerson } from './bearer';
import type { AuthEnv, AuthService } from './deps';
import { invalid } from './errors';
import { isBelowOwnLevel } from './mfa/factors';
import { closeSessions } from './sessions';

/**
 * POST /logout: ends this session (local), the others, or all (global, the default). Whoever has not shown the second
 * factor that the person has ends no session in which it was shown: a stolen password is not enough for that.
 */
export async function postLogout(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  const { user, session } = person;
  const spares = isBelowOwnLevel(person) ? 'aal2' : undefined;
  const scope = c.req.query('scope') ?? 'global';
  if (scope === 'local') await closeSessions(service.sql, user.id, { only: session.id });
  else if (scope === 'others') await closeSessions(service.sql, user.id, { except: session.id, spares });
  else if (scope === 'global' || scope === '') await closeSessions(service.sql, user.id, { spares });
  else throw invalid(`Unsupported logout scope "${scope}"`);
  return c.body(null, 204);
}
