import { actionItemQueries } from '@grow/core/action-item';
import { mentorQueries } from '@grow/core/mentor';
import { pulseQueries } from '@grow/core/pulse';
import { teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the team that the address names, if the mentor looks after it, with what it said and was advised. */
export async function prefetch({ client: { supabase }, userId, params, read }: PrefetchInput): Promise<void> {
  const teams = await read(mentorQueries(supabase).teams(userId));
  const team = teams?.find(({ slug }) => slug === params['slug']);
  if (!team) return;
  void read(pulseQueries(supabase).team(team.id));
  void read(pulseQueries(supabase).answers(team.id));
  void read(actionItemQueries(supabase).team(team.id));
  void read(actionItemQueries(supabase).advice(team.id));
  void read(teamQueries(supabase).members(team.id));
}
