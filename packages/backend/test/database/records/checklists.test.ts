// The steps of a week: proposed by the season until the team touches one, then the team's, in an order of its own.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addMentoredTeam, days, recordWorld, refusal } from './recordWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof recordWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 6, onnotice: () => undefined });
  world = recordWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

describe('the steps that every project has', () => {
  it('are some for each week that asks for something, with the hand-in among them, on days in order', async () => {
    const weeks = await sql<{ week: number; steps: number; hand_ins: number }[]>`
      select week, count(*)::int as steps, count(*) filter (where is_hand_in)::int as hand_ins
      from public.season_steps group by week order by week`;
    expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
    for (const { week, steps, hand_ins } of weeks) {
      expect(steps, `week ${week}`).toBeGreaterThan(3);
      expect(hand_ins, `week ${week}`).toBe(1);
    }
    const unordered = await sql`
      select from public.season_steps a join public.season_steps b using (season_id, week)
      where a.position < b.position and a.weekday > b.weekday`;
    expect(unordered).toHaveLength(0);
  });

  it('say to hand in on the day on which the week is due', async () => {
    const wrong = await sql`
      select s.week from public.season_steps s
      join public.seasons n on n.id = s.season_id
      join public.milestones m on m.season_id = s.season_id and m.week = s.week
      where s.is_hand_in
        and n.starts_on + (s.week - 1) * 7 + s.weekday - 1 <> (m.due_at at time zone 'Europe/Berlin')::date`;
    expect([...wrong]).toEqual([]);
  });
});

describe('a team’s list', () => {
  it('is the season’s until somebody touches it, with the same ids before and after', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const before = await world.checklist(member, id, 5);
    expect(before.map(({ text_en }) => text_en)[0]).toBe('Write down what the prototype must prove');
    expect(before.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await sql`select from public.checklist_items where team_id = ${id}`).toHaveLength(0);
    await world.tick(captain, 5, before[1]?.id ?? '');
    const after = await world.checklist(member, id, 5);
    expect(after.map(({ id: step }) => step)).toEqual(before.map(({ id: step }) => step));
    expect(after.map(({ due_on }) => due_on)).toEqual(before.map(({ due_on }) => due_on));
    expect(after.map(({ done_by }) => done_by)).toEqual([null, captain, null, null, null, null, null]);
    expect(after[0]?.text_de).toBe('Aufschreiben, was der Prototyp zeigen muss');
    const stranger = await addMentoredTeam(sql, 1);
    expect(await world.checklist(stranger.captain, id, 5)).toHaveLength(0);
  });

  it('keeps who ticked first, and lets anybody of the team take it back', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const [first] = await world.checklist(captain, id, 5);
    const step = first?.id ?? '';
    await world.tick(captain, 5, step);
    await world.tick(member, 5, step);
    expect((await world.checklist(captain, id, 5))[0]?.done_by).toBe(captain);
    await world.tick(member, 5, step, false);
    expect((await world.checklist(captain, id, 5))[0]?.done_by).toBeNull();
  });

  it('does not tick the hand-in, which is a state', async () => {
    const { id, captain } = await addMentoredTeam(sql);
    const handIn = (await world.checklist(captain, id, 5)).find(({ key }) => key === 'hand_in');
    expect(await refusal(world.tick(captain, 5, handIn?.id ?? ''))).toBe('GR074');
    expect(await refusal(world.tick(captain, 5, randomUUID()))).toBe('GR009');
    expect(await refusal(world.tick(captain, 12, randomUUID()))).toBe('GR009');
  });

  it('takes steps of the team’s own, last or where they stood, and gives back their places', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const [soup, tape] = [randomUUID(), randomUUID()];
    await world.addStep(captain, 8, soup, ' Order soup ');
    await world.addStep(captain, 8, soup, 'again');
    await world.addStep(member, 8, tape, 'Buy tape', 1);
    const texts = async () => (await world.checklist(captain, id, 8)).map(({ text_en }) => text_en);
    expect(await texts()).toEqual(['Buy tape', 'Order soup']);
    await world.moveStep(member, 8, tape, 9);
    expect(await texts()).toEqual(['Order soup', 'Buy tape']);
    await sql`select private.remove_checklist_item(${member}, 8, ${soup})`;
    expect(await texts()).toEqual(['Buy tape']);
    expect(await refusal(world.addStep(captain, 8, randomUUID(), ' '))).toBe('23514');
    const handIn = (await world.checklist(captain, id, 5)).find(({ key }) => key === 'hand_in');
    // What the season proposes stays.
    await sql`select private.remove_checklist_item(${captain}, 5, ${handIn?.id ?? ''})`;
    expect(await world.checklist(captain, id, 5)).toHaveLength(7);
  });

  it('has one order whoever moves at the same time', async () => {
    const { id, people } = await addMentoredTeam(sql);
    const steps = await world.checklist(people[0] ?? '', id, 5);
    await Promise.all(
      steps.map(({ id: step }, index) =>
        world.moveStep(people[index % people.length] ?? '', 5, step, 7 - index),
      ),
    );
    const positions = (await world.checklist(people[0] ?? '', id, 5)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('gives a step to somebody of the team, and to nobody once they leave with it open', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const step = (await world.checklist(captain, id, 5))[0]?.id ?? '';
    const change = (to: string) =>
      sql`select private.change_checklist_item(${captain}, 5, ${step}, 'ignored', ${to}, '2024-12-06')`;
    await change(member);
    const other = await addMentoredTeam(sql, 1);
    expect(await refusal(change(other.captain))).toBe('GR014');
    expect((await world.checklist(captain, id, 5))[0]).toMatchObject({
      ...{ assigned_to: member, text_en: 'Write down what the prototype must prove' },
    });
    await sql`select private.leave_team(${member}, ${id}, null, ${days(1)})`;
    expect((await world.checklist(captain, id, 5))[0]?.assigned_to).toBeNull();
  });

  it('has thirty steps a week at most', async () => {
    const { captain } = await addMentoredTeam(sql, 1);
    for (let index = 0; index < 30; index += 1) await world.addStep(captain, 8, randomUUID(), `x${index}`);
    expect(await refusal(world.addStep(captain, 8, randomUUID(), 'x'))).toBe('GR072');
  });
});
