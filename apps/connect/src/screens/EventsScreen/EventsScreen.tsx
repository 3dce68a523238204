import { useSeason } from '@grow/shell';
import { EmptyState, PageHeader, Skeleton, SkeletonGroup, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { useUpcomingEvents } from '../../features/event';
import { FailedPart } from '../../features/state';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { EventList } from './EventList';
import { PAGE_SIZE } from './prefetch';

const Body = styled.div`
  padding-bottom: 40px;
  border-top: 1px solid var(--color-line);
`;

function List() {
  const { data: season } = useSeason();
  const events = useUpcomingEvents(PAGE_SIZE);
  if (events.isPending) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  if (events.isError) return <FailedPart error={events.error} onRetry={() => events.refetch()} />;
  if (events.data.items.length === 0) {
    return <EmptyState title={m.events_empty()} description={m.events_detail()} />;
  }
  return <EventList events={events.data.items} season={season} />;
}

/** The coming events, those for members among them. */
export function EventsScreen() {
  useScreenTitle(m.events_title());
  return (
    <Wrap>
      <PageHeader title={m.events_title()} lead={m.events_lead()} />
      <Body>
        <List />
      </Body>
    </Wrap>
  );
}
