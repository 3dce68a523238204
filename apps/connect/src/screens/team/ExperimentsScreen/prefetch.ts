import { experimentQueries } from '@grow/core/experiment';
import { seasonQueries } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the log of the own team with its goals, and the medians of the season. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const [team, season] = await Promise.all([
    read(teamQueries(supabase).own(userId)),
    read(seasonQueries(supabase).current()),
  ]);
  if (!team || !season) return;
  void read(experimentQueries(supabase).ofTeam(team.id));
  void read(experimentQueries(supabase).quotes(team.id));
  void read(experimentQueries(supabase).goals(team.id));
  void read(experimentQueries(supabase).medians(season.id));
}
