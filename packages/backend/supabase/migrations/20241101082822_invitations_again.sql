-- Organisers invite many people again who were invited and never came. The auth service mails, so a function of the project claims
-- the job. A mail cannot be taken back: that is said before.

create function private.invitation_fates(p_user_ids uuid[], p_now timestamptz) returns table (user_id uuid, fate text)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when u.id is null then 'gone'
      when u.last_sign_in_at is not null or u.email_confirmed_at is not null then 'has_come'
      when coalesce(u.email, '') = '' or u.is_sso_user then 'no_address'
      -- Until its import can no longer be taken back nobody is told.
      when exists (
        select from private.import_rows r
        join private.imports i on i.id = r.import_id
        join private.jobs j on j.id = i.invite_job_id and j.state in ('waiting', 'running')
        where r.user_id = u.id and r.fate in ('made', 'again') and r.invited_at is null
      ) then 'invite_waits'
      when u.invited_at is null then 'never_invited'
      -- The auth service notes it before the mail leaves: whose mail failed since was not invited.
      when u.invited_at > p_now - interval '1 day' and not exists (
        select from private.job_items i
        where i.person_id = u.id and i.fate = 'failed' and i.settled_at >= u.invited_at
      ) then 'invited'
      else 'changed'
    end
  from unnest(p_user_ids) with ordinality given (id, n)
  left join auth.users u on u.id = given.id and u.deleted_at is null
  order by given.n;
$$;
comment on function private.invitation_fates(uuid[], timestamptz) is 'What would become of people who are invited again: changed, or why not: has_come, no_address, invite_waits (for an import), never_invited (signed up by themselves), invited (within a day), gone.';

-- Who has no name is named by their address, which only organisers see: that reading is noted.
create function private.preview_invitations(p_selection jsonb, p_reader_id uuid, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  preview jsonb;
  nameless uuid[];
begin
  select private.people_preview(array_agg(f.user_id), array_agg(f.fate)) into preview
    from private.invitation_fates(private.selected_people(p_selection), p_now) f;
  select array_agg((e.example ->> 'id')::uuid) into nameless
    from jsonb_array_elements(preview -> 'examples') e (example) where e.example ->> 'name' = '';
  if nameless is null then
    return preview;
  end if;
  perform private.note_people_read(p_reader_id, 'people', array['email'], '{}', nameless, null, p_now);
  return preview || jsonb_build_object('examples', (
    select jsonb_agg(e.example || case when s.email is null then '{}' else jsonb_build_object('name', s.email) end order by e.n)
    from jsonb_array_elements(preview -> 'examples') with ordinality e (example, n)
    left join private.profile_private s on s.user_id = (e.example ->> 'id')::uuid and s.user_id = any (nameless)
  ));
end;
$$;
comment on function private.preview_invitations(jsonb, uuid, timestamptz) is 'How many people a selection means, how many would be invited again, and some of each by name, or address where they have none; it is noted who read addresses (22023 selection_invalid).';

create function private.start_invitations(p_selection jsonb, p_count integer, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_people(p_selection);
  job private.jobs;
  written integer;
begin
  job := private.start_job(
    'invite_again', jsonb_build_object('selected', cardinality(ids)), coalesce(p_count, 0), null, null, p_user_id, p_now
  );
  -- No mail at night.
  update private.jobs set due_at = private.after_quiet_hours(p_now) where id = job.id;
  insert into private.job_items (job_id, n, person_id)
    select job.id, row_number() over (), f.user_id from private.invitation_fates(ids, p_now) f where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return job.id;
end;
$$;
comment on function private.start_invitations(jsonb, integer, uuid, timestamptz) is 'Starts the job that invites people again, as many as the preview counted, by day; nothing takes it back (22023 selection_invalid, GR144 selection_changed).';

-- Asked before and after mails go. A worker that dies in between has mailed up to ten people, who get a second mail. Whether one
-- left is what it says itself: what the auth service notes as invited_at is written before.
create function private.invite_again_chunk(p_job_id uuid, p_sent integer[], p_failed jsonb, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
begin
  select * into job from private.jobs j
    where j.id = p_job_id and j.kind = 'invite_again' and j.state = 'running' and j.claim is not null;
  if not found then
    raise exception 'job_not_found' using errcode = 'GR009';
  end if;
  perform private.act_for_job(job);
  update private.job_items i set fate = 'changed', settled_at = p_now
    where i.job_id = p_job_id and i.fate is null and i.n = any (p_sent);
  update private.job_items i set fate = 'has_come', settled_at = p_now
    from auth.users u
    where i.job_id = p_job_id and i.fate is null and u.id = i.person_id
      and (u.last_sign_in_at is not null or u.email_confirmed_at is not null);
  update private.job_items i set
      before = jsonb_build_object('attempts', coalesce((i.before ->> 'attempts')::integer, 0) + 1, 'error', left(f.error, 60)),
      fate = case when coalesce((i.before ->> 'attempts')::integer, 0) >= 2 then 'failed' end, settled_at = p_now
    from jsonb_to_recordset(p_failed) f (n integer, error text)
    where i.job_id = p_job_id and i.n = f.n and i.fate is null;
  return (
    with waiting as (
      select i.n, u.email, p.locale
      from private.job_items i
      join auth.users u on u.id = i.person_id
      join private.profiles p on p.user_id = i.person_id
      where i.job_id = p_job_id and i.fate is null
      order by coalesce((i.before ->> 'attempts')::integer, 0), i.n limit 10
    ), counts as (
      select i.fate, count(*) as times from private.job_items i
      where i.job_id = p_job_id and i.fate is not null group by i.fate
    )
    select jsonb_build_object(
      'done', (select coalesce(sum(c.times), 0) from counts c),
      'result', (select coalesce(jsonb_object_agg(c.fate, c.times), '{}') from counts c),
      'rows', coalesce(jsonb_agg(to_jsonb(w)), '[]'),
      'is_over', count(*) = 0
    ) from waiting w
  );
end;
$$;
comment on function private.invite_again_chunk(uuid, integer[], jsonb, timestamptz) is 'Notes which invitations went out again and which did not, and names the next ten (42501, GR009).';

create function public.preview_invitations(p_selection jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.preview_invitations(p_selection, private.acting_organiser(), private.current_time());
$$;
comment on function public.preview_invitations(jsonb) is 'For ORGA: who would be invited again; it is noted whose addresses were read (42501 orga_only, 22023).';
grant execute on function public.preview_invitations(jsonb) to authenticated;

create function public.start_invitations(p_selection jsonb, p_count integer) returns uuid
language sql security definer set search_path = '' as $$
  select private.start_invitations(p_selection, p_count, private.acting_organiser(), private.current_time());
$$;
comment on function public.start_invitations(jsonb, integer) is 'An organiser invites people again who never came, as many as the preview counted; the id of the job (42501 orga_only, GR144 selection_changed, 22023).';
grant execute on function public.start_invitations(jsonb, integer) to authenticated;

create function public.invite_again_chunk(p_job_id uuid, p_sent integer[], p_failed jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.invite_again_chunk(p_job_id, p_sent, p_failed, private.current_time());
$$;
comment on function public.invite_again_chunk(uuid, integer[], jsonb) is 'For the function import-people: which invitations went out again; gives the next.';
grant execute on function public.invite_again_chunk(uuid, integer[], jsonb) to service_role;
