import { ideaStages, lookingForChoices } from '@grow/core/onboarding';
import type { Kept } from '../../shared/draft';
import { WELCOME_SKILLS, type WelcomeAnswers } from './answers';

/** Where a person's answers are kept until they are sent. Unlike other drafts they outlive a sign-out. */
export const answersKey = (userId: string): string => `grow-welcome-${userId}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | '' {
  return allowed.find((candidate) => candidate === value) ?? '';
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Kept answers; what does not fit counts as not answered. Consents are always given anew. */
export const answersFromDraft = (kept: Kept): WelcomeAnswers => ({
  studies: text(kept['studies']),
  university: text(kept['university']),
  ideaStage: oneOf(ideaStages, kept['ideaStage']),
  lookingFor: oneOf(lookingForChoices, kept['lookingFor']),
  skills: texts(kept['skills']).slice(0, WELCOME_SKILLS),
  discoverable: kept['discoverable'] === true,
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
