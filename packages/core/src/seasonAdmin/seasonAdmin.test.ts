import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { handInKeys } from '../handIn/handInQueries';
import { seasonEffectsFromRow, weekEffectsFromRow } from './SeasonEffects';
import { newPart, partKey } from './partForm';
import { rulesOf, rulesValues, validateRules, type RulesValues } from './rulesForm';
import { seasonAdminMutations, seasonAdminQueries } from './seasonAdminQueries';
import { earliestNextDay, proposedNextSeason } from './nextSeason';
import { seasonAdminRepository } from './seasonAdminRepository';
import { seasonSettingsFromRow, type WeekSettings } from './SeasonSettings';
import { isWeekClosed, validateWeek, weekRowOf, weekValues, type WeekValues } from './weekForm';

const part = (key: string, more: object = {}) => ({
  ...{ key, kind: 'text', label_en: 'Say it', label_de: 'Sag es', hint_en: 'In short', hint_de: 'Kurz' },
  ...{ is_required: true, max_characters: 240, max_count: null, max_bytes: null, media_types: null, ...more },
});
const weekRow = (week: number, verb: string, milestone: object | null, isInUse = false) => ({
  ...{ season_id: 's', week, verb_en: verb, verb_de: verb, task_en: 'Do it', task_de: 'Mach es' },
  ...{ milestone, version: `v${week}`, is_in_use: isInUse },
});
const milestone = (week: number, due: string, parts: object[]) => ({
  ...{ id: `m${week}`, season_id: 's', week, title_en: 'A thing', title_de: 'Ein Ding' },
  ...{ must_prove_en: 'That', must_prove_de: 'Das', good_one_en: 'Good', good_one_de: 'Gut' },
  ...{ leave_out_en: 'Out', leave_out_de: 'Weg', grace_minutes: 1440, parts },
  opens_at: '2024-12-01T23:00:00+00:00',
  due_at: due,
});
const row = {
  at: '2024-12-05T10:00:00+00:00',
  season: {
    ...{
      id: 's',
      label: 'GROW 24/25',
      starts_on: '2024-11-04',
      weeks: 11,
      min_team: 2,
      max_team: 5,
      version: 'v',
    },
    team_closes_at: '2024-12-15T22:59:30+00:00',
  },
  weeks: [
    weekRow(5, 'Engineer', milestone(5, '2024-12-08T22:59:00+00:00', [part('one')]), true),
    weekRow(8, 'Exhale', null),
  ],
};
const settings = seasonSettingsFromRow(row);
const { season, readAt: now } = settings;
const [engineer, exhale] = settings.weeks as [WeekSettings, WeekSettings];
const codesOf = (problems: object) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]: [string, { code?: string }]) => [field, problem.code]),
  );

describe('what is set of a season', () => {
  it('is read with its weeks and parts', () => {
    expect(season).toMatchObject({ startsOn: '2024-11-04', minTeam: 2, version: 'v' });
    expect(engineer).toMatchObject({
      week: 5,
      isInUse: true,
      milestone: { id: 'm5', parts: [{ key: 'one' }] },
    });
    expect(exhale.milestone).toBeUndefined();
  });

  it('names the column that is missing', () => {
    expect(() => seasonSettingsFromRow({ ...row, season: null })).toThrow('season_settings.season');
    const broken = [{ ...row.weeks[0], milestone: milestone(5, 'soon', []) }];
    expect(() => seasonSettingsFromRow({ ...row, weeks: broken })).toThrow('milestones.due_at');
  });
});

describe('rules', () => {
  const check = (changes: Partial<RulesValues>, at = now) =>
    codesOf(validateRules({ ...rulesValues(season), ...changes }, season, at));

  it('are right as they are stored, and become what they were, seconds included', () => {
    expect(check({})).toEqual({});
    expect(check({}, new Date('2025-02-01T10:00:00Z'))).toEqual({});
    const { id, weeks, version, ...rules } = season;
    expect(rulesOf(rulesValues(season), season)).toEqual(rules);
    expect([id, weeks, version]).toEqual(['s', 11, 'v']);
  });

  it.each([
    [{ label: ' ' }, { label: 'required' }],
    [{ label: 'x'.repeat(41) }, { label: 'too_long' }],
    [{ minTeam: '0' }, { minTeam: 'invalid' }],
    [{ maxTeam: '21' }, { maxTeam: 'invalid' }],
    [{ maxTeam: '' }, { maxTeam: 'required' }],
    [{ minTeam: '6' }, { maxTeam: 'order' }],
    [{ teamClosesAt: '' }, { teamClosesAt: 'required' }],
    [{ teamClosesAt: '2024-12-07T10:59' }, { teamClosesAt: 'notice' }],
    [{ teamClosesAt: '2024-12-07T11:00' }, {}],
    [{ teamClosesAt: '2025-01-20T00:00' }, {}],
    [{ teamClosesAt: '2025-01-20T00:01' }, { teamClosesAt: 'outside' }],
    [{ startsOn: '2024-12-10' }, { startsOn: 'not_monday' }],
    [{ startsOn: '2024-12-02' }, { startsOn: 'past' }],
    [{ startsOn: '2024-02-30' }, { startsOn: 'invalid' }],
  ] as [Partial<RulesValues>, object][])('%o', (changes, problems) => {
    expect(check(changes)).toEqual(problems);
  });

  it('do not take an hour that the clock in Berlin skips', () => {
    const spring = { ...season, startsOn: '2025-03-03', teamClosesAt: undefined };
    const values = { ...rulesValues(spring), teamClosesAt: '2025-03-30T02:30' };
    expect(codesOf(validateRules(values, spring, now))).toEqual({ teamClosesAt: 'skipped' });
  });
});

describe('a week', () => {
  const check = (changes: Partial<WeekValues>, at = now, week = engineer) =>
    validateWeek({ ...weekValues(week), ...changes }, week, season, at);

  it('is right as it is stored', () => {
    expect(check({})).toEqual({});
    expect(check({}, now, exhale)).toEqual({});
  });

  it('is closed once its grace is over, or its last day where it asks for nothing', () => {
    expect(isWeekClosed(engineer, season, new Date('2024-12-09T22:58:59Z'))).toBe(false);
    expect(isWeekClosed(engineer, season, new Date('2024-12-09T22:59:00Z'))).toBe(true);
    expect(isWeekClosed(exhale, season, new Date('2024-12-29T22:59:59Z'))).toBe(false);
    expect(isWeekClosed(exhale, season, new Date('2024-12-29T23:00:00Z'))).toBe(true);
  });

  it.each([
    [{ verbEn: 'Build' }, { verbEn: 'letter' }],
    [{ verbDe: '' }, { verbDe: 'required' }],
    [{ mustProveEn: 'x'.repeat(141) }, { mustProveEn: 'too_long' }],
    [{ dueAt: '' }, { dueAt: 'required' }],
    [{ dueAt: '2024-12-02T00:00' }, { dueAt: 'before_opening' }],
    [{ dueAt: '2024-12-07T10:59' }, { dueAt: 'notice' }],
    [{ dueAt: '2024-12-07T11:00' }, {}],
    [{ dueAt: '2025-01-20T00:01' }, { dueAt: 'outside' }],
    [{ parts: [] }, { parts: 'none' }],
  ] as [Partial<WeekValues>, object][])('%o', (changes, problems) => {
    expect(codesOf(check(changes))).toEqual(problems);
  });

  it('does not lose its grace without notice', () => {
    expect(codesOf(check({ grace: '0' }, new Date('2024-12-08T12:00:00Z')))).toEqual({ grace: 'notice' });
  });

  it('says what is wrong with which part', () => {
    const { parts } = weekValues(engineer);
    const stored = parts.map((one) => ({ ...one, limit: '100' }));
    const added = {
      ...newPart('link', false),
      labelEn: 'A link',
      labelDe: 'Ein Link',
      hintEn: 'x',
      hintDe: 'x',
    };
    const wrong = check({ parts: [...stored, added, newPart('text', false)] });
    expect(wrong.partProblems?.get(0)).toEqual({ limit: { code: 'less', max: 240 } });
    expect(wrong.partProblems?.has(1)).toBe(false);
    expect(codesOf(wrong.partProblems?.get(2) ?? {})).toEqual({
      ...{ labelEn: 'required', labelDe: 'required', hintEn: 'required', hintDe: 'required' },
    });
    expect(codesOf(check({ parts: parts.map((one) => ({ ...one, isRequired: false })) }))).toEqual({
      parts: 'none_required',
    });
  });

  it('becomes what is saved: new parts have a key of their own', () => {
    const { parts } = weekValues(engineer);
    const added = { ...newPart('text', false), labelEn: 'One', labelDe: 'Eins', hintEn: 'x', hintDe: 'x' };
    const saved = weekRowOf(
      { ...weekValues(engineer), verbEn: ' Enrich ', parts: [...parts, added] },
      engineer,
    );
    expect(saved).toMatchObject({
      verb_en: 'Enrich',
      milestone: {
        ...{ due_at: '2024-12-08T22:59:00.000Z', grace_minutes: 1440, must_prove_de: 'Das' },
        parts: [
          part('one'),
          part('one_a', {
            is_required: false,
            label_en: 'One',
            label_de: 'Eins',
            hint_en: 'x',
            hint_de: 'x',
            max_characters: 600,
          }),
        ],
      },
    });
    expect(weekRowOf(weekValues(exhale), exhale).milestone).toBeNull();
    expect(partKey('Wörter & 3 Zahlen', [])).toBe('woerter_zahlen');
    expect(partKey('…', ['part'])).toBe('part_a');
  });
});

describe('the next season', () => {
  it('is proposed a year later, on a Monday, under the next years', () => {
    expect(proposedNextSeason(season, '2024-12-05')).toEqual({ label: 'GROW 25/26', startsOn: '2025-11-03' });
    expect(proposedNextSeason({ ...season, label: 'GROW 2099' }, '2024-12-05').label).toBe('GROW 2100');
    expect(proposedNextSeason({ ...season, startsOn: '2024-11-06' }, '2024-12-05').startsOn).toBe(
      '2025-11-10',
    );
  });

  it('is proposed for the next Monday where a year later is past, under the years that it falls into', () => {
    expect(proposedNextSeason(season, '2025-11-02').startsOn).toBe('2025-11-03');
    expect(proposedNextSeason(season, '2026-11-26')).toEqual({ label: 'GROW 26/27', startsOn: '2026-11-30' });
    expect(proposedNextSeason(season, '2026-11-30').startsOn).toBe('2026-12-07');
  });

  it('begins after this one, at the earliest on the Monday that follows', () => {
    expect(earliestNextDay(season)).toBe('2025-01-20');
    expect(earliestNextDay({ startsOn: '2024-11-06', weeks: 11 })).toBe('2025-01-27');
    expect(proposedNextSeason({ ...season, weeks: 52 }, '2024-12-05').startsOn).toBe('2025-11-03');
  });
});

describe('seasonAdminRepository', () => {
  const effects = {
    ...{
      teams: 3,
      above: 1,
      forming: 0,
      active: 0,
      requests: 0,
      weeks: 0,
      events: 0,
      version: 'v',
      ground: 'g',
    },
  };
  const ofWeek = {
    ...{ teams: 3, drafts: 1, handed_in: 0, late: 0, extended: 2, is_in_use: true, is_reminded: false },
    ...{ version: 'v', ground: 'g', events: [{ title_en: 'Half-time', title_de: 'Halbzeit' }] },
  };

  it('reads what a change would do', () => {
    expect(seasonEffectsFromRow(effects)).toMatchObject({ above: 1, ground: 'g' });
    expect(weekEffectsFromRow(ofWeek)).toMatchObject({ extended: 2, events: [{ de: 'Halbzeit' }] });
    expect(() => weekEffectsFromRow({ ...ofWeek, events: null })).toThrow('preview_week.events');
  });

  it('is null where there is no season', async () => {
    const { client } = restDouble(() => ({ body: null }));
    expect(await seasonAdminRepository(client).getSettings()).toBeNull();
  });

  it('says that the ground moved, and that a week is closed', async () => {
    const refused = (code: string) =>
      restDouble(() => ({ status: 400, body: { code, message: code } })).client;
    const ground = { version: 'v', ground: 'g' };
    const rules = { ...season };
    await expect(seasonAdminRepository(refused('GR120')).saveRules({ rules, ground })).rejects.toMatchObject({
      code: 'conflict',
    });
    const week = { seasonId: 's', week: 5, row: weekRowOf(weekValues(engineer), engineer), ground };
    await expect(seasonAdminRepository(refused('GR035')).saveWeek(week)).rejects.toMatchObject({
      code: 'week_closed',
    });
    await expect(seasonAdminRepository(refused('GR123')).saveWeek(week)).rejects.toMatchObject({
      ...{ code: 'invalid_value', backendCode: 'GR123' },
    });
  });

  it('has its keys below those of the season, so that every page reads it anew', () => {
    const queries = seasonAdminQueries(undefined);
    expect(queries.settings().queryKey[0]).toBe('season');
    expect(queries.week({ seasonId: 's', week: 5, dueAt: now }).queryKey[0]).toBe('season');
    const { saveRules, saveWeek, open } = seasonAdminMutations(undefined);
    expect(open.invalidates).toEqual([[]]);
    expect(saveRules.invalidates).toEqual([['season'], ['milestones'], handInKeys.all]);
    expect(
      saveWeek.subject({
        seasonId: 's',
        week: 5,
        row: weekRowOf(weekValues(exhale), exhale),
        ground: { version: '', ground: '' },
      }),
    ).toBe('season s week 5');
  });
});
