// An organiser invites somebody by e-mail. POST { email, role?, locale?, redirect_to? }.
// 200 { user_id, email, role } · 400 validation_failed · 403 not_admin, insufficient_aal · 422 email_exists, …
import type { SupabaseClient } from '@supabase/supabase-js';
import { requireCaller, requireOrga } from '../_shared/caller.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { serverClient } from '../_shared/project.ts';

const roles = ['PARTICIPANT', 'MENTOR', 'ORGA'];

/** A new account is PARTICIPANT; one whose role cannot be set is taken back, so that the invitation can be repeated. */
async function giveRole(server: SupabaseClient, userId: string, role: string): Promise<void> {
  if (role === 'PARTICIPANT') return;
  const { error } = await server.from('profiles').update({ role }).eq('user_id', userId);
  if (!error) return;
  await server.auth.admin.deleteUser(userId);
  throw new Error(error.message, { cause: error });
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
  const { data, error } = await server.auth.admin.inviteUserByEmail(email, {
    data: { locale },
    ...(redirectTo === '' ? {} : { redirectTo }),
  });
  if (error) {
    if (error.status === undefined || error.status < 400 || error.status >= 500) throw error;
    throw new Refusal(error.status, error.code ?? 'validation_failed', error.message);
  }
  await giveRole(server, data.user.id, role);
  return { user_id: data.user.id, email, role };
});
