import { eventIn, eventTexts, seatKindsOf, type EventText, type SeatKind } from '@grow/core/event';
import { eventTextField, type EventFormValues } from '@grow/core/event-admin';
import type { Locale } from '@grow/core';
import type { LocalText } from '@grow/core/text';
import { parseBerlinTime } from '@grow/core/time';

/** The event of a form for somebody who reads `locale`, as far as it is filled in; `span` is undefined until both times say something. */
export function typedEvent(values: EventFormValues, locale: Locale) {
  const optional = (text: string) => text.trim() || undefined;
  const url = optional(values.url);
  const seats = (kind: SeatKind, digits: string) =>
    seatKindsOf(values).includes(kind) && /^\d+$/.test(digits.trim()) ? Number(digits) : undefined;
  const typed = (text: EventText, language: Locale) => values[eventTextField(text, language)].trim();
  const texts = Object.fromEntries(
    eventTexts.map((text) => [text, { en: typed(text, 'en'), de: typed(text, 'de') }]),
  ) as Record<EventText, LocalText>;
  const [start, end] = [parseBerlinTime(values.startsAt), parseBerlinTime(values.endsAt)];
  return {
    event: eventIn(
      {
        ...texts,
        mode: values.mode,
        city: optional(values.city),
        street: optional(values.street),
        // What is stored becomes a link only with these two.
        url: url && /^https?:\/\//i.test(url) ? url : undefined,
        capacityOnsite: seats('onsite', values.capacityOnsite),
        capacityOnline: seats('online', values.capacityOnline),
      },
      locale,
    ),
    span: start.kind === 'time' && end.kind === 'time' ? { startsAt: start.at, endsAt: end.at } : undefined,
  };
}
