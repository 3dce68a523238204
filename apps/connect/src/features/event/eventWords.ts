import type { GrowEvent } from '@grow/core/event';
import { inLocale, type LocalText } from '@grow/core/text';
import { berlinDay } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { getLocale } from '../../paraglide/runtime';

/** A text of an event in the language of the page. */
export const textIn = (text: LocalText): string => inLocale(text, getLocale());

const tag = (locale: Locale) => (locale === 'de' ? 'de-DE' : 'en-GB');

/** How many seats an event has in the room and online together; undefined where there is no limit. */
export function eventSeats(
  { capacityOnsite, capacityOnline }: Pick<GrowEvent, 'capacityOnsite' | 'capacityOnline'>,
  locale: Locale,
) {
  const seats = (capacityOnsite ?? 0) + (capacityOnline ?? 0);
  return seats > 0 ? m.event_seats({ count: seats.toLocaleString(tag(locale)) }, { locale }) : undefined;
}

/**
 * Where an event happens: its city or place, online, or both; where nobody has said it yet, that it is to come. In the
 * language of the page unless another is asked for.
 */
export function eventVenue(
  { mode, city, place }: Pick<GrowEvent, 'mode' | 'city' | 'place'>,
  options?: { locale: Locale },
): string {
  const where = city ?? place;
  if (mode === 'online') return m.event_online({}, options);
  if (!where) return m.event_venue_open({}, options);
  return mode === 'hybrid' ? m.event_hybrid({ place: where }, options) : where;
}

/** Whether an event begins on the day of `now`, as the calendar of its place counts days. */
export function isToday({ startsAt }: GrowEvent, now: Date): boolean {
  return berlinDay(startsAt) === berlinDay(now);
}
