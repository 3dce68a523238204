import { experimentQueries } from '@grow/core/experiment';
import { handInQueries, reviewQueries, type HandInVersion } from '@grow/core/hand-in';
import { mentorNoteQueries } from '@grow/core/mentor-note';
import { milestoneQueries } from '@grow/core/milestone';
import { seasonQueries } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import { uploadQueries, type UploadFile } from '@grow/core/upload';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the team and week of the address, what was handed in with its files, what waits beside it, and the server's clock. */
export async function prefetch({ client, params, read }: PrefetchInput): Promise<void> {
  const { supabase, clock } = client;
  const readFiles = ({ parts }: HandInVersion) => {
    const lists = Object.values(parts).flatMap((part): (readonly UploadFile[])[] =>
      'files' in part ? [part.files] : [],
    );
    for (const files of lists) if (files.length > 0) void read(uploadQueries(supabase).addresses(files));
  };
  const [team, season] = await Promise.all([
    read(teamQueries(supabase).bySlug(params['slug'] ?? '')),
    read(seasonQueries(supabase).current()),
  ]);
  if (!season) return;
  const milestones = await read(milestoneQueries(supabase).season(season.id));
  const milestone = milestones?.find(({ week }) => week === Number(params['week']));
  if (!team || !milestone) return;
  const weeks = read(handInQueries(supabase).weeks(team.id));
  void read(handInQueries(supabase).clockOffset(clock));
  void read(reviewQueries(supabase).queue());
  const record = await read(handInQueries(supabase).ofMilestone(team.id, milestone.id));
  const newest = record?.versions[0];
  if ((await weeks)?.length === 0) {
    const judged = await read(reviewQueries(supabase).judged(team.slug, milestone.week));
    for (const version of judged ?? []) readFiles(version);
    return;
  }
  if (!newest) return;
  void read(teamQueries(supabase).members(team.id));
  void read(mentorNoteQueries(supabase).team(team.id));
  void read(experimentQueries(supabase).ofTeam(team.id));
  readFiles(newest);
}
