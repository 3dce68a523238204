import type { ListedPerson } from '@grow/core/people';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePeopleSearch } from '../../../features/people';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { InviteDialog } from './InviteDialog';
import type { PersonAction } from './personActions';
import { PeopleFilters } from './PeopleFilters';
import { PeopleList } from './PeopleList';
import { PersonDrawer } from './PersonDrawer';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** People of the season, for organisers: search, filter, look at one, invite, change roles, delete. */
export function AdminPeopleScreen() {
  const { choice: search, choose } = usePeopleSearch();
  const drawer = useDialogAddress('person');
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
  return (
    <Body>
      <PeopleFilters search={search} onChoose={choose} onInvite={() => setInviting(true)} />
      <PeopleList search={search} onChoose={choose} onAction={act} />
      <PersonDrawer
        isOpen={drawer.value !== undefined}
        clicked={clicked}
        onClose={drawer.close}
        onAction={act}
      />
      <RoleDialog person={changing} onClose={() => setChanging(undefined)} />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RemoveDialog
        person={leaving}
        onKeep={() => setLeaving(undefined)}
        onRemoved={() => drawer.value !== undefined && drawer.close()}
      />
    </Body>
  );
}
