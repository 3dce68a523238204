// How long a schedule is silent: too long a gap would call a clock that stands still on time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCheckout } from './checkout.mjs';
import { longestGap } from './schedule.mjs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

for (const [schedule, gap] of [
  ['10 seconds', 10_000],
  ['1 second', 1_000],
  ['* * * * *', MINUTE],
  ['*/5 * * * *', 5 * MINUTE],
  ['*/10 * * * *', 10 * MINUTE],
  ['23 8-20 * * *', 12 * HOUR],
  ['53 3 * * *', 24 * HOUR],
  ['0 9 * * 1', 7 * 24 * HOUR],
  ['0,30 * * * *', 30 * MINUTE],
])
  test(`“${schedule}” is silent for ${gap / 1000} s at most`, () => assert.equal(longestGap(schedule), gap));

test('the guide schedules every job in a way that is understood, and this checkout is read whole', () => {
  const { jobs, migrations, functions, buckets } = readCheckout();
  assert.ok(jobs.length > 15);
  for (const { name, schedule } of jobs) assert.ok(longestGap(schedule) > 0, name);
  assert.match(migrations.at(-1), /^\d{14}$/);
  assert.ok(functions.length > 5);
  assert.deepEqual(buckets.map(({ id }) => id).sort(), ['avatars', 'hand-ins', 'logos', 'story-pictures']);
});
