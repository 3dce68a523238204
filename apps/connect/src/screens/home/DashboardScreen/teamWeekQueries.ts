import type { GrowSupabase } from '@grow/core';
import { actionItemQueries } from '@grow/core/action-item';
import { checklistQueries } from '@grow/core/checklist';
import { experimentQueries } from '@grow/core/experiment';
import { handInQueries } from '@grow/core/hand-in';
import { mentorQueries } from '@grow/core/mentor';
import { milestoneQueries } from '@grow/core/milestone';
import { officeHourQueries } from '@grow/core/office-hour';
import { pulseQueries } from '@grow/core/pulse';
import { seasonWeek, type Season } from '@grow/core/season';
import { teamQueries, type Team } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

const queriesOf = (supabase: GrowSupabase, userId: string, team: Team, season: Season, week: number) => [
  pulseQueries(supabase).team(team.id),
  pulseQueries(supabase).questions(userId),
  actionItemQueries(supabase).team(team.id),
  officeHourQueries(supabase).ofTeam(team.id),
  mentorQueries(supabase).ofTeam(team.id),
  teamQueries(supabase).members(team.id),
  checklistQueries(supabase).week(team.id, week),
  experimentQueries(supabase).ofTeam(team.id),
  experimentQueries(supabase).medians(season.id),
];

/** Starts what the dashboard says of a team's weeks, those that are drawn first at first. */
export async function prefetchTeamWeek(
  { client: { supabase }, userId, read }: PrefetchInput,
  team: Team,
  season: Season,
): Promise<void> {
  void read(handInQueries(supabase).weeks(team.id));
  const week = seasonWeek(season, new Date());
  if (week === undefined) return;
  const milestones = read(milestoneQueries(supabase).season(season.id));
  for (const query of queriesOf(supabase, userId, team, season, week)) void read<unknown>(query);
  const milestone = (await milestones)?.find((one) => one.week === week);
  if (milestone) void read(handInQueries(supabase).ofMilestone(team.id, milestone.id));
}
