import { peopleSorts, type ListedPerson, type PeopleRequest } from '@grow/core/people';
import { roleWord, useLocale } from '@grow/shell';
import { Avatar, RoleBadge, Text, TextLink, type TableColumn, type TableSelection } from '@grow/ui';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { personName, visitWords } from '../../../features/people';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InList, ListTable } from '../../../shared/list';
import type { PersonAction } from './personActions';
import { PersonMenu } from './PersonMenu';
import { PersonStatusBadge } from './PersonStatusBadge';

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

/** A word or two that keep together with what stands beside them in a line. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Team = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
`;

type PeopleTableProps = {
  people: readonly ListedPerson[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  ownId: string | undefined;
  position: string;
  sort: PeopleRequest['sort'];
  onSort: (sort: PeopleRequest['sort']) => void;
  selection: Pick<TableSelection<ListedPerson>, 'keys' | 'onChange'>;
  onAction: (person: ListedPerson, action: PersonAction) => void;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type PersonCellProps = { person: ListedPerson; isOwn: boolean; onOpen: () => void };

function PersonCell({ person, isOwn, onOpen }: PersonCellProps) {
  const [query] = useSearchParams();
  const address = new URLSearchParams([...query].filter(([name]) => name !== 'person'));
  address.set('person', person.userId);
  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Person>
      <Avatar firstName={person.firstName} lastName={person.lastName} size={34} />
      <div>
        <TextLink
          variant="plain"
          href={`${fullPath(paths.adminPeople())}?${address.toString()}`}
          linkComponent={AppLink}
          onClick={handleClick}
        >
          <b>{personName(person)}</b>
        </TextLink>{' '}
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

/** A team is missed only where somebody is to have one. */
function TeamOf({ team, role }: Pick<ListedPerson, 'team' | 'role'>) {
  if (team)
    return (
      <Team>
        <TeamPicture team={team} size={28} />
        <b>{team.name}</b>
      </Team>
    );
  if (role !== 'PARTICIPANT') return null;
  return (
    <Text as="span" step="ui" tone="muted">
      {m.people_no_team()}
    </Text>
  );
}

/** A page of people; below 62em each becomes an item of a few lines. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, isBusy, ownId, position, sort, onSort, selection, onAction } = props;
  const { locale } = useLocale();
  const now = new Date();
  const role = (person: ListedPerson) => (
    <RoleBadge personRole={person.role}>{roleWord(person.role, locale)}</RoleBadge>
  );
  const columns: TableColumn<ListedPerson>[] = [
    {
      key: 'name',
      header: m.people_name(),
      columnRole: 'title',
      isSortable: true,
      cell: (person) => (
        <PersonCell person={person} isOwn={person.userId === ownId} onOpen={() => onAction(person, 'open')} />
      ),
    },
    { key: 'role', header: m.people_role(), columnRole: 'hidden', isSortable: true, cell: role },
    {
      key: 'team',
      header: m.people_team(),
      columnRole: 'meta',
      isSortable: true,
      cell: (person) => (
        <Line>
          <TeamOf team={person.team} role={person.role} />
          <InList>{role(person)}</InList>
        </Line>
      ),
    },
    {
      key: 'university',
      header: m.people_university(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ university, studies }) => (
        <>
          {university}
          <Text step="small" tone="muted">
            {studies}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: m.people_status(),
      columnRole: 'meta',
      cell: (person) => (
        <Line>
          <PersonStatusBadge person={person} />
          <InList>{m.people_was_here({ time: visitWords(person.lastVisitAt, now, locale) })}</InList>
        </Line>
      ),
    },
    {
      key: 'visit',
      header: m.people_last_visit(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ lastVisitAt }) => visitWords(lastVisitAt, now, locale),
    },
    {
      key: 'action',
      header: m.orga_actions(),
      columnRole: 'action',
      cell: (person) => <PersonMenu person={person} ownId={ownId} onAction={onAction} />,
    },
  ];
  return (
    <ListTable
      caption={m.people_caption({ position })}
      columns={columns}
      items={people}
      itemKey={({ userId }) => userId}
      isBusy={isBusy}
      sort={sort}
      sorts={peopleSorts}
      onSort={onSort}
      selection={{
        ...selection,
        labels: {
          all: m.bulk_select_shown(),
          row: (person) => m.bulk_select_one({ name: personName(person) }),
        },
      }}
      indent="46px"
    />
  );
}
