import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { profileKeys } from '../profile/profileQueries';
import { personRepository, type PersonInvitation } from './personRepository';

/** Mutations of other people's accounts, by organisers. */
export function personMutations(client: GrowSupabase | undefined) {
  const repository = () => personRepository(requireClient(client));
  const invalidates = [profileKeys.lists];
  return {
    /** Invites somebody by e-mail. */
    invite: productMutation(
      ['people', 'invite'],
      async (invitation: PersonInvitation) => repository().invite(invitation),
      { invalidates, subject: ({ email }) => `invitation ${email}` },
    ),
    /** Deletes somebody else's account. */
    remove: productMutation(['people', 'remove'], async (userId: string) => repository().remove(userId), {
      invalidates,
      subject: (userId) => `account ${userId}`,
      answer: (cache, _, userId) => cache.removeQueries({ queryKey: profileKeys.detail(userId) }),
    }),
  };
}
