export { SecondStepScreen as Screen } from './SecondStepScreen';

export const prefetch = undefined;
