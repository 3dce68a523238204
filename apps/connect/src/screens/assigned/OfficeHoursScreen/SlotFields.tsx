import type { OfficeHourAudience } from '@grow/core/office-hour';
import { Field, FieldGroup, Input, Segmented, Select } from '@grow/ui';
import { styled } from 'styled-components';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { lengths, type PlaceTexts, type TimeTexts } from './slotForm';

const Row = styled.div`
  display: grid;
  /* A day with its year, and a time with AM or PM, have to fit. */
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1.1fr) minmax(0, 1fr);
  gap: 12px;
  @media (max-width: 29.99em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The lengths, and the one that a slot has already. */
export const lengthChoices = (minutes: string): readonly string[] =>
  (lengths as readonly string[]).includes(minutes)
    ? lengths
    : [...lengths, minutes].sort((a, b) => Number(a) - Number(b));

/** When a slot is: a day, a time and its length. */
export const TimeFields = <Texts extends TimeTexts>({ form }: { form: Form<Texts> }) => (
  <Row>
    <Field label={m.hours_day()} error={form.errors.day}>
      <Input {...form.text('day')} type="date" />
    </Field>
    <Field label={m.hours_from()} error={form.errors.time}>
      <Input {...form.text('time')} type="time" />
    </Field>
    <Field label={m.hours_length()} error={form.errors.minutes}>
      <Select {...form.text('minutes')}>
        {lengthChoices(form.values.minutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {m.hours_minutes({ minutes })}
          </option>
        ))}
      </Select>
    </Field>
  </Row>
);

type PlaceFieldsProps<Texts> = { form: Form<Texts>; onAudience: (audience: OfficeHourAudience) => void };

/** Whom a slot is for, and the link to the call. */
export const PlaceFields = <Texts extends PlaceTexts>({ form, onAudience }: PlaceFieldsProps<Texts>) => (
  <>
    <FieldGroup label={m.hours_for()}>
      <Segmented<OfficeHourAudience>
        label={m.hours_for()}
        value={form.values.audience === 'all' ? 'all' : 'own'}
        onChange={onAudience}
        options={[
          { value: 'own', label: m.hours_for_own() },
          { value: 'all', label: m.hours_for_all() },
        ]}
      />
    </FieldGroup>
    <Field label={m.hours_url()} aside={m.optional()} help={m.hours_url_help()} error={form.errors.url}>
      <Input {...form.text('url')} type="url" inputMode="url" autoComplete="off" dir="ltr" />
    </Field>
  </>
);
