import { typedLength } from '@grow/core/text';
import { mentorLanguages, mentorLimits } from '@grow/core/mentor';
import { useLocale } from '@grow/shell';
import { Checkbox, Chip, ChipRow, Field, FieldGroup, Input } from '@grow/ui';
import { SkillChips } from '../../profile';
import { type Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { entriesOf, isListed, languageName, toggled, type MentorValues } from '../mentorForm';

/** What a mentor says of themselves. */
export function MentorFields({ form }: { form: Form<MentorValues> }) {
  const { locale } = useLocale();
  const { values, errors } = form;
  return (
    <>
      <Field
        label={m.mentoring_line()}
        help={m.mentoring_line_help()}
        aside={m.team_count({ count: typedLength(values.line), max: mentorLimits.line })}
        error={errors.line}
      >
        <Input {...form.text('line')} autoComplete="off" dir="auto" />
      </Field>
      <Field label={m.mentoring_capacity()} help={m.mentoring_capacity_help()} error={errors.capacity}>
        <Input {...form.text('capacity')} inputMode="numeric" autoComplete="off" maxLength={2} />
      </Field>
      <FieldGroup label={m.mentoring_languages()}>
        <ChipRow>
          {mentorLanguages.map((code) => (
            <Chip
              key={code}
              isOn={isListed(values.languages, code)}
              onClick={() => form.set({ languages: toggled(values.languages, code) })}
            >
              {languageName(code, locale)}
            </Chip>
          ))}
        </ChipRow>
      </FieldGroup>
      <Field label={m.mentoring_cities()} help={m.mentoring_cities_help()} error={errors.cities}>
        <Input {...form.text('cities')} autoComplete="off" dir="auto" />
      </Field>
      <SkillChips
        label={m.mentoring_skills()}
        chosen={entriesOf(values.skills)}
        isCapped
        onToggle={(key) => form.set({ skills: toggled(values.skills, key) })}
      />
      <Checkbox
        checked={values.sharedQueue !== ''}
        detail={m.mentoring_queue_detail()}
        onChange={({ target }) => form.set({ sharedQueue: target.checked ? 'yes' : '' })}
      >
        {m.mentoring_queue_take()}
      </Checkbox>
    </>
  );
}
