import { ruleHours } from '@grow/core/office-hour';
import type { Season } from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { Field, FieldGroup, Input, Segmented, Select, Text, WeekdayChoice } from '@grow/ui';
import { styled } from 'styled-components';
import { slotsInWords, weekdayChoices } from '../../../features/officeHour';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { dayChoiceWords, daysAhead, ruleOf, type SeriesTexts } from './seriesForm';
import { lengthChoices, PlaceFields } from './SlotFields';

const Row = styled.div`
  display: grid;
  /* A day with its week, and a time with AM or PM, have to fit. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 12px;
  &[data-three] {
    grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr));
  }
`;

/** What is left over of the hours, and until when they would have to go. */
function LeftOver({ texts }: { texts: SeriesTexts }) {
  const { times, leftOver, endsEven } = ruleHours(ruleOf(texts));
  if (times.length === 0 || leftOver === 0) return null;
  const ends = [endsEven?.earlier, endsEven?.later].filter((end) => end !== undefined);
  const [one = '', other] = ends;
  return (
    <Text step="small" tone="muted">
      {m.hours_left_over({ slots: slotsInWords(times.length), minutes: leftOver })}{' '}
      {ends.length > 0 &&
        (other === undefined ? m.hours_left_over_one({ end: one }) : m.hours_left_over_two({ one, other }))}
    </Text>
  );
}

type SeriesFieldsProps = { form: Form<SeriesTexts>; season: Season | null; now: Date };

/** Which days a weekly series is on: the first and the last of the season's. */
function DaysFields({ form, season, now }: SeriesFieldsProps) {
  const { locale } = useLocale();
  const { weekday, first, last } = form.values;
  const days = daysAhead(Number(weekday), season, now);
  const shown = (chosen: string) => (days.includes(chosen) ? days : [chosen, ...days].sort());
  return (
    <Row>
      <Field label={m.hours_first()} error={form.errors.first}>
        <Select {...form.text('first')}>
          {shown(first).map((day) => (
            <option key={day} value={day}>
              {dayChoiceWords(day, season, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.hours_last()} error={form.errors.last}>
        <Select {...form.text('last')}>
          {shown(last).map((day) => (
            <option key={day} value={day}>
              {dayChoiceWords(day, season, locale)}
            </option>
          ))}
        </Select>
      </Field>
    </Row>
  );
}

/** The fields of a series: how often, which day, from when to when, for whom and where. */
export function SeriesFields({ form, season, now }: SeriesFieldsProps) {
  const { locale } = useLocale();
  const { often, weekday, minutes } = form.values;
  const isOnce = often === 'once';
  const setWeekday = (next: number) => {
    const days = daysAhead(next, season, now);
    const [first = ''] = days;
    form.set({ weekday: String(next), first, last: days.at(-1) ?? first });
  };
  return (
    <>
      <FieldGroup label={m.hours_often()}>
        <Segmented<'weekly' | 'once'>
          label={m.hours_often()}
          value={isOnce ? 'once' : 'weekly'}
          onChange={(next) => form.set({ often: next })}
          options={[
            { value: 'weekly', label: m.hours_weekly() },
            { value: 'once', label: m.hours_once() },
          ]}
        />
      </FieldGroup>
      {isOnce ? (
        <Field label={m.hours_day()} error={form.errors.on}>
          <Input {...form.text('on')} type="date" />
        </Field>
      ) : (
        <FieldGroup label={m.hours_day()}>
          <WeekdayChoice days={weekdayChoices(locale)} value={Number(weekday)} onChange={setWeekday} />
        </FieldGroup>
      )}
      <Row data-three="">
        <Field label={m.hours_from()} error={form.errors.from}>
          <Input {...form.text('from')} type="time" />
        </Field>
        <Field label={m.hours_to()} error={form.errors.to}>
          <Input {...form.text('to')} type="time" />
        </Field>
        <Field label={m.hours_each()} error={form.errors.minutes}>
          <Select {...form.text('minutes')}>
            {lengthChoices(minutes).map((one) => (
              <option key={one} value={one}>
                {m.hours_length_minutes({ minutes: one })}
              </option>
            ))}
          </Select>
        </Field>
      </Row>
      <LeftOver texts={form.values} />
      <Text step="small" tone="muted">
        {m.hours_wall_time()}
      </Text>
      {!isOnce && <DaysFields {...{ form, season, now }} />}
      <PlaceFields form={form} onAudience={(audience) => form.set({ audience })} />
    </>
  );
}
