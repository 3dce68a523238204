-- What organisers see of imports, and the way back: a real inverse, which leaves alone whoever came or changed something since.

create function private.undo_import(p_id uuid, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports;
  job private.jobs;
  undoing private.jobs;
begin
  select * into import from private.imports i where i.id = p_id and i.started_at is not null for update;
  if not found then
    raise exception 'import_not_found' using errcode = 'GR009';
  end if;
  job := private.lock_job(import.job_id);
  if job.state in ('waiting', 'running') then
    raise exception 'job_runs' using errcode = 'GR132';
  end if;
  if exists (select from private.jobs u where u.undoes = job.id) then
    raise exception 'job_undone' using errcode = 'GR131';
  end if;
  if import.undo_until <= p_now then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  undoing := private.start_job(
    'import_undo', jsonb_build_object('import_id', p_id, 'name', import.name),
    (select count(*)::integer from private.import_rows r where r.import_id = p_id and r.fate in ('made', 'again', 'changed')),
    job.reason, null, p_user_id, p_now, job.id
  );
  delete from private.jobs where id = import.invite_job_id;
  return undoing.id;
end;
$$;
comment on function private.undo_import(uuid, uuid, timestamptz) is 'Starts the job that takes an import back; nobody is invited any more (GR009, GR027 undo_over, GR131 job_undone, GR132 job_runs).';

-- Whoever has been here keeps their account, and so does who is in a team or became something else meanwhile.
create function private.removable_accounts(p_import_id uuid, p_ns integer[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(u.id order by u.id), '{}')
  from private.import_rows r
  join auth.users u on u.id = r.user_id
  join private.profiles p on p.user_id = r.user_id
  where r.import_id = p_import_id and r.n = any (p_ns) and r.fate = 'made' and p.role = r.role
    and u.last_sign_in_at is null and u.email_confirmed_at is null
    and not exists (select from auth.sessions s where s.user_id = u.id)
    and not exists (select from public.team_members m where m.user_id = u.id)
    and not exists (select from private.deletion_obstacles(u.id));
$$;
comment on function private.removable_accounts(uuid, integer[]) is 'Accounts that rows of an import made and nobody has used since.';

create function private.give_back_profiles(p_import_id uuid, p_ns integer[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.profiles p
    where p.user_id in (select r.user_id from private.import_rows r where r.import_id = p_import_id and r.n = any (p_ns))
    order by p.user_id for no key update;
  update private.import_rows r set undone = case
      when exists (select from jsonb_each(r.added) f where to_jsonb(p) -> f.key is distinct from f.value) then 'changed_since'
      else 'given_back'
    end
    from private.profiles p where p.user_id = r.user_id and r.import_id = p_import_id and r.n = any (p_ns);
  update private.profiles p set
      first_name = case when r.added ->> 'first_name' = p.first_name then '' else p.first_name end,
      last_name = case when r.added ->> 'last_name' = p.last_name then '' else p.last_name end,
      university = case when r.added ->> 'university' = p.university then null else p.university end,
      university_country = case when r.added ->> 'university_country' = p.university_country then null else p.university_country end,
      studies = case when r.added ->> 'studies' = p.studies then null else p.studies end,
      city = case when r.added ->> 'city' = p.city then null else p.city end,
      homeland = case when r.added ->> 'homeland' = p.homeland then null else p.homeland end,
      key_qualification = case when r.added ->> 'key_qualification' = p.key_qualification then null else p.key_qualification end,
      skills = case when r.added -> 'skills' = to_jsonb(p.skills) then '{}' else p.skills end
    from private.import_rows r
    where r.user_id = p.user_id and r.import_id = p_import_id and r.n = any (p_ns) and r.added <> '{}';
end;
$$;
comment on function private.give_back_profiles(uuid, integer[]) is 'Empties the fields that rows of an import wrote, where they still say that.';

create function private.job_chunk_import_undo(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  import uuid := (p_job.input ->> 'import_id')::uuid;
  taken integer[];
  profiles integer[];
  removed uuid[];
  fates jsonb;
begin
  -- Last done, first undone.
  select array_agg(w.n), array_agg(w.n) filter (where w.fate <> 'made') into taken, profiles from (
    select r.n, r.fate from private.import_rows r
    where r.import_id = import and r.fate in ('made', 'again', 'changed') and r.undone is null
    order by r.n desc limit 25
  ) w;
  if taken is null then
    return '{}';
  end if;
  perform private.give_back_profiles(import, profiles);
  removed := private.removable_accounts(import, taken);
  update private.import_rows r set undone = 'kept'
    where r.import_id = import and r.n = any (taken) and r.fate = 'made' and r.user_id <> all (removed);
  select coalesce(jsonb_object_agg(c.fate, c.times), '{}') into fates from (
    select case r.undone when 'given_back' then 'changed' else coalesce(r.undone, 'changed') end as fate, count(*) as times
    from private.import_rows r where r.import_id = import and r.n = any (taken) group by 1
  ) c;
  -- Their rows go with them.
  delete from auth.users u where u.id = any (removed);
  return fates;
end;
$$;
comment on function private.job_chunk_import_undo(private.jobs, timestamptz) is 'Takes back the next 25 rows of an import: changed (removed or given back), changed_since, kept.';

-- Counted by an index that is all it needs: an import may have five thousand rows.
create function private.listed_imports(p_id uuid, p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (
    with page as materialized (
      select i.id, i.name, i.row_count, i.left_out, i.created_at, i.started_at, i.undo_until, i.job_id, i.invite_job_id
      from private.imports i
      where (p_id is null or i.id = p_id) and (i.started_at is not null or i.created_by = p_user_id)
      order by i.created_at desc, i.id desc limit 20
    ), fates as (
      select c.import_id, jsonb_object_agg(c.fate, c.times) as fates from (
        select r.import_id, coalesce(r.fate, 'waiting') as fate, count(*) as times
        from private.import_rows r where r.import_id in (select g.id from page g) group by r.import_id, r.fate
      ) c group by c.import_id
    ), invited as (
      select r.import_id, count(*) as people
      from private.import_rows r where r.import_id in (select g.id from page g) and r.invited_at is not null group by r.import_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', g.id, 'name', g.name, 'row_count', g.row_count, 'left_out', g.left_out,
      'created_at', g.created_at, 'started_at', g.started_at, 'undo_until', g.undo_until,
      'rows', coalesce(f.fates, '{}'), 'invited', coalesce(v.people, 0),
      'job', case when j.id is not null then to_jsonb(j) end,
      'undo', case when u.id is not null then to_jsonb(u) end,
      'invites_at', n.due_at
    ) order by g.created_at desc, g.id desc), '[]')
    from page g
    left join fates f on f.import_id = g.id
    left join invited v on v.import_id = g.id
    left join private.jobs j on j.id = g.job_id
    left join private.jobs u on u.undoes = g.job_id
    left join private.jobs n on n.id = g.invite_job_id and n.state = 'waiting'
  );
end;
$$;
comment on function private.listed_imports(uuid, uuid) is 'The newest imports that were started and the drafts of a person, at most twenty, or one: how far each is, what became of its rows, and how far it was taken back.';

create function public.list_imports(p_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.listed_imports(p_id, private.acting_organiser());
$$;
comment on function public.list_imports(uuid) is 'For ORGA: the newest imports and their own drafts, at most twenty, or one (42501 orga_only).';
grant execute on function public.list_imports(uuid) to authenticated;

create function public.import_source(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('source', i.source, 'choices', i.choices, 'failed', coalesce((
    select jsonb_agg(jsonb_build_object('n', r.n, 'email', r.email, 'error', r.error) order by r.n)
    from private.import_rows r where r.import_id = i.id and r.fate = 'failed'
  ), '[]'))
  from private.imports i
  where private.acting_organiser() is not null and i.id = p_id
    and (i.started_at is not null or i.created_by = (select auth.uid()));
$$;
comment on function public.import_source(uuid) is 'For ORGA: the table of their draft with what was chosen, or the rows of an import that stayed out; null where there is none (42501 orga_only).';
grant execute on function public.import_source(uuid) to authenticated;

create function public.undo_import(p_id uuid) returns uuid
language sql security definer set search_path = '' as $$
  select private.undo_import(p_id, private.proven_organiser(), private.current_time());
$$;
comment on function public.undo_import(uuid) is 'An organiser with a fresh login takes an import back within a day; gives the job (42501 orga_only, GR126 fresh_login_needed, GR009, GR027 undo_over, GR131 job_undone, GR132 job_runs).';
grant execute on function public.undo_import(uuid) to authenticated;
