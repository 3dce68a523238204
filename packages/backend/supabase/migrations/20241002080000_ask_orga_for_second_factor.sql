-- An organiser who has a second factor writes as an organiser only after showing it: a found password changes nothing.
-- Reading, and writing what is their own, go on as before.

create function private.may_write_as_orga() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_orga() and (
    coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    )
  );
$$;
comment on function private.may_write_as_orga() is 'Whether the caller is an organiser who has shown their second factor, if they have one.';
revoke all on function private.may_write_as_orga() from public, anon, authenticated, service_role;
grant execute on function private.may_write_as_orga() to authenticated, service_role;

alter policy profiles_update_by_owner_or_orga on private.profiles
  using (user_id = (select auth.uid()) or (select private.may_write_as_orga()))
  with check (user_id = (select auth.uid()) or (select private.may_write_as_orga()));

alter policy profile_private_update_by_owner_or_orga on private.profile_private
  using (user_id = (select auth.uid()) or (select private.may_write_as_orga()))
  with check (user_id = (select auth.uid()) or (select private.may_write_as_orga()));

alter policy seasons_insert_by_orga on public.seasons
  with check ((select private.may_write_as_orga()));

alter policy seasons_update_by_orga on public.seasons
  using ((select private.may_write_as_orga()))
  with check ((select private.may_write_as_orga()));

alter policy events_insert_by_orga on public.events
  with check ((select private.may_write_as_orga()));

alter policy events_update_by_orga on public.events
  using ((select private.may_write_as_orga()))
  with check ((select private.may_write_as_orga()));

alter policy events_delete_by_orga on public.events
  using ((select private.may_write_as_orga()));

create or replace function private.guard_profile_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (tg_op = 'UPDATE' and new.role is not distinct from old.role)
    or (tg_op = 'INSERT' and new.role = 'PARTICIPANT') then
    return new;
  end if;
  -- A request of a person keeps its claims inside security definer functions too. Requests without a person are the
  -- secret key, the auth service and a direct connection: that is how the first organiser is made.
  if (auth.uid() is not null or coalesce(auth.role(), current_user) in ('anon', 'authenticated'))
    and not private.may_write_as_orga() then
    raise exception 'role_change_denied'
      using errcode = '42501', hint = 'Only an organiser changes a role, after showing the second factor if there is one.';
  end if;
  return new;
end;
$$;
comment on function private.guard_profile_role() is 'Trigger: refuses a changed role (42501 role_change_denied) unless ORGA asks, with their second factor if they have one.';
