import type { ProfileTexts } from '@grow/core';
import { onboardingMutations } from '@grow/core/onboarding';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import type { WelcomeAnswers } from './answers';

const filled = (text: string): string | undefined => text.trim() || undefined;

function textsOf(answers: WelcomeAnswers): ProfileTexts {
  const studies = filled(answers.studies);
  const university = filled(answers.university);
  return { ...(studies ? { studies } : {}), ...(university ? { university } : {}) };
}

/**
 * Sends the welcome step; may be sent again after a fault. `onDone` gets the texts that were not saved, because the profile
 * holds others by now. What is sent has no gaps: `missingAnswers` finds none.
 */
export function useSendAnswers(userId: string, onDone: (unsaved: ProfileTexts) => void) {
  const { supabase } = useGrowClient();
  const { send } = useProductMutation(onboardingMutations(supabase, userId).complete, {
    onDone: ({ profile }, { texts }) =>
      onDone(
        Object.fromEntries(
          Object.entries(texts).filter(([name, text]) => profile?.[name as keyof ProfileTexts] !== text),
        ),
      ),
  });
  return async (answers: WelcomeAnswers): Promise<void> => {
    const { ideaStage, lookingFor, motivation, heardFrom, newsletter } = answers;
    if (!ideaStage || !lookingFor) return;
    await send({
      texts: textsOf(answers),
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
