import { describe, expect, it } from 'vitest';
import { areTeamsClosed, teamAction, type ActionTeam, type Viewer } from './teamAction';

const team: ActionTeam = { id: 'moos', status: 'active', openPlaces: 1, myRequest: undefined };
const viewer: Viewer = { userId: 'mara', role: 'PARTICIPANT', ownTeamId: undefined, isClosed: false };
const kindOf = (changes: Partial<ActionTeam>, of: Partial<Viewer> = {}) =>
  teamAction({ ...team, ...changes }, { ...viewer, ...of }).kind;

describe('teamAction', () => {
  it('lets a person without a team ask where a place is open', () => {
    expect(kindOf({})).toBe('ask');
    expect(kindOf({ status: 'forming' })).toBe('ask');
  });

  it.each([
    ['full', { openPlaces: 0 }, {}],
    ['closed', {}, { isClosed: true }],
    ['closed', { openPlaces: 0 }, { isClosed: true }],
    ['elsewhere', {}, { ownTeamId: 'other' }],
    ['elsewhere', { openPlaces: 0 }, { ownTeamId: 'other', isClosed: true }],
    ['own', { openPlaces: 0 }, { ownTeamId: 'moos', isClosed: true }],
    ['own', { status: 'finalist' }, { ownTeamId: 'moos', role: 'ORGA' }],
    ['look', {}, { role: 'MENTOR' }],
    ['look', { openPlaces: 0 }, { role: 'ORGA' }],
    ['finalist', { status: 'finalist' }, {}],
    ['ended', { status: 'withdrawn' }, {}],
    ['ended', { status: 'finished' }, {}],
  ] as const)('is %s for %j seen by %j', (kind, changes, of) => {
    expect(kindOf(changes, of)).toBe(kind);
  });

  it('keeps a wish that waits in reach, even where the team has filled up or closed meanwhile', () => {
    const request = (kind: 'apply' | 'invite') => ({ myRequest: { id: 'r1', kind }, openPlaces: 0 });
    const closed = { ...viewer, isClosed: true };
    expect(teamAction({ ...team, ...request('apply') }, closed)).toEqual({ kind: 'asked', requestId: 'r1' });
    expect(teamAction({ ...team, ...request('invite') }, closed)).toEqual({ kind: 'invited', requestId: 'r1' });
    expect(kindOf(request('invite'), { ownTeamId: 'other' })).toBe('invited');
  });
});

describe('areTeamsClosed', () => {
  const teamClosesAt = new Date('2024-12-15T22:59:00Z');

  it('turns at the moment itself', () => {
    expect(areTeamsClosed({ teamClosesAt }, new Date(teamClosesAt.getTime() - 1))).toBe(false);
    expect(areTeamsClosed({ teamClosesAt }, teamClosesAt)).toBe(true);
  });

  it('never happens without a day or a season', () => {
    expect(areTeamsClosed({ teamClosesAt: undefined }, new Date())).toBe(false);
    expect(areTeamsClosed(null, new Date())).toBe(false);
  });
});
