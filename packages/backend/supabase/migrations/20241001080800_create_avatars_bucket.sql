-- Pictures of people: private, small, JPEG, named {user_id}-{milliseconds}.jpg and nothing below that.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', false, 2097152, array['image/jpeg']);

create function private.is_own_avatar(bucket text, file text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket = 'avatars' and file ~ ('^' || auth.uid()::text || '-[0-9]{1,16}[.]jpg$'), false);
$$;
comment on function private.is_own_avatar(text, text) is 'Whether a stored file is named as a picture of the caller.';
revoke all on function private.is_own_avatar(text, text) from public, anon, authenticated, service_role;
grant execute on function private.is_own_avatar(text, text) to authenticated, service_role;

-- Every member may read every picture.
create policy avatars_read_by_members on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (select private.is_member()));

-- A member may add pictures under their own name.
create policy avatars_insert_by_owner on storage.objects
  for insert to authenticated
  with check (private.is_own_avatar(bucket_id, name) and (select private.is_member()));

-- A member may overwrite their own pictures, and they stay their own.
create policy avatars_update_by_owner on storage.objects
  for update to authenticated
  using (private.is_own_avatar(bucket_id, name) and (select private.is_member()))
  with check (private.is_own_avatar(bucket_id, name) and (select private.is_member()));

-- A member may remove their own pictures.
create policy avatars_delete_by_owner on storage.objects
  for delete to authenticated
  using (private.is_own_avatar(bucket_id, name) and (select private.is_member()));
