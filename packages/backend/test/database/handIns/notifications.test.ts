// What people are told of weeks and hand-ins: when, once, by day, and nothing that is over.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { DAY, handInWorld, HOUR, SECOND, text } from './handInWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 8, onnotice: () => undefined });
  world = handInWorld(sql);
  // Only the weeks of the tests: those of the season are told of, too.
  await sql`delete from public.milestones`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

interface Mail {
  kind: string;
  state: string;
  due_at: Date;
}

const remind = async (at: Date, on: postgres.ISql = sql): Promise<number> => {
  const [row] = await on<{ count: number }[]>`select private.remind_of_hand_ins(1000, ${at}) as count`;
  return row?.count ?? -1;
};
/** What a person was told, oldest first. */
const kindsOf = async (person: string): Promise<string[]> => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${person} order by created_at, kind`;
  return rows.map(({ kind }) => kind);
};
/** What the bell knows of a kind, oldest first. */
const payloads = async (person: string, kind: string) => {
  const rows = await sql<{ payload: Record<string, unknown> }[]>`
    select payload from public.notifications where user_id = ${person} and kind = ${kind} order by created_at`;
  return rows.map(({ payload }) => payload);
};
const mails = (person: string) =>
  sql<
    Mail[]
  >`select kind, state, due_at from private.outbox where user_id = ${person} order by created_at, kind`;
const stateOfMails = async (person: string) =>
  (await mails(person)).map(({ kind, state }) => `${kind} ${state}`);
/** What a worker gets for a person at that time. */
const claimed = async (at: Date, person: string) => {
  const rows = await sql<{ kind: string; user_id: string; details: Record<string, unknown> }[]>`
    select c.kind, c.user_id, private.mail_details(c.kind, c.details) as details
    from private.claim_outbox(100, ${at}) c`;
  return rows.filter(({ user_id }) => user_id === person);
};
/** Leaves the outbox as if everything in it was sent. */
const empty = () => sql`delete from private.outbox`;

/** Weeks that are due on a Sunday at 23:59 in Berlin, and when people are notified of them. */
const weeks = [
  {
    name: 'the clocks go back',
    ...{ due: '2024-10-27T22:59Z', opens: '2024-10-20T22:59Z', openMail: '2024-10-21T05:00Z' },
    ...{ twoDays: '2024-10-25T21:59Z', dueMail: '2024-10-26T05:00Z', late: '2024-10-28T06:00Z' },
  },
  {
    name: 'nothing happens to the clocks',
    ...{ due: '2024-12-08T22:59Z', opens: '2024-12-01T22:59Z', openMail: '2024-12-02T06:00Z' },
    ...{ twoDays: '2024-12-06T22:59Z', dueMail: '2024-12-07T06:00Z', late: '2024-12-09T06:00Z' },
  },
  {
    name: 'the clocks go ahead',
    ...{ due: '2025-03-30T21:59Z', opens: '2025-03-23T21:59Z', openMail: '2025-03-24T06:00Z' },
    ...{ twoDays: '2025-03-28T22:59Z', dueMail: '2025-03-29T06:00Z', late: '2025-03-31T05:00Z' },
  },
];
const plus = (iso: string, milliseconds: number): Date => new Date(new Date(iso).getTime() + milliseconds);

async function begin(due: string, size = 2) {
  const week = await world.milestone(new Date(due));
  const team = await world.teamOf(size, plus(due, -20 * DAY));
  const [ada = '', ben = ''] = team.people;
  return { week, team, ada, ben };
}

describe.each(weeks)('in a week in which $name', ({ due, opens, openMail, twoDays, dueMail, late }) => {
  it('notifies of each once, however often the clock comes by, and mails by day', async () => {
    const { ada, ben, team, week } = await begin(due);
    await world.save(ada, week, 'claim', text('One'), 0, plus(opens, HOUR));
    const times: [Date, number][] = [
      [plus(opens, -SECOND), 0],
      [plus(opens, 0), 1],
      [plus(opens, HOUR), 1],
      [plus(twoDays, -SECOND), 1],
      [plus(twoDays, 0), 2],
      [plus(twoDays, 23 * HOUR), 2],
      [plus(due, -3 * HOUR - SECOND), 2],
      [plus(due, -3 * HOUR), 3],
      [plus(due, 0), 3],
      [plus(late, -SECOND), 3],
      [plus(late, 0), 4],
      [plus(late, HOUR), 4],
      [plus(due, 3 * DAY), 4],
    ];
    const all = ['week_open', 'hand_in_due', 'hand_in_due', 'hand_in_late'];
    for (const [at, count] of times) {
      await remind(at);
      await remind(at);
      expect(await kindsOf(ada), at.toISOString()).toEqual(all.slice(0, count));
      expect(await kindsOf(ben), at.toISOString()).toEqual(all.slice(0, count));
    }
    const progress = { ready: 1, required: 2, is_handed_in: false };
    const payload = { milestone_id: week, week: expect.any(Number) as number };
    expect(await payloads(ada, 'hand_in_due')).toMatchObject([
      { ...payload, ...progress },
      { ...payload, ...progress },
    ]);
    const [last] = await payloads(ada, 'hand_in_late');
    expect(new Date(String(last?.until))).toEqual(plus(due, DAY));
    const entries = await sql<
      { team_id: string }[]
    >`select team_id from public.notifications where user_id = ${ada}`;
    expect(new Set(entries.map(({ team_id }) => team_id))).toEqual(new Set([team.id]));
    expect((await mails(ada)).map(({ kind, due_at }) => [kind, due_at])).toEqual([
      ['week_open', plus(openMail, 0)],
      ['hand_in_due', plus(dueMail, 0)],
      ['hand_in_due', plus(due, -3 * HOUR)],
      ['hand_in_late', plus(late, 0)],
    ]);
    await empty();
  });
});

describe('quiet hours', () => {
  it.each([
    ['2024-12-05T05:59:59Z', '2024-12-05T06:00:00Z'],
    ['2024-12-05T06:00:00Z', '2024-12-05T06:00:00Z'],
    ['2024-12-05T20:59:59Z', '2024-12-05T20:59:59Z'],
    ['2024-12-05T21:00:00Z', '2024-12-06T06:00:00Z'],
    ['2024-12-05T23:30:00Z', '2024-12-06T06:00:00Z'],
    // The nights in which the clocks change.
    ['2024-10-26T20:00:00Z', '2024-10-27T06:00:00Z'],
    ['2024-10-27T00:30:00Z', '2024-10-27T06:00:00Z'],
    ['2025-03-29T21:00:00Z', '2025-03-30T05:00:00Z'],
    ['2025-03-30T01:30:00Z', '2025-03-30T05:00:00Z'],
  ])('a mail of %s leaves at %s', async (at, leaves) => {
    const [row] = await sql`select private.after_quiet_hours(${new Date(at)}) as leaves`;
    expect(row?.leaves).toEqual(new Date(leaves));
  });

  it('hold for a mail that failed in the evening, and for no mail that answers somebody', async () => {
    const { ada } = await begin('2024-12-08T22:59Z', 1);
    await empty();
    const evening = new Date('2024-12-08T20:58:00Z');
    await remind(evening);
    const [message] = await sql<{ id: string; claim: string }[]>`
      select id, claim from private.claim_outbox(100, ${evening}) where user_id = ${ada}`;
    await sql`select private.settle_outbox(${message?.id ?? ''}, ${message?.claim ?? ''}, 'later', ${new Date('2024-12-08T20:59:30Z')})`;
    await sql`insert into private.outbox (kind, recipient, user_id, due_at)
      values ('team_request', 'a@example.org', ${ada}, ${evening})`;
    const night = new Date('2024-12-08T21:01:00Z');
    expect((await claimed(night, ada)).map(({ kind }) => kind)).toEqual(['team_request']);
    expect(await mails(ada)).toMatchObject([
      { kind: 'hand_in_due', state: 'waiting', due_at: new Date('2024-12-09T06:00:00Z') },
      { kind: 'team_request' },
    ]);
    // By then it is over.
    const morning = await claimed(new Date('2024-12-09T06:00:00Z'), ada);
    expect(morning.map(({ kind }) => kind)).not.toContain('hand_in_due');
    expect(await stateOfMails(ada)).toContain('hand_in_due not_needed');
  });
});

const DUE = '2024-12-08T22:59Z';
const SATURDAY = new Date('2024-12-07T06:00:00Z');
const friday = plus(DUE, -2 * DAY);

describe('a reminder', () => {
  it('is not sent when everything is handed in, and says what is missing when it is not', async () => {
    const [full, partly] = [await begin(DUE, 1), await begin(DUE, 1)];
    const versions = await world.writeAll(full.ada, full.week, plus(DUE, -3 * DAY));
    await world.handIn(full.ada, full.week, versions, plus(DUE, -3 * DAY));
    await world.save(partly.ada, partly.week, 'claim', text('One'), 0, plus(DUE, -3 * DAY));
    await world.handIn(partly.ada, partly.week, { claim: 1 }, plus(DUE, -3 * DAY));
    await remind(friday);
    expect(await kindsOf(full.ada)).toEqual([]);
    expect(await payloads(partly.ada, 'hand_in_due')).toMatchObject([
      { ready: 1, required: 2, is_handed_in: true },
    ]);
    const [mail] = await claimed(SATURDAY, partly.ada);
    expect(mail?.details).toMatchObject({
      ...{
        ready: 1,
        required: 2,
        is_handed_in: true,
        there: [{ en: 'x', de: 'x' }],
        missing: [{ en: 'x', de: 'x' }],
      },
    });
  });

  it('comes for a week that takes parts and needs none', async () => {
    const { ada, week } = await begin('2025-02-16T22:59Z', 1);
    await sql`update public.milestone_parts set is_required = false where milestone_id = ${week}`;
    await remind(plus('2025-02-16T22:59Z', -HOUR));
    expect(await payloads(ada, 'hand_in_due')).toMatchObject([
      { ready: 0, required: 0, is_handed_in: false },
    ]);
  });

  it('names the parts as they are when it leaves', async () => {
    const { ada, week } = await begin(DUE, 1);
    await remind(friday);
    await world.save(ada, week, 'claim', text('One'), 0, plus(DUE, -2 * DAY + HOUR));
    await world.save(ada, week, 'more', text('Two'), 0, plus(DUE, -2 * DAY + HOUR));
    expect(await payloads(ada, 'hand_in_due')).toMatchObject([{ ready: 0, required: 2 }]);
    const [mail] = await claimed(SATURDAY, ada);
    expect(mail?.details).toMatchObject({ ready: 1, required: 2, is_handed_in: false });
    expect((mail?.details.there as unknown[]).length).toBe(2);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof begin>>, night: Date) => Promise<unknown>]>([
    [
      'the team hands in',
      async ({ ada, week }, night) => world.handIn(ada, week, await world.writeAll(ada, week, night), night),
    ],
    [
      'the team gets more time',
      ({ team, week }, night) => world.extend(team.id, week, plus(DUE, 5 * DAY), night),
    ],
    [
      'they leave the team',
      ({ ada, ben, team }, night) => sql`select private.leave_team(${ada}, ${team.id}, ${ben}, ${night})`,
    ],
    [
      'the team goes into another',
      async ({ team }, night) => {
        const other = await world.teamOf(1, plus(DUE, -20 * DAY));
        await sql`select private.merge_teams(${await world.orga()}, ${team.id}, ${other.id}, ${night})`;
      },
    ],
    [
      'the team leaves the contest',
      async ({ team }, night) =>
        sql`select private.withdraw_team(${await world.orga()}, ${team.id}, ${night})`,
    ],
    [
      'the season is over for the team',
      ({ team }) => sql`update public.teams set status = 'finished' where id = ${team.id}`,
    ],
    [
      'they do not want it any more',
      ({ ada }) =>
        sql`insert into public.mail_choices (user_id, topic, wanted) values (${ada}, 'weeks', false)`,
    ],
  ])('waits for the morning, and is not needed when in the night %s', async (_, happens) => {
    const one = await begin(DUE);
    await remind(friday);
    expect(await stateOfMails(one.ada)).toEqual(['hand_in_due waiting']);
    await happens(one, plus(DUE, -2 * DAY + HOUR));
    const kinds = (await claimed(SATURDAY, one.ada)).map(({ kind }) => kind);
    expect(kinds).not.toContain('hand_in_due');
    expect(await stateOfMails(one.ada)).toContain('hand_in_due not_needed');
  });

  it('comes to whoever is in the team then, and to nobody who left', async () => {
    const { ada, ben, team } = await begin(DUE);
    await sql`select private.leave_team(${ben}, ${team.id}, null, ${plus(DUE, -3 * DAY)})`;
    const late = await world.person();
    await world.addMember(team.id, late, plus(DUE, -2 * DAY + HOUR));
    await remind(plus(DUE, -2 * DAY + 2 * HOUR));
    expect(await kindsOf(ben)).not.toContain('hand_in_due');
    expect(await kindsOf(late)).toEqual(['hand_in_due']);
    expect(await kindsOf(ada)).toContain('hand_in_due');
  });

  it('follows an extension, and does not repeat what the extension says', async () => {
    const { ada, team, week } = await begin(DUE, 1);
    await remind(friday);
    // A day before it is due: until two and a half days after now.
    const until = plus(DUE, 1.5 * DAY);
    await world.extend(team.id, week, until, plus(DUE, -DAY));
    for (const hours of [-24, -12, -3, 0, 8, 12]) await remind(plus(DUE, hours * HOUR));
    expect(await kindsOf(ada)).toEqual(['hand_in_due', 'hand_in_extended', 'hand_in_due']);
    const second = await payloads(ada, 'hand_in_due');
    expect(new Date(String(second[1]?.until))).toEqual(until);
    await remind(plus(DUE, 1.5 * DAY - 3 * HOUR));
    expect(await kindsOf(ada)).toHaveLength(4);
    // Until two hours from now: they know.
    await world.extend(team.id, week, plus(DUE, 1.5 * DAY + 2 * HOUR), plus(DUE, 1.5 * DAY));
    await remind(plus(DUE, 1.5 * DAY));
    expect(await kindsOf(ada)).toHaveLength(5);
  });

  it('is late only while the week takes it, and not where the clock handed in', async () => {
    const [byClock, nothing] = [await begin(DUE, 1), await begin(DUE, 1)];
    await world.writeAll(byClock.ada, byClock.week, plus(DUE, -HOUR));
    // The reminder comes by before the clock that hands in.
    await remind(plus(DUE, 8 * HOUR + SECOND));
    expect(await kindsOf(byClock.ada)).toEqual(['hand_in_by_clock']);
    expect(await kindsOf(nothing.ada)).toEqual(['hand_in_late']);
    await sql`update public.milestones set grace_minutes = 60 where id = ${nothing.week}`;
    const closed = await world.teamOf(1, plus(DUE, -20 * DAY));
    await remind(plus(DUE, 9 * HOUR));
    expect(await kindsOf(closed.captain)).toEqual([]);
    await sql`update public.milestones set grace_minutes = 1440 where id = ${nothing.week}`;
  });

  it('is not for a team whose week came with a team that went into it', async () => {
    const [source, target] = [await begin(DUE, 1), await begin(DUE, 1)];
    const versions = await world.writeAll(source.ada, source.week, plus(DUE, -4 * DAY));
    await world.handIn(source.ada, source.week, versions, plus(DUE, -4 * DAY));
    await sql`select private.merge_teams(${await world.orga()}, ${source.team.id}, ${target.team.id}, ${plus(DUE, -3 * DAY)})`;
    await remind(friday);
    for (const person of [source.ada, target.ada]) expect(await kindsOf(person)).not.toContain('hand_in_due');
  });

  it('comes once from many clocks that come by at once', async () => {
    const teams = await Promise.all(Array.from({ length: 6 }, () => begin(DUE)));
    const at = plus(DUE, -3 * HOUR);
    await Promise.all(Array.from({ length: 8 }, () => remind(at)));
    await remind(at);
    for (const { ada, ben } of teams)
      for (const person of [ada, ben]) {
        expect(await kindsOf(person)).toEqual(['hand_in_due']);
        expect(await mails(person)).toHaveLength(1);
      }
  });

  it('leaves a team that somebody works on to the next round', async () => {
    const { ada, team } = await begin(DUE, 1);
    await sql.begin(async (busy) => {
      await busy`select from public.teams where id = ${team.id} for update`;
      await remind(friday);
      expect(await kindsOf(ada)).toEqual([]);
    });
    await remind(friday);
    expect(await kindsOf(ada)).toEqual(['hand_in_due']);
  });

  it('goes to the bell alone where mails about weeks are not wanted', async () => {
    const { ada } = await begin(DUE, 1);
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${ada}, 'weeks', false)`;
    await remind(friday);
    expect(await kindsOf(ada)).toEqual(['hand_in_due']);
    expect(await mails(ada)).toEqual([]);
  });
});

describe('what becomes of a hand-in', () => {
  const noon = new Date('2024-12-05T11:00:00Z');
  const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
  async function handedIn() {
    const one = await begin(DUE);
    const mentor = await world.mentorOf(one.team.id);
    const versions = await world.writeAll(one.ada, one.week, noon);
    const { hand_in_id: id } = await world.handIn(one.ada, one.week, versions, noon);
    return { ...one, id, mentor, versions };
  }

  it('is told to the team when a verdict counts: the note, and until when', async () => {
    const { ada, ben, id, mentor } = await handedIn();
    await world.judge(mentor, id, 1, 'changes_requested', 'The order is missing.', later(HOUR));
    expect(await kindsOf(ada)).toEqual([]);
    await world.settle(later(HOUR + 5 * SECOND));
    await world.settle(later(HOUR + 6 * SECOND));
    for (const person of [ada, ben]) expect(await kindsOf(person)).toEqual(['hand_in_returned']);
    expect(await kindsOf(mentor)).toEqual(['hand_in_given']);
    const [payload] = await payloads(ada, 'hand_in_returned');
    // Thursday to Sunday night is more than three days.
    expect(new Date(String(payload?.until))).toEqual(new Date(DUE));
    const [mail] = await claimed(later(2 * HOUR), ada);
    expect(mail?.details).toMatchObject({
      message: 'The order is missing.',
      team: expect.any(String) as string,
    });
    // Words and names are looked up, and not kept.
    const kept = await sql<
      { details: string }[]
    >`select details::text from private.outbox where user_id = ${ada}`;
    expect(kept[0]?.details).not.toContain('The order is missing.');
  });

  it('is told when it is accepted, and not when the verdict was taken back', async () => {
    const { ada, id, mentor } = await handedIn();
    const verdict = await world.judge(mentor, id, 1, 'changes_requested', 'No', later(HOUR));
    await world.takeBackVerdict(mentor, verdict.id, later(HOUR + 2 * SECOND));
    await world.judge(mentor, id, 1, 'accepted', '', later(HOUR + 3 * SECOND));
    await world.settle(later(2 * HOUR));
    expect(await kindsOf(ada)).toEqual(['hand_in_accepted']);
  });

  it('is told when an organiser opens it again or gives more time, and once for each time', async () => {
    const { ada, team, week } = await handedIn();
    await world.extend(team.id, week, plus(DUE, DAY), later(HOUR));
    await world.extend(team.id, week, plus(DUE, DAY), later(HOUR));
    await world.reopen(team.id, week, later(3 * HOUR));
    await world.reopen(team.id, week, later(4 * HOUR));
    expect(await kindsOf(ada)).toEqual(['hand_in_extended', 'hand_in_returned']);
    const found = await claimed(later(5 * HOUR), ada);
    // It is open anew, so how much time there was is over.
    expect(found.map(({ kind, details }) => [kind, details.message])).toEqual([
      ['hand_in_extended', 'They were ill'],
      ['hand_in_returned', ''],
    ]);
  });

  it('is told when it is due on another day, once for each, with what was asked for', async () => {
    const { ada, id, mentor } = await handedIn();
    await world.judge(mentor, id, 1, 'changes_requested', 'The order is missing.', later(HOUR));
    await world.settle(later(HOUR + 5 * SECOND));
    const until = plus(DUE, 2 * DAY);
    for (const at of [later(2 * HOUR), later(3 * HOUR)]) await world.changeReturnDay(mentor, id, until, at);
    expect(await kindsOf(ada)).toEqual(['hand_in_returned', 'hand_in_return_moved']);
    // The first mail names a day that is not true any more, so the second one says it all.
    const found = await claimed(later(4 * HOUR), ada);
    expect(found.map(({ kind, details }) => [kind, details.message, details.until])).toMatchObject([
      ['hand_in_return_moved', 'The order is missing.', expect.stringContaining('2024-12-10T22:59')],
    ]);
  });

  it('is told to the mentor when it comes, when it comes again, and not when it is replaced before that', async () => {
    const { ada, week, id, mentor } = await handedIn();
    expect(await kindsOf(mentor)).toEqual(['hand_in_given']);
    await world.save(ada, week, 'claim', text('Two'), 1, later(HOUR));
    await world.handIn(ada, week, { claim: 2, result: 1 }, later(HOUR));
    expect(await kindsOf(mentor)).toHaveLength(1);
    // Taken from its reader, and handed in as it was.
    await world.take(mentor, id, 2, later(2 * HOUR));
    await world.takeBack(ada, id, later(2 * HOUR));
    await world.handIn(ada, week, { claim: 2, result: 1 }, later(3 * HOUR));
    expect(await kindsOf(mentor)).toHaveLength(2);
    await world.judge(mentor, id, 2, 'changes_requested', 'No', later(4 * HOUR));
    await world.settle(later(5 * HOUR));
    await world.save(ada, week, 'claim', text('Three'), 2, later(6 * HOUR));
    await world.handIn(ada, week, { claim: 3, result: 1 }, later(6 * HOUR));
    expect(await kindsOf(mentor)).toEqual(['hand_in_given', 'hand_in_given', 'hand_in_given']);
  });

  it('is not told to a mentor who reads it already, or looks after the team no more', async () => {
    const [read, gone] = [await handedIn(), await handedIn()];
    await world.take(read.mentor, read.id, 1, later(SECOND));
    await sql`update public.mentor_assignments set status = 'ended' where mentor_id = ${gone.mentor}`;
    expect(await claimed(later(HOUR), read.mentor)).toEqual([]);
    expect(await stateOfMails(read.mentor)).toEqual(['hand_in_given not_needed']);
    expect(await stateOfMails(gone.mentor)).toEqual(['hand_in_given not_needed']);
  });

  it('is told when the clock handed it in: what was in it, on time or late', async () => {
    const [whole, half] = [await begin(DUE), await begin(DUE)];
    await world.writeAll(whole.ada, whole.week, plus(DUE, -HOUR));
    await world.save(half.ada, half.week, 'claim', text('One'), 0, plus(DUE, -HOUR));
    await world.advance(plus(DUE, SECOND));
    await world.advance(plus(DUE, 2 * SECOND));
    await world.advance(plus(DUE, DAY + SECOND));
    expect(await kindsOf(whole.ben)).toEqual(['hand_in_by_clock']);
    expect(await payloads(whole.ben, 'hand_in_by_clock')).toMatchObject([
      { version: 1, is_late: false, is_after_grace: false },
    ]);
    expect(await payloads(half.ben, 'hand_in_by_clock')).toMatchObject([
      { is_late: true, is_after_grace: true },
    ]);
    const morning = new Date('2024-12-10T06:00:00Z');
    const [mail] = await claimed(morning, half.ben);
    expect(mail?.details).toMatchObject({ there: [{ en: 'x', de: 'x' }], missing: [{ en: 'x', de: 'x' }] });
  });

  it('is told by the clock too where it was taken back, and not where it stood', async () => {
    const [back, stood, read] = [await handedIn(), await handedIn(), await handedIn()];
    await world.takeBack(back.ada, back.id, later(HOUR));
    await world.take(read.mentor, read.id, 1, plus(DUE, -3 * HOUR));
    await world.advance(plus(DUE, SECOND));
    expect(await kindsOf(back.ada)).toEqual(['hand_in_by_clock']);
    expect(await kindsOf(stood.ada)).toEqual([]);
    expect(await kindsOf(read.ada)).toEqual([]);
    expect(await world.state(read.team.id, read.week)).toMatchObject({ state: 'submitted', version: 1 });
  });
});

it('goes with the person', async () => {
  const { ada, team } = await begin(DUE);
  await remind(friday);
  await sql`delete from auth.users where id = ${ada}`;
  expect(await sql`select from public.notifications where user_id = ${ada}`).toHaveLength(0);
  expect(await mails(ada)).toEqual([]);
  expect(await sql`select from public.notifications where team_id = ${team.id}`).toHaveLength(1);
});
