import type { ProfileStart, ProfileTexts } from '@grow/core';
import { onboardingMutations } from '@grow/core/onboarding';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import type { WelcomeAnswers } from './answers';

const filled = (text: string): string | undefined => text.trim() || undefined;

const isSeeking = ({ lookingFor }: WelcomeAnswers) => lookingFor === 'team';

function startOf(answers: WelcomeAnswers): ProfileStart {
  const studies = filled(answers.studies);
  const university = filled(answers.university);
  const { skills } = answers;
  return {
    ...(studies ? { studies } : {}),
    ...(university ? { university } : {}),
    ...(isSeeking(answers) && skills.length > 0 ? { skills } : {}),
  };
}

/**
 * Sends the welcome step; may be sent again after a fault. `onDone` gets the texts that were not saved, because the profile
 * holds others by now. What is sent has no gaps: `missingAnswers` finds none.
 */
export function useSendAnswers(userId: string, onDone: (unsaved: ProfileTexts) => void) {
  const { supabase } = useGrowClient();
  const { send } = useProductMutation(onboardingMutations(supabase, userId).complete, {
    onDone: ({ profile }, { start: { studies, university } }) =>
      onDone({
        ...(studies && profile?.studies !== studies ? { studies } : {}),
        ...(university && profile?.university !== university ? { university } : {}),
      }),
  });
  return async (answers: WelcomeAnswers): Promise<void> => {
    const { ideaStage, lookingFor, motivation, heardFrom, newsletter } = answers;
    if (!ideaStage || !lookingFor) return;
    await send({
      start: startOf(answers),
      isDiscoverable: isSeeking(answers) && answers.discoverable,
      info: {
        motivation: filled(motivation),
        ideaStage,
        lookingFor,
        heardFrom: filled(heardFrom),
        newsletter,
      },
    });
  };
}
