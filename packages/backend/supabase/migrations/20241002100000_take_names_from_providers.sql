-- Whoever comes by a provider brings a name along: given and family name where the provider tells them apart, else one
-- name whose last word is taken for the family's. What the sign-up form says goes first. All of it was written by
-- somebody else: it is cut to size, and a role in there means nothing.

create function private.provider_names(metadata jsonb)
  returns table (first_name text, last_name text)
language sql immutable set search_path = '' as $$
  select coalesce(nullif(given, ''), nullif(regexp_replace(whole, '\s+\S+$', ''), ''), ''),
    coalesce(nullif(family, ''), case when whole ~ '\s' then substring(whole from '\S+$') end, '')
  from (
    select btrim(coalesce(metadata ->> 'given_name', '')) as given,
      btrim(coalesce(metadata ->> 'family_name', '')) as family,
      btrim(coalesce(metadata ->> 'full_name', metadata ->> 'name', '')) as whole
  ) as told
$$;
comment on function private.provider_names(jsonb) is
  'First and last name out of what a login provider tells; '''' for what it does not.';
revoke all on function private.provider_names(jsonb) from public, anon, authenticated, service_role;

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  told record;
begin
  select * into told from private.provider_names(metadata);
  insert into private.profiles (user_id, first_name, last_name, role, locale)
  values (
    new.id,
    left(btrim(coalesce(metadata ->> 'first_name', told.first_name)), 80),
    left(btrim(coalesce(metadata ->> 'last_name', told.last_name)), 80),
    'PARTICIPANT',
    case when metadata ->> 'locale' = 'de' then 'de' else 'en' end
  );
  insert into private.profile_private (user_id, email) values (new.id, new.email);
  return null;
end;
$$;
