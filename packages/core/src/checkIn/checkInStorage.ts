// What a desk keeps on its device: the list, so that names show without a network, and every scan until it is answered.
import {
  checkInEventFromRow,
  checkInEventRow,
  checkInListRow,
  checkInPageFromRow,
  checkInListFromPage,
} from './CheckInList';
import type { CheckInEvent, CheckInList } from './CheckInList';
import { scanFromText, scanText, type CheckInScan } from './CheckInScan';

/** Texts by name that outlive the page, such as `localStorage`. Everything may throw. */
export interface CheckInStorage {
  names(): readonly string[];
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
}

// Names of people begin like drafts: they are forgotten when somebody signs out. Scans hold ids alone, and are kept until
// the person whose they are is here again.
const LIST_PREFIX = 'grow-draft-check-in:';
const SCAN_PREFIX = 'grow-scan:';

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** The scans of one person that are not answered yet, whichever event they are for. */
export interface ScanStore {
  /** The oldest first. */
  list(): readonly CheckInScan[];
  get(key: string): CheckInScan | undefined;
  /** Whether it outlives the page. */
  put(scan: CheckInScan): boolean;
  remove(key: string): void;
  /** How many scans of other people are on this device. */
  countOthers(): number;
}

/** Opens the scans of a person. Every scan has a name of its own, so that two tabs never overwrite each other. */
export function createScanStore(storage: CheckInStorage, userId: string): ScanStore {
  const prefix = `${SCAN_PREFIX}${userId}:`;
  // What the storage refused lives as long as the page; null hides what it would not let go of.
  const page = new Map<string, CheckInScan | null>();
  const kept = (): CheckInScan[] =>
    attempt(
      () =>
        storage
          .names()
          .filter((name) => name.startsWith(prefix))
          .flatMap((name) => scanFromText(storage.read(name) ?? '') ?? []),
      [],
    );
  const list = () =>
    [...kept().filter(({ key }) => !page.has(key)), ...[...page.values()].flatMap((scan) => scan ?? [])].sort(
      (a, b) => a.at.getTime() - b.at.getTime() || a.key.localeCompare(b.key),
    );
  return {
    list,
    get: (key) => list().find((scan) => scan.key === key),
    put(scan) {
      // A question is answered now or never.
      if (scan.isQuestion) page.set(scan.key, scan);
      if (scan.isQuestion) return true;
      const isKept = attempt(() => {
        storage.write(prefix + scan.key, scanText(scan));
        return true;
      }, false);
      if (isKept) page.delete(scan.key);
      else page.set(scan.key, scan);
      return isKept;
    },
    remove(key) {
      const isGone = attempt(() => {
        storage.remove(prefix + key);
        return true;
      }, false);
      if (isGone) page.delete(key);
      else page.set(key, null);
    },
    countOthers: () =>
      attempt(
        () =>
          storage.names().filter((name) => name.startsWith(SCAN_PREFIX) && !name.startsWith(prefix)).length,
        0,
      ),
  };
}

/** What a desk knows of its event. */
export interface StoredCheckIn {
  readonly event: CheckInEvent;
  readonly list: CheckInList;
}

/** The last list of an event on this device, which only its reader reads again. */
export function createListStore(storage: CheckInStorage, userId: string, slug: string) {
  const name = `${LIST_PREFIX}${userId}:${slug}`;
  return {
    read: (): StoredCheckIn | undefined =>
      attempt(() => {
        const text = storage.read(name);
        if (text === null) return undefined;
        const { event, list } = JSON.parse(text) as { event: unknown; list: unknown };
        return { event: checkInEventFromRow(event), list: checkInListFromPage(checkInPageFromRow(list)) };
      }, undefined),
    /** A list that finds no room is only missed after a reload. */
    write: ({ event, list }: StoredCheckIn): void =>
      attempt(
        () =>
          storage.write(name, JSON.stringify({ event: checkInEventRow(event), list: checkInListRow(list) })),
        undefined,
      ),
  };
}
