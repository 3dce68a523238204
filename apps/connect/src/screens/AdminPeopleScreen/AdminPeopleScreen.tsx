import { useUserId } from '@grow/shell';
import { styled } from 'styled-components';
import { usePeopleSearch } from '../../features/people';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { PeopleFilters } from './PeopleFilters';
import { PeopleList } from './PeopleList';
import { RoleDialog } from './RoleDialog';
import { useRoleChange } from './useRoleChange';

const Body = styled.div`
  padding-bottom: 72px;
`;

/** People of the season, for organisers: search, filter, change roles. */
export function AdminPeopleScreen() {
  useScreenTitle(m.admin_people());
  const ownId = useUserId();
  const { search, choose } = usePeopleSearch();
  const roleChange = useRoleChange();
  const { person } = roleChange;
  return (
    <Body>
      <PeopleFilters search={search} onChoose={choose} />
      <PeopleList search={search} onChoose={choose} onChangeRole={roleChange.ask} />
      <RoleDialog
        person={person}
        isOwn={person?.userId === ownId}
        isBusy={roleChange.isBusy}
        failure={roleChange.failure}
        onKeep={roleChange.close}
        onChange={roleChange.change}
      />
    </Body>
  );
}
