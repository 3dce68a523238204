import { daysInWords } from '@grow/core/time';
import type { GrowEvent } from '@grow/core/event';
import { datesOfSeasonWeek, seasonVerbs, seasonWeek, type Season } from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { EventRows, EventWeek, letterOfWeek } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { EventLine, type Seats } from './EventLine';

type EventListProps = {
  events: readonly GrowEvent[];
  /** Without one, or where it cannot be read, the events stand without weeks. */
  season: Season | null | undefined;
  seats: Seats;
};

/** Events in their order, put together where they fall into the same week; undefined is outside of the season. */
function byWeek(events: readonly GrowEvent[], season: Season): [number | undefined, GrowEvent[]][] {
  const weeks = new Map<number | undefined, GrowEvent[]>();
  for (const event of events) {
    const week = seasonWeek(season, event.startsAt);
    weeks.set(week, [...(weeks.get(week) ?? []), event]);
  }
  return [...weeks].sort(([a], [b]) => Number(a === undefined) - Number(b === undefined));
}

/** Events under the letters of their weeks; those outside the season come last. */
export function EventList({ events, season, seats }: EventListProps) {
  const { locale } = useLocale();
  const lines = (some: readonly GrowEvent[]) =>
    some.map((event) => <EventLine key={event.id} event={event} season={season} seats={seats} />);
  if (!season) return <EventRows>{lines(events)}</EventRows>;
  const current = seasonWeek(season, new Date()) ?? 0;
  const verbs = seasonVerbs(season, locale);
  return byWeek(events, season).map(([week, some]) => {
    if (week === undefined) {
      return (
        <EventWeek key="outside" letter={letterOfWeek(week)} week={1} state="next" title={m.events_outside()}>
          {lines(some)}
        </EventWeek>
      );
    }
    const dates = daysInWords(datesOfSeasonWeek(season, week), locale);
    return (
      <EventWeek
        key={week}
        letter={letterOfWeek(week)}
        week={week}
        state={week === current ? 'now' : week < current ? 'done' : 'next'}
        title={verbs[week - 1]}
        note={m.event_week({ week, dates })}
      >
        {lines(some)}
      </EventWeek>
    );
  });
}
