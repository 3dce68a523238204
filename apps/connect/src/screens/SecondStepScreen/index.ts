export { SecondStepScreen as Screen } from './SecondStepScreen';
