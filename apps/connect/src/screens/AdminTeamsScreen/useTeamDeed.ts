import type { ListedTeam } from '@grow/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogAddress } from '../../features/dialogAddress';
import { useListedTeam } from '../../features/teamAdmin';
import { deedsOf, type TeamDeed } from './deeds';

/** What is being done with which team, as the address says it, so that a team's history can be linked to. */
export function useTeamDeed() {
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
    teamFor: (deed: TeamDeed): ListedTeam | undefined =>
      team && deed === address.value && deedsOf(team).includes(deed) ? team : undefined,
    open: (chosen: ListedTeam, deed: TeamDeed) => {
      setClicked(chosen);
      address.open(deed, { team: chosen.slug });
    },
    close: address.close,
  };
}
