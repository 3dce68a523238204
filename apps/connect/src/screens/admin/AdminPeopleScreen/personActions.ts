import type { ListedPerson } from '@grow/core/people';

/** What an organiser can do about a person. */
export type PersonAction = 'open' | 'role' | 'remove';

/** The own account goes through the own profile, which asks for a fresh login. */
export const personActionsOf = (
  { userId }: Pick<ListedPerson, 'userId'>,
  ownId: string | undefined,
): readonly PersonAction[] => (userId === ownId ? ['open', 'role'] : ['open', 'role', 'remove']);
