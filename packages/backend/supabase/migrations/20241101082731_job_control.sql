-- What workers ask of jobs that the database cannot do itself, and what organisers do with jobs: stop, go on, take back.

-- A lease of two minutes is longer than a worker may take for a chunk. One that dies with it has used an attempt.
create function private.claim_job(p_kind text, p_now timestamptz) returns setof private.jobs
language plpgsql security definer set search_path = '' as $$
begin
  update private.jobs j set state = 'failed', claim = null, error = coalesce(j.error, '57014'), finished_at = p_now
    where j.state in ('waiting', 'running') and j.kind = p_kind and j.due_at <= p_now and j.attempts >= 3;
  return query
    update private.jobs j set
        state = 'running', claim = gen_random_uuid(), attempts = j.attempts + 1, started_at = coalesce(j.started_at, p_now),
        due_at = p_now + interval '2 minutes'
      where j.id = (
        select w.id from private.jobs w
        where w.state in ('waiting', 'running') and w.kind = p_kind and not w.is_in_database and w.due_at <= p_now
        order by w.due_at, w.created_at, w.id limit 1 for update skip locked
      ) returning j.*;
end;
$$;
comment on function private.claim_job(text, timestamptz) is 'Hands out a job of a kind to one worker at a time, for two minutes; gives up one that came on in none of three leases.';

create function private.settle_job(
  p_id uuid, p_claim uuid, p_done integer, p_result jsonb, p_is_over boolean, p_error text, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
  is_running boolean;
begin
  select * into job from private.jobs j where j.id = p_id and j.claim = p_claim for update;
  if not found then
    return false;
  end if;
  is_running := job.state = 'running';
  update private.jobs j set
      done = least(j.total, greatest(j.done, coalesce(p_done, 0))),
      result = coalesce(p_result, j.result),
      error = p_error,
      attempts = case when p_error is null then 0 else j.attempts end,
      state = case
        when not is_running then j.state
        when p_error is not null and j.attempts >= 3 then 'failed'
        when p_error is null and p_is_over then 'done'
        else 'running'
      end,
      claim = null,
      due_at = case when p_error is null then p_now else p_now + make_interval(secs => 5 * j.attempts) end
    where j.id = job.id returning * into job;
  update private.jobs j set finished_at = p_now where j.id = job.id and is_running and job.state in ('done', 'failed');
  return is_running and job.state = 'running';
end;
$$;
comment on function private.settle_job(uuid, uuid, integer, jsonb, boolean, text, timestamptz) is 'Ends a claim: how many were looked at in all and their fates, whether that was all, or the code of what went wrong. True while there is more to do.';

create function public.claim_job(p_kind text)
returns table (id uuid, claim uuid, input jsonb, total integer, done integer, undoes uuid, created_by uuid)
language sql security definer set search_path = '' as $$
  select c.id, c.claim, c.input, c.total, c.done, c.undoes, c.created_by from private.claim_job(p_kind, private.current_time()) c;
$$;
comment on function public.claim_job(text) is 'For functions of the project: a job of a kind, claimed for two minutes.';
grant execute on function public.claim_job(text) to service_role;

create function public.settle_job(
  p_id uuid, p_claim uuid, p_done integer, p_result jsonb default null, p_is_over boolean default false, p_error text default null
) returns boolean
language sql security definer set search_path = '' as $$
  select private.settle_job(p_id, p_claim, p_done, p_result, p_is_over, p_error, private.current_time());
$$;
comment on function public.settle_job(uuid, uuid, integer, jsonb, boolean, text) is 'For functions of the project: a chunk of a claimed job is done; whether there is more to do.';
grant execute on function public.settle_job(uuid, uuid, integer, jsonb, boolean, text) to service_role;

create function private.lock_job(p_id uuid) returns private.jobs
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
begin
  -- A chunk holds it for at most a second.
  select * into job from private.jobs j where j.id = p_id for update;
  if not found then
    raise exception 'job_not_found' using errcode = 'GR009';
  end if;
  return job;
end;
$$;
comment on function private.lock_job(uuid) is 'A job, kept for oneself (GR009 job_not_found).';

create function private.stop_job(p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs := private.lock_job(p_id);
begin
  if job.state in ('done', 'failed') then
    raise exception 'job_over' using errcode = 'GR130';
  end if;
  update private.jobs set state = 'stopped', stopped_at = p_now, finished_at = p_now where id = p_id and state <> 'stopped';
end;
$$;
comment on function private.stop_job(uuid, timestamptz) is 'Stops a job after the chunk that it is at; what was done stays (GR009, GR130 job_over).';

-- While a worker still holds its lease, the next one waits for the end of it.
create function private.resume_job(p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs := private.lock_job(p_id);
begin
  if job.state = 'done' then
    raise exception 'job_over' using errcode = 'GR130';
  end if;
  if exists (select from private.jobs u where u.undoes = p_id) then
    raise exception 'job_undone' using errcode = 'GR131';
  end if;
  update private.jobs j set
      state = 'waiting', attempts = 0, error = null, stopped_at = null, finished_at = null,
      due_at = case when j.claim is null then p_now else greatest(j.due_at, p_now) end
    where j.id = p_id and j.state in ('stopped', 'failed');
end;
$$;
comment on function private.resume_job(uuid, timestamptz) is 'Lets a job go on that was stopped or failed (GR009, GR130 job_over, GR131 job_undone).';

create function private.undo_job(p_id uuid, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs := private.lock_job(p_id);
  undoing private.jobs;
begin
  if job.state in ('waiting', 'running') then
    raise exception 'job_runs' using errcode = 'GR132';
  end if;
  if job.undo_until is null or job.undo_until <= p_now then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  if exists (select from private.jobs u where u.undoes = p_id) then
    raise exception 'job_undone' using errcode = 'GR131';
  end if;
  undoing := private.start_job(
    job.kind, job.input, coalesce((job.result ->> 'changed')::integer, 0), job.reason, null, p_user_id, p_now, p_id
  );
  -- Last done, first undone.
  insert into private.job_items (job_id, n, person_id, team_id, before, after)
    select undoing.id, row_number() over (order by i.n desc), i.person_id, i.team_id, i.after, i.before
    from private.job_items i where i.job_id = p_id and i.fate = 'changed';
  return undoing.id;
end;
$$;
comment on function private.undo_job(uuid, uuid, timestamptz) is 'Starts a job that takes another one back, item by item (GR009, GR027 undo_over, GR131 job_undone, GR132 job_runs).';

create function public.stop_job(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.stop_job(p_id, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.stop_job(uuid) is 'An organiser stops a job (42501 orga_only, GR009, GR130 job_over).';
grant execute on function public.stop_job(uuid) to authenticated;

create function public.resume_job(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.resume_job(p_id, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.resume_job(uuid) is 'An organiser lets a job go on (42501 orga_only, GR009, GR130 job_over, GR131 job_undone).';
grant execute on function public.resume_job(uuid) to authenticated;

create function public.undo_job(p_id uuid) returns uuid
language sql security definer set search_path = '' as $$
  select private.undo_job(p_id, private.acting_organiser(), private.current_time());
$$;
comment on function public.undo_job(uuid) is 'An organiser takes a job back; gives the job that does it (42501 orga_only, GR009, GR027 undo_over, GR131 job_undone, GR132 job_runs).';
grant execute on function public.undo_job(uuid) to authenticated;

create function public.list_jobs(p_id uuid default null, p_limit integer default 50)
returns table (
  id uuid, kind text, input jsonb, reason text, state text, total integer, done integer, result jsonb, error text, undoes uuid,
  undone_by uuid, undo_until timestamptz, starter jsonb, created_at timestamptz, started_at timestamptz, finished_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with page as (
    select j.* from private.jobs j
    where private.acting_organiser() is not null and (p_id is null or j.id = p_id)
    order by j.created_at desc, j.id desc
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
  )
  select page.id, page.kind, page.input, page.reason, page.state, page.total, page.done, page.result, page.error, page.undoes,
    u.id, page.undo_until,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    page.created_at, page.started_at, page.finished_at
  from page
    left join private.jobs u on u.undoes = page.id
    left join private.profiles p on p.user_id = page.created_by
  order by page.created_at desc, page.id desc;
$$;
comment on function public.list_jobs(uuid, integer) is 'For ORGA: the newest jobs, or one, with who started them and what takes them back (42501 orga_only).';
grant execute on function public.list_jobs(uuid, integer) to authenticated;

create function public.list_job_items(p_id uuid, p_limit integer default 100)
returns table (n integer, fate text, person jsonb, team jsonb)
language sql stable security definer set search_path = '' as $$
  with left_out as materialized (
    select i.n, i.fate, i.person_id, i.team_id from (
      select j.n, j.fate, j.person_id, j.team_id, row_number() over (partition by j.fate order by j.n) as place
      from private.job_items j
      where private.acting_organiser() is not null and j.job_id = p_id and j.fate <> 'changed'
    ) i
    where i.place <= 20
    order by i.n
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
  )
  select i.n, i.fate,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'logo', t.logo) end
  from left_out i
    left join private.profiles p on p.user_id = i.person_id
    left join public.teams t on t.id = i.team_id
  order by i.n;
$$;
comment on function public.list_job_items(uuid, integer) is 'For ORGA: people or teams for which a job did nothing, and why, the first twenty of each fate (42501 orga_only).';
grant execute on function public.list_job_items(uuid, integer) to authenticated;
