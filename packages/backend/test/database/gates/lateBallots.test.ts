// Score sheets that came after the lock, and notes of those who deliberate.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { callAs, decideRound, decideTeam, openGateRoom, resultsOf, type GateRoom } from './gateRoom';

let sql: postgres.Sql;
let room: GateRoom;
withDatabase((opened) => (sql = opened));
beforeEach(async () => {
  room = await openGateRoom(sql);
});

describe('what came late', () => {
  const latecomer = async (): Promise<string> => {
    const { id } = only(
      await sql<{ id: string }[]>`update public.ballots set state = 'draft', submitted_at = null
        where round_id = ${room.roundId} and team_id = ${room.teams[0]?.id ?? ''} and juror_id = ${room.jurors[0] ?? ''}
        returning id`,
    );
    await sql`insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
      select ballot_id, scores, 'It came late', '', gen_random_uuid(), now() - interval '5 minutes'
      from public.ballot_scores where ballot_id = ${id}`;
    return id;
  };

  it('says nothing before it counts, and counts once with its reason', async () => {
    const id = await latecomer();
    const before = await resultsOf(sql, room);
    expect(before.late).toMatchObject([{ ballotId: id, teamId: room.teams[0]?.id }]);
    expect(JSON.stringify(before)).not.toContain('It came late');
    expect(before.ballots).toHaveLength(5);
    const admit = async () =>
      callAs(sql, room.orga, 'admit_ballot', { p_ballot_id: id, p_reason: 'Their phone had no network' });
    await admit();
    expect(await refusal(admit())).toBe('GR009');
    const after = await resultsOf(sql, room);
    expect(after.late).toEqual([]);
    expect(after.ballots.find((ballot) => ballot.id === id)).toMatchObject({
      ...{ isAdmitted: true, commentTeam: 'It came late' },
    });
    expect(after.digest).not.toBe(before.digest);
  });

  it('is forgotten where it is refused, and out of reach once it is decided', async () => {
    const refused = await latecomer();
    await callAs(sql, room.orga, 'refuse_late_ballot', { p_ballot_id: refused, p_reason: 'They had left' });
    expect((await resultsOf(sql, room)).late).toEqual([]);
    const waiting = await latecomer();
    // One score sheet decides nothing by the line.
    await decideTeam(sql, room, room.teams[0]?.id, 'on');
    await decideRound(sql, room);
    expect(
      await refusal(callAs(sql, room.orga, 'admit_ballot', { p_ballot_id: waiting, p_reason: 'No network' })),
    ).toBe('GR174');
  });
});

describe('a note', () => {
  it('is one whoever presses twice, and its author alone takes it away', async () => {
    const id = randomUUID();
    const note = { p_id: id, p_round_id: room.roundId, p_team_id: room.teams[0]?.id, p_text: ' Close ' };
    await callAs(sql, room.orga, 'add_gate_note', note);
    await callAs(sql, room.orga, 'add_gate_note', note);
    await callAs(sql, room.second, 'remove_gate_note', { p_id: id });
    expect((await resultsOf(sql, room)).teams.find((team) => team.id === room.teams[0]?.id)?.notes).toBe(1);
    await callAs(sql, room.orga, 'remove_gate_note', { p_id: id });
    expect(await sql`select from public.gate_notes where id = ${id}`).toHaveLength(0);
  });
});
