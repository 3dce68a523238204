import { profileMutations, type Profile, type Role } from '@grow/core';
import { roleWord, useGrowClient, useLocale, useUserId } from '@grow/shell';
import { useState } from 'react';
import { personName } from '../../features/people';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** The way from choosing a person to their new role: question, saving, and an undo. */
export function useRoleChange() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const ownId = useUserId();
  const [person, setPerson] = useState<Profile>();
  const inWords = (profile: Profile, role: Role) => ({
    name: personName(profile),
    role: roleWord(role, locale),
  });
  const changing = useProductMutation(profileMutations(supabase).setRole, {
    words: {
      done: (profile) => m.people_role_changed(inWords(profile, profile.role)),
      detail: m.people_role_changed_detail(),
      // Nobody gives themselves a role back.
      undone: (profile, { before, role }) =>
        profile.userId === ownId ? undefined : m.people_role_undone(inWords(profile, before ?? role)),
      notUndone: (profile) => m.people_role_not_undone({ name: personName(profile) }),
    },
    onDone: () => close(),
  });
  const close = () => {
    setPerson(undefined);
    changing.reset();
  };
  return {
    person,
    ask: setPerson,
    close,
    change: (before: Profile, role: Role) =>
      changing.run({ userId: before.userId, role, before: before.role }),
    isBusy: changing.isBusy,
    failure: changing.failure,
  };
}
