import type { GrowSupabase } from '@grow/core';
import { triageQueries } from '@grow/core/triage';

/** What a mentor's dashboard reads of their teams. */
export const mentorQueries = (supabase: GrowSupabase, userId: string) => ({
  triage: triageQueries(supabase).own(userId),
});
