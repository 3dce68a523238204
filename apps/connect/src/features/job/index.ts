export { JobDrawer, jobOf, useJobAddress } from './JobDrawer';
export { JobProgress } from './JobProgress';
export { fateWords, jobStateTones, jobStateWords, jobTitle } from './jobWords';
export { useJob, useJobs } from './useJobs';
