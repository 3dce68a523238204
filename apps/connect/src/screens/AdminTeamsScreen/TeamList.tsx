import type { ListedTeam } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, Pagination, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { FailedPart } from '../../features/state';
import { everyTeam, TEAMS_PER_PAGE, useTeamList, type TeamChoice } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import type { TeamAction } from './teamActions';
import { TeamTable } from './TeamTable';

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 32px;
  margin-bottom: 8px;
`;

type TeamListProps = {
  choice: TeamChoice;
  onChoose: (changes: Partial<TeamChoice>) => void;
  onAction: (team: ListedTeam, action: TeamAction) => void;
};

/** The page of teams that the address asks for, with how many there are in all. */
export function TeamList({ choice, onChoose, onAction }: TeamListProps) {
  const { locale } = useLocale();
  const { data, error, isError, isPlaceholderData } = useTeamList(choice);
  if (isError && (!data || isPlaceholderData)) return <FailedPart error={error} />;
  if (!data) {
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  }
  const { items, total } = data;
  const number = (value: number) => value.toLocaleString(locale);
  const isChosen = choice.search.trim() !== '' || choice.status !== undefined || choice.seats !== undefined;
  const clear = (
    <Button size="sm" onClick={() => onChoose(everyTeam)}>
      {m.orga_clear()}
    </Button>
  );
  if (total === 0 && !isChosen) {
    return <EmptyState title={m.admin_teams_empty()} description={m.admin_teams_detail()} />;
  }
  if (total === 0) {
    return <EmptyState title={m.orga_none()} description={m.orga_none_detail()} action={clear} />;
  }
  const pages = Math.ceil(total / TEAMS_PER_PAGE);
  if (items.length === 0) {
    const toLast = (
      <Button size="sm" onClick={() => onChoose({ page: pages })}>
        {m.people_last_page()}
      </Button>
    );
    return <EmptyState title={m.people_beyond()} action={toLast} />;
  }
  const first = (choice.page - 1) * TEAMS_PER_PAGE + 1;
  const position = m.people_position({
    from: number(first),
    to: number(first + items.length - 1),
    total: number(total),
  });
  return (
    <>
      <Count>
        <Text as="b" step="ui" role="status">
          {total === 1 ? m.orga_count_one() : m.orga_count({ count: number(total) })}
        </Text>
        {isChosen && clear}
      </Count>
      <TeamTable
        teams={items}
        isBusy={isPlaceholderData}
        position={position}
        sort={choice.sort}
        onSort={(sort) => onChoose({ sort })}
        onAction={onAction}
      />
      {pages > 1 && (
        <Pagination
          page={choice.page}
          pageCount={pages}
          position={position}
          onChange={(page) => onChoose({ page })}
          labels={{ navigation: m.orga_pages(), previous: m.people_previous(), next: m.people_next() }}
        />
      )}
    </>
  );
}
