import { mentorQueries } from '@grow/core/mentor';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts everything that a mentor's standing shows. */
export function prefetch({ client: { supabase }, userId, read }: PrefetchInput): void {
  const mentors = mentorQueries(supabase);
  void read(mentors.profile(userId));
  void read(mentors.assignments(userId));
  void read(mentors.absences(userId));
  void read(mentors.people());
  void read(mentors.conflicts(userId));
  void read(mentors.sharedQueue());
  void read(mentors.pastReviews());
}
