export { NotFoundScreen as Screen } from './NotFoundScreen';

export const prefetch = undefined;
