import type { GrowSupabase } from '@grow/core';
import { mentorQueries as ofMentors } from '@grow/core/mentor';
import { triageQueries } from '@grow/core/triage';

/** What a mentor's dashboard reads: their teams, what they are asked, and whether they were welcomed. */
export const mentorQueries = (supabase: GrowSupabase, userId: string) => ({
  triage: triageQueries(supabase).own(userId),
  assignments: ofMentors(supabase).assignments(userId),
  profile: ofMentors(supabase).profile(userId),
});
