-- The end of an account: what stands in its way, what goes with it, and the mail that says so.

create function private.deletion_obstacles(p_user_id uuid) returns table (code text)
language sql stable security definer set search_path = '' as $$
  select 'last_orga' from private.profiles p
  where p.user_id = p_user_id and p.role = 'ORGA'
    and not exists (select from private.profiles other where other.role = 'ORGA' and other.user_id <> p_user_id);
$$;
comment on function private.deletion_obstacles(uuid) is 'Why this account cannot be deleted now, one code a row; no row when it can.';

create function public.my_deletion_obstacles() returns table (code text)
language sql stable security definer set search_path = '' as $$
  select o.code from private.deletion_obstacles((select auth.uid())) o;
$$;
comment on function public.my_deletion_obstacles() is 'Why the caller''s account cannot be deleted now; no row when it can.';

-- Everything with a foreign key to the account goes by cascade; the rest is named here. The row lock lets one of two
-- calls do it and the other find nothing left. The triggers have the last word on the last organiser.
create function private.erase_account(p_user_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account record;
  obstacle text;
begin
  select u.id, u.email, u.phone, p.locale, p.first_name into account
    from auth.users u left join private.profiles p on p.user_id = u.id
    where u.id = p_user_id for update of u;
  if not found then
    return false;
  end if;
  select code into obstacle from private.deletion_obstacles(p_user_id) limit 1;
  if found then
    raise exception '%', obstacle using errcode = case obstacle when 'last_orga' then 'GR002' else 'GR003' end;
  end if;
  delete from auth.users where id = p_user_id;
  delete from auth.flow_state where user_id = p_user_id;
  delete from auth.refresh_tokens where user_id = p_user_id::text;
  delete from auth.audit_log_entries where payload::text like '%' || p_user_id::text || '%'
    or (account.email <> '' and strpos(lower(payload::text), lower(account.email)) > 0);
  delete from private.outbox where lower(recipient) = lower(account.email);
  if account.email <> '' then
    insert into private.outbox (kind, locale, recipient, details, due_at, erase_when_done)
    values (
      'account_deleted', coalesce(account.locale, 'en'), account.email,
      jsonb_build_object('first_name', coalesce(account.first_name, '')), p_now, true
    );
  end if;
  return true;
end;
$$;
comment on function private.erase_account(uuid, timestamptz) is 'Deletes an account with everything about the person and leaves one farewell mail, which goes once sent; false when there is none (GR002 last_orga).';

create function public.erase_account(p_user_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  select private.erase_account(p_user_id, now());
$$;
comment on function public.erase_account(uuid) is 'For the functions delete-account and remove-person, which remove the files too.';

create function public.files_of_person(p_user_id uuid) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select f.bucket_id, f.name from private.files_of_person(p_user_id) f;
$$;
comment on function public.files_of_person(uuid) is 'For the functions that delete accounts: which files to remove.';

-- Files go through the Storage API, never by SQL: bytes would stay. So an account that ends another way leaves pictures
-- for the function tidy-files.
create function public.orphaned_files(p_limit integer) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'avatars' and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-'
    -- The case keeps names of another form away from the cast, in whatever order the conditions run.
    and not exists (
      select from private.profiles p
      where p.user_id = case when o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-' then left(o.name, 36)::uuid end
    )
  order by o.created_at
  limit least(greatest(coalesce(p_limit, 0), 0), 1000);
$$;
comment on function public.orphaned_files(integer) is 'For the function tidy-files: pictures whose person is gone.';

-- The auth service can also delete softly: it keeps an emptied account. What GROW knows about the person goes all the same.
create function private.delete_profile_with_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.profiles where user_id = new.id;
  return null;
end;
$$;
comment on function private.delete_profile_with_account() is 'Trigger: a softly deleted account loses its profile and what hangs on it.';

create trigger delete_profile_with_account after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.delete_profile_with_account();

revoke all on function
  private.deletion_obstacles(uuid), public.my_deletion_obstacles(), private.erase_account(uuid, timestamptz),
  public.erase_account(uuid), public.files_of_person(uuid), public.orphaned_files(integer),
  private.delete_profile_with_account()
  from public, anon, authenticated, service_role;
grant execute on function public.my_deletion_obstacles() to authenticated;
grant execute on function public.erase_account(uuid), public.files_of_person(uuid), public.orphaned_files(integer)
  to service_role;
