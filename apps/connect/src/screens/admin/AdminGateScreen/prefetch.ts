import { gateQueries } from '@grow/core/gate';
import { roundKindAt, roundQueries } from '@grow/core/round';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the rounds of the season, and of the one that the address names what its state shows. */
export async function prefetch({ client: { supabase }, params, search, read }: PrefetchInput): Promise<void> {
  const rounds = await read(roundQueries(supabase).list());
  const round = rounds?.find(({ kind }) => kind === roundKindAt(params['round'] ?? ''));
  if (!round?.canRun || round.id === undefined) return;
  const { id, state } = round;
  if (state === 'setup' || state === 'open') void read(roundQueries(supabase).setup(id));
  if (state === 'setup') void read(roundQueries(supabase).sources(id));
  if (state === 'open') void read(roundQueries(supabase).progress(id));
  if (state === 'setup' || state === 'open') return;
  void read(gateQueries(supabase).results(id));
  if (state !== 'deliberation') return void read(gateQueries(supabase).recipients(id));
  const teamId = search.get('team');
  if (teamId !== null) void read(gateQueries(supabase).notes({ roundId: id, teamId }));
}
