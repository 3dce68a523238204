import type { GrowEvent } from '@grow/core/event';
import { timeLeft, type NextThing } from '@grow/core/next';
import { dateTimeInWords, dayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { eventVenue } from '../../../features/event';
import { m } from '../../../paraglide/messages';

/** 5 days, 1 hour, 20 minutes. */
export function timeLeftInWords(until: Date, now: Date): string {
  const { unit, count } = timeLeft(until, now);
  if (unit === 'days') return m.next_days({ count });
  if (unit === 'hours') return count === 1 ? m.next_hour() : m.next_hours({ count });
  return count === 1 ? m.next_minute() : m.next_minutes({ count });
}

/** What stands left of a thing: how much time is left, and until when. */
export function timeOfThing(thing: NextThing, now: Date, locale: Locale): { left: string; until?: string } {
  if (thing.kind === 'asked') {
    return {
      left: m.next_waiting(),
      until: m.next_since({ when: dayInWords(thing.request.createdAt, locale) }),
    };
  }
  if (thing.kind === 'announcement') {
    return { left: m.next_new(), until: dateTimeInWords(thing.announcement.sentAt, locale) };
  }
  const { dueAt } = thing;
  if (dueAt === undefined) return { left: m.next_any_time() };
  const isFar = timeLeft(dueAt, now).unit === 'days';
  const until = m.next_until({ when: (isFar ? dayInWords : dateTimeInWords)(dueAt, locale) });
  const isOn = thing.kind === 'begins' && thing.event.startsAt <= now;
  return { left: isOn ? m.next_on_now() : timeLeftInWords(dueAt, now), until };
}

/** Thu 5 Dec, 18:00, Karlsruhe: when and where. */
export const whenAndWhere = (event: GrowEvent, locale: Locale) => ({
  when: dateTimeInWords(event.startsAt, locale),
  venue: eventVenue(event),
});
