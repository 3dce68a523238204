import type { Job } from './Job';

type Standing = Pick<Job, 'state' | 'undoneBy' | 'undoUntil' | 'fates'>;

/** Whether the clock still has something to do for a job. */
export const isJobUnderWay = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Whether a job that was stopped or failed may go on: what was taken back may not. */
export const canResumeJob = ({ state, undoneBy }: Pick<Job, 'state' | 'undoneBy'>): boolean =>
  (state === 'stopped' || state === 'failed') && undoneBy === undefined;

/** Whether a job can be taken back at `now`: it ended, changed something, and its time is not over. */
export const canUndoJob = (job: Standing, now: Date): boolean =>
  !isJobUnderWay(job) &&
  job.undoneBy === undefined &&
  (job.fates.get('changed') ?? 0) > 0 &&
  job.undoUntil !== undefined &&
  now < job.undoUntil;

/** How many a job did nothing for. */
export const leftOutOfJob = ({ fates }: Pick<Job, 'fates'>): number =>
  [...fates].reduce((sum, [fate, count]) => (fate === 'changed' ? sum : sum + count), 0);
