import type { Context } from 'hono';
import type { JsonObject } from '../../tokens';
import { requirePerson, requireSession } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService, Db } from '../deps';
import { AuthFailure, invalid } from '../errors';
import { transact } from '../transact';
import { findUserById, lockUser, type UserRow } from '../users';
import { dropAbandonedFactors, hasVerifiedFactor, insertFactor } from './factors';
import { checkedPhone } from './phone';
import { requireFreshForFirst } from './requireFreshForFirst';
import type { FactorSwitch, MfaSettings } from './settings';
import { newTotpKey } from './totp';

type Wish = { service: AuthService; db: Db; user: UserRow; name: string; body: JsonObject };

type Kind = {
  enroll: (wish: Wish) => Promise<JsonObject>;
  prepare?: (wish: Wish) => Promise<void>;
  switchOf: (settings: MfaSettings) => FactorSwitch;
  label: string;
};

const userGone = () => new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');

const tooMany = () =>
  new AuthFailure(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  );

/** Refuses a name that is taken and one factor too many. */
function checkRoom(service: AuthService, user: UserRow, name: string, aal: string | null): void {
  if (user.factors.some((factor) => (factor.friendly_name ?? '') === name)) {
    throw new AuthFailure(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  if (user.factors.length >= service.settings.mfa.maxEnrolledFactors) throw tooMany();
  // Who stole a password must not answer the second question with a factor of their own.
  if (hasVerifiedFactor(user.factors) && aal !== 'aal2') {
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

async function enrollTotp({ service, db, user, name, body }: Wish): Promise<JsonObject> {
  const issuer = textOf(body, 'issuer') || new URL(service.siteUrl).host;
  const key = newTotpKey(issuer, user.email ?? '');
  const factor = { user_id: user.id, friendly_name: name, factor_type: 'totp', secret: key.secret } as const;
  const id = await insertFactor(service, db, factor);
  return { id, type: 'totp', friendly_name: name, totp: key };
}

async function enrollPhone({ service, db, user, name, body }: Wish): Promise<JsonObject> {
  const given = textOf(body, 'phone');
  const factor = {
    user_id: user.id,
    friendly_name: name,
    factor_type: 'phone',
    phone: checkedPhone(given),
  } as const;
  const id = await insertFactor(service, db, factor);
  return { id, type: 'phone', friendly_name: name, phone: given };
}

async function enrollWebAuthn({ service, db, user, name }: Wish): Promise<JsonObject> {
  const factor = { user_id: user.id, friendly_name: name, factor_type: 'webauthn' } as const;
  return { id: await insertFactor(service, db, factor), type: 'webauthn', friendly_name: name };
}

/** A number that was not verified yet may be entered anew; one that was, is there already. */
async function makeWayForPhone({ db, user, body }: Wish): Promise<void> {
  const phone = checkedPhone(textOf(body, 'phone'));
  const same = user.factors.filter((factor) => factor.factor_type === 'phone' && factor.phone === phone);
  if (hasVerifiedFactor(same)) {
    throw new AuthFailure(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  await db`
    delete from auth.mfa_factors where user_id = ${user.id} and phone = ${phone} and status = 'unverified'`;
}

const kinds = {
  totp: { enroll: enrollTotp, switchOf: (mfa) => mfa.totp, label: 'TOTP' },
  phone: { enroll: enrollPhone, prepare: makeWayForPhone, switchOf: (mfa) => mfa.phone, label: 'Phone' },
  webauthn: { enroll: enrollWebAuthn, switchOf: (mfa) => mfa.webAuthn, label: 'WebAuthn' },
} satisfies Record<string, Kind>;

const kindOf = (type: string): Kind => {
  const kind = Object.entries<Kind>(kinds).find(([name]) => name === type)?.[1];
  if (kind) return kind;
  throw invalid('factor_type needs to be totp, phone, or webauthn');
};

/** POST /factors: begins a new second factor; it counts once it has been verified. */
export async function postFactor(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  const body = await readBody(c);
  const type = textOf(body, 'factor_type');
  const name = textOf(body, 'friendly_name');
  const kind = kindOf(type);
  if (!kind.switchOf(service.settings.mfa).isEnrollable) {
    throw new AuthFailure(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${kind.label}`);
  }
  const userId = person.user.id;
  return c.json(
    await transact(service, async ({ tx }) => {
      const locked = await lockUser(tx, userId);
      if (!locked) throw userGone();
      const session = await requireSession(tx, person.session.id, userId);
      await kind.prepare?.({ service, db: tx, user: locked, name, body });
      await dropAbandonedFactors(service, tx, userId);
      const user = await findUserById(tx, userId);
      if (!user) throw userGone();
      checkRoom(service, user, name, session.aal);
      await requireFreshForFirst(service, tx, user, session.id);
      return kind.enroll({ service, db: tx, user, name, body });
    }),
  );
}
