import { daysInWords } from '@grow/core/time';
import type { GrowEvent } from '@grow/core/event';
import { datesOfSeasonWeek, seasonVerbs, type Season } from '@grow/core/season';
import { langOf } from '@grow/core/text';
import { eventRowDate } from '@grow/shell';
import { Badge, EventRow, EventWeek, letterOfWeek } from '@grow/ui';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';
import { EventSeats } from './EventSeats';
import { ReserveLink } from './ReserveLink';
import { canReserve, groupByWeek, isOn, type DrawnEvent } from './eventLooks';
import { whereWords } from './eventWords';

function badgeOf(event: GrowEvent) {
  if (!isOn(event)) return <Badge tone="critical">{m.event_off()}</Badge>;
  return event.isMandatory ? <Badge tone="accent">{m.event_every_team()}</Badge> : undefined;
}

type EventLineProps = {
  drawn: DrawnEvent;
  now: Date;
  locale: Locale;
  /** Other lines have something to do: this one keeps its room, so that the columns stand below each other. */
  isAligned: boolean;
};

function EventLine({ drawn: { event, week, poster }, now, locale, isAligned }: EventLineProps) {
  const { town, place } = whereWords(event);
  const titleLang = langOf(event.writtenIn.title, locale);
  const summaryLang = langOf(event.writtenIn.summary, locale);
  return (
    <EventRow
      id={event.slug}
      href={pagePath(`event:${event.slug}`, locale)}
      data-category={event.category}
      data-mode={event.mode}
      data-city={event.city}
      data-mandatory={event.isMandatory ? '' : undefined}
      date={eventRowDate(event.startsAt, { week, now, locale })}
      poster={poster}
      title={titleLang ? <span lang={titleLang}>{event.title}</span> : event.title}
      summary={summaryLang && event.summary ? <span lang={summaryLang}>{event.summary}</span> : event.summary}
      place={{ name: town, detail: place }}
      badge={badgeOf(event)}
      capacity={<EventSeats event={event} now={now} locale={locale} />}
      action={canReserve(event, now) ? <ReserveLink event={event} size="sm" /> : isAligned && <span hidden />}
    />
  );
}

type EventListProps = {
  season: Season;
  /** 1 to 11 while the season runs, less before it, more after it. */
  currentWeek: number;
  now: Date;
  events: readonly DrawnEvent[];
  locale: Locale;
};

/** Events under the letters of their weeks. */
export function EventList({ season, currentWeek, now, events, locale }: EventListProps) {
  const verbs = seasonVerbs(season, locale);
  const isAligned = events.some(({ event }) => canReserve(event, now));
  return groupByWeek(events).map(({ week, events: inWeek }) => {
    const isOver = week !== undefined && week < currentWeek;
    return (
      <EventWeek
        key={week ?? 'outside'}
        letter={letterOfWeek(week)}
        week={week ?? 1}
        state={isOver ? 'done' : week === currentWeek ? 'now' : 'next'}
        title={week === undefined ? m.events_outside() : verbs[week - 1]}
        note={
          week !== undefined &&
          m.events_week({ week, dates: daysInWords(datesOfSeasonWeek(season, week), locale) })
        }
      >
        {inWeek.map((drawn) => (
          <EventLine key={drawn.event.slug} {...{ drawn, now, locale, isAligned }} />
        ))}
      </EventWeek>
    );
  });
}
