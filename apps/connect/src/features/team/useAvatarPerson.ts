import type { TeamPerson } from '@grow/core/team';
import { useAvatarUrl } from '@grow/shell';
import type { AvatarPerson } from '@grow/ui';

/** What an avatar of this person shows; somebody who is known by an address only has initials of nothing. */
export function useAvatarPerson(person: TeamPerson | undefined): AvatarPerson {
  const { url, isLoading } = useAvatarUrl(person);
  return { firstName: person?.firstName, lastName: person?.lastName, picture: url, isLoading };
}
