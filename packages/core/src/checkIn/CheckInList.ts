import { readRow } from '../db/readRow';
import {
  registrationStatuses,
  seatKinds,
  type RegistrationStatus,
  type SeatKind,
} from '../event/EventRegistration';
import type { LocalText } from '../text/LocalText';
import { eventStatuses, type EventStatus } from '../event/GrowEvent';

/** Somebody who has registered for an event, as a check-in desk knows them. */
export interface CheckInGuest {
  /** The registration's id, which the code carries. */
  readonly id: string;
  readonly name: string;
  readonly seat: SeatKind;
  readonly status: RegistrationStatus;
  readonly team: string | undefined;
  readonly checkedInAt: Date | undefined;
  /** Where they were let in, as the desk called itself. */
  readonly desk: string | undefined;
  /** The scan that let them in. */
  readonly key: string | undefined;
}

/** The event of a check-in desk. */
export interface CheckInEvent {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly status: EventStatus;
  readonly startsAt: Date;
}

/** Everybody of an event by registration. */
export interface CheckInList {
  /** The server's time of the last answer. */
  readonly asOf: Date;
  readonly guests: ReadonlyMap<string, CheckInGuest>;
}

/** An answer: everybody, or who has changed; `total` counts everybody. */
export interface CheckInPage {
  readonly asOf: Date;
  readonly total: number;
  readonly people: readonly CheckInGuest[];
}

function guestFromRow(value: unknown): CheckInGuest {
  const row = readRow('check_in_list', value);
  return {
    id: row.requiredText('id'),
    name: row.optionalText('name') ?? '',
    seat: row.oneOf('seat', seatKinds),
    status: row.oneOf('status', registrationStatuses),
    team: row.optionalText('team'),
    checkedInAt: row.optionalTime('checked_in_at'),
    desk: row.optionalText('desk'),
    key: row.optionalText('key'),
  };
}

const guestRow = ({ checkedInAt, ...guest }: CheckInGuest) => ({
  ...guest,
  checked_in_at: checkedInAt?.toISOString(),
});

/** Reads an answer of `check_in_list`. @throws AppError `malformed_row` naming the column. */
export function checkInPageFromRow(value: unknown): CheckInPage {
  const row = readRow('check_in_list', value);
  return {
    asOf: row.time('as_of'),
    total: row.number('total'),
    people: row.list('people', guestFromRow),
  };
}

/** A list as an answer would bring it whole; `checkInPageFromRow` reads it. */
export const checkInListRow = ({ asOf, guests }: CheckInList) => ({
  as_of: asOf.toISOString(),
  total: guests.size,
  people: [...guests.values()].map(guestRow),
});

/** Reads what a desk asks of a row of `events`. @throws AppError `malformed_row` naming the column. */
export function checkInEventFromRow(value: unknown): CheckInEvent {
  const row = readRow('events', value);
  return {
    id: row.requiredText('id'),
    slug: row.requiredText('slug'),
    title: row.requiredLocalText('title'),
    status: row.oneOf('status', eventStatuses),
    startsAt: row.time('starts_at'),
  };
}

/** An event as its row would bring it; `checkInEventFromRow` reads it. */
export const checkInEventRow = ({ startsAt, title, ...event }: CheckInEvent) => ({
  ...event,
  title_en: title.en,
  title_de: title.de,
  starts_at: startsAt.toISOString(),
});

/** The list with one guest as they are now. */
export function withGuest(list: CheckInList, guest: CheckInGuest): CheckInList {
  return { ...list, guests: new Map(list.guests).set(guest.id, guest) };
}

/** The list after an answer that holds everybody. */
export const checkInListFromPage = ({ asOf, people }: CheckInPage): CheckInList => ({
  asOf,
  guests: new Map(people.map((guest) => [guest.id, guest])),
});

const isSame = (a: CheckInGuest | undefined, b: CheckInGuest): boolean =>
  a !== undefined && JSON.stringify(guestRow(a)) === JSON.stringify(guestRow(b));

/**
 * The list after an answer that holds only who has changed; undefined where somebody is missing or too many afterwards, so
 * that everybody has to be read again. A list that stays as it was keeps its guests.
 */
export function mergeCheckInList(list: CheckInList, page: CheckInPage): CheckInList | undefined {
  const changed = page.people.filter((guest) => !isSame(list.guests.get(guest.id), guest));
  const guests =
    changed.length === 0
      ? list.guests
      : new Map([...list.guests, ...changed.map((guest) => [guest.id, guest] as const)]);
  return guests.size === page.total ? { asOf: page.asOf, guests } : undefined;
}
