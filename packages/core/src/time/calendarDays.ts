// Calendar days, as `2024-11-04`, are counted in UTC, where every day has 24 hours.

const DAY_MS = 86_400_000;
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that there is, as `2024-02-29`. */
export function isCalendarDay(text: string): boolean {
  const at = utcOf(text);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** The calendar day so many days later, or earlier where they are less than 0. @throws RangeError for what is no day */
export const daysLater = (day: string, days: number): string =>
  new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later a calendar day is than another; less than 0 where it is earlier. */
export const daysBetween = (from: string, until: string): number => (utcOf(until) - utcOf(from)) / DAY_MS;

/** The day of the week of a calendar day; 1 is Monday. */
export const weekdayOf = (day: string): number => ((new Date(utcOf(day)).getUTCDay() + 6) % 7) + 1;
