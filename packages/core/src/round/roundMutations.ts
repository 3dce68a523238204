import type { GrowSupabase } from '../db/growSupabase';
import { gateKeys } from '../gate/gateQueries';
import type { GateKind } from '../gate/GateRound';
import { patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { roundKeys } from './roundQueries';
import { roundRepository, type CriterionWish, type SettingsChange, type StageWish } from './roundRepository';
import type { AssignedPair, TeamPlace } from './roundRules';
import type { RoundSetup } from './RoundSetup';

interface OfRound {
  readonly roundId: string;
}

/** Mutations of what organisers set of a round. */
export function roundMutations(client: GrowSupabase | undefined) {
  const repository = () => roundRepository(requireClient(client));
  const invalidates = [roundKeys.all, gateKeys.all];
  const ofRound = { invalidates, subject: ({ roundId }: OfRound) => `round ${roundId}` };
  const key = (name: string) => [...roundKeys.all, name];
  return {
    /** Makes the round of a kind. */
    create: productMutation(key('create'), async (kind: GateKind) => repository().create(kind), {
      invalidates,
      subject: (kind: GateKind) => `round ${kind}`,
    }),
    /** Takes criteria, settings and stages of another round. */
    copy: productMutation(
      key('copy'),
      async (wish: OfRound & { fromId: string }) => repository().copy(wish),
      ofRound,
    ),
    /** Lets the teams in that belong to the round, and the others out. */
    updateTeams: productMutation(
      key('updateTeams'),
      async ({ roundId }: OfRound) => repository().updateTeams(roundId),
      ofRound,
    ),
    /** Saves settings. */
    save: productMutation(key('save'), async (change: SettingsChange) => repository().save(change), ofRound),
    /** Adds or changes a criterion. */
    saveCriterion: productMutation(
      key('saveCriterion'),
      async ({ roundId, criterion }: OfRound & { criterion: CriterionWish }) =>
        repository().saveCriterion(roundId, criterion),
      ofRound,
    ),
    /** Removes a criterion. */
    removeCriterion: productMutation(
      key('removeCriterion'),
      async (id: string) => repository().removeCriterion(id),
      { invalidates, subject: (id: string) => `criterion ${id}` },
    ),
    /** Sets all weights at once; shown before the answer. */
    weigh: productMutation(
      key('weigh'),
      async ({ roundId, weights }: OfRound & { weights: Readonly<Record<string, number>> }) =>
        repository().weigh(roundId, weights),
      {
        ...ofRound,
        scope: { id: 'round weights' },
        writes: ({ roundId }) => [roundKeys.setup(roundId)],
        optimistic: (cache, { roundId, weights }) =>
          patch<RoundSetup>(cache, roundKeys.setup(roundId), (setup) => ({
            ...setup,
            criteria: setup.criteria.map((one) => ({ ...one, weight: weights[one.id] ?? one.weight })),
          })),
      },
    ),
    /** Adds or changes a stage. */
    saveStage: productMutation(
      key('saveStage'),
      async ({ roundId, stage }: OfRound & { stage: StageWish }) => repository().saveStage(roundId, stage),
      ofRound,
    ),
    /** Removes a stage. */
    removeStage: productMutation(key('removeStage'), async (id: string) => repository().removeStage(id), {
      invalidates,
      subject: (id: string) => `stage ${id}`,
    }),
    /** Puts teams on stages, or off them. */
    placeTeams: productMutation(
      key('placeTeams'),
      async ({ roundId, places }: OfRound & { places: readonly TeamPlace[] }) =>
        repository().placeTeams(roundId, places),
      ofRound,
    ),
    /** Saves who judges whom. */
    assign: productMutation(
      key('assign'),
      async ({ roundId, ground, pairs }: OfRound & { ground: string; pairs: readonly AssignedPair[] }) =>
        repository().assign(roundId, ground, pairs),
      ofRound,
    ),
    /** Opens the round. */
    open: productMutation(
      key('open'),
      async (wish: OfRound & { reason?: string | undefined }) => repository().open(wish),
      ofRound,
    ),
    /** Leads back to set-up. */
    reopenSetup: productMutation(
      key('reopenSetup'),
      async (wish: OfRound & { reason: string }) => repository().reopenSetup(wish),
      ofRound,
    ),
    /** Locks all score sheets. */
    lock: productMutation(key('lock'), async ({ roundId }: OfRound) => repository().lock(roundId), ofRound),
    /** Lets jurors write again. */
    unlock: productMutation(
      key('unlock'),
      async (wish: OfRound & { reason: string }) => repository().unlock(wish),
      ofRound,
    ),
  };
}
