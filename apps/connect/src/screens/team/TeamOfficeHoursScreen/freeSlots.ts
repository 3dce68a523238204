import type { BookableSlot } from '@grow/core/office-hour';

/** The times ahead that nobody has: of the team's own mentor, or of those who are open to all. */
export const freeSlots = (slots: readonly BookableSlot[], now: Date, isOwn: boolean): BookableSlot[] =>
  slots.filter(
    ({ isOfOwnMentor, isTaken, startsAt }) => isOfOwnMentor === isOwn && !isTaken && startsAt > now,
  );
