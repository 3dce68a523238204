import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { RoundKind } from './Round';
import { gateKeys } from '../gate/gateQueries';
import { roundKeys } from './roundQueries';
import { roundRepository, type RoundSave } from './roundRepository';

/** A change of a round's state. */
export interface RoundStep {
  readonly roundId: string;
  /** Why, where it goes back or over gaps. */
  readonly reason?: string;
}

/** Mutations of a round as a whole, by those who run it. */
export function roundMutations(client: GrowSupabase | undefined) {
  const repository = () => roundRepository(requireClient(client));
  const effects = { subject: () => 'round', invalidates: [roundKeys.all, gateKeys.all] };
  return {
    /** Begins a round of the current season. */
    create: productMutation(
      [...roundKeys.all, 'create'],
      async (kind: RoundKind) => repository().create(kind),
      effects,
    ),
    /** Takes criteria, settings and stages over from another round. */
    copy: productMutation(
      [...roundKeys.all, 'copy'],
      async ({ roundId, fromRoundId }: { roundId: string; fromRoundId: string }) =>
        repository().copy(roundId, fromRoundId),
      effects,
    ),
    /** Changes settings. */
    save: productMutation(
      [...roundKeys.all, 'save'],
      async (save: RoundSave) => repository().save(save),
      effects,
    ),
    /** Lets jurors score; over gaps with a reason. */
    open: productMutation(
      [...roundKeys.all, 'open'],
      async ({ roundId, reason }: RoundStep) => repository().open(roundId, reason),
      effects,
    ),
    /** Back to set-up, with a reason. */
    reopenSetup: productMutation(
      [...roundKeys.all, 'reopenSetup'],
      async ({ roundId, reason = '' }: RoundStep) => repository().reopenSetup(roundId, reason),
      effects,
    ),
    /** Ends scoring. */
    lock: productMutation(
      [...roundKeys.all, 'lock'],
      async ({ roundId }: RoundStep) => repository().lock(roundId),
      effects,
    ),
    /** Lets jurors score again, with a reason. */
    unlock: productMutation(
      [...roundKeys.all, 'unlock'],
      async ({ roundId, reason = '' }: RoundStep) => repository().unlock(roundId, reason),
      effects,
    ),
  };
}
