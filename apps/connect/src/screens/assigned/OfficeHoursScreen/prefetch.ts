import { mentorQueries } from '@grow/core/mentor';
import { officeHourQueries } from '@grow/core/office-hour';
import { berlinDay } from '@grow/core/time';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { mondayIn, spanOfWeek } from './weekView';

/** Starts the week that the address names, the mentor's rules, and the meetings that lie ahead or await a note. */
export function prefetch({ client: { supabase }, userId, search, read }: PrefetchInput): void {
  const now = new Date();
  const { from, until } = spanOfWeek(mondayIn(search, now));
  void read(officeHourQueries(supabase).slots(userId, from, until));
  void read(officeHourQueries(supabase).series(userId, berlinDay(now)));
  void read(officeHourQueries(supabase).ofMentor(userId));
  void read(mentorQueries(supabase).assignments(userId));
}
