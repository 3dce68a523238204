-- Long work of organisers: a row with what is to be done, advanced by the clock in chunks of at most a second. See decision 054.

create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z_]{2,39}$'),
  input jsonb not null default '{}' check (jsonb_typeof(input) = 'object'),
  reason text check (char_length(reason) between 3 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'stopped', 'done', 'failed')),
  total integer not null check (total >= 0),
  done integer not null default 0,
  result jsonb not null default '{}' check (jsonb_typeof(result) = 'object'),
  error text check (char_length(error) <= 60),
  is_in_database boolean not null,
  due_at timestamptz not null default private.current_time(),
  claim uuid,
  attempts integer not null default 0,
  undoes uuid unique references private.jobs (id) on delete cascade,
  takes_back boolean generated always as (case when undoes is not null then true end) stored,
  undo_until timestamptz,
  created_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  started_at timestamptz,
  stopped_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default private.current_time(),
  constraint jobs_done_within_total check (done between 0 and total)
);
comment on table private.jobs is 'Long work of organisers, advanced by the clock; written by functions only.';
comment on column private.jobs.kind is 'What is done: the database does it by private.job_chunk_<kind>, a function of the project by claims.';
comment on column private.jobs.input is 'What was asked for, as the kind reads it.';
comment on column private.jobs.reason is 'What the organiser gave as the reason; the audit log has it in every row that the job causes.';
comment on column private.jobs.state is 'waiting; running; stopped by somebody, goes on when asked; done; failed: given up, may be tried again.';
comment on column private.jobs.done is 'How many of the total were looked at.';
comment on column private.jobs.result is 'How many of them came to which fate.';
comment on column private.jobs.error is 'The code of what went wrong last.';
comment on column private.jobs.is_in_database is 'Whether the database does it; otherwise a function of the project claims it.';
comment on column private.jobs.due_at is 'Not before then; while a worker holds the job, the end of its lease.';
comment on column private.jobs.claim is 'Which claim holds the job: only that one may settle it.';
comment on column private.jobs.attempts is 'How often it was tried since it last came on.';
comment on column private.jobs.undoes is 'The job that this one takes back.';
comment on column private.jobs.takes_back is 'Whether it takes another one back; null where not, so that the log says it of those alone.';
comment on column private.jobs.stopped_at is 'When somebody stopped it; null again once it goes on.';
comment on column private.jobs.undo_until is 'Until when it can be taken back; null where it cannot.';
create index jobs_due_at_idx on private.jobs (due_at) where state in ('waiting', 'running');
create index jobs_finished_at_idx on private.jobs (finished_at) where state in ('stopped', 'done', 'failed');
create index jobs_created_at_idx on private.jobs (created_at desc, id desc);
create index jobs_created_by_idx on private.jobs (created_by);
create trigger jobs_touch before update on private.jobs
  for each row execute function private.touch_updated_at();
-- Nobody's own, whoever started it: it is about others. How far it is is no change.
create trigger jobs_audit after insert or update or delete on private.jobs for each row
  execute function private.write_audit_log(
    'job', 'named kind',
    'unlogged input reason state done result error is_in_database due_at claim attempts undoes undo_until created_by started_at finished_at'
  );
alter table private.jobs enable row level security;
grant select on private.jobs to authenticated, service_role;

-- Organisers may see what was started, and how far it is.
create policy jobs_read_by_orga on private.jobs
  for select to authenticated
  using ((select private.is_orga()));

-- What a job does to whom. A kind that works on something else has a table of its own.
create table private.job_items (
  job_id uuid not null references private.jobs (id) on delete cascade,
  n integer not null check (n > 0),
  person_id uuid references private.profiles (user_id) on delete cascade,
  team_id uuid references public.teams (id) on delete cascade,
  fate text check (fate ~ '^[a-z][a-z_]{2,39}$'),
  before jsonb,
  after jsonb,
  settled_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  primary key (job_id, n),
  constraint job_items_are_about_one check (num_nonnulls(person_id, team_id) = 1)
);
comment on table private.job_items is 'The people or teams that a job works through, with what became of each.';
comment on column private.job_items.fate is 'What became of it: changed, or why not; null while it waits.';
comment on column private.job_items.before is 'What stood before, for the way back.';
comment on column private.job_items.after is 'What the job left behind: where something else stands by now, it is not taken back.';
create index job_items_waiting_idx on private.job_items (job_id, n) where fate is null;
create index job_items_left_out_idx on private.job_items (job_id, fate, n) where fate <> 'changed';
create index job_items_person_id_idx on private.job_items (person_id);
create index job_items_team_id_idx on private.job_items (team_id);
alter table private.job_items enable row level security;
grant select on private.job_items to authenticated, service_role;

-- Organisers may see what became of whom.
create policy job_items_read_by_orga on private.job_items
  for select to authenticated
  using ((select private.is_orga()));

create function private.export_of_jobs(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'kind', j.kind, 'reason', j.reason, 'state', j.state, 'total', j.total, 'created_at', j.created_at, 'finished_at', j.finished_at
  ) order by j.created_at) from private.jobs j where j.created_by = p_user_id;
$$;
comment on function private.export_of_jobs(uuid) is 'For the export: the jobs that a person started, without whom they were about.';

create function private.export_of_job_items(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'kind', j.kind, 'fate', i.fate, 'before', i.before, 'after', i.after, 'settled_at', i.settled_at, 'created_at', i.created_at
  ) order by i.created_at)
  from private.job_items i join private.jobs j on j.id = i.job_id where i.person_id = p_user_id;
$$;
comment on function private.export_of_job_items(uuid) is 'For the export: what jobs did to a person, without who started them.';

create function private.added_counts(p_counts jsonb, p_more jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(summed.key, summed.n), '{}') from (
    select entry.key, sum(entry.value::integer) as n
    from (select * from jsonb_each_text(p_counts) union all select * from jsonb_each_text(p_more)) entry
    group by entry.key
  ) summed;
$$;
comment on function private.added_counts(jsonb, jsonb) is 'Two tables of counts as one.';

create function private.start_job(
  p_kind text, p_input jsonb, p_total integer, p_reason text, p_undo_until timestamptz, p_user_id uuid, p_now timestamptz,
  p_undoes uuid default null
) returns private.jobs
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
begin
  insert into private.jobs (kind, input, total, reason, undo_until, undoes, created_by, due_at, created_at, is_in_database)
    values (
      p_kind, p_input, p_total, nullif(trim(p_reason), ''), p_undo_until, p_undoes, p_user_id, p_now, p_now,
      to_regprocedure(format('private.%I(private.jobs, timestamp with time zone)', 'job_chunk_' || p_kind)) is not null
    ) returning * into job;
  return job;
end;
$$;
comment on function private.start_job(text, jsonb, integer, text, timestamptz, uuid, timestamptz, uuid) is 'Writes a job down; its items follow in the same transaction, and the clock begins with it.';

-- A chunk acts as whoever started the job: what they may no longer do is not done, and the log names them.
create function private.act_for_job(p_job private.jobs) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', p_job.created_by, 'role', 'authenticated', 'aal', 'aal2'
  )::text, true);
  perform set_config('grow.reason', coalesce(p_job.reason, ''), true);
  perform private.acting_organiser();
end;
$$;
comment on function private.act_for_job(private.jobs) is 'Lets the transaction act as the organiser who started a job, with its reason (42501 orga_only once they are none).';

-- A chunk of a job is one transaction, so that its progress is seen and a backend that dies loses nothing but the chunk.
create function private.advance_job(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
  fates jsonb;
  code text;
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  select * into job from private.jobs j
    where j.state in ('waiting', 'running') and j.is_in_database and j.due_at <= p_now
    order by j.due_at, j.created_at, j.id limit 1 for update skip locked;
  if not found then
    return 0;
  end if;
  begin
    perform private.act_for_job(job);
    execute format('select private.%I($1, $2)', 'job_chunk_' || job.kind) into fates using job, p_now;
    perform set_config('request.jwt.claims', claims, true);
    perform set_config('grow.reason', '', true);
    update private.jobs j set
        state = case when fates = '{}' then 'done' else 'running' end,
        done = case when fates = '{}' then j.total
          else least(j.total, j.done + (select sum(f.value::integer) from jsonb_each_text(fates) f)) end,
        result = private.added_counts(j.result, fates),
        started_at = coalesce(j.started_at, p_now),
        finished_at = case when fates = '{}' then p_now end,
        error = null, attempts = 0, due_at = p_now
      where j.id = job.id;
  exception when others then
    get stacked diagnostics code = returned_sqlstate;
    update private.jobs j set
        attempts = j.attempts + 1,
        error = code,
        -- Who may not is not asked again.
        state = case when j.attempts >= 2 or code = '42501' then 'failed' else 'running' end,
        started_at = coalesce(j.started_at, p_now),
        finished_at = case when j.attempts >= 2 or code = '42501' then p_now end,
        due_at = p_now + make_interval(secs => 5 * (j.attempts + 1))
      where j.id = job.id;
  end;
  return 1;
end;
$$;
comment on function private.advance_job(timestamptz) is 'Does one chunk of the job that waits longest; a chunk that fails is tried three times. Gives how many chunks it did, 0 or 1.';

create function private.tidy_jobs(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from private.jobs where id in (
    select j.id from private.jobs j
    where j.state in ('stopped', 'done', 'failed') and j.finished_at < p_now - interval '90 days'
    order by j.finished_at limit least(greatest(coalesce(p_limit, 0), 0), 20)
  );
  get diagnostics removed = row_count;
  return removed;
end;
$$;
comment on function private.tidy_jobs(integer, timestamptz) is 'Forgets jobs ninety days after their end; what they did stands in the audit log.';

create function public.advance_jobs() returns integer
language sql security definer set search_path = '' as $$
  select private.advance_job(private.current_time());
$$;
comment on function public.advance_jobs() is 'For the clock: does one chunk of a job; 0 when none waits.';
grant execute on function public.advance_jobs() to service_role;

create function public.tidy_jobs() returns integer
language sql security definer set search_path = '' as $$
  select private.tidy_jobs(20, private.current_time());
$$;
comment on function public.tidy_jobs() is 'For the clock: forgets jobs that ended long ago.';
grant execute on function public.tidy_jobs() to service_role;
