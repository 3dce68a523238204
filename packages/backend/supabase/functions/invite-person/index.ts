// An organiser invites somebody by e-mail. POST { email, role?, locale?, redirect_to? }.
// 200 { user_id, email, role } · 400 validation_failed · 403 not_admin, insufficient_aal · 422 email_exists, …
import type { SupabaseClient } from '@supabase/supabase-js';
import { requireCaller, requireOrga } from '../_shared/caller.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { cleanAccountOf, mailInvitation } from '../_shared/invitedAccount.ts';
import { serverClient } from '../_shared/project.ts';

const roles = ['PARTICIPANT', 'MENTOR', 'ORGA'];

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
  await mailInvitation(server, email, locale, redirectTo);
  return { user_id: userId, email, role };
});
