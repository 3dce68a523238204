import { dateTimeInWords } from '@grow/core/time';
import {
  eventOccupancy,
  type EventFigures,
  type EventRegistration,
  type GrowEvent,
  type SeatKind,
} from '@grow/core/event';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

const number = (count: number, locale: Locale) => count.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');

/** How full seats are: `taken` of `total`, with words. */
export type Fullness = { readonly taken: number; readonly total: number; readonly words: string };

/** How full these kinds of seats are together; undefined where there is no limit at all. */
export function fullnessOf(
  event: GrowEvent,
  figures: EventFigures | undefined,
  kinds: readonly SeatKind[],
  locale: Locale,
  now: Date,
): Fullness | undefined {
  const occupancy = eventOccupancy(event, figures, kinds, now);
  if (!occupancy) return undefined;
  const { state, left, total } = occupancy;
  const words = {
    left: () => m.seat_left({ left: number(left, locale), total: number(total, locale) }),
    streamOnly: m.seat_stream,
    full: m.seat_full,
  };
  return { taken: total - left, total, words: words[state]() };
}

/** How far one is in the queue. */
export const waitingWords = (position: number | undefined): string =>
  position === undefined ? m.seat_waiting() : m.seat_queue_position({ position });

/** Until when the offered seat is kept. */
export const offerWords = ({ offerExpiresAt }: EventRegistration, locale: Locale): string =>
  offerExpiresAt
    ? m.seat_offered({ until: dateTimeInWords(offerExpiresAt, locale) })
    : m.seat_offered_title();
