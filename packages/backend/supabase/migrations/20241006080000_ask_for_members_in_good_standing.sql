-- A token outlives its session by up to an hour, a ban does not reach it, and a password alone is half a login where a
-- second factor stands. So one pair of questions stands before everything that is not public:
--   private.is_member()               a member in good standing: a profile, a standing session, no ban
--   private.is_second_factor_shown()  the whole login: the second factor was shown, or there is none
-- Whoever is a member reads their own rows. Whatever reaches other people's rows or files, or writes, asks for both.
-- In plpgsql, whose plans stay with the connection; each is asked once a statement.

create or replace function private.is_session_standing() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session_id uuid := auth.jwt() ->> 'session_id';
begin
  if exists (select from auth.users where id = (select auth.uid()) and banned_until > now()) then
    return false;
  end if;
  -- A token without a session's id is none of the auth service's: it comes from a direct connection or a key of the project.
  return session_id is null or exists (
    select from auth.sessions
    where id = session_id and user_id = (select auth.uid()) and (not_after is null or not_after > now())
  );
end;
$$;

create or replace function private.is_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.profiles where user_id = (select auth.uid())) and private.is_session_standing();
end;
$$;
comment on function private.is_member() is 'Whether the caller is a member in good standing: they have a profile, their session still stands, and they are not banned.';

create or replace function private.is_second_factor_shown() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
end;
$$;
grant execute on function private.is_second_factor_shown() to authenticated, service_role;

create or replace function private.acting_person() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.is_second_factor_shown() then
    raise exception 'second_factor_needed' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;
comment on function private.acting_person() is 'The caller, a member in good standing who has shown their second factor (42501 not_signed_in, second_factor_needed).';

create or replace function private.own_sessions()
returns table (created_at timestamptz, updated_at timestamptz, user_agent text, network text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    s.created_at,
    -- The auth service notes a refresh without a zone, in UTC.
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
    s.user_agent,
    -- Enough to tell one's own network from a foreign one; the rest of the address is nobody's business.
    host(network(set_masklen(s.ip, case family(s.ip) when 4 then 24 else 48 end))),
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    and (select private.is_session_standing())
  order by 5 desc, 2 desc
$$;

create or replace function public.my_deletion_obstacles() returns table (code text)
language sql stable security definer set search_path = '' as $$
  select o.code from private.deletion_obstacles((select auth.uid())) o where (select private.is_member());
$$;

-- Members may read every profile, and before the second factor their own.
alter policy profiles_read_by_members on private.profiles
  using ((select private.is_member()) and (user_id = (select auth.uid()) or (select private.is_second_factor_shown())));

-- A member may change their own profile, and an organiser anyone's.
alter policy profiles_update_by_owner_or_orga on private.profiles
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  );

-- Gender, phone and e-mail may be read by the person and by organisers.
alter policy profile_private_read_by_owner_or_orga on private.profile_private
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));

-- Gender and phone may be changed by the person and by organisers.
alter policy profile_private_update_by_owner_or_orga on private.profile_private
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  );
