import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation, type MutationCache } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { GateNote } from './GateNote';
import { gateKeys } from './gateQueries';
import {
  gateRepository,
  type BallotWithReason,
  type LineMove,
  type NewGateNote,
  type TeamDecisionByHand,
  type TeamOfRound,
} from './gateRepository';
import type { GateResults } from './GateResults';

const invalidates = [gateKeys.all];
const writesResults = ({ roundId }: { readonly roundId: string }) => [gateKeys.results(roundId)];
const patchRound = (
  cache: MutationCache,
  { roundId, ...line }: Pick<LineMove, 'roundId' | 'cutSize'> & { readonly version?: number },
) =>
  patch<GateResults>(cache, gateKeys.results(roundId), (results) => ({
    ...results,
    round: { ...results.round, ...line },
  }));

/** A decision by hand, with the one before it that taking it back restores. */
export interface DecisionChange extends TeamDecisionByHand {
  readonly was?: Pick<TeamDecisionByHand, 'decision' | 'reason'> | undefined;
}

/** A note with the team that it is on, so that it can be brought back. */
export interface RemovedGateNote extends GateNote, TeamOfRound {}

/** Mutations of the room of those who run a round. */
export function gateMutations(client: GrowSupabase | undefined) {
  const repository = () => gateRepository(requireClient(client));
  const ofTeam = {
    invalidates,
    writes: writesResults,
    subject: ({ teamId }: TeamOfRound) => `team ${teamId}`,
  };
  const ofBallot = { invalidates, subject: ({ ballotId }: BallotWithReason) => `ballot ${ballotId}` };
  const undoTeamDecision = productMutation(
    [...gateKeys.all, 'undoTeamDecision'],
    async (team: TeamOfRound) => repository().undoTeamDecision(team),
    ofTeam,
  );
  const decideTeam = productMutation(
    [...gateKeys.all, 'decideTeam'],
    async (decision: DecisionChange) => repository().decideTeam(decision),
    {
      ...ofTeam,
      undo: (_, { was, ...team }: DecisionChange) =>
        was ? mutationWithInput(decideAgain, { ...team, ...was }) : mutationWithInput(undoTeamDecision, team),
    },
  );
  const decideAgain = productMutation(
    [...gateKeys.all, 'decideTeam'],
    async (decision: TeamDecisionByHand) => repository().decideTeam(decision),
    ofTeam,
  );
  const letCommentGo = productMutation(
    [...gateKeys.all, 'letCommentGo'],
    async ({ ballotId }: Pick<BallotWithReason, 'ballotId'>) => repository().letCommentGo(ballotId),
    { invalidates, subject: ({ ballotId }) => `ballot ${ballotId}` },
  );
  const addNote = productMutation(
    [...gateKeys.all, 'addNote'],
    async (note: NewGateNote) => repository().addNote(note),
    { invalidates, subject: ({ id }: NewGateNote) => `note ${id}` },
  );
  return {
    /** Moves the line; shown at once, and where somebody else moved it meanwhile theirs stands. */
    moveLine: productMutation(
      [...gateKeys.all, 'moveLine'],
      async (move: LineMove) => repository().moveLine(move),
      {
        invalidates,
        writes: writesResults,
        subject: ({ roundId }: LineMove) => `line ${roundId}`,
        optimistic: (cache, { roundId, cutSize }) => patchRound(cache, { roundId, cutSize }),
        answer: (cache, line, { roundId }) => patchRound(cache, { roundId, ...line }),
      },
    ),
    /** Decides about a team by hand. */
    decideTeam,
    /** Leaves a team to the line again. */
    undoTeamDecision,
    /** Notes something on a team. */
    addNote,
    /** Takes away what one noted; it can be brought back. */
    removeNote: productMutation(
      [...gateKeys.all, 'removeNote'],
      async ({ id }: RemovedGateNote) => repository().removeNote(id),
      {
        invalidates,
        subject: ({ id }: RemovedGateNote) => `note ${id}`,
        writes: (note) => [gateKeys.notes(note)],
        optimistic: (cache, note) =>
          patch<GateNote[]>(cache, gateKeys.notes(note), (notes) => notes.filter(({ id }) => id !== note.id)),
        undo: (_, { id, roundId, teamId, text }) => mutationWithInput(addNote, { id, roundId, teamId, text }),
      },
    ),
    /** Holds a comment for a team back. */
    holdComment: productMutation(
      [...gateKeys.all, 'holdComment'],
      async (held: BallotWithReason) => repository().holdComment(held),
      { ...ofBallot, undo: (_, { ballotId }) => mutationWithInput(letCommentGo, { ballotId }) },
    ),
    /** Lets a comment go that was held back. */
    letCommentGo,
    /** Lets a score sheet count that came after the lock. */
    admitBallot: productMutation(
      [...gateKeys.all, 'admitBallot'],
      async (ballot: BallotWithReason) => repository().admitBallot(ballot),
      ofBallot,
    ),
    /** Forgets a score sheet that came after the lock. */
    refuseLateBallot: productMutation(
      [...gateKeys.all, 'refuseLateBallot'],
      async (ballot: BallotWithReason) => repository().refuseLateBallot(ballot),
      ofBallot,
    ),
  };
}
