import type { JSONValue } from 'postgres';
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../tokens';
import type { Db } from './deps';

/** A row of `auth.identities`, its times as ISO text. */
export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: JsonObject;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email: string | null;
};

/** A second factor as its owner may see it, its times as ISO text. */
export type FactorSummary = {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'verified' | 'unverified';
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn';
  phone: string | null;
  last_challenged_at: string | null;
  web_authn_aaguid: string | null;
};

/** A row of `auth.users` with its identities and second factors. */
export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  confirmed_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: JsonObject | null;
  raw_user_meta_data: JsonObject | null;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
  identities: IdentityRow[];
  factors: FactorSummary[];
};

/** JSON values go through `tx.json`, whose type knows no `unknown`. */
export function jsonOf(db: Db, value: JsonObject) {
  return db.json(value as { [name: string]: JSONValue });
}

const selection = (db: Db) => db`
  select u.*, coalesce((
    select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id
  ), '[]'::jsonb) as identities, coalesce((
    select jsonb_agg(to_jsonb(f) - '{user_id,secret,web_authn_credential,last_webauthn_challenge_data}'::text[]
      order by f.created_at) from auth.mfa_factors f where f.user_id = u.id
  ), '[]'::jsonb) as factors
  from auth.users u`;

/** The person with an address, or null. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db<UserRow[]>`${selection(db)}
    where u.email = ${email.toLowerCase()} and not u.is_sso_user and u.deleted_at is null`;
  return user ?? null;
}

/** The person with an id, or null. */
export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await db<UserRow[]>`${selection(db)} where u.id = ${id} and u.deleted_at is null`;
  return user ?? null;
}

/** Takes the person's row for the rest of the transaction and reads it as it is now. */
export async function lockUser(db: Db, id: string): Promise<UserRow | null> {
  await db`select 1 from auth.users where id = ${id} for update`;
  return findUserById(db, id);
}

/** A page of people, newest first, and how many there are. */
export async function listUsers(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: UserRow[]; total: number }> {
  const users = await db<UserRow[]>`${selection(db)}
    where u.deleted_at is null order by u.created_at desc, u.id limit ${perPage} offset ${(page - 1) * perPage}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from auth.users where deleted_at is null`;
  return { users, total: count?.total ?? 0 };
}

/** What makes a new account. */
export type NewUser = {
  id?: string | undefined;
  email: string;
  /** Null where the account begins with a link or a provider. */
  passwordHash: string | null;
  userMetadata: JsonObject;
  appMetadata?: JsonObject | undefined;
  confirmedAt?: Date | null;
  now: Date;
};

/** Inserts an account with its e-mail identity. The database's own triggers see the metadata as it was sent. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const id = user.id ?? randomUUID();
  const appMetadata = { ...user.appMetadata, provider: 'email', providers: ['email'] };
  const userMetadata = user.confirmedAt ? { ...user.userMetadata, email_verified: true } : user.userMetadata;
  await db`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, confirmation_token, recovery_token, email_change_token_new, email_change,
      created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${user.email},
      ${user.passwordHash}, ${user.confirmedAt ?? null}, ${jsonOf(db, appMetadata)},
      ${jsonOf(db, userMetadata)}, '', '', '', '', ${user.now}, ${user.now}
    )`;
  const identity = {
    sub: id,
    email: user.email,
    email_verified: Boolean(user.confirmedAt),
    phone_verified: false,
  };
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${id}, ${id}, ${jsonOf(db, identity)}, 'email', ${user.now}, ${user.now}, ${user.now})`;
  const row = await findUserById(db, id);
  if (!row) throw new Error('A new account was not found again');
  return row;
}
