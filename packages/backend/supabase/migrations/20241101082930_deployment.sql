-- What a deployment is asked for from outside: which migrations the database has, which buckets, and what its clock does.

-- The table is the Supabase CLI's own, and a database that it never wrote to has none.
create function private.database_level() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  level text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(m.version collate "C") from supabase_migrations.schema_migrations m' into level;
  end if;
  return coalesce(level, '');
end;
$$;
comment on function private.database_level() is 'The version of the newest migration that was applied; empty where nobody noted any.';
grant execute on function private.database_level() to service_role;

create function public.database_level() returns text
language sql stable security definer set search_path = '' as $$
  select private.database_level();
$$;
comment on function public.database_level() is 'For everybody: the version of the newest migration, so that a page and an operator see whether they fit the database.';
grant execute on function public.database_level() to anon, authenticated, service_role;

-- pg_cron is an extension that a project turns on, so what belongs to it is only named in texts. A run that has not ended says
-- nothing yet: the last one that did counts, and what is under way for long shows as late.
create function private.clock_jobs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs jsonb;
begin
  if to_regclass('cron.job') is null or to_regclass('cron.job_run_details') is null then
    return null;
  end if;
  execute $query$
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', j.jobname, 'schedule', j.schedule, 'is_active', j.active,
      'last_run', case when d.runid is not null then jsonb_build_object(
        'started_at', d.start_time, 'status', d.status, 'message', left(d.return_message, 500)
      ) end
    ) order by j.jobname, j.jobid), '[]'::jsonb)
    from cron.job j
    left join lateral (
      select r.runid, r.start_time, r.status, r.return_message from cron.job_run_details r
      where r.jobid = j.jobid and r.status in ('succeeded', 'failed')
      order by r.runid desc limit 1
    ) d on true
  $query$ into jobs;
  return jobs;
end;
$$;
comment on function private.clock_jobs() is 'The jobs of pg_cron with the last run of each that ended; null where the extension is off.';
grant execute on function private.clock_jobs() to service_role;

create function private.deployment_facts(p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'asked_at', p_now,
    'level', private.database_level(),
    'buckets', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'is_public', b.public, 'size_limit', b.file_size_limit, 'types', b.allowed_mime_types
      ) order by b.id), '[]'::jsonb)
      from storage.buckets b
    ),
    'clock', private.clock_jobs()
  );
$$;
comment on function private.deployment_facts(timestamptz) is 'What an operator asks a deployment: level, buckets and clock.';
grant execute on function private.deployment_facts(timestamptz) to service_role;

create function public.deployment_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.deployment_facts(private.current_time());
$$;
comment on function public.deployment_facts() is 'For the secret key: the level of the database, its buckets with their limits, and the jobs of its clock with their last runs.';
grant execute on function public.deployment_facts() to service_role;
