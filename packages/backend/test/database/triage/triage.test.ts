// Which of a mentor's teams need them and why: the query and a plain model say the same of random teams, their order included;
// and what only a few of them show.
import { isDeepStrictEqual } from 'node:util';
import type postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { addPerson, asPerson } from '../people';
import { randomOf } from '../random';
import { withDatabase } from '../withDatabase';
import { DAY, HOUR, randomNow, randomTeam, type PlainTeam } from './plainTeam';
import { triageModel, type PlainSeason } from './triageModel';
import { readSeason, readTriage, writeTeams } from './triageWorld';

const TEAMS = isFull ? 2_000 : 240;
const TEAMS_A_MENTOR = 20;

let sql: postgres.Sql;
let season: PlainSeason;
let members: string[];
let stranger: string;
withDatabase((opened) => {
  sql = opened;
});
beforeAll(async () => {
  season = await readSeason(sql);
  members = [await addPerson(sql), await addPerson(sql), await addPerson(sql)];
  stranger = await addPerson(sql, 'MENTOR');
});

const write = async (teams: readonly PlainTeam[], role: 'MENTOR' | 'ORGA' = 'MENTOR'): Promise<string> => {
  const mentor = await addPerson(sql, role);
  await writeTeams(sql, season, teams, { mentor, stranger, captain: members[0] ?? '' });
  return mentor;
};

describe('triage', () => {
  it(`says what a plain model says of ${TEAMS} random teams, in its order`, async () => {
    const seen = new Map<string, number>();
    for (let round = 0; round < TEAMS / TEAMS_A_MENTOR; round += 1) {
      const random = randomOf(1_900 + round);
      const now = randomNow(random, season.milestones);
      const teams = Array.from({ length: TEAMS_A_MENTOR }, () =>
        randomTeam(random, now, season.milestones, members),
      );
      const mentor = await write(teams);
      const expected = triageModel(teams, season, now);
      const said = await readTriage(sql, mentor, now);
      if (!isDeepStrictEqual(said, expected)) expect(said, `seed ${1_900 + round}`).toEqual(expected);
      for (const { reasons } of expected)
        for (const { code } of reasons.length > 0 ? reasons : [{ code: 'nothing' }])
          seen.set(code, (seen.get(code) ?? 0) + 1);
    }
    // Every reason was there often enough to say so.
    expect([...seen.keys()].sort()).toEqual(
      [
        ...[
          'hand_in_late',
          'hand_in_missed',
          'hand_in_waiting',
          'handed_in_late',
          'items_overdue',
          'no_contact',
        ],
        ...['no_pulse', 'note_missing', 'nothing', 'revision_overdue', 'stuck'],
      ].sort(),
    );
    for (const [code, count] of seen) expect(count, code).toBeGreaterThan(2);
  });
});

/** Wednesday noon of the fifth week. */
const now = Date.parse('2024-12-04T11:00:00Z');
const plainTeam = (random: ReturnType<typeof randomOf>): PlainTeam => ({
  ...randomTeam(random, now, [], []),
  ...{ status: 'active', sourceId: undefined, createdAt: now - DAY, assignedAt: now - DAY },
  ...{ handIns: [], pulses: [], contacts: [], items: [], unsettled: [] },
});
const stuckTeam = (seed: number, contactAt?: number): PlainTeam => {
  const team = plainTeam(randomOf(seed));
  const shared = { teamId: team.id, week: 5, state: 'stuck', isRead: false } as const;
  const contact = { teamId: team.id, kind: 'advice', isByMentor: true, handIn: undefined } as const;
  return {
    ...team,
    pulses: [
      {
        ...shared,
        id: team.id.replace(/^./, '1'),
        userId: members[0] ?? '',
        note: 'No dairy',
        saidAt: now - 2 * HOUR,
      },
      {
        ...shared,
        id: team.id.replace(/^./, '2'),
        userId: members[1] ?? '',
        note: 'No money',
        saidAt: now - HOUR,
      },
    ],
    contacts: contactAt === undefined ? [] : [{ ...contact, at: contactAt }],
  };
};
const reasonsOf = async (team: PlainTeam) => (await readTriage(sql, await write([team]), now))[0]?.reasons;

describe('a team that is stuck', () => {
  it('says so since the first line that nobody answered, in the words of the newest', async () => {
    expect(await reasonsOf(stuckTeam(1))).toMatchObject([
      { code: 'stuck', since: now - 2 * HOUR, note: 'No money' },
    ]);
    expect(await reasonsOf(stuckTeam(2, now - 90 * 60_000))).toMatchObject([
      { code: 'stuck', since: now - HOUR },
    ]);
    expect(await reasonsOf(stuckTeam(3, now))).toEqual([]);
  });

  it('stays as long as its mentor only reads it: reading changes neither what was said nor when', async () => {
    const team = stuckTeam(4);
    const mentor = await write([team]);
    await asPerson(sql, mentor, (request) => request`select public.read_pulses(${team.id})`);
    expect(await readTriage(sql, mentor, now)).toMatchObject([
      { unread: 0, reasons: [{ code: 'stuck', since: now - 2 * HOUR }] },
    ]);
  });
});

describe('overdue action items', () => {
  /** Due in the weeks two and three: the last of them was over on the Monday of the fourth. */
  const overdue = (seed: number, kind: 'advice' | 'note' | 'meeting', at: string): PlainTeam => {
    const team = plainTeam(randomOf(seed));
    return {
      ...team,
      contacts: [{ teamId: team.id, kind, isByMentor: true, at: Date.parse(at), handIn: undefined }],
      items: [2, 3].map((dueWeek) => ({ teamId: team.id, dueWeek, isOpen: true })),
    };
  };

  it('are a reason until their mentor writes, meets the team or notes something after the last of them was due', async () => {
    expect(await reasonsOf(overdue(10, 'advice', '2024-11-24T22:59:59Z'))).toMatchObject([
      { code: 'items_overdue', count: 2, since: Date.parse('2024-11-17T23:00:00Z') },
    ]);
    for (const [seed, kind] of [
      [11, 'advice'],
      [12, 'note'],
      [13, 'meeting'],
    ] as const)
      expect(await reasonsOf(overdue(seed, kind, '2024-11-24T23:00:00Z'))).toEqual([]);
  });
});

describe('whoever asks', () => {
  const asked = async (person: string) =>
    (await asPerson(
      sql,
      person,
      (request) => request`select team_id from public.mentor_triage()`,
    )) as unknown[];

  it('gets the teams that they look after now, and nobody else’s', async () => {
    const team = stuckTeam(5);
    const mentor = await write([team]);
    expect(await asked(mentor)).toEqual([{ team_id: team.id }]);
    expect(await asked(stranger)).toEqual([]);
    expect(await asked(members[0] ?? '')).toEqual([]);
    await sql`update public.mentor_assignments set status = 'ended' where mentor_id = ${mentor}`;
    expect(await asked(mentor)).toEqual([]);
  });

  it('may be an organiser who looks after a team; whose role was taken away gets nothing', async () => {
    const team = stuckTeam(6);
    await addPerson(sql, 'ORGA');
    const mentor = await write([team], 'ORGA');
    expect(await asked(mentor)).toHaveLength(1);
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${mentor}`;
    expect(await asked(mentor)).toEqual([]);
  });

  it('may stand in for a mentor, from the first day to the last, and is told for whom and until when', async () => {
    const team = stuckTeam(7);
    const mentor = await write([team]);
    await sql`update public.mentor_assignments
      set stand_in_id = ${stranger}, stand_in_from = '2024-12-02', stand_in_until = '2024-12-06' where mentor_id = ${mentor}`;
    await sql`update private.profiles set first_name = 'Henrike', last_name = 'Vossberg' where user_id = ${mentor}`;
    const seen = async (person: string, at: string) =>
      [
        ...(await sql`select is_stand_in, other_name, stand_in_until::text
          from private.mentor_triage(${person}, ${at}) where team_id = ${team.id}`),
      ].map((row) => ({ ...row }));
    const standIn = [{ is_stand_in: true, other_name: 'Henrike Vossberg', stand_in_until: '2024-12-06' }];
    expect(await seen(stranger, '2024-12-01T22:59:59Z')).toEqual([]);
    expect(await seen(stranger, '2024-12-01T23:00:00Z')).toEqual(standIn);
    expect(await seen(stranger, '2024-12-06T22:59:59Z')).toEqual(standIn);
    expect(await seen(stranger, '2024-12-06T23:00:00Z')).toEqual([]);
    // Who is away sees their team all the same, and who has it.
    expect(await seen(mentor, '2024-12-04T11:00:00Z')).toMatchObject([
      { is_stand_in: false, stand_in_until: '2024-12-06' },
    ]);
  });

  it('is in contact by a review that counts, a note or advice, to the team or to one that went into it', async () => {
    const team = { ...stuckTeam(8), sourceId: stuckTeam(9).id };
    const mentor = await write([team]);
    const last = async () => {
      const [row] = await sql<
        { at: Date | null }[]
      >`select private.last_contact(${team.id}, ${mentor}) as at`;
      return row?.at?.getTime() ?? null;
    };
    expect(await last()).toBeNull();
    await sql`insert into public.advice (team_id, author_id, text, created_at)
      values (${team.sourceId}, ${mentor}, 'Ask', ${new Date(now - DAY)}), (${team.id}, ${stranger}, 'Ask', ${new Date(now)})`;
    expect(await last()).toBe(now - DAY);
    await sql`insert into public.mentor_notes (team_id, author_id, text, created_at)
      values (${team.id}, ${mentor}, 'Call them', ${new Date(now - HOUR)})`;
    expect(await last()).toBe(now - HOUR);
  });
});
