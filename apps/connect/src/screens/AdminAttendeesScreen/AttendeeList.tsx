import type { DeskEvent } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, Pagination, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { styled } from 'styled-components';
import {
  ATTENDEES_PER_PAGE,
  everyAttendee,
  useAttendees,
  type AttendeeChoice,
} from '../../features/eventAdmin';
import { FailedPart } from '../../features/state';
import { m } from '../../paraglide/messages';
import { AttendeeTable } from './AttendeeTable';

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 32px;
  margin-bottom: 8px;
`;

type AttendeeListProps = {
  event: DeskEvent;
  choice: AttendeeChoice;
  onChoose: (changes: Partial<AttendeeChoice>) => void;
};

/** The page of people that the address asks for, with how many there are in all. */
export function AttendeeList({ event, choice, onChoose }: AttendeeListProps) {
  const { locale } = useLocale();
  const { data, error, isError, isPlaceholderData } = useAttendees(event.id, choice);
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
  const isChosen = choice.search.trim() !== '' || choice.status !== undefined || choice.seat !== undefined;
  const clear = (
    <Button size="sm" onClick={() => onChoose(everyAttendee)}>
      {m.orga_clear()}
    </Button>
  );
  if (total === 0) {
    return isChosen ? (
      <EmptyState title={m.people_empty()} description={m.orga_none_detail()} action={clear} />
    ) : (
      <EmptyState title={m.desk_nobody()} description={m.desk_nobody_detail()} />
    );
  }
  const pages = Math.ceil(total / ATTENDEES_PER_PAGE);
  if (items.length === 0) {
    const toLast = (
      <Button size="sm" onClick={() => onChoose({ page: pages })}>
        {m.people_last_page()}
      </Button>
    );
    return <EmptyState title={m.people_beyond()} action={toLast} />;
  }
  const first = (choice.page - 1) * ATTENDEES_PER_PAGE + 1;
  const position = m.people_position({
    from: number(first),
    to: number(first + items.length - 1),
    total: number(total),
  });
  return (
    <div>
      <Count>
        <Text as="b" step="ui" role="status">
          {total === 1 ? m.people_count_one() : m.people_count({ count: number(total) })}
        </Text>
        {isChosen && clear}
      </Count>
      <AttendeeTable
        attendees={items}
        isBusy={isPlaceholderData}
        position={position}
        sort={choice.sort}
        onSort={(sort) => onChoose({ sort })}
      />
      {pages > 1 && (
        <Pagination
          page={choice.page}
          pageCount={pages}
          position={position}
          onChange={(page) => onChoose({ page })}
          labels={{ navigation: m.people_pages(), previous: m.people_previous(), next: m.people_next() }}
        />
      )}
    </div>
  );
}
