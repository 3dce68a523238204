-- Roles: only an organiser gives or takes one, and the last organiser stays. The guards sit on the base table, so no
-- view, function or upsert passes them by.

create function private.guard_profile_role() returns trigger
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
      using errcode = '42501', hint = 'Only an organiser changes a role.';
  end if;
  return new;
end;
$$;
comment on function private.guard_profile_role() is 'Trigger: refuses a changed role (42501 role_change_denied) unless ORGA asks.';

create function private.protect_last_orga() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'ORGA' or (tg_op = 'UPDATE' and new.role = 'ORGA') then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  -- One at a time: of two organisers who demote each other, the second waits and then counts again.
  perform pg_advisory_xact_lock(hashtext('private.protect_last_orga'));
  if not exists (select from private.profiles where role = 'ORGA' and user_id <> old.user_id) then
    raise exception 'last_orga'
      using errcode = 'GR002', hint = 'Make somebody else an organiser first.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
comment on function private.protect_last_orga() is 'Trigger: the last organiser is neither demoted nor deleted (GR002 last_orga).';

revoke all on function private.guard_profile_role(), private.protect_last_orga()
  from public, anon, authenticated, service_role;

create trigger profiles_guard_role before insert or update of role on private.profiles
  for each row execute function private.guard_profile_role();
create trigger profiles_protect_last_orga before update of role or delete on private.profiles
  for each row execute function private.protect_last_orga();
