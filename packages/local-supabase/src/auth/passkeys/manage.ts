import type { Context } from 'hono';
import { isUuid, requireAdmin, requirePerson } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure, invalid } from '../errors';
import { notifyOfRemovedFactor } from '../notifications';
import { transact } from '../transact';
import { findUserById, type UserRow } from '../users';
import { requireOwnLevel } from './registration';
import { passkeyJson, passkeysOf, removePasskey, renamePasskey } from './store';

/** Longest name of a passkey. */
const longestName = 120;

/** GET /passkeys */
export async function getPasskeys(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user } = await requirePerson(service, c);
  return c.json((await passkeysOf(service.sql, user.id)).map(passkeyJson));
}

/** PATCH /passkeys/:id: another name. */
export async function patchPasskey(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user } = await requirePerson(service, c);
  const name = textOf(await readBody(c), 'friendly_name');
  if (name === '') throw invalid('friendly_name is required');
  if (Buffer.byteLength(name) > longestName) {
    throw invalid(`friendly_name must be ${longestName} characters or less`);
  }
  const id = c.req.param('id') ?? '';
  return c.json(passkeyJson(await renamePasskey(service, service.sql, { id, userId: user.id, name })));
}

async function remove(service: AuthService, user: UserRow, passkeyId: string): Promise<void> {
  await transact(service, async (work) => {
    await removePasskey(work.tx, passkeyId, user.id);
    await notifyOfRemovedFactor(service, work, user, 'passkey');
  });
}

/** DELETE /passkeys/:id */
export async function deletePasskey(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  requireOwnLevel(person);
  await remove(service, person.user, c.req.param('id') ?? '');
  return c.body(null, 204);
}

async function userOf(service: AuthService, c: Context<AuthEnv>): Promise<UserRow> {
  requireAdmin(c);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(service.sql, id);
  if (!user) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return user;
}

/** GET /admin/users/:id/passkeys */
export async function getUserPasskeys(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { id } = await userOf(service, c);
  return c.json((await passkeysOf(service.sql, id)).map(passkeyJson));
}

/** DELETE /admin/users/:id/passkeys/:passkeyId */
export async function deleteUserPasskey(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  await remove(service, await userOf(service, c), c.req.param('passkeyId') ?? '');
  return c.body(null, 204);
}
