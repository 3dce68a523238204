import { eventQueries, registrationQueries } from '@grow/core/event';
import { enabledWhile } from '@grow/core/query';
import { useClientSource, useIsGuest, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownState, type OwnState } from './ownState';

/** More events than a season has to come. */
const PAGE = { page: 1, pageSize: 200 };

/** What the person who is logged in has of the events to come, by slug; undefined until it is known, and for guests of the jury. */
export function useOwnStates(): ReadonlyMap<string, OwnState> | undefined {
  const userId = useUserId();
  const client = useClientSource().peek()?.supabase;
  // The time of the page's call: a key that changes with every drawing would ask for ever.
  const [since] = useState(() => new Date());
  const isGuest = useIsGuest();
  const enabled = client !== undefined && userId !== undefined && !isGuest;
  const seats = registrationQueries(client);
  const events = useQuery(enabledWhile(enabled, eventQueries(client).list({ ...PAGE, upcomingAt: since })));
  const mine = useQuery(enabledWhile(enabled, seats.mine(userId ?? '')));
  const positions = useQuery(enabledWhile(enabled, seats.places()));
  const ids = events.data?.items.map(({ id }) => id) ?? [];
  const figures = useQuery(enabledWhile(enabled && ids.length > 0, seats.figures(ids)));
  if (!enabled || !events.data || !mine.data || !positions.data) return undefined;
  const now = new Date();
  return new Map(
    events.data.items.map((event) => [
      event.slug,
      ownState(
        {
          event,
          registration: mine.data.find(({ eventId }) => eventId === event.id),
          position: positions.data.get(event.id),
          figures: figures.data?.find(({ eventId }) => eventId === event.id),
        },
        now,
      ),
    ]),
  );
}
