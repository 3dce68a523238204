export { isLoadingAgain, loadAgain } from './loadAgain';
export { useIsOutdated } from './useIsOutdated';
export { useUpdateNotice } from './useUpdateNotice';
