import type { GrowSupabase } from '../db/growSupabase';
import type { Profile } from '../profile/Profile';
import { replaceProfileInCaches } from '../profile/profileCache';
import { profileKeys } from '../profile/profileQueries';
import { profileRepository, type ProfileTexts } from '../profile/profileRepository';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { Onboarding, SignupInfo } from './onboarding';
import { onboardingKeys, onboardingRepository } from './onboardingRepository';

/** What the welcome step sends; `texts` go into the profile where it has none. */
export interface WelcomeStep {
  readonly texts: ProfileTexts;
  readonly info: SignupInfo;
}

/** How it stands then; `profile` only where a text was sent. */
export interface WelcomeResult {
  readonly profile: Profile | undefined;
  readonly onboarding: Onboarding;
}

/** Mutations of the welcome step, by `userId`. */
export function onboardingMutations(client: GrowSupabase | undefined, userId: string) {
  return {
    /** Finishes the welcome step: the profile's texts, then consents and answers. Sent again it writes nothing twice. */
    complete: productMutation(
      [...onboardingKeys.detail(userId), 'complete'],
      async ({ texts, info }: WelcomeStep): Promise<WelcomeResult> => {
        const supabase = requireClient(client);
        const hasTexts = Object.keys(texts).length > 0;
        const profile = hasTexts ? await profileRepository(supabase).fillProfile(userId, texts) : undefined;
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
