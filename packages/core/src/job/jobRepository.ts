import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { jobFromRow, jobLeftOutFromRow, type Job, type JobLeftOut } from './Job';

/** Long work of organisers. Every call throws only AppError; `forbidden` for everybody else. */
export function jobRepository(client: GrowSupabase) {
  return {
    /** The newest jobs, at most a hundred. @throws AppError `malformed_row` */
    async listJobs({ signal }: ReadOptions = {}): Promise<Job[]> {
      return readList(client.rpc('list_jobs', { p_limit: 100 }), jobFromRow, signal);
    },

    /** One job; null when there is none of this id. @throws AppError `malformed_row` */
    async findJob(id: string, { signal }: ReadOptions = {}): Promise<Job | null> {
      const [job] = await readList(client.rpc('list_jobs', { p_id: id, p_limit: 1 }), jobFromRow, signal);
      return job ?? null;
    },

    /** For whom a job did nothing, and why: the first twenty of each fate, at most a hundred. @throws AppError `malformed_row` */
    async listLeftOut(id: string, { signal }: ReadOptions = {}): Promise<JobLeftOut[]> {
      return readList(client.rpc('list_job_items', { p_id: id, p_limit: 100 }), jobLeftOutFromRow, signal);
    },

    /** Stops a job; what was done stays. @throws AppError `conflict` once it is over; `not_found` */
    async stop(id: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('stop_job', { p_id: id }));
      });
    },

    /** Lets a stopped or failed job go on. @throws AppError `conflict` once it is over or taken back; `not_found` */
    async resume(id: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('resume_job', { p_id: id }));
      });
    },

    /** Starts a job that takes this one back; its id. @throws AppError `undo_over`; `conflict` while it runs or once it is taken back; `not_found` */
    async undo(id: string): Promise<string> {
      return guard(async () => unwrap(await client.rpc('undo_job', { p_id: id })));
    },
  };
}
