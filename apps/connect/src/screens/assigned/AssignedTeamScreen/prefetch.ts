import { profileQueries } from '@grow/core';
import { actionItemQueries } from '@grow/core/action-item';
import { experimentQueries } from '@grow/core/experiment';
import { handInQueries } from '@grow/core/hand-in';
import { looksAfterOn, mentorQueries } from '@grow/core/mentor';
import { mentorNoteQueries } from '@grow/core/mentor-note';
import { officeHourQueries } from '@grow/core/office-hour';
import { pulseQueries } from '@grow/core/pulse';
import { recordQueries } from '@grow/core/record';
import { teamQueries } from '@grow/core/team';
import { berlinDay } from '@grow/core/time';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the record of the team that the address names, for its mentor and for organisers. */
export async function prefetch({ client: { supabase }, userId, params, read }: PrefetchInput): Promise<void> {
  const slug = params['slug'] ?? '';
  const profile = await read(profileQueries(supabase).detail(userId));
  const team =
    profile?.role === 'ORGA'
      ? await read(teamQueries(supabase).bySlug(slug))
      : (await read(mentorQueries(supabase).assignments(userId)))?.find(
          (one) => one.team.slug === slug && looksAfterOn(one, userId, berlinDay(new Date())),
        )?.team;
  if (!team) return;
  void read(handInQueries(supabase).weeks(team.id));
  void read(recordQueries(supabase).handIns(team.id));
  void read(pulseQueries(supabase).team(team.id));
  void read(pulseQueries(supabase).answers(team.id));
  void read(experimentQueries(supabase).ofTeam(team.id));
  void read(actionItemQueries(supabase).team(team.id));
  void read(actionItemQueries(supabase).advice(team.id));
  void read(mentorNoteQueries(supabase).team(team.id));
  void read(officeHourQueries(supabase).ofTeam(team.id));
  void read(mentorQueries(supabase).ofTeam(team.id));
  void read(teamQueries(supabase).members(team.id));
  void read(teamQueries(supabase).roles(team.id));
}
