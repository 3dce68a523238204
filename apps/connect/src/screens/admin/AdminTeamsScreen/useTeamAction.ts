import type { ListedTeam } from '@grow/core/team-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { useListedTeam } from '../../../features/teamAdmin';
import { actionsOf, type TeamAction } from './teamActions';

/** What is being done with which team, as the address says it, so that a team's history can be linked to. */
export function useTeamAction() {
  const [query] = useSearchParams();
  const address = useDialogAddress('dialog', ['team']);
  // The row that was clicked on; somebody who comes by a link has none, and it is asked for.
  const [clicked, setClicked] = useState<ListedTeam>();
  const slug = address.value === undefined ? undefined : (query.get('team') ?? undefined);
  const isClicked = clicked !== undefined && clicked.slug === slug;
  const found = useListedTeam(isClicked ? undefined : slug);
  const team = isClicked ? clicked : found;
  return {
    /** The team, while this is what is being done with it. */
    teamFor: (action: TeamAction): ListedTeam | undefined =>
      team && action === address.value && actionsOf(team).includes(action) ? team : undefined,
    open: (chosen: ListedTeam, action: TeamAction) => {
      setClicked(chosen);
      address.open(action, { team: chosen.slug });
    },
    close: address.close,
  };
}
