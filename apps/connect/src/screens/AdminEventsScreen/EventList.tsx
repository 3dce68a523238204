import type { DeskEvent } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, ButtonLink, EmptyState, Pagination, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import {
  comingEvents,
  EVENTS_PER_PAGE,
  isNarrowed,
  useEventList,
  type EventChoice,
  type EventAction,
} from '../../features/eventAdmin';
import { FailedPart } from '../../features/state';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { EventTable } from './EventTable';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 44px;
  margin-bottom: 8px;
  & > :last-child {
    margin-left: auto;
  }
`;

type EventListProps = {
  choice: EventChoice;
  onChoose: (changes: Partial<EventChoice>) => void;
  onAction: (event: DeskEvent, action: EventAction) => void;
};

const plan = () => (
  <ButtonLink
    variant="primary"
    href={fullPath(paths.adminEvent())}
    linkComponent={AppLink}
    icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
  >
    {m.desk_new()}
  </ButtonLink>
);

/** The page of events that the address asks for, with how many there are in all. */
export function EventList({ choice, onChoose, onAction }: EventListProps) {
  const { locale } = useLocale();
  const { data, error, isError, isPlaceholderData } = useEventList(choice);
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
  const isChosen = isNarrowed(choice);
  const clear = (
    <Button size="sm" onClick={() => onChoose(comingEvents)}>
      {m.orga_clear()}
    </Button>
  );
  if (total === 0) {
    return isChosen ? (
      <EmptyState title={m.desk_none()} description={m.orga_none_detail()} action={clear} />
    ) : (
      <EmptyState
        title={m.admin_event_desk_empty()}
        description={m.admin_event_desk_detail()}
        action={plan()}
      />
    );
  }
  const pages = Math.ceil(total / EVENTS_PER_PAGE);
  if (items.length === 0) {
    const toLast = (
      <Button size="sm" onClick={() => onChoose({ page: pages })}>
        {m.people_last_page()}
      </Button>
    );
    return <EmptyState title={m.people_beyond()} action={toLast} />;
  }
  const first = (choice.page - 1) * EVENTS_PER_PAGE + 1;
  const position = m.people_position({
    from: number(first),
    to: number(first + items.length - 1),
    total: number(total),
  });
  return (
    <>
      <Head>
        <Text as="b" step="ui" role="status">
          {total === 1 ? m.desk_count_one() : m.desk_count({ count: number(total) })}
        </Text>
        {isChosen && clear}
        {plan()}
      </Head>
      <EventTable
        events={items}
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
          labels={{ navigation: m.desk_pages(), previous: m.people_previous(), next: m.people_next() }}
        />
      )}
    </>
  );
}
