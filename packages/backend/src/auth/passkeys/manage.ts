import type { Context } from 'hono';
import { isUuid, requireAdmin, requirePerson } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure, invalid } from '../errors';
import { findUserById } from '../users';
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

/** DELETE /passkeys/:id */
export async function deletePasskey(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  requireOwnLevel(person);
  await removePasskey(service.sql, c.req.param('id') ?? '', person.user.id);
  return c.body(null, 204);
}

async function userIdOf(service: AuthService, c: Context<AuthEnv>): Promise<string> {
  requireAdmin(c);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  if (!(await findUserById(service.sql, id))) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return id;
}

/** GET /admin/users/:id/passkeys */
export async function getUserPasskeys(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const userId = await userIdOf(service, c);
  return c.json((await passkeysOf(service.sql, userId)).map(passkeyJson));
}

/** DELETE /admin/users/:id/passkeys/:passkeyId */
export async function deleteUserPasskey(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const userId = await userIdOf(service, c);
  await removePasskey(service.sql, c.req.param('passkeyId') ?? '', userId);
  return c.body(null, 204);
}
