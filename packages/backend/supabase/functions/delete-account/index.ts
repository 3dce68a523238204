// A person deletes their own account. POST { password? }: without a password the login must be ten minutes old at most.
// 200 { deleted: true } · 401 · 403 reauthentication_needed, invalid_credentials, insufficient_aal · 409 last_orga, …
import { requireCaller } from '../_shared/caller.ts';
import { erasePerson } from '../_shared/erasePerson.ts';
import { requireFreshLogin } from '../_shared/freshLogin.ts';
import { readObject, servePost, textOf } from '../_shared/http.ts';
import { serverClient } from '../_shared/project.ts';

servePost(async (request) => {
  const caller = await requireCaller(request);
  await requireFreshLogin(caller, textOf(await readObject(request), 'password'));
  await erasePerson(serverClient(), caller.user.id);
  return { deleted: true };
});
