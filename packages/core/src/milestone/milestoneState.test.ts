import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBerlinTime } from '../time/berlinTime';
import { currentMilestone, milestoneClosesAt, milestoneState, nextMilestone } from './milestoneState';

const wall = (text: string): Date => {
  const parsed = parseBerlinTime(text);
  if (parsed.kind !== 'time') throw new Error(`${text} is no time`);
  return parsed.at;
};
const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
const milestone = (opens: string, due: string, graceMinutes = 1440) => ({
  opensAt: wall(opens),
  dueAt: wall(due),
  graceMinutes,
});

/** Weeks of every length in hours: an ordinary one, the two in which the clock changes, and those whose grace it falls into. */
const weeks = {
  winter: milestone('2024-12-02T00:00', '2024-12-08T23:59'),
  'the end of summer time': milestone('2024-10-21T00:00', '2024-10-27T23:59'),
  'the beginning of summer time': milestone('2025-03-24T00:00', '2025-03-30T23:59'),
  'a grace over the end of summer time': milestone('2024-10-21T00:00', '2024-10-26T23:59'),
  'a grace over the beginning of summer time': milestone('2025-03-24T00:00', '2025-03-29T23:59'),
};

describe.each(Object.entries(weeks))('in %s', (_, week) => {
  const closes = milestoneClosesAt(week);

  it.each([
    ['a second before it opens', later(week.opensAt, -1), 'upcoming'],
    ['as it opens', week.opensAt, 'open'],
    ['a second before it is due', later(week.dueAt, -1), 'open'],
    ['when it is due', week.dueAt, 'late'],
    ['a second after it is due', later(week.dueAt, 1), 'late'],
    ['a second before the grace ends', later(closes, -1), 'late'],
    ['when the grace ends', closes, 'closed'],
    ['a second after the grace', later(closes, 1), 'closed'],
  ] as const)('%s (%o) it is %s', (_when, now, state) => {
    expect(milestoneState(week, now)).toBe(state);
  });
});

describe('the grace', () => {
  it.each([
    ['winter', '2024-12-09T23:59'],
    // It is 1,440 minutes long, on a day of 25 hours and on one of 23.
    ['a grace over the end of summer time', '2024-10-27T22:59'],
    ['a grace over the beginning of summer time', '2025-03-31T00:59'],
  ] as const)('in %s ends at %s in Berlin', (name, ends) => {
    expect(milestoneClosesAt(weeks[name])).toEqual(wall(ends));
  });

  it('of no minutes takes nothing late', () => {
    const strict = milestone('2024-12-02T00:00', '2024-12-08T23:59', 0);
    expect(milestoneState(strict, later(strict.dueAt, -1))).toBe('open');
    expect(milestoneState(strict, strict.dueAt)).toBe('closed');
  });
});

const season = [
  { week: 6, ...milestone('2024-12-09T00:00', '2024-12-15T23:59') },
  { week: 5, ...milestone('2024-12-02T00:00', '2024-12-08T23:59') },
  { week: 7, ...milestone('2024-12-16T00:00', '2024-12-18T23:59', 480) },
  { week: 9, ...milestone('2024-12-30T00:00', '2025-01-05T23:59') },
];

describe('the current milestone and the next', () => {
  it.each([
    ['2024-12-01T23:59', undefined, 5],
    ['2024-12-02T00:00', 5, 6],
    ['2024-12-08T23:58', 5, 6],
    // A minute in which nothing is open; week 5 is late until Monday night, and week 6 what teams work on.
    ['2024-12-08T23:59', undefined, 6],
    ['2024-12-09T12:00', 6, 7],
    ['2024-12-19T12:00', undefined, 9],
    ['2024-12-25T12:00', undefined, 9],
    ['2025-01-02T12:00', 9, undefined],
    ['2025-02-01T12:00', undefined, undefined],
  ])('at %s are those of week %s and %s', (at, current, next) => {
    expect(currentMilestone(season, wall(at))?.week).toBe(current);
    expect(nextMilestone(season, wall(at))?.week).toBe(next);
  });

  it('are those that end or begin first where several are open or to come', () => {
    const long = { week: 1, ...milestone('2024-12-01T00:00', '2024-12-31T23:59') };
    expect(currentMilestone([long, ...season], wall('2024-12-10T12:00'))?.week).toBe(6);
    expect(currentMilestone([...season, long], wall('2024-12-25T12:00'))?.week).toBe(1);
  });
});

describe('whatever the times', () => {
  const start = Date.parse('2024-09-01T00:00:00Z');
  const instant = fc
    .integer({ min: 0, max: 300 * 86_400 })
    .map((seconds) => new Date(start + seconds * 1000));
  const anyMilestone = fc
    .record({
      opensAt: instant,
      lasts: fc.integer({ min: 1, max: 20 * 86_400 }),
      graceMinutes: fc.integer({ min: 0, max: 10_080 }),
    })
    .map(({ opensAt, lasts, graceMinutes }) => ({ opensAt, dueAt: later(opensAt, lasts), graceMinutes }));
  const order = ['upcoming', 'open', 'late', 'closed'];

  it('a milestone never goes back', () => {
    fc.assert(
      fc.property(anyMilestone, instant, fc.nat(10_000_000), (one, now, seconds) => {
        const states = [now, later(now, seconds)].map((at) => order.indexOf(milestoneState(one, at)));
        expect(states[1]).toBeGreaterThanOrEqual(states[0] ?? 0);
      }),
    );
  });

  it('the current one is open and the next is not, in any order of the list', () => {
    fc.assert(
      fc.property(fc.array(anyMilestone), instant, (list, now) => {
        const current = currentMilestone(list, now);
        const next = nextMilestone(list, now);
        expect(current !== undefined).toBe(list.some((one) => milestoneState(one, now) === 'open'));
        expect(next !== undefined).toBe(list.some((one) => milestoneState(one, now) === 'upcoming'));
        if (current) expect(milestoneState(current, now)).toBe('open');
        if (next) expect(milestoneState(next, now)).toBe('upcoming');
        const backwards = [...list].reverse();
        expect(currentMilestone(backwards, now)?.dueAt).toEqual(current?.dueAt);
        expect(nextMilestone(backwards, now)?.opensAt).toEqual(next?.opensAt);
      }),
    );
  });
});
