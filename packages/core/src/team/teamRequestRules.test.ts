import { describe, expect, it } from 'vitest';
import { buildTeam, buildTeamRequest } from '../testing';
import { canRemind, canWithdraw, requestState } from './teamRequestRules';

const team = buildTeam();
const now = new Date('2024-11-08T10:00:00Z');

describe('a request', () => {
  const request = buildTeamRequest();
  it('has expired at its end, noted or not, and keeps another state', () => {
    expect(requestState(request, now)).toBe('pending');
    expect(requestState(request, request.expiresAt)).toBe('expired');
    expect(requestState({ ...request, status: 'accepted' }, request.expiresAt)).toBe('accepted');
  });

  it('is reminded of once a day, and only by those who invited', () => {
    const invite = buildTeamRequest({ kind: 'invite', createdAt: new Date('2024-11-07T10:00:00Z') });
    expect(canRemind(invite, now)).toBe(true);
    expect(canRemind(invite, new Date(now.getTime() - 1))).toBe(false);
    expect(canRemind({ ...invite, remindedAt: now }, new Date('2024-11-09T09:59:59Z'))).toBe(false);
    expect(canRemind({ ...invite, kind: 'apply' }, now)).toBe(false);
    expect(canRemind(invite, invite.expiresAt)).toBe(false);
  });

  it('is taken back by whoever asked, an invitation also by the captain', () => {
    const invite = buildTeamRequest({ kind: 'invite', createdBy: 'member' });
    expect(canWithdraw(request, team, request.userId ?? '')).toBe(true);
    expect(canWithdraw(request, team, team.captainId ?? '')).toBe(false);
    expect(canWithdraw(invite, team, 'member')).toBe(true);
    expect(canWithdraw(invite, team, team.captainId ?? '')).toBe(true);
    expect(canWithdraw(invite, team, invite.userId ?? '')).toBe(false);
  });
});
