import { teamLogoMutations, type Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

/** Replacing and removing a team's logo; `onDone` hears which of them went well. */
export function useLogoMutations(team: Team, onDone: (what: 'upload' | 'remove') => void) {
  const { supabase } = useGrowClient();
  const { upload, remove } = teamLogoMutations(supabase, useUserId() ?? '', team);
  return {
    upload: useProductMutation(upload, {
      words: { done: m.team_logo_saved(), detail: m.team_logo_saved_detail() },
      onDone: () => onDone('upload'),
    }),
    remove: useProductMutation(remove, {
      words: { done: m.team_logo_removed() },
      onDone: () => onDone('remove'),
    }),
  };
}
