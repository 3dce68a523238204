export { SecondStep } from './components/SecondStep';
export { StepUpProvider } from './components/StepUpProvider';
export { useRedirectAfterLogin } from './useRedirectAfterLogin';
export { useSecondFactorMissing } from './useSecondFactorMissing';
