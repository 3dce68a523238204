import { actionItemQueries } from '@grow/core/action-item';
import { mentorQueries } from '@grow/core/mentor';
import { officeHourQueries } from '@grow/core/office-hour';
import { teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the meetings of the own team, what came of them, who looks after it, and the times that can be had. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const team = await read(teamQueries(supabase).own(userId));
  if (!team) return;
  void read(officeHourQueries(supabase).ofTeam(team.id));
  void read(officeHourQueries(supabase).bookable());
  void read(actionItemQueries(supabase).team(team.id));
  void read(teamQueries(supabase).members(team.id));
  void read(mentorQueries(supabase).ofTeam(team.id));
}
