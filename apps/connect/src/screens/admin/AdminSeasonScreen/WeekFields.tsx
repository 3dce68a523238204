import { locales, type Locale } from '@grow/core';
import type { ProductQuery } from '@grow/core/query';
import { datesOfSeasonWeek, programmeWeeks } from '@grow/core/season';
import {
  graceHours,
  milestoneTextLimits,
  textsOfWeek,
  weekTextField,
  weekTextLimits,
  weekValues,
  type SeasonRules,
  type WeekEffects,
  type WeekSettings,
  type WeekText,
} from '@grow/core/season-admin';
import { typedLength } from '@grow/core/text';
import { daysInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Field, FieldGrid, Input, Section, Select, Text, Textarea } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../../paraglide/messages';
import { Sentences } from '../../../shared/page';
import type { Form } from '../../../shared/form';
import { FailedPart } from '../../../shared/state';
import { PartFields } from './PartFields';
import { graceInWords, weekEffectsInWords } from './seasonWords';
import type { WeekForm } from './useWeekDraft';

const labels: Record<WeekText, () => string> = {
  verb: m.season_text_verb,
  task: m.season_text_task,
  title: m.season_text_title,
  mustProve: m.season_text_must_prove,
  goodOne: m.season_text_good_one,
  leaveOut: m.season_text_leave_out,
};

const languages: Record<Locale, () => string> = { en: m.season_in_english, de: m.season_in_german };

type WeekFieldsProps = {
  form: Form<WeekForm>;
  season: SeasonRules;
  week: WeekSettings;
  preview: ProductQuery<WeekEffects>;
  /** Somebody saved the week meanwhile, or what it does is not what was said. */
  isRefused: boolean;
};

function TextFields({ form, week }: Pick<WeekFieldsProps, 'form' | 'week'>) {
  const limits = { ...weekTextLimits, ...milestoneTextLimits };
  const letter = programmeWeeks[week.week - 1]?.letter;
  return textsOfWeek(week).map((text) =>
    locales.map((locale) => {
      const name = weekTextField(text, locale);
      const length = m.season_set_length({ count: typedLength(form.values[name]), max: limits[text] });
      const isLine = text === 'verb' || text === 'title';
      return (
        <Field
          key={name}
          label={m.season_set_text_in({ text: labels[text](), language: languages[locale]() })}
          aside={text === 'verb' ? letter : length}
          error={form.errors[name]}
        >
          {isLine ? (
            <Input {...form.text(name)} lang={locale} autoComplete="off" />
          ) : (
            <Textarea {...form.text(name)} lang={locale} rows={3} />
          )}
        </Field>
      );
    }),
  );
}

function DueFields({ form }: Pick<WeekFieldsProps, 'form'>) {
  const stored = Number(form.values.grace) / 60;
  const hours = [...new Set([...graceHours, stored])].sort((a, b) => a - b);
  return (
    <FieldGrid>
      <Field label={m.season_set_due()} help={m.admin_event_time_help()} error={form.errors.dueAt}>
        <Input {...form.text('dueAt')} type="datetime-local" step={60} />
      </Field>
      <Field label={m.season_set_grace()} error={form.errors.grace}>
        <Select {...form.text('grace')}>
          {hours.map((count) => (
            <option key={count} value={count * 60}>
              {graceInWords(count * 60)}
            </option>
          ))}
        </Select>
      </Field>
    </FieldGrid>
  );
}

function Effects({ form, week, preview }: Pick<WeekFieldsProps, 'form' | 'week' | 'preview'>) {
  const { locale } = useLocale();
  const { data: effects, error } = useQuery(preview);
  const isDueMoved = form.values.dueAt !== weekValues(week).dueAt;
  if (!effects && error) return <FailedPart error={error} />;
  return (
    <div role="status">
      {effects ? (
        <Sentences sentences={weekEffectsInWords(isDueMoved, effects, locale)} />
      ) : (
        <Text step="small" tone="muted">
          {m.season_effect_counting()}
        </Text>
      )}
    </div>
  );
}

/** The fields of a week, and what saving them does. */
export function WeekFields({ form, season, week, preview, isRefused }: WeekFieldsProps) {
  const { locale } = useLocale();
  const { from, to } = datesOfSeasonWeek(season, week.week);
  const isOvertaken = isRefused && form.values.version !== week.version;
  return (
    <>
      <Text step="small" tone="muted">
        {m.season_set_week_of({ week: week.week, days: daysInWords({ from, to }, locale) })}
      </Text>
      {form.values.isOlder && <Text step="small">{m.season_set_older()}</Text>}
      <TextFields form={form} week={week} />
      {week.milestone && (
        <>
          <PartFields form={form} week={week} />
          <DueFields form={form} />
        </>
      )}
      <Section title={m.season_effect_title()}>
        <Effects form={form} week={week} preview={preview} />
      </Section>
      {isOvertaken && <Text step="small">{m.season_set_overtaken()}</Text>}
    </>
  );
}
