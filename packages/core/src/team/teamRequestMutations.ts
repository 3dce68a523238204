import type { GrowSupabase } from '../db/growSupabase';
import {
  productMutation,
  removeFromLists,
  mutationWithInput,
  type MutationEffects,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { teamRequestKeys } from './teamRequestQueries';
import { teamRequestRepository, type TeamRequestDetails } from './teamRequestRepository';
import { teamKeys } from './teamQueries';
import type { TeamRequest } from './TeamRequest';

/** An application, with its message and role. */
export interface NewTeamApplication extends TeamRequestDetails {
  readonly teamId: string;
}

/** An invitation of a person. */
export interface NewTeamInvitation extends TeamRequestDetails {
  readonly teamId: string;
  readonly userId: string;
}

/** An invitation of whoever has an address. */
export interface NewTeamMailInvitation extends TeamRequestDetails {
  readonly teamId: string;
  readonly email: string;
}

/** Mutations of applications and invitations; the input is the request's id where none is made. */
export function teamRequestMutations(client: GrowSupabase | undefined) {
  const repository = () => teamRequestRepository(requireClient(client));
  const key = (name: string) => [...teamRequestKeys.all, name];
  // A request decides on who is in a team.
  const invalidates = [teamRequestKeys.all, teamKeys.all];
  const ofOne = { invalidates, subject: (requestId: string) => `request ${requestId}` };

  const reopen = productMutation(key('reopen'), async (id: string) => repository().reopen(id), ofOne);
  const closes: MutationEffects<string, TeamRequest> = {
    ...ofOne,
    writes: () => [teamRequestKeys.all],
    optimistic: (cache, requestId) => removeFromLists(cache, teamRequestKeys.all, requestId),
    undo: (_, requestId) => mutationWithInput(reopen, requestId),
  };
  return {
    /** Asks to join. */
    ask: productMutation(
      key('ask'),
      async ({ teamId, ...words }: NewTeamApplication) => repository().ask(teamId, words),
      { invalidates, subject: ({ teamId }) => `application ${teamId}` },
    ),
    /** Invites a person. */
    invite: productMutation(
      key('invite'),
      async ({ teamId, userId, ...words }: NewTeamInvitation) =>
        repository().invitePerson(teamId, userId, words),
      { invalidates, subject: ({ userId }) => `invitation ${userId}` },
    ),
    /** Invites whoever has an address. */
    inviteByEmail: productMutation(
      key('inviteByEmail'),
      async ({ teamId, email, ...words }: NewTeamMailInvitation) =>
        repository().inviteByEmail(teamId, email, words),
      { invalidates, subject: ({ email }) => `invitation ${email}` },
    ),
    /** Takes on, or joins. */
    accept: productMutation(key('accept'), async (id: string) => repository().answer(id, true), ofOne),
    /** Answers no; within five minutes it can be undone. */
    decline: productMutation(key('decline'), async (id: string) => repository().answer(id, false), closes),
    /** Takes back what was asked; within five minutes it can be undone. */
    withdraw: productMutation(key('withdraw'), async (id: string) => repository().withdraw(id), closes),
    /** Reminds whom the team invited. */
    remind: productMutation(key('remind'), async (id: string) => repository().remind(id), ofOne),
  };
}
