import { describe, expect, it } from 'vitest';
import { buildTeam, buildTeamRequest } from '../testing';
import { canRemindOfTeamRequest, canWithdrawTeamRequest, teamRequestStatusAt } from './teamRequestRules';

const team = buildTeam();
const now = new Date('2024-11-08T10:00:00Z');

describe('a request', () => {
  const request = buildTeamRequest();
  it('has expired at its end, noted or not, and keeps another state', () => {
    expect(teamRequestStatusAt(request, now)).toBe('pending');
    expect(teamRequestStatusAt(request, request.expiresAt)).toBe('expired');
    expect(teamRequestStatusAt({ ...request, status: 'accepted' }, request.expiresAt)).toBe('accepted');
  });

  it('is reminded of once a day, and only by those who invited', () => {
    const invite = buildTeamRequest({ kind: 'invite', createdAt: new Date('2024-11-07T10:00:00Z') });
    expect(canRemindOfTeamRequest(invite, now)).toBe(true);
    expect(canRemindOfTeamRequest(invite, new Date(now.getTime() - 1))).toBe(false);
    expect(canRemindOfTeamRequest({ ...invite, remindedAt: now }, new Date('2024-11-09T09:59:59Z'))).toBe(
      false,
    );
    expect(canRemindOfTeamRequest({ ...invite, kind: 'apply' }, now)).toBe(false);
    expect(canRemindOfTeamRequest(invite, invite.expiresAt)).toBe(false);
  });

  it('is taken back by whoever asked, an invitation also by the captain', () => {
    const invite = buildTeamRequest({ kind: 'invite', createdBy: 'member' });
    expect(canWithdrawTeamRequest(request, team, request.userId ?? '')).toBe(true);
    expect(canWithdrawTeamRequest(request, team, team.captainId ?? '')).toBe(false);
    expect(canWithdrawTeamRequest(invite, team, 'member')).toBe(true);
    expect(canWithdrawTeamRequest(invite, team, team.captainId ?? '')).toBe(true);
    expect(canWithdrawTeamRequest(invite, team, invite.userId ?? '')).toBe(false);
  });
});
