import { skillQueries } from '@grow/core/people';
import { inviteLinkQueries, teamRequestQueries, teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the own team with its people, roles, requests and links, or what waits for somebody without one. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const team = await read(teamQueries(supabase).own(userId));
  if (team === undefined) return;
  if (team === null) {
    void read(teamRequestQueries(supabase).mine(userId));
    return;
  }
  void read(skillQueries(supabase).all());
  void read(teamQueries(supabase).members(team.id));
  void read(teamQueries(supabase).roles(team.id));
  void read(teamRequestQueries(supabase).team(team.id));
  void read(inviteLinkQueries(supabase).ofTeam(team.id));
}
