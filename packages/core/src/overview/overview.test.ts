import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { matrixFromRow } from '../handInAdmin/HandInMatrix';
import { peopleGrowthFromRow, seasonNewsFromRow } from './Overview';
import { allFigures, overviewFigures, type OverviewGround } from './overviewFigures';
import { overviewQueries, participants } from './overviewQueries';
import { overviewRepository } from './overviewRepository';

const now = new Date('2024-12-05T12:00:00Z');
const week = (number: number, opens: string, due: string) => ({
  ...{ week: number, verb_en: 'Engineer', verb_de: 'Entwickeln', milestone_id: `m${number}` },
  ...{ title_en: 'A prototype', title_de: 'Ein Prototyp', grace_minutes: 1440, required: 3 },
  ...{ opens_at: opens, due_at: due },
});
const team = (id: string, cells: object[]) => ({
  ...{ id, name: `Team ${id}`, slug: id, status: 'active', member_count: 3 },
  cells: cells.map((cell) => ({ id: 'h', ...cell })),
});
const matrix = matrixFromRow({
  at: now.toISOString(),
  weeks: [
    week(3, '2024-11-18T00:00:00Z', '2024-11-24T22:59:00Z'),
    week(4, '2024-11-25T00:00:00Z', '2024-12-01T22:59:00Z'),
    week(5, '2024-12-02T00:00:00Z', '2024-12-08T22:59:00Z'),
    week(6, '2024-12-09T00:00:00Z', '2024-12-15T22:59:00Z'),
    { week: 8, verb_en: 'Exhale', verb_de: 'Durchatmen', milestone_id: null },
  ],
  mentors: [],
  teams: [
    team('a', [{ week: 4, state: 'submitted', version: 1, handed_in_at: '2024-12-01T12:00:00Z' }]),
    team('b', [
      { week: 4, state: 'accepted', version: 2, late: true },
      { week: 5, state: 'draft', asked_at: '2024-12-04T12:00:00Z', asked_reason: 'Ill' },
    ]),
    team('c', []),
  ],
});
const ground: OverviewGround = {
  people: {
    ...{ everybody: 9, without_team: 4, unconfirmed: 2, without_profile: 1 },
    ...{ confirmed: 7, with_profile: 8, in_team: 5 },
  },
  growth: {
    days: [
      { day: '2024-11-01', people: 4 },
      { day: '2024-11-20', people: 5 },
    ],
    cities: [{ city: 'Kiel', people: 6 }],
  },
  teams: { teams: 4, active: 3, in_contest: 3, without_mentor: 2, declined: 0, too_small: 0, too_large: 1 },
  mentors: {
    ...{ mentors: 6, places: 20, teams: 3, withoutMentor: 2, free: 5, over: 0, away: 1, needs_hand: 1 },
  },
  matrix,
  dataRequests: { open: 2, overdue: 1, closed: 5, late: 0, done: {} },
  gates: [
    {
      ...{ kind: 'half_time', id: 'r', state: 'open', canRun: true },
      ...{ missingJurors: 3, waitsForRelease: false },
    },
    {
      ...{ kind: 'final', id: 'f', state: 'decided', canRun: true },
      ...{ missingJurors: 0, waitsForRelease: true },
    },
  ],
};
const figures = overviewFigures(ground, now);

/** Paths of numbers that are neither the count of a figure nor the number of a week. */
function bareNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isFigure = 'count' in value && 'list' in value;
  return Object.entries(value)
    .filter(([key]) => key !== 'week' && !(isFigure && (key === 'count' || key === 'list')))
    .flatMap(([key, below]) => bareNumbers(below, `${path}.${key}`));
}

describe('what organisers see first', () => {
  it('has no number without the list that it counts', () => {
    expect(bareNumbers(figures)).toEqual([]);
    expect(bareNumbers({ more: 3, fine: { count: 1, list: {} } })).toEqual(['.more']);
    expect(allFigures(figures).length).toBeGreaterThan(20);
  });

  it('names what waits, the most urgent first, and nothing of which there is none', () => {
    expect(figures.needs.map(({ kind, week: of, figure }) => [kind, of, figure.count])).toEqual([
      ['gate_sheets', undefined, 3],
      ['gate_release', undefined, 1],
      ['silent', 5, 1],
      ['asked', 5, 1],
      ['waiting', 4, 1],
      ['data_request', undefined, 2],
      ['mentor_needs_hand', undefined, 1],
      ['without_mentor', undefined, 2],
      ['too_large', undefined, 1],
      ['without_team', undefined, 4],
      ['unconfirmed', undefined, 2],
    ]);
  });

  it('shares out all teams among the parts of a week that has opened', () => {
    const counts = figures.weeks.map(({ parts }) => parts && Object.values(parts).map(({ count }) => count));
    expect(counts).toEqual([[0, 0, 3, 0], [1, 1, 1, 0], [0, 0, 0, 3], undefined, undefined]);
    expect(figures.current).toMatchObject({ week: 5, came: { count: 0 }, missing: { count: 3 } });
  });

  it('adds registrations up in whole weeks until today', () => {
    expect(figures.registrations.map(({ day, figure }) => [day, figure.count])).toEqual([
      ['2024-10-31', 0],
      ['2024-11-07', 4],
      ['2024-11-14', 4],
      ['2024-11-21', 9],
      ['2024-11-28', 9],
      ['2024-12-05', 9],
    ]);
    const long = { ...ground.growth, days: [{ day: '2024-01-01', people: 1 }, ...ground.growth.days] };
    expect(overviewFigures({ ...ground, growth: long }, now).registrations.length).toBeLessThan(13);
    const none = { days: [], cities: [] };
    expect(overviewFigures({ ...ground, growth: none }, now).registrations).toEqual([]);
  });

  it('leads from each step to the participants who came so far', () => {
    expect(figures.funnel.map(({ figure }) => figure.count)).toEqual([9, 7, 8, 5]);
    expect(figures.funnel[3]?.figure.list).toEqual({ of: 'people', filter: participants, state: 'in_team' });
    expect(figures.cities[0]?.figure.list).toMatchObject({ filter: { role: 'PARTICIPANT', city: 'Kiel' } });
  });

  it('stands before the season, too', () => {
    const early = overviewFigures({ ...ground, matrix: { ...matrix, weeks: [] } }, now);
    expect(early.current).toBeUndefined();
    expect(early.weeks).toEqual([]);
  });
});

describe('what is read for it', () => {
  it('is refused where an answer lacks something', async () => {
    const { client } = restDouble(() => ({ body: { days: [{ day: 'soon' }], cities: [] } }));
    await expect(overviewRepository(client).getGrowth()).rejects.toMatchObject({ code: 'malformed_row' });
    expect(peopleGrowthFromRow({ days: [], cities: [{ city: 'Kiel', people: 2 }] }).cities).toHaveLength(1);
  });

  it('says what happened, with the person where they are still here', async () => {
    const entry = {
      ...{ kind: 'founded', at: now.toISOString(), week: null, person: null },
      ...{ team_id: 't', team_name: 'Moosgrund', team_slug: 'moosgrund' },
    };
    const { client, seen } = restDouble(() => ({ body: [entry] }));
    expect(await overviewRepository(client).listNews()).toEqual([seasonNewsFromRow(entry)]);
    expect(seen.map(({ table }) => table)).toEqual(['season_news']);
    expect(seasonNewsFromRow(entry)).toMatchObject({ week: undefined, person: undefined });
  });

  it('asks the lists’ own queries for what they count', () => {
    expect(overviewQueries(undefined).people().queryKey.slice(-1)).toEqual([participants]);
    expect(overviewQueries(undefined).matrix().queryKey).toEqual(['handIns', 'matrix']);
  });
});
