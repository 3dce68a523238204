// What a team is advised, what it makes of it, and what it says about it in its check-ins.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { addMentoredTeam, days, recordWorld, refusal, week5 } from './recordWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof recordWorld>;
withDatabase((opened) => {
  sql = opened;
  world = recordWorld(opened);
});

describe('advice', () => {
  it('is given by the mentor or an organiser, once for one press, and told to the team', async () => {
    const { id, people, captain, mentor } = await addMentoredTeam(sql);
    const advice = randomUUID();
    await world.advise(mentor, advice, id, ' Ask a second dairy. Weigh a wet pad. ');
    await world.advise(mentor, advice, id, 'Ask a second dairy. Weigh a wet pad.');
    expect(await world.readable(captain, 'advice')).toMatchObject([
      { text: 'Ask a second dairy. Weigh a wet pad.', author_id: mentor },
    ]);
    for (const person of people) expect(await world.notified(person)).toEqual(['advice_given']);
    const orga = await addPerson(sql, 'ORGA');
    await world.advise(orga, randomUUID(), id, 'Sleep.');
    const stranger = await addMentoredTeam(sql, 1);
    for (const person of [captain, stranger.mentor])
      expect(await refusal(world.advise(person, randomUUID(), id, 'x'))).toBe('adviser_only');
    expect(await refusal(world.advise(mentor, randomUUID(), id, ' '))).toBe('23514');
  });

  it('may be taken back by its author until something came of it', async () => {
    const { id, captain, mentor } = await addMentoredTeam(sql);
    const [kept, taken] = [randomUUID(), randomUUID()];
    await world.advise(mentor, kept, id, 'Keep');
    await world.advise(mentor, taken, id, 'Take back');
    await world.addItem(captain, randomUUID(), id, 'Keep', kept);
    const takeBack = (advice: string) => sql`select private.take_back_advice(${mentor}, ${advice})`;
    expect(await refusal(takeBack(kept))).toBe('GR073');
    await takeBack(taken);
    await takeBack(taken);
    expect(await world.readable(captain, 'advice')).toMatchObject([{ id: kept }]);
  });

  it('stays the team’s when its author goes', async () => {
    const { id, captain, mentor } = await addMentoredTeam(sql);
    const advice = randomUUID();
    await world.advise(mentor, advice, id, 'Ask ten');
    const item = randomUUID();
    await world.addItem(captain, item, id, 'Ask ten', advice);
    await sql`delete from auth.users where id = ${mentor}`;
    expect(await world.readable(captain, 'advice')).toMatchObject([{ text: 'Ask ten', author_id: null }]);
    expect(await world.readable(captain, 'action_items')).toMatchObject([{ id: item, from_user: null }]);
  });
});

describe('an action item', () => {
  it('names who advised it and about which week, read from the source', async () => {
    const { id, captain, mentor, people } = await addMentoredTeam(sql);
    const [advice, item] = [randomUUID(), randomUUID()];
    await world.advise(mentor, advice, id, 'Ask a second dairy.', days(-7));
    expect(await world.addItem(captain, item, id, 'Ask a second dairy', advice)).toMatchObject({
      from_user: mentor,
      source_week: 4,
    });
    expect(await world.addItem(captain, item, id, 'again', advice)).toMatchObject({ id: item });
    expect(await world.addItem(captain, randomUUID(), id, 'Our own')).toMatchObject({ from_user: null });
    const other = await addMentoredTeam(sql);
    expect(await refusal(world.addItem(other.captain, randomUUID(), other.id, 'x', advice))).toBe('GR009');
    expect(await refusal(world.addItem(other.captain, randomUUID(), id, 'x'))).toBe('adviser_only');
    // The mentor asks for something by advice, never by itself.
    expect(await refusal(world.addItem(mentor, randomUUID(), id, 'x'))).toBe('GR014');
    await world.addItem(mentor, randomUUID(), id, 'Weigh a wet pad', advice);
    for (const person of people) expect(await world.notified(person)).toContain('action_item_given');
  });

  it('is made of a verdict once that is settled', async () => {
    const { id, captain, mentor } = await addMentoredTeam(sql);
    const [verdict] = await sql<{ id: string }[]>`
      with hand_in as (
        insert into public.hand_ins (team_id, milestone_id, state, version, due_at_effective, is_late)
        select ${id}, m.id, 'submitted', 1, m.due_at, false from public.milestones m where m.week = 3 returning *
      ), version as (
        insert into public.hand_in_versions
          (hand_in_id, team_id, number, parts, handed_in_at, handed_in_by, is_by_clock, is_complete, is_late, due_at_effective)
        select id, team_id, 1, '{}', ${week5}, ${captain}, false, true, false, due_at_effective from hand_in returning *
      )
      insert into public.hand_in_verdicts (version_id, hand_in_id, team_id, author_id, decision, note, settles_at)
      select id, hand_in_id, team_id, ${mentor}, 'changes_requested', 'Weigh a wet pad.', ${week5} from version returning id`;
    const made = () =>
      sql<{ from_user: string; source_week: number }[]>`select * from private.add_action_item(
        ${captain}, gen_random_uuid(), ${id}, 'Weigh a wet pad', null, 'verdict', ${verdict?.id ?? ''}, null, ${week5})`;
    expect(await refusal(made())).toBe('GR009');
    await sql`update public.hand_in_verdicts set settled_at = ${week5} where id = ${verdict?.id ?? ''}`;
    expect(await made()).toMatchObject([{ from_user: mentor, source_week: 3 }]);
  });

  it('comes back until it is answered: done, still open, or not for us with a word why', async () => {
    const { id, captain, member, mentor } = await addMentoredTeam(sql);
    const [advice, item] = [randomUUID(), randomUUID()];
    await world.advise(mentor, advice, id, 'Ask ten');
    await world.addItem(captain, item, id, 'Ask ten', advice);
    expect(await world.answerItem(member, item, 'open', 'Next week')).toMatchObject({
      ...{ state: 'open', word: 'Next week', answered_week: 5, answered_by: member },
    });
    // Nothing came of it yet that the mentor would be told.
    expect(await world.notified(mentor)).toEqual([]);
    expect(await refusal(world.answerItem(member, item, 'dropped', ' '))).toBe('GR071');
    expect(await world.answerItem(member, item, 'dropped', 'We cannot lift it', days(7))).toMatchObject({
      ...{ state: 'dropped', answered_week: 6 },
    });
    expect(await world.notified(mentor)).toEqual(['action_item_answered']);
    expect(await world.answerItem(captain, item, null)).toMatchObject({
      ...{ state: 'open', word: '', answered_week: null, answered_by: null },
    });
    expect(await world.answerItem(captain, item, 'done')).toMatchObject({ state: 'done' });
    expect(await refusal(world.answerItem(mentor, item, 'open'))).toBe('GR014');
    expect(await refusal(world.answerItem(captain, randomUUID(), 'done'))).toBe('GR009');
    expect(await refusal(world.answerItem(captain, item, 'perhaps'))).toBe('23514');
  });

  it('belongs to somebody of the team, and to nobody once they leave with it open', async () => {
    const { id, captain, member } = await addMentoredTeam(sql);
    const [open, done] = [randomUUID(), randomUUID()];
    const assign = (item: string, to: string | null) =>
      sql`select private.assign_action_item(${captain}, ${item}, ${to}, 7)`;
    for (const item of [open, done]) {
      await world.addItem(captain, item, id, 'Do it');
      await assign(item, member);
    }
    await world.answerItem(member, done, 'done');
    expect(await refusal(assign(open, await addPerson(sql)))).toBe('GR014');
    await sql`select private.leave_team(${member}, ${id}, null, ${days(1)})`;
    const rows = await sql`select id, assigned_to from public.action_items where team_id = ${id}`;
    expect(Object.fromEntries(rows.map((row) => [row.id, row.assigned_to] as [string, unknown]))).toEqual({
      [open]: null,
      [done]: member,
    });
  });

  it('is answered by the team that the other one was merged into', async () => {
    const source = await addMentoredTeam(sql, 1);
    const target = await addMentoredTeam(sql, 2);
    const item = randomUUID();
    await world.addItem(source.captain, item, source.id, 'Count the pads');
    const orga = await addPerson(sql, 'ORGA');
    await sql`select private.merge_teams(${orga}, ${source.id}, ${target.id}, ${week5})`;
    expect(await world.answerItem(target.captain, item, 'done')).toMatchObject({ state: 'done' });
  });

  it('is one of forty at most that are open', async () => {
    const { id, captain } = await addMentoredTeam(sql, 1);
    await sql`insert into public.action_items (team_id, text, source_kind)
      select ${id}, 'x' || n, 'team' from generate_series(1, 40) n`;
    expect(await refusal(world.addItem(captain, randomUUID(), id, 'One more'))).toBe('GR072');
  });
});
