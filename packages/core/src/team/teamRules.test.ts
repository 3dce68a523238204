import { describe, expect, it } from 'vitest';
import { buildInviteLink, buildSeason, buildTeam } from '../testing';
import { inviteLinkValidity } from './InviteLink';
import {
  askToJoinTeamObstacle,
  canAskToJoinTeam,
  isTeamCaptain,
  openTeamPlaces,
  validateTeam,
} from './teamRules';

const season = buildSeason();
const team = buildTeam();
const now = new Date('2024-11-08T10:00:00Z');
const visitor = { role: 'PARTICIPANT', teamId: undefined, request: undefined } as const;

describe('who can ask a team', () => {
  it('is whoever has none, while it has a place and time is left', () => {
    expect(canAskToJoinTeam(team, season, visitor, now)).toBe(true);
    expect(openTeamPlaces(team, season)).toBe(3);
    expect(openTeamPlaces(buildTeam({ memberCount: 9 }), season)).toBe(0);
  });

  it.each([
    ['mentor', team, { ...visitor, role: 'MENTOR' as const }, now],
    ['own', team, { ...visitor, teamId: team.id }, now],
    ['elsewhere', team, { ...visitor, teamId: 'other' }, now],
    ['asked', team, { ...visitor, request: 'apply' as const }, now],
    ['invited', team, { ...visitor, request: 'invite' as const }, now],
    ['ended', buildTeam({ status: 'withdrawn' }), visitor, now],
    ['ended', buildTeam({ status: 'finalist' }), visitor, now],
    ['closed', team, visitor, season.teamClosesAt ?? now],
    ['full', buildTeam({ memberCount: 5 }), visitor, now],
  ] as const)('is nobody else: %s', (obstacle, asked, asking, time) => {
    expect(askToJoinTeamObstacle(asked, season, asking, time)).toBe(obstacle);
  });

  it('knows no deadline where the season has none', () => {
    expect(
      canAskToJoinTeam(team, buildSeason({ teamClosesAt: undefined }), visitor, new Date('2030-01-01')),
    ).toBe(true);
  });
});

describe('a link', () => {
  it.each([
    ['open', {}],
    ['used', { uses: 4 }],
    ['expired', { expiresAt: now }],
    ['revoked', { revokedAt: now, expiresAt: now }],
  ] as const)('is %s', (state, fields) => {
    expect(inviteLinkValidity(buildInviteLink(fields), now)).toBe(state);
  });
});

describe('what a team says', () => {
  it('may be in any script, with emoji and markup as text', () => {
    expect(
      validateTeam({ name: 'שלום 🌱', pitch: '<b>bold</b>\nnew line', description: 'a\tb', city: '' }),
    ).toEqual({});
    expect(validateTeam({ name: '🌱'.repeat(60) })).toEqual({});
  });

  it.each([
    [{ name: ' ' }, { name: { code: 'required' } }],
    [{ name: '\u200b\u200d' }, { name: { code: 'required' } }],
    [{ name: 'x' }, { name: { code: 'too_short', min: 2 } }],
    [{ name: 'x'.repeat(61) }, { name: { code: 'too_long', max: 60, actual: 61 } }],
    [{ name: 'a\u0007b' }, { name: { code: 'invalid' } }],
    [{ name: 'a\u202eb' }, { name: { code: 'invalid' } }],
    [{ name: 'two\nlines' }, { name: { code: 'invalid' } }],
    [{ pitch: 'a\u0000' }, { pitch: { code: 'invalid' } }],
    [{ pitch: 'x'.repeat(201) }, { pitch: { code: 'too_long', max: 200, actual: 201 } }],
    [{ city: 'x'.repeat(81) }, { city: { code: 'too_long', max: 80, actual: 81 } }],
  ])('cannot be %j', (fields, problems) => {
    expect(validateTeam(fields)).toEqual(problems);
  });

  it('is answered for by one captain', () => {
    expect(isTeamCaptain(team, team.captainId)).toBe(true);
    expect(isTeamCaptain(team, 'other')).toBe(false);
    expect(isTeamCaptain(buildTeam({ captainId: undefined }), undefined)).toBe(false);
  });
});
