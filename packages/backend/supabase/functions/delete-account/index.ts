// A person deletes their own account. POST { password? }: without a password the login must be ten minutes old at most.
// 200 { deleted: true } · 401 · 403 reauthentication_needed, invalid_credentials, insufficient_aal · 409 last_orga, …
import { requireCaller, type Caller } from '../_shared/caller.ts';
import { erasePerson, obstacle } from '../_shared/erasePerson.ts';
import { requireFreshLogin } from '../_shared/freshLogin.ts';
import { readObject, servePost, textOf } from '../_shared/http.ts';
import { callDatabase, serverClient } from '../_shared/project.ts';

/** Asked before anything is touched, so that a refusal leaves the account as it is. */
async function requireNoObstacle({ client }: Caller): Promise<void> {
  const obstacles = (await callDatabase(client, 'my_deletion_obstacles')) as { code: string }[];
  const [first, ...more] = obstacles.map(({ code }) => code);
  if (first !== undefined) throw obstacle(first, ...more);
}

servePost(async (request) => {
  const caller = await requireCaller(request);
  await requireFreshLogin(caller, textOf(await readObject(request), 'password'));
  await requireNoObstacle(caller);
  await erasePerson(serverClient(), caller.user.id);
  return { deleted: true };
});
