// What a person changes about their own login. Every function throws an AppError, nothing else.
import { isAppError, toAppError, type GrowClient } from '@grow/core';

async function settle(request: Promise<{ error: unknown }>): Promise<void> {
  const answer = await request.catch((error: unknown) => ({ error }));
  if (answer.error) throw toAppError(answer.error);
}

export type PasswordChange = {
  current: string;
  password: string;
  /** The code that was mailed, where the service asks for one. */
  nonce?: string | undefined;
};

/**
 * Sets another password; other sessions end.
 * @throws AppError `password_wrong`, `reauthentication_needed`, `same_password`, `weak_password`
 */
export async function setPassword({ supabase }: GrowClient, change: PasswordChange): Promise<void> {
  const { current, password, nonce } = change;
  const wish = { password, current_password: current, ...(nonce === undefined ? {} : { nonce }) };
  await settle(supabase.auth.updateUser(wish));
}

/** As `setPassword`, the current one proved first: not every service looks at it when it is sent along. */
export async function changePassword(
  client: GrowClient,
  email: string,
  change: PasswordChange,
): Promise<void> {
  await client.provePassword({ email, password: change.current });
  await setPassword(client, change);
}

/** Mails the person a code of six digits that proves they still read their mail. @throws AppError `rate_limited` */
export const mailNonce = ({ supabase }: GrowClient): Promise<void> => settle(supabase.auth.reauthenticate());

/** Makes the session as good as a new login by the code that was mailed. @throws AppError `reauthentication_needed` */
export const proveByNonce = ({ supabase }: GrowClient, nonce: string): Promise<void> =>
  settle(supabase.auth.updateUser({ nonce }));

/** The service wants to know that the person still reads their mail: the session began long ago. */
export const wantsNonce = (error: unknown): boolean =>
  isAppError(error) && error.code === 'reauthentication_needed';

/** Asks both mailboxes for another address; `returnTo` is a whole address. @throws AppError `email_taken` */
export const changeEmail = (
  { supabase }: GrowClient,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<void> => settle(supabase.auth.updateUser({ email }, { emailRedirectTo: returnTo }));
