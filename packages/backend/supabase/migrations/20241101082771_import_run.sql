-- An import as it runs: started on what was said before, worked through by a function of the project, which alone makes accounts,
-- and invitations that wait until it can no longer be taken back.

-- What the page checked already, once more and for all rows at once.
create function private.wrong_import_rows(p_rows jsonb) returns integer[]
language sql stable security definer set search_path = '' as $$
  with given as (
    select r.n, r.email, r.role, r.locale, coalesce(r.fields, '{}') as fields, count(*) over (partition by r.email) as times
    from jsonb_to_recordset(p_rows) r (n integer, email text, role text, locale text, fields jsonb)
  )
  select coalesce(array_agg(g.n order by g.n), '{}') from given g
  where coalesce(g.n, 0) not between 1 and 5001
    or g.times > 1
    or coalesce(g.email, '') !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?([.][a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'
    or char_length(g.email) > 254
    or coalesce(g.role, '') not in ('PARTICIPANT', 'MENTOR')
    or coalesce(g.locale, '') not in ('en', 'de')
    or case when not private.is_import_fields(g.fields) then true else exists (
      select from jsonb_each_text(g.fields) f
      where f.key <> 'skills' and (
        not private.is_plain_name(f.value)
        or char_length(f.value) > case when f.key in ('first_name', 'last_name', 'city') then 80 else 120 end
      )
    ) or jsonb_array_length(coalesce(g.fields -> 'skills', '[]')) > 20 or exists (
      select from jsonb_array_elements_text(coalesce(g.fields -> 'skills', '[]')) skill (name)
      group by skill.name having count(*) > 1 or not exists (select from public.skills s where s.key = skill.name)
    ) end;
$$;
comment on function private.wrong_import_rows(jsonb) is 'Numbers of rows that cannot be imported: no address, one twice, a role or a language that is none, values that no profile takes.';

-- Accounts are looked up once, whatever the planner thinks of lists that it cannot look into.
create function private.counted_import_rows(p_rows jsonb) returns jsonb
language sql stable security definer set search_path = '' set enable_nestloop = off as $$
  with given as materialized (
    select r.email, coalesce(r.fields, '{}') as fields from jsonb_to_recordset(p_rows) r (email text, fields jsonb)
  ), accounts as materialized (
    select * from private.accounts_of(array(select given.email from given))
  ), known as materialized (
    select a.email, a.is_confirmed, private.lacking_columns(p) as lacking
    from accounts a join private.profiles p on p.user_id = a.user_id
  )
  select jsonb_build_object(
    'new', count(*) filter (where k.email is null),
    'again', count(*) filter (where not k.is_confirmed),
    'change', count(*) filter (where k.is_confirmed and g.fields ?| k.lacking),
    'same', count(*) filter (where k.is_confirmed and not g.fields ?| k.lacking)
  )
  from given g left join known k on k.email = g.email;
$$;
comment on function private.counted_import_rows(jsonb) is 'How many rows are new, invited again, would change something, or nothing.';

-- The header is looked at once: a table of megabytes is not opened for each of its rows.
create function private.rows_left_out(p_source jsonb, p_taken integer[]) returns table (rows jsonb, stayed integer)
language sql stable set search_path = '' set enable_nestloop = off as $$
  with header as materialized (
    select case when jsonb_typeof(p_source -> 'header') = 'array' then 1 else 0 end as height
  ), lines as materialized (
    select line.cells, line.at::integer + header.height as n
    from header cross join jsonb_array_elements(p_source -> 'rows') with ordinality line (cells, at)
  )
  select coalesce(jsonb_agg(case when taken.n is null then lines.cells else '[]' end order by lines.n), '[]'),
    (count(*) filter (where taken.n is null and lines.cells - '' <> '[]'))::integer
  from lines left join unnest(p_taken) taken (n) on taken.n = lines.n;
$$;
comment on function private.rows_left_out(jsonb, integer[]) is 'The rows of a table with those that are taken emptied, and how many of the others say something.';

create function private.start_import(p_id uuid, p_rows jsonb, p_counts jsonb, p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  draft private.imports := private.own_import_draft(p_id, p_user_id);
  wrong integer[];
  counts jsonb;
  invited integer;
  invite_job private.jobs;
begin
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) not between 1 and 5000 then
    raise exception 'rows_invalid' using errcode = 'GR151';
  end if;
  wrong := private.wrong_import_rows(p_rows);
  if wrong <> '{}' then
    raise exception 'rows_invalid' using errcode = 'GR151', detail = array_to_string(wrong[1:20], ' ');
  end if;
  counts := private.counted_import_rows(p_rows);
  if counts <> p_counts then
    raise exception 'import_changed' using errcode = 'GR152', detail = counts::text;
  end if;
  draft.undo_until := p_now + interval '24 hours';
  draft.job_id := (private.start_job(
    'import_people', jsonb_build_object('import_id', p_id, 'name', draft.name), jsonb_array_length(p_rows),
    'Import: ' || draft.name, null, p_user_id, p_now
  )).id;
  invited := (counts ->> 'new')::integer + (counts ->> 'again')::integer;
  if invited > 0 then
    invite_job := private.start_job(
      'import_invite', jsonb_build_object('import_id', p_id, 'name', draft.name), invited, 'Import: ' || draft.name, null,
      p_user_id, p_now
    );
    update private.jobs set due_at = private.after_quiet_hours(draft.undo_until) where id = invite_job.id;
  end if;
  insert into private.import_rows (import_id, n, email, role, locale, fields)
    select p_id, r.n, r.email, r.role, r.locale, coalesce(r.fields, '{}')
    from jsonb_to_recordset(p_rows) r (n integer, email text, role text, locale text, fields jsonb);
  update private.imports i set
      started_at = p_now, undo_until = draft.undo_until, job_id = draft.job_id, invite_job_id = invite_job.id,
      left_out = kept.stayed, source = jsonb_set(i.source, '{rows}', kept.rows), choices = i.choices - 'mended'
    from private.rows_left_out(draft.source, array(select r.n from private.import_rows r where r.import_id = p_id)) kept
    where i.id = p_id;
end;
$$;
comment on function private.start_import(uuid, jsonb, jsonb, uuid, timestamptz) is 'Begins an import of rows [{"n", "email", "role", "locale", "fields"}] on the counts that were said before; of the draft stay the rows that are left out (GR009, GR150 import_started, GR151 rows_invalid with their numbers, GR152 import_changed).';

-- Into empty fields only. Whoever writes their profile just now holds the row, and comes first.
create function private.fill_profiles(p_import_id uuid, p_ns integer[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.profiles p
    where p.user_id in (select r.user_id from private.import_rows r where r.import_id = p_import_id and r.n = any (p_ns))
    order by p.user_id for no key update;
  update private.import_rows r set
      added = (
        select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(r.fields) f
        where f.key = any (private.lacking_columns(p))
      )
    from private.profiles p where p.user_id = r.user_id and r.import_id = p_import_id and r.n = any (p_ns);
  update private.profiles p set
      role = case when r.fate = 'made' then r.role else p.role end,
      first_name = coalesce(r.added ->> 'first_name', p.first_name),
      last_name = coalesce(r.added ->> 'last_name', p.last_name),
      university = coalesce(r.added ->> 'university', p.university),
      university_country = coalesce(r.added ->> 'university_country', p.university_country),
      studies = coalesce(r.added ->> 'studies', p.studies),
      city = coalesce(r.added ->> 'city', p.city),
      homeland = coalesce(r.added ->> 'homeland', p.homeland),
      key_qualification = coalesce(r.added ->> 'key_qualification', p.key_qualification),
      skills = case when r.added ? 'skills' then array(select jsonb_array_elements_text(r.added -> 'skills')) else p.skills end
    from private.import_rows r
    where r.user_id = p.user_id and r.import_id = p_import_id and r.n = any (p_ns)
      and (r.added <> '{}' or (r.fate = 'made' and p.role <> r.role));
end;
$$;
comment on function private.fill_profiles(uuid, integer[]) is 'Writes what rows say into empty fields of their people, and gives new accounts their role.';

create function private.settle_import_rows(p_import_id uuid, p_limit integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settled integer[];
begin
  with waiting as (
    select r.n, r.email from private.import_rows r
    where r.import_id = p_import_id and r.fate is null order by r.attempts, r.n limit p_limit
  ), accounts as materialized (
    select * from private.accounts_of(array(select waiting.email from waiting))
  ), written as (
    update private.import_rows r set
        user_id = a.user_id, attempts = 0, error = null,
        fate = case
          when a.import_row = p_import_id || '/' || r.n then 'made'
          when not a.is_confirmed then 'again'
          else 'changed'
        end
      from waiting w join accounts a on a.email = w.email
        join private.profiles p on p.user_id = a.user_id
      where r.import_id = p_import_id and r.n = w.n
      returning r.n
  )
  select array_agg(written.n) into settled from written;
  perform private.fill_profiles(p_import_id, settled);
  update private.import_rows r set fate = 'same'
    where r.import_id = p_import_id and r.n = any (settled) and r.fate = 'changed' and r.added = '{}';
end;
$$;
comment on function private.settle_import_rows(uuid, integer, timestamptz) is 'Settles the next rows whose people have an account by now, made for them or not.';

create function private.import_job(p_job_id uuid, p_kind text) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
  import private.imports;
begin
  select * into job from private.jobs j where j.id = p_job_id and j.kind = p_kind and j.state = 'running' and j.claim is not null;
  if not found then
    raise exception 'job_not_found' using errcode = 'GR009';
  end if;
  perform private.act_for_job(job);
  select * into import from private.imports i where p_job_id in (i.job_id, i.invite_job_id) for update;
  if not found then
    raise exception 'import_not_found' using errcode = 'GR009';
  end if;
  return import;
end;
$$;
comment on function private.import_job(uuid, text) is 'The import of a claimed job, kept for oneself; the transaction acts as who started it (42501, GR009).';

create function private.import_fates(p_import_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.fate, c.times), '{}') from (
    select case when r.fate in ('made', 'again') then 'changed' when r.fate = 'same' then 'already' else r.fate end as fate, count(*) as times
    from private.import_rows r where r.import_id = p_import_id and r.fate is not null group by 1
  ) c;
$$;
comment on function private.import_fates(uuid) is 'What became of how many rows, as jobs count it.';

-- Asked before and after accounts are made: whoever died in between finds them by the row that their account names.
create function private.import_chunk(p_job_id uuid, p_failed jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports := private.import_job(p_job_id, 'import_people');
begin
  update private.import_rows r set
      attempts = r.attempts + 1, error = left(f.error, 60), fate = case when r.attempts >= 2 then 'failed' end
    from jsonb_to_recordset(p_failed) f (n integer, error text)
    where r.import_id = import.id and r.n = f.n and r.fate is null;
  perform private.settle_import_rows(import.id, 200, p_now);
  return jsonb_build_object(
    'done', (select count(*) from private.import_rows r where r.import_id = import.id and r.fate is not null),
    'result', private.import_fates(import.id),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object('n', w.n, 'email', w.email, 'locale', w.locale, 'import_row', import.id || '/' || w.n))
      from (
        select r.n, r.email, r.locale from private.import_rows r
        where r.import_id = import.id and r.fate is null order by r.attempts, r.n limit 40
      ) w
      where not exists (select from private.accounts_of(array[w.email]))
    ), '[]'),
    'is_over', not exists (select from private.import_rows r where r.import_id = import.id and r.fate is null)
  );
end;
$$;
comment on function private.import_chunk(uuid, jsonb, timestamptz) is 'Notes which accounts could not be made, settles what can be settled, and names the next forty to make (42501, GR009).';

create function private.invite_chunk(p_job_id uuid, p_sent integer[], p_failed jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  import private.imports := private.import_job(p_job_id, 'import_invite');
  invited integer;
begin
  update private.import_rows r set invited_at = p_now where r.import_id = import.id and r.n = any (p_sent) and r.invited_at is null;
  update private.import_rows r set attempts = r.attempts + 1, error = left(f.error, 60)
    from jsonb_to_recordset(p_failed) f (n integer, error text)
    where r.import_id = import.id and r.n = f.n and r.invited_at is null;
  select count(*) into invited from private.import_rows r where r.import_id = import.id and r.invited_at is not null;
  return (
    with waiting as (
      select r.n, r.email, r.locale from private.import_rows r join auth.users u on u.id = r.user_id
      where r.import_id = import.id and r.fate in ('made', 'again') and r.invited_at is null and r.attempts < 3
        -- Whoever came meanwhile needs none.
        and u.email_confirmed_at is null and u.last_sign_in_at is null
      order by r.attempts, r.n limit 10
    )
    select jsonb_build_object(
      'done', invited,
      'result', jsonb_build_object('changed', invited),
      'rows', coalesce(jsonb_agg(to_jsonb(w)), '[]'),
      'is_over', count(*) = 0
    ) from waiting w
  );
end;
$$;
comment on function private.invite_chunk(uuid, integer[], jsonb, timestamptz) is 'Notes which invitations went out and which did not, and names the next ten (42501, GR009).';

create function public.start_import(p_id uuid, p_rows jsonb, p_counts jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.start_import(p_id, p_rows, p_counts, private.proven_organiser(), private.current_time());
$$;
comment on function public.start_import(uuid, jsonb, jsonb) is 'An organiser with a fresh login begins an import on what was said before (42501 orga_only, GR126 fresh_login_needed, GR009, GR150, GR151 rows_invalid, GR152 import_changed).';
grant execute on function public.start_import(uuid, jsonb, jsonb) to authenticated;

create function public.import_chunk(p_job_id uuid, p_failed jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.import_chunk(p_job_id, p_failed, private.current_time());
$$;
comment on function public.import_chunk(uuid, jsonb) is 'For the function import-people: which accounts could not be made, [{"n", "error"}]; gives the next to make.';
grant execute on function public.import_chunk(uuid, jsonb) to service_role;

create function public.invite_chunk(p_job_id uuid, p_sent integer[], p_failed jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.invite_chunk(p_job_id, p_sent, p_failed, private.current_time());
$$;
comment on function public.invite_chunk(uuid, integer[], jsonb) is 'For the function import-people: which invitations went out; gives the next.';
grant execute on function public.invite_chunk(uuid, integer[], jsonb) to service_role;

-- The auth service sends so many mails an hour and no more.
create function public.delay_job(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.jobs j set due_at = private.current_time() + interval '10 minutes'
    where j.id = p_id and j.state = 'running' and j.claim is null;
$$;
comment on function public.delay_job(uuid) is 'For functions of the project: a job that runs goes on in ten minutes.';
grant execute on function public.delay_job(uuid) to service_role;
