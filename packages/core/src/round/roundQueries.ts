import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { ListedRound } from './ListedRound';
import { roundDeskRepository } from './roundDeskRepository';
import type { RoundProgress } from './RoundProgress';
import { roundRepository } from './roundRepository';
import type { RoundSetup } from './RoundSetup';

const all = ['round'] as const;

/** Cache keys of rounds, below `round`. */
export const roundKeys = {
  /** Everything about rounds. */
  all,
  rounds: [...all, 'rounds'] as const,
  setup: (roundId: string) => [...all, 'setup', roundId] as const,
  progress: (roundId: string) => [...all, 'progress', roundId] as const,
};

/** Queries of rounds, for organisers. The client may be missing while a query is only described. */
export function roundQueries(client: GrowSupabase | undefined) {
  return {
    /** The gates of the current season. */
    rounds: (): ProductQuery<ListedRound[]> =>
      productQuery(roundKeys.rounds, async () => roundRepository(requireClient(client)).rounds()),
    /** Everything that organisers set of a round. */
    setup: (roundId: string): ProductQuery<RoundSetup> =>
      productQuery(roundKeys.setup(roundId), async () => roundRepository(requireClient(client)).setup(roundId)),
    /** How far the scoring is. */
    progress: (roundId: string): ProductQuery<RoundProgress> =>
      productQuery(roundKeys.progress(roundId), async () =>
        roundDeskRepository(requireClient(client)).progress(roundId),
      ),
  };
}
