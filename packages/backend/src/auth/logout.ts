import type { Context } from 'hono';
import { requirePerson } from './bearer';
import type { AuthEnv, AuthService } from './deps';
import { invalid } from './errors';
import { closeSessions } from './sessions';

/** POST /logout: ends this session (local), the others, or all (global, the default). */
export async function postLogout(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user, session } = await requirePerson(service, c);
  const scope = c.req.query('scope') ?? 'global';
  if (scope === 'local') await closeSessions(service.sql, user.id, { only: session.id });
  else if (scope === 'others') await closeSessions(service.sql, user.id, { except: session.id });
  else if (scope === 'global' || scope === '') await closeSessions(service.sql, user.id);
  else throw invalid(`Unsupported logout scope "${scope}"`);
  return c.body(null, 204);
}
