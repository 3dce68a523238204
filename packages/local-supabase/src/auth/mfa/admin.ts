import type { Context } from 'hono';
import type { JsonObject } from '../../tokens';
import { isUuid, requireAdmin } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import { factorJson } from '../responses';
import { notifyOfRemovedFactor } from '../notifications';
import { transact } from '../transact';
import { findUserById, lockUser, type UserRow } from '../users';
import { lockFactor, removeFactor } from './factors';
import { checkedPhone } from './phone';

const userGone = () => new AuthFailure(404, 'user_not_found', 'User not found');

async function personOf(service: AuthService, c: Context<AuthEnv>): Promise<UserRow> {
  requireAdmin(c);
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(service.sql, id);
  if (!user) throw userGone();
  return user;
}

async function summaryOf(db: Db, userId: string, factorId: string): Promise<JsonObject> {
  const user = await findUserById(db, userId);
  const factor = user?.factors.find(({ id }) => id === factorId);
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
  return factorJson(factor);
}

/** GET /admin/users/:id/factors */
export async function getUserFactors(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  return c.json((await personOf(service, c)).factors.map(factorJson));
}

/** PUT /admin/users/:id/factors/:factorId: a new name, or the number of a phone. */
export async function updateUserFactor(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { id } = await personOf(service, c);
  const body = await readBody(c);
  const name = textOf(body, 'friendly_name');
  const phone = textOf(body, 'phone');
  return c.json(
    await transact(service, async ({ tx }) => {
      await lockUser(tx, id);
      const factor = await lockFactor(tx, id, c.req.param('factorId') ?? '');
      const changes = {
        ...(name === '' ? {} : { friendly_name: name }),
        ...(phone !== '' && factor.factor_type === 'phone' ? { phone: checkedPhone(phone) } : {}),
        updated_at: service.clock(),
      };
      await tx`update auth.mfa_factors set ${tx(changes)} where id = ${factor.id}`;
      return summaryOf(tx, id, factor.id);
    }),
  );
}

/** DELETE /admin/users/:id/factors/:factorId: for somebody who lost a device. */
export async function deleteUserFactor(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const user = await personOf(service, c);
  const { id } = user;
  return c.json(
    await transact(service, async (work) => {
      const { tx } = work;
      await lockUser(tx, id);
      const factor = await lockFactor(tx, id, c.req.param('factorId') ?? '');
      const summary = await summaryOf(tx, id, factor.id);
      await removeFactor(service, tx, factor);
      if (factor.status === 'verified') await notifyOfRemovedFactor(service, work, user, factor.factor_type);
      return summary;
    }),
  );
}
