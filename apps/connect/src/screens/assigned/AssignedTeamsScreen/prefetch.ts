import { mentorQueries } from '@grow/core/mentor';
import { triageQueries } from '@grow/core/triage';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the teams that the mentor looks after, and what they are asked. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  const mentors = mentorQueries(supabase);
  const teams = await read(triageQueries(supabase).own(userId));
  if (!teams || teams.length === 0) return;
  void read(mentors.assignments(userId));
  void read(mentors.profile(userId));
  void read(mentors.sharedQueue());
}
