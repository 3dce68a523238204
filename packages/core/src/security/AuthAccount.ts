import { readRow } from '../db/readRow';

/** Second factors that the product knows; the service may hold others, which are left out. */
export const secondFactorKinds = ['totp', 'phone', 'webauthn'] as const;

/** A kind of second factor: a code from an app, a code by message, a security key. */
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** Something besides the password that a person proves themselves with. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly name: string | undefined;
  /** Whether it was proved once; only then it counts. */
  readonly isVerified: boolean;
  readonly createdAt: Date;
}

/** What the auth service itself knows about a person, as far as they can change it. */
export interface AuthAccount {
  readonly email: string;
  /** False for somebody who only ever came by another service, where the password was never asked for. */
  readonly hasPassword: boolean;
  /** A new address that is not confirmed from both mailboxes yet. */
  readonly emailChange: { readonly to: string; readonly askedAt: Date | undefined } | undefined;
  /** Verified and unverified ones, the oldest first. */
  readonly factors: readonly SecondFactor[];
}

/** How long the links of a change of address work, in milliseconds: the service's `otp_expiry` of one hour. */
export const EMAIL_CHANGE_LIFE_MS = 3_600_000;

function factorsOf(value: unknown): SecondFactor[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  const factors = all.flatMap((one): SecondFactor[] => {
    const row = readRow('factors', one);
    const kind = secondFactorKinds.find((known) => known === row.text('factor_type'));
    if (!kind) return [];
    return [
      {
        id: row.requiredText('id'),
        kind,
        name: row.optionalText('friendly_name'),
        isVerified: row.oneOf('status', ['verified', 'unverified']) === 'verified',
        createdAt: row.time('created_at'),
      },
    ];
  });
  return factors.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Whoever signed up here has an identity of the provider `email`; a service that names none says nothing about it. */
function hasPassword(identities: unknown): boolean {
  if (!Array.isArray(identities) || identities.length === 0) return true;
  return identities.some((one) => readRow('identities', one).text('provider') === 'email');
}

/** Reads the auth service's user. @throws AppError `malformed_row` naming the field. */
export function authAccountFromUser(user: unknown): AuthAccount {
  const row = readRow('user', user);
  const to = row.optionalText('new_email');
  const { factors, identities } = user as { factors?: unknown; identities?: unknown };
  return {
    email: row.optionalText('email') ?? '',
    hasPassword: hasPassword(identities),
    emailChange: to === undefined ? undefined : { to, askedAt: row.optionalTime('email_change_sent_at') },
    factors: factorsOf(factors),
  };
}

/** A change of address whose links still work. */
export interface PendingEmailChange {
  readonly to: string;
  readonly askedAt: Date;
}

/**
 * The new address whose links still work at `now`, in milliseconds. One without a date was called off: a new password
 * or a login by mail kills the links and takes their date away.
 */
export function pendingEmailChange(account: AuthAccount, now: number): PendingEmailChange | undefined {
  const { to, askedAt } = account.emailChange ?? {};
  if (to === undefined || askedAt === undefined) return undefined;
  return now - askedAt.getTime() < EMAIL_CHANGE_LIFE_MS ? { to, askedAt } : undefined;
}

/** Factors that count. */
export const verifiedSecondFactors = (account: AuthAccount): SecondFactor[] =>
  account.factors.filter(({ isVerified }) => isVerified);
