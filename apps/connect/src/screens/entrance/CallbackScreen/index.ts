export { CallbackScreen as Screen } from './CallbackScreen';

export const prefetch = undefined;
