-- What others read as a line of text about somebody has something to see, stays on one line, and turns no words around
-- it. Names of teams are held to the same.

-- Providers and sign-up forms send what they like, and a sign-up does not fail for it.
create function private.plain_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_plain_name(cleaned) then btrim(cleaned) else '' end
  from (
    select regexp_replace(
      regexp_replace(coalesce(p_text, ''), '[[:cntrl:]\u2028\u2029[:space:]]+', ' ', 'g'), '[\u202a-\u202e\u2066-\u2069]', '', 'g'
    ) as cleaned
  ) as text;
$$;
comment on function private.plain_name(text) is 'A text as it may stand as a name: on one line, without marks that turn the direction; empty where nothing is left to see.';
revoke all on function private.plain_name(text) from public, anon, authenticated, service_role;

update private.profiles set first_name = private.plain_name(first_name), last_name = private.plain_name(last_name)
  where not (first_name = '' or private.is_plain_name(first_name)) or not (last_name = '' or private.is_plain_name(last_name));
update private.profiles set
    homeland = nullif(private.plain_name(homeland), ''), studies = nullif(private.plain_name(studies), ''),
    university = nullif(private.plain_name(university), ''),
    university_country = nullif(private.plain_name(university_country), ''),
    key_qualification = nullif(private.plain_name(key_qualification), ''), city = nullif(private.plain_name(city), ''),
    wish = nullif(private.plain_name(wish), '')
  where not (
    private.is_plain_name(coalesce(homeland, '-')) and private.is_plain_name(coalesce(studies, '-'))
    and private.is_plain_name(coalesce(university, '-')) and private.is_plain_name(coalesce(university_country, '-'))
    and private.is_plain_name(coalesce(key_qualification, '-')) and private.is_plain_name(coalesce(city, '-'))
    and private.is_plain_name(coalesce(wish, '-'))
  );
alter table private.profiles
  add constraint profiles_first_name_is_plain check (first_name = '' or private.is_plain_name(first_name)),
  add constraint profiles_last_name_is_plain check (last_name = '' or private.is_plain_name(last_name)),
  add constraint profiles_homeland_is_plain check (private.is_plain_name(homeland)),
  add constraint profiles_studies_are_plain check (private.is_plain_name(studies)),
  add constraint profiles_university_is_plain check (private.is_plain_name(university)),
  add constraint profiles_university_country_is_plain check (private.is_plain_name(university_country)),
  add constraint profiles_key_qualification_is_plain check (private.is_plain_name(key_qualification)),
  add constraint profiles_city_is_plain check (private.is_plain_name(city)),
  add constraint profiles_wish_is_plain check (private.is_plain_name(wish));

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  provided record;
begin
  select * into provided from private.provider_names(metadata);
  insert into private.profiles (user_id, first_name, last_name, role, locale)
  values (
    new.id,
    private.plain_name(left(btrim(coalesce(metadata ->> 'first_name', provided.first_name)), 80)),
    private.plain_name(left(btrim(coalesce(metadata ->> 'last_name', provided.last_name)), 80)),
    'PARTICIPANT',
    case when metadata ->> 'locale' = 'de' then 'de' else 'en' end
  );
  insert into private.profile_private (user_id, email) values (new.id, new.email);
  return null;
end;
$$;
