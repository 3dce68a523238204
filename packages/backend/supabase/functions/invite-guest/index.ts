// An organiser invites somebody by mail to judge in a round. POST { round_id, email, first_name, last_name, university?, locale?,
// stage_id? }. 200 { user_id } · 400 validation_failed · 403 42501, insufficient_aal · 409 GR… · 422 email_exists, …
// The database decides, as the organiser; a secret key only makes the account. A call that ended halfway can be made again.
import type { SupabaseClient } from '@supabase/supabase-js';
import { requireCaller, requireSecondFactor } from '../_shared/caller.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { refusalOf, unknownPassword } from '../_shared/invitedAccount.ts';
import { callDatabase, DatabaseError, serverClient } from '../_shared/project.ts';

interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly university: string;
  readonly locale: 'en' | 'de';
}

/** What the database refused, with its own code. */
function refusedBy(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === 'GR193') return new Refusal(422, 'email_exists', 'The address has an account.');
  if (error.code === '42501') return new Refusal(403, error.code, error.message);
  if (/^(?:GR\d{3}|2[23]\d{3}|22P02)$/.test(error.code)) return new Refusal(409, error.code, error.message);
  return error;
}

async function ask(client: SupabaseClient, name: string, given: Record<string, unknown>): Promise<unknown> {
  try {
    return await callDatabase(client, name, given);
  } catch (error) {
    throw refusedBy(error);
  }
}

/** Names stand in the token, for pages that know nothing else; whoever reads the guest reads them in the database. */
async function makeAccount({ email, firstName, lastName, locale }: Invitation): Promise<string> {
  const { data, error } = await serverClient().auth.admin.createUser({
    email,
    password: unknownPassword(),
    email_confirm: true,
    app_metadata: { guest: true },
    user_metadata: { first_name: firstName, last_name: lastName, locale },
  });
  if (error) throw refusalOf(error);
  return data.user.id;
}

servePost(async (request) => {
  const caller = await requireCaller(request);
  requireSecondFactor(caller);
  const body = await readObject(request);
  const roundId = textOf(body, 'round_id');
  const invitation: Invitation = {
    email: textOf(body, 'email').trim(),
    firstName: textOf(body, 'first_name').trim(),
    lastName: textOf(body, 'last_name').trim(),
    university: textOf(body, 'university').trim(),
    locale: textOf(body, 'locale') === 'de' ? 'de' : 'en',
  };
  if (invitation.email === '' || invitation.firstName === '' || invitation.lastName === '')
    throw new Refusal(400, 'validation_failed', 'email, first_name and last_name are needed.');

  const known = await ask(caller.client, 'guest_account', { p_round_id: roundId, p_email: invitation.email });
  const userId = typeof known === 'string' ? known : await makeAccount(invitation);
  await ask(caller.client, 'add_guest', {
    p_round_id: roundId,
    p_user_id: userId,
    p_first_name: invitation.firstName,
    p_last_name: invitation.lastName,
    p_university: invitation.university,
    p_locale: invitation.locale,
    p_stage_id: textOf(body, 'stage_id') || null,
  });
  return { user_id: userId };
});
