export { SecondStep } from './components/SecondStep';
export { StepUpProvider } from './components/StepUpProvider';
export { useGoOnIn } from './useGoOnIn';
export { useSecondFactorMissing } from './useSecondFactorMissing';
