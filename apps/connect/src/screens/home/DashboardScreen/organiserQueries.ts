import { profileQueries, type GrowSupabase, type Role } from '@grow/core';
import { confidenceQueries } from '@grow/core/confidence';
import { eventAdminQueries } from '@grow/core/event-admin';
import { juryQueries } from '@grow/core/jury';
import { teamSearchQueries } from '@grow/core/search';
import { eventList, eventListRequest } from '../../../features/eventAdmin';
import { openTeamsQuery } from '../../../features/teamSearch';

/** What an organiser's dashboard reads: the coming events with their figures, and totals of lists. */
export function organiserQueries(supabase: GrowSupabase, now: Date) {
  const people = (role: Role) =>
    profileQueries(supabase).list({ role, sort: { by: 'name', isDescending: false }, page: 1, pageSize: 1 });
  return {
    events: eventAdminQueries(supabase).list(
      eventListRequest({ ...eventList.none, status: 'published' }, now),
    ),
    participants: people('PARTICIPANT'),
    mentors: people('MENTOR'),
    openTeams: openTeamsQuery(supabase),
    confidences: confidenceQueries(supabase).all(),
    juries: juryQueries(supabase).tasks(),
    facets: teamSearchQueries(supabase).facets(),
  };
}
