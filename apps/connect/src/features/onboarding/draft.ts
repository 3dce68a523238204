import { ideaStages, lookingForChoices } from '@grow/core/onboarding';
import type { Kept } from '../../shared/draft';
import type { WelcomeAnswers } from './answers';

/** Where a person's answers are kept until they are sent. Unlike other drafts they outlive a sign-out. */
export const answersKey = (userId: string): string => `grow-welcome-${userId}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | '' {
  return allowed.find((candidate) => candidate === value) ?? '';
}

/** Kept answers; what does not fit counts as not answered. Consents are always given anew. */
export const answersFromDraft = (kept: Kept): WelcomeAnswers => ({
  studies: text(kept['studies']),
  university: text(kept['university']),
  ideaStage: oneOf(ideaStages, kept['ideaStage']),
  lookingFor: oneOf(lookingForChoices, kept['lookingFor']),
  motivation: text(kept['motivation']),
  heardFrom: text(kept['heardFrom']),
  newsletter: kept['newsletter'] === true,
  terms: false,
  privacy: false,
});

/** Answers as they are kept. */
export const keptAnswers = (answers: WelcomeAnswers): object => ({
  ...answers,
  terms: false,
  privacy: false,
});
