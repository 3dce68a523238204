// One seat is sold once. The long run with a thousand rounds is bench/lastSeat.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { openLastSeat } from './lastSeat';
import { openRaceTrack, type RaceTrack } from './raceTrack';

/** How often each pair of calls meets. */
const ROUNDS = isFull ? 8 : 2;

let track: RaceTrack;
beforeAll(async () => {
  track = await openRaceTrack(44);
}, 120_000);
afterAll(async () => {
  await track.stop();
});

describe('the last seat', () => {
  it.each(['link', 'invitation'] as const)('goes to exactly one of forty who come by %s', async (by) => {
    const { run } = await openLastSeat(track);
    let waiters = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await run(40, by);
      expect(result).toMatchObject({ winners: 1, members: result.seats });
      expect(new Set(result.refusals)).toEqual(new Set(['GR015']));
      waiters = Math.max(waiters, result.waiters);
    }
    // Otherwise nobody raced anybody.
    expect(waiters).toBeGreaterThan(5);
  });
});

describe('calls that cross', () => {
  const one = <T>(rows: readonly T[]): T => {
    const [row] = rows;
    if (row === undefined) throw new Error('No row');
    return row;
  };
  const runner = (index: number) => one(track.runners.slice(index));
  const freeEverybody = () => track.sql`delete from public.team_members`;
  const found = async (index: number) =>
    one(
      await track.sql<{ id: string }[]>`
        select id from private.found_team(${runner(index).userId}, ${`Crossing ${Math.random()}`}, '', now())`,
    ).id;
  const apply = async (index: number, team: string) =>
    one(
      await track.sql<{ id: string }[]>`
        select id from private.ask_to_join(${runner(index).userId}, ${team}, '', null, now())`,
    ).id;
  const isMember = async (index: number, team: string) =>
    (
      await track.sql`select from public.team_members
        where team_id = ${team} and user_id = ${runner(index).userId} and left_at is null`
    ).length === 1;

  it('found one team when the button is pressed twice, and one of two teams', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freeEverybody();
      const name = `Twice ${round}`;
      const found = { rpc: 'found_team', body: { p_name: name } };
      const { answers } = await track.race([
        { ...found, runner: runner(0) },
        { ...found, runner: runner(0) },
        { rpc: 'found_team', body: { p_name: `Other ${round}` }, runner: runner(0) },
      ]);
      const [row] = await track.sql<{ teams: number }[]>`
        select count(*)::int as teams from public.team_members where user_id = ${runner(0).userId} and left_at is null`;
      expect(row?.teams).toBe(1);
      expect(
        answers.map(({ code }) => code).filter((code) => code !== undefined && code !== 'GR010'),
      ).toEqual([]);
    }
  });

  it('let one name be taken once', async () => {
    await freeEverybody();
    const calls = track.runners
      .slice(0, 12)
      .map((one) => ({ runner: one, rpc: 'found_team', body: { p_name: 'The one name' } }));
    const { answers } = await track.race(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'GR012')).toHaveLength(11);
  });

  it('accept or withdraw, never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freeEverybody();
      const team = await found(0);
      const request = await apply(1, team);
      const { answers } = await track.race([
        { runner: runner(0), rpc: 'answer_request', body: { p_request_id: request, p_accepts: true } },
        { runner: runner(1), rpc: 'withdraw_request', body: { p_request_id: request } },
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.code).toBe('GR018');
      expect(await isMember(1, team)).toBe(answers[0]?.status === 200);
    }
  });

  it('join one team when two take the same person on, without a deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freeEverybody();
      const teams = [await found(0), await found(1)];
      const requests = [await apply(2, one(teams)), await apply(2, one(teams.slice(1)))];
      const { answers } = await track.race(
        requests.map((request, index) => ({
          runner: runner(index),
          rpc: 'answer_request',
          body: { p_request_id: request, p_accepts: true },
        })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(['GR018', 'GR010']).toContain(answers.find(({ status }) => status !== 200)?.code);
    }
  });

  it('join while the last member leaves: the team goes on or is over, and nobody is stranded', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freeEverybody();
      const team = await found(0);
      const token = `crossing-${round}`;
      await track.sql`select private.create_invite_link(${runner(0).userId}, ${team}, 5, 1, ${token}, now())`;
      const { answers } = await track.race([
        { runner: runner(1), rpc: 'join_by_link', body: { p_token: token } },
        { runner: runner(0), rpc: 'leave_team', body: { p_team_id: team } },
      ]);
      const [row] = await track.sql<{ status: string; captain_id: string | null; member_count: number }[]>`
        select status, captain_id, member_count from public.teams where id = ${team}`;
      const [joined, left] = answers;
      if (joined?.status === 200) {
        // The captain was no longer alone, and had to name a successor.
        expect([left?.code, row?.captain_id, row?.member_count]).toEqual(['GR013', runner(0).userId, 2]);
      } else {
        expect(joined?.code).toBe('GR021');
        expect(row).toMatchObject({ status: 'withdrawn', captain_id: null, member_count: 0 });
      }
    }
  });

  it('leave crossing a handing over: the team keeps a captain who is in it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await freeEverybody();
      const team = await found(0);
      await track.sql`insert into public.team_members (team_id, season_id, user_id)
        select ${team}, id, ${runner(1).userId} from public.seasons limit 1`;
      await track.race([
        {
          runner: runner(0),
          rpc: 'hand_over_team',
          body: { p_team_id: team, p_successor: runner(1).userId },
        },
        { runner: runner(1), rpc: 'leave_team', body: { p_team_id: team } },
      ]);
      const [row] = await track.sql<{ is_led: boolean }[]>`
        select exists (select from public.team_members m
          where m.team_id = t.id and m.user_id = t.captain_id and m.left_at is null) as is_led
        from public.teams t where id = ${team}`;
      expect(row?.is_led).toBe(true);
    }
  });
});
