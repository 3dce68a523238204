import { isAppError, type Profile } from '@grow/core';
import { formErrorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useRef, useState, type FormEvent } from 'react';
import {
  blockerInWords,
  profileErrors,
  profileValueNames,
  useLeaveWarning,
  useProfileEdits,
  useSaveProfile,
  type ProfileErrors,
  type ProfileValueName,
} from '../../../features/profile';
import { m } from '../../../paraglide/messages';

function focusFirstWrong(form: HTMLFormElement): void {
  // After React has drawn the marks.
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-field][data-invalid] button')?.focus();
  });
}

/** What may be shown as wrong: fields one has gone on from, or all after the first try to save. */
function useShownErrors(errors: ProfileErrors) {
  const [left, setLeft] = useState<ReadonlySet<ProfileValueName>>(new Set());
  const shown = Object.fromEntries(
    Object.entries(errors).filter(([name]) => left.has(name as ProfileValueName)),
  );
  return {
    shown: shown as ProfileErrors,
    leave: (name: ProfileValueName) => setLeft((before) => new Set(before).add(name)),
    leaveAll: () => setLeft(new Set(profileValueNames)),
  };
}

/** The form of one's profile: what is typed, what is wrong with it, saving, and choosing where somebody else saved. */
export function useProfileForm(profile: Profile) {
  const { locale } = useLocale();
  const toast = useToast();
  const editing = useProfileEdits(profile);
  const saving = useSaveProfile(profile.userId, {
    words: { done: m.profile_saved(), detail: m.profile_saved_detail() },
  });
  const form = useRef<HTMLFormElement>(null);
  const { draft, changes, count, clashes } = editing;
  const errors = profileErrors(changes);
  const { shown, leave, leaveAll } = useShownErrors(errors);
  // Each try that ends at a choice brings the focus to it.
  const [tries, setTries] = useState(0);
  useLeaveWarning(count > 0);

  const showInfo = (title: string) => {
    toast.show({
      status: 'info',
      title,
      action: { label: m.undo(), onSelect: () => editing.bringBack(draft) },
    });
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (count === 0 || saving.isBusy) return;
    leaveAll();
    if (Object.keys(errors).length > 0) return focusFirstWrong(event.currentTarget);
    saving.send({ stored: profile, draft }).then(
      () => editing.settle(draft.edits),
      () => setTries((before) => before + 1),
    );
  };
  const handleDiscard = () => {
    saving.reset();
    editing.discard();
    form.current?.querySelector('input')?.focus();
    showInfo(m.profile_discarded());
  };
  const choose = (pick: () => void) => {
    saving.reset();
    pick();
    // The button that was pressed is gone.
    if (clashes.length > 1) setTries(tries + 1);
    else form.current?.querySelector('input')?.focus();
  };
  const handleMine = (name: ProfileValueName) => choose(() => editing.keepMine(name));
  const handleTheirs = (name: ProfileValueName) => {
    choose(() => editing.takeTheirs(name));
    showInfo(m.profile_clash_taken());
  };

  const isConflict = isAppError(saving.failure) && saving.failure.code === 'conflict';
  const failure =
    saving.failure && !(isConflict && clashes.length > 0)
      ? formErrorSentence(saving.failure, locale)
      : undefined;
  const choice = clashes.length > 0 ? m.profile_clash_choose() : undefined;
  return {
    ...editing,
    form,
    tries,
    fields: { values: editing.values, errors: shown, onEdit: editing.edit, onLeave: leave },
    blocker: blockerInWords(errors) ?? choice ?? failure,
    isSaving: saving.isBusy,
    handleSubmit,
    handleDiscard,
    handleMine,
    handleTheirs,
  };
}
