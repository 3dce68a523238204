export { NumberStepper, NumberStepperList } from './NumberStepper';
export type { NumberStepperProps } from './NumberStepper';
