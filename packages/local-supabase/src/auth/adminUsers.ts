import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import postgres from 'postgres';
import type { JsonObject } from '../tokens';
import { isUuid, requireAdmin } from './bearer';
import { readBanDuration } from './banDuration';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import { confirmUser, setEmail } from './confirm';
import type { AuthEnv, AuthService, Db } from './deps';
import { AuthFailure, invalid } from './errors';
import { notifyOfPassword } from './notifications';
import { checkPassword } from './passwords';
import { userJson } from './responses';
import { closeSessions } from './sessions';
import { transact } from './transact';
import { emailExists } from './uniqueViolation';
import { changePassword, mergeUserMetadata } from './user';
import {
  findUserByEmail,
  findUserById,
  insertUser,
  jsonOf,
  listUsers,
  lockUser,
  type UserRow,
} from './users';

/** Nobody's id. */
const nilUuid = '00000000-0000-0000-0000-000000000000';

const notFound = () => new AuthFailure(404, 'user_not_found', 'User not found');

/** The end of a ban; null for none. @throws AuthFailure validation_failed */
function banEnd(service: AuthService, duration: string): Date | null {
  const seconds = readBanDuration(duration);
  return seconds === null ? null : new Date(service.clock().getTime() + seconds * 1000);
}

async function applyRest(service: AuthService, db: Db, userId: string, body: JsonObject): Promise<void> {
  const appMetadata = objectOf(body, 'app_metadata');
  const ban = textOf(body, 'ban_duration');
  const role = textOf(body, 'role');
  // A token with any other role would act as that role in the database.
  if (role !== '' && role !== 'authenticated')
    throw invalid('The role of a person can only be "authenticated"');
  if (appMetadata) {
    await db`
      update auth.users set
        raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || ${jsonOf(db, appMetadata)}::jsonb
      where id = ${userId}`;
  }
  if (ban !== '') await db`update auth.users set banned_until = ${banEnd(service, ban)} where id = ${userId}`;
}

/** POST /admin/users */
export async function createUser(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  requireAdmin(c);
  const body = await readBody(c);
  const email = checkedEmail(textOf(body, 'email'));
  const id = textOf(body, 'id');
  if (id !== '' && !isUuid(id)) throw invalid('ID must conform to the uuid v4 format');
  if (id === nilUuid) throw invalid('ID cannot be a nil uuid');
  const password = textOf(body, 'password');
  if (password !== '') checkPassword(password, service.settings.minPasswordLength);
  if (await findUserByEmail(service.sql, email)) throw emailExists();
  const passwordHash = password === '' ? null : await service.passwords.hash(password);
  const now = service.clock();
  const user = await transact(service, async ({ tx }) => {
    const created = await insertUser(tx, {
      id: id || undefined,
      email,
      passwordHash,
      userMetadata: objectOf(body, 'user_metadata') ?? {},
      confirmedAt: body['email_confirm'] === true ? now : null,
      now,
    });
    await applyRest(service, tx, created.id, body);
    return (await findUserById(tx, created.id)) ?? created;
  });
  return c.json(userJson(user));
}

/** The longest list and the last page that one may ask for: what the database can count to. */
const mostRows = 2 ** 53;

function pageOf(query: (name: string) => string | undefined): { page: number; perPage: number } {
  const [page, perPage] = [query('page') || '1', query('per_page') || '50'].map((text) =>
    /^\d+$/.test(text) ? Number(text) : 0,
  );
  if (!page || !perPage || page * perPage >= mostRows) throw invalid('Bad Pagination Parameters');
  return { page, perPage };
}

/** GET /admin/users: a page of people; the headers tell how many there are and where the next page is. */
export async function getUsers(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  requireAdmin(c);
  const { page, perPage } = pageOf((name) => c.req.query(name));
  const { users, total } = await listUsers(service.sql, { page, perPage });
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, rel: string) =>
    `<${c.req.path}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  c.header('x-total-count', String(total));
  c.header('link', links.join(', '));
  return c.json({ users: users.map(userJson), aud: 'authenticated' });
}

async function personOf(service: AuthService, c: Context<AuthEnv>): Promise<UserRow> {
  requireAdmin(c);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(service.sql, id);
  if (!user) throw notFound();
  return user;
}

/** GET /admin/users/:id */
export async function getUserById(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  return c.json(userJson(await personOf(service, c)));
}

/** PUT /admin/users/:id */
export async function updateUser(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { id, email: present } = await personOf(service, c);
  const body = await readBody(c);
  const email = textOf(body, 'email') && checkedEmail(textOf(body, 'email'));
  const password = textOf(body, 'password');
  if (password !== '') checkPassword(password, service.settings.minPasswordLength);
  const hash = password === '' ? null : await service.passwords.hash(password);
  const metadata = objectOf(body, 'user_metadata');
  return c.json(
    await transact(service, async (work) => {
      const { tx } = work;
      const before = await lockUser(tx, id);
      if (!before) throw notFound();
      if (email !== '' && email !== present) {
        if (await findUserByEmail(tx, email)) throw emailExists();
        await setEmail(service, tx, id, email);
      }
      if (body['email_confirm'] === true) await confirmUser(service, tx, id);
      if (hash !== null) {
        await changePassword(service, tx, id, hash, null);
        await notifyOfPassword(service, work, before);
      }
      if (metadata) await mergeUserMetadata(service, tx, id, metadata);
      await applyRest(service, tx, id, body);
      const user = await findUserById(tx, id);
      if (!user) throw notFound();
      return userJson(user);
    }),
  );
}

/** DELETE /admin/users/:id: all of it, or with should_soft_delete only what points to the person. */
export async function deleteUser(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { id, email } = await personOf(service, c);
  const body = await readBody(c);
  const deleting = transact(service, async ({ tx }) => {
    if (body['should_soft_delete'] !== true) return tx`delete from auth.users where id = ${id}`;
    const trace = createHash('sha256')
      .update(`${id}${email ?? ''}`)
      .digest('base64url');
    await closeSessions(tx, id);
    await tx`delete from auth.identities where user_id = ${id}`;
    await tx`delete from auth.one_time_tokens where user_id = ${id}`;
    await tx`delete from auth.mfa_factors where user_id = ${id}`;
    await tx`delete from auth.webauthn_credentials where user_id = ${id}`;
    return tx`
      update auth.users set deleted_at = ${service.clock()}, email = ${trace}, encrypted_password = '',
        email_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}'
      where id = ${id}`;
  });
  await deleting.catch((error: unknown) => {
    // A trigger of the project may keep the account.
    if (!(error instanceof postgres.PostgresError)) throw error;
    console.error('auth: an account was not deleted', error);
    throw new AuthFailure(500, 'unexpected_failure', 'Database error deleting user');
  });
  return c.json({});
}
