export {
  ideaStageWords,
  lookingForWords,
  missingAnswers,
  WELCOME_SKILLS,
  withWelcomeSkill,
  type WelcomeAnswers,
} from './answers';
export { answersFromDraft, answersKey, keptAnswers } from './draft';
export { useNeedsOnboarding } from './useNeedsOnboarding';
export { useSendAnswers } from './useSendAnswers';
