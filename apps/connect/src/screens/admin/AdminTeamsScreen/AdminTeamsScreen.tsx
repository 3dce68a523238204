import type { Selection, TeamsViewFilter } from '@grow/core/bulk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MessageDrawer, useSelection } from '../../../features/bulk';
import { JobDrawer, useJobAddress } from '../../../features/job';
import { teamsViewFilter, useTeamChoice } from '../../../features/teamAdmin';
import { paths } from '../../../paths';
import { EditDialog } from './EditDialog';
import { MergeDialog } from './MergeDialog';
import { MoveInDialog } from './MoveInDialog';
import { TeamDrawer } from './TeamDrawer';
import { TeamFilters } from './TeamFilters';
import { TeamList } from './TeamList';
import { TeamsChangeDrawer } from './TeamsChangeDrawer';
import { TeamsSelectionBar, type TeamsAction } from './TeamsSelectionBar';
import { TeamsViews } from './TeamsViews';
import { TeamsWithdrawDrawer } from './TeamsWithdrawDrawer';
import { useTeamAction } from './useTeamAction';
import { WithdrawDialog } from './WithdrawDialog';

type Asked = { readonly action: TeamsAction; readonly selection: Selection<TeamsViewFilter> };

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 72px;
  & > :first-child {
    margin-bottom: 16px;
  }
`;

/** Every team of the season, for organisers: search, filter, edit one or many, write to them, move people, merge, take out, look back. */
export function AdminTeamsScreen() {
  const navigate = useNavigate();
  const { choice, choose } = useTeamChoice();
  const { teamFor, open, close } = useTeamAction();
  const job = useJobAddress();
  const selection = useSelection(teamsViewFilter(choice));
  const [asked, setAsked] = useState<Asked>();
  const askedFor = (action: TeamsAction) => (asked?.action === action ? asked.selection : undefined);
  const written = askedFor('write');
  const change = asked && (asked.action === 'status' || asked.action === 'listed') ? asked.action : undefined;
  const drawerOfMany = {
    onClose: () => setAsked(undefined),
    onStarted: (id: string) => {
      setAsked(undefined);
      selection.clear();
      job.open(id);
    },
  };
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
        asked={asked && change && { action: change, selection: asked.selection }}
        {...drawerOfMany}
      />
      <TeamsWithdrawDrawer selection={askedFor('withdraw')} {...drawerOfMany} />
      <MessageDrawer
        request={written && { list: 'teams', selection: written }}
        onClose={drawerOfMany.onClose}
        onStarted={(id) => void navigate(paths.adminAnnouncement(id))}
      />
      <JobDrawer />
    </Body>
  );
}
