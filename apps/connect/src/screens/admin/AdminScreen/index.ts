export { AdminScreen as Screen } from './AdminScreen';

export const prefetch = undefined;
