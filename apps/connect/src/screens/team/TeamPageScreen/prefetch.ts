import { skillQueries } from '@grow/core/people';
import { teamRequestQueries, teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the team of the address, and what it is to whoever looks at it. */
export async function prefetch({ client: { supabase }, userId, params, read }: PrefetchInput): Promise<void> {
  void read(teamQueries(supabase).own(userId));
  const team = await read(teamQueries(supabase).bySlug(params['slug'] ?? ''));
  if (!team) return;
  void read(skillQueries(supabase).all());
  void read(teamRequestQueries(supabase).mine(userId));
  void read(teamQueries(supabase).members(team.id));
  void read(teamQueries(supabase).roles(team.id));
}
