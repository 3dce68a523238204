// The account behind an invitation, clean of whoever may have signed up with the address before.
import type { AuthError, SupabaseClient, User } from '@supabase/supabase-js';
import { Refusal } from './http.ts';

/** What the caller can mend is told with the auth service's own code; the rest is thrown. */
export function refusalOf(error: AuthError): Error {
  if (error.status === undefined || error.status < 400 || error.status >= 500) return error;
  return new Refusal(error.status, error.code ?? 'validation_failed', error.message);
}

/** The account of an address, made or found unconfirmed; nothing is mailed yet. @throws Refusal email_exists */
async function accountOf(server: SupabaseClient, email: string, locale: string): Promise<User> {
  const { data, error } = await server.auth.admin.generateLink({
    type: 'invite',
    email,
    options: { data: { locale } },
  });
  if (error) throw refusalOf(error);
  return data.user;
}

/** A password that nobody learns; the end satisfies whatever the project asks of passwords. */
export const unknownPassword = (): string => `${crypto.randomUUID()}-Aa1!`;

/**
 * An account in which nothing is left of somebody who may have signed up with the address before: no password, no
 * words about themselves, no provider. No call takes a provider away, so such an account, in which nobody has ever
 * been, is made anew.
 */
export async function cleanAccountOf(server: SupabaseClient, email: string, locale: string): Promise<string> {
  let user = await accountOf(server, email, locale);
  if (user.identities?.some(({ provider }) => provider !== 'email')) {
    const { error } = await server.auth.admin.deleteUser(user.id);
    if (error) throw error;
    user = await accountOf(server, email, locale);
  }
  const nothing = Object.fromEntries(Object.keys(user.user_metadata).map((key) => [key, null]));
  const { error } = await server.auth.admin.updateUserById(user.id, {
    password: unknownPassword(),
    user_metadata: { ...nothing, locale },
  });
  if (error) throw error;
  return user.id;
}

/** Mails the link of an invitation. @throws Refusal with the auth service's own code */
export async function mailInvitation(
  server: SupabaseClient,
  email: string,
  locale: string,
  redirectTo = '',
): Promise<void> {
  const { error } = await server.auth.admin.inviteUserByEmail(email, {
    data: { locale },
    ...(redirectTo === '' ? {} : { redirectTo }),
  });
  if (error) throw refusalOf(error);
}
