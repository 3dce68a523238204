export { Stepper } from './Stepper';
export type { StepperProps } from './Stepper';
