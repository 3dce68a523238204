// What the clock does to hand-ins: on both sides of the due time and of the end of the grace, also in the weeks in which
// Berlin changes its clocks, and whenever it comes by.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { DAY, handInWorld, HOUR, MINUTE, refusal, SECOND, text } from './handInWorld';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

/** Sundays, 23:59 in Berlin: on the day on which the clocks go back, in winter, and on the day on which they go ahead. */
const sundays = ['2024-10-27T22:59:00Z', '2024-12-08T22:59:00Z', '2025-03-30T21:59:00Z'].map(
  (iso) => new Date(iso),
);
/** How long after the clock was wanted it comes by. */
const delays: [string, number][] = [
  ['at once', 0],
  ['after an hour', HOUR],
  ['after three days', 3 * DAY],
];

describe.each(sundays)('due on %s', (due) => {
  const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);
  async function begin(joined = at(-20 * DAY)) {
    const [team, week] = [await world.teamOf(2, joined), await world.milestone(due)];
    return { team, week, ada: team.captain };
  }

  it.each([
    [-SECOND, 'done', false],
    [SECOND, 'done', true],
    [DAY - SECOND, 'done', true],
    [DAY + SECOND, 'GR035', null],
  ])('a press %d ms after it was due: %s, late %s', async (when, outcome, isLate) => {
    const { team, week, ada } = await begin();
    await world.switchClock(ada, week, false, at(-DAY));
    const versions = await world.writeAll(ada, week, at(-2 * SECOND));
    expect(await refusal(world.handIn(ada, week, versions, at(when)))).toBe(outcome);
    expect(await world.state(team.id, week).catch(() => null)).toMatchObject({ is_late: isLate });
  });

  it.each(delays)('takes what was complete as it stood, on time, %s', async (_, delay) => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-SECOND), 'Before');
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft' });
    await world.advance(at(delay));
    const { id, ...state } = await world.state(team.id, week);
    expect(state).toMatchObject({ state: 'submitted', version: 1, is_late: false, due_at_effective: due });
    expect(await world.versions(id)).toMatchObject([
      {
        parts: { claim: text('Before'), result: text('Before') },
        handed_in_at: due,
        handed_in_by: null,
        is_by_clock: true,
        is_complete: true,
        is_late: false,
      },
    ]);
  });

  it('takes nothing before, and what came at the due time is no part of it', async () => {
    const { team, week, ada } = await begin();
    await world.save(ada, week, 'claim', text('One'), 0, at(-SECOND));
    await world.advance(at(-1));
    await world.save(ada, week, 'result', text('One'), 0, at(0));
    await world.advance(at(SECOND));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft', version: 0 });
  });

  it.each(delays)(
    'takes whatever there is at the end of the grace, late and marked incomplete, %s',
    async (_, delay) => {
      const { team, week, ada } = await begin();
      await world.save(ada, week, 'claim', text('One'), 0, at(-SECOND));
      await world.save(ada, week, 'claim', text('Two'), 1, at(HOUR));
      await world.advance(at(DAY - SECOND));
      expect(await world.state(team.id, week)).toMatchObject({ state: 'draft' });
      await world.advance(at(DAY + delay));
      const { id, ...state } = await world.state(team.id, week);
      expect(state).toMatchObject({ state: 'submitted', is_late: true });
      expect(await world.versions(id)).toMatchObject([
        { parts: { claim: text('Two') }, handed_in_at: at(DAY), is_complete: false, is_late: true },
      ]);
    },
  );

  it.each(delays)('takes whatever there is at once where there is no grace, %s', async (_, delay) => {
    const [team, week] = [await world.teamOf(1, at(-20 * DAY)), await world.milestone(due, 0)];
    await world.save(team.captain, week, 'claim', text('One'), 0, at(-SECOND));
    await world.advance(at(delay));
    const { id, ...state } = await world.state(team.id, week);
    expect(state).toMatchObject({ state: 'submitted', is_late: true });
    expect(await world.versions(id)).toMatchObject([
      { handed_in_at: due, is_complete: false, is_by_clock: true },
    ]);
  });

  it('leaves the week missed where nothing is written', async () => {
    const { team, week, ada } = await begin();
    await world.save(ada, week, 'claim', text(' '), 0, at(-SECOND));
    await world.advance(at(2 * DAY));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft', version: 0 });
    expect(await refusal(world.save(ada, week, 'claim', text('One'), 1, at(2 * DAY)))).toBe('GR035');
  });
});

const [, due = new Date(0)] = sundays;
const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);
async function begin() {
  const [team, week] = [await world.teamOf(2), await world.milestone(due)];
  return { team, week, ada: team.captain };
}

describe('a person who comes before the clock', () => {
  it('finds what the clock would have left', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-MINUTE), 'Before');
    expect(await refusal(world.save(ada, week, 'claim', text('After'), 1, at(SECOND)))).toBe('GR037');
    // A refusal leaves no trace: the clock does it itself.
    await world.advance(at(HOUR));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted', is_late: false });
  });

  it('hands in on time what was complete, by a press that came late', async () => {
    const { week, ada } = await begin();
    const versions = await world.writeAll(ada, week, at(-MINUTE));
    expect(await world.handIn(ada, week, versions, at(SECOND))).toMatchObject({
      is_late: false,
      is_by_clock: true,
    });
  });

  it('cannot switch the clock afterwards for what was due', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-MINUTE));
    expect(await refusal(world.switchClock(ada, week, false, at(SECOND)))).toBe('GR037');
    await world.advance(at(HOUR));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted' });
  });

  it('gives more time to a team whose draft was handed in already', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-MINUTE));
    await world.extend(team.id, week, at(2 * DAY), at(HOUR));
    const state = await world.state(team.id, week);
    expect(state).toMatchObject({ state: 'submitted', is_late: false, due_at_effective: due });
    await world.save(ada, week, 'claim', text('Two'), 1, at(DAY));
    await world.advance(at(3 * DAY));
    // The new draft was complete when the extension ended.
    expect(await world.versions(state.id)).toMatchObject([
      { number: 1, replaced_at: at(2 * DAY) },
      {
        number: 2,
        is_by_clock: true,
        is_late: false,
        handed_in_at: at(2 * DAY),
        parts: { claim: text('Two') },
      },
    ]);
  });
});

describe('the clock', () => {
  it('hands in nothing for a team that switched it off', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-DAY));
    await world.switchClock(ada, week, false, at(-DAY));
    await world.advance(at(2 * DAY));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft', version: 0 });
  });

  it('hands in nothing for a team that was gone before', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-DAY));
    await sql`select private.withdraw_team(${await world.orga()}, ${team.id}, ${at(-HOUR)})`;
    await world.advance(at(2 * DAY));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft', version: 0 });
  });

  it('hands in what was changed after the last press, and not what is as it was', async () => {
    const { team, week, ada } = await begin();
    const versions = await world.writeAll(ada, week, at(-DAY));
    await world.handIn(ada, week, versions, at(-DAY));
    const same = await begin();
    await world.handIn(same.ada, week, await world.writeAll(same.ada, week, at(-DAY)), at(-DAY));
    await world.save(ada, week, 'claim', text('Two'), 1, at(-HOUR));
    await world.advance(at(HOUR));
    expect(await world.state(team.id, week)).toMatchObject({
      state: 'submitted',
      version: 2,
      is_late: false,
    });
    expect(await world.state(same.team.id, week)).toMatchObject({ state: 'submitted', version: 1 });
  });

  it('lets a version stand again that was taken back and not changed', async () => {
    const { team, week, ada } = await begin();
    const versions = await world.writeAll(ada, week, at(-DAY));
    const { hand_in_id: id } = await world.handIn(ada, week, versions, at(-DAY));
    await world.takeBack(ada, id, at(-HOUR));
    await world.advance(at(SECOND));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted', version: 1 });
  });

  it('leaves a review alone that goes on when it is due, and counts one that was over', async () => {
    const { team, week, ada } = await begin();
    const versions = await world.writeAll(ada, week, at(-DAY));
    const { hand_in_id: id } = await world.handIn(ada, week, versions, at(-DAY));
    const mentor = await world.mentorOf(team.id);
    await world.save(ada, week, 'claim', text('Two'), 1, at(-6 * HOUR));
    await world.take(mentor, id, 1, at(-3 * HOUR));
    await world.advance(at(DAY));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted', version: 2 });

    const other = await begin();
    const { hand_in_id: read } = await world.handIn(
      other.ada,
      week,
      await world.writeAll(other.ada, week, at(-DAY)),
      at(-DAY),
    );
    await world.save(other.ada, week, 'claim', text('Two'), 1, at(-6 * HOUR));
    await world.take(await world.mentorOf(other.team.id), read, 1, at(-HOUR));
    await world.advance(at(DAY));
    expect(await world.state(other.team.id, week)).toMatchObject({ state: 'submitted', version: 1 });
  });

  it('ends reviews, lets verdicts count and marks what is overdue', async () => {
    const { team, week, ada } = await begin();
    const versions = await world.writeAll(ada, week, at(-DAY));
    const { hand_in_id: id } = await world.handIn(ada, week, versions, at(-DAY));
    const mentor = await world.mentorOf(team.id);
    await world.take(mentor, id, 1, at(HOUR));
    await world.advance(at(3 * HOUR - SECOND));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'in_review' });
    await world.advance(at(3 * HOUR));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted' });
    await world.judge(mentor, id, 1, 'changes_requested', 'Say more.', at(4 * HOUR));
    await world.advance(at(5 * HOUR));
    const { return_due_at: again } = await world.state(team.id, week);
    await world.advance(new Date((again?.getTime() ?? 0) - SECOND));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'changes_requested', is_overdue: false });
    await world.advance(again ?? due);
    expect(await world.state(team.id, week)).toMatchObject({ state: 'changes_requested', is_overdue: true });
  });

  it('has nothing to do a second time, and leaves a team that somebody works on to its next round', async () => {
    const { team, week, ada } = await begin();
    await world.writeAll(ada, week, at(-DAY));
    await world.advance(at(10 * DAY));
    expect(await world.advance(at(10 * DAY))).toBe(0);
    const busy = await begin();
    await world.writeAll(busy.ada, week, at(-DAY));
    await sql.begin(async (other) => {
      await other`select private.lock_team(${busy.team.id})`;
      expect(await world.advance(at(10 * DAY))).toBe(0);
    });
    expect(await world.advance(at(10 * DAY))).toBe(1);
    expect(await world.state(busy.team.id, week)).toMatchObject({ state: 'submitted' });
    expect(await world.state(team.id, week)).toMatchObject({ version: 1 });
  });
});
