import { dateTimeInWords, spanInWords } from '@grow/core/time';
import {
  agendaFrom,
  eventMapAddress,
  hostsFrom,
  seatKindsOf,
  type EventText,
  type GrowEvent,
} from '@grow/core/event';
import { langOf } from '@grow/core/text';
import { seasonVerbs, seasonWeek, type Season } from '@grow/core/season';
import { useLocale, useSeason } from '@grow/shell';
import { Badge, EventView, TextLink, type EventFact } from '@grow/ui';
import { AddToCalendarMenu } from '../../../features/calendar';
import { CheckInCode } from '../../../features/checkIn';
import { eventVenue, eventSeats, isToday, posterOf, useUpcomingEvents } from '../../../features/event';
import { Markdown } from '../../../shared/markdown';
import { SeatBar, SeatBox, useSeatTime } from '../../../features/seat';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { EVENTS_ASKED } from './prefetch';

/** How many of the events that follow are shown. */
const EVENTS_AFTER = 3;

type KindProps = { event: GrowEvent; season: Season | null | undefined; now: Date };

function Kind({ event, season, now }: KindProps) {
  const { locale } = useLocale();
  const week = season ? seasonWeek(season, event.startsAt) : undefined;
  const verb = season && week !== undefined && seasonVerbs(season, locale)[week - 1];
  const isOver = event.status === 'published' && now >= event.endsAt;
  return (
    <>
      {event.status === 'cancelled' && <Badge tone="critical">{m.seat_off()}</Badge>}
      {event.status === 'draft' && <Badge tone="caution">{m.event_draft()}</Badge>}
      {isOver && <Badge>{m.event_over()}</Badge>}
      {!isOver && isToday(event, now) && <Badge tone="accent">{m.event_today()}</Badge>}
      {event.isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>}
      <Badge>{event.category}</Badge>
      {week !== undefined && verb && m.event_week_verb({ week, verb })}
    </>
  );
}

/** When, where and how many seats. */
function useFacts(event: GrowEvent): EventFact[] {
  const { locale } = useLocale();
  const seats = eventSeats(event, locale);
  const map = eventMapAddress(event);
  // A street names its town.
  const isAtHouse = event.mode === 'onsite' && Boolean(event.place && event.street);
  return [
    {
      key: 'when',
      term: m.event_when(),
      children: (
        <>
          <time dateTime={event.startsAt.toISOString()}>
            <b>{spanInWords(event, locale)}</b>
          </time>
          <span>{m.event_zone()}</span>
        </>
      ),
    },
    {
      key: 'where',
      term: m.event_where(),
      children: (
        <>
          <b>{isAtHouse ? event.place : eventVenue(event)}</b>
          {!isAtHouse && event.city && event.place && <span>{event.place}</span>}
          {event.street && <span>{event.street}</span>}
          {map && <TextLink href={map}>{m.event_map()}</TextLink>}
          {event.url && <TextLink href={event.url}>{m.event_take_part()}</TextLink>}
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
    ...(seats && seatKindsOf(event).length > 1
      ? [{ key: 'seats', term: m.event_seats_label(), children: <b>{seats}</b> }]
      : []),
  ];
}

function useFollowing(event: GrowEvent, season: Season | null | undefined) {
  const { locale } = useLocale();
  const { data } = useUpcomingEvents(EVENTS_ASKED);
  return (data?.items ?? [])
    .filter(({ id, startsAt }) => id !== event.id && startsAt >= event.startsAt)
    .slice(0, EVENTS_AFTER)
    .map((other) => ({
      key: other.id,
      href: fullPath(paths.eventPage(other.slug)),
      poster: posterOf(other, season),
      date: {
        dateTime: other.startsAt.toISOString(),
        text: dateTimeInWords(other.startsAt, locale),
      },
      title: other.title,
      lang: langOf(other.writtenIn.title, locale),
      place: eventVenue(other),
    }));
}

/** The page of an event that was found. */
export function EventPage({ event }: { event: GrowEvent }) {
  const { locale } = useLocale();
  const lang = (text: EventText) => langOf(event.writtenIn[text], locale);
  const season = useSeason().data;
  const facts = useFacts(event);
  const following = useFollowing(event, season);
  const now = useSeatTime([{ event, registration: undefined }]);
  return (
    <EventView
      poster={posterOf(event, season)}
      linkComponent={AppLink}
      back={{ href: fullPath(paths.events()), label: m.event_page_back() }}
      kind={<Kind event={event} season={season} now={now} />}
      title={event.title}
      titleLang={lang('title')}
      lead={event.summary}
      leadLang={lang('summary')}
      notice={
        event.status === 'cancelled' && (
          <>
            <b>{m.seat_off_note()}</b>
            {event.cancelMessage && <p>{event.cancelMessage}</p>}
          </>
        )
      }
      facts={facts}
      about={
        event.body
          ? {
              title: m.event_about(),
              children: (
                <div lang={lang('body')}>
                  <Markdown text={event.body} />
                </div>
              ),
            }
          : undefined
      }
      agenda={{
        title: m.event_agenda(),
        lang: lang('agenda'),
        items: agendaFrom(event.agenda).map(({ time, title, detail }, index) => ({
          ...{ key: `${index}`, dateTime: time, time, title },
          description: detail,
        })),
      }}
      hosts={{ title: m.event_hosts(), lang: lang('hosts'), people: hostsFrom(event.hosts) }}
      next={{ title: m.event_after(), events: following }}
      side={
        <SeatBox
          event={event}
          codeOf={(registration) => <CheckInCode registration={registration} eventTitle={event.title} />}
          calendar={<AddToCalendarMenu event={event} />}
        />
      }
      bar={event.status === 'published' && now < event.endsAt && <SeatBar event={event} />}
    />
  );
}
