-- Metadata is written by whoever signs an address up, before its owner has confirmed it. All of it goes into every access
-- token and into the session's cookie: a large one makes tokens that no service takes, and cookies with which no page
-- of the origin answers any more. So it is bounded where every way of writing it ends, on every kind of project.

create function private.bounded_metadata(metadata jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when metadata is null or octet_length(metadata::text) <= 2048 then metadata else (
    select coalesce(jsonb_object_agg(name, value), '{}') from (
      select name, metadata -> name as value,
        sum(octet_length(name) + octet_length((metadata -> name)::text) + 6) over (order by position) as total
      from unnest(array[
        'sub', 'provider_id', 'iss', 'email', 'email_verified', 'phone', 'phone_verified', 'locale', 'first_name',
        'last_name', 'given_name', 'family_name', 'full_name', 'name', 'user_name', 'preferred_username', 'avatar_url',
        'picture'
      ]) with ordinality as known (name, position)
      where jsonb_typeof(metadata) = 'object' and jsonb_typeof(metadata -> name) in ('string', 'boolean')
        and octet_length((metadata -> name)::text) <= 600
    ) as kept where total <= 2048
  ) end
$$;
comment on function private.bounded_metadata(jsonb) is
  'Metadata of at most 2 kB. Of a larger one only the keys that login providers and our forms write are kept, each of at most 600 bytes.';

create function private.bound_user_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.raw_user_meta_data := private.bounded_metadata(new.raw_user_meta_data);
  return new;
end;
$$;
comment on function private.bound_user_metadata() is 'Trigger: an account''s metadata stays small enough for a token.';

create function private.bound_identity_data() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.identity_data := private.bounded_metadata(new.identity_data);
  return new;
end;
$$;
comment on function private.bound_identity_data() is 'Trigger: what a login provider told stays small enough for a cookie.';

revoke all on function private.bounded_metadata(jsonb), private.bound_user_metadata(), private.bound_identity_data()
  from public, anon, authenticated, service_role;

create trigger bound_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_metadata();
create trigger bound_identity_data before insert or update of identity_data on auth.identities
  for each row execute function private.bound_identity_data();
