import { profileMutations, type Profile, type Role } from '@grow/core';
import { roleWord, useGrowClient, useLocale, useUserId } from '@grow/shell';
import { personName } from '../../../features/people';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

/** Gives a person another role, with an undo. */
export function useRoleChange() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const ownId = useUserId();
  const inWords = (profile: Profile, role: Role) => ({
    name: personName(profile),
    role: roleWord(role, locale),
  });
  return useProductMutation(profileMutations(supabase).setRole, {
    words: {
      done: (profile) => m.people_role_changed(inWords(profile, profile.role)),
      detail: m.people_role_changed_detail(),
      // Nobody gives themselves a role back.
      undone: (profile, { before, role }) =>
        profile.userId === ownId ? undefined : m.people_role_undone(inWords(profile, before ?? role)),
      notUndone: (profile) => m.people_role_not_undone({ name: personName(profile) }),
    },
  });
}
