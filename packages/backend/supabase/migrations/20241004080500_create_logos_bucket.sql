-- Logos of teams: as pictures of people, named {team_id}-{milliseconds}.jpg; written by the team's captain and ORGA.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('logos', 'logos', false, 2097152, array['image/jpeg']);

create function private.is_logo_of_own_team(bucket text, file text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if bucket is distinct from 'logos' or file is null or file !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]{1,16}[.]jpg$' then
    return false;
  end if;
  return private.is_captain_of(left(file, 36)::uuid)
    or (private.is_orga() and exists (select from public.teams where id = left(file, 36)::uuid));
end;
$$;
comment on function private.is_logo_of_own_team(text, text) is 'Whether a stored file is named as a logo of the team that the caller leads, or of any team for an organiser.';

create function private.has_room_for_logo(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 50 from storage.objects where bucket_id = 'logos' and starts_with(name, left(file, 36));
$$;
comment on function private.has_room_for_logo(text) is 'Whether a team has fewer than fifty logos: removals fail at times.';
revoke all on function private.is_logo_of_own_team(text, text), private.has_room_for_logo(text)
  from public, anon, authenticated, service_role;
grant execute on function private.is_logo_of_own_team(text, text), private.has_room_for_logo(text) to authenticated;

-- Every member may read every logo.
create policy logos_read_by_members on storage.objects
  for select to authenticated
  using (bucket_id = 'logos' and (select private.is_member()));

-- A captain may add logos under their team's name, and an organiser under any team's.
create policy logos_insert_by_captain_or_orga on storage.objects
  for insert to authenticated
  with check (private.is_logo_of_own_team(bucket_id, name) and private.has_room_for_logo(name));

-- A captain may overwrite their team's logos, and an organiser any team's; they stay that team's.
create policy logos_update_by_captain_or_orga on storage.objects
  for update to authenticated
  using (private.is_logo_of_own_team(bucket_id, name))
  with check (private.is_logo_of_own_team(bucket_id, name));

-- A captain may remove their team's logos, and an organiser any team's.
create policy logos_delete_by_captain_or_orga on storage.objects
  for delete to authenticated
  using (private.is_logo_of_own_team(bucket_id, name));
