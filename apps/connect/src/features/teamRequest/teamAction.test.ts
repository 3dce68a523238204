import { describe, expect, it } from 'vitest';
import { teamAction, type ActionTeam, type CurrentUser } from './teamAction';

const closesAt = new Date('2024-12-15T22:59:00Z');
const before = new Date('2024-12-01T12:00:00Z');
const team: ActionTeam = { id: 'moos', status: 'active', memberCount: 4, maxTeam: 5, myRequest: undefined };
const currentUser: CurrentUser = { userId: 'mara', role: 'PARTICIPANT', ownTeam: undefined };
const other = { ownTeam: { id: 'other', name: 'Pegelstand' } };
const own = { ownTeam: { id: 'moos', name: 'Moosgrund' } };
const full = { memberCount: 5 };
const act = (changes: Partial<ActionTeam>, of: Partial<CurrentUser> = {}, now = before) =>
  teamAction({ ...team, ...changes }, { ...currentUser, ...of }, closesAt, now);

describe('teamAction', () => {
  it('lets a person without a team ask where a place is open', () => {
    expect(act({})).toEqual({ kind: 'ask' });
    expect(act({ status: 'forming', memberCount: 1 })).toEqual({ kind: 'ask' });
  });

  it.each([
    ['full', full, {}],
    ['elsewhere', {}, other],
    ['elsewhere', full, other],
    ['own', full, own],
    ['own', { status: 'finalist' }, { ...own, role: 'ORGA' }],
    ['look', {}, { role: 'MENTOR' }],
    ['look', full, { role: 'ORGA' }],
    ['finalist', { status: 'finalist' }, {}],
    ['ended', { status: 'withdrawn' }, {}],
    ['ended', { status: 'finished' }, {}],
  ] as const)('is %s for %j seen by %j', (kind, changes, of) => {
    expect(act(changes, of)).toEqual({ kind });
  });

  it('closes at the time itself, and never without one', () => {
    expect(act({}, {}, new Date(closesAt.getTime() - 1)).kind).toBe('ask');
    expect(act({}, {}, closesAt).kind).toBe('closed');
    expect(act(full, {}, closesAt).kind).toBe('closed');
    expect(teamAction(team, currentUser, undefined, new Date('2030-01-01')).kind).toBe('ask');
  });

  it('keeps a request that waits in reach, even where the team has filled up or closed meanwhile', () => {
    const request = (kind: 'apply' | 'invite') => ({ ...full, myRequest: { id: 'r1', kind } });
    expect(act(request('apply'), {}, closesAt)).toEqual({ kind: 'asked', requestId: 'r1' });
    expect(act(request('invite'), {}, closesAt)).toEqual({ kind: 'invited', requestId: 'r1' });
    expect(act(request('invite'), other)).toEqual({ kind: 'invited', requestId: 'r1' });
  });
});
