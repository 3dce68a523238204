import type { Profile } from '@grow/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePeopleSearch } from '../../../features/people';
import { InviteDialog } from './InviteDialog';
import { PeopleFilters } from './PeopleFilters';
import { PeopleList } from './PeopleList';
import { RemoveDialog } from './RemoveDialog';
import { RoleDialog } from './RoleDialog';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** People of the season, for organisers: search, filter, invite, change roles, delete. */
export function AdminPeopleScreen() {
  const { choice: search, choose } = usePeopleSearch();
  const [changing, setChanging] = useState<Profile>();
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Profile>();
  return (
    <Body>
      <PeopleFilters search={search} onChoose={choose} onInvite={() => setInviting(true)} />
      <PeopleList search={search} onChoose={choose} onChangeRole={setChanging} onRemove={setLeaving} />
      <RoleDialog person={changing} onClose={() => setChanging(undefined)} />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RemoveDialog person={leaving} onKeep={() => setLeaving(undefined)} />
    </Body>
  );
}
