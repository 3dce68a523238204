import type { Context } from 'hono';
import { requirePerson, requireSession, type Person } from '../bearer';
import { readBody } from '../body';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { isBelowOwnLevel } from '../mfa/factors';
import { notifyOfNewFactor } from '../notifications';
import { requireFreshLogin } from '../reauthentication';
import { transact } from '../transact';
import { lockUser, type UserRow } from '../users';
import { registrationOptions, verifyRegistration } from '../webauthn/ceremonies';
import { isRegistrationResponse } from '../webauthn/responses';
import {
  answerOf,
  createPasskeyChallenge,
  invalidCredential,
  takePasskeyChallenge,
  verificationFailed,
} from './challenges';
import { insertPasskey, keyOf, passkeyJson, passkeysOf } from './store';

/** @throws AuthFailure insufficient_aal: who has a second factor shows it before ways in are added or removed. */
export function requireOwnLevel(person: Person): void {
  if (!isBelowOwnLevel(person)) return;
  throw new AuthFailure(
    403,
    'insufficient_aal',
    'AAL2 session is required to manage passkeys when MFA is enabled',
  );
}

function requireRoom(service: AuthService, count: number): void {
  if (count < service.settings.passkeys.most) return;
  throw new AuthFailure(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}

const ownerOf = (user: UserRow) => {
  const name = user.email ?? '';
  const given = user.raw_user_meta_data?.['name'];
  return { id: user.id, name, displayName: typeof given === 'string' && given !== '' ? given : name };
};

/** POST /passkeys/registration/options: what the browser needs to make a passkey. */
export async function postRegistrationOptions(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  requireOwnLevel(person);
  const { user, session } = person;
  await requireFreshLogin(service, service.sql, session.id);
  const known = await passkeysOf(service.sql, user.id);
  requireRoom(service, known.length);
  const site = service.settings.relyingParty;
  const options = await registrationOptions(site, ownerOf(user), known.map(keyOf), true);
  const { challenge } = options;
  const issued = await createPasskeyChallenge(service, service.sql, {
    kind: 'registration',
    userId: user.id,
    challenge,
  });
  return c.json({ ...issued, options });
}

/** POST /passkeys/registration/verify: keeps the passkey that was made. */
export async function postRegistrationVerify(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  requireOwnLevel(person);
  const { user, session } = person;
  await requireFreshLogin(service, service.sql, session.id);
  const { challengeId, credential } = answerOf(await readBody(c));
  // Outside of the transaction: a refused answer must not bring the challenge back.
  const challenge = await takePasskeyChallenge(service, service.sql, {
    id: challengeId,
    kind: 'registration',
    userId: user.id,
  });
  if (!isRegistrationResponse(credential)) throw invalidCredential();
  const made = await verifyRegistration(service.settings.relyingParty, challenge, credential);
  if (!made) throw verificationFailed();
  const passkey = await transact(service, async (work) => {
    const { tx } = work;
    await lockUser(tx, user.id);
    await requireSession(tx, session.id, user.id);
    requireRoom(service, (await passkeysOf(tx, user.id)).length);
    const kept = await insertPasskey(service, tx, user.id, made);
    await notifyOfNewFactor(service, work, user, 'passkey');
    return kept;
  });
  return c.json(passkeyJson(passkey));
}
