import type { GrowSupabase } from '../db/growSupabase';
import {
  productMutation,
  removeFromLists,
  mutationWithInput,
  type MutationEffects,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { InviteLink } from './InviteLink';
import { inviteLinkKeys } from './inviteLinkQueries';
import { inviteLinkRepository } from './inviteLinkRepository';
import { teamLogoRepository } from './teamLogoRepository';
import { teamRequestKeys } from './teamRequestQueries';
import type { Team, TeamChanges, TeamRole } from './Team';
import { teamKeys } from './teamQueries';
import { teamRepository } from './teamRepository';
import { teamRoleRepository, type TeamRoleChanges } from './teamRoleRepository';

/** A team and one of its members. */
export interface TeamMembership {
  readonly teamId: string;
  readonly userId: string;
}

/** A link to be made, for so many people and days. */
export interface InviteLinkOptions {
  readonly teamId: string;
  readonly maxUses: number;
  readonly days: number;
}

const key = (name: string) => [...teamKeys.all, name];
// Who is in a team decides on what waits between people and teams.
const invalidates = [teamKeys.all, teamRequestKeys.all];

/** What replaces the team that is cached as one's own. */
const ownEffects = (userId: string) => ({
  invalidates,
  writes: () => [teamKeys.own(userId)],
});

/** Mutations of teams by `userId`, who is logged in. */
export function teamMutations(client: GrowSupabase | undefined, userId: string) {
  const teams = () => teamRepository(requireClient(client));
  const links = () => inviteLinkRepository(requireClient(client));
  const own: MutationEffects<unknown, Team> = {
    ...ownEffects(userId),
    answer: (cache, team) => cache.setQueryData(teamKeys.own(userId), team),
  };
  return {
    /** Founds a team. */
    found: productMutation(
      key('found'),
      async ({ name, pitch }: Pick<Team, 'name' | 'pitch'>) => teams().foundTeam(name, pitch),
      own,
    ),
    /** Joins by the token of a link. */
    joinByLink: productMutation(key('joinByLink'), async (token: string) => links().joinByLink(token), own),
    /** Writes what changed of a team. */
    update: productMutation(
      key('update'),
      async ({ teamId, changes }: { teamId: string; changes: TeamChanges }) =>
        teams().updateTeam(teamId, changes),
      own,
    ),
    /** Leaves a team; a captain of others names who follows. */
    leave: productMutation(
      key('leave'),
      async ({ teamId, successor }: { teamId: string; successor?: string | undefined }) =>
        teams().leaveTeam(teamId, successor),
      { ...ownEffects(userId), answer: (cache) => cache.setQueryData(teamKeys.own(userId), null) },
    ),
    /** Makes another member captain. */
    handOver: productMutation(
      key('handOver'),
      async ({ teamId, userId: member }: TeamMembership) => teams().handOver(teamId, member),
      { invalidates },
    ),
    /** Takes another member out. */
    removeMember: productMutation(
      key('removeMember'),
      async ({ teamId, userId: member }: TeamMembership) => teams().removeMember(teamId, member),
      { invalidates, subject: ({ userId: member }) => `member ${member}` },
    ),
    /** Makes a link into a team. */
    createLink: productMutation(
      key('createLink'),
      async ({ teamId, maxUses, days }: InviteLinkOptions) => links().createLink(teamId, maxUses, days),
      { invalidates },
    ),
    /** Ends a link into a team. */
    revokeLink: productMutation(
      key('revokeLink'),
      async ({ id }: Pick<InviteLink, 'id' | 'teamId'>) => links().revokeLink(id),
      {
        invalidates,
        subject: ({ id }) => `link ${id}`,
        writes: ({ teamId }) => [inviteLinkKeys.ofTeam(teamId)],
        optimistic: (cache, link) => removeFromLists(cache, inviteLinkKeys.ofTeam(link.teamId), link.id),
      },
    ),
  };
}

/** A role to be added; `filledBy` is who does it already. */
export type NewTeamRole = Pick<TeamRole, 'title' | 'skills'> & { readonly filledBy?: string | undefined };

/** Mutations of the roles of a team. */
export function teamRoleMutations(client: GrowSupabase | undefined, teamId: string) {
  const repository = () => teamRoleRepository(requireClient(client));
  // The skills that a team looks for follow its roles.
  const effects = { invalidates: [teamKeys.all] };
  const add = productMutation(
    key('addRole'),
    async ({ title, skills, filledBy }: NewTeamRole) => {
      const role = await repository().addRole(teamId, title, skills);
      return filledBy === undefined ? role : repository().updateRole(role.id, { filledBy });
    },
    effects,
  );
  return {
    /** Adds a role. */
    add,
    /** Writes what changed of a role. */
    update: productMutation(
      key('updateRole'),
      async ({ id, ...changes }: TeamRoleChanges & { readonly id: string }) =>
        repository().updateRole(id, changes),
      effects,
    ),
    /** Gives up looking; a role like it can be added again. */
    remove: productMutation(key('removeRole'), async ({ id }: TeamRole) => repository().removeRole(id), {
      ...effects,
      subject: ({ id }) => `role ${id}`,
      writes: () => [teamKeys.roles(teamId)],
      optimistic: (cache, { id }) => removeFromLists(cache, teamKeys.roles(teamId), id),
      undo: (_, role) => ({ ...mutationWithInput(add, role), subject: () => `role ${role.id}` }),
    }),
  };
}

/** Mutations of a team's logo; the answer is the team as it is stored. */
export function teamLogoMutations(client: GrowSupabase | undefined, userId: string, team: Team) {
  const repository = () => teamLogoRepository(requireClient(client));
  const effects = { invalidates: [teamKeys.all], writes: () => [teamKeys.own(userId)] };
  return {
    /** Stores the picture that `cut` makes, a JPEG of 200 × 200 pixels. */
    upload: productMutation(
      key('uploadLogo'),
      async (cut: () => Promise<Blob>) => {
        const picture = await cut();
        const stored = await repository().uploadLogo({ teamId: team.id, picture, current: team.logo });
        return { stored, picture };
      },
      {
        ...effects,
        answer: (cache, { stored, picture }) => {
          cache.setQueryData(teamKeys.logo(stored.logo), picture);
          cache.setQueryData(teamKeys.own(userId), stored);
        },
      },
    ),
    /** Goes back to the drawn mark. */
    remove: productMutation<void, Team>(key('removeLogo'), async () => repository().removeLogo(team.id), {
      ...effects,
      answer: (cache, stored) => cache.setQueryData(teamKeys.own(userId), stored),
    }),
  };
}
