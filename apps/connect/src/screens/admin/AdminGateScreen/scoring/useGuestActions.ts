import { guestMutations, type GuestStand } from '@grow/core/round';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';

/** How far somebody is who was invited by mail. */
export function guestWord({ revokedAt, lastLoginAt }: GuestStand): string {
  if (revokedAt !== undefined) return m.gates_guest_revoked();
  return lastLoginAt === undefined ? m.gates_guest_waits() : m.gates_guest_came();
}

/** What is done with a guest of a round beyond what is done with every juror. */
export function useGuestActions(roundId: string) {
  const { supabase } = useGrowClient();
  const mutations = guestMutations(supabase);
  const sending = useProductMutation(mutations.sendLink, {
    words: {
      done: m.gates_guest_sent_again(),
      detail: m.gates_guest_sent_again_detail(),
      failed: m.gates_guest_not_sent(),
    },
  });
  const revoking = useProductMutation(mutations.revoke, { words: { done: m.gates_guest_gone() } });
  return {
    sendLink: (userId: string) => sending.run({ roundId, userId }),
    revoke: (userId: string, reason: string): Promise<unknown> => revoking.send({ roundId, userId, reason }),
  };
}
