import type { Hono } from 'hono';
import type { AuthEnv } from './deps';
import { AuthFailure } from './errors';

/** Addresses where GET does something: uses a link up, begins a login, sends a mail. */
const actions: Record<string, string> = {
  '/verify': 'GET, POST',
  '/authorize': 'GET',
  '/callback': 'GET, POST',
  '/reauthenticate': 'GET',
};

/** Refuses HEAD where GET does something, as a hosted project does: scanners ask so what is behind a mailed link. */
export function refuseHead(app: Hono<AuthEnv>): void {
  for (const [path, allowed] of Object.entries(actions)) {
    app.use(path, async (c, next) => {
      if (c.req.method === 'HEAD') {
        throw new AuthFailure(405, 'validation_failed', 'Method Not Allowed', {}, { Allow: allowed });
      }
      await next();
    });
  }
}
