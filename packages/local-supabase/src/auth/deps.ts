import type { ISql, Sql } from 'postgres';
import { notificationKinds, type Mailer, type NotificationKind } from '../mail';
import type { Messenger } from '../mailbox';
import type { SigningKeys, TokenRole } from '../tokens';
import { afterAnswers, type Background } from './background';
import { createLimits, type Limits } from './limits/limits';
import { noLimits, type LimitSettings } from './limits/settings';
import { bcryptHasher, createPasswords, type Hasher, type Passwords } from './passwords';
import type { Providers } from './providers/provider';
import { defaultMfaSettings, type MfaSettings } from './mfa/settings';
import { defaultPasskeySettings, type PasskeySettings } from './passkeys/settings';
import { relyingPartyOf, type RelyingParty } from './webauthn/relyingParty';

/** Where queries run: the pool, or a transaction of it. */
export type Db = ISql;

/** Limits and switches; the defaults are those of a hosted project that was told nothing else. Durations are seconds. */
export type AuthSettings = {
  tokenLifetime: number;
  /** How long a mailed link or code counts. */
  otpLifetime: number;
  /** How long a code of the PKCE exchange counts. */
  flowLifetime: number;
  /** How long a refresh token that was exchanged is still answered with its successor. */
  reuseWindow: number;
  minPasswordLength: number;
  bcryptCost: number;
  isSignupOpen: boolean;
  /** New accounts count as confirmed at once, without a mail. */
  isAutoconfirmed: boolean;
  /** A new e-mail address is asked at the old mailbox, too. */
  isEmailChangeSecure: boolean;
  /** A new password wants a login of the last day, or a code from the mailbox. */
  isPasswordChangeSecure: boolean;
  /** Further addresses that a login may lead to, with the patterns of a hosted project; the site's own are allowed. */
  redirectUrls: string[];
  /** The changes that a person is told of by mail. */
  notifications: readonly NotificationKind[];
  mfa: MfaSettings;
  passkeys: PasskeySettings;
  /** For security keys and passkeys; the site's own address where nothing else is set. */
  relyingParty: RelyingParty;
};

/** The settings of a backend that was told nothing else. */
const defaultSettings: Omit<AuthSettings, 'relyingParty'> = {
  tokenLifetime: 3600,
  otpLifetime: 3600,
  flowLifetime: 300,
  reuseWindow: 10,
  minPasswordLength: 8,
  bcryptCost: 10,
  isSignupOpen: true,
  isAutoconfirmed: false,
  isEmailChangeSecure: true,
  isPasswordChangeSecure: false,
  redirectUrls: [],
  notifications: notificationKinds,
  mfa: defaultMfaSettings,
  passkeys: defaultPasskeySettings,
};

/** What the auth service is made of. */
export type AuthDeps = {
  /** Connected as the owner of the auth schema (`supabase_auth_admin`). */
  sql: Sql;
  signingKeys: SigningKeys;
  /** The issuer in tokens: `<backend>/auth/v1`. */
  issuer: string;
  /** The web origin, for links in mails. */
  siteUrl: string;
  /** The folder that holds `supabase/`, for the words of mails. */
  projectFolder: string;
  mailer: Mailer;
  /** For the codes of a second factor that is a phone. */
  messenger: Messenger;
  /** The providers people may come by; left out, there is none. */
  providers?: Providers;
  /** How often things may happen; left out, nothing is limited. */
  limits?: LimitSettings;
  /** Whether what `X-Forwarded-For` says is believed: only where a proxy of ours writes it. */
  isBehindProxy?: boolean;
  /** Does what nobody waits for; left out, after the answer. */
  background?: Background;
  hasher?: Hasher;
  clock?: () => Date;
  settings?: Partial<AuthSettings>;
};

/** The same with every default filled in: what the handlers receive. */
export type AuthService = Omit<
  AuthDeps,
  'clock' | 'settings' | 'providers' | 'limits' | 'hasher' | 'background'
> & {
  limits: Limits;
  passwords: Passwords;
  background: Background;
  clock: () => Date;
  settings: AuthSettings;
  providers: Providers;
};

/** What the gateway hands over with a request; absent where a browser opened a link without a key. */
export type AuthBindings = {
  identity?: { role: TokenRole };
  /** The other end of the connection. */
  address?: string | undefined;
};

/** Hono's types for this app. */
export type AuthEnv = { Bindings: AuthBindings };

/** Fills in the defaults. */
export function authServiceOf(deps: AuthDeps): AuthService {
  const clock = deps.clock ?? (() => new Date());
  const settings: AuthSettings = {
    ...defaultSettings,
    relyingParty: relyingPartyOf(deps.siteUrl),
    ...deps.settings,
  };
  return {
    ...deps,
    clock,
    settings,
    providers: deps.providers ?? new Map(),
    limits: createLimits(deps.limits ?? noLimits, clock),
    passwords: createPasswords(deps.hasher ?? bcryptHasher(settings.bcryptCost)),
    background: deps.background ?? afterAnswers(),
  };
}

/** A time so many seconds before now. */
export function secondsAgo(service: AuthService, seconds: number): Date {
  return new Date(service.clock().getTime() - seconds * 1000);
}
