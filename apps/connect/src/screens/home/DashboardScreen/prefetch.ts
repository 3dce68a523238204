import { profileQueries } from '@grow/core';
import { announcementQueries } from '@grow/core/announcement';
import { eventQueries, registrationQueries } from '@grow/core/event';
import { seasonQueries } from '@grow/core/season';
import { teamRequestQueries, teamQueries } from '@grow/core/team';
import { upcomingRequest } from '../../../features/event';
import { prefetchMyEvents } from '../../../features/seat';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** How many coming events the dashboard shows. */
export const EVENTS_SHOWN = 3;

/** The own team, for those who may have one, and for its captain who asks to come in. */
async function prefetchTeam({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const profile = await read(profileQueries(supabase).detail(userId));
  if (profile?.role !== 'PARTICIPANT') return;
  const team = await read(teamQueries(supabase).own(userId));
  if (team?.captainId === userId) void read(teamRequestQueries(supabase).team(team.id));
}

/** The announcements of the current season. */
async function prefetchAnnouncements({ client: { supabase }, read }: PrefetchInput): Promise<void> {
  const season = await read(seasonQueries(supabase).current());
  if (season) void read(announcementQueries(supabase).season(season.id));
}

/** Starts what the dashboard shows, all at once. */
export async function prefetch(input: PrefetchInput): Promise<void> {
  const { client, read } = input;
  void read(eventQueries(client.supabase).list(upcomingRequest(new Date(), EVENTS_SHOWN)));
  void read(registrationQueries(client.supabase).missing());
  await Promise.all([prefetchMyEvents(input), prefetchTeam(input), prefetchAnnouncements(input)]);
}
