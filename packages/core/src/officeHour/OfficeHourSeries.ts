import { readRow } from '../db/readRow';

/** Who may book: the teams that the mentor looks after, or every team. */
export const officeHourAudiences = ['own', 'all'] as const;

/** Who may book. */
export type OfficeHourAudience = (typeof officeHourAudiences)[number];

/** How many characters may be typed, as the database counts them. */
export const officeHourLimits = { agenda: 280, word: 280, note: 600, url: 500, items: 10 } as const;

/** How long a meeting may take, in minutes, and how far a series may reach. */
export const officeHourBounds = { shortest: 10, longest: 120, mostSlots: 300 } as const;

/** What is typed of a series. Times are what the clock on the wall in Berlin shows, on both sides of its changes. */
export interface OfficeHourRule {
  /** 1 is Monday. */
  readonly weekday: number;
  /** As `16:30`. */
  readonly from: string;
  /** As `18:10`. */
  readonly to: string;
  /** How long each slot is. */
  readonly minutes: number;
  /** From this day on, as `2024-12-10`. */
  readonly firstOn: string;
  /** Until this day, which is in it. The same as the first where it happens once. */
  readonly lastOn: string;
  readonly audience: OfficeHourAudience;
  /** The link to the call, http or https. */
  readonly url: string | undefined;
}

/** Office hours of a mentor that come back every week. */
export interface OfficeHourSeries extends OfficeHourRule {
  readonly id: string;
  readonly mentorId: string;
}

/** Why a series has no slot at a time. */
export const seriesObstacles = ['past', 'holiday', 'week_off', 'no_such_time', 'taken', 'away'] as const;

/**
 * Why a series has no slot at a time: it is over; nobody works that day; the week asks for nothing; the clock skips it in spring;
 * the mentor has another slot then; the mentor is away.
 */
export type SeriesObstacle = (typeof seriesObstacles)[number];

/** An event that the mentor has a seat at. */
export interface ClashingEvent {
  readonly slug: string;
  readonly titleEn: string;
  readonly titleDe: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** One slot that a series would have, before it is saved. */
export interface PreviewedSlot {
  /** The day in Berlin, as `2024-12-10`. */
  readonly on: string;
  /** What the clock there shows, as `16:30`. */
  readonly time: string;
  /** Undefined where the clock skips that time. */
  readonly startsAt: Date | undefined;
  /** Undefined where it can be had. */
  readonly obstacle: SeriesObstacle | undefined;
  /** Does not stand in the way, but is said. */
  readonly event: ClashingEvent | undefined;
}

const wallTime = (text: string): string => text.slice(0, 5);

/** Reads what a clash says of an event. @throws AppError `malformed_row` */
export function clashingEventFromRow(value: unknown): ClashingEvent {
  const row = readRow('clashing_event', value);
  return {
    slug: row.requiredText('slug'),
    titleEn: row.text('title_en'),
    titleDe: row.text('title_de'),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
  };
}

/** Reads a row of `office_hour_series`. @throws AppError `malformed_row` naming the column. */
export function officeHourSeriesFromRow(value: unknown): OfficeHourSeries {
  const row = readRow('office_hour_series', value);
  return {
    id: row.requiredText('id'),
    mentorId: row.requiredText('mentor_id'),
    weekday: row.number('weekday'),
    from: wallTime(row.requiredText('from_time')),
    to: wallTime(row.requiredText('to_time')),
    minutes: row.number('minutes'),
    firstOn: row.day('first_on'),
    lastOn: row.day('last_on'),
    audience: row.oneOf('audience', officeHourAudiences),
    url: row.optionalText('url'),
  };
}

/** Reads a row of `preview_series`. @throws AppError `malformed_row` naming the column. */
export function previewedSlotFromRow(value: unknown): PreviewedSlot {
  const row = readRow('preview_series', value);
  return {
    on: row.day('on_date'),
    time: wallTime(row.requiredText('wall_time')),
    startsAt: row.optionalTime('starts_at'),
    obstacle: row.optionalOneOf('obstacle', seriesObstacles),
    event: row.optional('event', clashingEventFromRow),
  };
}
