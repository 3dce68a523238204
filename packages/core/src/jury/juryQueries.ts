import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { juryRepository } from './juryRepository';
import type { JuryTask } from './JuryTask';

/** Cache keys of what a juror reads beside the store, which keeps its own. */
export const juryKeys = {
  all: ['jury'] as const,
  tasks: () => [...juryKeys.all, 'tasks'] as const,
};

/** Queries of a juror. */
export function juryQueries(client: GrowSupabase | undefined) {
  return {
    /** Rounds of the season in which the caller judges; empty for everybody else. */
    tasks: (): ProductQuery<JuryTask[]> =>
      productQuery(juryKeys.tasks(), async () => juryRepository(requireClient(client)).listTasks()),
  };
}
