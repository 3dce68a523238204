import type { BookableSlot } from '@grow/core/office-hour';
import { berlinDay, dayInWords, daysBetween, timeInWords, weekdayOf } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { SlotTimesList, SlotTimesRow } from '@grow/ui';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';

/** `Today`, `Next week`; undefined for what is this week or further away. */
function nearWords(day: string, today: string): string | undefined {
  const days = daysBetween(today, day);
  if (days === 0) return m.hours_day_today();
  if (days === 1) return m.hours_day_tomorrow();
  const weeks = Math.floor((days + weekdayOf(today) - 1) / 7);
  if (weeks === 0) return m.hours_week_this();
  return weeks === 1 ? m.hours_week_next() : undefined;
}

type TimesOfDaysProps = {
  slots: readonly BookableSlot[];
  now: Date;
  /** A time that can be had. */
  children: (slot: BookableSlot, time: string) => ReactNode;
  label?: string;
};

/** Slots by their days, each with its times. */
export function TimesOfDays({ slots, now, children, label }: TimesOfDaysProps) {
  const { locale } = useLocale();
  const days = [...new Set(slots.map(({ startsAt }) => berlinDay(startsAt)))];
  return (
    <SlotTimesList aria-label={label}>
      {days.map((day) => {
        const near = nearWords(day, berlinDay(now));
        const date = dayInWords(day, locale);
        return (
          <SlotTimesRow key={day} when={near ?? date} date={near && date}>
            {slots
              .filter(({ startsAt }) => berlinDay(startsAt) === day)
              .map((slot) => children(slot, timeInWords(slot.startsAt, locale)))}
          </SlotTimesRow>
        );
      })}
    </SlotTimesList>
  );
}
