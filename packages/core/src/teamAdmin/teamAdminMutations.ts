import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { teamKeys } from '../team/teamQueries';
import {
  teamAdminKeys,
  teamAdminRepository,
  type TeamMemberMove,
  type TeamEdits,
} from './teamAdminRepository';

/** Why an organiser does something, 3 to 500 characters. */
interface WithReason {
  readonly reason: string;
}

/** Mutations of teams by organisers. */
export function teamAdminMutations(client: GrowSupabase | undefined) {
  const repository = () => teamAdminRepository(requireClient(client));
  const key = (name: string) => [...teamAdminKeys.all, name];
  const invalidates = [teamKeys.all];
  const ofTeam = { invalidates, subject: ({ teamId }: { teamId: string }) => `team ${teamId}` };
  return {
    /** Changes what a team says of itself, or its status. */
    edit: productMutation(
      key('edit'),
      async ({
        teamId,
        edits,
        reason,
      }: WithReason & { readonly teamId: string; readonly edits: TeamEdits }) =>
        repository().editTeam(teamId, edits, reason),
      ofTeam,
    ),
    /** Moves a person into a team, or out of theirs. */
    move: productMutation(
      key('move'),
      async ({ reason, ...move }: WithReason & TeamMemberMove) => repository().moveMember(move, reason),
      { invalidates, subject: ({ userId }) => `member ${userId}` },
    ),
    /** The people of one team go into another. */
    merge: productMutation(
      key('merge'),
      async ({ teamId, into, reason }: WithReason & { readonly teamId: string; readonly into: string }) =>
        repository().mergeTeams(teamId, into, reason),
      ofTeam,
    ),
    /** Takes a team out of the contest. */
    withdraw: productMutation(
      key('withdraw'),
      async ({ teamId, reason }: WithReason & { readonly teamId: string }) =>
        repository().withdrawTeam(teamId, reason),
      ofTeam,
    ),
  };
}
