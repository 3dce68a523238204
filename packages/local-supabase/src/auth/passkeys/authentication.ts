import type { Context } from 'hono';
import { readBody } from '../body';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { deviceOf, isBanned, openSession } from '../sessions';
import { transact } from '../transact';
import { lockUser, type UserRow } from '../users';
import { requestOptions, verifyAssertion } from '../webauthn/ceremonies';
import { isAuthenticationResponse } from '../webauthn/responses';
import {
  answerOf,
  createPasskeyChallenge,
  invalidCredential,
  takePasskeyChallenge,
  verificationFailed,
} from './challenges';
import { keyOf, lockPasskeyByCredential, notePasskeyUse, ownerOfCredential } from './store';

/** POST /passkeys/authentication/options: what the browser needs to show a passkey. Names nobody. */
export async function postAuthenticationOptions(
  service: AuthService,
  c: Context<AuthEnv>,
): Promise<Response> {
  const options = await requestOptions(service.settings.relyingParty);
  const challenge = await createPasskeyChallenge(service, service.sql, {
    kind: 'authentication',
    userId: null,
    challenge: options.challenge,
  });
  return c.json({ ...challenge, options });
}

/** Whether the account behind a passkey may log in; told only to who has shown the key. */
function requireOpenAccount(service: AuthService, user: UserRow): void {
  if (!user.email_confirmed_at) throw new AuthFailure(403, 'email_not_confirmed', 'Email not confirmed');
  if (isBanned(service, user)) throw new AuthFailure(403, 'user_banned', 'User is banned');
}

/** POST /passkeys/authentication/verify: a shown passkey against a session. */
export async function postAuthenticationVerify(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { challengeId, credential } = answerOf(await readBody(c));
  const challenge = await takePasskeyChallenge(service, service.sql, {
    id: challengeId,
    kind: 'authentication',
    userId: null,
  });
  if (!isAuthenticationResponse(credential)) throw invalidCredential();
  const device = deviceOf(service, c);
  return c.json(
    await transact(service, async ({ tx }) => {
      const owner = await ownerOfCredential(tx, credential.id);
      // The account is taken before the key, the order every other change of an account uses.
      const user = owner && (await lockUser(tx, owner));
      const passkey = await lockPasskeyByCredential(tx, credential.id);
      if (!user || passkey?.user_id !== user.id) throw verificationFailed();
      const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url').toString();
      if (handle !== user.id) throw verificationFailed();
      const shown = await verifyAssertion(
        service.settings.relyingParty,
        challenge,
        credential,
        keyOf(passkey),
      );
      if (!shown) throw verificationFailed();
      requireOpenAccount(service, user);
      await notePasskeyUse(service, tx, passkey.id, shown.counter);
      return openSession(service, tx, user.id, 'passkey', device);
    }),
  );
}
