export { AdminTabScreen as Screen } from './AdminTabScreen';

export const prefetch = undefined;
