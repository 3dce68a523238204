import type { GrowSupabase } from '../db/growSupabase';
import {
  mutationWithInput,
  patch,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { HandIn } from './HandIn';
import { handInKeys } from './handInQueries';
import { handInRepository, type HandInRecord } from './handInRepository';
import type { HandInVersion } from './HandInVersion';

const key = (name: string) => [...handInKeys.all, name];

/** Mutations of what a team hands in for a milestone. Parts are saved by `createHandInDrafts`. */
export function handInMutations(client: GrowSupabase | undefined, teamId: string, milestoneId: string) {
  const repository = () => handInRepository(requireClient(client));
  const own = handInKeys.ofMilestone(teamId, milestoneId);
  const effects = {
    invalidates: [handInKeys.all],
    subject: () => `hand-in ${milestoneId}`,
    writes: () => [own],
  };
  const put = (cache: MutationCache, handIn: HandIn) =>
    patch<HandInRecord | null>(cache, own, (record) => record && { ...record, ...handIn });
  const switchClock: ProductMutation<boolean, HandIn> = productMutation(
    key('switchClock'),
    async (isOn: boolean) => repository().switchClock(milestoneId, isOn),
    {
      ...effects,
      optimistic: (cache, handsInByClock) =>
        patch<HandInRecord | null>(cache, own, (record) => record && { ...record, handsInByClock }),
      answer: put,
      undo: (_, isOn) => mutationWithInput(switchClock, !isOn),
    },
  );
  return {
    /** Hands in the parts of these versions. */
    handIn: productMutation(
      key('handIn'),
      async (versions: Readonly<Record<string, number>>) => repository().handIn(milestoneId, versions),
      {
        ...effects,
        answer: (cache, version: HandInVersion) =>
          patch<HandInRecord | null>(
            cache,
            own,
            (record) =>
              record && {
                ...record,
                state: 'submitted',
                version: version.number,
                isLate: version.isLate,
                versions: [version, ...record.versions.filter(({ id }) => id !== version.id)],
              },
          ),
      },
    ),
    /** Takes back what was handed in. */
    takeBack: productMutation(key('takeBack'), async (handInId: string) => repository().takeBack(handInId), {
      ...effects,
      answer: put,
    }),
    /** Says whether a draft is handed in by itself when it is due. */
    switchClock,
    /** Asks an organiser for more time, with a reason. */
    askForExtension: productMutation(
      key('askForExtension'),
      async (reason: string) => repository().askForExtension(milestoneId, reason),
      { ...effects, answer: put },
    ),
  };
}
