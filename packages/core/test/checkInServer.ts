// The server behind check-in as the database behaves, in memory, behind a network that loses questions and answers.
import { AppError } from '../src/errors/AppError';
import type { AppErrorCode } from '../src/errors/AppErrorCode';
import type { CheckInEvent, CheckInGuest } from '../src/checkIn/CheckInList';
import type { CheckInRepository } from '../src/checkIn/checkInRepository';
import type { CheckInStorage } from '../src/checkIn/checkInStorage';
import type { CheckInAnswer } from '../src/checkIn/CheckInScan';

export const EVENT = 'e0000000-0000-4000-8000-000000000000';
export const guestId = (index: number): string =>
  `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** What becomes of one call; `questionLate`: it arrives long after whoever asked has given up. */
export type Fate = 'ok' | 'questionLost' | 'answerLost' | 'questionLate';

const lost = () => new AppError('network', { status: 0 });

/** A server with that many guests; `now` is its clock, `pass` lets time pass before anything is done and after. */
export function checkInServer(count: number, now: () => Date, pass: () => Promise<void>) {
  const guests = new Map<string, CheckInGuest>(
    Array.from({ length: count }, (_, index) => [
      guestId(index),
      {
        id: guestId(index),
        name: `Guest ${index}`,
        seat: 'onsite' as const,
        status: 'registered' as const,
        ...{ team: undefined, checkedInAt: undefined, desk: undefined, key: undefined },
      },
    ]),
  );
  /** Who was let in by which scan, in order. */
  const accepted: { id: string; key: string }[] = [];
  const takenBack = new Set<string>();
  /** What the event says of itself beside its name. */
  const event: Partial<Pick<CheckInEvent, 'status' | 'startsAt'>> = {};
  let calls = 0;

  const later = async () => {
    for (let passed = 0; passed < 80; passed += 1) await pass();
  };

  /** A line to the server; `fate` says what happens to each call, `refusal` what the server answers instead. */
  function line(
    fate: () => Fate,
    refusal: () => AppErrorCode | undefined = () => undefined,
  ): CheckInRepository {
    const call = async <T>(work: () => T): Promise<T> => {
      calls += 1;
      const what = fate();
      await pass();
      if (what === 'questionLost') throw lost();
      if (what === 'questionLate') {
        void later().then(work);
        throw lost();
      }
      const code = refusal();
      if (code) throw new AppError(code);
      const answer = work();
      await pass();
      if (what === 'answerLost') throw lost();
      return answer;
    };
    return {
      readEvent: (slug) =>
        call(() =>
          slug === 'evening'
            ? {
                id: EVENT,
                slug,
                title: { en: 'An evening', de: '' },
                status: 'published' as const,
                startsAt: now(),
                ...event,
              }
            : undefined,
        ),
      readList: (eventId) =>
        call(() => ({
          asOf: now(),
          total: guests.size,
          people: eventId === EVENT ? [...guests.values()] : [],
        })),
      checkIn: (scan) =>
        call((): CheckInAnswer => {
          const guest = guests.get(scan.registrationId);
          const nothing = {
            name: undefined,
            seat: undefined,
            checkedInAt: undefined,
            desk: undefined,
            event: undefined,
          };
          if (!guest) return { ...nothing, outcome: 'unknown' };
          const { name, seat, checkedInAt, desk } = guest;
          const found = { ...nothing, name, seat };
          if (takenBack.has(scan.key)) return { ...found, outcome: 'taken_back' };
          if (guest.status === 'attended') {
            return { ...found, outcome: guest.key === scan.key ? 'let_in' : 'again', checkedInAt, desk };
          }
          if (guest.status !== 'registered' && !scan.letsIn)
            return { ...found, outcome: guest.status === 'waitlisted' ? 'waiting' : 'cancelled' };
          if (seat === 'online' && !scan.letsIn) return { ...found, outcome: 'online' };
          const came = { checkedInAt: scan.at, desk: scan.desk };
          guests.set(guest.id, { ...guest, ...came, seat: 'onsite', status: 'attended', key: scan.key });
          accepted.push({ id: guest.id, key: scan.key });
          return { ...found, ...came, seat: 'onsite', outcome: 'let_in' };
        }),
      takeBack: ({ registrationId, key }) =>
        call(() => {
          const guest = guests.get(registrationId);
          if (!guest) throw new AppError('not_registered');
          takenBack.add(key);
          const back = {
            status: 'registered' as const,
            checkedInAt: undefined,
            desk: undefined,
            key: undefined,
          };
          const next = guest.key === key ? { ...guest, ...back } : guest;
          guests.set(registrationId, next);
          return {
            ...{
              id: registrationId,
              eventId: EVENT,
              userId: 'u',
              seat: next.seat,
              status: next.status,
              ticket: 1,
            },
            ...{ offerExpiresAt: undefined, cancelledAt: undefined, cancelledFrom: undefined },
            ...{ checkedInAt: next.checkedInAt, desk: next.desk },
          };
        }),
    };
  }
  return { guests, accepted, event, line, calls: () => calls };
}

/** A device's storage; `isFull` makes it refuse what is written. */
export function deviceStorage(): CheckInStorage & { isFull: boolean; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    isFull: false,
    names: () => [...texts.keys()],
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
      texts.set(name, text);
    },
    remove: (name) => {
      texts.delete(name);
    },
  };
}
