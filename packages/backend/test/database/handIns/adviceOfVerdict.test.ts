// What a verdict advises becomes action items when it counts, and never before or without it; and what waits for whom.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { DAY, handInWorld, refusal, SECOND } from './handInWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

const due = new Date('2024-12-08T22:59:00Z');
const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);
const advice = (text: string, due_week: number | null = null, assigned_to: string | null = null) => ({
  ...{ id: randomUUID(), text, due_week, assigned_to },
});

async function begin() {
  const [team, week] = [await world.teamOf(2), await world.milestone(due)];
  const versions = await world.writeAll(team.captain, week, at(-DAY));
  const { hand_in_id: id } = await world.handIn(team.captain, week, versions, at(-DAY));
  return { team, week, id, mentor: await world.mentorOf(team.id) };
}

const judge = async (user: string, id: string, list: unknown, when: Date, decision = 'accepted') =>
  (
    await sql<{ id: string; settles_at: Date }[]>`
      select * from private.give_verdict(${user}, ${id}, 1, ${decision}, 'Good', ${when}, ${sql.json(list as postgres.JSONValue)})`
  )[0];

const itemsOf = (team: string) => sql`
  select id, text, due_week, from_user, source_kind, source_id, assigned_to, state from public.action_items
  where team_id = ${team} order by created_at, id`;

const queueOf = (person: string) =>
  asPerson(sql, person, async (as) => {
    const rows = await as`select hand_in_id from public.review_queue()`;
    return rows.map(({ hand_in_id }): unknown => hand_in_id);
  });

describe('advice of a verdict', () => {
  it('becomes action items in its order when the verdict counts', async () => {
    const { team, id, mentor } = await begin();
    const list = [advice(' Get it in writing ', 6), advice('Ask two shops')];
    const verdict = await judge(mentor, id, list, at(0));
    expect(await itemsOf(team.id)).toHaveLength(0);
    await world.settle(at(5 * SECOND));
    expect(await itemsOf(team.id)).toMatchObject([
      {
        ...{ id: list[0]?.id, text: 'Get it in writing', due_week: 6, from_user: mentor },
        ...{ source_kind: 'verdict', source_id: verdict?.id, state: 'open' },
      },
      { id: list[1]?.id, text: 'Ask two shops', due_week: null, assigned_to: null },
    ]);
    // The same press again, after an answer that was lost: the same verdict and no second item.
    expect(await judge(mentor, id, list, at(10 * SECOND))).toMatchObject({ id: verdict?.id });
    expect(await itemsOf(team.id)).toHaveLength(2);
  });

  it('goes with a verdict that is taken back, and with one that is given anew', async () => {
    const { team, id, mentor } = await begin();
    const first = await judge(mentor, id, [advice('One')], at(0));
    await judge(mentor, id, [advice('Two')], at(2 * SECOND), 'changes_requested');
    await world.takeBackVerdict(mentor, first?.id ?? '', at(3 * SECOND));
    await world.settle(at(60 * SECOND));
    expect(await itemsOf(team.id)).toHaveLength(0);
    await judge(mentor, id, [advice('Three')], at(61 * SECOND));
    await judge(mentor, id, [advice('Four')], at(62 * SECOND));
    expect(await world.settle(at(66 * SECOND))).toBe(0);
    await world.settle(at(67 * SECOND));
    expect(await itemsOf(team.id)).toMatchObject([{ text: 'Four' }]);
  });

  it('is for whom it names, and for nobody once they left the team', async () => {
    const { team, id, mentor } = await begin();
    const [captain, mate] = team.people;
    const stranger = (await world.teamOf(1)).captain;
    expect(await refusal(judge(mentor, id, [advice('Phone', null, stranger)], at(0)))).toBe('GR014');
    expect(await refusal(judge(mentor, id, [advice('Phone', null, mentor)], at(0)))).toBe('GR014');
    await judge(mentor, id, [advice('Phone', null, captain), advice('Weigh', null, mate)], at(0));
    await sql`update public.team_members set left_at = ${at(SECOND)} where user_id = ${mate ?? ''}`;
    await world.settle(at(5 * SECOND));
    expect(await itemsOf(team.id)).toMatchObject([
      { text: 'Phone', assigned_to: captain },
      { text: 'Weigh', assigned_to: null },
    ]);
  });

  it('is refused where it is none, and where the team has no room for it', async () => {
    const { team, id, mentor } = await begin();
    const faults: unknown[] = [
      {},
      [advice(' ')],
      [advice('x'.repeat(281))],
      [advice('x', 0)],
      [{ text: 'x' }],
      [advice('x', null, 'Ada')],
      ['x'],
      Array.from({ length: 11 }, () => advice('x')),
    ];
    for (const fault of faults) expect(await refusal(judge(mentor, id, fault, at(0)))).toBe('GR087');
    await sql`insert into public.action_items (team_id, text, source_kind)
      select ${team.id}, 'Do it', 'team' from generate_series(1, 39)`;
    expect(await refusal(judge(mentor, id, [advice('One'), advice('Two')], at(0)))).toBe('GR072');
    expect(await refusal(judge(mentor, id, [advice('One')], at(0)))).toBe('done');
  });
});

describe('what waits for a review', () => {
  it('is of the teams that somebody looks after, until they have given a verdict', async () => {
    const { team, id, mentor } = await begin();
    expect(await queueOf(mentor)).toEqual([id]);
    expect(await queueOf(team.captain)).toEqual([]);
    expect(await queueOf((await begin()).mentor)).not.toContain(id);
    await judge(mentor, id, [], at(0));
    expect(await queueOf(mentor)).toEqual([]);
  });

  it('is marked as shared where nobody looks after the team', async () => {
    const { team, id, mentor } = await begin();
    await sql`update public.mentor_assignments set status = 'ended' where team_id = ${team.id}`;
    expect(await queueOf(mentor)).toEqual([]);
    await sql`insert into public.mentor_profiles (user_id, takes_shared_queue) values (${mentor}, true)`;
    const shared = await asPerson(sql, mentor, async (as) => as`select * from public.review_queue()`);
    expect(shared).toMatchObject([{ hand_in_id: id, is_shared: true }]);
  });
});
