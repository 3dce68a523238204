// What a desk knows, kept in one snapshot that is replaced whenever something changes.
import type { CheckInDeskOptions, CheckInSnapshot, CheckInScanResult } from './CheckInDesk';
import { withGuest, type CheckInEvent, type CheckInGuest, type CheckInList } from './CheckInList';
import { createListStore, createScanStore } from './checkInStorage';
import type { CheckInScan } from './CheckInScan';

/** Results that are shown again; older ones are in the list of the event. */
const MOST_RESULTS = 200;

/** A result after the list was read: who came in by which scan, and since when. */
export function resultAfterList(
  result: CheckInScanResult,
  guest: CheckInGuest | undefined,
  isQueued: boolean,
): CheckInScanResult {
  if (guest?.status !== 'attended' || result.isTakenBack) return result;
  const { checkedInAt: since, desk } = guest;
  const { kind } = result.verdict;
  if (guest.key === result.key)
    return { ...result, verdict: { kind: 'let_in', since, desk }, isAnswered: true };
  if (kind === 'again') return { ...result, verdict: { kind, since, desk } };
  // Another tab has sent this scan, and another desk had been first.
  if ((kind === 'let_in' || kind === 'asking') && !result.isAnswered && !isQueued)
    return { ...result, verdict: { kind: 'again', since, desk }, isAnswered: true };
  return result;
}

const noted = (before: CheckInScanResult, after: CheckInScanResult): CheckInScanResult =>
  before.verdict.kind === 'let_in' && after.verdict.kind !== 'let_in'
    ? { ...after, isCorrected: true }
    : after;

/** Opens the state with what the device kept. */
export function createCheckInState({
  slug,
  userId,
  storage,
}: Pick<CheckInDeskOptions, 'slug' | 'userId' | 'storage'>) {
  const scans = createScanStore(storage, userId);
  const stored = createListStore(storage, userId, slug);
  const listeners = new Set<() => void>();
  const kept = stored.read();
  let snapshot: CheckInSnapshot = {
    event: kept?.event,
    list: kept?.list,
    results: [],
    scans: scans.list(),
    others: scans.countOthers(),
    link: 'connecting',
    error: undefined,
    isKept: true,
  };

  const set = (changes: Partial<CheckInSnapshot>): void => {
    snapshot = { ...snapshot, ...changes, scans: scans.list() };
    for (const listener of listeners) listener();
  };
  const setEventAndList = (event: CheckInEvent, list: CheckInList): void => {
    const isNew = list.guests !== snapshot.list?.guests;
    const queued = new Set(scans.list().map(({ key }) => key));
    const results = snapshot.results.map((result) =>
      noted(
        result,
        resultAfterList(result, list.guests.get(result.registrationId ?? ''), queued.has(result.key)),
      ),
    );
    set({ event, list, results });
    if (isNew) stored.write({ event, list });
  };

  return {
    scans,
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set,
    setEventAndList,
    /** Shows the scans that an earlier page has left, of this event. */
    restore() {
      const results = scans
        .list()
        .filter(({ eventId, isTakenBack }) => eventId === snapshot.event?.id && !isTakenBack)
        .map((scan): CheckInScanResult => ({
          key: scan.key,
          at: scan.at,
          desk: scan.desk,
          registrationId: scan.registrationId,
          guest: snapshot.list?.guests.get(scan.registrationId),
          verdict:
            scan.refused === undefined
              ? { kind: 'let_in', since: scan.at, desk: scan.desk }
              : { kind: 'refused', code: scan.refused },
          isAnswered: false,
          isTakenBack: false,
          isCorrected: false,
        }));
      set({ results: results.reverse() });
    },
    keep(scan: CheckInScan) {
      const isKept = scans.put(scan);
      set(isKept ? {} : { isKept });
    },
    add(result: CheckInScanResult): CheckInScanResult {
      set({ results: [result, ...snapshot.results].slice(0, MOST_RESULTS) });
      return result;
    },
    changeResult(key: string, change: (result: CheckInScanResult) => Partial<CheckInScanResult>) {
      set({
        results: snapshot.results.map((one) =>
          one.key === key ? noted(one, { ...one, ...change(one) }) : one,
        ),
      });
    },
    /** What `change` makes of a guest; undefined leaves the list as it is. */
    changeGuest(id: string, change: (guest: CheckInGuest | undefined) => CheckInGuest | undefined) {
      const { event, list } = snapshot;
      const next = list && change(list.guests.get(id));
      if (event && list && next) setEventAndList(event, withGuest(list, next));
    },
    close() {
      listeners.clear();
    },
  };
}
