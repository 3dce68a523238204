import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { AppError } from '../errors/AppError';
import { resultsJson } from './gateCases';
import { gateMutations } from './gateMutations';
import { gateKeys, gateQueries } from './gateQueries';
import { gateRepository, movedLine } from './gateRepository';
import { gateResultsFromJson, type GateResults } from './GateResults';
import { releaseMutations } from './releaseMutations';
import { releaseRepository } from './releaseRepository';
import { teamGateFromJson } from './TeamGate';

const signal = new AbortController().signal;
const released = {
  ...{
    decision: 'waiting',
    waiting_until: '2024-12-20T12:00:00Z',
    released_at: '2024-12-13T18:00:00Z',
    changed_at: null,
  },
  comments: [{ number: 1, text: 'Sell it twice' }],
  place: { rank: 2, of: 3, score: 3.5, scores: [4.5, 3.5, 2] },
  criteria: [{ id: 'c', name_en: 'Evidence', name_de: 'Belege', score: 3.5, median: null }],
  ...{ on_count: 1, team_count: 3 },
};
const running = {
  ...{ kind: 'half_time', state: 'running', stage: 'Stage 1', venue: '', position: 2, result: null },
  starts_at: '2024-12-13T13:12:00Z',
};

describe('the room', () => {
  it('reads everything that a round is decided from', async () => {
    const { client, seen } = restDouble(() => ({ body: resultsJson }));
    const results = await gateQueries(client).results('r').queryFn({ signal });
    expect(seen[0]).toMatchObject({ table: 'round_results', body: { p_round_id: 'r' } });
    expect(results.ballots).toHaveLength(4);
    expect(results.decisions[0]).toMatchObject({ isByHand: true, decidedBy: { firstName: 'Rieke' } });
    expect(results.corrections[0]).toMatchObject({ becomes: 'on', confirmedAt: undefined, canConfirm: true });
    expect(results.late[0]?.arrivedAt).toEqual(new Date('2024-12-13T16:01:00Z'));
  });

  it.each(['round', 'teams', 'ballots', 'digest'])('is malformed without %s', (name) => {
    expect(() => gateResultsFromJson({ ...resultsJson, [name]: null })).toThrow('round_results');
  });

  it('says where somebody else moved the line', async () => {
    const { client } = restDouble(() => ({
      status: 400,
      body: { code: 'GR160', message: 'round_changed', details: '{"version": 4, "cut_size": 17}' },
    }));
    const refusal = await gateRepository(client)
      .moveLine({ roundId: 'r', version: 3, cutSize: 2 })
      .catch((error: unknown) => error);
    expect(movedLine(refusal)).toEqual({ version: 4, cutSize: 17 });
    expect(movedLine(new AppError('network'))).toBeUndefined();
  });

  it('shows a moved line at once, and its version with the answer', () => {
    const { moveLine } = gateMutations(undefined);
    let cached: GateResults | undefined = gateResultsFromJson(resultsJson);
    const cache = {
      setQueryData: (_: unknown, updater: unknown) => {
        cached = (updater as (results: GateResults | undefined) => GateResults | undefined)(cached);
      },
      setQueriesData: () => undefined,
      removeQueries: () => undefined,
    };
    const move = { roundId: 'r', version: 3, cutSize: 2 };
    moveLine.optimistic?.(cache, move);
    expect(cached?.round).toMatchObject({ cutSize: 2, version: 3 });
    moveLine.answer?.(cache, { version: 4, cutSize: 2 }, move);
    expect(cached?.round).toMatchObject({ cutSize: 2, version: 4 });
    expect(moveLine.writes?.(move)).toEqual([gateKeys.results('r')]);
  });

  it('takes a decision back to the line, or to the one before it', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    const { decideTeam } = gateMutations(client);
    const decision = { roundId: 'r', teamId: 'a', decision: 'out', reason: 'A tie' } as const;
    await decideTeam.undo?.(undefined, decision).mutationFn();
    await decideTeam
      .undo?.(undefined, { ...decision, was: { decision: 'on', reason: 'They agreed' } })
      .mutationFn();
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['undo_team_decision', { p_round_id: 'r', p_team_id: 'a' }],
      ['decide_team', { p_round_id: 'r', p_team_id: 'a', p_decision: 'on', p_reason: 'They agreed' }],
    ]);
  });

  it('brings a note and a comment back as they were', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    const { removeNote, holdComment } = gateMutations(client);
    const note = {
      id: 'n',
      roundId: 'r',
      teamId: 'a',
      text: 'Close',
      createdAt: new Date(),
      author: undefined,
      isOwn: true,
    };
    await removeNote.undo?.(undefined, note).mutationFn();
    await holdComment.undo?.(undefined, { ballotId: 'b', reason: 'It names a customer' }).mutationFn();
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['add_gate_note', { p_id: 'n', p_round_id: 'r', p_team_id: 'a', p_text: 'Close' }],
      ['hold_comment', { p_ballot_id: 'b', p_is_held: false }],
    ]);
  });

  it('has no protocol while nothing was decided', async () => {
    const { client } = restDouble(() => ({ body: null }));
    expect(await gateQueries(client).protocol('r').queryFn({ signal })).toBeNull();
  });
});

describe('the release', () => {
  it('is planned by the time of the world, to so many people', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    await releaseMutations(client).planRelease.mutationFn({
      ...{ roundId: 'r', releaseAt: new Date('2024-12-13T19:00:00+01:00'), people: 922 },
    });
    expect(seen[0]?.body).toEqual({
      p_round_id: 'r',
      p_release_at: '2024-12-13T18:00:00.000Z',
      p_people: 922,
    });
  });

  it.each([
    ['GR180', 'conflict'],
    ['GR181', 'conflict'],
    ['GR183', 'invalid_value'],
    ['GR186', 'forbidden'],
    ['GR126', 'reauthentication_needed'],
  ])('refused by %s is %s', async (code, expected) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: code } }));
    await expect(releaseRepository(client).stopRelease('r')).rejects.toMatchObject({ code: expected });
  });

  it('says whom it reaches and how far it came', async () => {
    const counts = {
      people: 6,
      teams: 3,
      by_mail: 5,
      german: 3,
      english: 3,
      comments_for_teams: 4,
      comments_held: 2,
    };
    const { client } = restDouble(() => ({
      body: {
        ...{ ...counts, teams_without_comment: [{ id: 'b', name: 'Team b' }] },
        delivery: { notified: 6, read: 1, sent: 4, waiting: 1, failed: 0 },
      },
    }));
    expect(await releaseRepository(client).recipients('r')).toMatchObject({
      ...{ byMail: 5, teamsWithoutComment: [{ id: 'b' }], delivery: { notified: 6, mailsSent: 4 } },
    });
  });
});

describe('what a team may know', () => {
  it('is where and when, and no result before the release', () => {
    expect(teamGateFromJson(running)).toEqual({
      ...{ kind: 'half_time', stage: 'Stage 1', venue: undefined, position: 2, result: undefined },
      startsAt: new Date('2024-12-13T13:12:00Z'),
    });
  });

  it('is the result, with scores where the round shows them', () => {
    const { result } = teamGateFromJson({ ...running, state: 'released', result: released });
    expect(result).toMatchObject({
      decision: 'waiting',
      place: { rank: 2 },
      criteria: [{ median: undefined }],
    });
    const without = { ...released, place: null, criteria: null };
    expect(teamGateFromJson({ ...running, result: without }).result).toMatchObject({
      ...{ place: undefined, criteria: undefined },
    });
  });

  it('is nothing for whoever is in no such round', async () => {
    const { client } = restDouble(() => ({ body: null }));
    expect(await gateQueries(client).team('final').queryFn({ signal })).toBeNull();
  });
});
