export { ConfirmScreen as Screen } from './ConfirmScreen';

export const prefetch = undefined;
