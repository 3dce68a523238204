import { SEASON_TIME_ZONE } from '@grow/core/time';
import { eventMapAddress, type GrowEvent } from '@grow/core/event';
import { langOf } from '@grow/core/text';
import { TextLink, type EventFact } from '@grow/ui';
import { eventSpan } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { seatsInWords, whereWords } from './eventWords';

/** When, where and for how many an event is; and how to take part in one that is neither over nor cancelled. */
export function eventFacts(event: GrowEvent, locale: Locale, canTakePart: boolean): EventFact[] {
  const { town, place } = whereWords(event);
  const seats = seatsInWords(event, locale);
  const map = eventMapAddress(event);
  return [
    {
      key: 'when',
      term: m.event_when(),
      children: (
        <>
          <time dateTime={event.startsAt.toISOString()}>
            <b>{m.event_span(eventSpan(event, locale))}</b>
          </time>
          <span>{m.event_time_zone({ zone: SEASON_TIME_ZONE.split('/')[1] ?? SEASON_TIME_ZONE })}</span>
        </>
      ),
    },
    {
      key: 'where',
      term: m.event_where(),
      children: (
        <>
          <b>{event.mode === 'hybrid' ? (event.place ?? town) : (place ?? town)}</b>
          {event.mode === 'hybrid' && <span>{[town, m.event_hybrid()].filter(Boolean).join('. ')}</span>}
          {event.mode === 'onsite' && place && !event.street && <span>{town}</span>}
          {event.street && <span>{event.street}</span>}
          {map && <TextLink href={map}>{m.event_map()}</TextLink>}
          {event.url && canTakePart && <TextLink href={event.url}>{m.event_take_part()}</TextLink>}
        </>
      ),
    },
    ...(event.bring
      ? [
          {
            key: 'bring',
            term: m.event_bring(),
            children: <b lang={langOf(event.writtenIn.bring, locale)}>{event.bring}</b>,
          },
        ]
      : []),
    {
      key: 'seats',
      term: m.event_seats_label(),
      children: (
        <>
          {seats && <b>{seats}</b>}
          <span>{m.event_free()}</span>
        </>
      ),
    },
  ];
}
