export { AdminEventScreen as Screen } from './AdminEventScreen';

export const prefetch = undefined;
