import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { guestRepository, type GuestInvitation } from './guestRepository';
import type { JurorOfRound } from './jurorRepository';
import { roundKeys } from './roundQueries';

/** Mutations of guests. Mails that went out do not come back, so none is undone. */
export function guestMutations(client: GrowSupabase | undefined) {
  const repository = () => guestRepository(requireClient(client));
  const invalidates = [roundKeys.all];
  const ofGuest = { subject: ({ userId }: JurorOfRound) => `juror ${userId}`, invalidates };
  return {
    /** Invites somebody by mail to judge. */
    invite: productMutation(
      [...roundKeys.all, 'inviteGuest'],
      async (guest: GuestInvitation) => repository().invite(guest),
      { subject: ({ email }: GuestInvitation) => `guest ${email}`, invalidates },
    ),
    /** Sends a guest their link again. */
    sendLink: productMutation(
      [...roundKeys.all, 'sendGuestLink'],
      async (guest: JurorOfRound) => repository().sendLink(guest),
      ofGuest,
    ),
    /** Takes an invitation back, with a reason. */
    revoke: productMutation(
      [...roundKeys.all, 'revokeGuest'],
      async (guest: JurorOfRound & { reason: string }) => repository().revoke(guest, guest.reason),
      ofGuest,
    ),
  };
}
