import type { Hono } from 'hono';
import { addressOf, networkOf } from '../address';
import type { AuthEnv, AuthService } from '../deps';
import type { RequestLimit } from './limits';

const limited: [method: string, path: string, limit: RequestLimit][] = [
  ['POST', '/signup', 'signInSignUps'],
  ['POST', '/recover', 'signInSignUps'],
  ['POST', '/resend', 'signInSignUps'],
  ['POST', '/magiclink', 'signInSignUps'],
  ['POST', '/otp', 'signInSignUps'],
  ['PUT', '/user', 'signInSignUps'],
  ['POST', '/passkeys/authentication/options', 'signInSignUps'],
  ['GET', '/authorize', 'signInSignUps'],
  ['POST', '/token', 'tokenRefresh'],
  ['GET', '/verify', 'tokenVerifications'],
  ['POST', '/verify', 'tokenVerifications'],
  ['POST', '/factors/:id/challenge', 'factorAttempts'],
  ['POST', '/factors/:id/verify', 'factorAttempts'],
];

/** Counts the requests to the endpoints that are worth attacking, by address and endpoint. */
export function addRequestLimits(app: Hono<AuthEnv>, service: AuthService): void {
  for (const [method, path, limit] of limited) {
    app.on(method, path, async (c, next) => {
      service.limits.request(limit, path, networkOf(addressOf(service, c) ?? 'unknown'));
      await next();
    });
  }
}
