import { readRow } from '../db/readRow';
import { berlinDay, berlinDaysLater, parseBerlinTime } from '../time/berlinTime';
import { handInStates, type HandInState } from './HandIn';
import { handInVerdictFromRow, type HandInDecision, type HandInVerdict } from './HandInVerdict';

/** What may be typed in a review, in characters and sentences. */
export const reviewLimits = { note: 4000, advice: 280, adviceCount: 10 } as const;

/** For how long a verdict can be taken back before it counts, in milliseconds. */
export const VERDICT_MS = 5000;

/** A hand-in that waits for a review by whoever asks. */
export interface ReviewQueueEntry {
  readonly handInId: string;
  readonly teamId: string;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | undefined;
  readonly week: number;
  readonly version: number;
  readonly state: HandInState;
  readonly reviewerId: string | undefined;
  readonly handedInAt: Date;
  readonly isLate: boolean;
  /** Of a team without a mentor. */
  readonly isShared: boolean;
}

/** Reads a row of `review_queue()`. @throws AppError `malformed_row` naming the column. */
export function reviewQueueEntryFromRow(value: unknown): ReviewQueueEntry {
  const row = readRow('review_queue', value);
  return {
    handInId: row.requiredText('hand_in_id'),
    teamId: row.requiredText('team_id'),
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    logo: row.optionalText('logo'),
    week: row.number('week'),
    version: row.number('version'),
    state: row.oneOf('state', handInStates),
    reviewerId: row.optionalText('reviewer_id'),
    handedInAt: row.time('handed_in_at'),
    isLate: row.flag('is_late', false),
    isShared: row.flag('is_shared', false),
  };
}

/** What comes before and after a hand-in among those that wait. */
export interface ReviewPlace {
  /** Those of the same queue: of one's own teams, or of teams without a mentor. */
  readonly entries: readonly ReviewQueueEntry[];
  /** Where it stands among them, from 0; -1 for one that waits no longer. */
  readonly index: number;
  /** The nearest of them that nobody else reads. */
  readonly previous: ReviewQueueEntry | undefined;
  readonly next: ReviewQueueEntry | undefined;
}

/** Where a team's week stands in the queue of a reader. One that was judged meanwhile goes on to the first that waits. */
export function reviewPlace(
  queue: readonly ReviewQueueEntry[],
  slug: string,
  week: number,
  readerId: string,
): ReviewPlace {
  const is = (entry: ReviewQueueEntry) => entry.slug === slug && entry.week === week;
  const isShared = queue.find(is)?.isShared ?? queue.every((entry) => entry.isShared);
  const entries = queue.filter((entry) => entry.isShared === isShared);
  const index = entries.findIndex(is);
  const isFree = ({ reviewerId }: ReviewQueueEntry) => reviewerId === undefined || reviewerId === readerId;
  return {
    ...{ entries, index },
    previous: entries.slice(0, Math.max(index, 0)).findLast(isFree),
    next: entries.slice(index + 1).find(isFree),
  };
}

/** One thing that a team is to do, chosen in a review. */
export interface AdviceOfVerdict {
  /** The id that its action item gets, so that a second press adds nothing. */
  readonly id: string;
  readonly text: string;
  /** By the end of which week of the season. */
  readonly dueWeek: number | undefined;
  /** Who of the team does it; undefined where the team chooses. */
  readonly assignedTo: string | undefined;
}

/** A hand-in that somebody reviews, and where it is cached. */
export interface ReviewedHandIn {
  readonly handInId: string;
  readonly teamId: string;
  readonly milestoneId: string;
  /** The version that was read. */
  readonly version: number;
  /** Who reviews it. */
  readonly userId: string;
}

/** What is said of a version, and what the team is to do. */
export interface NewVerdict extends ReviewedHandIn {
  readonly decision: HandInDecision;
  /** What the team reads; to ask for a revision takes one. */
  readonly note: string;
  readonly advice: readonly AdviceOfVerdict[];
}

/** A verdict with the time from which it counts. */
export interface GivenVerdict extends HandInVerdict {
  readonly settlesAt: Date;
}

/** Reads a row of `hand_in_verdicts` as its author gets it. @throws AppError `malformed_row` naming the column. */
export const givenVerdictFromRow = (value: unknown): GivenVerdict => ({
  ...handInVerdictFromRow(value),
  settlesAt: readRow('hand_in_verdicts', value).time('settles_at'),
});

const HOUR_MS = 3_600_000;

/** When a hand-in that is returned now is due again: a Sunday at 23:59 in Berlin, at least 72 hours later. */
export function returnDueAt(now: Date): Date {
  const earliest = new Date(now.getTime() + 72 * HOUR_MS);
  const day = berlinDay(earliest);
  const end = parseBerlinTime(`${day}T23:59`);
  const sunday = berlinDaysLater(
    end.kind === 'time' ? end.at : earliest,
    (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7,
  );
  return sunday < earliest ? berlinDaysLater(sunday, 7) : sunday;
}
