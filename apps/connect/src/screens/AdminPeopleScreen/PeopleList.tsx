import type { Profile } from '@grow/core';
import { useLocale, useUserId } from '@grow/shell';
import { Button, EmptyState, Pagination, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { everyone, pageCountOf, PEOPLE_PER_PAGE, usePeople, type PeopleSearch } from '../../features/people';
import { FailedPart } from '../../features/state';
import { m } from '../../paraglide/messages';
import { PeopleTable } from './PeopleTable';

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 32px;
  margin-bottom: 8px;
`;

type PeopleListProps = {
  search: PeopleSearch;
  onChoose: (changes: Partial<PeopleSearch>) => void;
  onChangeRole: (person: Profile) => void;
  onRemove: (person: Profile) => void;
};

function ListSkeleton() {
  return (
    <SkeletonGroup label={m.loading()}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  );
}

/** The page of people that the address asks for, with how many there are in all. */
export function PeopleList({ search, onChoose, onChangeRole, onRemove }: PeopleListProps) {
  const { locale } = useLocale();
  const ownId = useUserId();
  const { data, error, isPlaceholderData, isError } = usePeople(search);
  if (isError && (!data || isPlaceholderData)) return <FailedPart error={error} />;
  if (!data) return <ListSkeleton />;
  const { items, total } = data;
  const number = (value: number) => value.toLocaleString(locale);
  const isChosen = search.text.trim() !== '' || search.role !== undefined;
  const clear = (
    <Button size="sm" onClick={() => onChoose(everyone)}>
      {m.people_clear()}
    </Button>
  );
  if (total === 0) {
    return (
      <EmptyState
        title={m.people_empty()}
        description={m.people_empty_detail()}
        action={isChosen ? clear : undefined}
      />
    );
  }
  const pages = pageCountOf(total);
  if (items.length === 0) {
    return (
      <EmptyState
        title={m.people_beyond()}
        description={m.people_beyond_detail({ count: number(total), pages: number(pages) })}
        action={
          <Button size="sm" onClick={() => onChoose({ page: pages })}>
            {m.people_last_page()}
          </Button>
        }
      />
    );
  }
  const first = (search.page - 1) * PEOPLE_PER_PAGE + 1;
  const position = m.people_position({
    from: number(first),
    to: number(first + items.length - 1),
    total: number(total),
  });
  return (
    <>
      <Count>
        <Text as="b" step="ui" role="status">
          {total === 1 ? m.people_count_one() : m.people_count({ count: number(total) })}
        </Text>
        {isChosen && clear}
      </Count>
      <PeopleTable
        people={items}
        isBusy={isPlaceholderData}
        ownId={ownId}
        position={position}
        sort={search.sort}
        onSort={(sort) => onChoose({ sort })}
        onChangeRole={onChangeRole}
        onRemove={onRemove}
      />
      {pages > 1 && (
        <Pagination
          page={search.page}
          pageCount={pages}
          position={position}
          onChange={(page) => onChoose({ page })}
          labels={{ navigation: m.people_pages(), previous: m.people_previous(), next: m.people_next() }}
        />
      )}
    </>
  );
}
