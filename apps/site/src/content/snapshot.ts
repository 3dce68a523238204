// The committed content of the site: one season and its public events, as the database gives them.
import {
  berlinDay,
  dateOfDay,
  eventFromRow,
  seasonDay,
  seasonFromRow,
  type GrowEvent,
  type Season,
} from '@grow/core';
import { zoneOffset } from './seasonClock';
import committed from './snapshot.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** What `content:pull` writes: rows of `seasons` and `events`, read by core. */
export type Snapshot = {
  /** Sample content pretends that today is this day of its season (1 = first); null for real content. */
  readonly pinnedDay: number | null;
  readonly season: unknown;
  readonly events: readonly unknown[];
};

/** What all pages of one build are drawn from. */
export type SiteContent = {
  readonly season: Season;
  /** In the order they begin. */
  readonly events: readonly GrowEvent[];
  readonly now: Date;
};

/** Moves a moment by whole days and keeps its hour on the season's clock, across summer time too. */
function moveDays(date: Date, days: number): Date {
  const moved = new Date(date.getTime() + days * DAY_MS);
  return new Date(moved.getTime() + zoneOffset(date) - zoneOffset(moved));
}

/**
 * Reads a snapshot for a moment: sample content is moved so that its pinned day falls on it.
 * @throws AppError `malformed_row` naming the column.
 */
export function readContent(now: Date, snapshot: Snapshot = committed): SiteContent {
  const season = seasonFromRow(snapshot.season);
  const events = snapshot.events
    .map(eventFromRow)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (snapshot.pinnedDay === null) return { season, events, now };

  const shift = seasonDay(season, now) - snapshot.pinnedDay;
  const move = (date: Date) => moveDays(date, shift);
  return {
    season: {
      ...season,
      startsOn: dateOfDay({ startsOn: berlinDay(now) }, 2 - snapshot.pinnedDay),
      teamClosesAt: season.teamClosesAt && move(season.teamClosesAt),
    },
    events: events.map((event) => ({ ...event, startsAt: move(event.startsAt), endsAt: move(event.endsAt) })),
    now,
  };
}
