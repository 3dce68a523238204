import { actionItemLimits, type ActionItem } from './ActionItem';

/** Whether it was to be done by a week that is over. */
export const isActionItemOverdue = ({ state, dueWeek }: ActionItem, week: number): boolean =>
  state === 'open' && dueWeek !== undefined && dueWeek < week;

/** Whether the check-in of a week still asks about it: it is open, and nobody has answered in that week. */
export const awaitsAnswer = ({ state, answeredWeek }: ActionItem, week: number): boolean =>
  state === 'open' && answeredWeek !== week;

/** What comes soonest first: overdue, then by week, then what has none, the oldest first. */
function byDue(one: ActionItem, other: ActionItem): number {
  return (
    (one.dueWeek ?? Number.MAX_VALUE) - (other.dueWeek ?? Number.MAX_VALUE) ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * What a check-in asks about: everything open, and what was answered in this week, which can still be changed. What came up
 * after the team's last answer is among them: nobody has to wait for a week to do something.
 */
export const actionItemsOfPulse = <T extends ActionItem>(items: readonly T[], week: number): T[] =>
  items.filter(({ state, answeredWeek }) => state === 'open' || answeredWeek === week).sort(byDue);

/** Open ones, what is due soonest first. */
export const openActionItems = <T extends ActionItem>(items: readonly T[]): T[] =>
  items.filter(({ state }) => state === 'open').sort(byDue);

/** Answered ones, the latest first. */
export const settledActionItems = <T extends ActionItem>(items: readonly T[]): T[] =>
  items
    .filter(({ state }) => state !== 'open')
    .sort((one, other) => (other.answeredAt?.getTime() ?? 0) - (one.answeredAt?.getTime() ?? 0));

// A sentence ends at . ! or ? before a blank or the end; a number like 3.5 or an abbreviation like "z. B." with one letter before
// its point does not end one.
const END = /(?<=[.!?…]["”’»)]?)(?<!(?:^|[\s.])\p{L}\.)\s+(?=["“„«(]?[\p{Lu}\p{N}])|\n+/u;

/** A sentence as something to do: without its full stop, and no longer than an action item may be. */
export const actionItemText = (sentence: string): string =>
  [...sentence.replace(/\.$/, '')].slice(0, actionItemLimits.text).join('');

/** The sentences of a text, each of which can become an action item. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
