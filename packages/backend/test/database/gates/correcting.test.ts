// After the release: who waits moves up, and a mistake is corrected by two organisers, for one team.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import {
  callAs,
  decideTeam,
  openGateRoom,
  releaseRound,
  resultNotifications,
  resultsOf,
  teamGateOf,
  teamStatuses,
  type GateRoom,
} from './gateRoom';

let sql: postgres.Sql;
let room: GateRoom;
withDatabase((opened) => (sql = opened));
const notified = async () => resultNotifications(sql, room);
const statuses = async () => teamStatuses(sql, room);

describe('after the release', () => {
  const moveUp = async (teamId: string | undefined, reason = 'Another team withdrew') =>
    callAs(sql, room.orga, 'move_up', { p_round_id: room.roundId, p_team_id: teamId, p_reason: reason });
  const propose = async (teamId: string | undefined, decision: string) =>
    callAs(sql, room.orga, 'propose_correction', {
      ...{
        p_round_id: room.roundId,
        p_team_id: teamId,
        p_decision: decision,
        p_reason: 'Sheets were mixed up',
      },
    });
  const openCorrection = async (): Promise<string> =>
    (await resultsOf(sql, room)).corrections.find(({ confirmedAt }) => confirmedAt === undefined)?.id ?? '';
  const confirm = async (who: string, id: string) => callAs(sql, who, 'confirm_correction', { p_id: id });

  beforeEach(async () => {
    room = await openGateRoom(sql, { kind: 'final', teams: 3, cutSize: 1 });
    await decideTeam(sql, room, room.teams[2]?.id, 'waiting');
    await releaseRound(sql, room);
  });

  it('a team that waits moves up, and hears of it alone', async () => {
    expect(await refusal(moveUp(room.teams[1]?.id))).toBe('GR184');
    await moveUp(room.teams[2]?.id);
    expect(await statuses()).toEqual(['finalist', 'finished', 'finalist']);
    const again = (await notified()).filter(({ team_id: id }) => id === room.teams[2]?.id);
    expect(again).toHaveLength(4);
    expect(await notified()).toHaveLength(8);
    const gate = await teamGateOf(sql, room.teams[2]?.members[0], 'final');
    expect(gate).toMatchObject({ result: { decision: 'on', on_count: 2, waiting_until: null } });
    expect((gate?.['result'] as Record<string, unknown>)['changed_at']).not.toBeNull();
    expect(await refusal(moveUp(room.teams[2]?.id))).toBe('GR184');
  });

  it('a correction holds once a second organiser confirmed it', async () => {
    await propose(room.teams[1]?.id, 'on');
    const id = await openCorrection();
    expect(await teamGateOf(sql, room.teams[1]?.members[0], 'final')).toMatchObject({
      result: { decision: 'out' },
    });
    expect(await refusal(propose(room.teams[1]?.id, 'waiting'))).toBe('GR185');
    expect(await refusal(confirm(room.orga, id))).toBe('GR186');
    await confirm(room.second, id);
    await confirm(room.second, id);
    expect(await statuses()).toEqual(['finalist', 'finalist', 'active']);
    expect(await teamGateOf(sql, room.teams[1]?.members[0], 'final')).toMatchObject({
      result: { decision: 'on' },
    });
    expect((await notified()).filter(({ team_id: team }) => team === room.teams[1]?.id)).toHaveLength(4);
  });

  it('a correction changes something, and is taken back while nobody confirmed it', async () => {
    expect(await refusal(propose(room.teams[1]?.id, 'out'))).toBe('23514');
    await propose(room.teams[0]?.id, 'out');
    const id = await openCorrection();
    await callAs(sql, room.second, 'withdraw_correction', { p_id: id });
    expect(await refusal(confirm(room.second, id))).toBe('GR009');
    expect(await statuses()).toEqual(['finalist', 'finished', 'active']);
  });
});
