import type { InviteLink } from '../team/InviteLink';
import type { Team, TeamMember, TeamRole } from '../team/Team';
import type { ReceivedTeamRequest } from '../team/TeamRequest';

const teamId = '00000000-0000-4000-8000-0000000000c1';
const captainId = '00000000-0000-4000-8000-000000000001';

/** A team of two with a captain and a wanted skill; `fields` replaces some. */
export function buildTeam(fields: Partial<Team> = {}): Team {
  return {
    id: teamId,
    seasonId: '00000000-0000-4000-8000-00000000000a',
    name: 'Kornkammer',
    slug: 'kornkammer',
    pitch: 'Brewer\u2019s grain becomes flour.',
    description: 'Two breweries, one oven.',
    stage: 'prototype',
    industry: 'Food',
    city: 'Karlsruhe',
    logo: undefined,
    status: 'active',
    captainId,
    isListed: true,
    memberCount: 2,
    wantedSkills: ['sales'],
    ...fields,
  };
}

/** Its row, as the data API sends it. */
export function buildTeamRow(columns: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { seasonId, captainId: captain, isListed, memberCount, wantedSkills, ...same } = buildTeam();
  return {
    ...same,
    season_id: seasonId,
    captain_id: captain,
    listed: isListed,
    logo: null,
    member_count: memberCount,
    wanted_skills: wantedSkills,
    ...columns,
  };
}

/** Its captain; `fields` replaces some. */
export function buildTeamMember(fields: Partial<TeamMember> = {}): TeamMember {
  return {
    userId: captainId,
    firstName: 'Mara',
    lastName: 'Lindt',
    avatar: undefined,
    studies: 'Industrial design',
    university: 'University of Porto',
    skills: ['design', 'research'],
    joinedAt: new Date('2024-11-05T08:00:00Z'),
    ...fields,
  };
}

/** An open role for somebody who sells; `fields` replaces some. */
export function buildTeamRole(fields: Partial<TeamRole> = {}): TeamRole {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    teamId,
    title: 'Sales',
    skills: ['sales'],
    filledBy: undefined,
    ...fields,
  };
}

/** An application of Jonas that waits for an answer; `fields` replaces some. */
export function buildTeamRequest(fields: Partial<ReceivedTeamRequest> = {}): ReceivedTeamRequest {
  const userId = '00000000-0000-4000-8000-000000000002';
  const person = buildTeamMember({ userId, firstName: 'Jonas', lastName: 'Weber', skills: ['sales'] });
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    teamId,
    kind: 'apply',
    userId,
    email: undefined,
    roleId: undefined,
    message: 'I know three breweries.',
    status: 'pending',
    createdBy: userId,
    decidedBy: undefined,
    decidedAt: undefined,
    remindedAt: undefined,
    expiresAt: new Date('2024-11-20T08:00:00Z'),
    createdAt: new Date('2024-11-06T08:00:00Z'),
    person,
    creator: person,
    ...fields,
  };
}

/** A link for four people of whom one came; `fields` replaces some. */
export function buildInviteLink(fields: Partial<InviteLink> = {}): InviteLink {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    teamId,
    maxUses: 4,
    uses: 1,
    expiresAt: new Date('2024-11-20T08:00:00Z'),
    revokedAt: undefined,
    ...fields,
  };
}
