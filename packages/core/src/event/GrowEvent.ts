import { readRow } from '../db/readRow';

/** What an event is about. */
export const eventCategories = ['Grow', 'Workshop', 'Info'] as const;
/** What an event is about. */
export type EventCategory = (typeof eventCategories)[number];

/** How one takes part. */
export const eventModes = ['onsite', 'online', 'hybrid'] as const;
/** How one takes part. */
export type EventMode = (typeof eventModes)[number];

/** Who may read an event. */
export const eventVisibilities = ['public', 'members'] as const;
/** Who may read an event: everyone, or the logged in. */
export type EventVisibility = (typeof eventVisibilities)[number];

/** How far an event is. */
export const eventStatuses = ['draft', 'published', 'cancelled'] as const;
/** How far an event is: a draft only organisers read, a cancelled one is shown as called off. */
export type EventStatus = (typeof eventStatuses)[number];

/** Something that happens in a season. */
export interface GrowEvent {
  readonly id: string;
  readonly seasonId: string;
  /** Last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** '' where nothing was written. */
  readonly summary: string;
  /** Markdown; '' where nothing was written. */
  readonly body: string;
  readonly category: EventCategory;
  readonly mode: EventMode;
  /** Whether every team has to send somebody. */
  readonly isMandatory: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string | undefined;
  readonly city: string | undefined;
  /** An http or https address; anything else is left out. */
  readonly url: string | undefined;
  /** Places in the room; undefined where there is no limit or no room. */
  readonly capacityOnsite: number | undefined;
  /** Places online; undefined where there is no limit or no stream. */
  readonly capacityOnline: number | undefined;
  readonly visibility: EventVisibility;
  readonly status: EventStatus;
  /** How often what a calendar shows has changed. */
  readonly sequence: number;
  /** What organisers said when they called it off; '' where nothing. */
  readonly cancelMessage: string;
}

/** Reads a row of `events`. @throws AppError `malformed_row` naming the column. */
export function eventFromRow(value: unknown): GrowEvent {
  const row = readRow('events', value);
  const url = row.optionalText('url')?.trim();
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    slug: row.requiredText('slug'),
    title: row.requiredText('title'),
    summary: row.optionalText('summary') ?? '',
    body: row.optionalText('body') ?? '',
    category: row.oneOf('category', eventCategories),
    mode: row.oneOf('mode', eventModes),
    isMandatory: row.flag('mandatory', false),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    place: row.optionalText('place'),
    city: row.optionalText('city'),
    // An address from the database becomes a link: only the two harmless schemes do.
    url: url !== undefined && /^https?:\/\//i.test(url) ? url : undefined,
    capacityOnsite: row.optionalNumber('capacity_onsite'),
    capacityOnline: row.optionalNumber('capacity_online'),
    visibility: row.oneOf('visibility', eventVisibilities),
    status: row.oneOf('status', eventStatuses),
    sequence: row.number('sequence'),
    cancelMessage: row.optionalText('cancel_message') ?? '',
  };
}

/** The events that have not ended, the next one first. */
export function upcomingEvents(events: readonly GrowEvent[], now: Date): GrowEvent[] {
  return events
    .filter((event) => event.endsAt.getTime() > now.getTime())
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The events that have ended, the latest first. */
export function pastEvents(events: readonly GrowEvent[], now: Date): GrowEvent[] {
  return events
    .filter((event) => event.endsAt.getTime() <= now.getTime())
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
}
