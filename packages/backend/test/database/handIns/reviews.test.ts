// How a hand-in is read and answered: who may, who reads it now, verdicts that settle, and when a returned one is due.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { DAY, handInWorld, HOUR, MINUTE, refusal, SECOND, text } from './handInWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

const due = new Date('2024-12-08T22:59:00Z');
const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);

/** A team that handed in a day before it was due, with its mentor and an organiser. */
async function begin() {
  const [team, week] = [await world.teamOf(2), await world.milestone(due)];
  const versions = await world.writeAll(team.captain, week, at(-DAY));
  const { hand_in_id: id } = await world.handIn(team.captain, week, versions, at(-DAY));
  return { team, week, id, versions, mentor: await world.mentorOf(team.id), orga: await world.orga() };
}
/** What the person reads of a hand-in's verdicts. */
const verdictsFor = (person: string, id: string) =>
  asPerson(sql, person, async (as) => {
    const rows = await as`select decision from public.hand_in_verdicts where hand_in_id = ${id}`;
    return rows.map(({ decision }): unknown => decision);
  });

describe('a review', () => {
  it('is held by one, until it is released or two hours are over', async () => {
    const { id, mentor, orga } = await begin();
    expect(await world.take(mentor, id, 1, at(0))).toMatchObject({
      state: 'in_review',
      reviewer_id: mentor,
      taken_at: at(0),
    });
    // Opened again: the same review.
    expect(await world.take(mentor, id, 1, at(HOUR))).toMatchObject({ taken_at: at(0) });
    expect(await refusal(world.take(orga, id, 1, at(2 * HOUR - 1)))).toBe('GR040');
    expect(await refusal(world.judge(orga, id, 1, 'accepted', '', at(HOUR)))).toBe('GR040');
    expect(await world.take(orga, id, 1, at(2 * HOUR))).toMatchObject({ reviewer_id: orga });
    expect(await refusal(world.release(mentor, id, at(3 * HOUR)))).toBe('GR040');
    expect(await world.release(orga, id, at(3 * HOUR))).toMatchObject({
      state: 'submitted',
      reviewer_id: null,
    });
    expect(await world.release(mentor, id, at(3 * HOUR))).toMatchObject({ state: 'submitted' });
    await world.take(mentor, id, 1, at(4 * HOUR));
    expect(await world.release(orga, id, at(4 * HOUR))).toMatchObject({ state: 'submitted' });
  });

  it('is of the newest version', async () => {
    const { id, mentor, team, week } = await begin();
    await world.save(team.captain, week, 'claim', text('Two'), 1, at(-HOUR));
    await world.handIn(team.captain, week, { claim: 2, result: 1 }, at(-HOUR));
    expect(await refusal(world.take(mentor, id, 1, at(0)))).toBe('GR041');
    expect(await refusal(world.take(mentor, id, 2, at(0)))).toBe('done');
  });

  it('is the mentor’s of that team and any organiser’s who is not in it', async () => {
    const { id, team, orga } = await begin();
    const elsewhere = await world.mentorOf((await world.teamOf(1)).id);
    const takes = (person: string) => refusal(world.take(person, id, 1, at(0)));
    for (const person of [elsewhere, team.captain, await world.person()])
      expect(await takes(person)).toBe('42501');
    await world.addMember(team.id, orga, at(-DAY));
    expect(await takes(orga)).toBe('42501');
  });

  it('ends when another mentor is assigned', async () => {
    const { id, team, mentor } = await begin();
    await world.take(mentor, id, 1, at(0));
    await sql`update public.mentor_assignments set status = 'ended' where team_id = ${team.id}`;
    const next = await world.mentorOf(team.id);
    expect(await refusal(world.judge(mentor, id, 1, 'accepted', '', at(MINUTE)))).toBe('42501');
    expect(await world.take(next, id, 1, at(MINUTE))).toMatchObject({ reviewer_id: next });
  });

  it('ends when the account of who reads it ends', async () => {
    const { id, mentor, orga } = await begin();
    await world.take(mentor, id, 1, at(0));
    await sql`delete from auth.users where id = ${mentor}`;
    expect(await world.take(orga, id, 1, at(MINUTE))).toMatchObject({ reviewer_id: orga });
  });

  it('is of nothing that is not handed in', async () => {
    const { id, team, mentor } = await begin();
    await world.takeBack(team.captain, id, at(-HOUR));
    expect(await refusal(world.take(mentor, id, 1, at(-HOUR)))).toBe('GR042');
  });
});

describe('a verdict', () => {
  it('counts after five seconds; until then its author alone reads it', async () => {
    const { id, team, week, mentor, orga } = await begin();
    await world.take(mentor, id, 1, at(0));
    const verdict = await world.judge(mentor, id, 1, 'accepted', ' Good. ', at(MINUTE));
    expect(verdict).toMatchObject({ note: 'Good.', settled_at: null, settles_at: at(MINUTE + 5 * SECOND) });
    expect(await verdictsFor(mentor, id)).toEqual(['accepted']);
    expect(await verdictsFor(team.captain, id)).toEqual([]);
    expect(await verdictsFor(orga, id)).toEqual([]);
    await world.settle(at(MINUTE + 5 * SECOND - 1));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'in_review' });
    await world.settle(at(2 * MINUTE));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'accepted', reviewer_id: null });
    expect(await verdictsFor(team.captain, id)).toEqual(['accepted']);
  });

  it('is taken back before it counts and not afterwards, whenever the clock comes by', async () => {
    const { id, mentor } = await begin();
    const first = await world.judge(mentor, id, 1, 'accepted', '', at(0));
    expect(await world.takeBackVerdict(mentor, first.id, at(4 * SECOND))).toMatchObject({
      state: 'in_review',
    });
    expect(await refusal(world.takeBackVerdict(mentor, first.id, at(4 * SECOND)))).toBe('GR009');
    const second = await world.judge(mentor, id, 1, 'accepted', '', at(MINUTE));
    expect(await refusal(world.takeBackVerdict(mentor, second.id, at(MINUTE + 5 * SECOND)))).toBe('GR044');
  });

  it('keeps nobody else out once it is taken back after the two hours of its review', async () => {
    const { id, mentor, orga } = await begin();
    await world.take(mentor, id, 1, at(0));
    const { id: verdict } = await world.judge(mentor, id, 1, 'accepted', '', at(2 * HOUR - SECOND));
    expect(await refusal(world.take(orga, id, 1, at(2 * HOUR)))).toBe('GR040');
    const back = await world.takeBackVerdict(mentor, verdict, at(2 * HOUR + SECOND));
    expect(back).toMatchObject({ state: 'submitted', reviewer_id: null });
  });

  it('is its author’s to take back', async () => {
    const { id, mentor, orga } = await begin();
    const { id: verdict } = await world.judge(mentor, id, 1, 'accepted', '', at(0));
    expect(await refusal(world.takeBackVerdict(orga, verdict, at(SECOND)))).toBe('GR009');
  });

  it('twice is one, and another one within the five seconds replaces it', async () => {
    const { id, team, week, mentor } = await begin();
    const first = await world.judge(mentor, id, 1, 'accepted', 'Good.', at(0));
    expect(await world.judge(mentor, id, 1, 'accepted', 'Good.', at(SECOND))).toEqual(first);
    const other = await world.judge(mentor, id, 1, 'changes_requested', 'Not yet.', at(2 * SECOND));
    expect(other).toMatchObject({ id: first.id, settles_at: at(7 * SECOND) });
    await world.settle(at(MINUTE));
    const again = await world.judge(mentor, id, 1, 'changes_requested', 'Not yet.', at(MINUTE));
    expect(again).toMatchObject({ id: first.id, settled_at: at(7 * SECOND) });
    expect(await world.state(team.id, week)).toMatchObject({ state: 'changes_requested' });
  });

  it('needs a note when it asks to revise, and is one of two', async () => {
    const { id, mentor } = await begin();
    expect(await refusal(world.judge(mentor, id, 1, 'changes_requested', ' ', at(0)))).toBe('GR045');
    expect(await refusal(world.judge(mentor, id, 1, 'perhaps', 'x', at(0)))).toBe('22023');
    expect(await refusal(world.judge(mentor, id, 1, 'accepted', 'x'.repeat(4001), at(0)))).toBe('23514');
  });

  it('keeps the team from taking it back, and the review from being released', async () => {
    const { id, mentor, team } = await begin();
    await world.judge(mentor, id, 1, 'accepted', '', at(-HOUR));
    expect(await refusal(world.takeBack(team.captain, id, at(-HOUR + SECOND)))).toBe('GR039');
    expect(await refusal(world.release(mentor, id, at(-HOUR + SECOND)))).toBe('GR040');
  });

  it('stays when its author goes, without their name', async () => {
    const { id, mentor, team, week } = await begin();
    await world.judge(mentor, id, 1, 'accepted', 'Good.', at(0));
    await sql`delete from auth.users where id = ${mentor}`;
    await world.settle(at(MINUTE));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'accepted' });
    const [kept] = await sql`select author_id, note from public.hand_in_verdicts where hand_in_id = ${id}`;
    expect(kept).toEqual({ author_id: null, note: 'Good.' });
  });
});

describe('a returned hand-in', () => {
  // Wall time in Berlin, also across both changes of the clock.
  it.each([
    ['2024-12-05T12:00:00Z', '2024-12-08T22:59:00.000Z'],
    ['2024-12-05T22:59:00Z', '2024-12-08T22:59:00.000Z'],
    ['2024-12-05T22:59:01Z', '2024-12-15T22:59:00.000Z'],
    ['2024-12-08T23:30:00Z', '2024-12-15T22:59:00.000Z'],
    ['2025-03-26T12:00:00Z', '2025-03-30T21:59:00.000Z'],
    ['2025-03-28T12:00:00Z', '2025-04-06T21:59:00.000Z'],
    ['2024-10-23T12:00:00Z', '2024-10-27T22:59:00.000Z'],
    ['2024-10-26T12:00:00Z', '2024-11-03T22:59:00.000Z'],
  ])('of %s is due again on %s', async (when, expected) => {
    const [row] = await sql<{ due: Date }[]>`select private.return_due(${when}) as due`;
    expect(row?.due.toISOString()).toBe(expected);
  });

  it('is handed in again, late as it was, and overdue after its own day', async () => {
    const { id, mentor, team, week } = await begin();
    await world.judge(mentor, id, 1, 'changes_requested', 'Say more.', at(3 * DAY));
    await world.settle(at(3 * DAY + MINUTE));
    const returned = await world.state(team.id, week);
    expect(returned).toMatchObject({ state: 'changes_requested', is_late: false, is_overdue: false });
    const dueAgain = returned.return_due_at?.getTime() ?? 0;
    // Unchanged is allowed: the answer may have been given elsewhere.
    const second = await world.handIn(team.captain, week, { claim: 1, result: 1 }, new Date(dueAgain - 1));
    expect(second).toMatchObject({ number: 2, is_late: false, due_at_effective: due });
    await world.judge(mentor, id, 2, 'changes_requested', 'More still.', new Date(dueAgain));
    await world.settle(new Date(dueAgain + MINUTE));
    const later = new Date(dueAgain + 21 * DAY);
    await world.save(team.captain, week, 'claim', text('Two'), 1, later);
    await world.handIn(team.captain, week, { claim: 2, result: 1 }, later);
    expect(await world.state(team.id, week)).toMatchObject({ version: 3, is_overdue: true, is_late: false });
  });
});

describe('the day of a returned hand-in', () => {
  const returned = async () => {
    const found = await begin();
    await world.judge(found.mentor, found.id, 1, 'changes_requested', 'Say more.', at(0));
    await world.settle(at(MINUTE));
    return found;
  };

  // Between three and fourteen days by the calendar in Berlin, also across both changes of the clock.
  it.each([
    ['2024-12-08T23:00:00Z', '2024-12-11T22:59:00Z', 'GR107'],
    ['2024-12-08T23:00:00Z', '2024-12-11T23:00:00Z', 'done'],
    ['2024-12-08T23:00:00Z', '2024-12-23T22:59:00Z', 'done'],
    ['2024-12-08T23:00:00Z', '2024-12-23T23:00:00Z', 'GR107'],
    ['2025-03-28T11:00:00Z', '2025-03-31T09:59:00Z', 'GR107'],
    ['2025-03-28T11:00:00Z', '2025-03-31T10:00:00Z', 'done'],
    ['2025-10-24T10:00:00Z', '2025-10-27T10:59:00Z', 'GR107'],
    ['2025-10-24T10:00:00Z', '2025-11-07T22:59:00Z', 'done'],
    ['2024-12-09T12:00:00Z', 'infinity', 'GR107'],
  ])('changed on %s to %s: %s', async (when, until, outcome) => {
    const { id, mentor } = await returned();
    const changed = sql`select private.change_return_day(${mentor}, ${id}, ${until}::text::timestamptz, ${when})`;
    expect(await refusal(changed)).toBe(outcome);
    expect(await refusal(world.changeReturnDay(mentor, id, null, new Date(when)))).toBe('GR107');
  });

  it('is changed by its mentor and organisers, again what is overdue, and not once it is handed in', async () => {
    const { id, mentor, team, week } = await returned();
    const dueAgain = (await world.state(team.id, week)).return_due_at?.getTime() ?? 0;
    const after = new Date(dueAgain + HOUR);
    await sql`select private.advance_hand_ins(1000, ${after})`;
    expect(await world.state(team.id, week)).toMatchObject({ is_overdue: true });
    const until = new Date(dueAgain + 7 * DAY);
    const stranger = await world.person();
    for (const person of [stranger, team.captain])
      expect(await refusal(world.changeReturnDay(person, id, until, after))).toBe('42501');
    const changed = { return_due_at: until, is_overdue: false };
    expect(await world.changeReturnDay(mentor, id, until, after)).toMatchObject(changed);
    // The same again is no mistake.
    expect(await world.changeReturnDay(mentor, id, until, new Date(dueAgain + 6 * DAY))).toMatchObject(
      changed,
    );
    await world.handIn(team.captain, week, { claim: 1, result: 1 }, new Date(dueAgain + DAY));
    expect(
      await refusal(
        world.changeReturnDay(mentor, id, new Date(dueAgain + 8 * DAY), new Date(dueAgain + DAY)),
      ),
    ).toBe('GR042');
    const log = await sql`select actor_id, before, after from public.audit_log
      where entity = 'hand_ins' and entity_id = ${id} and before ->> 'return_due_at' is not null and after ->> 'state' is null`;
    expect(log).toMatchObject([{ after: { is_overdue: false } }]);
  });
});

describe('reopening', () => {
  it('lets a team hand in again what was accepted, and nothing that never was handed in', async () => {
    const { id, mentor, team, week } = await begin();
    await world.judge(mentor, id, 1, 'accepted', '', at(0));
    expect(await world.reopen(team.id, week, at(MINUTE))).toMatchObject({
      state: 'changes_requested',
      return_due_at: new Date('2024-12-15T22:59:00Z'),
    });
    expect(await world.reopen(team.id, week, at(DAY))).toMatchObject({ state: 'changes_requested' });
    expect(await refusal(world.reopen((await world.teamOf(1)).id, week, at(0)))).toBe('GR042');
  });

  it('drops a verdict that does not count yet', async () => {
    const { id, mentor, team, week } = await begin();
    await world.judge(mentor, id, 1, 'accepted', '', at(0));
    await world.reopen(team.id, week, at(SECOND));
    await world.settle(at(MINUTE));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'changes_requested' });
    expect(await verdictsFor(mentor, id)).toEqual([]);
  });
});
