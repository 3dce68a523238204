import { roundKindAt, roundQueries } from '@grow/core/round';
import { teamQueries } from '@grow/core/team';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the hosted stage, then the logos of its teams. */
export async function prefetch({ client: { supabase }, params, read }: PrefetchInput): Promise<void> {
  const kind = roundKindAt(params['round'] ?? '');
  if (kind === undefined) return;
  const hosted = await read(roundQueries(supabase).hostedStage(kind));
  if (hosted === undefined || typeof hosted === 'string') return;
  for (const { logo } of hosted.teams) if (logo !== undefined) void read(teamQueries(supabase).logo(logo));
}
