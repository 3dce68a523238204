import {
  overlappingEvents,
  type EventFigures,
  type EventRegistration,
  type GrowEvent,
} from '@grow/core/event';
import { langOf } from '@grow/core/text';
import { seasonWeek, type Season } from '@grow/core/season';
import { eventRowDate, useLocale } from '@grow/shell';
import { Badge, EventRow } from '@grow/ui';
import { eventVenue, isToday, posterOf } from '../../../features/event';
import { SeatAction, SeatCapacity } from '../../../features/seat';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** What is known about seats when a list of events is drawn. */
export type Seats = {
  readonly figures: ReadonlyMap<string, EventFigures>;
  /** By event; undefined until they are known: nothing is offered to do before. */
  readonly registrations: ReadonlyMap<string, EventRegistration> | undefined;
  readonly positions: ReadonlyMap<string, number> | undefined;
  /** The coming events one has registered for. */
  readonly own: readonly GrowEvent[];
};

type EventLineProps = { event: GrowEvent; season: Season | null | undefined; seats: Seats };

const badgeOf = (event: GrowEvent) => {
  if (event.status === 'cancelled') return <Badge tone="critical">{m.seat_off()}</Badge>;
  const now = new Date();
  if (now < event.endsAt && isToday(event, now)) return <Badge tone="accent">{m.event_today()}</Badge>;
  return event.isMandatory && <Badge tone="accent">{m.event_mandatory()}</Badge>;
};

/** An event of the list: when, what, where, how full, and the one thing to do. */
export function EventLine({ event, season, seats }: EventLineProps) {
  const { locale } = useLocale();
  const figures = seats.figures.get(event.id);
  const others = seats.own.filter(({ id }) => id !== event.id);
  return (
    <EventRow
      id={event.slug}
      date={eventRowDate(event.startsAt, {
        week: season ? seasonWeek(season, event.startsAt) : undefined,
        now: new Date(),
        locale,
      })}
      poster={posterOf(event, season)}
      title={<span lang={langOf(event.writtenIn.title, locale)}>{event.title}</span>}
      href={fullPath(paths.eventPage(event.slug))}
      linkComponent={AppLink}
      summary={event.summary && <span lang={langOf(event.writtenIn.summary, locale)}>{event.summary}</span>}
      place={{ name: eventVenue(event), ...(event.city && event.place ? { detail: event.place } : {}) }}
      capacity={event.status === 'cancelled' ? undefined : <SeatCapacity event={event} figures={figures} />}
      badge={badgeOf(event)}
      action={
        seats.registrations ? (
          <SeatAction
            event={event}
            figures={figures}
            registration={seats.registrations.get(event.id)}
            position={seats.positions?.get(event.id)}
            isWeighed={overlappingEvents(event, others).length > 0}
          />
        ) : (
          // Keeps the column, so that the others stay where they are when it is known.
          <span hidden />
        )
      }
    />
  );
}
