import { mentorQueries } from '@grow/core/mentor';
import { triageQueries } from '@grow/core/triage';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the teams that the mentor looks after, and what else stands on their page. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const teams = await read(triageQueries(supabase).own(userId));
  if (!teams || teams.length === 0) return;
  const mentors = mentorQueries(supabase);
  void read(mentors.assignments(userId));
  void read(mentors.profile(userId));
  void read(mentors.sharedQueue());
}
