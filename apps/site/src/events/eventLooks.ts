// Which event belongs to which week, and what it looks like: the same wherever it is shown.
import { pastEvents, upcomingEvents, weekOf, type GrowEvent } from '@grow/core';
import { pickPoster, seasonWord, type EventRowProps, type Letter } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';

/** An event with its week (1 to 11, undefined outside of them) and its poster. */
export type DrawnEvent = {
  readonly event: GrowEvent;
  readonly week: number | undefined;
  readonly poster: EventRowProps['poster'];
};

/** The letter of a week, 1 to 11; events outside of them take the first. */
export function weekLetter(week: number | undefined): Letter {
  return seasonWord[(week ?? 1) - 1] ?? 'E';
}

/** The events to come and those that are over, the next and the latest first. The season's last one gets the whole word. */
export function drawEvents({ season, events, now }: SiteContent): {
  coming: DrawnEvent[];
  past: DrawnEvent[];
} {
  const last = events.at(-1);
  const draw = (event: GrowEvent): DrawnEvent => {
    const week = weekOf(season, event.startsAt);
    const letter = weekLetter(week);
    const poster =
      event === last
        ? ({ letter, ink: 'rhubarb', kind: 'word' } as const)
        : { letter, ...pickPoster(event.slug) };
    return { event, week, poster };
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

/** Places in the room and online together; undefined where there is no limit. */
export function placesOf({ capacityOnsite, capacityOnline }: GrowEvent): number | undefined {
  const places = (capacityOnsite ?? 0) + (capacityOnline ?? 0);
  return places > 0 ? places : undefined;
}
