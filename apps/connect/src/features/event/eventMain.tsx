import {
  agendaFrom,
  eventMapAddress,
  hostsFrom,
  seatKindsOf,
  type EventText,
  type GrowEvent,
  type TimeSpan,
} from '@grow/core/event';
import { langOf } from '@grow/core/text';
import { spanInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { TextLink, type EventFact, type EventMainProps } from '@grow/ui';
import { Markdown } from '../../shared/markdown';
import { m } from '../../paraglide/messages';
import { eventSeats, eventVenue } from './eventWords';

type Described = Pick<
  GrowEvent,
  EventText | 'writtenIn' | 'mode' | 'city' | 'street' | 'url' | 'capacityOnsite' | 'capacityOnline'
>;

type EventMainInput = {
  event: Described;
  /** Left out while nobody knows it. */
  span: TimeSpan | undefined;
  /** In which the words around the event's own are. */
  locale: Locale;
  /** Not in an event that is over or cancelled. */
  canTakePart?: boolean;
};

/** When, where, what to bring and how many seats. */
function factsOf({ event, span, locale, canTakePart = true }: EventMainInput): EventFact[] {
  const seats = eventSeats(event, locale);
  const map = eventMapAddress(event);
  const say = { locale };
  // A street names its town.
  const isAtHouse = event.mode === 'onsite' && Boolean(event.place && event.street);
  const when = span && (
    <>
      <time dateTime={span.startsAt.toISOString()}>
        <b>{spanInWords(span, locale)}</b>
      </time>
      <span>{m.event_zone({}, say)}</span>
    </>
  );
  const where = (
    <>
      <b>{isAtHouse ? event.place : eventVenue(event, say)}</b>
      {!isAtHouse && event.city && event.place && <span>{event.place}</span>}
      {event.street && <span>{event.street}</span>}
      {map && <TextLink href={map}>{m.event_map({}, say)}</TextLink>}
      {event.url && canTakePart && <TextLink href={event.url}>{m.event_take_part({}, say)}</TextLink>}
    </>
  );
  const bring = event.bring && <b lang={langOf(event.writtenIn.bring, locale)}>{event.bring}</b>;
  return [
    ...(when ? [{ key: 'when', term: m.event_when({}, say), children: when }] : []),
    { key: 'where', term: m.event_where({}, say), children: where },
    ...(bring ? [{ key: 'bring', term: m.event_bring({}, say), children: bring }] : []),
    ...(seats && seatKindsOf(event).length > 1
      ? [{ key: 'seats', term: m.event_seats_label({}, say), children: <b>{seats}</b> }]
      : []),
  ];
}

/** What the page of an event says of it, and the preview of its form. */
export function eventMain(input: EventMainInput): Omit<EventMainProps, 'kind' | 'level' | 'children'> {
  const { event, locale } = input;
  const say = { locale };
  const lang = (text: EventText) => langOf(event.writtenIn[text], locale);
  return {
    title: event.title,
    titleLang: lang('title'),
    lead: event.summary,
    leadLang: lang('summary'),
    facts: factsOf(input),
    about: event.body
      ? {
          title: m.event_about({}, say),
          children: (
            <div lang={lang('body')}>
              <Markdown text={event.body} />
            </div>
          ),
        }
      : undefined,
    agenda: {
      title: m.event_agenda({}, say),
      lang: lang('agenda'),
      items: agendaFrom(event.agenda).map(({ time, title, detail }, index) => ({
        ...{ key: `${index}`, dateTime: time, time, title },
        description: detail,
      })),
    },
    hosts: { title: m.event_hosts({}, say), lang: lang('hosts'), people: hostsFrom(event.hosts) },
  };
}
