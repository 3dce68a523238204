export { FateList } from './FateList';
export { JobDrawer, jobOf, useJobAddress } from './JobDrawer';
export { fateWords, jobStateTones, jobStateWords, jobTitle } from './jobWords';
export { useJobs } from './useJobs';
