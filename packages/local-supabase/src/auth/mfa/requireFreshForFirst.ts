import type { AuthService, Db } from '../deps';
import { requireFreshLogin } from '../reauthentication';
import type { UserRow } from '../users';
import { hasVerifiedFactor } from './factors';

/**
 * Asks for a fresh login before a person's first factor: with one of their own, whoever found an open session would keep
 * the person out. Every further factor asks for the first.
 * @throws AuthFailure reauthentication_needed
 */
export async function requireFreshForFirst(
  service: AuthService,
  db: Db,
  user: UserRow,
  sessionId: string,
): Promise<void> {
  if (!hasVerifiedFactor(user.factors)) await requireFreshLogin(service, db, sessionId);
}
