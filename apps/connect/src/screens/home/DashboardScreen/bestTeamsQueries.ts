import type { GrowSupabase } from '@grow/core';
import { skillQueries } from '@grow/core/people';
import { bestTeamsQuery } from '../../../features/teamSearch';

/** What the teams on the dashboard of somebody without one are drawn from. */
export const bestTeamsQueries = (supabase: GrowSupabase) => ({
  teams: bestTeamsQuery(supabase),
  skills: skillQueries(supabase).all(),
});
