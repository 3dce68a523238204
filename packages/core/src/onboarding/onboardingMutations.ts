import type { GrowSupabase } from '../db/growSupabase';
import type { Profile } from '../profile/Profile';
import { replaceProfileInCaches } from '../profile/profileCache';
import { profileKeys } from '../profile/profileQueries';
import { profileRepository, type ProfileStart } from '../profile/profileRepository';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { Onboarding, SignupInfo } from './onboarding';
import { onboardingKeys, onboardingRepository } from './onboardingRepository';

/**
 * What the welcome step sends; `start` goes into the profile where it says nothing yet. `isDiscoverable` lists the person for
 * teams; without it they stay as they are.
 */
export interface WelcomeStep {
  readonly start: ProfileStart;
  readonly isDiscoverable?: boolean;
  readonly info: SignupInfo;
}

/** How it stands then; `profile` only where something of it was sent. */
export interface WelcomeResult {
  readonly profile: Profile | undefined;
  readonly onboarding: Onboarding;
}

/** Mutations of the welcome step, by `userId`. */
export function onboardingMutations(client: GrowSupabase | undefined, userId: string) {
  return {
    /** Finishes the welcome step: the profile, the listing, then consents and answers. Sent again it writes nothing twice. */
    complete: productMutation(
      [...onboardingKeys.detail(userId), 'complete'],
      async ({ start, isDiscoverable = false, info }: WelcomeStep): Promise<WelcomeResult> => {
        const supabase = requireClient(client);
        const profiles = profileRepository(supabase);
        const isSaid = Object.keys(start).length > 0;
        const filled = isSaid ? await profiles.fillProfile(userId, start) : undefined;
        const profile = isDiscoverable
          ? await profiles.updateSettings(userId, { discoverable: true })
          : filled;
        const onboarding = await onboardingRepository(supabase).completeOnboarding(userId, info);
        return { profile, onboarding };
      },
      {
        // After a refusal half of it may be written.
        invalidates: [profileKeys.detail(userId)],
        writes: () => [onboardingKeys.detail(userId), profileKeys.detail(userId)],
        answer: (cache, { profile, onboarding }) => {
          if (profile) replaceProfileInCaches(cache, profile);
          cache.setQueryData(onboardingKeys.detail(userId), onboarding);
        },
      },
    ),
  };
}
