import type { Context } from 'hono';
import { readBody, textOf } from './body';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { guessOriginOf } from './guessOrigin';
import { deviceOf, isBanned, openSession } from './sessions';
import { transact } from './transact';
import { findUserByEmail, lockUser } from './users';

const wrong = () => new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');

/** POST /token?grant_type=password. What is wrong is told only to who knows the password. */
export async function passwordGrant(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = textOf(body, 'email').trim();
  if (textOf(body, 'phone') !== '') {
    throw new AuthFailure(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (email === '') throw invalid('missing email or phone');
  const user = await findUserByEmail(service.sql, email);
  const stored = user?.encrypted_password ?? null;
  const password = textOf(body, 'password');
  // Counted whether or not there is such an account.
  const origin = await guessOriginOf(service, c, email);
  await service.limits.guess(`password ${email}`, origin, async () => {
    if (!(await service.passwords.isRight(password, stored))) throw wrong();
  });
  if (!user) throw wrong();
  const device = deviceOf(service, c);
  return c.json(
    await transact(service, async ({ tx }) => {
      const present = await lockUser(tx, user.id);
      // Comparing takes its time: a password changed meanwhile must not leave the old one a session.
      if (present?.encrypted_password !== stored) throw wrong();
      if (isBanned(service, present)) throw new AuthFailure(400, 'user_banned', 'User is banned');
      if (!present.email_confirmed_at)
        throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
      return openSession(service, tx, user.id, 'password', device);
    }),
  );
}
