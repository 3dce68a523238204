export { SecondStep } from './components/SecondStep';
export { factorWords } from './factorWords';
export { useGoOnIn } from './useGoOnIn';
export { useSecondFactorMissing } from './useSecondFactorMissing';
