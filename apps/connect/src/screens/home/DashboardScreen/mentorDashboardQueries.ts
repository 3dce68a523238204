import type { GrowSupabase } from '@grow/core';
import { mentorQueries } from '@grow/core/mentor';

/** What a mentor's dashboard reads besides: what they are asked, and whether they were welcomed. */
export const mentorDashboardQueries = (supabase: GrowSupabase, userId: string) => ({
  assignments: mentorQueries(supabase).assignments(userId),
  profile: mentorQueries(supabase).profile(userId),
});
