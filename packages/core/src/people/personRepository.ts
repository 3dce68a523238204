import { callFunction } from '../db/callFunction';
import type { GrowSupabase } from '../db/growSupabase';
import { guard } from '../errors/unwrap';
import { isAppError } from '../errors/AppError';
import type { Role } from '../profile/Role';

/** Whom an organiser invites, and as what. `locale` is the language of the mail and of the account. */
export interface PersonInvitation {
  readonly email: string;
  readonly role: Role;
  readonly locale: 'en' | 'de';
}

/** What an organiser does with other people's accounts. Every call throws only AppError. */
export function personRepository(client: GrowSupabase) {
  return {
    /**
     * Makes an account and mails its link; one that was never confirmed is made anew.
     * @throws AppError `email_taken`, `email_invalid`, `forbidden`, `second_factor_needed`, `rate_limited`
     */
    async invite({ email, role, locale }: PersonInvitation): Promise<void> {
      return guard(async () => {
        await callFunction(client, 'invite-person', { email, role, locale });
      });
    },

    /**
     * Deletes somebody else's account with everything about them. Called again after an answer that was lost, it
     * succeeds.
     * @throws AppError `last_orga`, `conflict` for any other obstacle, `forbidden`, `second_factor_needed`
     */
    async remove(userId: string): Promise<void> {
      return guard(async () => {
        try {
          await callFunction(client, 'remove-person', { user_id: userId });
        } catch (error) {
          if (!isAppError(error) || error.backendCode !== 'user_not_found') throw error;
        }
      });
    },
  };
}
