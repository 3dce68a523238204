import { profileQueries, type GrowSupabase, type Profile } from '@grow/core';
import { announcementQueries } from '@grow/core/announcement';
import { eventQueries, registrationQueries } from '@grow/core/event';
import type { ProductQuery } from '@grow/core/query';
import { seasonQueries } from '@grow/core/season';
import { teamRequestQueries, teamQueries } from '@grow/core/team';
import { upcomingRequest } from '../../../features/event';
import { prefetchMyEvents } from '../../../features/seat';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { canFindTeam } from './seasonWords';

/** How many coming events the dashboard shows. */
export const EVENTS_SHOWN = 3;

/** The events that need somebody of one's team. */
export const mandatoryEventsQuery = (supabase: GrowSupabase, ids: readonly string[]) =>
  eventQueries(supabase).list({ page: 1, pageSize: 100, ids: [...ids].sort(), isOn: true });

// What few roles or states need is loaded for them: it is no part of the first screen.
function readAll(
  queries: Readonly<Record<string, ProductQuery<unknown>>>,
  read: PrefetchInput['read'],
): void {
  for (const query of Object.values(queries)) void read(query);
}

/** The teams that whoever is in none may like, or what waits at the team for its captain. */
async function prefetchTeam(input: PrefetchInput): Promise<void> {
  const { client, userId, read } = input;
  const { supabase } = client;
  const team = await read(teamQueries(supabase).own(userId));
  if (team?.captainId === userId) void read(teamRequestQueries(supabase).team(team.id));
  if (team === undefined) return;
  const season = await read(seasonQueries(supabase).current());
  if (team !== null) {
    if (season) await (await import('./teamWeekQueries')).prefetchTeamWeek(input, team, season);
    return;
  }
  if (!season || !canFindTeam(season, new Date())) return;
  const { bestTeamsQueries } = await import('./bestTeamsQueries');
  readAll(bestTeamsQueries(supabase), read);
}

/** Mandatory events without anybody of the own team, and how full they are. */
async function prefetchMissing({ client: { supabase }, read }: PrefetchInput): Promise<void> {
  const ids = (await read(registrationQueries(supabase).missing()))?.map(({ eventId }) => eventId).sort();
  if (!ids || ids.length === 0) return;
  void read(mandatoryEventsQuery(supabase, ids));
  void read(registrationQueries(supabase).figures(ids));
}

/** What one's role is about. */
async function prefetchRole(input: PrefetchInput): Promise<void> {
  const { client, userId, read } = input;
  const profile: Profile | undefined = await read(profileQueries(client.supabase).detail(userId));
  if (profile?.role === 'PARTICIPANT') await prefetchTeam(input);
  if (profile?.role === 'MENTOR') {
    const { mentorDashboardQueries } = await import('./mentorDashboardQueries');
    readAll(mentorDashboardQueries(client.supabase, userId), read);
  }
  if (profile?.role !== 'ORGA') return;
  const { organiserQueries } = await import('./organiserQueries');
  readAll(organiserQueries(client.supabase, new Date()), read);
}

/** Starts what the dashboard shows: all at once what does not depend on who one is. */
export async function prefetch(input: PrefetchInput): Promise<void> {
  const { client, userId, read } = input;
  const { supabase } = client;
  void read(teamQueries(supabase).own(userId));
  void read(teamRequestQueries(supabase).mine(userId));
  void read(announcementQueries(supabase).current());
  void read(eventQueries(supabase).list(upcomingRequest(new Date(), EVENTS_SHOWN)));
  await Promise.all([prefetchMyEvents(input), prefetchMissing(input), prefetchRole(input)]);
}
