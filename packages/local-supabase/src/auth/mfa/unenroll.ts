import type { Context } from 'hono';
import { requirePerson, requireSession } from '../bearer';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { notifyOfRemovedFactor } from '../notifications';
import { transact } from '../transact';
import { lockUser } from '../users';
import { lockFactor, removeFactor } from './factors';

/** DELETE /factors/:id: gives a factor up. One that counts is given up only by who has just shown one. */
export async function deleteFactor(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  const userId = person.user.id;
  const id = await transact(service, async (work) => {
    const { tx } = work;
    await lockUser(tx, userId);
    const session = await requireSession(tx, person.session.id, userId);
    const factor = await lockFactor(tx, userId, c.req.param('id') ?? '');
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(service, tx, factor);
    if (factor.status === 'verified') {
      await notifyOfRemovedFactor(service, work, person.user, factor.factor_type);
    }
    return factor.id;
  });
  return c.json({ id });
}
