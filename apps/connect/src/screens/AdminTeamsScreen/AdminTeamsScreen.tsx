import type { ListedTeam } from '@grow/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTeamChoice } from '../../features/teamAdmin';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { EditDialog } from './EditDialog';
import { MergeDialog } from './MergeDialog';
import { MoveInDialog } from './MoveInDialog';
import { TeamDrawer } from './TeamDrawer';
import { TeamFilters } from './TeamFilters';
import { TeamList } from './TeamList';
import type { TeamDeed } from './TeamTable';
import { WithdrawDialog } from './WithdrawDialog';

const Body = styled.div`
  padding-bottom: 72px;
`;

type Chosen = { team: ListedTeam; deed: TeamDeed };

/** Every team of the season, for organisers: search, filter, edit, move people, merge, take out, look back. */
export function AdminTeamsScreen() {
  useScreenTitle(m.admin_teams());
  const { choice, choose } = useTeamChoice();
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  const teamFor = (deed: TeamDeed) => (chosen?.deed === deed ? chosen.team : undefined);
  return (
    <Body>
      <TeamFilters choice={choice} onChoose={choose} />
      <TeamList choice={choice} onChoose={choose} onDeed={(team, deed) => setChosen({ team, deed })} />
      <TeamDrawer team={teamFor('open')} onClose={close} />
      <EditDialog team={teamFor('edit')} onClose={close} />
      <MoveInDialog team={teamFor('moveIn')} onClose={close} />
      <MergeDialog team={teamFor('merge')} onClose={close} />
      <WithdrawDialog team={teamFor('withdraw')} onClose={close} />
    </Body>
  );
}
