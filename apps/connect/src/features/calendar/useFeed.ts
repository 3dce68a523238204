import { calendarFeedMutations, calendarFeedQueries } from '@grow/core/calendar';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/**
 * The caller's calendar, fetched once somebody looks: the existing calendar or null, and making and ending its
 * address. The address stays with whoever makes it; the cache never holds it. `onDone` hears that one of them went well.
 */
export function useFeed(isLookedAt: boolean, onDone: () => void) {
  const { supabase, config } = useGrowClient();
  const { make, end } = calendarFeedMutations(supabase, config.supabaseUrl);
  const making = useProductMutation(make, { onDone });
  const ending = useProductMutation(end, {
    words: { done: m.calendar_ended(), detail: m.calendar_ended_detail() },
    onDone: () => {
      making.reset();
      onDone();
    },
  });
  return {
    feed: useQuery(enabledWhile(isLookedAt, calendarFeedQueries(supabase).own())),
    make: making,
    end: ending,
  };
}
