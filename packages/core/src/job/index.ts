export {
  jobFromRow,
  jobKinds,
  jobStates,
  type Job,
  type JobKind,
  type JobLeftOut,
  type JobPerson,
  type JobState,
} from './Job';
export { canResumeJob, canUndoJob, isJobUnderWay, leftOutOfJob } from './jobRules';
export { jobRepository } from './jobRepository';
export { jobKeys, jobMutations, jobQueries } from './jobQueries';
