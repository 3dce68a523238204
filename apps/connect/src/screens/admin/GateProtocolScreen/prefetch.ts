import { gateQueries } from '@grow/core/gate';
import { roundKindAt, roundQueries } from '@grow/core/round';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the rounds of the season, and the protocol of the one that the address names. */
export async function prefetch({ client: { supabase }, params, read }: PrefetchInput): Promise<void> {
  const rounds = await read(roundQueries(supabase).list());
  const kind = roundKindAt(params['round'] ?? '');
  const round = rounds?.find((one) => one.kind === kind);
  if (round?.canRun && round.id !== undefined) void read(gateQueries(supabase).protocol(round.id));
}
