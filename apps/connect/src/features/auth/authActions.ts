// What the gates of connect ask the authentication service. Every function throws an AppError, nothing else.
import { toAppError, type GrowClient } from '@grow/core';
import type { LinkType } from './linkTypes';

type Answer = { error: unknown };

function settle<T extends Answer>(answer: T): T {
  if (answer.error) throw toAppError(answer.error);
  return answer;
}

async function ask<T extends Answer>(request: () => Promise<T>): Promise<T> {
  let answer: T;
  try {
    answer = await request();
  } catch (cause) {
    throw toAppError(cause);
  }
  return settle(answer);
}

/** Logs in with a password. @throws AppError */
export async function logIn(client: GrowClient, login: { email: string; password: string }): Promise<void> {
  await client.session.logIn(login);
}

export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  locale: string;
  /** The page to reach after confirming, a whole address. */
  returnTo: string;
};

/** Creates an account; the answer is the same whether the address was known or not. @throws AppError */
export async function signUp(client: GrowClient, registration: Registration): Promise<void> {
  const { firstName, lastName, email, password, locale, returnTo } = registration;
  const data = { first_name: firstName, last_name: lastName, locale };
  await ask(() =>
    client.supabase.auth.signUp({ email, password, options: { data, emailRedirectTo: returnTo } }),
  );
}

/** Sends the confirmation of a new account once more. @throws AppError */
export async function resendConfirmation(
  client: GrowClient,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<void> {
  await ask(() =>
    client.supabase.auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }),
  );
}

/** Mails a link that logs in; never creates an account. @throws AppError */
export async function mailLoginLink(
  client: GrowClient,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<void> {
  const options = { shouldCreateUser: false, emailRedirectTo: returnTo };
  try {
    await ask(() => client.supabase.auth.signInWithOtp({ email, options }));
  } catch (cause) {
    const error = toAppError(cause);
    // The service says when an address has no account. We do not pass that on.
    if (error.backendCode !== 'otp_disabled' && error.backendCode !== 'user_not_found') throw error;
  }
}

/** Mails a link for a new password. @throws AppError */
export async function mailPasswordLink(
  client: GrowClient,
  { email, returnTo }: { email: string; returnTo: string },
): Promise<void> {
  await ask(() => client.supabase.auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
}

/** Sets a new password for whoever is logged in. @throws AppError */
export async function saveNewPassword(client: GrowClient, password: string): Promise<void> {
  await ask(() => client.supabase.auth.updateUser({ password }));
}

/** Uses a mailed link up. Resolves to whether somebody is logged in now. @throws AppError */
export async function redeemLink(
  client: GrowClient,
  link: { tokenHash: string; type: LinkType },
): Promise<{ isLoggedIn: boolean }> {
  const answer = await ask(() =>
    client.supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }),
  );
  return { isLoggedIn: answer.data.session !== null };
}

/**
 * Uses up the six digits of a mail: they log in, confirm a new account, or lead to a new password.
 * @throws AppError `link_expired` for wrong digits and for old ones
 */
export async function redeemCode(
  client: GrowClient,
  proof: { email: string; code: string; type: 'email' | 'recovery' },
): Promise<void> {
  const { email, code, type } = proof;
  await ask(() => client.supabase.auth.verifyOtp({ email, token: code, type }));
}

/** Trades the code of a provider's redirect for a session. @throws AppError */
export async function exchangeCode(client: GrowClient, code: string): Promise<void> {
  await ask(() => client.supabase.auth.exchangeCodeForSession(code));
}
