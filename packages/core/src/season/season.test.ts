import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildSeason } from '../testing/builders';
import { berlinDay } from '../time/berlinTime';
import { seasonFromRow } from './Season';
import { areTeamsClosed } from '../team/teamRules';
import { seasonFiguresFromRow } from './SeasonFigures';
import { phaseSpans } from './seasonPhases';
import {
  dateOfSeasonDay,
  datesOfSeasonWeek,
  daysOfSeason,
  seasonDay,
  seasonEndsOn,
  seasonState,
  seasonWeek,
} from './seasonDays';
import { seasonQueries, seasonRepository } from './seasonRepository';
import { programmeWeeks } from './programmeWeeks';
import { seasonVerbs, weekOfSeason } from './SeasonWeek';

const season = buildSeason();
const weekRows = season.programme.map(({ week, verb, task, milestone }) => ({
  week,
  verb_en: verb.en,
  verb_de: verb.de,
  task_en: task.en,
  task_de: task.de,
  milestones: milestone
    ? { title_en: milestone.title.en, title_de: milestone.title.de, due_at: milestone.dueAt.toISOString() }
    : null,
}));
const row = {
  id: season.id,
  label: 'GROW 24/25',
  starts_on: '2024-11-04',
  weeks: 11,
  phase: 'running',
  team_closes_at: '2024-11-18T22:59:00+00:00',
  min_team: 2,
  max_team: 5,
  season_weeks: weekRows,
};

describe('programmeWeeks', () => {
  it('spells eleven weeks in eleven letters', () => {
    expect(programmeWeeks.map(({ letter }) => letter).join('')).toBe('ELEVENWEEKS');
    expect(programmeWeeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('days of the season', () => {
  it.each([
    ['2024-11-03T22:59:59Z', 0, undefined, 'before'],
    ['2024-11-03T23:00:00Z', 1, 1, 'during'],
    ['2024-11-10T22:59:59Z', 7, 1, 'during'],
    ['2024-11-10T23:00:00Z', 8, 2, 'during'],
    ['2024-12-05T12:00:00Z', 32, 5, 'during'],
    ['2025-01-19T22:59:59Z', 77, 11, 'during'],
    ['2025-01-19T23:00:00Z', 78, undefined, 'after'],
  ])('at %s it is day %i, week %s', (now, day, week, state) => {
    expect(seasonDay(season, new Date(now))).toBe(day);
    expect(seasonWeek(season, new Date(now))).toBe(week);
    expect(seasonState(season, new Date(now))).toBe(state);
  });

  it('is over once it was stopped, and its phases with it', () => {
    const stopped = buildSeason({ stoppedAt: new Date('2024-12-05T12:00:00Z') });
    expect(seasonState(stopped, new Date('2024-12-05T11:59:59Z'))).toBe('during');
    expect(seasonState(stopped, new Date('2024-12-05T12:00:00Z'))).toBe('after');
    expect(seasonWeek(stopped, new Date('2024-12-05T12:00:00Z'))).toBeUndefined();
    expect(
      areTeamsClosed(buildSeason({ ...stopped, teamClosesAt: undefined }), new Date('2024-12-05T12:00:00Z')),
    ).toBe(true);
    const off = phaseSpans(stopped).at(-1);
    expect(off).toMatchObject({ phase: 'off', from: Date.parse('2024-12-05T12:00:00Z') });
    expect(phaseSpans(stopped).some(({ phase }) => phase === 'final')).toBe(false);
  });

  it('has 77 days from Monday to Sunday', () => {
    expect(daysOfSeason(season)).toBe(77);
    expect(seasonEndsOn(season)).toBe('2025-01-19');
    expect(datesOfSeasonWeek(season, 2)).toEqual({ from: '2024-11-11', to: '2024-11-17' });
  });

  it('begins each day at midnight in Berlin, also where summer time begins and ends', () => {
    expect(berlinDay(new Date('2024-10-26T21:59:59Z'))).toBe('2024-10-26');
    expect(berlinDay(new Date('2024-10-26T22:00:00Z'))).toBe('2024-10-27');
    expect(berlinDay(new Date('2024-10-27T23:00:00Z'))).toBe('2024-10-28');
    const summer = buildSeason({ startsOn: '2025-03-24' });
    expect(seasonDay(summer, new Date('2025-03-29T23:30:00Z'))).toBe(7);
    expect(seasonDay(summer, new Date('2025-03-30T22:30:00Z'))).toBe(8);
  });

  it('counts every calendar day once, in every season', () => {
    const start = fc
      .integer({ min: 0, max: 20_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 77 }), (startsOn, day) => {
        const date = dateOfSeasonDay({ startsOn }, day);
        const noon = new Date(`${date}T11:00:00Z`);
        expect(seasonDay({ startsOn, weeks: 11 }, noon)).toBe(day);
        expect(seasonWeek({ startsOn, weeks: 11 }, noon)).toBe(Math.ceil(day / 7));
      }),
    );
  });
});

describe('seasonFromRow', () => {
  it('reads every column', () => {
    expect(seasonFromRow(row)).toEqual(season);
    expect(seasonFromRow({ ...row, team_closes_at: null }).teamClosesAt).toBeUndefined();
  });

  it.each([
    ['starts_on', '4.11.2024'],
    ['starts_on', '2024-02-30'],
    ['weeks', '11'],
    ['weeks', Number.NaN],
    ['phase', 'paused'],
    ['label', ''],
    ['team_closes_at', '2024-11-18T22:59:00'],
    ['team_closes_at', 'soon'],
  ])('refuses %s = %s', (column, value) => {
    const run = () => seasonFromRow({ ...row, [column]: value });
    expect(run).toThrow(
      expect.objectContaining({ code: 'malformed_row', details: `seasons.${column}` }) as Error,
    );
  });

  it('has its weeks in order, and none where organisers have written none', () => {
    const backwards = { ...row, season_weeks: [...weekRows].reverse() };
    expect(seasonFromRow(backwards).programme).toEqual(season.programme);
    expect(seasonFromRow({ ...row, season_weeks: [] }).programme).toEqual([]);
  });

  it.each([
    [{ ...weekRows[4], verb_en: null, verb_de: ' ' }, 'season_weeks.verb_en'],
    [{ ...weekRows[4], milestones: { title_en: 'Film', due_at: null } }, 'milestones.due_at'],
    [{ ...weekRows[4], milestones: [] }, undefined],
  ])('refuses a week that is not whole (%#)', (week, details) => {
    expect(() => seasonFromRow({ ...row, season_weeks: [week] })).toThrow(
      expect.objectContaining({ code: 'malformed_row', ...(details && { details }) }) as Error,
    );
  });

  it('reads a point in time as PostgreSQL writes it, too', () => {
    expect(seasonFromRow({ ...row, team_closes_at: '2024-11-18 22:59:00+00' })).toEqual(season);
  });
});

describe('the verbs of a season', () => {
  it('spell eleven weeks in both languages', () => {
    for (const locale of ['en', 'de'] as const)
      expect(
        seasonVerbs(season, locale)
          .map(([letter]) => letter)
          .join(''),
      ).toBe('ELEVENWEEKS');
  });

  it('keep their places where one has not been written', () => {
    const gap = buildSeason({
      programme: season.programme.filter(({ week }) => week !== 2 && week < 4),
      weeks: 4,
    });
    expect(seasonVerbs(gap, 'de')).toEqual(['Einsteigen', '', 'Eingrenzen', '']);
    expect(weekOfSeason(gap, 3)?.verb.en).toBe('Edit');
    expect(weekOfSeason(gap, 2)).toBeUndefined();
    expect(weekOfSeason(gap, undefined)).toBeUndefined();
  });
});

describe('a season in numbers', () => {
  it('is read whole, and names the column that is missing', () => {
    const row = { people: 47, teams: 12, teams_looking: 11, most_wanted: null };
    expect(seasonFiguresFromRow(row)).toEqual({
      people: 47,
      teams: 12,
      teamsLooking: 11,
      mostWanted: undefined,
    });
    expect(() => seasonFiguresFromRow({ ...row, teams: null })).toThrow('season_figures.teams');
  });
});

describe('seasonRepository', () => {
  it('takes the season that starts last, with its weeks', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    expect(await seasonRepository(client).currentSeason()).toEqual(season);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      select: '*,season_weeks(week,verb_en,verb_de,task_en,task_de,milestones(title_en,title_de,due_at))',
      opened_at: 'not.is.null',
      order: 'starts_on.desc',
      limit: '1',
    });
  });

  it('is null where there is no season, and an error where there is no answer', async () => {
    const none = restDouble(() => ({ body: [] }));
    expect(await seasonRepository(none.client).currentSeason()).toBeNull();
    const lost = restDouble(() => ({ isLost: true }));
    const query = seasonQueries(lost.client).current();
    const signal = new AbortController().signal;
    await expect(query.queryFn({ signal })).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});
