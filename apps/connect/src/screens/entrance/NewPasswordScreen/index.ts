export { NewPasswordScreen as Screen } from './NewPasswordScreen';

export const prefetch = undefined;
