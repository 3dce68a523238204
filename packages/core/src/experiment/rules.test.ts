import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildExperiment, buildSeason } from '../testing';
import { blankExperiment, tractionMetrics, type Experiment } from './Experiment';
import {
  centsFromText,
  experimentFaults,
  experimentTitle,
  filteredExperiments,
  inLogOrder,
  numberFromText,
  proposedVerdict,
  unitParts,
  verdictCounts,
} from './experimentRules';
import {
  countedDay,
  countedExperiments,
  countedWeek,
  currentMedian,
  goalDay,
  goalPace,
  medianSteps,
  runningTotals,
  tractionOf,
} from './traction';

const season = buildSeason();
const now = new Date('2024-12-05T12:00:00Z');
const none = { interviews: 0, testUsers: 0, preOrders: 0, revenueCents: 0 };

describe('the title of a test', () => {
  it.each([
    ['Drop test with a cheese dairy. Twelve parcels, 24 hours.', 'Drop test with a cheese dairy'],
    ['Preisfrage, sechs Shops: Je ein Preis.', 'Preisfrage, sechs Shops'],
    [
      'Wir fragten ca. 12 Leute, z. B. auf dem Markt. Alle sagten ja.',
      'Wir fragten ca. 12 Leute, z. B. auf dem Markt',
    ],
    ['Two headlines\nOne week', 'Two headlines'],
    ['Would you pay?', 'Would you pay?'],
    ['', 'They pay'],
    ['  ', 'They pay'],
  ])('of "%s" is "%s"', (method, title) => {
    expect(experimentTitle({ method, hypothesis: 'They pay. Soon.' })).toBe(title);
  });

  it('is never longer than a line, and cut between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (method) => {
        const title = experimentTitle({ method, hypothesis: '' });
        expect([...title].length).toBeLessThanOrEqual(90);
        expect(title).not.toContain('\n');
        expect(() => encodeURIComponent(title)).not.toThrow();
      }),
    );
  });
});

describe('what the numbers propose', () => {
  it.each([
    [3, 4, 'held', 'above'],
    [3, 3, 'held', 'equal'],
    [3, 2.9, 'failed', 'below'],
    [-1, 0, 'held', 'above'],
  ] as const)('of %s needed and %s seen is %s: %s', (target, result, verdict, comparison) => {
    expect(proposedVerdict({ target, result })).toEqual({ verdict, comparison });
  });

  it('is nothing while a number is missing', () => {
    expect(proposedVerdict({ target: 3, result: undefined })).toBeUndefined();
    expect(proposedVerdict({ target: undefined, result: 0 })).toBeUndefined();
  });
});

describe('numbers as people type them', () => {
  it.each([
    ['4', 4],
    [' 0,38 ', 0.38],
    ['-2.5', -2.5],
    ['−2', -2],
    ['', undefined],
    ['four', 'invalid'],
    ['1,284,000', 'invalid'],
    ['1234567890', 'invalid'],
    ['0.1234', 'invalid'],
    ['1e5', 'invalid'],
  ])('"%s" is %s', (text, number) => {
    expect(numberFromText(text)).toBe(number);
  });

  it.each([
    ['12,50 €', 1250],
    ['€ 3', 300],
    ['0.1', 10],
    ['1.005', 'invalid'],
    ['-1', 'invalid'],
    [' ', undefined],
  ])('"%s" is %s cents', (text, cents) => {
    expect(centsFromText(text)).toBe(cents);
  });

  it('cents are read exactly, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
        expect(centsFromText(text)).toBe(cents);
      }),
    );
  });

  it.each([
    ['of 12 below 7 °C', { total: 12, unit: 'below 7 °C' }],
    ['von 6 Shops', { total: 6, unit: 'Shops' }],
    ['of the shops', { total: undefined, unit: 'of the shops' }],
    [' orders ', { total: undefined, unit: 'orders' }],
  ])('the unit "%s" is %o', (unit, parts) => {
    expect(unitParts(unit)).toEqual(parts);
  });
});

describe('what is wrong with a test', () => {
  const good = buildExperiment();
  it.each([
    ['date_missing', { happenedOn: '' }],
    ['date_ahead', { happenedOn: '2024-12-06' }],
    ['date_before_season', { happenedOn: '2024-11-03' }],
    ['hypothesis_missing', { hypothesis: ' \n' }],
    ['hypothesis_too_long', { hypothesis: 'x'.repeat(241) }],
    ['method_missing', { method: '' }],
    ['method_too_long', { method: 'x'.repeat(401) }],
    ['unit_too_long', { unit: 'x'.repeat(41) }],
    ['seen_missing', { seen: '' }],
    ['seen_too_long', { seen: 'x'.repeat(1201) }],
    ['next_step_too_long', { nextStep: 'x'.repeat(401) }],
    ['too_many_links', { links: Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`) }],
    ['link', { links: ['ftp://a.example'] }],
    ['link', { links: ['https://'] }],
    ['value', { adds: { ...none, preOrders: 1.5 } }],
    ['value', { adds: { ...none, interviews: 1_000_001 } }],
  ])('is %s (%#)', (fault, fields) => {
    expect(experimentFaults({ ...good, ...fields }, season, now)).toEqual([fault]);
  });

  it('is nothing where it is open and nothing was seen, or a draft that is empty', () => {
    expect(experimentFaults(good, season, now)).toEqual([]);
    expect(experimentFaults({ ...good, verdict: 'open', seen: '' }, season, now)).toEqual([]);
    expect(experimentFaults({ ...blankExperiment('2024-12-05'), isDraft: true }, season, now)).toEqual([]);
    expect(experimentFaults({ ...good, hypothesis: '🥕'.repeat(240) }, season, now)).toEqual([]);
  });

  it('asks Berlin for the day', () => {
    const midnight = new Date('2024-12-05T23:30:00Z');
    expect(experimentFaults({ ...good, happenedOn: '2024-12-06' }, season, midnight)).toEqual([]);
  });
});

const day = (number: number) => new Date(Date.UTC(2024, 10, 3 + number)).toISOString().slice(0, 10);
const anyExperiment = fc
  .record({
    id: fc.uuid(),
    teamId: fc.constantFrom('own', 'merged'),
    happenedOn: fc.integer({ min: 1, max: 77 }).map(day),
    verdict: fc.constantFrom('open', 'held', 'failed', 'unclear'),
    authorId: fc.constantFrom('ada', 'bob', undefined),
    isDraft: fc.boolean(),
    adds: fc.record({
      interviews: fc.nat(20),
      testUsers: fc.nat(20),
      preOrders: fc.nat(20),
      revenueCents: fc.nat(9999),
    }),
  })
  .map((fields) => buildExperiment(fields as Partial<Experiment>));

describe('days of a season', () => {
  it.each([
    ['2024-11-04', 1, 1],
    ['2024-11-10', 7, 1],
    ['2024-11-11', 8, 2],
    ['2025-01-19', 77, 11],
    ['2024-10-01', 1, 1],
    ['2025-03-01', 77, 11],
  ])('%s counts to day %i, week %i', (date, dayNumber, week) => {
    expect(countedDay(season, date)).toBe(dayNumber);
    expect(countedWeek(season, date)).toBe(week);
  });
});

describe('running totals', () => {
  it('step on each day that adds something', () => {
    const tests = [
      buildExperiment({ happenedOn: day(24), adds: { ...none, testUsers: 1 } }),
      buildExperiment({ happenedOn: day(30), adds: { ...none, testUsers: 2 } }),
      buildExperiment({ happenedOn: day(30), adds: { ...none, testUsers: 3 } }),
      buildExperiment({ happenedOn: day(31), adds: none }),
    ];
    expect(runningTotals(tests, 'testUsers', season)).toEqual([
      { day: 24, total: 1 },
      { day: 30, total: 6 },
    ]);
    expect(runningTotals([], 'testUsers', season)).toEqual([]);
  });

  it('rise, and end at the sum, in any order of the log', () => {
    fc.assert(
      fc.property(fc.array(anyExperiment), fc.constantFrom(...tractionMetrics), (tests, metric) => {
        const totals = runningTotals(tests, metric, season);
        for (const [index, { day: at, total }] of totals.entries()) {
          expect(at).toBeGreaterThan(totals[index - 1]?.day ?? 0);
          expect(total).toBeGreaterThan(totals[index - 1]?.total ?? 0);
        }
        expect(totals.at(-1)?.total ?? 0).toBe(tractionOf(tests)[metric]);
        expect(runningTotals([...tests].reverse(), metric, season)).toEqual(totals);
      }),
    );
  });
});

describe('what counts for a team', () => {
  it('is its own, and of merged teams the weeks in which it has none; no drafts', () => {
    fc.assert(
      fc.property(fc.array(anyExperiment), (tests) => {
        const counted = countedExperiments(tests, 'own', season);
        const weeksOf = (team: string, list: readonly Experiment[]) =>
          new Set(
            list
              .filter(({ teamId, isDraft }) => teamId === team && !isDraft)
              .map(({ happenedOn }) => countedWeek(season, happenedOn)),
          );
        expect(counted.some(({ isDraft }) => isDraft)).toBe(false);
        expect(weeksOf('own', counted)).toEqual(weeksOf('own', tests));
        for (const week of weeksOf('merged', tests))
          expect(weeksOf('merged', counted).has(week)).toBe(!weeksOf('own', tests).has(week));
      }),
    );
  });
});

describe('a goal', () => {
  const goal = { metric: 'testUsers', value: 50, week: 9 } as const;
  const log = [
    buildExperiment({ happenedOn: day(25), adds: { ...none, testUsers: 4 } }),
    buildExperiment({ happenedOn: day(26), adds: { ...none, testUsers: 2 } }),
    buildExperiment({ happenedOn: day(32), adds: { ...none, testUsers: 3 } }),
  ];

  it('has until the Sunday of its week', () => {
    expect(goalDay(goal, season)).toBe('2025-01-05');
  });

  it('takes so many a week from here, beside what the last seven days brought', () => {
    // Day 32: 31 days are left for 41.
    expect(goalPace(goal, log, season, now)).toEqual({ state: 'ahead', left: 41, perWeek: 10, lastWeek: 5 });
  });

  it('is reached, or missed, and takes the rest at once in its last days', () => {
    expect(goalPace({ ...goal, value: 9 }, log, season, now)).toMatchObject({
      state: 'reached',
      left: 0,
      perWeek: 0,
    });
    expect(goalPace({ ...goal, week: 4 }, log, season, now)).toMatchObject({
      state: 'missed',
      left: 41,
      perWeek: 0,
    });
    expect(goalPace({ ...goal, week: 5 }, log, season, now)).toMatchObject({ state: 'ahead', perWeek: 41 });
  });

  it('is reached by its pace', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 5, max: 11 }), (value, week) => {
        const pace = goalPace({ ...goal, value, week }, log, season, now);
        expect(pace.perWeek * Math.max(7, week * 7 - 32)).toBeGreaterThanOrEqual(pace.left * 7);
      }),
    );
  });
});

describe('medians', () => {
  const medians = [
    { week: 2, metric: 'testUsers', median: 1, teams: 268 },
    { week: 1, metric: 'testUsers', median: 0, teams: 268 },
    { week: 2, metric: 'interviews', median: 19, teams: 268 },
  ] as const;

  it('are those of the newest week, and none where too few count', () => {
    expect(currentMedian(medians, 'testUsers')).toEqual(medians[0]);
    expect(currentMedian(medians, 'preOrders')).toBeUndefined();
  });

  it('step on the first day of each week', () => {
    expect(medianSteps(medians, 'testUsers')).toEqual([
      { day: 1, total: 0 },
      { day: 8, total: 1 },
    ]);
  });
});

describe('a log', () => {
  it('is narrowed by verdict, person and week, in its order', () => {
    fc.assert(
      fc.property(
        fc.array(anyExperiment),
        fc.record(
          {
            verdict: fc.constantFrom('open' as const, 'held' as const),
            authorId: fc.constantFrom('ada', 'bob'),
            week: fc.integer({ min: 1, max: 11 }),
          },
          { requiredKeys: [] },
        ),
        (tests, filter) => {
          const left = filteredExperiments(tests, filter, season);
          expect(left).toEqual(tests.filter((one) => left.includes(one)));
          for (const one of tests)
            expect(left.includes(one)).toBe(
              (filter.verdict ?? one.verdict) === one.verdict &&
                (filter.authorId ?? one.authorId) === one.authorId &&
                (filter.week ?? countedWeek(season, one.happenedOn)) === countedWeek(season, one.happenedOn),
            );
        },
      ),
    );
  });

  it('counts every test once, and no draft', () => {
    fc.assert(
      fc.property(fc.array(anyExperiment), (tests) => {
        const { open, held, failed, unclear } = verdictCounts(tests);
        expect(open + held + failed + unclear).toBe(tests.filter(({ isDraft }) => !isDraft).length);
      }),
    );
  });

  it('has the newest first', () => {
    const at = (id: string, happenedOn: string, createdAt: string) =>
      buildExperiment({ id, happenedOn, createdAt: new Date(createdAt) });
    const list = [
      at('c', '2024-12-01', '2024-12-04T10:00:00Z'),
      at('b', '2024-12-03', '2024-12-04T10:00:00Z'),
      at('a', '2024-12-03', '2024-12-04T11:00:00Z'),
    ];
    expect(inLogOrder(list).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
