// What browsers report: nothing while nobody wants it, counts and no rows about anybody, bounds that hold, and thirty days.
import { cleanMessage, reportWords } from '../../../../core/src/report/cleanMessage';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { only } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});
beforeEach(async () => {
  await sql`delete from private.browser_reports`;
  await sql`delete from private.web_vitals`;
  await sql`update private.report_settings set is_on = true, share = 0.1, minute = '-infinity', calls = 0`;
});

const now = new Date('2024-12-05T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const failure = {
  ...{ kind: 'error', app: 'connect', release: 'Bx1', route: '/teams/:slug', code: 'TypeError' },
  ...{ message: 'is not a function', stack: 'index-Bx1.js:1:20' },
};
const vital = { kind: 'vital', app: 'site', route: '/events', device: 'phone', metric: 'LCP', value: 900 };
const take = async (reports: unknown, { share = 0.1, chance = 0, at = now } = {}) =>
  only(
    await sql<{ taken: number }[]>`
      select private.take_reports(${sql.json(reports as never)}, ${share}, ${chance}, ${at}) as taken`,
  ).taken;
const kept = () =>
  sql`select code, message, stack, count, first_at, last_at from private.browser_reports order by id`;

describe('while nobody wants it', () => {
  it('nothing is taken, and nothing is counted', async () => {
    await sql`update private.report_settings set is_on = false`;
    expect(await take([failure, vital])).toBe(0);
    expect(await kept()).toHaveLength(0);
    expect(only(await sql`select calls from private.report_settings`)).toEqual({ calls: 0 });
  });
});

describe('what is alike', () => {
  it('becomes one row that counts, with the first and the last time', async () => {
    expect(await take([failure, failure])).toBe(2);
    await take([failure], { at: later(5) });
    expect(await kept()).toMatchObject([{ count: 3, first_at: now, last_at: later(5) }]);
  });

  it('adds up in the step of a histogram that holds the value', async () => {
    for (const value of [499, 500, 501, 99_999]) await take([{ ...vital, value }]);
    const { counts } = only(await sql<{ counts: number[] }[]>`select counts from private.web_vitals`);
    expect([counts[0], counts[1], counts.at(-1), counts.length]).toEqual([2, 1, 1, 13]);
  });
});

describe('a browser that lies', () => {
  it('keeps nothing that a person typed or is called, wherever it stands', async () => {
    const message = `Jonna "Petersen" of jonna@grow.example, 'Kiel' 0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11 is undefined at https://grow.example/teams/spelzwerk?token=abc`;
    await take([
      { ...failure, message, stack: 'Jonna\nindex-Bx1.js:1:20\nhttps://elsewhere.example/x.js:1:2' },
    ]);
    const [row] = await kept();
    expect(row?.['stack']).toBe('index-Bx1.js:1:20');
    for (const secret of ['Jonna', 'Petersen', 'Kiel', 'grow', '0b7e0ac3', 'spelzwerk', 'abc', 'token'])
      expect(String(row?.['message'])).not.toContain(secret);
    expect(row?.['message']).toContain('is undefined');
  });

  it.each([
    ['an address as route', { ...failure, route: '/teams/jonna.petersen@grow.example' }],
    ['a route without a beginning', { ...failure, route: 'teams' }],
    ['another app', { ...failure, app: 'elsewhere' }],
    ['another kind', { ...failure, kind: 'visit' }],
    ['words as code', { ...failure, code: 'Jonna Petersen' }],
    ['no code', { ...failure, code: null }],
    ['a device that is none', { ...vital, device: 'Mozilla/5.0' }],
    ['a metric that is none', { ...vital, metric: 'FID' }],
    ['a value that is none', { ...vital, value: 'much' }],
    ['a negative value', { ...vital, value: -1 }],
    ['a text', 'Jonna'],
  ])('with %s is not taken, and the rest of the call is', async (_what, wrong) => {
    expect(await take([wrong, failure])).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('is not heard with more than a call may hold', async () => {
    expect(await take(Array.from({ length: 21 }, () => failure))).toBe(0);
    expect(await take([{ ...failure, more: 'x'.repeat(16_000) }])).toBe(0);
    expect(await take({ failure })).toBe(0);
    expect(await take([failure], { share: 2 })).toBe(0);
  });

  it('fills no more than a minute and a day hold', async () => {
    await sql`update private.report_settings set minute = date_trunc('minute', ${now}::timestamptz), calls = 119`;
    expect(await take([failure])).toBe(1);
    expect(await take([failure])).toBe(0);
    expect(await take([failure], { at: later(1) })).toBe(1);
    await sql`insert into private.browser_reports (day, app, kind, release, route, code, message, stack, first_at, last_at)
      select '2024-12-05', 'connect', 'error', 'r' || n, '/', 'Error', '', '', now(), now() from generate_series(1, 499) n`;
    expect(await take([{ ...failure, code: 'RangeError' }, failure], { at: later(2) })).toBe(1);
  });
});

describe('the share', () => {
  it('lets a page send less than it was stamped with, and never more', async () => {
    await sql`update private.report_settings set share = 0.05`;
    expect(await take([failure], { share: 0.1, chance: 0.49 })).toBe(1);
    expect(await take([failure], { share: 0.1, chance: 0.51 })).toBe(0);
    await sql`update private.report_settings set share = 1`;
    expect(await take([failure], { share: 0.1, chance: 0.99 })).toBe(1);
  });
});

describe('the words', () => {
  it('are the same in core and here', async () => {
    const { words } = only(await sql<{ words: string[] }[]>`select private.report_words() as words`);
    expect(words).toEqual([...reportWords]);
  });

  it.each([
    "Cannot read properties of undefined (reading 'name')",
    'Failed to fetch dynamically imported module: https://grow.example/connect/assets/TeamScreen-Bx1.js',
    'timeout of "Jonna" is not valid JSON (at /rest/v1/teams?x=1)',
  ])('leave alone what core has cleaned: %s', async (message) => {
    const cleaned = cleanMessage(message);
    expect(only(await sql`select private.clean_report_text(${cleaned}) as text`)).toEqual({ text: cleaned });
  });
});

describe('the clock', () => {
  it('forgets what is older than thirty days, piece by piece', async () => {
    await take([failure, vital]);
    await take([failure, vital], { at: new Date('2024-12-06T12:00:00Z') });
    const tidy = async (day: string, limit: number) =>
      only(await sql`select private.tidy_browser_reports(${limit}, ${new Date(`${day}T12:00:00Z`)}) as gone`)
        .gone as number;
    expect(await tidy('2025-01-04', 500)).toBe(0);
    expect(await tidy('2025-01-05', 1)).toBe(1);
    expect(await tidy('2025-01-05', 500)).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});
