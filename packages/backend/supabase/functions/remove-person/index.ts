// An organiser deletes somebody else's account. POST { user_id }.
// 200 { deleted: true } · 400 validation_failed · 403 not_admin, insufficient_aal · 404 user_not_found · 409 last_orga, …
import { requireCaller, requireOrga } from '../_shared/caller.ts';
import { erasePerson } from '../_shared/erasePerson.ts';
import { readObject, Refusal, servePost, textOf } from '../_shared/http.ts';
import { serverClient } from '../_shared/project.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

servePost(async (request) => {
  const caller = await requireCaller(request);
  await requireOrga(caller);
  const userId = textOf(await readObject(request), 'user_id').toLowerCase();
  if (!uuid.test(userId)) throw new Refusal(400, 'validation_failed', 'user_id must be a UUID.');
  // The own account asks for a fresh login, which this function does not.
  if (userId === caller.user.id) {
    throw new Refusal(400, 'validation_failed', 'Your own account goes by delete-account.');
  }
  if (!(await erasePerson(serverClient(), userId))) {
    throw new Refusal(404, 'user_not_found', 'There is no such account.');
  }
  return { deleted: true };
});
