import type { Profile } from '@grow/core';
import { useUserId } from '@grow/shell';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePeopleSearch } from '../../features/people';
import { InviteDialog } from './InviteDialog';
import { PeopleFilters } from './PeopleFilters';
import { PeopleList } from './PeopleList';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';
import { useRoleChange } from './useRoleChange';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** People of the season, for organisers: search, filter, invite, change roles, delete. */
export function AdminPeopleScreen() {
  const ownId = useUserId();
  const { choice: search, choose } = usePeopleSearch();
  const roleChange = useRoleChange();
  const { person } = roleChange;
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Profile>();
  return (
    <Body>
      <PeopleFilters search={search} onChoose={choose} onInvite={() => setInviting(true)} />
      <PeopleList search={search} onChoose={choose} onChangeRole={roleChange.ask} onRemove={setLeaving} />
      <RoleDialog
        person={person}
        isOwn={person?.userId === ownId}
        isBusy={roleChange.isBusy}
        failure={roleChange.failure}
        onKeep={roleChange.close}
        onChange={roleChange.change}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RemoveDialog person={leaving} onKeep={() => setLeaving(undefined)} />
    </Body>
  );
}
