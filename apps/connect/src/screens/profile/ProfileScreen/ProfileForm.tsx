import type { Profile } from '@grow/core';
import { SaveBar } from '@grow/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import {
  AboutFields,
  AccountSettings,
  BringFields,
  changesInWords,
  ClashNote,
  DraftNote,
  LookSettings,
  ProfilePreview,
  useSaveShortcut,
} from '../../../features/profile';
import { m } from '../../../paraglide/messages';
import { PhotoSection } from './PhotoSection';
import { Aside, Grid, Main } from './ProfileLayout';
import { useProfileForm } from './useProfileForm';

const FORM_ID = 'profile-form';

const Form = styled.form`
  display: grid;
  gap: 48px;
`;

type ProfileFormProps = {
  profile: Profile;
  /** Whether it is the part that is looked at; otherwise it waits with what was typed. */
  isShown: boolean;
  /** Told how many changes are not saved. */
  onCount: (count: number) => void;
};

/** The profile as a form, with what is typed kept until it is saved or discarded. */
export function ProfileForm({ profile, isShown, onCount }: ProfileFormProps) {
  const editing = useProfileForm(profile);
  const { form, fields, values, count, clashes } = editing;
  useSaveShortcut(form, isShown);
  useEffect(() => onCount(count), [onCount, count]);
  return (
    <>
      <Grid>
        <Aside data-place="photo">
          <PhotoSection profile={profile} />
        </Aside>
        <Main>
          {editing.isRestored && <DraftNote />}
          {clashes.length > 0 && (
            <ClashNote
              stored={profile}
              values={values}
              clashes={clashes}
              onMine={editing.handleMine}
              onTheirs={editing.handleTheirs}
              tries={editing.tries}
            />
          )}
          <Form id={FORM_ID} ref={form} noValidate method="post" onSubmit={editing.handleSubmit}>
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
          blocker={editing.blocker}
          isSaving={editing.isSaving}
          onDiscard={editing.handleDiscard}
          labels={{ discard: m.profile_discard(), save: m.profile_save(), saving: m.profile_saving() }}
        />
      )}
    </>
  );
}
