import type { HandInPartState, HandInPhase } from '@grow/core/hand-in';
import type { Locale } from '@grow/shell';
import { dateParts, weekdayInWords } from '@grow/core/time';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';

/** What stands beside the number of the week; nothing while one simply writes. */
export const phaseBadges: Partial<Record<HandInPhase, { tone: BadgeTone; words: () => string }>> = {
  upcoming: { tone: 'muted', words: m.hand_in_state_next },
  closed: { tone: 'critical', words: m.hand_in_state_missed },
  replaceable: { tone: 'review', words: m.hand_in_state_handed_in },
  waiting: { tone: 'review', words: m.hand_in_state_handed_in },
  in_review: { tone: 'review', words: m.hand_in_state_review },
  accepted: { tone: 'positive', words: m.hand_in_state_accepted },
  changes_requested: { tone: 'caution', words: m.hand_in_state_revise },
};

/** What stands beside a part. */
export const partStateWords: Record<HandInPartState, (version: number) => string> = {
  ready: () => m.hand_in_part_ready(),
  missing: () => m.hand_in_part_missing(),
  optional: () => m.hand_in_part_optional(),
  changed: () => m.hand_in_part_changed(),
  asBefore: (version) => m.hand_in_part_as_before({ version }),
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, one: () => string, many: (input: { count: number }) => string) =>
  count === 1 ? one() : many({ count });

/** `3 days 10 hours`, `9 hours 21 minutes`, `4 minutes`: its two largest units. */
export function lengthInWords(ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.max(Math.floor((ms % HOUR) / MINUTE), 0);
  const inDays = counted(days, m.hand_in_day, m.hand_in_days);
  const inHours = counted(hours, m.hand_in_hour, m.hand_in_hours);
  const inMinutes = counted(minutes, m.hand_in_minute, m.hand_in_minutes);
  if (days > 0) return hours > 0 ? `${inDays} ${inHours}` : inDays;
  if (hours > 0) return minutes > 0 ? `${inHours} ${inMinutes}` : inHours;
  return inMinutes;
}

/** `Sunday 8 December, 23:59`. */
export const longTimeInWords = (at: Date, locale: Locale): string =>
  `${weekdayInWords(at, locale)}, ${dateParts(at, locale).time}`;
