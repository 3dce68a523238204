import type { Profile } from '@grow/core';
import type { MentorProfile } from '@grow/core/mentor';
import { useLocale } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDrawer, useFormDraft } from '../../../shared/form';
import { mentorEdit, mentorErrors, mentorValues, type MentorValues } from '../mentorForm';
import { useMentoring } from '../useMentoring';
import { MentorFields } from './MentorFields';

type MentorProfileDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  profile: Profile;
  /** Null before the mentor was welcomed. */
  mentor: MentorProfile | null;
};

/** Changes what a mentor says of themselves. */
export function MentorProfileDrawer({ isOpen, onClose, profile, mentor }: MentorProfileDrawerProps) {
  const { locale } = useLocale();
  const { userId, mutations } = useMentoring();
  const saving = useProductMutation(mutations.saveProfile, { words: { done: m.mentoring_saved() } });
  return (
    <FormDrawer<MentorValues, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.mentoring_about()}
      closeLabel={m.mentoring_close()}
      action={m.mentoring_save()}
      busy={m.step_saving()}
      draft={useFormDraft<MentorValues>('mentor', userId)}
      initial={mentorValues(mentor, profile.skills, locale)}
      validate={mentorErrors}
      send={async (values) => {
        await saving.send(mentorEdit(values));
      }}
    >
      {(form) => <MentorFields form={form} />}
    </FormDrawer>
  );
}
