export { JoinScreen as Screen } from './JoinScreen';

export const prefetch = undefined;
