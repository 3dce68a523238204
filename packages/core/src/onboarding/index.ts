export {
  consentVersion,
  ideaStages,
  lookingForChoices,
  needsOnboarding,
  signupInfoLimits,
  type Consent,
  consentKinds,
  type ConsentKind,
  type IdeaStage,
  type LookingFor,
  type Onboarding,
  type SignupInfo,
} from './onboarding';
export { onboardingKeys, onboardingQueries, onboardingRepository } from './onboardingRepository';
export { onboardingMutations } from './onboardingMutations';
