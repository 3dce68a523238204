export { SignupScreen as Screen } from './SignupScreen';

export const prefetch = undefined;
