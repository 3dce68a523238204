import type { GrowSupabase } from '../db/growSupabase';
import {
  productMutation,
  mutationWithInput,
  type MutationEffects,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { Profile } from './Profile';
import { replaceProfileInCaches } from './profileCache';
import { profileKeys } from './profileQueries';
import { profileRepository } from './profileRepository';
import type { Role } from './Role';

/** The role that a person gets; `before` is the one they had, for undoing it. */
export interface ProfileRoleChange {
  readonly userId: string;
  readonly role: Role;
  readonly before?: Role;
}

/** A mutation that answers with a profile: it replaces the single entry and the lists'. */
export function savedProfileEffects(userId: string): MutationEffects<unknown, Profile> {
  return {
    subject: () => `profile ${userId}`,
    writes: () => [profileKeys.detail(userId)],
    answer: replaceProfileInCaches,
  };
}

/** Mutations of other people's profiles. */
export function profileMutations(client: GrowSupabase | undefined) {
  const setRole: ProductMutation<ProfileRoleChange, Profile> = productMutation(
    [...profileKeys.lists, 'setRole'],
    async ({ userId, role }: ProfileRoleChange) =>
      profileRepository(requireClient(client)).setRole(userId, role),
    {
      subject: ({ userId }) => `role of ${userId}`,
      invalidates: [profileKeys.lists],
      writes: () => [profileKeys.lists],
      answer: replaceProfileInCaches,
      undo: (_, { userId, role, before = role }) => mutationWithInput(setRole, { userId, role: before }),
    },
  );
  return {
    /** Gives a person another role. */
    setRole,
  };
}
