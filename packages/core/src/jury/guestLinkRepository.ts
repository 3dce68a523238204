import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { answerOf } from '../db/read';
import { guard, unwrapOptional } from '../errors/unwrap';
import { guestLinkFromRow, ownGuestFromRow, type GuestLink, type OwnGuest } from './Guest';

/** What somebody asks who was invited by mail to judge. Every call throws only AppError. */
export function guestLinkRepository(client: GrowSupabase) {
  return {
    /** What a link leads to; undefined for one that is unknown, replaced or taken back. Nobody has to be logged in. */
    readLink: async (token: string, { signal }: ReadOptions = {}): Promise<GuestLink | undefined> =>
      guard(async () => {
        const answer = await answerOf(client.rpc('guest_link', { p_token: token }), signal);
        const row: unknown = unwrapOptional(answer, signal);
        return row === undefined ? undefined : guestLinkFromRow(row);
      }, signal),

    /** The caller as a guest; undefined for everybody else. */
    readOwn: async ({ signal }: ReadOptions = {}): Promise<OwnGuest | undefined> =>
      guard(async () => {
        const row: unknown = unwrapOptional(await answerOf(client.rpc('my_guest'), signal), signal);
        return row === undefined ? undefined : ownGuestFromRow(row);
      }, signal),
  };
}
