import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { AuthEnv, AuthService } from './deps';

/**
 * Where a request comes from: the other end of its connection, or, where the service stands behind a proxy of its own,
 * what that one says. Null when the connection has no other end.
 */
export function addressOf(service: AuthService, c: Context<AuthEnv>): string | null {
  const told = c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  if (service.isBehindProxy && isIP(told) > 0) return told;
  return c.env.address ?? null;
}
