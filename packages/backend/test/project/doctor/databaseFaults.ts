// Faults of a project that statements make and mend.
import type { Finding } from './runDoctor';

/** A fault: how it is made and mended, and which line tells it in which words. */
type Fault = [
  title: string,
  check: string,
  status: Finding['status'],
  words: RegExp,
  make: string,
  mend: string,
];

const lastMigration = `(select max(version) from supabase_migrations.schema_migrations)`;

/** What can be wrong with a database and the clock in it. */
export const databaseFaults: Fault[] = [
  [
    'a database one migration behind',
    ...(['migrations', 'missing', /^1 of \d+ are missing after \d{14}\.$/] as const),
    `create table public.kept as select * from supabase_migrations.schema_migrations where version = ${lastMigration};
     delete from supabase_migrations.schema_migrations where version = ${lastMigration}`,
    'insert into supabase_migrations.schema_migrations select * from public.kept; drop table public.kept',
  ],
  [
    'a database newer than this checkout',
    ...(['migrations', 'warning', /this checkout ends with/] as const),
    `insert into supabase_migrations.schema_migrations (version) values ('99990101000000')`,
    `delete from supabase_migrations.schema_migrations where version = '99990101000000'`,
  ],
  [
    'a bucket that is missing',
    ...(['bucket story-pictures', 'missing', /does not exist/] as const),
    `update storage.buckets set id = 'aside', name = 'aside' where id = 'story-pictures'`,
    `update storage.buckets set id = 'story-pictures', name = 'story-pictures' where id = 'aside'`,
  ],
  [
    'a bucket that takes too little',
    ...(['bucket hand-ins', 'missing', /files of 50000000 bytes instead of 200000000/] as const),
    `update storage.buckets set file_size_limit = 50000000 where id = 'hand-ins'`,
    `update storage.buckets set file_size_limit = 200000000 where id = 'hand-ins'`,
  ],
  [
    'a bucket that everybody reads',
    ...(['bucket avatars', 'missing', /public/] as const),
    `update storage.buckets set public = true where id = 'avatars'`,
    `update storage.buckets set public = false where id = 'avatars'`,
  ],
  [
    'a job of the clock that nobody scheduled',
    ...(['clock advance-hand-ins', 'missing', /not scheduled/] as const),
    `update cron.job set jobname = 'other' where jobname = 'advance-hand-ins'`,
    `update cron.job set jobname = 'advance-hand-ins' where jobname = 'other'`,
  ],
  [
    'a job of the clock that stopped an hour ago',
    ...(['clock advance-rounds', 'missing', /ran 6\d minutes ago/] as const),
    `update cron.job_run_details set start_time = now() - interval '1 hour'
     where jobid = (select jobid from cron.job where jobname = 'advance-rounds')`,
    `update cron.job_run_details set start_time = now()`,
  ],
  [
    'a job of the clock that fails',
    ...(['clock tidy-jobs', 'missing', /permission denied/] as const),
    `insert into cron.job_run_details (jobid, status, return_message, start_time)
     select jobid, 'failed', 'ERROR: permission denied', now() from cron.job where jobname = 'tidy-jobs'`,
    `delete from cron.job_run_details where status = 'failed'`,
  ],
  [
    'a job of the clock that is switched off',
    ...(['clock send-outbox', 'missing', /switched off/] as const),
    `update cron.job set active = false where jobname = 'send-outbox'`,
    `update cron.job set active = true`,
  ],
];
