import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { Job, JobLeftOut } from './Job';
import { jobRepository } from './jobRepository';

/** Cache keys of jobs. */
export const jobKeys = {
  all: ['jobs'] as const,
  list: ['jobs', 'list'] as const,
  detail: (id: string) => ['jobs', 'detail', id] as const,
  leftOut: (id: string) => ['jobs', 'leftOut', id] as const,
};

/** Queries of jobs. The client may be missing while a query is only described. */
export function jobQueries(client: GrowSupabase | undefined) {
  const repository = () => jobRepository(requireClient(client));
  return {
    /** The newest jobs. */
    list: (): ProductQuery<Job[]> => productQuery(jobKeys.list, async () => repository().listJobs()),
    /** One job; null when there is none of this id. */
    detail: (id: string): ProductQuery<Job | null> =>
      productQuery(jobKeys.detail(id), async () => repository().findJob(id)),
    /** For whom a job did nothing. */
    leftOut: (id: string): ProductQuery<JobLeftOut[]> =>
      productQuery(jobKeys.leftOut(id), async () => repository().listLeftOut(id)),
  };
}

const effects = { subject: (id: string) => `job ${id}`, invalidates: [jobKeys.all] };

/** Mutations of jobs, by organisers. */
export function jobMutations(client: GrowSupabase | undefined) {
  const repository = () => jobRepository(requireClient(client));
  return {
    /** Stops a job. */
    stop: productMutation([...jobKeys.all, 'stop'], async (id: string) => repository().stop(id), effects),
    /** Lets a job go on. */
    resume: productMutation(
      [...jobKeys.all, 'resume'],
      async (id: string) => repository().resume(id),
      effects,
    ),
    /** Takes a job back. */
    undo: productMutation([...jobKeys.all, 'undo'], async (id: string) => repository().undo(id), effects),
  };
}
