import type { ListedPerson } from './ListedPerson';

/** Without a visit for so many days somebody counts as quiet. */
export const QUIET_AFTER_DAYS = 7;

const DAY_MS = 86_400_000;

/** How a person stands. */
export type PersonStatus = 'unconfirmed' | 'noProfile' | 'noTeam' | 'quiet' | 'active';

/** How a person stands at `now`: only the first thing that an organiser would do something about. */
export function personStatus(
  {
    role,
    studies,
    skills,
    team,
    confirmedAt,
    lastVisitAt,
  }: Pick<ListedPerson, 'role' | 'studies' | 'skills' | 'team' | 'confirmedAt' | 'lastVisitAt'>,
  now: Date,
): PersonStatus {
  if (confirmedAt === undefined) return 'unconfirmed';
  if (role === 'PARTICIPANT') {
    if (studies === undefined && skills.length === 0) return 'noProfile';
    if (team === undefined) return 'noTeam';
  }
  const quietSince = now.getTime() - QUIET_AFTER_DAYS * DAY_MS;
  return (lastVisitAt?.getTime() ?? 0) < quietSince ? 'quiet' : 'active';
}
