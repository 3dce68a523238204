export { WelcomeScreen as Screen } from './WelcomeScreen';

export const prefetch = undefined;
