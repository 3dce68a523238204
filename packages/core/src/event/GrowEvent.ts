import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';
import { inLocale, localeOfText, type LocalText } from '../text/LocalText';

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

/** What every event has, whatever language is read. */
interface EventFacts {
  readonly id: string;
  readonly seasonId: string;
  /** Last part of its address. */
  readonly slug: string;
  readonly category: EventCategory;
  readonly mode: EventMode;
  /** Whether every team has to send somebody. */
  readonly isMandatory: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly city: string | undefined;
  /** Street, number and town, as a map finds them. */
  readonly street: string | undefined;
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

/** The texts of an event, each in both languages; agenda and hosts as lines (see `agendaFrom`, `hostsFrom`). */
export const eventTexts = ['title', 'summary', 'body', 'place', 'bring', 'agenda', 'hosts'] as const;
/** A text of an event. */
export type EventText = (typeof eventTexts)[number];

/** Something that happens in a season, in both languages as it is stored; `eventIn` gives it in one. */
export type StoredEvent = EventFacts & Readonly<Record<EventText, LocalText>>;

/** Something that happens in a season, in the language of a reader. A text that was not written in it is in the other. */
export interface GrowEvent extends EventFacts {
  readonly title: string;
  /** '' where nothing was written. */
  readonly summary: string;
  /** Markdown; '' where nothing was written. */
  readonly body: string;
  readonly place: string | undefined;
  /** What to bring; '' where nothing was written. */
  readonly bring: string;
  /** Lines, see `agendaFrom`; '' where nothing was written. */
  readonly agenda: string;
  /** Lines, see `hostsFrom`; '' where nothing was written. */
  readonly hosts: string;
  /** The language that each text is in. */
  readonly writtenIn: Readonly<Record<EventText, Locale>>;
}

/** Reads a row of `events`. @throws AppError `malformed_row` naming the column. */
export function eventFromRow(value: unknown): StoredEvent {
  const row = readRow('events', value);
  const url = row.optionalText('url')?.trim();
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    slug: row.requiredText('slug'),
    title: row.requiredLocalText('title'),
    summary: row.localText('summary'),
    body: row.localText('body'),
    place: row.localText('place'),
    bring: row.localText('bring'),
    agenda: row.localText('agenda'),
    hosts: row.localText('hosts'),
    category: row.oneOf('category', eventCategories),
    mode: row.oneOf('mode', eventModes),
    isMandatory: row.flag('mandatory', false),
    startsAt: row.time('starts_at'),
    endsAt: row.time('ends_at'),
    city: row.optionalText('city'),
    street: row.optionalText('street'),
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

/** The event, or as much of one as there is, for somebody who reads `locale`. */
export function eventIn<Event extends Readonly<Record<EventText, LocalText>>>(
  event: Event,
  locale: Locale,
): Omit<Event, EventText> & Pick<GrowEvent, EventText | 'writtenIn'> {
  const written = eventTexts.map((name) => [name, localeOfText(event[name], locale)] as const);
  return {
    ...event,
    title: inLocale(event.title, locale),
    summary: inLocale(event.summary, locale),
    body: inLocale(event.body, locale),
    place: inLocale(event.place, locale) || undefined,
    bring: inLocale(event.bring, locale),
    agenda: inLocale(event.agenda, locale),
    hosts: inLocale(event.hosts, locale),
    writtenIn: Object.fromEntries(written) as Record<EventText, Locale>,
  };
}

type Dated = Pick<GrowEvent, 'startsAt' | 'endsAt'>;

/** The events that have not ended, the next one first. */
export function upcomingEvents<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  return events
    .filter((event) => event.endsAt.getTime() > now.getTime())
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The events that have ended, the latest first. */
export function pastEvents<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  return events
    .filter((event) => event.endsAt.getTime() <= now.getTime())
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
}
