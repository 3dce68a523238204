import { styled } from 'styled-components';
import { useTeamChoice } from '../../../features/teamAdmin';
import { EditDialog } from './EditDialog';
import { MergeDialog } from './MergeDialog';
import { MoveInDialog } from './MoveInDialog';
import { TeamDrawer } from './TeamDrawer';
import { TeamFilters } from './TeamFilters';
import { TeamList } from './TeamList';
import { useTeamAction } from './useTeamAction';
import { WithdrawDialog } from './WithdrawDialog';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** Every team of the season, for organisers: search, filter, edit, move people, merge, take out, look back. */
export function AdminTeamsScreen() {
  const { choice, choose } = useTeamChoice();
  const { teamFor, open, close } = useTeamAction();
  return (
    <Body>
      <TeamFilters choice={choice} onChoose={choose} />
      <TeamList choice={choice} onChoose={choose} onAction={open} />
      <TeamDrawer team={teamFor('open')} onClose={close} />
      <EditDialog team={teamFor('edit')} onClose={close} />
      <MoveInDialog team={teamFor('moveIn')} onClose={close} />
      <MergeDialog team={teamFor('merge')} onClose={close} />
      <WithdrawDialog team={teamFor('withdraw')} onClose={close} />
    </Body>
  );
}
