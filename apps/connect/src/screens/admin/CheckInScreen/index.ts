export { CheckInScreen as Screen } from './CheckInScreen';

export const prefetch = undefined;
