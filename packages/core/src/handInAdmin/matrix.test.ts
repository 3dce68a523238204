import { describe, expect, it } from 'vitest';
import { matrixFromRow } from './HandInMatrix';
import { matrixCsv } from './matrixCsv';
import {
  currentMatrixWeek,
  filteredRows,
  isInView,
  matrixRows,
  matrixViews,
  standingIn,
  viewCounts,
  weekTotals,
} from './matrixRules';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const due = new Date('2024-12-08T22:59:00Z');
const at = (milliseconds: number) => new Date(due.getTime() + milliseconds);

const week = (number: number, weeksAway: number) => ({
  ...{ week: number, verb_en: 'Engineer', verb_de: 'Entwickeln', milestone_id: `m${number}` },
  ...{ title_en: 'A prototype', title_de: 'Ein Prototyp', grace_minutes: 1440, required: 3 },
  opens_at: at(weeksAway * 7 * DAY - 7 * DAY).toISOString(),
  due_at: at(weeksAway * 7 * DAY).toISOString(),
});
const free = { week: 8, verb_en: 'Exhale', verb_de: 'Durchatmen', milestone_id: null };
const team = (id: string, cells: object[], more: object = {}) => ({
  ...{ id, name: `Team ${id}`, slug: id, logo: null, city: 'Kiel', status: 'active', member_count: 3 },
  ...{ mentor_id: null, cells: cells.map((cell) => ({ id: 'h', ...cell })) },
  ...more,
});

/** A matrix of weeks 3 to 6 and the free one; week 5 is due at `due`. */
const matrixOf = (...teams: object[]) =>
  matrixFromRow({
    at: at(0).toISOString(),
    weeks: [week(3, -2), week(4, -1), week(5, 0), week(6, 1), free],
    mentors: [{ id: 'm', first_name: 'Zoë', last_name: 'Ott', avatar: null }],
    teams,
  });
const statesAt = (cells: object[], now: Date) => {
  const [row] = matrixRows(matrixOf(team('a', cells)), now);
  return row?.standings.map(({ state }) => state).join(' ');
};

describe('a cell', () => {
  it('without anything goes by the clock, each state beginning at its time', () => {
    expect(statesAt([], at(-DAY))).toBe('missed missed open next free');
    expect(statesAt([], at(0))).toBe('missed missed open open free');
    expect(statesAt([], at(DAY - 1))).toBe('missed missed open open free');
    expect(statesAt([], at(DAY))).toBe('missed missed missed open free');
  });

  it.each([
    ['submitted', 'handed_in'],
    ['in_review', 'in_review'],
    ['accepted', 'accepted'],
    ['changes_requested', 'returned'],
  ])('of a hand-in that is %s is %s, whenever', (state, shown) => {
    expect(statesAt([{ week: 3, state, version: 1 }], at(0))).toMatch(new RegExp(`^${shown} `));
  });

  it('is open for as long as its extension and the grace after it', () => {
    const cells = [{ week: 5, state: 'draft', extended_until: at(2 * DAY).toISOString() }];
    const standing = (now: Date) => {
      const [row] = matrixRows(matrixOf(team('a', cells)), now);
      return row && standingIn(row, 5);
    };
    expect(standing(at(DAY))).toMatchObject({ state: 'open', isExtended: true, isLate: false });
    expect(standing(at(2 * DAY))).toMatchObject({ state: 'open', isLate: true });
    expect(standing(at(3 * DAY))).toMatchObject({ state: 'missed', dueAt: at(2 * DAY) });
  });
});

describe('the figures', () => {
  const waiting = { week: 5, state: 'submitted', version: 1, handed_in_at: at(-4 * DAY).toISOString() };
  const matrix = matrixOf(
    team('a', [waiting], { mentor_id: 'm' }),
    team('b', [{ week: 5, state: 'draft', begun: true, ready: 1, asked_at: at(-DAY).toISOString() }]),
    team('c', [], { city: 'Trier' }),
    team('d', [{ week: 5, state: 'accepted', version: 1, late: true }]),
  );
  const rows = matrixRows(matrix, at(0));
  const none = { week: 5, search: '', state: undefined, mentor: undefined, city: undefined };
  const ids = (found: typeof rows) => found.map((row) => row.team.id).join('');

  it('above a column are those of the rows below it', () => {
    const total = weekTotals(matrix.weeks, rows).find(({ week: number }) => number === 5);
    expect(total?.counts).toMatchObject({ handed_in: 1, open: 2, accepted: 1, in_review: 0 });
    expect(total?.handedIn).toBe(2);
    for (const { counts } of weekTotals(matrix.weeks, rows))
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length);
  });

  it('of each view are the length of its list', () => {
    const counts = viewCounts(rows, 5, at(0));
    for (const view of matrixViews)
      expect(counts[view]).toBe(rows.filter((row) => isInView(row, view, 5, at(0))).length);
    expect(counts).toMatchObject({ missing: 2, not_started: 1, waiting: 1, asked: 1, silent: 2, late: 3 });
  });

  it('waits long from three days on', () => {
    const waits = (now: Date) => rows.filter((row) => isInView(row, 'waiting', 5, now)).length;
    expect([waits(at(-DAY)), waits(at(-DAY + 1))]).toEqual([0, 1]);
  });

  it('narrow by words of team and mentor, by mentor, city and state', () => {
    expect(ids(filteredRows(matrix, rows, { ...none, search: 'zoe ott' }))).toBe('a');
    expect(ids(filteredRows(matrix, rows, { ...none, search: 'team b' }))).toBe('b');
    expect(ids(filteredRows(matrix, rows, { ...none, mentor: 'm' }))).toBe('a');
    expect(ids(filteredRows(matrix, rows, { ...none, mentor: 'none' }))).toBe('bcd');
    expect(ids(filteredRows(matrix, rows, { ...none, city: 'Trier' }))).toBe('c');
    expect(ids(filteredRows(matrix, rows, { ...none, state: 'open' }))).toBe('bc');
  });
});

it('is a file of a line a team, in which no name is a formula', () => {
  const matrix = matrixOf(team('a', [], { name: '=1+1', mentor_id: 'm' }));
  const words = { head: ['Team', 'City', 'Mentor'] as const, weeks: ['3', '4', '5', '6', '8'] };
  const text = matrixCsv(matrix, matrixRows(matrix, at(0)), { ...words, standing: ({ state }) => state });
  expect(text.trim().split('\r\n')).toEqual([
    'Team;City;Mentor;3;4;5;6;8',
    "'=1+1;Kiel;Zoë Ott;missed;missed;open;open;free",
  ]);
});

it('looks first at the open week that is due first, then at the last one, then at the first', () => {
  const { weeks } = matrixOf();
  expect(currentMatrixWeek(weeks, at(-DAY))).toBe(5);
  // In the grace of the one, the next one is open.
  expect(currentMatrixWeek(weeks, at(HOUR))).toBe(5);
  expect(currentMatrixWeek(weeks, at(2 * DAY))).toBe(6);
  expect(currentMatrixWeek(weeks, at(99 * DAY))).toBe(6);
  expect(currentMatrixWeek(weeks, at(-99 * DAY))).toBe(3);
});
