import { dayInWords } from '@grow/core/time';
import { teamListSorts, type ListedTeam, type TeamListRequest } from '@grow/core/team-admin';
import { useLocale } from '@grow/shell';
import { ActionMenu, Badge, Text, TextLink, type TableColumn, type TableSelection } from '@grow/ui';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { TeamPicture } from '../../../features/team';
import { statusTones, statusWords } from '../../../features/teamAdmin';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { InList, InTable, ListTable } from '../../../shared/list';
import { actionsOf, type TeamAction } from './teamActions';

const Team = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const actionWords: Record<TeamAction, () => string> = {
  open: m.orga_open,
  edit: m.orga_edit,
  moveIn: m.orga_move_in,
  merge: m.orga_merge,
  withdraw: m.orga_withdraw,
};

type TeamTableProps = {
  teams: readonly ListedTeam[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  position: string;
  sort: TeamListRequest['sort'];
  onSort: (sort: TeamListRequest['sort']) => void;
  selection: Pick<TableSelection<ListedTeam>, 'keys' | 'onChange'>;
  onAction: (team: ListedTeam, action: TeamAction) => void;
};

/** A page of teams; below 62em each becomes an item of three lines. */
export function TeamTable(props: TeamTableProps) {
  const { teams, isBusy, position, sort, onSort, selection, onAction } = props;
  const { locale } = useLocale();
  const columns: TableColumn<ListedTeam>[] = [
    {
      key: 'name',
      header: m.orga_team(),
      columnRole: 'title',
      isSortable: true,
      cell: (team) => (
        <Team>
          <TeamPicture team={team} size={28} />
          <TextLink href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
            <b>{team.name}</b>
          </TextLink>
        </Team>
      ),
    },
    {
      key: 'members',
      header: m.orga_people(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ memberCount: count, maxTeam: max, captain }) => (
        <>
          <InTable>{m.orga_people_of({ count, max })}</InTable>
          <InList>
            {[m.orga_people_in_words({ count, max }), ...(captain ? [personName(captain)] : [])].join(', ')}
          </InList>
        </>
      ),
    },
    {
      key: 'status',
      header: m.orga_status(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ status, city, foundedAt }) => (
        <>
          <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
          <InList>
            {' '}
            {[...(city ? [city] : []), m.orga_founded_on({ day: dayInWords(foundedAt, locale) })].join(', ')}
          </InList>
        </>
      ),
    },
    {
      key: 'captain',
      header: m.orga_captain(),
      columnRole: 'hidden',
      cell: ({ captain }) =>
        captain ? (
          personName(captain)
        ) : (
          <Text as="span" step="ui" tone="muted">
            {m.orga_nobody()}
          </Text>
        ),
    },
    {
      key: 'city',
      header: m.orga_city(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ city }) => city,
    },
    {
      key: 'founded',
      header: m.orga_founded(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ foundedAt }) => dayInWords(foundedAt, locale),
    },
    {
      key: 'action',
      header: m.orga_actions(),
      columnRole: 'action',
      cell: (team) => (
        <ActionMenu
          label={m.orga_actions_of({ team: team.name })}
          actions={actionsOf(team).map((action) => ({
            key: action,
            label: actionWords[action](),
            ...(action === 'withdraw' ? { tone: 'critical' as const } : {}),
            onSelect: () => onAction(team, action),
          }))}
        />
      ),
    },
  ];
  return (
    <ListTable
      caption={`${m.admin_teams()}, ${position}`}
      columns={columns}
      items={teams}
      itemKey={({ id }) => id}
      isBusy={isBusy}
      sort={sort}
      sorts={teamListSorts}
      onSort={onSort}
      selection={{
        ...selection,
        labels: { all: m.bulk_select_shown(), row: ({ name }) => m.bulk_select_one({ name }) },
      }}
      indent="40px"
    />
  );
}
