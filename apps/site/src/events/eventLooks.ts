// Which event belongs to which week, and what it looks like: the same wherever it is shown.
import { pastEvents, upcomingEvents, type GrowEvent } from '@grow/core/event';
import { seasonWeek } from '@grow/core/season';
import { eventPoster, type EventRowProps } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';

/** An event with its week (1 to 11, undefined outside of them) and its poster. */
export type DrawnEvent = {
  readonly event: GrowEvent;
  readonly week: number | undefined;
  readonly poster: EventRowProps['poster'];
};

/** Whether an event takes place; one that was called off is shown, and counts on nobody. */
export const isOn = ({ status }: GrowEvent): boolean => status === 'published';

/** Whether one may still register for an event. */
export const canReserve = (event: GrowEvent, now: Date): boolean => isOn(event) && event.startsAt > now;

/** The season's last event that takes place. */
export const finalOf = (events: readonly GrowEvent[]): GrowEvent | undefined => events.filter(isOn).at(-1);

/** The events to come and those that are over, the next and the latest first. */
export function drawEvents({ season, events, now }: SiteContent): {
  coming: DrawnEvent[];
  past: DrawnEvent[];
} {
  const draw = (event: GrowEvent): DrawnEvent => {
    const week = seasonWeek(season, event.startsAt);
    return { event, week, poster: eventPoster(event, week) };
  };
  return { coming: upcomingEvents(events, now).map(draw), past: pastEvents(events, now).map(draw) };
}

/** Events by week, in the order of the season; those outside of the eleven weeks come last. */
export function groupByWeek(
  drawn: readonly DrawnEvent[],
): { week: number | undefined; events: DrawnEvent[] }[] {
  const weeks = new Map<number | undefined, DrawnEvent[]>();
  for (const one of drawn) weeks.set(one.week, [...(weeks.get(one.week) ?? []), one]);
  return [...weeks]
    .map(([week, events]) => ({ week, events }))
    .sort((a, b) => (a.week ?? Infinity) - (b.week ?? Infinity));
}

/** Seats in the room and online together, of those that are limited; undefined where none is. */
export function seatCount({ capacityOnsite, capacityOnline }: GrowEvent): number | undefined {
  const seats = (capacityOnsite ?? 0) + (capacityOnline ?? 0);
  return seats > 0 ? seats : undefined;
}
