-- A person's profile in two tables: what members may read, and what reaches only the person and ORGA. Both are read and
-- written through the view public.profiles.

-- The catalogue that profiles choose from; it changes by migration or seed only.
create table public.skills (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  grp text not null check (grp in ('build', 'design', 'business', 'field')),
  position integer not null,
  name_en text not null check (char_length(name_en) between 1 and 80),
  name_de text not null check (char_length(name_de) between 1 and 80),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.skills is 'Catalogue of skills by key, grouped; profiles.skills holds keys.';
comment on column public.skills.position is 'Position in the whole list, smallest first.';
create trigger skills_touch before update on public.skills
  for each row execute function private.touch_updated_at();

alter table public.skills enable row level security;
grant select on public.skills to anon, authenticated;
grant select, insert, update, delete on public.skills to service_role;

-- Everyone may read the catalogue.
create policy skills_read_by_all on public.skills
  for select to anon, authenticated
  using (true);

create function private.skill_names(p_keys text[]) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(s.name_en || ' ' || s.name_de, ' ' order by s.position), '')
  from public.skills s where s.key = any (p_keys);
$$;
comment on function private.skill_names(text[]) is 'Names of skills in every language, to be found by either.';

create table private.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80)
    constraint profiles_first_name_is_plain check (first_name = '' or private.is_plain_name(first_name)),
  last_name text not null default '' check (char_length(last_name) <= 80)
    constraint profiles_last_name_is_plain check (last_name = '' or private.is_plain_name(last_name)),
  homeland text check (char_length(homeland) <= 120)
    constraint profiles_homeland_is_plain check (private.is_plain_name(homeland)),
  studies text check (char_length(studies) <= 120)
    constraint profiles_studies_are_plain check (private.is_plain_name(studies)),
  university text check (char_length(university) <= 120)
    constraint profiles_university_is_plain check (private.is_plain_name(university)),
  university_country text check (char_length(university_country) <= 120)
    constraint profiles_university_country_is_plain check (private.is_plain_name(university_country)),
  role text not null default 'PARTICIPANT' check (role in ('PARTICIPANT', 'ORGA', 'MENTOR')),
  avatar text,
  -- An array may be nested and may repeat itself, whatever its column says; one such row would break lists of people.
  skills text[] not null default '{}' check (cardinality(skills) <= 20)
    constraint profiles_skills_are_a_plain_list check (private.is_plain_list(skills)),
  bio text not null default '' check (char_length(bio) <= 1000),
  key_qualification text check (char_length(key_qualification) <= 120)
    constraint profiles_key_qualification_is_plain check (private.is_plain_name(key_qualification)),
  city text check (char_length(city) <= 80)
    constraint profiles_city_is_plain check (private.is_plain_name(city)),
  wish text check (char_length(wish) <= 160)
    constraint profiles_wish_is_plain check (private.is_plain_name(wish)),
  hidden_fields text[] not null default '{}'
    constraint profiles_hidden_fields_can_be_hidden check (hidden_fields <@ array[
      'homeland', 'studies', 'university', 'university_country', 'skills', 'bio', 'key_qualification', 'city', 'wish'
    ])
    constraint profiles_hidden_fields_are_a_plain_list check (private.is_plain_list(hidden_fields)),
  discoverable boolean not null default false,
  locale text not null default 'en' check (locale in ('en', 'de')),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint profiles_avatar_is_own_file
    check (avatar ~ ('^' || user_id::text || '-[0-9]{1,16}[.]jpg$'))
);
comment on table private.profiles is 'What members see of each other. Made on sign-up, read and written through public.profiles.';
comment on column private.profiles.avatar is 'Name of the person''s own file in the bucket avatars: {user_id}-{milliseconds}.jpg.';
comment on column private.profiles.skills is 'Keys of public.skills.';
comment on column private.profiles.discoverable is 'Whether the person wants to be found by teams.';
comment on column private.profiles.wish is 'What the person looks for, in one sentence.';
comment on column private.profiles.hidden_fields is 'Columns that only the person and ORGA see.';
create index profiles_organisers_idx on private.profiles (user_id) where role = 'ORGA';
-- Names, pictures and languages of many people at once, without their whole rows.
create index profiles_names_idx on private.profiles (user_id) include (first_name, last_name, avatar, locale);
-- Lists of people by name, and of one role.
create index profiles_last_name_idx on private.profiles (last_name, first_name, user_id);
create index profiles_role_idx on private.profiles (role, user_id);
create trigger profiles_touch before update on private.profiles
  for each row execute function private.touch_updated_at();

alter table private.profiles enable row level security;
grant
  select,
  update (
    first_name, last_name, homeland, studies, university, university_country, role, avatar, skills, bio,
    key_qualification, discoverable, locale, city, wish, hidden_fields
  )
  on private.profiles to authenticated, service_role;

-- Members may read every profile, and before the second factor their own.
create policy profiles_read_by_members on private.profiles
  for select to authenticated
  using ((select private.is_member()) and (user_id = (select auth.uid()) or (select private.is_second_factor_shown())));

-- A member may change their own profile, and an organiser anyone's.
create policy profiles_update_by_owner_or_orga on private.profiles
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  );

create table private.profile_private (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  gender text check (char_length(gender) <= 120),
  phone text check (char_length(phone) <= 40),
  email text,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.profile_private is 'What reaches the person and ORGA only.';
comment on column private.profile_private.email is 'Follows auth.users; never written by a client.';
create trigger profile_private_touch before update on private.profile_private
  for each row execute function private.touch_updated_at();

alter table private.profile_private enable row level security;
grant select, update (gender, phone) on private.profile_private to authenticated, service_role;

-- Gender, phone and e-mail may be read by the person and by organisers.
create policy profile_private_read_by_owner_or_orga on private.profile_private
  for select to authenticated
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));

-- Gender and phone may be changed by the person and by organisers.
create policy profile_private_update_by_owner_or_orga on private.profile_private
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (user_id = (select auth.uid()) or (select private.is_orga()))
  );

-- The profile as clients know it, one row per person. The view runs with the caller's rights: the private row reaches the
-- person and ORGA only, also in filters and sorting, and whoever does not get it sees what the person shows to all. Gender,
-- e-mail and phone of others reach organisers by functions that note it, and not by this view; a request without a person is
-- the server's own.
create view public.profiles with (security_invoker = true) as
select
  p.user_id, p.first_name, p.last_name,
  case when s.user_id is not null or not 'homeland' = any (p.hidden_fields) then p.homeland end as homeland,
  case when s.user_id is not null or not 'studies' = any (p.hidden_fields) then p.studies end as studies,
  case when s.user_id is not null or not 'university' = any (p.hidden_fields) then p.university end as university,
  case when s.user_id is not null or not 'university_country' = any (p.hidden_fields)
    then p.university_country end as university_country,
  case when s.user_id = coalesce((select auth.uid()), s.user_id) then s.gender end as gender, p.role, p.avatar,
  case when s.user_id is not null or not 'skills' = any (p.hidden_fields) then p.skills else '{}' end as skills,
  case when s.user_id is not null or not 'bio' = any (p.hidden_fields) then p.bio else '' end as bio,
  case when s.user_id is not null or not 'key_qualification' = any (p.hidden_fields)
    then p.key_qualification end as key_qualification,
  p.discoverable, p.locale,
  case when s.user_id = coalesce((select auth.uid()), s.user_id) then s.email end as email,
  case when s.user_id = coalesce((select auth.uid()), s.user_id) then s.phone end as phone, p.created_at, p.updated_at,
  case when s.user_id is not null or not 'city' = any (p.hidden_fields) then p.city end as city,
  case when s.user_id is not null or not 'wish' = any (p.hidden_fields) then p.wish end as wish,
  case when s.user_id is not null then p.hidden_fields else '{}' end as hidden_fields
from private.profiles p
left join private.profile_private s on s.user_id = p.user_id;
comment on view public.profiles is 'Profiles of all members. Gender, email and phone are the person''s own, and what the person hides is empty except for them and ORGA.';
grant
  select,
  update (
    first_name, last_name, homeland, studies, university, university_country, gender, role, avatar, skills, bio,
    key_qualification, discoverable, locale, phone, city, wish, hidden_fields
  )
  on public.profiles to authenticated, service_role;

-- The view's row is as old as the statement: a save that waited for another one's lock would overwrite it, even when it
-- matched on the version (updated_at) that it had read. The row is therefore locked and compared first. Changes of
-- different fields are merged; of two values for one field the later call changes nothing and gets no row back, which is
-- how clients learn that they lost the race.
create function private.update_profile() returns trigger
language plpgsql set search_path = '' as $$
declare
  stored public.profiles;
begin
  -- The policy of updates decides here too: whoever may not write the row finds none.
  -- No stronger lock than the change itself takes: the log of what this person does meanwhile points to their row.
  perform from private.profiles p where p.user_id = old.user_id for no key update;
  if not found then
    return null;
  end if;
  select * into stored from public.profiles where user_id = old.user_id;
  if stored.updated_at <> old.updated_at and exists (
    select from jsonb_each(to_jsonb(new)) wish
    where wish.value is distinct from to_jsonb(old) -> wish.key
      and to_jsonb(stored) -> wish.key is distinct from to_jsonb(old) -> wish.key
      and to_jsonb(stored) -> wish.key is distinct from wish.value
  ) then
    return null;
  end if;
  update private.profiles p set
    first_name = case when new.first_name is distinct from old.first_name then new.first_name else p.first_name end,
    last_name = case when new.last_name is distinct from old.last_name then new.last_name else p.last_name end,
    homeland = case when new.homeland is distinct from old.homeland then new.homeland else p.homeland end,
    studies = case when new.studies is distinct from old.studies then new.studies else p.studies end,
    university = case when new.university is distinct from old.university then new.university else p.university end,
    university_country = case when new.university_country is distinct from old.university_country
      then new.university_country else p.university_country end,
    role = case when new.role is distinct from old.role then new.role else p.role end,
    avatar = case when new.avatar is distinct from old.avatar then new.avatar else p.avatar end,
    skills = case when new.skills is distinct from old.skills then new.skills else p.skills end,
    bio = case when new.bio is distinct from old.bio then new.bio else p.bio end,
    key_qualification = case when new.key_qualification is distinct from old.key_qualification
      then new.key_qualification else p.key_qualification end,
    discoverable = case when new.discoverable is distinct from old.discoverable
      then new.discoverable else p.discoverable end,
    locale = case when new.locale is distinct from old.locale then new.locale else p.locale end,
    city = case when new.city is distinct from old.city then new.city else p.city end,
    wish = case when new.wish is distinct from old.wish then new.wish else p.wish end,
    hidden_fields = case when new.hidden_fields is distinct from old.hidden_fields
      then new.hidden_fields else p.hidden_fields end
  where p.user_id = old.user_id;
  if new.gender is distinct from old.gender or new.phone is distinct from old.phone then
    update private.profile_private s set
      gender = case when new.gender is distinct from old.gender then new.gender else s.gender end,
      phone = case when new.phone is distinct from old.phone then new.phone else s.phone end
    where s.user_id = old.user_id;
  end if;
  select * into new from public.profiles where user_id = old.user_id;
  return new;
end;
$$;
comment on function private.update_profile() is
  'Trigger of the view: writes changed columns to the base tables as the caller; no row where another save was faster.';
create trigger profiles_update instead of update on public.profiles
  for each row execute function private.update_profile();

create function private.check_profile_skills() returns trigger
language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  if tg_op = 'UPDATE' and new.skills is not distinct from old.skills then
    return new;
  end if;
  select wanted into unknown from unnest(new.skills) as wanted
    where not exists (select from public.skills where key = wanted)
    limit 1;
  if found then
    raise exception 'unknown_skill' using errcode = '23503', detail = coalesce(unknown, 'null');
  end if;
  return new;
end;
$$;
comment on function private.check_profile_skills() is 'Trigger: a profile may hold keys of the catalogue only.';
create trigger profiles_check_skills before insert or update of skills on private.profiles
  for each row execute function private.check_profile_skills();

-- Only an organiser changes a role, and the last organiser stays. The guards are on the base table, so that no view,
-- function or upsert bypasses them.
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
      using errcode = '42501', hint = 'Only an organiser changes a role, after showing the second factor if there is one.';
  end if;
  return new;
end;
$$;
comment on function private.guard_profile_role() is 'Trigger: refuses a changed role (42501 role_change_denied) unless ORGA asks, with their second factor if they have one.';
create trigger profiles_guard_role before insert or update of role on private.profiles
  for each row execute function private.guard_profile_role();

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
create trigger profiles_protect_last_orga before update of role or delete on private.profiles
  for each row execute function private.protect_last_orga();

create function private.deletion_obstacle_last_orga(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.profiles p where p.user_id = p_user_id and p.role = 'ORGA')
    and not exists (select from private.profiles other where other.role = 'ORGA' and other.user_id <> p_user_id);
$$;
comment on function private.deletion_obstacle_last_orga(uuid) is 'Whether the account is the last organiser''s.';

-- A login provider gives given and family name, or one name whose last word is taken for the family name. What the
-- sign-up form says comes first.
create function private.provider_names(metadata jsonb)
  returns table (first_name text, last_name text)
language sql immutable set search_path = '' as $$
  select coalesce(nullif(given, ''), nullif(regexp_replace(whole, '\s+\S+$', ''), ''), ''),
    coalesce(nullif(family, ''), case when whole ~ '\s' then substring(whole from '\S+$') end, '')
  from (
    select btrim(coalesce(metadata ->> 'given_name', '')) as given,
      btrim(coalesce(metadata ->> 'family_name', '')) as family,
      btrim(coalesce(metadata ->> 'full_name', metadata ->> 'name', '')) as whole
  ) as provided
$$;
comment on function private.provider_names(jsonb) is
  'First and last name from what a login provider sends; '''' for what it does not.';

-- Every account but a guest's has a profile from the start. Names and language come from metadata that anybody can write: they are cut
-- to size, and a role in there means nothing.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  provided record;
begin
  -- Written by a secret key alone.
  if new.raw_app_meta_data ->> 'guest' = 'true' then
    return null;
  end if;
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
comment on function private.create_profile() is 'Trigger: gives a new account its profile, always as PARTICIPANT; a guest''s has none.';
create trigger create_profile_on_sign_up after insert on auth.users
  for each row execute function private.create_profile();

create function private.sync_profile_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.profile_private set email = new.email
    where user_id = new.id and email is distinct from new.email;
  return null;
end;
$$;
comment on function private.sync_profile_email() is 'Trigger: the profile''s e-mail address follows the account''s.';
create trigger sync_profile_email after update of email on auth.users
  for each row execute function private.sync_profile_email();

-- Metadata is written by whoever signs an address up, before its owner has confirmed it, and is part of every access
-- token and of the session's cookie: too large a token is refused by services, too large a cookie by servers. So it is
-- bounded where every way of writing it ends, on every kind of project.
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

-- The metadata that comes back carries `truncated` when part of a write was dropped, until somebody removes the key.
create function private.bound_user_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb := private.bounded_metadata(new.raw_user_meta_data);
begin
  if kept is distinct from new.raw_user_meta_data then
    new.raw_user_meta_data := kept || '{"truncated": true}';
  end if;
  return new;
end;
$$;
comment on function private.bound_user_metadata() is
  'Trigger: an account''s metadata stays small enough for a token; `truncated` in it says that a write was cut.';
create trigger bound_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_user_metadata();

create function private.bound_identity_data() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.identity_data := private.bounded_metadata(new.identity_data);
  return new;
end;
$$;
comment on function private.bound_identity_data() is 'Trigger: what a login provider sent stays small enough for a cookie.';
create trigger bound_identity_data before insert or update of identity_data on auth.identities
  for each row execute function private.bound_identity_data();
