import type { PeopleViewFilter, Selection } from '@grow/core/bulk';
import type { ListedPerson } from '@grow/core/people';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MessageDrawer, useSelection } from '../../../features/bulk';
import { JobDrawer, useJobAddress } from '../../../features/job';
import { peopleViewFilter, usePeopleSearch } from '../../../features/people';
import { paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { InviteAgainDrawer } from './InviteAgainDrawer';
import { InviteDialog } from './InviteDialog';
import type { PersonAction } from './personActions';
import { PeopleFilters } from './PeopleFilters';
import { PeopleList } from './PeopleList';
import { PeopleRoleDrawer } from './PeopleRoleDrawer';
import { PeopleSelectionBar, type PeopleAction } from './PeopleSelectionBar';
import { PeopleViews } from './PeopleViews';
import { PersonDrawer } from './PersonDrawer';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';
import { SuggestDrawer } from './SuggestDrawer';

type Asked = { readonly action: PeopleAction; readonly selection: Selection<PeopleViewFilter> };

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 72px;
  & > :first-child {
    margin-bottom: 16px;
  }
`;

/** People of the season, for organisers: search, filter, look at one, invite, write to many, change roles of one or many, delete. */
export function AdminPeopleScreen() {
  const navigate = useNavigate();
  const { choice: search, choose } = usePeopleSearch();
  const drawer = useDialogAddress('person');
  const job = useJobAddress();
  const selection = useSelection(peopleViewFilter(search));
  const [asked, setAsked] = useState<Asked>();
  const [clicked, setClicked] = useState<ListedPerson>();
  const [changing, setChanging] = useState<ListedPerson>();
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<ListedPerson>();
  const act = (person: ListedPerson, action: PersonAction) => {
    if (action === 'role') setChanging(person);
    else if (action === 'remove') setLeaving(person);
    else {
      setClicked(person);
      drawer.open(person.userId);
    }
  };
  const askedFor = (action: PeopleAction) => (asked?.action === action ? asked.selection : undefined);
  const written = askedFor('write');
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
      <PeopleViews search={search} onChoose={choose} />
      <PeopleFilters search={search} onChoose={choose} onInvite={() => setInviting(true)} />
      <PeopleList
        search={search}
        onChoose={choose}
        onAction={act}
        selection={selection}
        bulk={(total) => (
          <PeopleSelectionBar
            selection={selection}
            total={total}
            onAction={(action) => setAsked({ action, selection: selection.asked() })}
          />
        )}
      />
      <PersonDrawer
        isOpen={drawer.value !== undefined}
        clicked={clicked}
        onClose={drawer.close}
        onAction={act}
      />
      <RoleDialog person={changing} onClose={() => setChanging(undefined)} />
      <PeopleRoleDrawer selection={askedFor('role')} {...drawerOfMany} />
      <SuggestDrawer selection={askedFor('suggest')} {...drawerOfMany} />
      <InviteAgainDrawer selection={askedFor('invite')} {...drawerOfMany} />
      <MessageDrawer
        request={written && { list: 'people', selection: written }}
        onClose={drawerOfMany.onClose}
        onStarted={(id) => void navigate(paths.adminAnnouncement(id))}
      />
      <JobDrawer />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RemoveDialog
        person={leaving}
        onKeep={() => setLeaving(undefined)}
        onRemoved={() => drawer.value !== undefined && drawer.close()}
      />
    </Body>
  );
}
