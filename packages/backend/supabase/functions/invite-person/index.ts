// An organiser invites somebody by e-mail. POST { email, role?, locale?, redirect_to? }.
// 200 { user_id, email, role } · 400 validation_failed · 403 not_admin, insufficient_aal · 422 email_exists, …
import type { AuthError, SupabaseClient, User } from '@supabase/supabase-js';
import { requireCaller, requireOrga } from '../_shared/caller.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { serverClient } from '../_shared/project.ts';

const roles = ['PARTICIPANT', 'MENTOR', 'ORGA'];

/** What the caller can mend is told with the auth service's own code; the rest is thrown. */
function refusalOf(error: AuthError): Error {
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

/**
 * An account in which nothing is left of somebody who may have signed up with the address before: no password, no
 * words about themselves, no provider. No call takes a provider away, so such an account, in which nobody has ever
 * been, is made anew.
 */
async function cleanAccountOf(server: SupabaseClient, email: string, locale: string): Promise<string> {
  let user = await accountOf(server, email, locale);
  if (user.identities?.some(({ provider }) => provider !== 'email')) {
    const { error } = await server.auth.admin.deleteUser(user.id);
    if (error) throw error;
    user = await accountOf(server, email, locale);
  }
  const nothing = Object.fromEntries(Object.keys(user.user_metadata).map((key) => [key, null]));
  const { error } = await server.auth.admin.updateUserById(user.id, {
    // Nobody learns it; the end satisfies whatever the project asks of passwords.
    password: `${crypto.randomUUID()}-Aa1!`,
    user_metadata: { ...nothing, locale },
  });
  if (error) throw error;
  return user.id;
}

/** A new account is PARTICIPANT. One whose role cannot be set got no mail, so the invitation can be repeated. */
async function giveRole(server: SupabaseClient, userId: string, role: string): Promise<void> {
  const { error } = await server.from('profiles').update({ role }).eq('user_id', userId);
  if (error) throw new Error(error.message, { cause: error });
}

servePost(async (request) => {
  await requireOrga(await requireCaller(request));
  const body = await readObject(request);
  const email = textOf(body, 'email').trim();
  const role = textOf(body, 'role') || 'PARTICIPANT';
  const locale = textOf(body, 'locale') === 'de' ? 'de' : 'en';
  const redirectTo = textOf(body, 'redirect_to');
  if (email === '') throw new Refusal(400, 'validation_failed', 'email is missing.');
  if (!roles.includes(role)) throw new Refusal(400, 'validation_failed', `role must be ${roles.join(', ')}.`);

  const server = serverClient();
  const userId = await cleanAccountOf(server, email, locale);
  await giveRole(server, userId, role);
  const { error } = await server.auth.admin.inviteUserByEmail(email, {
    data: { locale },
    ...(redirectTo === '' ? {} : { redirectTo }),
  });
  if (error) throw refusalOf(error);
  return { user_id: userId, email, role };
});
