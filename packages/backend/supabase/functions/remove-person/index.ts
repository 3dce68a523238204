// An organiser deletes somebody else's account. POST { user_id }.
// 200 { deleted: true } · 400 validation_failed · 403 not_admin, insufficient_aal, reauthentication_needed · 404 user_not_found
// · 409 last_orga, …
import { requireCaller, requireOrga, type Caller } from '../_shared/caller.ts';
import { erasePerson } from '../_shared/erasePerson.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { callDatabase, DatabaseError, serverClient } from '../_shared/project.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** There is no way back: whoever has shown no second factor logged in a short time ago. @throws Refusal reauthentication_needed */
async function requireProof({ client }: Caller, userId: string): Promise<void> {
  try {
    await callDatabase(client, 'begin_removal', { p_user_id: userId });
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== 'GR126') throw error;
    throw new Refusal(403, 'reauthentication_needed', 'Log in again, or prove it by a code from the mail.');
  }
}

servePost(async (request) => {
  const caller = await requireCaller(request);
  await requireOrga(caller);
  const userId = textOf(await readObject(request), 'user_id').toLowerCase();
  if (!uuid.test(userId)) throw new Refusal(400, 'validation_failed', 'user_id must be a UUID.');
  // The own account asks for a fresh login, which this function does not.
  if (userId === caller.user.id) {
    throw new Refusal(400, 'validation_failed', 'Your own account goes by delete-account.');
  }
  await requireProof(caller, userId);
  if (!(await erasePerson(serverClient(), userId))) {
    throw new Refusal(404, 'user_not_found', 'There is no such account.');
  }
  return { deleted: true };
});
