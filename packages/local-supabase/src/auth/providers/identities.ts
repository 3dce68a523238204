import type { JsonObject } from '../../tokens';
import type { AuthService, Db } from '../deps';
import { findUserById, jsonOf } from '../users';

/** Somebody at a provider, and what is told about them. */
type Reported = { provider: string; subject: string; data: JsonObject };

/** The account that has an identity, or null. */
export async function findIdentity(db: Db, provider: string, subject: string): Promise<string | null> {
  const [identity] = await db<{ user_id: string }[]>`
    select user_id from auth.identities where provider_id = ${subject} and provider = ${provider}`;
  return identity?.user_id ?? null;
}

/** The accounts that have one of these addresses: as their own, or verified by another provider. */
export async function findOwners(db: Db, emails: string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const owners = await db<{ id: string }[]>`
    select id from auth.users u
    where not u.is_sso_user and u.deleted_at is null and (
      u.email in ${db(emails)} or exists (
        select from auth.identities i where i.user_id = u.id and i.email in ${db(emails)}
          and i.identity_data -> 'email_verified' = 'true'
      )
    )`;
  return owners.map(({ id }) => id);
}

/** Gives an account a further way in. */
export async function addIdentity(db: Db, reported: Reported & { userId: string }, now: Date): Promise<void> {
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${reported.subject}, ${reported.userId}, ${jsonOf(db, reported.data)}, ${reported.provider}, ${now}, ${now}, ${now})`;
}

/** Notes what a provider tells today. */
export async function refreshIdentity(db: Db, reported: Reported, now: Date): Promise<void> {
  await db`
    update auth.identities set identity_data = ${jsonOf(db, reported.data)}, last_sign_in_at = ${now}, updated_at = ${now}
    where provider_id = ${reported.subject} and provider = ${reported.provider}`;
}

/** Makes an account whose only way in is a provider: no password. The database's triggers see what the provider told. */
export async function insertProviderUser(
  db: Db,
  { id, email, login, now }: { id: string; email: string; login: Reported; now: Date },
): Promise<void> {
  const appMetadata = { provider: login.provider, providers: [login.provider] };
  await db`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, null,
      ${jsonOf(db, appMetadata)}, ${jsonOf(db, login.data)}, '', '', '', '', ${now}, ${now}
    )`;
  await addIdentity(db, { ...login, userId: id }, now);
}

const providersOf = (db: Db, userId: string) => db`
  coalesce((
    select jsonb_agg(provider order by since) from (
      select provider, min(created_at) as since from auth.identities where user_id = ${userId} group by provider
    ) as ways
  ), '[]'::jsonb)`;

/** Brings the account's metadata up to date: what the provider tells, and by which providers one may come. */
export async function noteProviders(
  service: AuthService,
  db: Db,
  userId: string,
  data: JsonObject,
): Promise<void> {
  await db`
    update auth.users set updated_at = ${service.clock()},
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${jsonOf(db, data)}::jsonb,
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}')
        || jsonb_build_object('provider', ways -> 0, 'providers', ways)
    from (select ${providersOf(db, userId)} as ways) as own where id = ${userId}`;
}

/**
 * Notes that one may come by address and password, once an account that began at a provider has its first password.
 * Only a confirmed address counts.
 */
export async function ensureEmailIdentity(service: AuthService, db: Db, userId: string): Promise<void> {
  const user = await findUserById(db, userId);
  if (!user?.email || !user.email_confirmed_at) return;
  if (user.identities.some(({ provider }) => provider === 'email')) return;
  const data = { sub: userId, email: user.email, email_verified: true, phone_verified: false };
  await addIdentity(db, { provider: 'email', subject: userId, data, userId }, service.clock());
  await noteProviders(service, db, userId, {});
}

/** Takes every way into an account but one, its password included, and what its maker wrote about themselves. */
export async function dropForeignIdentities(
  db: Db,
  { userId, provider, subject, data }: Reported & { userId: string },
  now: Date,
): Promise<void> {
  await db`
    delete from auth.identities where user_id = ${userId} and not (provider = ${provider} and provider_id = ${subject})`;
  await db`
    update auth.users set encrypted_password = null, raw_user_meta_data = ${jsonOf(db, data)}, email_change = '',
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}')
        || jsonb_build_object('provider', ${provider}::text, 'providers', jsonb_build_array(${provider}::text)),
      updated_at = ${now}
    where id = ${userId}`;
}
