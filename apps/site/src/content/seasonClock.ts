import { SEASON_TIME_ZONE } from '@grow/core/time';

/** How far the season's clock is ahead of UTC at a time, in milliseconds. */
export function zoneOffset(date: Date): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: SEASON_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${clock.format(date).replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000;
}

/** Midnight at the beginning of a calendar day such as `2024-11-04`, where the season happens. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  return new Date(utc.getTime() - zoneOffset(utc));
}
