import type { GrowSupabase } from '@grow/core';
import { juryQueries } from '@grow/core/jury';
import { mentorQueries } from '@grow/core/mentor';
import { officeHourQueries } from '@grow/core/office-hour';
import { triageQueries } from '@grow/core/triage';

/** What a mentor's dashboard reads: which teams need them, what they are asked, and whether they were welcomed. */
export const mentorDashboardQueries = (supabase: GrowSupabase, userId: string) => ({
  triage: triageQueries(supabase).own(userId),
  assignments: mentorQueries(supabase).assignments(userId),
  profile: mentorQueries(supabase).profile(userId),
  juries: juryQueries(supabase).tasks(),
  meetings: officeHourQueries(supabase).ofMentor(userId),
});
