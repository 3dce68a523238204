export { ideaStageWords, lookingForWords, missingAnswers, type WelcomeAnswers } from './answers';
export { answersFromDraft, answersKey, keptAnswers } from './draft';
export { sendAnswers } from './sendAnswers';
export { useNeedsOnboarding } from './useNeedsOnboarding';
