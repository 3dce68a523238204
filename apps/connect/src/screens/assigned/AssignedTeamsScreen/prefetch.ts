import { mentorQueries } from '@grow/core/mentor';
import { officeHourQueries } from '@grow/core/office-hour';
import { triageQueries } from '@grow/core/triage';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the teams that the mentor looks after, what they are asked, whom they meet next, and the shared queue. */
export function prefetch({ client: { supabase }, userId, read }: PrefetchInput): void {
  const mentors = mentorQueries(supabase);
  void read(triageQueries(supabase).own(userId));
  void read(mentors.assignments(userId));
  void read(mentors.profile(userId));
  void read(mentors.sharedQueue());
  void read(officeHourQueries(supabase).ofMentor(userId));
}
