// What organisers do with a week of many teams: reminders once a day, extensions and their way back, answers, opening again,
// and the matrix that all of it is chosen from.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../withDatabase';
import { DAY, handInWorld, HOUR, MINUTE, refusal, text, type HandIn } from './handInWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

// A Sunday evening in winter; four o'clock in the afternoon is no quiet hour.
const due = new Date('2024-12-08T22:59:00Z');
const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);
const afternoon = new Date('2024-12-06T15:00:00Z');

interface Fate {
  team_id: string;
  fate: string;
  people?: number;
  reminded_at?: string | null;
}
type Fates = Record<string, string>;
const byTeam = (fates: readonly Fate[]): Fates =>
  Object.fromEntries(fates.map(({ team_id, fate }) => [team_id, fate]));
const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};

const preview = async (week: string, teams: string[], now: Date) =>
  sql<
    (Omit<Fate, 'reminded_at'> & { reminded_at: Date | null })[]
  >`select * from private.reminder_fates(${week}, ${teams}, ${now})`;
const remind = async (week: string, teams: string[], now: Date) =>
  byTeam(
    first(await sql<{ fates: Fate[] }[]>`select private.remind_of_week(${week}, ${teams}, ${now}) as fates`)
      .fates,
  );
const extend = async (week: string, teams: string[], until: Date, now: Date, reason = 'Our fault') =>
  byTeam(
    first(
      await sql<
        { fates: Fate[] }[]
      >`select private.extend_hand_ins(${week}, ${teams}, ${until}, ${reason}, ${now}) as fates`,
    ).fates,
  );
const takeBack = async (week: string, teams: string[], until: Date, now: Date) =>
  byTeam(
    first(
      await sql<
        { fates: Fate[] }[]
      >`select private.take_back_extensions(${week}, ${teams}, ${until}, ${now}) as fates`,
    ).fates,
  );
const reopen = async (week: string, teams: string[], now: Date) =>
  byTeam(
    first(await sql<{ fates: Fate[] }[]>`select private.reopen_hand_ins(${week}, ${teams}, ${now}) as fates`)
      .fates,
  );
const close = async (week: string, teams: string[], now: Date) =>
  byTeam(
    first(
      await sql<{ fates: Fate[] }[]>`select private.take_back_reopenings(${week}, ${teams}, ${now}) as fates`,
    ).fates,
  );
const decline = async (team: string, week: string, reason: string, now: Date) =>
  sql<HandIn[]>`select * from private.decline_extension(${team}, ${week}, ${reason}, ${now})`;

/** What somebody was notified, oldest first. */
const notified = async (person: string) => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${person} order by created_at, id`;
  return rows.map(({ kind }) => kind);
};
const mails = async (person: string) =>
  sql<{ kind: string; due_at: Date; details: Record<string, unknown> }[]>`
    select kind, due_at, details from private.outbox where user_id = ${person} order by created_at, id`;
const giveAddress = async (person: string) => sql`
  update private.profile_private set email = ${`${person}@grow.example`} where user_id = ${person}`;

describe('a reminder', () => {
  it('reaches who has handed in nothing, once a day, and says why it reaches the others not', async () => {
    const week = await world.milestone(due);
    const [nothing, begun, given, empty, over] = [
      await world.teamOf(2),
      await world.teamOf(1),
      await world.teamOf(1),
      await world.teamOf(1),
      await world.teamOf(1),
    ];
    await world.save(begun.captain, week, 'claim', text('One'), 0, at(-4 * DAY));
    const versions = await world.writeAll(given.captain, week, at(-4 * DAY));
    await world.handIn(given.captain, week, versions, at(-4 * DAY));
    await sql`update public.team_members set left_at = ${at(-5 * DAY)} where team_id = ${empty.id}`;
    await sql`update public.teams set status = 'withdrawn' where id = ${over.id}`;
    for (const person of nothing.people) await giveAddress(person);
    const [kept = ''] = nothing.people.slice(1);
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${kept}, 'weeks', false)`;
    const all = [nothing, begun, given, empty, over].map(({ id }) => id);

    const expected = {
      ...{ [nothing.id]: 'reached', [begun.id]: 'reached', [given.id]: 'handed_in' },
      ...{ [empty.id]: 'nobody', [over.id]: 'gone' },
    };
    const before = await preview(week, all, afternoon);
    expect(byTeam(before as unknown as Fate[])).toEqual(expected);
    expect(before.map(({ people }) => people)).toEqual([2, 1, 1, 0, 1]);
    expect(await remind(week, all, afternoon)).toEqual(expected);
    expect(await notified(nothing.captain)).toEqual(['hand_in_due']);
    expect(await notified(given.captain)).not.toContain('hand_in_due');
    // Bell for all, mail for whoever wants it.
    expect(await notified(kept)).toEqual(['hand_in_due']);
    expect(await mails(kept)).toEqual([]);
    const [mail] = await mails(nothing.captain);
    expect(mail).toMatchObject({ kind: 'hand_in_due', due_at: afternoon });

    // The same press again, and the evening of the same day.
    expect(await remind(week, [nothing.id], new Date(afternoon.getTime() + 6 * HOUR))).toEqual({
      [nothing.id]: 'reminded',
    });
    expect(await notified(nothing.captain)).toHaveLength(1);
    // A quarter past midnight in Berlin is another day; the mail waits for the morning.
    const night = new Date('2024-12-06T23:15:00Z');
    expect(await remind(week, [nothing.id], night)).toEqual({ [nothing.id]: 'reached' });
    const [, second] = await mails(nothing.captain);
    expect(second?.due_at).toEqual(new Date('2024-12-07T06:00:00Z'));
    const [{ reminded_at: last } = { reminded_at: null }] = await preview(week, [nothing.id], night);
    expect(last).toEqual(night);
  });

  it('speaks of the grace once it is due, and of nothing before and after', async () => {
    const week = await world.milestone(due);
    const team = await world.teamOf(1);
    expect(await remind(week, [team.id], at(-8 * DAY))).toEqual({ [team.id]: 'not_open' });
    expect(await remind(week, [team.id], at(HOUR))).toEqual({ [team.id]: 'reached' });
    expect(await notified(team.captain)).toEqual(['hand_in_late']);
    expect(await remind(week, [team.id], at(DAY))).toEqual({ [team.id]: 'closed' });
  });

  it('is refused for no team, the same twice, or more than two hundred', async () => {
    const week = await world.milestone(due);
    const { id } = await world.teamOf(1);
    for (const teams of [[], [id, id], Array.from({ length: 201 }, () => crypto.randomUUID())])
      expect(await refusal(remind(week, teams, afternoon))).toBe('22023');
    expect(await refusal(remind(id, [id], afternoon))).toBe('GR009');
  });
});

describe('an extension of many', () => {
  it('is given team by team, and the same again changes nothing', async () => {
    const week = await world.milestone(due);
    const [open, accepted, longer] = [await world.teamOf(1), await world.teamOf(1), await world.teamOf(1)];
    const mentor = await world.mentorOf(accepted.id);
    const versions = await world.writeAll(accepted.captain, week, at(-2 * DAY));
    const { hand_in_id: id } = await world.handIn(accepted.captain, week, versions, at(-2 * DAY));
    await world.judge(mentor, id, 1, 'accepted', '', at(-DAY));
    await world.extend(longer.id, week, at(5 * DAY), at(-DAY));
    const all = [open.id, accepted.id, longer.id];
    expect(await extend(week, all, at(2 * DAY), at(-HOUR))).toEqual({
      [open.id]: 'extended',
      [accepted.id]: 'accepted',
      [longer.id]: 'too_early',
    });
    expect(await extend(week, [open.id], at(2 * DAY), at(-HOUR))).toEqual({ [open.id]: 'already' });
    expect(await notified(open.captain)).toEqual(['hand_in_extended']);
    expect(await world.state(open.id, week)).toMatchObject({ extended_until: at(2 * DAY) });
  });

  it('is taken back: what stood before stands again, what nobody read is gone, and who read it is notified', async () => {
    const week = await world.milestone(due);
    const team = await world.teamOf(2);
    const [, reader = ''] = team.people;
    await world.ask(team.captain, week, 'We are ill', at(-3 * DAY));
    await world.extend(team.id, week, at(DAY), at(-2 * DAY), 'Ill');
    await extend(week, [team.id], at(3 * DAY), at(-DAY));
    await sql`update public.notifications set read_at = ${at(-HOUR)} where user_id = ${reader}`;
    expect(await takeBack(week, [team.id], at(3 * DAY), at(-HOUR))).toEqual({ [team.id]: 'taken_back' });
    expect(await world.state(team.id, week)).toMatchObject({
      extended_until: at(DAY),
      extension_reason: 'Ill',
    });
    expect(await notified(team.captain)).toEqual(['hand_in_extended']);
    expect(await notified(reader)).toEqual(['hand_in_extended', 'hand_in_extended', 'hand_in_not_extended']);
    // And the one before it: the question stands again.
    expect(await takeBack(week, [team.id], at(DAY), at(-HOUR + MINUTE))).toEqual({ [team.id]: 'taken_back' });
    expect(await world.state(team.id, week)).toMatchObject({
      extended_until: null,
      extension_asked_at: at(-3 * DAY),
      extension_asked_by: team.captain,
      extension_asked_reason: 'We are ill',
    });
    expect(await takeBack(week, [team.id], at(DAY), at(-HOUR + 2 * MINUTE))).toEqual({
      [team.id]: 'changed',
    });
    // Given once more: notified once more.
    await extend(week, [team.id], at(3 * DAY), at(-MINUTE));
    expect(await notified(reader)).toHaveLength(5);
  });

  it('stays where the team handed in since, somebody gave another, or it is over', async () => {
    const week = await world.milestone(due);
    const [given, other, past] = [await world.teamOf(1), await world.teamOf(1), await world.teamOf(1)];
    const teams = [given.id, other.id, past.id];
    await extend(week, teams, at(DAY), at(-DAY));
    const versions = await world.writeAll(given.captain, week, at(-HOUR));
    await world.handIn(given.captain, week, versions, at(-HOUR));
    await world.extend(other.id, week, at(2 * DAY), at(-HOUR));
    expect(await takeBack(week, [given.id, other.id], at(DAY), at(0))).toEqual({
      [given.id]: 'handed_in',
      [other.id]: 'changed',
    });
    expect(await takeBack(week, [past.id], at(DAY), at(DAY))).toEqual({ [past.id]: 'over' });
  });

  it('taken back past the due time leaves what the clock would have made of the draft', async () => {
    const week = await world.milestone(due);
    const team = await world.teamOf(1);
    await extend(week, [team.id], at(3 * DAY), at(-DAY));
    await world.writeAll(team.captain, week, at(-HOUR));
    await world.advance(at(HOUR));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'draft' });
    expect(await takeBack(week, [team.id], at(3 * DAY), at(2 * HOUR))).toEqual({ [team.id]: 'taken_back' });
    expect(await world.state(team.id, week)).toMatchObject({
      state: 'submitted',
      is_late: false,
      due_at_effective: due,
    });
  });
});

describe('a team that asks for more time', () => {
  it('is notified no and why, once; asking again takes the answer away', async () => {
    const week = await world.milestone(due);
    const team = await world.teamOf(1);
    await giveAddress(team.captain);
    expect(await refusal(decline(team.id, week, 'You had two weeks', at(-DAY)))).toBe('GR113');
    await world.ask(team.captain, week, 'We are ill', at(-2 * DAY));
    for (const minutes of [0, 1])
      await decline(team.id, week, 'You had two weeks', at(-DAY + minutes * MINUTE));
    expect(await notified(team.captain)).toEqual(['hand_in_not_extended']);
    const [mail] = await mails(team.captain);
    expect(mail?.details).toMatchObject({ team_id: team.id });
    const [details] = await sql<{ details: Record<string, unknown>; news: boolean }[]>`
      select private.hand_in_details('hand_in_not_extended', ${sql.json((mail?.details ?? {}) as postgres.JSONValue)}) as details,
        private.is_hand_in_news(${team.captain}, 'hand_in_not_extended', ${sql.json((mail?.details ?? {}) as postgres.JSONValue)}, ${at(-DAY)}) as news`;
    expect(details).toMatchObject({ details: { message: 'You had two weeks' }, news: true });
    expect(await refusal(decline(team.id, week, 'Another word', at(-DAY)))).toBe('GR113');
    await world.ask(team.captain, week, 'Really ill', at(-HOUR));
    expect(await world.state(team.id, week)).toMatchObject({
      extension_asked_at: at(-HOUR),
      extension_declined_reason: null,
    });
  });
});

it('opening again reaches what was handed in, and nothing else', async () => {
  const week = await world.milestone(due);
  const [draft, given] = [await world.teamOf(1), await world.teamOf(1)];
  const versions = await world.writeAll(given.captain, week, at(-2 * DAY));
  await world.handIn(given.captain, week, versions, at(-2 * DAY));
  const teams = [draft.id, given.id];
  expect(await reopen(week, teams, at(-DAY))).toEqual({
    [draft.id]: 'not_handed_in',
    [given.id]: 'reopened',
  });
  expect(await reopen(week, [given.id], at(-DAY))).toEqual({ [given.id]: 'already' });
  expect(await notified(given.captain)).toEqual(['hand_in_returned']);
});

describe('opening again, taken back', () => {
  it('leaves what was handed in as it stood, and only who read of it is notified', async () => {
    const week = await world.milestone(due);
    const [waiting, accepted] = [await world.teamOf(2), await world.teamOf(1)];
    const [, reader = ''] = waiting.people;
    const mentor = await world.mentorOf(accepted.id);
    for (const { captain } of [waiting, accepted])
      await world.handIn(captain, week, await world.writeAll(captain, week, at(-3 * DAY)), at(-3 * DAY));
    const { id } = await world.state(accepted.id, week);
    await world.judge(mentor, id, 1, 'accepted', '', at(-2 * DAY));
    const teams = [waiting.id, accepted.id];
    await reopen(week, teams, at(-DAY));
    await sql`update public.notifications set read_at = ${at(-HOUR)} where user_id = ${reader}`;
    await world.save(waiting.captain, week, 'claim', text('Another'), 1, at(-HOUR));
    expect(await close(week, teams, at(-MINUTE))).toEqual({
      [waiting.id]: 'taken_back',
      [accepted.id]: 'taken_back',
    });
    expect(await world.state(waiting.id, week)).toMatchObject({ state: 'submitted', return_due_at: null });
    expect(await world.state(accepted.id, week)).toMatchObject({ state: 'accepted', return_due_at: null });
    expect(await notified(waiting.captain)).toEqual([]);
    expect(await notified(reader)).toEqual(['hand_in_returned', 'hand_in_not_reopened']);
    expect(await notified(accepted.captain)).toEqual(['hand_in_accepted']);
    // Nothing typed is lost.
    const [draft] = await sql`
      select value from public.hand_in_parts where team_id = ${waiting.id} and part_key = 'claim'`;
    expect(draft?.value).toEqual(text('Another'));
    expect(await close(week, [accepted.id], at(-MINUTE))).toEqual({ [accepted.id]: 'changed' });
    // Opened once more: notified once more.
    await reopen(week, [waiting.id], at(-1000));
    expect(await notified(waiting.captain)).toEqual(['hand_in_returned']);
  });

  it('gives a review back to whoever read, while its two hours last', async () => {
    const week = await world.milestone(due);
    const team = await world.teamOf(1);
    const mentor = await world.mentorOf(team.id);
    const versions = await world.writeAll(team.captain, week, at(-3 * DAY));
    const { hand_in_id: id } = await world.handIn(team.captain, week, versions, at(-3 * DAY));
    await world.take(mentor, id, 1, at(-DAY));
    await reopen(week, [team.id], at(-DAY + MINUTE));
    await close(week, [team.id], at(-DAY + 2 * MINUTE));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'in_review', reviewer_id: mentor });
    await reopen(week, [team.id], at(-DAY + 3 * MINUTE));
    await close(week, [team.id], at(-DAY + 3 * HOUR));
    expect(await world.state(team.id, week)).toMatchObject({ state: 'submitted', reviewer_id: null });
  });

  it('stays where the team handed in since, the day was moved, or a mentor asked for it', async () => {
    const week = await world.milestone(due);
    const [again, moved, returned] = [await world.teamOf(1), await world.teamOf(1), await world.teamOf(1)];
    const mentor = await world.mentorOf(returned.id);
    for (const { captain } of [again, moved, returned])
      await world.handIn(captain, week, await world.writeAll(captain, week, at(-3 * DAY)), at(-3 * DAY));
    await world.judge(
      mentor,
      (await world.state(returned.id, week)).id,
      1,
      'changes_requested',
      'More',
      at(-2 * DAY),
    );
    await reopen(week, [again.id, moved.id], at(-DAY));
    const versions = await world.writeAll(again.captain, week, at(-HOUR));
    await world.handIn(again.captain, week, versions, at(-HOUR));
    await sql`update public.hand_ins set return_due_at = return_due_at + interval '1 day' where team_id = ${moved.id}`;
    expect(await close(week, [again.id, moved.id, returned.id], at(0))).toEqual({
      [again.id]: 'handed_in',
      [moved.id]: 'changed',
      [returned.id]: 'changed',
    });
  });
});

describe('the matrix', () => {
  interface Cell {
    week: number;
    [name: string]: unknown;
  }
  const matrix = async (now: Date) =>
    first(
      await sql<
        {
          matrix: {
            weeks: { week: number; milestone_id: string | null; required: number }[];
            teams: { id: string; mentor_id: string | null; cells: Cell[] }[];
            mentors: { id: string }[];
          };
        }[]
      >`select private.hand_in_matrix(${now}) as matrix`,
    ).matrix;

  it('has a cell for what a team has, as its own weeks say it', async () => {
    const week = await world.milestone(due);
    const [begun, given] = [await world.teamOf(1), await world.teamOf(1)];
    const mentor = await world.mentorOf(given.id);
    await world.save(begun.captain, week, 'claim', text('One'), 0, at(-2 * DAY));
    const versions = await world.writeAll(given.captain, week, at(HOUR));
    await world.handIn(given.captain, week, versions, at(HOUR));
    const { weeks, teams, mentors } = await matrix(at(2 * HOUR));
    const cellOf = (id: string) => teams.find((team) => team.id === id)?.cells;
    expect(cellOf(begun.id)).toMatchObject([{ state: 'draft', ready: 1, begun: true }]);
    expect(cellOf(given.id)).toMatchObject([{ state: 'submitted', version: 1, late: true }]);
    expect(new Date(String(cellOf(given.id)?.[0]?.handed_in_at))).toEqual(at(HOUR));
    expect(teams.find(({ id }) => id === given.id)?.mentor_id).toBe(mentor);
    expect(mentors.map(({ id }) => id)).toContain(mentor);
    expect(weeks.find(({ milestone_id }) => milestone_id === week)).toMatchObject({ required: 2 });
    // Week 8 asks for nothing.
    expect(weeks.find(({ week: number }) => number === 8)).toMatchObject({ milestone_id: null });
  });

  it('counts of a merged team what the other has not, and lists only that one', async () => {
    const week = await world.milestone(due);
    const [source, target] = [await world.teamOf(1), await world.teamOf(1)];
    const versions = await world.writeAll(source.captain, week, at(-2 * DAY));
    await world.handIn(source.captain, week, versions, at(-2 * DAY));
    await sql`update public.teams set status = 'withdrawn', merged_into = ${target.id} where id = ${source.id}`;
    const cells = async () => {
      const { teams } = await matrix(at(-DAY));
      expect(teams.some(({ id }) => id === source.id)).toBe(false);
      return teams.find(({ id }) => id === target.id)?.cells;
    };
    expect(await cells()).toMatchObject([{ state: 'submitted' }]);
    await world.save(target.captain, week, 'claim', text('One'), 0, at(-2 * DAY));
    expect(await cells()).toMatchObject([{ state: 'draft', ready: 1 }]);
  });
});
