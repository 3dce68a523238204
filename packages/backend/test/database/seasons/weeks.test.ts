// The weeks of a season: their words change, their letters stay; what teams began to fill in is not taken from them.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { seasonWorld, type GivenPart, type GivenWeek } from './seasonWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof seasonWorld>;
withDatabase((opened) => {
  sql = opened;
  world = seasonWorld(opened);
});

// Thursday of week five; week six is due on Sunday, 15 December.
const now = new Date('2024-12-05T10:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();

const milestoneOf = (week: GivenWeek) => {
  if (!week.milestone) throw new Error('It asks for nothing');
  return week.milestone;
};
const withMilestone = (
  week: GivenWeek,
  changes: Partial<NonNullable<GivenWeek['milestone']>>,
): GivenWeek => ({
  ...week,
  milestone: { ...milestoneOf(week), ...changes },
});
const withParts = (week: GivenWeek, change: (parts: GivenPart[]) => GivenPart[]): GivenWeek =>
  withMilestone(week, { parts: change(milestoneOf(week).parts) });
const textPart = (key: string, isRequired: boolean): GivenPart => ({
  ...{ key, kind: 'text', is_required: isRequired, label_en: 'More', label_de: 'Mehr' },
  ...{ hint_en: 'What else', hint_de: 'Was noch', max_characters: 300 },
});

async function beginIn(week: number): Promise<string> {
  const captain = await addPerson(sql);
  const { id } = only(
    await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id)
      select id, ${captain.slice(0, 20)}, ${`team-${captain}`}, ${captain} from public.seasons returning id`,
  );
  await sql`insert into public.team_members (team_id, season_id, user_id) select ${id}, id, ${captain} from public.seasons`;
  await sql`insert into public.hand_ins (team_id, milestone_id) select ${id}, id from public.milestones where week = ${week}`;
  return id;
}

describe('the words of a week', () => {
  it('are saved with the parts, in their order, in both languages', async () => {
    const week = await world.week(6);
    const next = withParts({ ...week, verb_en: 'Note', task_de: 'Schreibt es auf.' }, (parts) => [
      textPart('more', false),
      ...parts,
    ]);
    await world.saveWeek(6, next, now);
    const saved = await world.week(6);
    expect(saved).toMatchObject({ verb_en: 'Note', task_de: 'Schreibt es auf.' });
    expect(milestoneOf(saved).parts.map(({ key }) => key)).toEqual(
      milestoneOf(next).parts.map(({ key }) => key),
    );
    await world.saveWeek(6, week, now);
    expect(await world.week(6)).toEqual(week);
  });

  it('keep the letter in both languages', async () => {
    const week = await world.week(6);
    expect(await refusal(world.saveWeek(6, { ...week, verb_en: 'Write' }, now))).toBe('22023');
    expect(await refusal(world.saveWeek(6, { ...week, verb_de: 'Schreiben' }, now))).toBe('22023');
  });

  it('of a week that asks for nothing are changed, and it goes on asking for nothing', async () => {
    const week = await world.week(8);
    await world.saveWeek(8, { ...week, task_en: 'Sleep.' }, now);
    expect(await world.week(8)).toMatchObject({ task_en: 'Sleep.', milestone: null });
    const { milestone } = await world.week(9);
    expect(await refusal(world.saveWeek(8, { ...week, milestone }, now))).toBe('22023');
    expect(await refusal(world.saveWeek(9, { ...(await world.week(9)), milestone: null }, now))).toBe(
      '22023',
    );
    expect(await refusal(world.saveWeek(8, week, new Date('2024-12-29T23:00:00Z')))).toBe('GR035');
  });

  it('stay once the week is closed, and may change in its grace', async () => {
    const week = await world.week(4);
    const closes = new Date('2024-12-02T22:59:00Z').getTime();
    await world.saveWeek(4, { ...week, task_en: 'Check it.' }, new Date(closes - 1000));
    expect(await refusal(world.saveWeek(4, week, new Date(closes)))).toBe('GR035');
  });

  it('are refused where somebody else saved the week, and not where another week was saved', async () => {
    const [week, other] = [await world.week(10), await world.week(11)];
    const ground = await world.previewWeek(10, milestoneOf(week).due_at, now);
    await world.saveWeek(11, { ...other, task_en: 'Show it.' }, now);
    await world.saveWeek(10, { ...week, task_en: 'Keep it.' }, now, ground);
    expect(await refusal(world.saveWeek(10, week, now, ground))).toBe('GR120');
  });
});

describe('when a week is due', () => {
  it('comes earlier only with 48 hours’ notice, as its grace ends, and later at any time within the season', async () => {
    const week = await world.week(5);
    expect(await refusal(world.saveWeek(5, withMilestone(week, { due_at: later(47.9) }), now))).toBe('GR122');
    await world.saveWeek(5, withMilestone(week, { due_at: later(48), grace_minutes: 2880 }), now);
    await world.saveWeek(5, withMilestone(week, { due_at: later(72) }), now);
    expect(
      await refusal(
        world.saveWeek(5, withMilestone(week, { grace_minutes: 0 }), new Date('2024-12-08T12:00:00Z')),
      ),
    ).toBe('GR122');
    expect(
      await refusal(world.saveWeek(5, withMilestone(week, { due_at: '2025-01-19T23:00:01Z' }), now)),
    ).toBe('22023');
    await world.saveWeek(5, week, now);
  });

  it('says which extensions keep their date, who was reminded, and which event runs then', async () => {
    const team = await beginIn(7);
    await sql`update public.hand_ins set extended_until = '2024-12-20 12:00Z' where team_id = ${team}`;
    const halfTime = only(
      await sql<{ at: Date; title_en: string }[]>`
        select starts_at as at, title_en from public.events where slug = 'half-time'`,
    );
    expect(await world.previewWeek(7, halfTime.at, now)).toMatchObject({
      ...{ teams: 1, drafts: 1, handed_in: 0, extended: 1, is_in_use: true, is_reminded: false },
      events: [{ title_en: halfTime.title_en }],
    });
    const friday = new Date('2024-12-17T10:00:00Z');
    expect(await world.previewWeek(7, '2024-12-21T12:00:00Z', friday)).toMatchObject({
      ...{ extended: 0, is_reminded: true, events: [] },
    });
  });

  it('does not touch what was late', async () => {
    const team = await beginIn(9);
    await sql`update public.hand_ins set state = 'submitted', version = 1, is_late = true, due_at_effective = '2025-01-05 22:59Z'
      where team_id = ${team}`;
    const week = await world.week(9);
    const inGrace = new Date('2025-01-06T10:00:00Z');
    const due = '2025-01-07T22:59:00Z';
    expect(await world.previewWeek(9, due, inGrace)).toMatchObject({ late: 1, handed_in: 1 });
    await world.saveWeek(9, withMilestone(week, { due_at: due }), inGrace);
    expect(only(await sql`select is_late from public.hand_ins where team_id = ${team}`)).toEqual({
      is_late: true,
    });
  });
});

describe('parts', () => {
  const change = async (week: number, edit: (parts: GivenPart[]) => GivenPart[]) =>
    refusal(world.saveWeek(week, withParts(await world.week(week), edit), now));

  it('come, go and change in kind before any team has begun', async () => {
    const before = await world.week(11);
    expect(await change(11, () => [textPart('one', true)])).toBe('done');
    expect(milestoneOf(await world.week(11)).parts).toMatchObject([{ key: 'one', max_characters: 300 }]);
    expect(await refusal(world.saveWeek(11, before, now))).toBe('done');
  });

  it('are at least one that is required, twelve at most, and each what its kind says', async () => {
    expect(await change(11, () => [])).toBe('22023');
    expect(await change(11, () => [textPart('one', false)])).toBe('22023');
    const many = Array.from({ length: 13 }, (_, index) => textPart(`part_${'abcdefghijklm'[index]}`, true));
    expect(await change(11, () => many)).toBe('22023');
    expect(await change(11, () => [{ ...textPart('one', true), max_characters: null }])).toBe('23514');
    expect(await change(11, () => [textPart('one', true), textPart('one', true)])).toBe('22023');
  });

  it('once a team has begun are reworded, loosened and added as optional, and nothing else', async () => {
    await beginIn(10);
    const [first] = milestoneOf(await world.week(10)).parts;
    const only1st = (edit: (part: GivenPart) => GivenPart) => (parts: GivenPart[]) =>
      parts.map((part) => (part.key === first?.key ? edit(part) : part));
    expect(await change(10, (parts) => [...parts, textPart('extra', false)])).toBe('done');
    expect(
      await change(
        10,
        only1st((part) => ({ ...part, label_en: 'Other words' })),
      ),
    ).toBe('done');
    expect(await change(10, (parts) => parts.slice(1))).toBe('GR123');
    expect(await change(10, (parts) => [...parts, textPart('needed', true)])).toBe('GR123');
    expect(await change(10, (parts) => parts.map((part) => ({ ...part, is_required: true })))).toBe('GR123');
    for (const [column, less] of [
      ['max_characters', 1],
      ['max_bytes', 1],
    ] as const)
      expect(
        await change(10, (parts) => parts.map((part) => (part[column] ? { ...part, [column]: less } : part))),
      ).toMatch(/GR123|done/);
    const text = { kind: 'text', max_characters: 5000, max_count: null, max_bytes: null, media_types: null };
    const link = { kind: 'link', max_characters: null, max_count: 20, max_bytes: null, media_types: null };
    expect(
      await change(
        10,
        only1st((part) => ({ ...part, ...(part.kind === 'text' ? link : text) })),
      ),
    ).toBe('GR123');
  });

  it('stay with a team that begins just while they are taken away', async () => {
    const week = await world.week(11);
    const ground = await world.previewWeek(11, milestoneOf(week).due_at, now);
    const captain = await addPerson(sql);
    const { id: team } = only(
      await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id)
        select id, ${captain.slice(0, 20)}, ${`team-${captain}`}, ${captain} from public.seasons returning id`,
    );
    const begins = await sql.reserve();
    await begins`begin`;
    await begins`insert into public.hand_ins (team_id, milestone_id) select ${team}, id from public.milestones where week = 11`;
    const saving = refusal(
      world.saveWeek(
        11,
        withParts(week, () => [textPart('one', true)]),
        now,
        ground,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await begins`commit`;
    begins.release();
    expect(['GR120', 'GR123']).toContain(await saving);
  });
});
