/** Days of a season: eleven weeks of seven days. */
export const seasonDays = 77;

/**
 * Which day of the season it is: 0 on the first day, 77 when it is over, never outside 0 to 77.
 * `startsOn` is a date such as `2024-11-04`; days begin at midnight where the reader is.
 */
export const dayOfSeason = (startsOn: string, now: Date): number => {
  const here = now.getTime() - now.getTimezoneOffset() * 60_000;
  return Math.min(Math.max(Math.floor((here - Date.parse(startsOn)) / 86_400_000), 0), seasonDays);
};

/**
 * Moves every now marker to today, so that a page drawn yesterday is right. A marker says with `data-start` when the
 * season begins and with `data-step` how far one day is, in percent of the drawing's width.
 */
export const attachNow = (now: Date): void => {
  document.querySelectorAll<SVGElement>('[data-start]').forEach((marker) => {
    const { start = '', step } = marker.dataset;
    marker.setAttribute('x', `${dayOfSeason(start, now) * Number(step)}%`);
  });
};
