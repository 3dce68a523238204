// How long a schedule of pg_cron is silent at most.

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** The values of a field such as `8-20`, a star, or a star with a step of five. */
function valuesOf(field, least, most) {
  const values = new Set();
  for (const part of field.split(',')) {
    const [range, step = '1'] = part.split('/');
    const [from, to = part.includes('/') ? String(most) : from] =
      range === '*' ? [String(least), String(most)] : range.split('-');
    for (let value = Number(from); value <= Number(to); value += Number(step)) values.add(value);
  }
  return values;
}

/**
 * The longest time between two turns of a schedule in milliseconds, looked for in the two weeks from a Monday on.
 * @param {string} schedule such as `10 seconds` or `23 8-20 * * *`
 */
export function longestGap(schedule) {
  const seconds = /^(\d+) seconds?$/.exec(schedule)?.[1];
  if (seconds) return Number(seconds) * 1000;
  const [minute, hour, day, month, weekday] = schedule.trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = [
    valuesOf(minute, 0, 59),
    valuesOf(hour, 0, 23),
    valuesOf(day, 1, 31),
    valuesOf(month, 1, 12),
    valuesOf(weekday, 0, 6),
  ];
  const start = Date.UTC(2024, 0, 1);
  let last = null;
  let longest = 0;
  for (let at = 0; at < 14 * DAY_MINUTES; at += 1) {
    const time = new Date(start + at * MINUTE_MS);
    const isTurn =
      minutes.has(time.getUTCMinutes()) &&
      hours.has(time.getUTCHours()) &&
      days.has(time.getUTCDate()) &&
      months.has(time.getUTCMonth() + 1) &&
      weekdays.has(time.getUTCDay());
    if (!isTurn) continue;
    if (last !== null) longest = Math.max(longest, at - last);
    last = at;
  }
  return longest * MINUTE_MS;
}
