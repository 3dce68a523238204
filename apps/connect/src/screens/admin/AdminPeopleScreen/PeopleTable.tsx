import { profileSortColumns, type Profile, type ProfileSort } from '@grow/core';
import { roleWord, useLocale } from '@grow/shell';
import { Avatar, Button, media, RoleBadge, Table, Text, type TableColumn, type TableSort } from '@grow/ui';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';

const Person = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  & > div {
    min-width: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Frame = styled.div`
  transition: opacity var(--time-quick);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${media.belowLg} {
    /* Below the name, beside the avatar. */
    td[data-column='meta'] {
      padding-left: 46px;
    }
    td:empty {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
`;

/** Shown where the table is a list and the column of its own has gone. */
const InList = styled.span`
  ${media.lg} {
    display: none;
  }
`;

function PersonCell({ person, isOwn }: { person: Profile; isOwn: boolean }) {
  return (
    <Person>
      <Avatar firstName={person.firstName} lastName={person.lastName} size={34} />
      <div>
        <b>{personName(person)}</b>{' '}
        {isOwn && (
          <Text as="span" step="small" tone="muted">
            ({m.people_you()})
          </Text>
        )}
        <Text step="small" tone="muted" title={person.email}>
          {person.email}
        </Text>
      </div>
    </Person>
  );
}

type PeopleTableProps = {
  people: readonly Profile[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  ownId: string | undefined;
  position: string;
  sort: ProfileSort;
  onSort: (sort: ProfileSort) => void;
  onChangeRole: (person: Profile) => void;
  onRemove: (person: Profile) => void;
};

/** A page of people; below 62em each becomes an item of a few lines. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, isBusy, ownId, position, sort, onSort, onChangeRole, onRemove } = props;
  const { locale } = useLocale();
  const columns: TableColumn<Profile>[] = [
    {
      key: 'name',
      header: m.people_name(),
      columnRole: 'title',
      isSortable: true,
      cell: (person) => <PersonCell person={person} isOwn={person.userId === ownId} />,
    },
    {
      key: 'university',
      header: m.people_university(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ university, studies }) => (
        <>
          {university}
          <InList>{[university && studies && ', ', studies].filter(Boolean).join('')}</InList>
        </>
      ),
    },
    { key: 'studies', header: m.people_studies(), columnRole: 'hidden', cell: ({ studies }) => studies },
    {
      key: 'role',
      header: m.people_role(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ role }) => <RoleBadge personRole={role}>{roleWord(role, locale)}</RoleBadge>,
    },
    {
      key: 'action',
      header: m.people_action(),
      columnRole: 'action',
      cell: (person) => (
        <Actions>
          <Button
            size="xs"
            aria-label={m.people_change_role_of({ name: personName(person) })}
            onClick={() => onChangeRole(person)}
          >
            {m.people_change_role()}
          </Button>
          {/* The own account goes through the own profile, which asks for a fresh login. */}
          {person.userId !== ownId && (
            <Button
              size="xs"
              variant="ghost"
              isIconOnly
              icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              aria-label={m.people_remove_of({ name: personName(person) })}
              title={m.people_remove_of({ name: personName(person) })}
              onClick={() => onRemove(person)}
            />
          )}
        </Actions>
      ),
    },
  ];
  const handleSort = ({ key, direction }: TableSort) => {
    const by = profileSortColumns.find((column) => column === key);
    if (by) onSort({ by, isDescending: direction === 'descending' });
  };
  return (
    <Frame aria-busy={isBusy}>
      <Table
        caption={m.people_caption({ position })}
        columns={columns}
        rows={people}
        rowKey={({ userId }) => userId}
        sort={{ key: sort.by, direction: sort.isDescending ? 'descending' : 'ascending' }}
        onSort={handleSort}
      />
    </Frame>
  );
}
