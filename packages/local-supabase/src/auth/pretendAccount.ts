import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../tokens';
import type { AuthService, Db } from './deps';
import { insertAccount, type NewAccount } from './newAccount';
import { userJson } from './responses';
import type { UserRow } from './users';

/** Thrown to take back what was only done for the time it takes. */
class TakenBack extends Error {
  constructor(readonly user: UserRow) {
    super('taken back');
  }
}

async function insertAndTakeBack(service: AuthService, db: Db, account: NewAccount): Promise<UserRow> {
  if (!('savepoint' in db)) throw new Error('An account is pretended inside a transaction');
  const savepoint = db.savepoint as (work: (inner: Db) => Promise<never>) => Promise<never>;
  try {
    return await savepoint(async (inner) => {
      // An address nobody has; the mail to it is written and thrown away.
      const email = `${randomUUID()}@pretended.invalid`;
      throw new TakenBack(await insertAccount(service, { tx: inner, outbox: [] }, { ...account, email }));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.user;
    throw error;
  }
}

const withEmail = (user: UserRow, email: string): UserRow => ({
  ...user,
  email,
  identities: user.identities.map((identity) => ({
    ...identity,
    email,
    identity_data: { ...identity.identity_data, email },
  })),
});

/**
 * The answer to a sign-up with an address that has an account already. The account is made for real and taken back, so
 * the answer differs neither in its fields nor in the time it took; a line in the audit log makes the commit as costly.
 */
export async function pretendAccount(service: AuthService, account: NewAccount): Promise<JsonObject> {
  const { user } = await service.sql.begin(async (tx) => {
    const pretended = await insertAndTakeBack(service, tx, account);
    // Who it was is not noted: a deleted account leaves nothing behind.
    await tx`
      insert into auth.audit_log_entries (instance_id, id, payload, created_at)
      values ('00000000-0000-0000-0000-000000000000', ${randomUUID()},
        '{"action": "user_repeated_signup", "log_type": "user", "traits": {"provider": "email"}}',
        ${service.clock()})`;
    return { user: pretended };
  });
  return userJson(withEmail(user, account.email));
}
