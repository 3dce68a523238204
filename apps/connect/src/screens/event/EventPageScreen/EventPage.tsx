import { dateTimeInWords } from '@grow/core/time';
import type { GrowEvent } from '@grow/core/event';
import { langOf } from '@grow/core/text';
import { seasonVerbs, seasonWeek, type Season } from '@grow/core/season';
import { useLocale, useSeason } from '@grow/shell';
import { Badge, EventView } from '@grow/ui';
import { AddToCalendarMenu } from '../../../features/calendar';
import { CheckInCode } from '../../../features/checkIn';
import { eventMain, eventVenue, isToday, posterOf, useUpcomingEvents } from '../../../features/event';
import { SeatBar, SeatBox, useSeatTime } from '../../../features/seat';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { EVENTS_ASKED } from './prefetch';

/** How many of the events that follow are shown. */
const EVENTS_AFTER = 3;

type KindProps = { event: GrowEvent; season: Season | null | undefined; isOver: boolean; now: Date };

function Kind({ event, season, isOver, now }: KindProps) {
  const { locale } = useLocale();
  const week = season ? seasonWeek(season, event.startsAt) : undefined;
  const verb = season && week !== undefined && seasonVerbs(season, locale)[week - 1];
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
  const season = useSeason().data;
  const following = useFollowing(event, season);
  const now = useSeatTime([{ event, registration: undefined }]);
  const isOver = event.status === 'published' && now >= event.endsAt;
  return (
    <EventView
      poster={posterOf(event, season)}
      linkComponent={AppLink}
      back={{ href: fullPath(paths.events()), label: m.event_page_back() }}
      kind={<Kind event={event} season={season} isOver={isOver} now={now} />}
      {...eventMain({ event, span: event, locale, canTakePart: !isOver && event.status !== 'cancelled' })}
      notice={
        event.status === 'cancelled' && (
          <>
            <b>{m.seat_off_note()}</b>
            {event.cancelMessage && <p>{event.cancelMessage}</p>}
          </>
        )
      }
      next={{ title: m.event_after(), events: following }}
      side={
        <SeatBox
          event={event}
          codeOf={(registration) => <CheckInCode registration={registration} eventTitle={event.title} />}
          calendar={<AddToCalendarMenu event={event} />}
        />
      }
      bar={event.status === 'published' && !isOver && <SeatBar event={event} />}
    />
  );
}
