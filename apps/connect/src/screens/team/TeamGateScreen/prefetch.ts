import { gateQueries } from '@grow/core/gate';
import { roundKindAt } from '@grow/core/round';
import { handInQueries } from '@grow/core/hand-in';
import { seasonQueries } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the own team and what it may know of the round, then the weeks that lead there. */
export async function prefetch({ client: { supabase }, userId, params, read }: PrefetchInput): Promise<void> {
  void read(seasonQueries(supabase).current());
  const [gate, team] = await Promise.all([
    read(gateQueries(supabase).team(roundKindAt(params['round'] ?? '') ?? 'half_time')),
    read(teamQueries(supabase).own(userId)),
  ]);
  if (gate && team) void read(handInQueries(supabase).weeks(team.id));
}
