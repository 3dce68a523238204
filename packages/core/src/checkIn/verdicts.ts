// What a desk says about a scan by itself, before or without the server.
import type { LocalText } from '../text/LocalText';
import { asSearched } from '../text/withoutAccents';
import type { RegistrationStatus } from '../event/EventRegistration';
import type { CheckInEvent, CheckInGuest, CheckInList } from './CheckInList';
import type { CheckInAnswer, CheckInOutcome, CheckInScan } from './CheckInScan';

/** What a desk says about a scan. */
export type CheckInVerdict =
  | { readonly kind: 'let_in' | 'again'; readonly since: Date | undefined; readonly desk: string | undefined }
  /** `online`: the seat is online, the room is for the desk to decide. */
  | { readonly kind: 'waiting' | 'cancelled' | 'online' }
  /** `taken_back`: the scan was taken back before it arrived. */
  | { readonly kind: 'taken_back' }
  /** Nobody is let in: the event was called off, or begins in more than twelve hours. */
  | { readonly kind: 'called_off' | 'too_early' }
  | { readonly kind: 'other_event'; readonly event: LocalText | undefined }
  /** `unknown`: the server has no such registration; `unlisted`: this device's list has none; `foreign`: no code of ours. */
  | { readonly kind: 'unknown' | 'unlisted' | 'foreign' }
  /** The server is asked. */
  | { readonly kind: 'asking' }
  /** The server will never take this scan; `code` is of an AppError. */
  | { readonly kind: 'refused'; readonly code: string };

/** Milliseconds before the start at which checking in begins. */
export const CHECK_IN_OPENS = 12 * 3_600_000;

/** A guest with the own scans that nobody has answered yet. */
export function guestWithScans(guest: CheckInGuest, scans: readonly CheckInScan[]): CheckInGuest {
  if (guest.status === 'attended') {
    const isTakenBack = scans.some(({ key, isTakenBack: isBack }) => isBack && key === guest.key);
    return isTakenBack ? { ...guest, status: 'registered', checkedInAt: undefined, desk: undefined } : guest;
  }
  const scan = pendingScan(guest.id, scans);
  return scan
    ? { ...guest, seat: 'onsite', status: 'attended', checkedInAt: scan.at, desk: scan.desk, key: scan.key }
    : guest;
}

/** The own unanswered scan that lets somebody in. */
export const pendingScan = (registrationId: string, scans: readonly CheckInScan[]): CheckInScan | undefined =>
  scans.find(
    (scan) =>
      scan.registrationId === registrationId &&
      !scan.isTakenBack &&
      !scan.isQuestion &&
      scan.refused === undefined,
  );

/** What the event, the list and the own scans say about a registration at `now`. */
export function localVerdict(
  registrationId: string,
  {
    event,
    list,
  }: { readonly event: CheckInEvent | null | undefined; readonly list: CheckInList | undefined },
  scans: readonly CheckInScan[],
  now: Date,
): CheckInVerdict {
  if (event?.status === 'cancelled') return { kind: 'called_off' };
  if (event && event.startsAt.getTime() - now.getTime() > CHECK_IN_OPENS) return { kind: 'too_early' };
  const guest = list?.guests.get(registrationId);
  const pending = pendingScan(registrationId, scans);
  if (!guest)
    return pending ? { kind: 'again', since: pending.at, desk: pending.desk } : { kind: 'unlisted' };
  const { status, seat, checkedInAt, desk } = guestWithScans(guest, scans);
  if (status === 'attended') return { kind: 'again', since: checkedInAt, desk };
  if (status === 'waitlisted') return { kind: 'waiting' };
  if (status === 'cancelled') return { kind: 'cancelled' };
  if (seat === 'online') return { kind: 'online' };
  return { kind: 'let_in', since: undefined, desk: undefined };
}

/** What the server's answer means. */
export function verdictOfAnswer({ outcome, checkedInAt, desk, event }: CheckInAnswer): CheckInVerdict {
  if (outcome === 'let_in' || outcome === 'again') return { kind: outcome, since: checkedInAt, desk };
  return outcome === 'other_event' ? { kind: outcome, event } : { kind: outcome };
}

const statusOutside: Partial<Record<CheckInOutcome, RegistrationStatus>> = {
  waiting: 'waitlisted',
  cancelled: 'cancelled',
  online: 'registered',
};

/** A guest after the server's answer to a scan; undefined where it says nothing about them. */
export function guestAfter(
  guest: CheckInGuest | undefined,
  { registrationId, key }: CheckInScan,
  answer: CheckInAnswer,
): CheckInGuest | undefined {
  const { outcome, name, seat, checkedInAt, desk } = answer;
  if (seat === undefined) return undefined;
  const known = guest ?? { id: registrationId, name: name ?? '', seat, team: undefined, key: undefined };
  const status = statusOutside[outcome];
  if (status) {
    return { ...known, seat, status, checkedInAt: undefined, desk: undefined, key: undefined };
  }
  if (outcome !== 'let_in' && outcome !== 'again') return undefined;
  return {
    ...known,
    seat,
    status: 'attended',
    checkedInAt,
    desk,
    key: outcome === 'let_in' ? key : known.key,
  };
}

/** How many are in, and how many have a seat; own scans count before they are answered. */
export function checkInFigures(
  list: CheckInList,
  scans: readonly CheckInScan[],
): { inside: number; expected: number } {
  const guests = [...list.guests.values()].map((guest) => guestWithScans(guest, scans));
  return {
    inside: guests.filter(({ status }) => status === 'attended').length,
    expected: guests.filter(({ status }) => status !== 'waitlisted' && status !== 'cancelled').length,
  };
}

/** The guests in whose name or team every word of the search begins a word, without regard to accents; at most `most`. */
export function findCheckInGuests(list: CheckInList, search: string, most: number): CheckInGuest[] {
  const words = asSearched(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = [...list.guests.values()].filter(({ name, team }) => {
    const parts = asSearched(`${name} ${team ?? ''}`).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return found.sort((a, b) => a.name.localeCompare(b.name)).slice(0, most);
}
