import { describe, expect, test } from 'vitest';
import {
  isDueAtStart,
  isDueAtTick,
  judge,
  LONGEST_RETRY_AFTER_MS,
  networkRetryMs,
  patienceMs,
  readRetryAfter,
} from './refreshPolicy';

const NOW = Date.UTC(2024, 9, 15, 12);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

describe('when a session is due', () => {
  test.each([
    [91, false],
    [90, false],
    [89, true],
    [0, true],
    [-28_800, true],
  ])('start-up margin: %i seconds left → %s', (left, isDue) => {
    expect(isDueAtStart(inSeconds(left), NOW)).toBe(isDue);
  });

  test('start-up margin: a millisecond less than 90 seconds is due', () => {
    expect(isDueAtStart(inSeconds(90), NOW)).toBe(false);
    expect(isDueAtStart(inSeconds(90), NOW + 1)).toBe(true);
  });

  test.each([
    [121, false],
    [120, false],
    [119, true],
    [89, true],
    [-1, true],
  ])('tick: %i seconds left → %s', (left, isDue) => {
    expect(isDueAtTick(inSeconds(left), NOW)).toBe(isDue);
  });
});

describe('waits', () => {
  test('after network failures 200 ms doubling, while elapsed and next wait stay under 30 s', () => {
    const starts = [0];
    for (let attempt = 1; ; attempt += 1) {
      const wait = networkRetryMs(attempt, starts.at(-1) ?? 0);
      if (wait === null) break;
      starts.push((starts.at(-1) ?? 0) + wait);
    }
    expect(starts).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
  });

  test('a clock that stands still or runs back cannot make the retries endless', () => {
    expect(networkRetryMs(8, 0)).toBe(25_600);
    expect(networkRetryMs(9, 0)).toBeNull();
    expect(networkRetryMs(9, -600_000)).toBeNull();
  });

  test('patience doubles from 2 s to 60 s, and jitter spreads it over half to one and a half', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((count) => patienceMs(count, null, 0.5) / 1000)).toEqual([
      2, 4, 8, 16, 32, 60, 60,
    ]);
    expect([patienceMs(1, null, 0), patienceMs(1, null, 0.999)]).toEqual([1000, 2998]);
  });

  test('Retry-After is obeyed: never earlier, a little later, at most an hour', () => {
    expect(patienceMs(1, 10_000, 0)).toBe(10_000);
    expect(patienceMs(1, 10_000, 0.5)).toBe(11_000);
    expect(patienceMs(1, 999_999_999, 0)).toBe(LONGEST_RETRY_AFTER_MS);
    expect(patienceMs(5, 1_000, 0.5)).toBe(32_000);
  });

  test.each([
    ['7', 7000],
    [' 0 ', 0],
    [new Date(NOW + 12_000).toUTCString(), 12_000],
    [new Date(NOW - 12_000).toUTCString(), 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('Retry-After: %s → %s', (header, expected) => {
    expect(readRetryAfter(header, NOW)).toBe(expected);
  });
});

describe('what an answer means', () => {
  const rows: [number, string | null, ReturnType<typeof judge>][] = [
    [200, null, 'success'],
    ...[400, 401, 403].flatMap((status): [number, string | null, ReturnType<typeof judge>][] => [
      [status, 'refresh_token_not_found', 'final'],
      [status, null, 'patience'],
    ]),
    ...[500, 501, 502, 503, 504, 520, 525, 529, 530].map((status): [number, null, 'network'] => [
      status,
      null,
      'network',
    ]),
    ...[0, 301, 302, 307, 404, 408, 409, 418, 429, 431, 451, 505, 511, 519, 531].flatMap(
      (status): [number, string | null, 'patience'][] => [
        [status, null, 'patience'],
        [status, 'over_request_rate_limit', 'patience'],
      ],
    ),
  ];
  test.each(rows)('%i with the code %s: %s', (status, code, verdict) => {
    expect(judge(status, code)).toBe(verdict);
  });
});
