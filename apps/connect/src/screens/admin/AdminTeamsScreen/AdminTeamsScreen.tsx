import { useState } from 'react';
import { styled } from 'styled-components';
import { useSelection } from '../../../features/bulk';
import { JobDrawer, useJobAddress } from '../../../features/job';
import { teamsViewFilter, useTeamChoice } from '../../../features/teamAdmin';
import { EditDialog } from './EditDialog';
import { MergeDialog } from './MergeDialog';
import { MoveInDialog } from './MoveInDialog';
import { TeamDrawer } from './TeamDrawer';
import { TeamFilters } from './TeamFilters';
import { TeamList } from './TeamList';
import { TeamsChangeDrawer, type AskedTeams } from './TeamsChangeDrawer';
import { TeamsSelectionBar } from './TeamsSelectionBar';
import { TeamsViews } from './TeamsViews';
import { useTeamAction } from './useTeamAction';
import { WithdrawDialog } from './WithdrawDialog';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 72px;
  & > :first-child {
    margin-bottom: 16px;
  }
`;

/** Every team of the season, for organisers: search, filter, edit one or many, move people, merge, take out, look back. */
export function AdminTeamsScreen() {
  const { choice, choose } = useTeamChoice();
  const { teamFor, open, close } = useTeamAction();
  const job = useJobAddress();
  const selection = useSelection(teamsViewFilter(choice));
  const [asked, setAsked] = useState<AskedTeams>();
  return (
    <Body>
      <TeamsViews choice={choice} onChoose={choose} />
      <TeamFilters choice={choice} onChoose={choose} />
      <TeamList
        choice={choice}
        onChoose={choose}
        onAction={open}
        selection={selection}
        bulk={(total) => (
          <TeamsSelectionBar
            selection={selection}
            total={total}
            onAction={(action) => setAsked({ action, selection: selection.asked() })}
          />
        )}
      />
      <TeamDrawer team={teamFor('open')} onClose={close} />
      <EditDialog team={teamFor('edit')} onClose={close} />
      <MoveInDialog team={teamFor('moveIn')} onClose={close} />
      <MergeDialog team={teamFor('merge')} onClose={close} />
      <WithdrawDialog team={teamFor('withdraw')} onClose={close} />
      <TeamsChangeDrawer
        asked={asked}
        onClose={() => setAsked(undefined)}
        onStarted={(id) => {
          setAsked(undefined);
          selection.clear();
          job.open(id);
        }}
      />
      <JobDrawer />
    </Body>
  );
}
