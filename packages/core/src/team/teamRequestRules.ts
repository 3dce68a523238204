import type { Team } from './Team';
import type { TeamRequestStatus, TeamRequest } from './TeamRequest';

/** The status of a request at `now`: one that nobody answered in time has expired, noted or not. */
export function teamRequestStatusAt(
  request: Pick<TeamRequest, 'status' | 'expiresAt'>,
  now: Date,
): TeamRequestStatus {
  return request.status === 'pending' && request.expiresAt <= now ? 'expired' : request.status;
}

const dayMs = 86_400_000;

/** Whether a member may remind whom the team invited: once a day. */
export function canRemindOfTeamRequest(
  request: Pick<TeamRequest, 'kind' | 'status' | 'expiresAt' | 'remindedAt' | 'createdAt'>,
  now: Date,
): boolean {
  const last = request.remindedAt ?? request.createdAt;
  return (
    request.kind === 'invite' &&
    teamRequestStatusAt(request, now) === 'pending' &&
    now.getTime() - last.getTime() >= dayMs
  );
}

/** Whether this person may take the request back: the applicant, whoever invited, or the captain an invitation. */
export function canWithdrawTeamRequest(
  request: Pick<TeamRequest, 'kind' | 'userId' | 'createdBy'>,
  team: Pick<Team, 'captainId'>,
  userId: string,
): boolean {
  if (request.kind === 'apply') return request.userId === userId;
  return request.createdBy === userId || team.captainId === userId;
}
