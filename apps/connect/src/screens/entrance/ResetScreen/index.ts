export { ResetScreen as Screen } from './ResetScreen';

export const prefetch = undefined;
