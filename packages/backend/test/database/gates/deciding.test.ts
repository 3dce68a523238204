// Deliberation: the line, decisions by hand, comments, what came late, and the decision that names what it was made from.
import { createHash, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, only } from '../rows';
import { withDatabase } from '../withDatabase';
import {
  callAs,
  decideRound,
  decideTeam,
  openGateRoom,
  protocolOf,
  resultsOf,
  type GateRoom,
} from './gateRoom';

let sql: postgres.Sql;
let room: GateRoom;
withDatabase((opened) => (sql = opened));
beforeEach(async () => {
  room = await openGateRoom(sql);
});

const stateOf = async (): Promise<unknown> =>
  only(await sql`select state from public.rounds where id = ${room.roundId}`).state;
const decide = async (content: string) =>
  callAs(sql, room.orga, 'decide_round', { p_round_id: room.roundId, p_content: content });
const moveLine = async (who: string, version: number, size: number) =>
  callAs<{ version: number; cut_size: number }>(sql, who, 'move_line', {
    ...{ p_round_id: room.roundId, p_version: version, p_cut_size: size },
  });
const outdated = async (content: string): Promise<unknown> => {
  try {
    await decide(content);
    return 'decided';
  } catch (error) {
    return (error as postgres.PostgresError).code === 'GR180'
      ? (error as postgres.PostgresError).detail
      : error;
  }
};

describe('the line', () => {
  it('is where the first of two organisers moved it, and the second is told where', async () => {
    expect(await moveLine(room.orga, 1, 2)).toEqual({ version: 2, cut_size: 2 });
    await expect(moveLine(room.second, 1, 3)).rejects.toMatchObject({
      ...{ code: 'GR160', detail: '{"version": 2, "cut_size": 2}' },
    });
    expect(await moveLine(room.second, 1, 2)).toEqual({ version: 2, cut_size: 2 });
  });

  it('lies between the first and the last team', async () => {
    expect(await refusal(moveLine(room.orga, 1, 0))).toBe('22023');
    expect(await refusal(moveLine(room.orga, 1, 4))).toBe('22023');
  });
});

describe('a decision', () => {
  it('is kept letter by letter with the hash that anybody can compute again', async () => {
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    const content = await decideRound(sql, room);
    const kept = only(
      await sql`select content, hash from private.round_protocols where round_id = ${room.roundId}`,
    );
    expect(kept.content).toBe(content);
    expect(kept.hash).toBe(createHash('sha256').update(String(kept.content), 'utf8').digest('hex'));
    expect(await stateOf()).toBe('decided');
    const decisions = await sql`select team_id, decision, is_by_hand from public.gate_decisions
      where round_id = ${room.roundId}`;
    expect(new Map(decisions.map((row) => [row.team_id, [row.decision, row.is_by_hand]]))).toEqual(
      new Map([
        [room.teams[0]?.id, ['on', false]],
        [room.teams[1]?.id, ['out', false]],
        [room.teams[2]?.id, ['waiting', true]],
      ]),
    );
    const protocol = await callAs<Record<string, unknown>>(sql, room.second, 'round_protocol', {
      p_round_id: room.roundId,
    });
    expect(protocol).toMatchObject({ content, hash: kept.hash, is_current: true, earlier: 0 });
  });

  it.each([
    [
      'digest',
      'a score sheet changed',
      () => sql`update public.ballot_scores set scores = '{}' where round_id = ${room.roundId}`,
    ],
    ['line', 'the line moved', () => moveLine(room.second, 1, 2)],
    ['by_hand', 'somebody decided about a team', () => decideTeam(sql, room, room.teams[1]?.id, 'on')],
    [
      'comments_held',
      'a comment was held back',
      () => sql`update public.ballots set is_comment_held = true where round_id = ${room.roundId}`,
    ],
    [
      'digest',
      'a team did not come after all',
      () => sql`update public.round_teams set presence = 'absent' where round_id = ${room.roundId}`,
    ],
  ])('is refused by its %s when %s since', async (part, _, change) => {
    const content = await protocolOf(sql, room);
    await change();
    expect(await outdated(content)).toBe(part);
    expect(await stateOf()).toBe('deliberation');
    expect(await sql`select from private.round_protocols where round_id = ${room.roundId}`).toHaveLength(0);
  });

  it('names every team once, and says of those decided by hand what was decided', async () => {
    await decideTeam(sql, room, room.teams[1]?.id, 'on');
    const content = JSON.parse(await protocolOf(sql, room)) as { decisions: { decision: string }[] };
    const [first, ...others] = content.decisions;
    const withDecisions = (decisions: unknown) => JSON.stringify({ ...content, decisions });
    expect(await outdated(withDecisions(others))).toBe('decisions');
    expect(await outdated(withDecisions([first, first, ...others.slice(1)]))).toBe('decisions');
    expect(await outdated(withDecisions([...content.decisions, first]))).toBe('decisions');
    for (const decision of ['out', 'waiting', 'perhaps'])
      expect(await outdated(withDecisions(content.decisions.map((one) => ({ ...one, decision }))))).toBe(
        'decisions',
      );
    expect(await outdated(withDecisions(content.decisions))).toBe('decided');
  });

  it.each([
    ['no JSON', 'on'],
    ['no object', '[]'],
    ['a text that no database keeps', '"\\u0000"'],
    ['no lists', '{"decisions": 1}'],
    [
      'a rank that is no number',
      '{"decisions": [], "by_hand": [], "comments_held": [], "ranking": {"teams": [{"rank": "1", "score": 1, "component": 0}]}}',
    ],
  ])('is no decision when it is %s', async (_, content) => {
    expect(await refusal(decide(content))).toBe('22023');
  });

  it('needs a reason by hand, and a team of the round', async () => {
    expect(await refusal(decideTeam(sql, room, room.teams[0]?.id, 'out', ' '))).toBe('22023');
    expect(await refusal(decideTeam(sql, room, randomUUID(), 'out'))).toBe('GR009');
    expect(await refusal(decideTeam(sql, room, room.teams[0]?.id, 'perhaps'))).toBe('23514');
  });

  it('is left to the line again', async () => {
    await decideTeam(sql, room, room.teams[0]?.id, 'out');
    await callAs(sql, room.second, 'undo_team_decision', {
      p_round_id: room.roundId,
      p_team_id: room.teams[0]?.id,
    });
    expect((await resultsOf(sql, room)).decisions).toEqual([]);
  });

  it('is opened again with a reason, keeps what was decided by hand, and is decided anew', async () => {
    await decideTeam(sql, room, room.teams[1]?.id, 'on');
    await decideRound(sql, room);
    await sql`update public.rounds set release_at = now() + interval '1 hour' where id = ${room.roundId}`;
    const reopen = async (reason: string) =>
      callAs(sql, room.second, 'reopen_deliberation', { p_round_id: room.roundId, p_reason: reason });
    expect(await refusal(reopen(''))).toBe('22023');
    await reopen('A sheet was keyed in wrong');
    const results = await resultsOf(sql, room);
    expect(results.round).toMatchObject({
      state: 'deliberation',
      releaseAt: undefined,
      decidedAt: undefined,
    });
    expect(results.decisions.map(({ teamId }) => teamId)).toEqual([room.teams[1]?.id]);
    await decideRound(sql, room);
    expect(await callAs(sql, room.orga, 'round_protocol', { p_round_id: room.roundId })).toMatchObject({
      ...{ earlier: 1, is_current: true },
    });
  });

  it.each(['setup', 'open'])('is out of reach while the round is in %s', async (state) => {
    const ballotId = String(
      only(await sql`select id from public.ballots where round_id = ${room.roundId} limit 1`).id,
    );
    await sql`update public.rounds set state = ${state} where id = ${room.roundId}`;
    const code = state === 'setup' ? 'GR171' : 'GR174';
    const round = { p_round_id: room.roundId };
    const team = { ...round, p_team_id: room.teams[0]?.id };
    const calls: [string, Record<string, unknown>][] = [
      ['round_results', round],
      ['move_line', { ...round, p_version: 1, p_cut_size: 2 }],
      ['decide_team', { ...team, p_decision: 'on', p_reason: 'They agreed' }],
      ['decide_round', { ...round, p_content: '{}' }],
      ['reopen_deliberation', { ...round, p_reason: 'They agreed' }],
      ['round_recipients', round],
      ['stop_release', round],
      ['move_up', { ...team, p_reason: 'They agreed' }],
      ['propose_correction', { ...team, p_decision: 'on', p_reason: 'They agreed' }],
      ['hold_comment', { p_ballot_id: ballotId, p_is_held: true, p_reason: 'It names a customer' }],
    ];
    for (const [name, args] of calls)
      expect(await refusal(callAs(sql, room.orga, name, args)), name).toBe(code);
  });
});
