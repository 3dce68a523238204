-- An organiser's second factor is part of being one since is_orga() asks for it. Its writes ask the same question as its
-- reads, and the second name goes.

alter policy profiles_update_by_owner_or_orga on private.profiles
  using (user_id = (select auth.uid()) or (select private.is_orga()))
  with check (user_id = (select auth.uid()) or (select private.is_orga()));

alter policy profile_private_update_by_owner_or_orga on private.profile_private
  using (user_id = (select auth.uid()) or (select private.is_orga()))
  with check (user_id = (select auth.uid()) or (select private.is_orga()));

alter policy seasons_insert_by_orga on public.seasons
  with check ((select private.is_orga()));

alter policy seasons_update_by_orga on public.seasons
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

alter policy events_insert_by_orga on public.events
  with check ((select private.is_orga()));

alter policy events_update_by_orga on public.events
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

alter policy events_delete_by_orga on public.events
  using ((select private.is_orga()));

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
    and not private.is_orga() then
    raise exception 'role_change_denied'
      using errcode = '42501', hint = 'Only an organiser changes a role, after showing the second factor if there is one.';
  end if;
  return new;
end;
$$;

drop function private.may_write_as_orga();
