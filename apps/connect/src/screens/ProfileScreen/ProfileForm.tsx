import type { Profile } from '@grow/core';
import { errorSentence, useLocale } from '@grow/shell';
import { SaveBar, useToast } from '@grow/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  AboutFields,
  AccountSettings,
  blockerInWords,
  BringFields,
  changesInWords,
  DraftNote,
  LookSettings,
  profileErrors,
  ProfilePreview,
  profileValueNames,
  useLeaveWarning,
  useProfileEdits,
  useSaveProfile,
  useSaveShortcut,
  withoutSaved,
  type ProfileErrors,
  type ProfileValueName,
} from '../../features/profile';
import { m } from '../../paraglide/messages';
import { PhotoSection } from './PhotoSection';
import { Aside, Grid, Main } from './ProfileLayout';

const FORM_ID = 'profile-form';

const Form = styled.form`
  display: grid;
  gap: 48px;
`;

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

type ProfileFormProps = {
  profile: Profile;
  /** Whether it is the part that is looked at; otherwise it waits with what was typed. */
  isShown: boolean;
  /** Told how many changes are not saved. */
  onCount: (count: number) => void;
};

/** The profile as a form, with what is typed kept until it is saved or discarded. */
export function ProfileForm({ profile, isShown, onCount }: ProfileFormProps) {
  const { locale } = useLocale();
  const toast = useToast();
  const editing = useProfileEdits(profile);
  const saving = useSaveProfile(profile.userId);
  const form = useRef<HTMLFormElement>(null);
  const { values, edits, changes, count } = editing;
  const errors = profileErrors(changes);
  const { shown, leave, leaveAll } = useShownErrors(errors);
  const isBlocked = Object.keys(errors).length > 0;
  useLeaveWarning(count > 0);
  useSaveShortcut(form, isShown);
  useEffect(() => onCount(count), [onCount, count]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (count === 0 || saving.isPending) return;
    leaveAll();
    if (isBlocked) return focusFirstWrong(event.currentTarget);
    saving.mutate(changes, {
      onSuccess: () => {
        editing.replace((now) => withoutSaved(now, edits));
        toast.show({ status: 'success', title: m.profile_saved(), description: m.profile_saved_detail() });
      },
    });
  };
  const handleDiscard = () => {
    saving.reset();
    editing.replace(() => ({}));
    form.current?.querySelector('input')?.focus();
    toast.show({
      status: 'info',
      title: m.profile_discarded(),
      action: { label: m.undo(), onSelect: () => editing.replace((now) => ({ ...edits, ...now })) },
    });
  };

  const fields = { values, errors: shown, onEdit: editing.edit, onLeave: leave };
  const failure = saving.error ? errorSentence(saving.error, locale) : undefined;
  return (
    <>
      <Grid>
        <Aside data-place="photo">
          <PhotoSection profile={profile} />
        </Aside>
        <Main>
          {editing.isRestored && <DraftNote />}
          <Form id={FORM_ID} ref={form} noValidate method="post" onSubmit={handleSubmit}>
            <AboutFields {...fields} />
            <BringFields {...fields} stored={profile} />
          </Form>
          <LookSettings />
          <AccountSettings profile={profile} />
        </Main>
        <Aside data-place="preview">
          <ProfilePreview stored={profile} values={values} />
        </Aside>
      </Grid>
      {count > 0 && (
        <SaveBar
          form={FORM_ID}
          message={changesInWords(count)}
          blocker={blockerInWords(errors) ?? failure}
          isSaving={saving.isPending}
          onDiscard={handleDiscard}
          labels={{ discard: m.profile_discard(), save: m.profile_save(), saving: m.profile_saving() }}
        />
      )}
    </>
  );
}
