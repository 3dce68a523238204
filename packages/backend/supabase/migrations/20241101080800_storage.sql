-- Files: private, small JPEGs with flat names. Pictures of people are {user_id}-{milliseconds}.jpg, logos of teams
-- {team_id}-{milliseconds}.jpg.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', false, 2097152, array['image/jpeg']),
  ('logos', 'logos', false, 2097152, array['image/jpeg']);

create function private.is_own_avatar(bucket text, file text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket = 'avatars' and file ~ ('^' || auth.uid()::text || '-[0-9]{1,16}[.]jpg$'), false);
$$;
comment on function private.is_own_avatar(text, text) is 'Whether a stored file is named as a picture of the caller.';
grant execute on function private.is_own_avatar(text, text) to authenticated, service_role;

-- Two pictures exist for a short time while one replaces the other; the rest is room for removals that failed. Uploads count
-- one after the other: the lock ends with the upload that took it, and a volatile function sees what was committed while
-- it waited. The hosted storage service checks the policy in one transaction and writes in another; there the bound
-- limits hoarding and is not exact.
create function private.has_room_for_avatar() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('avatars ' || (select auth.uid())::text, 0));
  return (
    select count(*) < 50 from storage.objects
    where bucket_id = 'avatars' and starts_with(name, (select auth.uid())::text || '-')
  );
end;
$$;
comment on function private.has_room_for_avatar() is
  'Whether the caller has fewer than fifty pictures. Until the end of the transaction nobody else gets an answer for them.';
grant execute on function private.has_room_for_avatar() to authenticated, service_role;

-- Every member may read every picture.
create policy avatars_read_by_members on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (select private.is_member()) and (select private.is_second_factor_shown()));

-- A member may add pictures under their own name.
create policy avatars_insert_by_owner on storage.objects
  for insert to authenticated
  with check (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
    and (select private.has_room_for_avatar())
  );

-- A member may overwrite their own pictures, and they stay their own.
create policy avatars_update_by_owner on storage.objects
  for update to authenticated
  using (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  )
  with check (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  );

-- A member may remove their own pictures.
create policy avatars_delete_by_owner on storage.objects
  for delete to authenticated
  using (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.is_second_factor_shown())
  );

-- One name for whatever may lie in the bucket; a file of another shape belongs to no team.
create function private.team_of_logo(bucket text, file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when bucket = 'logos' and file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]{1,16}[.]jpg$'
    then left(file, 36)::uuid end;
$$;
comment on function private.team_of_logo(text, text) is 'The team whose logo a stored file is by its name; null for any other file.';
grant execute on function private.team_of_logo(text, text) to authenticated, service_role;

-- Counted one after the other, as avatars are.
create function private.has_room_for_logo(file text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('logos ' || left(file, 36), 0));
  return (
    select count(*) < 50 from storage.objects where bucket_id = 'logos' and starts_with(name, left(file, 36))
  );
end;
$$;
comment on function private.has_room_for_logo(text) is
  'Whether a team has fewer than fifty logos: removals fail at times. Until the end of the transaction nobody else gets an answer for it.';
grant execute on function private.has_room_for_logo(text) to authenticated;

-- Every member may read every logo.
create policy logos_read_by_members on storage.objects
  for select to authenticated
  using (bucket_id = 'logos' and (select private.is_member()) and (select private.is_second_factor_shown()));

-- A captain may add logos under their team's name, and an organiser under any team's.
create policy logos_insert_by_captain_or_orga on storage.objects
  for insert to authenticated
  with check (
    private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())) and private.has_room_for_logo(name)
  );

-- A captain may overwrite their team's logos, and an organiser any team's; they stay that team's.
create policy logos_update_by_captain_or_orga on storage.objects
  for update to authenticated
  using (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())))
  with check (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())));

-- A captain may remove their team's logos, and an organiser any team's.
create policy logos_delete_by_captain_or_orga on storage.objects
  for delete to authenticated
  using (private.team_of_logo(bucket_id, name) = any (array(select private.editable_teams())));
