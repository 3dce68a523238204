import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../tokens';
import { checkedEmail } from '../body';
import { confirmUser } from '../confirm';
import type { AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import { sendMail } from '../mails';
import { clearTokens } from '../oneTimeTokens';
import { clearFlows } from '../pkce';
import { isBanned } from '../sessions';
import { transact, type Work } from '../transact';
import { isUniqueViolation } from '../uniqueViolation';
import { findUserByEmail, lockUser, type UserRow } from '../users';
import {
  addIdentity,
  dropForeignIdentities,
  findIdentity,
  findOwners,
  insertProviderUser,
  noteProviders,
  refreshIdentity,
} from './identities';
import type { ProviderEmail, ProviderProfile } from './provider';

/** Whether a profile opens an account; a refusal is a value, because what came before it stays. */
export type Outcome = { kind: 'signedIn'; userId: string } | { kind: 'refused'; failure: AuthFailure };

/** What a login by a provider is about: whose, and with which address. */
type Login = {
  provider: string;
  subject: string;
  data: JsonObject;
  address: ProviderEmail;
  verified: string[];
};

/** The same words whether or not the address has an account; where it has none, a mail is waiting there as well. */
const needsVerification = ({ provider }: Login): AuthFailure =>
  new AuthFailure(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  );

function usable(email: ProviderEmail): ProviderEmail[] {
  try {
    return [{ ...email, email: checkedEmail(email.email) }];
  } catch {
    return [];
  }
}

function loginOf(service: AuthService, provider: string, profile: ProviderProfile): Login {
  const emails = profile.emails.flatMap(usable);
  const address = emails.find((email) => email.isPrimary) ?? emails[0];
  if (!address) {
    throw new AuthFailure(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  const { isAutoconfirmed } = service.settings;
  const data = {
    ...profile.claims,
    email: address.email,
    email_verified: address.isVerified,
    phone_verified: false,
  };
  const verified = emails.filter((email) => email.isVerified || isAutoconfirmed).map(({ email }) => email);
  return { provider, subject: profile.subject, data, address, verified };
}

/** The account of a login: the one that has the identity, the one that has a verified address, or a new one. */
async function accountOf(service: AuthService, db: Db, login: Login): Promise<string> {
  const now = service.clock();
  const known = await findIdentity(db, login.provider, login.subject);
  if (known !== null) {
    await refreshIdentity(db, login, now);
    return known;
  }
  const owners = await findOwners(db, login.verified);
  if (owners.length > 1) {
    throw new AuthFailure(
      500,
      'unexpected_failure',
      'Multiple accounts with the same email address in the same linking domain detected: default',
    );
  }
  const [owner] = owners;
  if (owner !== undefined) {
    // The account before its identities, the order every other change of an account uses.
    await lockUser(db, owner);
    await addIdentity(db, { ...login, userId: owner }, now);
    return owner;
  }
  if (login.verified.length === 0 && (await findUserByEmail(db, login.address.email))) {
    throw needsVerification(login);
  }
  if (!service.settings.isSignupOpen) {
    throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const id = randomUUID();
  await insertProviderUser(db, { id, email: login.address.email, login, now });
  return id;
}

/**
 * Somebody may have signed up with an address that is not theirs, and wait for its owner. So the password, the other
 * identities, and every link and code from before go when the owner comes by a provider.
 */
async function cleanse(service: AuthService, db: Db, userId: string, login: Login): Promise<void> {
  await dropForeignIdentities(db, { ...login, userId }, service.clock());
  await clearTokens(db, userId);
  await clearFlows(db, userId);
}

async function openAccount(
  service: AuthService,
  work: Work,
  user: UserRow,
  login: Login,
): Promise<AuthFailure | null> {
  if (user.email_confirmed_at) return null;
  const { tx } = work;
  await cleanse(service, tx, user.id, login);
  if (user.email !== null && login.verified.includes(user.email)) {
    await confirmUser(service, tx, user.id);
    return null;
  }
  service.limits.mail('confirmation', user.email ?? '');
  await sendMail(service, work, 'confirmation', user, { redirectTo: '', challenge: null });
  return needsVerification(login);
}

async function attempt(service: AuthService, login: Login): Promise<Outcome> {
  return transact(service, async (work): Promise<Outcome> => {
    const { tx } = work;
    const userId = await accountOf(service, tx, login);
    const user = await lockUser(tx, userId);
    if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (isBanned(service, user)) throw new AuthFailure(403, 'user_banned', 'User is banned');
    await noteProviders(service, tx, userId, login.data);
    const failure = await openAccount(service, work, user, login);
    return failure ? { kind: 'refused', failure } : { kind: 'signedIn', userId };
  });
}

/**
 * The account that somebody's profile at a provider opens: their own from before, one with the same verified address,
 * or a new one. An address that the provider has not verified opens nothing.
 * @throws AuthFailure user_banned, signup_disabled, provider_email_needs_verification, unexpected_failure
 */
export async function signInWithProfile(
  service: AuthService,
  provider: string,
  profile: ProviderProfile,
): Promise<Outcome> {
  const login = loginOf(service, provider, profile);
  try {
    return await attempt(service, login);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same person came twice at once: the second finds what the first has made.
    return attempt(service, login);
  }
}
