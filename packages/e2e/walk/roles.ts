// Who walks, and what the guard of a route answers them.
import type { Guard } from '../../../apps/connect/src/routes/RouteEntry';

/** In the order in which a report lists them; a participant here is one without a team. */
export const roles = ['visitor', 'participant', 'member', 'captain', 'mentor', 'orga', 'juror'] as const;
/** One kind of person, named as the accounts of a season are. */
export type Role = (typeof roles)[number];

const memberRole = {
  participant: 'PARTICIPANT',
  member: 'PARTICIPANT',
  captain: 'PARTICIPANT',
  mentor: 'MENTOR',
  orga: 'ORGA',
} as const;

/** Whether somebody gets to see the screens behind a guard: a redirect to the login is no. */
export function isLetIn(role: Role, guard: Guard): boolean {
  if (guard === 'anybody') return true;
  if (guard === 'visitor' || role === 'visitor') return guard === role;
  if (guard === 'judge') return true;
  if (role === 'juror') return false;
  return guard === 'session' || guard === 'member' || guard.includes(memberRole[role]);
}
