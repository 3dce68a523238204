import type { ListedTeam } from '@grow/core/team-admin';

/** What can be done with a team of the list. */
export type TeamAction = 'open' | 'edit' | 'moveIn' | 'merge' | 'withdraw';

/** What can be done with a team as it stands. */
export function actionsOf({ status }: Pick<ListedTeam, 'status'>): readonly TeamAction[] {
  if (status === 'withdrawn') return ['open'];
  return status === 'finished'
    ? ['open', 'edit', 'withdraw']
    : ['open', 'edit', 'moveIn', 'merge', 'withdraw'];
}
