export { ideaStageWords, lookingForWords, missingAnswers, type WelcomeAnswers } from './answers';
export { dropDraft, keepDraft, readDraft } from './draft';
export { sendAnswers } from './sendAnswers';
export { useNeedsOnboarding } from './useNeedsOnboarding';
