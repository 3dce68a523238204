import { callFunction } from '../db/callFunction';
import { done } from '../db/done';
import type { GrowSupabase } from '../db/growSupabase';
import { guard } from '../errors/unwrap';
import type { JurorOfRound } from './jurorRepository';

/** Somebody who is asked by mail to judge, and is no member. */
export interface GuestInvitation {
  readonly roundId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty for nowhere. */
  readonly university: string;
  /** The language of their mails. */
  readonly locale: 'en' | 'de';
  /** Undefined for films only. */
  readonly stageId: string | undefined;
}

/** Guests of a round, for those who run it. Every call throws only AppError. */
export function guestRepository(client: GrowSupabase) {
  return {
    /**
     * Makes the account of a guest, or takes up the one that they have, and mails their link.
     * @throws AppError `email_taken` for a member's address, `email_invalid`, `round_locked`, `forbidden`, `second_factor_needed`
     */
    async invite(guest: GuestInvitation): Promise<void> {
      await guard(async () => {
        await callFunction(client, 'invite-guest', {
          round_id: guest.roundId,
          email: guest.email,
          first_name: guest.firstName,
          last_name: guest.lastName,
          university: guest.university,
          locale: guest.locale,
          stage_id: guest.stageId ?? '',
        });
      });
    },

    /** Mails a new link; the old one leads nowhere. @throws AppError `no_juror`, `round_locked`, `not_found` */
    async sendLink({ roundId, userId }: JurorOfRound): Promise<void> {
      await done(client.rpc('send_guest_link', { p_round_id: roundId, p_user_id: userId }));
    },

    /** Ends their sessions and their link; what they handed in counts. @throws AppError `invalid_value` without a reason, `not_found` */
    async revoke({ roundId, userId }: JurorOfRound, reason: string): Promise<void> {
      await done(client.rpc('revoke_guest', { p_round_id: roundId, p_user_id: userId, p_reason: reason }));
    },
  };
}
