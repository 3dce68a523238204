import type { JsonObject } from '../tokens';
import type { AuthService, Db } from './deps';
import { clearTokens } from './oneTimeTokens';
import { clearFlows } from './pkce';
import { addIdentity } from './providers/identities';
import { jsonOf, type UserRow } from './users';

/**
 * Takes from an account what whoever made it prepared: the password and every way in but the mailbox. Anybody can sign
 * up with an address that is not theirs and wait for its owner, so a proof of the mailbox that they did not ask for
 * must not open the account to them. What they wrote about themselves stays; the owner sees it and can change it.
 */
export async function keepMailboxOnly(service: AuthService, db: Db, user: UserRow): Promise<void> {
  const now = service.clock();
  await db`delete from auth.identities where user_id = ${user.id} and provider <> 'email'`;
  if (!user.identities.some(({ provider }) => provider === 'email')) {
    const data = { sub: user.id, email: user.email, email_verified: false, phone_verified: false };
    await addIdentity(db, { provider: 'email', subject: user.id, data, userId: user.id }, now);
  }
  await db`
    update auth.users set encrypted_password = null, email_change = '', updated_at = ${now},
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}'
    where id = ${user.id}`;
}

/** Makes an account that nobody has confirmed as good as new: the same, and no word of its maker is left, nor a link. */
export async function takeOver(service: AuthService, db: Db, user: UserRow, data: JsonObject): Promise<void> {
  await keepMailboxOnly(service, db, user);
  await db`update auth.users set raw_user_meta_data = ${jsonOf(db, data)} where id = ${user.id}`;
  await clearTokens(db, user.id);
  await clearFlows(db, user.id);
}
