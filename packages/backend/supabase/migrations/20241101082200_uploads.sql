-- Files of hand-ins and evidence. A row is reserved first, and the file is stored under the row's id: so the policies of the
-- bucket look from the name to the row, and nothing in a path is trusted. See decision 041.

-- Neither SVG nor HTML: a browser would run what is in them. 200 MB is a film; the row says how much less anything else may be.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('hand-ins', 'hand-ins', false, 200000000, array[
    'application/pdf', 'application/zip', 'image/jpeg', 'image/png', 'image/webp', 'text/csv', 'text/plain',
    'video/mp4', 'video/quicktime', 'video/webm'
  ]);

create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  uploaded_by uuid references private.profiles (user_id) on delete set null,
  milestone_id uuid,
  part_key text,
  experiment_id uuid references public.experiments (id) on delete cascade,
  name text not null check (private.is_plain_name(name) and char_length(name) <= 200),
  object text not null generated always as (id::text) stored,
  bytes bigint not null check (bytes between 1 and 200000000),
  media_type text not null,
  state text not null default 'reserved' check (state in ('reserved', 'stored', 'failed')),
  created_at timestamptz not null default private.current_time(),
  stored_at timestamptz,
  removed_at timestamptz,
  checked_at timestamptz not null default private.current_time(),
  constraint uploads_of_part foreign key (milestone_id, part_key) references public.milestone_parts (milestone_id, key),
  constraint uploads_have_one_place check (
    num_nonnulls(milestone_id, experiment_id) = 1 and (milestone_id is null) = (part_key is null)
  ),
  constraint uploads_stored_at_a_time check ((state = 'stored') = (stored_at is not null))
);
comment on table public.uploads is 'Files of hand-ins and of evidence: reserved before they are sent, stored once the whole file is there.';
comment on column public.uploads.name is 'What the file was called where it came from.';
comment on column public.uploads.object is 'Its name in the bucket hand-ins.';
comment on column public.uploads.bytes is 'How large it is, in bytes; the stored file must be exactly that large.';
comment on column public.uploads.state is 'reserved: on its way; stored: there; failed: it never came.';
comment on column public.uploads.removed_at is 'Since when nobody wants it; its file is taken away by tidy-files, and a day later this row.';
comment on column public.uploads.checked_at is 'When it was last asked whether anything still names it.';
create unique index uploads_object_idx on public.uploads (object);
create index uploads_team_id_idx on public.uploads (team_id);
create index uploads_uploaded_by_idx on public.uploads (uploaded_by);
create index uploads_of_part_idx on public.uploads (milestone_id, part_key, team_id);
create index uploads_experiment_id_idx on public.uploads (experiment_id);
create index uploads_checked_at_idx on public.uploads (checked_at);

alter table public.uploads enable row level security;
grant select on public.uploads to authenticated;
grant select, insert, update, delete on public.uploads to service_role;

-- In plpgsql, for it names what later files make. Asked once per statement, and only where the record did not give the row.
create function private.files_of_versions() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_mentor((select auth.uid())) or private.is_orga() then
    return;
  end if;
  return query
    select (file #>> '{}')::uuid
    from public.hand_in_versions v cross join jsonb_path_query(v.parts, '$.*.files[*].id') file
    where (
        v.team_id = any (array(select private.shared_queue_teams())) or v.id = any (array(select private.reviewed_versions()))
      ) and v.team_id <> all (array(select private.record_teams()));
end;
$$;
comment on function private.files_of_versions() is 'Files in versions that the caller reads without reading the team''s record: from the shared queue, or because they judged them.';
grant execute on function private.files_of_versions() to authenticated, service_role;

-- Whoever reads a team's record may read which files are in it; those of a market test, whoever may read the test. Whoever
-- reads a version and not the record may read the files of that one.
create policy uploads_read_with_record on public.uploads
  for select to authenticated
  using (
    team_id = any (array(select private.record_teams()))
      and (experiment_id is null or exists (select from public.experiments e where e.id = uploads.experiment_id))
    or id = any (array(select private.files_of_versions()))
  );

-- Whoever reads which files a team has may read them; one that is still on its way is seen by who sends it.
create policy hand_ins_read_with_record on storage.objects
  for select to authenticated
  using (
    bucket_id = 'hand-ins' and exists (
      select from public.uploads u
      where u.object = objects.name and u.removed_at is null
        and (
          u.team_id = any (array(select private.record_teams()))
          or u.id = any (array(select private.files_of_versions()))
        )
        and (u.state = 'stored' or u.uploaded_by = (select auth.uid()))
    )
  );

-- Who reserved a file for their team may store that one, once; nobody overwrites or removes one by hand.
create policy hand_ins_insert_by_uploader on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'hand-ins' and (select private.is_member()) and (select private.is_second_factor_shown()) and exists (
      select from public.uploads u
      where u.object = objects.name and u.state = 'reserved' and u.removed_at is null
        and u.uploaded_by = (select auth.uid()) and u.team_id = any (array(select private.my_teams()))
    )
  );

-- 200 MB for a film and 50 for anything else, as the limits of parts are.
create function private.check_evidence(p_team_id uuid, p_experiment_id uuid, p_bytes bigint, p_media_type text)
returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant bigint := case when starts_with(p_media_type, 'video/') then 200000000 else 50000000 end;
  experiment public.experiments;
begin
  select * into experiment from public.experiments e
    where e.id = p_experiment_id and e.team_id = p_team_id and e.removed_at is null;
  if not found then
    raise exception 'experiment_not_found' using errcode = 'GR009';
  elsif not experiment.people_agreed then
    raise exception 'consent_missing' using errcode = 'GR057';
  end if;
  if p_media_type not in (
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/csv', 'text/plain',
    'video/mp4', 'video/quicktime', 'video/webm'
  ) then
    raise exception 'file_type' using errcode = 'GR051';
  end if;
  if p_bytes > most then
    raise exception 'file_too_large' using errcode = 'GR050';
  end if;
end;
$$;
comment on function private.check_evidence(uuid, uuid, bigint, text) is
  'Whether a market test takes a file as evidence (GR009 experiment_not_found, GR057 consent_missing, GR051 file_type, GR050 file_too_large).';

create function private.check_part_file(
  p_team public.teams, p_milestone_id uuid, p_part_key text, p_bytes bigint, p_media_type text, p_now timestamptz
) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  milestone public.milestones;
  part public.milestone_parts;
begin
  select * into milestone from public.milestones where id = p_milestone_id and season_id = p_team.season_id;
  select * into part from public.milestone_parts
    where milestone_id = milestone.id and key = p_part_key and kind in ('file', 'film');
  if not found then
    raise exception 'part_not_found' using errcode = 'GR009';
  end if;
  perform private.check_writable(h, p_now) from public.hand_ins h
    where h.team_id = p_team.id and h.milestone_id = milestone.id;
  if not found then
    if p_now < milestone.opens_at then
      raise exception 'week_not_open' using errcode = 'GR036';
    elsif p_now >= milestone.due_at + make_interval(mins => milestone.grace_minutes)
      or private.is_milestone_stopped(milestone.id) then
      raise exception 'week_closed' using errcode = 'GR035';
    end if;
  end if;
  if p_media_type <> all (part.media_types) then
    raise exception 'file_type' using errcode = 'GR051';
  end if;
  if p_bytes > part.max_bytes then
    raise exception 'file_too_large' using errcode = 'GR050';
  end if;
end;
$$;
comment on function private.check_part_file(public.teams, uuid, text, bigint, text, timestamptz) is
  'Whether a part of a hand-in takes a file now (GR009 part_not_found, GR035 week_closed, GR036 week_not_open, GR037 hand_in_locked, GR051 file_type, GR050 file_too_large).';

create function private.reserve_upload(
  p_user_id uuid, p_milestone_id uuid, p_part_key text, p_experiment_id uuid, p_name text, p_bytes bigint, p_media_type text,
  p_now timestamptz
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(private.own_team(p_user_id));
  held record;
  upload public.uploads;
begin
  -- Whoever was taken out while this waited sends nothing any more.
  if private.team_of(p_user_id, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  if p_bytes is null or p_bytes < 1 or p_media_type is null or num_nonnulls(p_milestone_id, p_experiment_id) <> 1 then
    raise exception 'upload_invalid' using errcode = '22023';
  end if;
  if p_experiment_id is null then
    perform private.check_part_file(team, p_milestone_id, p_part_key, p_bytes, p_media_type, p_now);
  else
    perform private.check_evidence(team.id, p_experiment_id, p_bytes, p_media_type);
  end if;
  -- The team is locked, so that two members cannot fill the same room.
  select coalesce(sum(u.bytes), 0) as bytes, count(*) filter (
      where u.experiment_id = p_experiment_id or (u.milestone_id = p_milestone_id and u.part_key = p_part_key)
    ) as here
    into held from public.uploads u where u.team_id = team.id and u.removed_at is null and u.state <> 'failed';
  if held.here >= 40 then
    raise exception 'too_many_files' using errcode = 'GR053';
  end if;
  if held.bytes + p_bytes > 2000000000 then
    raise exception 'no_room' using errcode = 'GR052';
  end if;
  insert into public.uploads (
      team_id, uploaded_by, milestone_id, part_key, experiment_id, name, bytes, media_type, created_at, checked_at
    ) values (
      team.id, p_user_id, p_milestone_id, case when p_experiment_id is null then p_part_key end, p_experiment_id,
      coalesce(nullif(left(private.plain_name(p_name), 200), ''), 'file'), p_bytes, p_media_type, p_now, p_now
    ) returning * into upload;
  return upload;
end;
$$;
comment on function private.reserve_upload(uuid, uuid, text, uuid, text, bigint, text, timestamptz) is
  'Makes room for one file of a part or a market test (GR014 not_in_team, GR009, GR035 to GR037, GR050 to GR053, GR057, 22023 upload_invalid).';

create function public.reserve_upload(
  p_milestone_id uuid, p_part_key text, p_experiment_id uuid, p_name text, p_bytes bigint, p_media_type text
) returns public.uploads
language sql security definer set search_path = '' as $$
  select * from private.reserve_upload(
    private.acting_person(), p_milestone_id, p_part_key, p_experiment_id, p_name, p_bytes, p_media_type,
    private.current_time()
  );
$$;
comment on function public.reserve_upload(uuid, text, uuid, text, bigint, text) is
  'Makes room for one file of the caller''s team, of a part or of a market test; the answer says under which name it is stored.';
grant execute on function public.reserve_upload(uuid, text, uuid, text, bigint, text) to authenticated, service_role;

-- Teams are locked before rows; which team it is never changes.
create function private.lock_upload(p_user_id uuid, p_id uuid) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads;
begin
  perform private.lock_team(private.own_team(p_user_id));
  select * into upload from public.uploads u
    where u.id = p_id and u.team_id = private.own_team(p_user_id) for update;
  if not found then
    raise exception 'upload_not_found' using errcode = 'GR009';
  end if;
  return upload;
end;
$$;
comment on function private.lock_upload(uuid, uuid) is 'A file of the person''s team, which nobody else changes until the transaction ends (GR014, GR009 upload_not_found).';

create function private.finish_upload(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads := private.lock_upload(p_user_id, p_id);
  stored jsonb;
begin
  -- The same again, after an answer that was lost.
  if upload.state = 'stored' and upload.removed_at is null then
    return upload;
  end if;
  if upload.state <> 'reserved' or upload.removed_at is not null then
    raise exception 'upload_not_found' using errcode = 'GR009';
  end if;
  select o.metadata into stored from storage.objects o where o.bucket_id = 'hand-ins' and o.name = upload.object;
  if not found then
    raise exception 'file_missing' using errcode = 'GR054';
  end if;
  if (stored ->> 'size')::bigint is distinct from upload.bytes
    or lower(trim(split_part(stored ->> 'mimetype', ';', 1))) is distinct from upload.media_type then
    raise exception 'file_differs' using errcode = 'GR055';
  end if;
  update public.uploads u set state = 'stored', stored_at = p_now, checked_at = p_now where u.id = upload.id
    returning * into upload;
  return upload;
end;
$$;
comment on function private.finish_upload(uuid, uuid, timestamptz) is
  'Says that a reserved file has arrived whole (GR054 file_missing, GR055 file_differs, and what lock_upload refuses).';

create function public.finish_upload(p_id uuid) returns public.uploads
language sql security definer set search_path = '' as $$
  select * from private.finish_upload(private.acting_person(), p_id, private.current_time());
$$;
comment on function public.finish_upload(uuid) is 'Says that a file of the caller''s team has arrived; from then on the team, its mentor and organisers read it.';
grant execute on function public.finish_upload(uuid) to authenticated, service_role;

-- A draft, or any version of it: a version keeps what it names for as long as there is one.
create function private.upload_named_by_hand_ins(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.uploads u join public.hand_ins h on h.team_id = u.team_id and h.milestone_id = u.milestone_id
    where u.id = p_id and (
      exists (
        select from public.hand_in_parts p
        where p.hand_in_id = h.id and p.part_key = u.part_key and p.value -> 'files' ? p_id::text
      )
      or exists (
        select from public.hand_in_versions v
        where v.hand_in_id = h.id
          and v.parts -> u.part_key -> 'files' @> jsonb_build_array(jsonb_build_object('id', p_id))
      )
    )
  );
end;
$$;
comment on function private.upload_named_by_hand_ins(uuid) is 'Whether a draft or a version of a hand-in names a file.';

-- Evidence of a test that nobody quoted may be taken away again; of one that a version quotes it stays as it was read.
create function private.upload_named_by_experiments(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.uploads u
    join public.teams t on t.id = u.team_id
    join public.hand_ins h on h.team_id in (t.id, t.merged_into)
    join public.hand_in_versions v on v.hand_in_id = h.id
    cross join lateral jsonb_each(v.parts) part
    where u.id = p_id and u.experiment_id is not null
      and part.value -> 'tests' @> jsonb_build_array(jsonb_build_object('id', u.experiment_id))
  );
end;
$$;
comment on function private.upload_named_by_experiments(uuid) is 'Whether a file is evidence of a market test that a version of a hand-in quotes.';

-- Whatever names files says so itself, by a function private.upload_named_by_<table>(uuid).
create function private.is_upload_named(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  question regproc;
  is_named boolean;
begin
  for question in
    select p.oid from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname ~ '^upload_named_by_' order by p.proname
  loop
    execute format('select %s($1)', question) into is_named using p_id;
    if is_named then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.is_upload_named(uuid) is 'Whether a draft, a version or a market test names a file.';

create function private.remove_upload(p_user_id uuid, p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads := private.lock_upload(p_user_id, p_id);
begin
  if private.is_upload_named(upload.id) then
    raise exception 'file_in_use' using errcode = 'GR056';
  end if;
  update public.uploads u set removed_at = p_now where u.id = upload.id and u.removed_at is null;
end;
$$;
comment on function private.remove_upload(uuid, uuid, timestamptz) is
  'Gives up a file, or one on its way; twice does no harm (GR056 file_in_use, and what lock_upload refuses).';

create function public.remove_upload(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_upload(private.acting_person(), p_id, private.current_time());
$$;
comment on function public.remove_upload(uuid) is 'Gives up a file of the caller''s team that no draft, version or market test names.';
grant execute on function public.remove_upload(uuid) to authenticated, service_role;

create function private.restore_upload(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads := private.lock_upload(p_user_id, p_id);
  held bigint;
begin
  if upload.removed_at is null then
    return upload;
  end if;
  if upload.state <> 'stored' or upload.removed_at < p_now - interval '1 day'
    or not exists (select from storage.objects o where o.bucket_id = 'hand-ins' and o.name = upload.object) then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  select coalesce(sum(u.bytes), 0) into held from public.uploads u
    where u.team_id = upload.team_id and u.removed_at is null and u.state <> 'failed';
  if held + upload.bytes > 2000000000 then
    raise exception 'no_room' using errcode = 'GR052';
  end if;
  update public.uploads u set removed_at = null, checked_at = p_now where u.id = upload.id returning * into upload;
  return upload;
end;
$$;
comment on function private.restore_upload(uuid, uuid, timestamptz) is
  'Brings back a file that was given up within a day; twice does no harm (GR027 undo_over, GR052 no_room, and what lock_upload refuses).';

create function public.restore_upload(p_id uuid) returns public.uploads
language sql security definer set search_path = '' as $$
  select * from private.restore_upload(private.acting_person(), p_id, private.current_time());
$$;
comment on function public.restore_upload(uuid) is 'Brings back a file of the caller''s team that was given up within a day.';
grant execute on function public.restore_upload(uuid) to authenticated, service_role;

-- An upload may be taken up again for a day; a file that was stored waits a week for the draft that is to name it, because
-- the draft may be in a browser that is offline. Evidence stays with its test, and a month after that was removed, because a
-- removal may be undone. Each row is asked about once a day.
create function private.expire_uploads(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  upload public.uploads;
  changed integer := 0;
begin
  for upload in
    select * from public.uploads u
    where u.checked_at < p_now - interval '1 day'
    order by u.checked_at limit least(greatest(coalesce(p_limit, 0), 0), 1000)
    for update skip locked
  loop
    changed := changed + 1;
    if upload.removed_at < p_now - interval '1 day' then
      delete from public.uploads u where u.id = upload.id
        and not exists (select from storage.objects o where o.bucket_id = 'hand-ins' and o.name = upload.object);
    elsif upload.state = 'reserved' and upload.created_at < p_now - interval '2 days' then
      update public.uploads u set state = 'failed', removed_at = coalesce(u.removed_at, p_now) where u.id = upload.id;
    elsif upload.state = 'stored' and upload.stored_at < p_now - interval '7 days' and upload.removed_at is null
      and not exists (
        select from public.experiments e
        where e.id = upload.experiment_id and (e.removed_at is null or e.removed_at > p_now - interval '30 days')
      )
      and not private.is_upload_named(upload.id) then
      update public.uploads u set removed_at = p_now where u.id = upload.id;
    end if;
    update public.uploads u set checked_at = p_now where u.id = upload.id;
  end loop;
  return changed;
end;
$$;
comment on function private.expire_uploads(integer, timestamptz) is 'Gives up files that never came or that nothing names; returns how many it looked at.';

create function public.expire_uploads(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.expire_uploads(p_limit, private.current_time());
$$;
comment on function public.expire_uploads(integer) is 'For the clock: gives up files that never came or that nothing names.';
grant execute on function public.expire_uploads(integer) to service_role;

-- Files are removed through the Storage API, never by SQL, which would leave their bytes. So an account that ends another
-- way leaves pictures for the function tidy-files. Logos of teams that are gone are left over too; after a day, because
-- a logo is uploaded before its team names it. A file of a hand-in goes a day after its row says that nobody wants
-- it, because that may be taken back.
create function public.orphaned_files(p_limit integer) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where case
      when o.bucket_id = 'avatars' then o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-'
        -- The case keeps names of another form away from the cast, in whatever order the conditions run.
        and not exists (
          select from private.profiles p
          where p.user_id = case when o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-' then left(o.name, 36)::uuid end
        )
      when o.bucket_id = 'logos' then o.created_at < private.current_time() - interval '1 day'
        and not exists (select from public.teams t where t.logo = o.name)
      when o.bucket_id = 'story-pictures' then o.created_at < private.current_time() - interval '1 day'
        and not private.is_story_picture_named(o.name)
      when o.bucket_id = 'hand-ins' then
        not exists (
          select from public.uploads u where u.object = o.name
            and (u.removed_at is null or u.state = 'stored' and u.removed_at > private.current_time() - interval '1 day')
        )
      else false
    end
  order by o.created_at
  limit least(greatest(coalesce(p_limit, 0), 0), 1000);
$$;
comment on function public.orphaned_files(integer) is 'For the function tidy-files: pictures whose person is gone, and files that nobody wants.';
grant execute on function public.orphaned_files(integer) to service_role;
