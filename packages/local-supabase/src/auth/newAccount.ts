import type { JsonObject } from '../tokens';
import type { AuthService } from './deps';
import { sendMail, type MailOptions } from './mails';
import { transact, type Work } from './transact';
import { isUniqueViolation } from './uniqueViolation';
import { findUserById, insertUser, type UserRow } from './users';

/** An account to be made; without a password where it begins with a link. */
export type NewAccount = {
  email: string;
  passwordHash: string | null;
  data: JsonObject;
  mailOptions: MailOptions;
};

/** Inserts an account and writes its mail, as a part of a transaction. */
export async function insertAccount(
  service: AuthService,
  work: Work,
  { email, passwordHash, data, mailOptions }: NewAccount,
): Promise<UserRow> {
  const now = service.clock();
  const { isAutoconfirmed } = service.settings;
  const confirmedAt = isAutoconfirmed ? now : null;
  const user = await insertUser(work.tx, { email, passwordHash, userMetadata: data, confirmedAt, now });
  if (!isAutoconfirmed) await sendMail(service, work, 'confirmation', user, mailOptions);
  return (await findUserById(work.tx, user.id)) ?? user;
}

/** Makes an account, or null when somebody signed up with the address at the same time. */
export async function createAccount(service: AuthService, account: NewAccount): Promise<UserRow | null> {
  try {
    return await transact(service, (work) => insertAccount(service, work, account), 'later');
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
