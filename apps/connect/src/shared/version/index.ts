export { useIsOutdated } from './useIsOutdated';
export { useUpdateNotice } from './useUpdateNotice';
