-- A token outlives its session by up to an hour, and a password alone is no organiser's login where a second factor
-- stands. What reaches other people's rows asks for both at that moment.

-- A token without a session's id is none of the auth service's: it comes from a direct connection or a key of the project.
create function private.is_session_standing() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from auth.users where id = (select auth.uid()) and banned_until > now())
    and (
      auth.jwt() ->> 'session_id' is null
      or exists (
        select from auth.sessions
        where id = (auth.jwt() ->> 'session_id')::uuid and user_id = (select auth.uid())
          and (not_after is null or not_after > now())
      )
    );
$$;
comment on function private.is_session_standing() is 'Whether the session behind the caller''s token still stands and the caller is not banned.';

create function private.is_second_factor_shown() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
$$;
comment on function private.is_second_factor_shown() is 'Whether the caller has shown their second factor, or has none.';
revoke all on function private.is_session_standing(), private.is_second_factor_shown()
  from public, anon, authenticated, service_role;

-- In plpgsql, whose plans stay with the connection: policies ask it with every request.
create or replace function private.is_orga() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.profiles where user_id = (select auth.uid()) and role = 'ORGA')
    and private.is_session_standing() and private.is_second_factor_shown();
end;
$$;
comment on function private.is_orga() is 'Whether the caller is an organiser at this moment, in a standing session and with their second factor shown, if they have one.';

create or replace function private.may_write_as_orga() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_orga();
$$;
comment on function private.may_write_as_orga() is 'What policies on an organiser''s writes ask; at present the same as is_orga().';

create or replace function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.is_session_standing() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.is_second_factor_shown() then
    raise exception 'second_factor_needed' using errcode = '42501';
  end if;
  return private.export_person((select auth.uid()), now());
end;
$$;

-- What a person may fill is bounded. Two pictures stand for a moment while one replaces the other; the rest is room for
-- removals that failed.
create function private.has_room_for_avatar() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 50 from storage.objects
  where bucket_id = 'avatars' and starts_with(name, (select auth.uid())::text || '-');
$$;
comment on function private.has_room_for_avatar() is 'Whether the caller has fewer than fifty pictures.';
revoke all on function private.has_room_for_avatar() from public, anon, authenticated, service_role;
grant execute on function private.has_room_for_avatar() to authenticated, service_role;

alter policy avatars_insert_by_owner on storage.objects
  with check (
    private.is_own_avatar(bucket_id, name) and (select private.is_member()) and (select private.has_room_for_avatar())
  );

alter table public.consents add constraint consents_version_is_date check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$');

create function private.bound_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.consents where user_id = new.user_id) >= 100 then
    raise exception 'too_many_consents' using errcode = '54000';
  end if;
  return new;
end;
$$;
comment on function private.bound_consents() is 'Trigger: a person has at most 100 consents (54000 too_many_consents).';
revoke all on function private.bound_consents() from public, anon, authenticated, service_role;
create trigger consents_bound before insert on public.consents
  for each row execute function private.bound_consents();
