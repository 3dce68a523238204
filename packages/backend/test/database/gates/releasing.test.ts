// The release: planned a minute ahead, to as many people as were seen, stopped by anybody who runs the round, and done at once.
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import {
  callAs,
  decideRound,
  decideTeam,
  openGateRoom,
  releaseRound,
  resultNotifications,
  teamGateOf,
  teamStatuses,
  type GateRoom,
} from './gateRoom';

let database: TestDatabase;
let sql: postgres.Sql;
/** Another connection, as another server has. */
let other: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  other = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await other.end();
  await database.drop();
});

let room: GateRoom;
beforeEach(async () => {
  room = await openGateRoom(sql);
});

const fresh = { aal: 'aal2' };
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
const plan = async (people: number, releaseAt = inSeconds(600), claims: Record<string, string> = fresh) =>
  callAs(
    sql,
    room.orga,
    'plan_release',
    { p_round_id: room.roundId, p_release_at: releaseAt, p_people: people },
    claims,
  );
const stop = async (who: string) => callAs(sql, who, 'stop_release', { p_round_id: room.roundId });
const round = async () =>
  only(await sql`select state, release_at, released_at from public.rounds where id = ${room.roundId}`);
const notified = async () => resultNotifications(sql, room);
const statuses = async () => teamStatuses(sql, room);

describe('a planned release', () => {
  it('lies a minute ahead at least', async () => {
    await decideRound(sql, room);
    expect(await refusal(plan(6, inSeconds(30)))).toBe('GR183');
    await plan(6, inSeconds(70));
    expect((await round()).release_at).not.toBeNull();
  });

  it('names as many people as it reaches, and says how many they are now', async () => {
    await decideRound(sql, room);
    await expect(plan(5)).rejects.toMatchObject({ code: 'GR181', detail: '6' });
    const late = await addPerson(sql);
    await sql`insert into public.team_members (team_id, season_id, user_id)
      values (${room.teams[0]?.id ?? ''}, ${room.seasonId}, ${late})`;
    expect(await refusal(plan(6))).toBe('GR181');
    await plan(7);
  });

  it('asks for a fresh login, and for a decision', async () => {
    expect(await refusal(plan(6))).toBe('GR174');
    await decideRound(sql, room);
    expect(await refusal(plan(6, inSeconds(600), {}))).toBe('GR126');
  });

  it('is stopped by the other organiser until it happens, and the clock passes it by', async () => {
    await decideRound(sql, room);
    await plan(6);
    await stop(room.second);
    await stop(room.second);
    expect(await round()).toMatchObject({ state: 'decided', release_at: null });
    await sql`select private.advance_rounds(now() + interval '1 hour')`;
    expect(await round()).toMatchObject({ state: 'decided' });
    expect(await notified()).toHaveLength(0);
  });

  it('happens at its time and no sooner, and cannot be stopped then', async () => {
    await decideRound(sql, room);
    await plan(6);
    await sql`select private.advance_rounds(now() + interval '9 minutes')`;
    expect(await round()).toMatchObject({ state: 'decided' });
    await sql`select private.advance_rounds(now() + interval '11 minutes')`;
    expect(await round()).toMatchObject({ state: 'released' });
    expect(await refusal(stop(room.orga))).toBe('GR174');
  });

  it('waits while its season is stopped', async () => {
    await decideRound(sql, room);
    await plan(6);
    await sql`update public.seasons set stopped_at = now() where id = ${room.seasonId}`;
    await sql`select private.advance_rounds(now() + interval '11 minutes')`;
    expect(await round()).toMatchObject({ state: 'decided' });
    await sql`update public.seasons set stopped_at = null where id = ${room.seasonId}`;
    await sql`select private.advance_rounds(now() + interval '11 minutes')`;
    expect(await round()).toMatchObject({ state: 'released' });
  });

  it('is left alone by the clock while somebody stops it', async () => {
    await decideRound(sql, room);
    await plan(6);
    await other.begin(async (transaction) => {
      await transaction`select private.stop_release(${room.roundId})`;
      expect(only(await sql`select private.advance_rounds(now() + interval '1 hour') as done`).done).toBe(0);
    });
    expect(await round()).toMatchObject({ state: 'decided', release_at: null });
  });
});

describe('a release', () => {
  it('tells everybody in the same words, by bell and by mail, once', async () => {
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await releaseRound(sql, room);
    await sql`select public.advance_rounds()`;
    const people = room.teams.flatMap(({ members }) => members);
    const rows = await notified();
    expect(rows.map(({ user_id: id }) => id)).toEqual(people.toSorted());
    expect(new Set(rows.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
    const mails =
      await sql`select user_id, kind, details - 'first_name' as details, due_at from private.outbox
      where kind = 'gate_result' and user_id = any (${people})`;
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ details }) => JSON.stringify(details)))).toEqual(
      new Set([JSON.stringify({ round: 'half_time', round_id: room.roundId })]),
    );
    expect(new Set(mails.map(({ due_at: at }) => String(at))).size).toBe(1);
  });

  it('mails nobody who wants none, and says beforehand how many get one', async () => {
    const [quiet = ''] = room.teams[0]?.members ?? [];
    await sql`insert into public.mail_choices (user_id, topic, wanted) values (${quiet}, 'gates', false)`;
    expect(await callAs(sql, room.orga, 'round_recipients', { p_round_id: room.roundId })).toMatchObject({
      ...{ people: 6, by_mail: 5, teams: 3, german: 3, english: 3, comments_for_teams: 6, comments_held: 0 },
      ...{ teams_without_comment: [], delivery: null },
    });
    await releaseRound(sql, room);
    expect(await callAs(sql, room.orga, 'round_recipients', { p_round_id: room.roundId })).toMatchObject({
      delivery: { notified: 6, read: 0, sent: 0, waiting: 5, failed: 0 },
    });
  });

  it('changes no team at half-time', async () => {
    await releaseRound(sql, room);
    expect(await statuses()).toEqual(['active', 'active', 'active']);
  });

  it('makes finalists, and ends what is out, in the final', async () => {
    room = await openGateRoom(sql, { kind: 'final', teams: 4, cutSize: 1 });
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await sql`update public.teams set status = 'withdrawn' where id = ${room.teams[3]?.id ?? ''}`;
    await releaseRound(sql, room);
    expect(await statuses()).toEqual(['finalist', 'finished', 'active', 'withdrawn']);
  });

  it('lists teams that get no comment', async () => {
    await sql`update public.ballots set is_comment_held = true where team_id = ${room.teams[1]?.id ?? ''}`;
    expect(await callAs(sql, room.orga, 'round_recipients', { p_round_id: room.roundId })).toMatchObject({
      ...{ comments_for_teams: 4, comments_held: 2, teams_without_comment: [{ id: room.teams[1]?.id }] },
    });
  });

  it('is all or nothing for whoever asks while it is written', async () => {
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await decideRound(sql, room);
    await sql`update public.rounds set release_at = now() where id = ${room.roundId}`;
    const member = room.teams[0]?.members[0];
    const seen: string[] = [];
    const ask = async () => {
      const answer = await teamGateOf(sql, member);
      const rows = (await notified()).length;
      // The bell was read after the page, so it may know what the page did not, and never the other way round.
      const result = answer?.['result'] as Record<string, unknown> | null;
      if (result === null) expect(answer).toMatchObject({ state: 'running' });
      else {
        expect(result).toMatchObject({ decision: 'on', on_count: 1, team_count: 3 });
        expect(result['comments']).toHaveLength(2);
        expect(rows).toBe(6);
      }
      seen.push(result === null ? 'nothing' : 'all');
    };
    await other.begin(async (transaction) => {
      await transaction`select private.advance_rounds(now())`;
      for (let asked = 0; asked < 20; asked += 1) await ask();
      expect(new Set(seen)).toEqual(new Set(['nothing']));
    });
    await ask();
    expect(seen.at(-1)).toBe('all');
  });

  it('is read from one snapshot: every function of the answer is stable', async () => {
    const rows = await sql<{ name: string; volatility: string }[]>`
      select proname as name, provolatile as volatility from pg_proc
      where proname in ('team_gate', 'gate_result_of', 'comments_for_team', 'scores_for_team', 'place_of_team')`;
    expect(rows.map(({ name, volatility }) => `${name} ${volatility}`).toSorted()).toEqual([
      'comments_for_team s',
      'gate_result_of s',
      'place_of_team s',
      'scores_for_team s',
      'team_gate s',
      'team_gate s',
    ]);
  });
});
