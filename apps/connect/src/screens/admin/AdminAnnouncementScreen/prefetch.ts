import { announcementAdminQueries } from '@grow/core/announcement-admin';
import { milestoneQueries } from '@grow/core/milestone';
import { seasonQueries } from '@grow/core/season';
import { teamSearchQueries } from '@grow/core/search';
import { eventsQuery } from '../../../features/announcementAdmin';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { announcementValues, wordsOf } from './announcementForm';

/** Starts the announcement of the address; of a draft or a new one what the form offers, and whom it would reach. */
export async function prefetch({ client: { supabase }, params, read }: PrefetchInput): Promise<void> {
  const queries = announcementAdminQueries(supabase);
  const id = params['id'] === 'new' ? undefined : params['id'];
  const stored = id === undefined ? undefined : await read(queries.one(id));
  if (id !== undefined && stored?.state !== 'draft') return;
  const { audience, correctsId } = wordsOf(announcementValues(stored), stored?.correctsId);
  void read(queries.reach({ audience, correctsId }));
  void read(teamSearchQueries(supabase).facets());
  void read(eventsQuery(supabase));
  const season = await read(seasonQueries(supabase).current());
  if (season) void read(milestoneQueries(supabase).season(season.id));
}
