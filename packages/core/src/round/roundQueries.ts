import type { GrowSupabase } from '../db/growSupabase';
import { isAppError } from '../errors/AppError';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { jurorRepository } from './jurorRepository';
import type { RoundKind, RoundOfList, RoundSource } from './Round';
import type { RoundProgress } from './RoundProgress';
import { roundRepository } from './roundRepository';
import type { RoundSetup } from './RoundSetup';
import type { HostedStage, NoHostedStage } from './Stage';

/** Cache keys of rounds. */
export const roundKeys = {
  all: ['rounds'] as const,
  list: ['rounds', 'list'] as const,
  setup: (roundId: string) => ['rounds', 'setup', roundId] as const,
  progress: (roundId: string) => ['rounds', 'progress', roundId] as const,
  sources: (roundId: string) => ['rounds', 'sources', roundId] as const,
  hosted: (kind: RoundKind) => ['rounds', 'hosted', kind] as const,
};

/** Queries of rounds, for those who run them and for hosts. */
export function roundQueries(client: GrowSupabase | undefined) {
  const repository = () => roundRepository(requireClient(client));
  return {
    /** The two gates of the current season. */
    list: (): ProductQuery<RoundOfList[]> => productQuery(roundKeys.list, async () => repository().list()),
    /** All that is set of a round. */
    setup: (roundId: string): ProductQuery<RoundSetup> =>
      productQuery(roundKeys.setup(roundId), async () => repository().getSetup(roundId)),
    /** Rounds whose criteria and settings one could take over, the newest first. */
    sources: (roundId: string): ProductQuery<RoundSource[]> =>
      productQuery(roundKeys.sources(roundId), async () => repository().listSources(roundId)),
    /** How far the scoring is. */
    progress: (roundId: string): ProductQuery<RoundProgress> =>
      productQuery(roundKeys.progress(roundId), async () => repository().getProgress(roundId)),
    /** The stage that the caller hosts, or why there is none to see: an answer, and no failure. */
    hostedStage: (kind: RoundKind): ProductQuery<HostedStage | NoHostedStage> =>
      productQuery(roundKeys.hosted(kind), async () => {
        try {
          return await jurorRepository(requireClient(client)).getHostedStage(kind);
        } catch (error) {
          if (isAppError(error) && (error.code === 'no_host' || error.code === 'round_not_open_yet'))
            return error.code;
          throw error;
        }
      }),
  };
}
