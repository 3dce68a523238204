import { profileFields, type Profile } from '@grow/core';
import { Field, Section, Textarea } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { withSkillToggled } from '../profileValues';
import { ProfileTextField, type ProfileFieldsProps } from './AboutFields';
import { SkillChips } from './SkillChips';

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

/** Skills, the one thing one is best at, and a few words. */
export function BringFields({ stored, ...props }: ProfileFieldsProps & { stored: Profile }) {
  const { values, errors, onEdit, onLeave } = props;
  const toggle = (key: string) => {
    onEdit({ skills: withSkillToggled(values.skills, key, stored.skills) });
    onLeave('skills');
  };
  return (
    <Section title={m.profile_section_bring()} titleStep="h2">
      <Stack>
        <SkillChips chosen={values.skills} error={errors.skills} onToggle={toggle} />
        <ProfileTextField
          {...props}
          name="keyQualification"
          help={m.profile_key_qualification_hint()}
          isOptional
        />
        <ProfileTextField {...props} name="wish" help={m.profile_wish_hint()} isOptional />
        <Field
          label={m.profile_bio()}
          aside={m.profile_bio_count({ count: [...values.bio].length, max: profileFields.bio.limit })}
          help={m.profile_bio_hint()}
          error={errors.bio}
        >
          <Textarea
            name="bio"
            value={values.bio}
            onChange={(event) => onEdit({ bio: event.target.value })}
            onBlur={() => onLeave('bio')}
          />
        </Field>
      </Stack>
    </Section>
  );
}
