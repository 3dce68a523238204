import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { roundKeys } from '../round/roundQueries';
import { gateKeys } from './gateQueries';
import type { TeamDecisionByHand, TeamOfRound } from './gateRepository';
import { releaseRepository, type ReleasePlan } from './releaseRepository';

type OfRound = { readonly roundId: string };

/** Mutations that fix a round, let teams know, and correct what they were told. */
export function releaseMutations(client: GrowSupabase | undefined) {
  const repository = () => releaseRepository(requireClient(client));
  const effects = {
    invalidates: [gateKeys.all, roundKeys.all],
    subject: ({ roundId }: OfRound) => `round ${roundId}`,
  };
  const ofTeam = { ...effects, subject: ({ teamId }: TeamOfRound) => `team ${teamId}` };
  const ofCorrection = { ...effects, subject: (id: string) => `correction ${id}` };
  return {
    /** Fixes the round. */
    decideRound: productMutation(
      [...gateKeys.all, 'decideRound'],
      async (decision: { roundId: string; content: string }) => repository().decideRound(decision),
      effects,
    ),
    /** Opens the decision again. */
    reopen: productMutation(
      [...gateKeys.all, 'reopen'],
      async (wish: { roundId: string; reason: string }) => repository().reopen(wish),
      effects,
    ),
    /** Sets when teams know. */
    planRelease: productMutation(
      [...gateKeys.all, 'planRelease'],
      async (plan: ReleasePlan) => repository().planRelease(plan),
      effects,
    ),
    /** Takes a planned release back. */
    stopRelease: productMutation(
      [...gateKeys.all, 'stopRelease'],
      async ({ roundId }: OfRound) => repository().stopRelease(roundId),
      effects,
    ),
    /** Gives a free place to a team that waits. */
    moveUp: productMutation(
      [...gateKeys.all, 'moveUp'],
      async (move: TeamOfRound & { reason: string }) => repository().moveUp(move),
      ofTeam,
    ),
    /** Proposes what a team should have been told. */
    proposeCorrection: productMutation(
      [...gateKeys.all, 'proposeCorrection'],
      async (correction: TeamDecisionByHand) => repository().proposeCorrection(correction),
      ofTeam,
    ),
    /** Confirms what another organiser proposed. */
    confirmCorrection: productMutation(
      [...gateKeys.all, 'confirmCorrection'],
      async (id: string) => repository().confirmCorrection(id),
      ofCorrection,
    ),
    /** Takes a proposal back that nobody confirmed. */
    withdrawCorrection: productMutation(
      [...gateKeys.all, 'withdrawCorrection'],
      async (id: string) => repository().withdrawCorrection(id),
      ofCorrection,
    ),
  };
}
