import { datesOfWeek, weekOf, WEEKS, type GrowEvent, type Season } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Badge, EventRow, EventWeek, pickPoster, Text } from '@grow/ui';
import {
  daysInWords,
  eventDate,
  eventPlace,
  eventPlaces,
  letterOf,
  letterOfWeek,
} from '../../features/event';
import { weekVerbs } from '../../features/season';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

type EventListProps = { events: readonly GrowEvent[]; season: Season | null | undefined };

function Rows({ events, season }: EventListProps) {
  const { locale } = useLocale();
  return events.map((event) => (
    <EventRow
      key={event.id}
      date={eventDate(event, locale)}
      poster={{ ...pickPoster(event.slug), letter: letterOf(event, season) }}
      title={event.title}
      href={fullPath(paths.eventPage(event.slug))}
      linkComponent={AppLink}
      summary={event.summary}
      place={{ name: eventPlace(event), ...(event.place ? { detail: event.place } : {}) }}
      capacity={
        <Text as="span" step="small" tone="muted">
          {eventPlaces(event, locale)}
        </Text>
      }
      badge={event.isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>}
    />
  ));
}

/** Events under the letters of their weeks; those outside the season come last. */
export function EventList({ events, season }: EventListProps) {
  const { locale } = useLocale();
  if (!season) return <Rows events={events} season={season} />;
  const current = weekOf(season, new Date()) ?? 0;
  const verbs = weekVerbs();
  const outside = events.filter((event) => weekOf(season, event.startsAt) === undefined);
  return (
    <>
      {WEEKS.map(({ week }) => {
        const ofWeek = events.filter((event) => weekOf(season, event.startsAt) === week);
        if (ofWeek.length === 0) return null;
        const dates = daysInWords(datesOfWeek(season, week), locale);
        return (
          <EventWeek
            key={week}
            letter={letterOfWeek(week)}
            week={week}
            state={week === current ? 'now' : week < current ? 'done' : 'next'}
            title={verbs[week - 1]}
            note={m.event_week({ week, dates })}
          >
            <Rows events={ofWeek} season={season} />
          </EventWeek>
        );
      })}
      <Rows events={outside} season={season} />
    </>
  );
}
