export { AdminAttendeesScreen as Screen } from './AdminAttendeesScreen';

export const prefetch = undefined;
