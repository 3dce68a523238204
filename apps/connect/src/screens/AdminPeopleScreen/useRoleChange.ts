import type { Profile, Role } from '@grow/core';
import { errorSentence, roleWord, useLocale, useUserId } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useState } from 'react';
import { personName, useSetRole } from '../../features/people';
import { m } from '../../paraglide/messages';

/** The way from choosing a person to their new role: question, saving, and an undo. */
export function useRoleChange() {
  const { locale } = useLocale();
  const ownId = useUserId();
  const toast = useToast();
  const setRole = useSetRole();
  const [person, setPerson] = useState<Profile>();
  const inWords = (profile: Profile) => ({ name: personName(profile), role: roleWord(profile.role, locale) });

  function undo(before: Profile): void {
    const { userId, role } = before;
    setRole.mutateAsync({ userId, role }).then(
      (profile) => toast.show({ status: 'success', title: m.people_role_undone(inWords(profile)) }),
      (error: unknown) =>
        toast.show({
          status: 'error',
          title: m.people_role_not_undone({ name: personName(before) }),
          description: errorSentence(error, locale),
          action: { label: m.try_again(), onSelect: () => undo(before) },
          duration: null,
        }),
    );
  }

  const close = () => {
    setPerson(undefined);
    setRole.reset();
  };
  function change(before: Profile, role: Role): void {
    const isOwn = before.userId === ownId;
    const show = (profile: Profile) => {
      toast.show({
        status: 'success',
        title: m.people_role_changed(inWords(profile)),
        description: m.people_role_changed_detail(),
        // Nobody gives themselves a role back.
        ...(isOwn ? {} : { action: { label: m.undo(), onSelect: () => undo(before) } }),
      });
    };
    setRole.mutateAsync({ userId: before.userId, role }).then(
      (profile) => {
        close();
        show(profile);
      },
      // The dialog stays open and says why.
      () => undefined,
    );
  }

  return {
    person,
    ask: setPerson,
    close,
    change,
    isBusy: setRole.isPending,
    failure: setRole.error ?? undefined,
  };
}
