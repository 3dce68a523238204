import { checklistQueries } from '@grow/core/checklist';
import { experimentQueries } from '@grow/core/experiment';
import {
  canWriteHandIn,
  handInPhase,
  handInQueries,
  partEntries,
  type HandInRecord,
} from '@grow/core/hand-in';
import { milestoneQueries, type Milestone } from '@grow/core/milestone';
import { seasonQueries } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import { uploadQueries, type UploadFile } from '@grow/core/upload';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { hasWorkAhead } from './hasWorkAhead';

type Reading = Pick<PrefetchInput, 'client' | 'read'>;

/** Starts what the parts of a draft show: the log they quote from, and the files they name with their addresses. */
async function prefetchDraft(
  { client: { supabase }, read }: Reading,
  teamId: string,
  milestone: Milestone,
  record: HandInRecord | null,
): Promise<void> {
  const uploads = uploadQueries(supabase);
  if (milestone.parts.some(({ kind }) => kind === 'tests'))
    void read(experimentQueries(supabase).ofTeam(teamId));
  const parts = milestone.parts.filter(({ kind }) => kind === 'file' || kind === 'film');
  await Promise.all(
    parts.map(async ({ key: partKey }) => {
      const value = record?.parts.find(({ key }) => key === partKey)?.value;
      const stored = await read(
        uploads.ofPlace({ kind: 'part', teamId, milestoneId: milestone.id, partKey }),
      );
      const ids = (value && partEntries(value)) ?? [];
      const named = ids.flatMap((id) => stored?.find((upload) => upload.id === id) ?? []);
      if (named.length > 0) void read(uploads.addresses(named));
    }),
  );
}

/** Starts the addresses of the files that were handed in. */
function prefetchVersion({ client: { supabase }, read }: Reading, record: HandInRecord | null): void {
  const parts = Object.values(record?.versions[0]?.parts ?? {});
  const lists = parts.flatMap((part): (readonly UploadFile[])[] => ('files' in part ? [part.files] : []));
  for (const files of lists) if (files.length > 0) void read(uploadQueries(supabase).addresses(files));
}

/** Starts the weeks of the own team, what the week asks for, what was written, and the server's clock. */
export async function prefetch({ client, userId, params, read }: PrefetchInput): Promise<void> {
  const { supabase, clock } = client;
  const [team, season] = await Promise.all([
    read(teamQueries(supabase).own(userId)),
    read(seasonQueries(supabase).current()),
  ]);
  if (!season) return;
  const milestones = read(milestoneQueries(supabase).season(season.id));
  if (!team) return;
  const offset = read(handInQueries(supabase).clockOffset(clock));
  void read(handInQueries(supabase).weeks(team.id));
  void read(teamQueries(supabase).members(team.id));
  const milestone = (await milestones)?.find(({ week }) => week === Number(params['week']));
  if (!milestone) return;
  const record = await read(handInQueries(supabase).ofMilestone(team.id, milestone.id));
  if (record === undefined) return;
  const now = new Date(clock.now() + ((await offset) ?? 0));
  const phase = handInPhase(milestone, record ?? undefined, now);
  if (hasWorkAhead(phase)) void read(checklistQueries(supabase).week(team.id, milestone.week));
  if (canWriteHandIn(phase)) await prefetchDraft({ client, read }, team.id, milestone, record);
  else prefetchVersion({ client, read }, record);
}
