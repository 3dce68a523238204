import type { ReceivedTeamRequest } from '@grow/core/team';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';

/** Who a request is about: a person, the address one typed oneself, or somebody whose address others typed. */
export function requestName({ person, email }: ReceivedTeamRequest): string {
  return person ? personName(person) : (email ?? m.team_invited_somebody());
}
