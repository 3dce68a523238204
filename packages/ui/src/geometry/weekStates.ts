/** How a week stands: by time alone (done, now, next) or by what a mentor said about its hand-in. */
export const weekStates = ['done', 'now', 'next', 'accepted', 'review', 'returned', 'missed'] as const;
/** A state of a week. */
export type WeekState = (typeof weekStates)[number];

/** States by time alone: passed weeks done, this one now, the others next. `day` 0 to 77, null outside a season. */
export const weekStatesOn = (day: number | null): WeekState[] =>
  Array.from({ length: 11 }, (_, week) => {
    if (day === null) return 'next';
    const current = Math.floor(day / 7);
    return week < current ? 'done' : week === current ? 'now' : 'next';
  });
