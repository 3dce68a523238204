// What a team may know of a round: before the release the same for all of them, whatever was decided.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only } from '../rows';
import { withDatabase } from '../withDatabase';
import {
  callAs,
  decideRound,
  decideTeam,
  openGateRoom,
  releaseRound,
  teamGateOf,
  type GateRoom,
} from './gateRoom';

let sql: postgres.Sql;
let room: GateRoom;
withDatabase((opened) => (sql = opened));
beforeEach(async () => {
  room = await openGateRoom(sql, { teams: 3, cutSize: 1 });
});

const captainOf = (index: number): string | undefined => room.teams[index]?.members[0];
const resultOf = async (index: number) =>
  (await teamGateOf(sql, captainOf(index)))?.['result'] as Record<string, unknown>;

/** Answers of a team that is on, one that is out and one that waits, as they go over the line. */
const answers = async (): Promise<string[]> =>
  Promise.all([0, 1, 2].map(async (index) => JSON.stringify(await teamGateOf(sql, captainOf(index)))));
const isSame = (one: string, other: string): boolean =>
  // Teams of one stage differ by their place and minute alone.
  one.replace(/"position":\d/, '').replace(/T13:\d\d/, '') ===
  other.replace(/"position":\d/, '').replace(/T13:\d\d/, '');

describe('before the release', () => {
  it('every team reads the same, as long and as wide, in every state', async () => {
    const bring: Record<string, () => Promise<unknown>> = {
      open: async () => sql`update public.rounds set state = 'open' where id = ${room.roundId}`,
      deliberation: async () =>
        sql`update public.rounds set state = 'deliberation' where id = ${room.roundId}`,
      decided: async () => {
        await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
        await decideRound(sql, room);
      },
      planned: async () =>
        sql`update public.rounds set release_at = now() + interval '1 minute' where id = ${room.roundId}`,
    };
    const first: string[] = [];
    for (const [state, make] of Object.entries(bring)) {
      await make();
      const given = await answers();
      if (first.length === 0) first.push(...given);
      expect(given, `differs while it is ${state}`).toEqual(first);
    }
    expect(new Set(first.map((answer) => answer.length)).size).toBe(1);
    expect(first.every((answer) => isSame(answer, first[0] ?? ''))).toBe(true);
    expect(JSON.parse(first[1] ?? '')).toEqual({
      ...{
        kind: 'half_time',
        stage: 'Stage 1',
        venue: 'Hall B',
        state: 'running',
        position: 2,
        result: null,
      },
      starts_at: '2024-12-13T13:12:00+00:00',
    });
  });

  it('nobody else reads anything, and nobody while it is set up', async () => {
    for (const person of [room.jurors[0], room.orga, await addPerson(sql)])
      expect(await teamGateOf(sql, person)).toBeNull();
    await sql`update public.rounds set state = 'setup' where id = ${room.roundId}`;
    expect(await teamGateOf(sql, captainOf(0))).toBeNull();
    expect(await teamGateOf(sql, captainOf(0), 'nothing')).toBeNull();
  });

  it('no table of a round is sent to anybody who listens', async () => {
    const rows =
      await sql`select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`;
    const names = rows.map(({ name }) => String(name));
    expect(names).toContain('notifications');
    expect(names.filter((name) => /^(rounds|round_|criteria|stages|juror|ballot|gate)/.test(name))).toEqual(
      [],
    );
  });
});

describe('once released', () => {
  it('a team reads its decision and how many go on, and no scores unless the round shows them', async () => {
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await sql`update public.rounds set waiting_until = '2024-12-20T12:00:00Z' where id = ${room.roundId}`;
    await releaseRound(sql, room);
    const [on, out, waiting] = await Promise.all([0, 1, 2].map(resultOf));
    expect(on).toMatchObject({
      decision: 'on',
      waiting_until: null,
      place: null,
      criteria: null,
      on_count: 1,
    });
    expect(out).toMatchObject({ decision: 'out', waiting_until: null, team_count: 3, changed_at: null });
    expect(waiting).toMatchObject({ decision: 'waiting', waiting_until: '2024-12-20T12:00:00+00:00' });
  });

  it('scores are shown with the place, and without the name of anybody', async () => {
    await sql`update public.rounds set shows_scores = true where id = ${room.roundId}`;
    await releaseRound(sql, room);
    const result = await resultOf(1);
    expect(result.place).toMatchObject({ rank: 2, of: 3 });
    const { scores, score } = result.place as { scores: number[]; score: number };
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores[1]).toBe(score);
    expect(result.criteria).toMatchObject([
      { id: room.criteria[0], name_de: 'Belege', score: 3.5, median: 3.5 },
      { id: room.criteria[1] },
    ]);
    expect(JSON.stringify(result)).not.toContain(room.teams[0]?.id);
  });

  it('comments stand in another order in each team, and held ones are not there', async () => {
    // Ids are random: of so many teams all have one order once in 2^28 runs.
    room = await openGateRoom(sql, { teams: 30, cutSize: 4 });
    const [held] = room.teams;
    await sql`update public.ballots set is_comment_held = true where team_id = ${held?.id ?? ''} and juror_id = ${room.jurors[0] ?? ''}`;
    await releaseRound(sql, room);
    const comments = await Promise.all(
      room.teams.map(
        async (_, index) => (await resultOf(index)).comments as { number: number; text: string }[],
      ),
    );
    expect(comments[0]).toEqual([{ number: 1, text: 'Comment of juror 2' }]);
    const orders = new Set(comments.slice(1).map((list) => list.map(({ text }) => text).join()));
    expect(orders.size).toBe(2);
    expect(comments.slice(1).every((list) => list.map(({ number }) => number).join() === '1,2')).toBe(true);
    const again = (await resultOf(3)).comments;
    expect(again).toEqual(comments[3]);
    expect(JSON.stringify(comments)).not.toContain('For the jury');
  });

  it('whoever left the team reads nothing, and whoever joined reads what it is', async () => {
    await releaseRound(sql, room);
    const [, member = ''] = room.teams[0]?.members ?? [];
    await sql`update public.team_members set left_at = now() where user_id = ${member}`;
    expect(await teamGateOf(sql, member)).toBeNull();
    const late = await addPerson(sql);
    await sql`insert into public.team_members (team_id, season_id, user_id)
      values (${room.teams[0]?.id ?? ''}, ${room.seasonId}, ${late})`;
    expect(await teamGateOf(sql, late)).toMatchObject({ result: { decision: 'on' } });
  });
});

describe('what is kept of people', () => {
  const exportOf = async (person: string) =>
    (await callAs<{ tables: Record<string, Record<string, unknown>[]> }>(sql, person, 'export_my_data', {}))
      .tables;

  it('a juror takes their score sheets along, and an organiser what they decided by hand', async () => {
    await decideTeam(sql, room, room.teams[0]?.id, 'waiting', 'A tie with the next');
    await decideRound(sql, room);
    const [juror = '', second = ''] = room.jurors;
    const sheets = (await exportOf(juror))['public.ballots'] ?? [];
    expect(sheets).toHaveLength(3);
    expect(
      sheets.every((sheet) => sheet.comment_team === 'Comment of juror 1' && sheet.scores !== null),
    ).toBe(true);
    expect(JSON.stringify(await exportOf(second))).not.toContain('Comment of juror 1');
    const tables = await exportOf(room.orga);
    expect(tables['public.gate_decisions']).toMatchObject([{ reason: 'A tie with the next' }]);
    expect(Object.keys(tables['private.round_protocols']?.[0] ?? {}).toSorted()).toEqual([
      ...['created_at', 'hash', 'round_id'],
    ]);
    expect((await exportOf(captainOf(0) ?? ''))['public.gate_decisions']).toEqual([]);
  });

  it('an account that goes takes its score sheets along, and what was decided stays without its name', async () => {
    const content = await decideRound(sql, room);
    const [juror = ''] = room.jurors;
    await sql`select public.erase_account(${juror})`;
    await sql`select public.erase_account(${room.orga})`;
    const texts = await sql`select comment_team from public.ballot_scores where round_id = ${room.roundId}`;
    expect(new Set(texts.map((row) => row.comment_team))).toEqual(new Set(['Comment of juror 2']));
    expect(
      only(
        await sql`select content, decided_by from private.round_protocols where round_id = ${room.roundId}`,
      ),
    ).toEqual({ content, decided_by: null });
    expect(
      await sql`select from public.gate_decisions where round_id = ${room.roundId} and decided_by is null`,
    ).toHaveLength(3);
    expect(content).not.toContain(juror);
  });

  it('the log says that something was done to a team, to nobody who is in one of the round, and no words but the reason', async () => {
    await decideTeam(sql, room, room.teams[0]?.id, 'waiting', 'A tie with the next');
    const rows = await callAs<string>(sql, room.second, 'count_audit_entries', { p_kind: 'gate' });
    expect(Number(rows)).toBeGreaterThan(0);
    const logged = await sql`select before, after, hidden, reason from public.audit_log
      where entity = 'gate_decisions' and subject ->> 'round_id' = ${room.roundId}`;
    expect(only(logged)).toMatchObject({
      after: { decision: 'waiting' },
      hidden: ['reason'],
      reason: 'A tie with the next',
    });
    await sql`insert into public.team_members (team_id, season_id, user_id)
      values (${room.teams[1]?.id ?? ''}, ${room.seasonId}, ${room.second})`;
    expect(
      await callAs(sql, room.second, 'count_audit_entries', { p_kind: 'gate', p_team_id: room.teams[0]?.id }),
    ).toBe(0);
  });
});
