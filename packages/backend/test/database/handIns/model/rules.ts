// What the season asks for, in plain numbers: parts with their limits, spans of time, and Sundays in Berlin.
import { DAY, HOUR, SECOND } from '../handInWorld';

/** What a part says. */
export type Value = { text: string } | { links: string[] };

/** A week as every team has it. */
export interface Week {
  id: string;
  opensAt: number;
  dueAt: number;
  grace: number;
}

/** A step that the rules refuse: the code of the database and what it says beside it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail: unknown = null,
  ) {
    super(code);
  }
}

/** For how long a review is its reader's. */
export const REVIEW = 2 * HOUR;
/** For how long a verdict is taken back. */
export const PENDING = 5 * SECOND;
/** The longest note of a verdict, in characters. */
export const NOTE_LIMIT = 4000;

interface PartRule {
  isRequired: boolean;
  refuses: (value: Value) => string | null;
}
const words =
  (limit: number) =>
  (value: Value): string | null => {
    if (!('text' in value)) return 'shape';
    return Array.from(value.text).length > limit ? 'too_long' : null;
  };

/** The parts of the weeks in handInWorld that need nothing but words. */
export const PART_RULES: ReadonlyMap<string, PartRule> = new Map([
  ['claim', { isRequired: true, refuses: words(40) }],
  ['result', { isRequired: true, refuses: words(200) }],
  ['more', { isRequired: false, refuses: words(200) }],
  [
    'links',
    {
      isRequired: false,
      refuses: (value) => {
        if (!('links' in value)) return 'shape';
        return value.links.length > 2 ? 'too_many' : null;
      },
    },
  ],
]);

/** Whether a part says something. */
export const isReady = (value: Value): boolean =>
  'text' in value ? value.text.trim() !== '' : value.links.length > 0;

const berlin = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Berlin', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** The first Sunday, 23:59 in Berlin, that is at least 72 hours later. */
export function returnDue(from: number): number {
  const earliest = from + 3 * DAY;
  const midnight = Math.floor(earliest / DAY) * DAY;
  // In summer Berlin is two hours ahead, in winter one.
  const minutes = Array.from({ length: 9 }, (_, day) => [21, 22].map((hour) => [day, hour] as const)).flat();
  for (const [day, hour] of minutes) {
    const at = midnight + day * DAY + hour * HOUR + 59 * 60 * SECOND;
    if (at >= earliest && berlin.format(at) === 'Sun 23:59') return at;
  }
  throw new Error('A week without a Sunday');
}

/** By part, then by version. */
export const byKey = (
  one: { key: string; version: number },
  other: { key: string; version: number },
): number => one.key.localeCompare(other.key) || one.version - other.version;
