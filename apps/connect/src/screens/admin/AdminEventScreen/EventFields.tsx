import {
  eventCategories,
  eventModes,
  eventVisibilities,
  seatKindsOf,
  type EventText,
} from '@grow/core/event';
import {
  eventLimits,
  eventTextField,
  type EventField,
  type EventFormValues,
  type EventTextField,
} from '@grow/core/event-admin';
import { locales } from '@grow/core';
import { Checkbox, Field, FieldGrid, Input, Section, Select, Textarea } from '@grow/ui';
import { Fragment, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { categoryWords, fieldWords, modeWords, visibilityWords } from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import type { EventForm } from './useEventEditor';

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

type TextField = { [Name in EventField]: EventFormValues[Name] extends string ? Name : never }[EventField];

const langOfField = (name: EventTextField) => (name.endsWith('De') ? 'de' : 'en');

type EventFieldsProps = { form: EventForm; isPublished: boolean };

/** Every field of an event, in the order one thinks about it. */
export function EventFields({ form, isPublished }: EventFieldsProps) {
  const { values, errors, edit } = form;
  const control = (name: TextField) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      edit({ [name]: target.value }),
  });
  const field = (name: TextField, child: ReactNode, words: { help?: string; isOptional?: boolean } = {}) => (
    <Field
      label={fieldWords[name]()}
      error={errors(name)}
      help={words.help}
      aside={words.isOptional ? m.optional() : undefined}
    >
      {child}
    </Field>
  );
  const time = (name: 'startsAt' | 'endsAt') =>
    field(name, <Input {...control(name)} type="datetime-local" step={60} />, {
      help: m.admin_event_time_help(),
    });
  const choice = <Value extends string>(
    name: TextField,
    options: readonly Value[],
    words: Record<Value, () => string>,
  ) =>
    field(
      name,
      <Select {...control(name)}>
        {options.map((value) => (
          <option key={value} value={value}>
            {words[value]()}
          </option>
        ))}
      </Select>,
    );
  const seats = (name: 'capacityOnsite' | 'capacityOnline') =>
    field(name, <Input {...control(name)} inputMode="numeric" />, {
      help: m.admin_event_capacity_help(),
      isOptional: true,
    });
  /** A text in both languages, side by side where there is room. */
  const both = (
    text: EventText,
    draw: (name: EventTextField) => ReactNode,
    words: { help?: string; isOptional?: boolean } = { isOptional: true },
  ) => (
    <FieldGrid>
      {locales.map((locale) => {
        const name = eventTextField(text, locale);
        return <Fragment key={locale}>{field(name, draw(name), words)}</Fragment>;
      })}
    </FieldGrid>
  );
  const line = (name: EventTextField) => <Input {...control(name)} lang={langOfField(name)} />;
  const area = (rows: number) => (name: EventTextField) => (
    <Textarea {...control(name)} rows={rows} lang={langOfField(name)} />
  );
  const kinds = seatKindsOf(values);
  return (
    <>
      <Section title={m.admin_event_part_what()}>
        <Fields>
          {both('title', line, { help: m.admin_event_languages_help() })}
          {field('slug', <Input {...control('slug')} maxLength={eventLimits.slug} spellCheck={false} />, {
            help: isPublished
              ? m.admin_event_slug_help_published({ slug: values.slug })
              : m.admin_event_slug_help({ slug: values.slug }),
          })}
          {both('summary', area(2), { help: m.admin_event_summary_help(), isOptional: true })}
          {both('body', area(8), { help: m.admin_event_body_help(), isOptional: true })}
          {both('bring', area(2))}
          {both('agenda', area(6), { help: m.admin_event_agenda_help(), isOptional: true })}
          {both('hosts', area(4), { help: m.admin_event_hosts_help(), isOptional: true })}
          <FieldGrid>
            {choice('category', eventCategories, categoryWords)}
            {choice('visibility', eventVisibilities, visibilityWords)}
          </FieldGrid>
          <Checkbox
            checked={values.isMandatory}
            detail={m.admin_event_mandatory_detail()}
            onChange={({ target }) => edit({ isMandatory: target.checked })}
          >
            {m.admin_event_mandatory()}
          </Checkbox>
        </Fields>
      </Section>
      <Section title={m.admin_event_part_when()}>
        <Fields>
          <FieldGrid>
            {time('startsAt')}
            {time('endsAt')}
          </FieldGrid>
          {choice('mode', eventModes, modeWords)}
          {kinds.includes('onsite') && (
            <>
              {both('place', line)}
              <FieldGrid>
                {field('city', <Input {...control('city')} />, { isOptional: true })}
                {field('street', <Input {...control('street')} />, {
                  help: m.admin_event_street_help(),
                  isOptional: true,
                })}
              </FieldGrid>
            </>
          )}
          {field('url', <Input {...control('url')} type="url" inputMode="url" />, {
            help: m.admin_event_url_help(),
            isOptional: true,
          })}
        </Fields>
      </Section>
      <Section title={m.admin_event_part_seats()}>
        <FieldGrid>
          {kinds.includes('onsite') && seats('capacityOnsite')}
          {kinds.includes('online') && seats('capacityOnline')}
        </FieldGrid>
      </Section>
    </>
  );
}
