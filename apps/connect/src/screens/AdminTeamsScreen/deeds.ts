import type { ListedTeam } from '@grow/core';

/** What can be done with a team of the list. */
export type TeamDeed = 'open' | 'edit' | 'moveIn' | 'merge' | 'withdraw';

/** What can be done with a team as it stands. */
export function deedsOf({ status }: Pick<ListedTeam, 'status'>): readonly TeamDeed[] {
  if (status === 'withdrawn') return ['open'];
  return status === 'finished'
    ? ['open', 'edit', 'withdraw']
    : ['open', 'edit', 'moveIn', 'merge', 'withdraw'];
}
