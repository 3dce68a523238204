import type { Team } from './Team';
import type { RequestStatus, TeamRequest } from './TeamRequest';

/** What became of a request at a moment: one that nobody answered in time has expired, noted or not. */
export function requestState(request: Pick<TeamRequest, 'status' | 'expiresAt'>, now: Date): RequestStatus {
  return request.status === 'pending' && request.expiresAt <= now ? 'expired' : request.status;
}

const dayMs = 86_400_000;

/** Whether a member may remind whom the team invited: once a day. */
export function canRemind(
  request: Pick<TeamRequest, 'kind' | 'status' | 'expiresAt' | 'remindedAt' | 'createdAt'>,
  now: Date,
): boolean {
  const last = request.remindedAt ?? request.createdAt;
  return (
    request.kind === 'invite' &&
    requestState(request, now) === 'pending' &&
    now.getTime() - last.getTime() >= dayMs
  );
}

/** Whether this person may take the request back: the applicant, whoever invited, or the captain an invitation. */
export function canWithdraw(
  request: Pick<TeamRequest, 'kind' | 'userId' | 'createdBy'>,
  team: Pick<Team, 'captainId'>,
  userId: string,
): boolean {
  if (request.kind === 'apply') return request.userId === userId;
  return request.createdBy === userId || team.captainId === userId;
}
