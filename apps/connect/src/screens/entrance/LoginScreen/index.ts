export { LoginScreen as Screen } from './LoginScreen';

export const prefetch = undefined;
