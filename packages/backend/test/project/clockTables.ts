/** Tables and functions of pg_cron as far as the guide and the facts use them; the embedded server has no such extension. */
export const CLOCK_TABLES = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity primary key, schedule text not null, command text not null,
    active boolean not null default true, jobname text unique
  );
  create table cron.job_run_details (
    jobid bigint, runid bigint generated always as identity primary key, status text, return_message text,
    start_time timestamptz, end_time timestamptz
  );
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3) returning jobid
  $$;
  grant usage on schema cron to postgres;
  grant select on all tables in schema cron to postgres`;
