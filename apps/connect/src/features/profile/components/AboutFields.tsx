import { Field, FieldGrid, Input, Section, Select } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { genderAnswers, genderWords, profileLabels, type ProfileErrors } from '../profileWords';
import type { ProfileValueName, ProfileValues } from '../profileValues';

export type ProfileFieldsProps = {
  values: ProfileValues;
  /** Problems of the fields that are shown as wrong. */
  errors: ProfileErrors;
  onEdit: (touched: Partial<ProfileValues>) => void;
  /** The person went on from a field. */
  onLeave: (name: ProfileValueName) => void;
};

type TextName = Exclude<ProfileValueName, 'skills' | 'gender' | 'bio'>;

type TextFieldProps = ProfileFieldsProps & {
  name: TextName;
  help?: string;
  isOptional?: boolean;
  autoComplete?: string;
};

/** One line of text of the profile. */
export function ProfileTextField(props: TextFieldProps) {
  const { name, values, errors, onEdit, onLeave, help, isOptional, autoComplete = 'off' } = props;
  return (
    <Field
      label={profileLabels[name]()}
      aside={isOptional ? m.optional() : undefined}
      help={help}
      error={errors[name]}
    >
      <Input
        name={name}
        value={values[name]}
        autoComplete={autoComplete}
        onChange={(event) => onEdit({ [name]: event.target.value })}
        onBlur={() => onLeave(name)}
      />
    </Field>
  );
}

function GenderField({ values, errors, onEdit }: ProfileFieldsProps) {
  const { gender } = values;
  const isOwnWord = gender !== '' && !genderAnswers.some((answer) => answer === gender);
  return (
    <Field
      label={m.profile_gender()}
      aside={m.optional()}
      help={m.profile_gender_note()}
      error={errors.gender}
    >
      <Select name="gender" value={gender} onChange={(event) => onEdit({ gender: event.target.value })}>
        <option value="">{m.profile_gender_none()}</option>
        {genderAnswers.map((answer) => (
          <option key={answer} value={answer}>
            {genderWords[answer]()}
          </option>
        ))}
        {isOwnWord && <option value={gender}>{gender}</option>}
      </Select>
    </Field>
  );
}

/** Name, studies and where one is from. */
export function AboutFields(props: ProfileFieldsProps) {
  return (
    <Section title={m.profile_section_you()} titleStep="h2">
      <FieldGrid>
        <ProfileTextField {...props} name="firstName" autoComplete="given-name" />
        <ProfileTextField {...props} name="lastName" autoComplete="family-name" />
        <ProfileTextField {...props} name="studies" help={m.studies_hint()} isOptional />
        <ProfileTextField {...props} name="university" autoComplete="organization" isOptional />
        <ProfileTextField {...props} name="universityCountry" isOptional />
        <ProfileTextField {...props} name="city" autoComplete="address-level2" isOptional />
        <ProfileTextField {...props} name="homeland" autoComplete="country-name" isOptional />
        <GenderField {...props} />
      </FieldGrid>
    </Section>
  );
}
