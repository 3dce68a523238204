import type { GrowEvent } from '@grow/core/event';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { seatCount } from './eventLooks';

/** Where an event happens: the town first, the place beside it. */
export function whereWords({ mode, city, place }: GrowEvent): { town: string; place: string | undefined } {
  if (mode === 'online') return { town: m.event_online(), place };
  const town = city ?? place ?? '';
  return { town, place: mode === 'hybrid' ? m.event_hybrid() : city && place };
}

/** How many seats there are, or nothing where there is no limit. */
export function seatsInWords(event: GrowEvent, locale: Locale): string | undefined {
  const seats = seatCount(event);
  return seats === undefined ? undefined : m.event_seats({ count: formatCount(seats, locale) });
}
