import { avatarMutations, avatarQueries, profileKeys, type Profile } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** Replacing and removing one's avatar; a removed one can come back. `onDone` hears which of them went well. */
export function useAvatarMutations(userId: string, onDone: (what: 'upload' | 'remove') => void) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const current = () => queryClient.getQueryData<Profile>(profileKeys.detail(userId))?.avatar;
  const { upload, remove } = avatarMutations(supabase, { userId, current });
  const uploading = useProductMutation(upload, {
    words: { done: m.photo_saved(), detail: m.photo_saved_detail() },
    onDone: () => onDone('upload'),
  });
  const removing = useProductMutation(remove, {
    words: {
      done: m.photo_removed(),
      detail: m.photo_removed_detail(),
      undoing: m.photo_restoring(),
      undone: ({ picture }) => (picture ? m.photo_restored() : undefined),
      notUndone: m.photo_not_restored(),
    },
    onDone: () => onDone('remove'),
  });
  return {
    upload: uploading,
    remove: {
      ...removing,
      run: () =>
        removing.run(async () =>
          // A file that is gone cannot be kept; one that only did not load would be lost, but then removing fails too.
          queryClient.fetchQuery(avatarQueries(supabase).file(userId, current())).catch(() => null),
        ),
    },
  };
}
