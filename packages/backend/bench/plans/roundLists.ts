// Rounds as organisers and jurors read them, whole: a round is one answer, for halls have no reception.
import { roundRepository } from '../../../core/src/round/roundRepository';
import { unwrap } from '../../../core/src/errors/unwrap';
import { MOST_OF_A_ROUND } from './planRules';
import type { Asker, ProductList } from './ProductList';

const ofRound =
  (ask: (rounds: ReturnType<typeof roundRepository>, roundId: string) => Promise<unknown>) =>
  async ({ client }: Asker): Promise<unknown> => {
    const rounds = roundRepository(client);
    const found = (await rounds.list()).find(({ kind }) => kind === 'final');
    return ask(rounds, found?.id ?? '');
  };

/** Every list of a round. */
export const roundLists: readonly ProductList[] = [
  { by: 'orga', name: 'which rounds there are', ask: ({ client }) => roundRepository(client).list() },
  {
    by: 'orga',
    name: 'the set-up of a round',
    most: MOST_OF_A_ROUND,
    ask: ofRound((rounds, id) => rounds.getSetup(id)),
  },
  {
    by: 'orga',
    name: 'how far a round is',
    most: MOST_OF_A_ROUND,
    ask: ofRound((rounds, id) => rounds.getProgress(id)),
  },
  {
    by: 'busyMentor',
    name: 'all that a juror needs',
    most: MOST_OF_A_ROUND,
    ask: async ({ client }) => unwrap(await client.rpc('jury_round', { p_kind: 'final' })),
  },
  {
    by: 'busyMentor',
    name: 'where somebody judges',
    ask: async ({ client }) => unwrap(await client.rpc('my_juries')),
  },
];
