import {
  onboardingKeys,
  onboardingRepository,
  profileRepository,
  replaceProfileInCaches,
  type GrowClient,
  type ProfileTexts,
} from '@grow/core';
import type { QueryClient } from '@tanstack/react-query';
import type { WelcomeAnswers } from './answers';

type Send = { client: GrowClient; queryClient: QueryClient; userId: string; answers: WelcomeAnswers };

const filled = (text: string): string | undefined => text.trim() || undefined;

/**
 * Sends the welcome step: what belongs to the profile, then consents and answers. May be called again after a fault;
 * nothing is written twice. Returns
 * the texts that were not saved, because the profile holds others by now.
 * @throws AppError
 */
export async function sendAnswers({ client, queryClient, userId, answers }: Send): Promise<ProfileTexts> {
  const { ideaStage, lookingFor } = answers;
  if (!ideaStage || !lookingFor) return {};
  let unsaved: ProfileTexts = {};
  const studies = filled(answers.studies);
  const university = filled(answers.university);
  if (studies || university) {
    const typed = { ...(studies ? { studies } : {}), ...(university ? { university } : {}) };
    const profile = await profileRepository(client.supabase).fillProfile(userId, typed);
    replaceProfileInCaches(queryClient, profile);
    unsaved = {
      ...(studies && profile.studies !== studies ? { studies } : {}),
      ...(university && profile.university !== university ? { university } : {}),
    };
  }
  const onboarding = await onboardingRepository(client.supabase).completeOnboarding(userId, {
    motivation: filled(answers.motivation),
    ideaStage,
    lookingFor,
    heardFrom: filled(answers.heardFrom),
    newsletter: answers.newsletter,
  });
  queryClient.setQueryData(onboardingKeys.detail(userId), onboarding);
  return unsaved;
}
