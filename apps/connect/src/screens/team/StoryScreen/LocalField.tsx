import { locales } from '@grow/core';
import type { LocalText } from '@grow/core/text';
import { Field, FieldGrid, Input, Textarea } from '@grow/ui';
import { m } from '../../../paraglide/messages';

const named = { en: m.story_in_english, de: m.story_in_german };

type LocalFieldProps = {
  label: string;
  help?: string;
  value: LocalText;
  max: number;
  isLong?: boolean;
  onChange: (value: LocalText) => void;
};

/** One text in both languages, side by side where there is room. */
export function LocalField({ label, help, value, max, isLong = false, onChange }: LocalFieldProps) {
  return (
    <FieldGrid>
      {locales.map((locale) => {
        const control = {
          lang: locale,
          value: value[locale],
          maxLength: max,
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...value, [locale]: event.target.value }),
        };
        return (
          <Field key={locale} label={named[locale]({ label })} {...(help === undefined ? {} : { help })}>
            {isLong ? <Textarea {...control} /> : <Input {...control} />}
          </Field>
        );
      })}
    </FieldGrid>
  );
}
