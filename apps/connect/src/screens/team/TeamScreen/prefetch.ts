import { actionItemQueries } from '@grow/core/action-item';
import { experimentQueries } from '@grow/core/experiment';
import { handInQueries } from '@grow/core/hand-in';
import { mentorQueries } from '@grow/core/mentor';
import { milestoneQueries } from '@grow/core/milestone';
import { officeHourQueries } from '@grow/core/office-hour';
import { skillQueries } from '@grow/core/people';
import { pulseQueries } from '@grow/core/pulse';
import { seasonQueries } from '@grow/core/season';
import { inviteLinkQueries, teamRequestQueries, teamQueries } from '@grow/core/team';
import { uploadQueries } from '@grow/core/upload';
import { firstFiles } from '../../../features/upload';
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
  void read(pulseQueries(supabase).team(team.id));
  void read(actionItemQueries(supabase).team(team.id));
  void read(actionItemQueries(supabase).advice(team.id));
  void read(mentorQueries(supabase).ofTeam(team.id));
  void read(handInQueries(supabase).weeks(team.id));
  void read(officeHourQueries(supabase).ofTeam(team.id));
  void read(experimentQueries(supabase).ofTeam(team.id));
  void read(experimentQueries(supabase).goals(team.id));
  const season = await read(seasonQueries(supabase).current());
  if (season) void read(milestoneQueries(supabase).season(season.id));
  const files = firstFiles((await read(uploadQueries(supabase).ofTeam(team.id))) ?? []);
  if (files.length > 0) void read(uploadQueries(supabase).addresses(files));
}
