import { notificationMutations } from '@grow/core/notification';
import { useGrowClient, useUserId } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** Marks one entry as read, or all of them without an id; shown at once, and taken back when it was not noted. */
export function useMarkRead(): (id: string | undefined) => void {
  const { supabase } = useGrowClient();
  return useProductMutation(notificationMutations(supabase, useUserId() ?? '').markRead, {
    words: { failed: m.bell_not_marked() },
  }).run;
}
