// Answers that are not sent yet survive a closed tab and an ended session. Each person has their own draft.
import { ideaStages, lookingForChoices } from '@grow/core';
import { noAnswers, type WelcomeAnswers } from './answers';

/** Where a person's draft is kept. */
export const draftKey = (userId: string): string => `grow-welcome-${userId}`;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | '' {
  return allowed.find((candidate) => candidate === value) ?? '';
}

/** The draft of a person; what cannot be read counts as not answered. Consents are always given anew. */
export function readDraft(storage: () => DraftStorage, userId: string): WelcomeAnswers {
  try {
    const stored: unknown = JSON.parse(storage().getItem(draftKey(userId)) ?? '{}');
    if (!isRecord(stored)) return noAnswers;
    return {
      studies: text(stored['studies']),
      university: text(stored['university']),
      ideaStage: oneOf(ideaStages, stored['ideaStage']),
      lookingFor: oneOf(lookingForChoices, stored['lookingFor']),
      motivation: text(stored['motivation']),
      heardFrom: text(stored['heardFrom']),
      newsletter: stored['newsletter'] === true,
      terms: false,
      privacy: false,
    };
  } catch {
    return noAnswers;
  }
}

/** Keeps a draft; a storage that refuses loses it when the tab closes and nothing else. */
export function keepDraft(storage: () => DraftStorage, userId: string, answers: WelcomeAnswers): void {
  try {
    storage().setItem(draftKey(userId), JSON.stringify({ ...answers, terms: false, privacy: false }));
  } catch {
    // The form itself still holds the answers.
  }
}

/** Forgets a draft that has been sent. */
export function dropDraft(storage: () => DraftStorage, userId: string): void {
  try {
    storage().removeItem(draftKey(userId));
  } catch {
    // Nothing was kept then.
  }
}
