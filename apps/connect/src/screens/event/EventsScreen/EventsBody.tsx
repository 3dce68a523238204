import type { GrowEvent } from '@grow/core/event';
import { seasonState, type Season } from '@grow/core/season';
import { Button, EmptyState, Pagination, Skeleton, SkeletonGroup } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import {
  eventsList,
  EVENTS_PER_PAGE,
  useEvents,
  type ChooseEvents,
  type EventsAddress,
} from '../../../features/event';
import { useFigures, useMyEvents, useQueuePositions, useMyRegistrations } from '../../../features/seat';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { ListState } from '../../../shared/list';
import { EventList } from './EventList';
import type { Seats } from './EventLine';
import { EventWeeks } from './EventWeeks';

const Stale = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** What is known about seats at these events; the list is shown before it is known. */
function useSeatsOf(events: readonly GrowEvent[]): Seats {
  const figures = useFigures(events.map(({ id }) => id)).data ?? [];
  const mine = useMyRegistrations().data;
  return {
    figures: new Map(figures.map((one) => [one.eventId, one])),
    registrations: mine && new Map(mine.map((one) => [one.eventId, one])),
    positions: useQueuePositions(mine?.some(({ status }) => status === 'waitlisted') ?? false),
    own: useMyEvents().data?.items ?? [],
  };
}

type EventsBodyProps = {
  address: EventsAddress;
  onChoose: ChooseEvents;
  season: UseQueryResult<Season | null>;
  /** The events one has registered for; undefined until they are known. */
  own: readonly string[] | undefined;
};

function Nothing({
  address,
  onChoose,
  season,
}: Pick<EventsBodyProps, 'address' | 'onChoose'> & { season: Season | null | undefined }) {
  if (!eventsList.isNarrowed(address)) {
    const isPast = address.when === 'past';
    const canLookBack = !isPast && season && seasonState(season, new Date()) !== 'before';
    return (
      <EmptyState
        title={isPast ? m.events_past_empty() : m.events_empty()}
        description={m.events_detail()}
        action={
          canLookBack ? (
            <Button size="sm" onClick={() => onChoose({ when: 'past' })}>
              {m.events_to_past()}
            </Button>
          ) : undefined
        }
      />
    );
  }
  const { when, view } = address;
  return (
    <EmptyState
      title={address.isMine ? m.events_mine_none() : m.events_none()}
      description={m.events_none_detail()}
      action={
        <Button size="sm" onClick={() => onChoose({ ...eventsList.none, when, view })}>
          {m.events_clear()}
        </Button>
      }
    />
  );
}

/** The list or the plan: skeleton, failure, nothing, past the end, or the events. */
export function EventsBody({ address, onChoose, season, own }: EventsBodyProps) {
  const events = useEvents(address, own);
  const mine = useMyRegistrations();
  const items = events.data?.items ?? [];
  // The plan of the weeks draws no seats.
  const seats = useSeatsOf(address.view === 'week' ? [] : items);
  if (mine.isError && !mine.data && address.isMine) {
    return <FailedPart error={mine.error} />;
  }
  const skeleton = (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </SkeletonGroup>
  );
  // Rows that are put under their weeks afterwards would move.
  if (season.isPending && !events.isError) return skeleton;
  return (
    <ListState
      result={events}
      page={address.page}
      pageSize={EVENTS_PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      skeleton={skeleton}
      nothing={<Nothing address={address} onChoose={onChoose} season={season.data} />}
      beyond={{ title: m.events_beyond(), toLast: m.events_last_page() }}
      onPage={(page) => onChoose({ page })}
    >
      {({ total, pages, from, to, isBusy }) =>
        address.view === 'week' && season.data ? (
          <Stale aria-busy={isBusy}>
            <EventWeeks events={items} season={season.data} now={new Date()} />
          </Stale>
        ) : (
          <Stale aria-busy={isBusy}>
            {mine.isError && !mine.data && <FailedPart error={mine.error} />}
            <EventList events={items} season={season.data} seats={seats} />
            {address.view === 'list' && pages > 1 && (
              <Pagination
                page={address.page}
                pageCount={pages}
                position={m.events_position({ first: from, last: to, total })}
                onChange={(page) => onChoose({ page })}
                labels={{
                  navigation: m.events_pages(),
                  previous: m.people_previous(),
                  next: m.people_next(),
                }}
              />
            )}
          </Stale>
        )
      }
    </ListState>
  );
}
