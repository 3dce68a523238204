-- A person's profile in two tables: what every member may read, and what reaches only the person and ORGA.
-- Both are read and written through the view public.profiles.

create table private.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  homeland text check (char_length(homeland) <= 120),
  studies text check (char_length(studies) <= 120),
  university text check (char_length(university) <= 120),
  university_country text check (char_length(university_country) <= 120),
  role text not null default 'PARTICIPANT' check (role in ('PARTICIPANT', 'ORGA', 'MENTOR')),
  avatar text,
  skills text[] not null default '{}' check (cardinality(skills) <= 20),
  bio text not null default '' check (char_length(bio) <= 1000),
  key_qualification text check (char_length(key_qualification) <= 120),
  discoverable boolean not null default false,
  locale text not null default 'en' check (locale in ('en', 'de')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_avatar_is_own_file
    check (avatar ~ ('^' || user_id::text || '-[0-9]{1,16}[.]jpg$'))
);
comment on table private.profiles is 'What members see of each other. Made on sign-up, read and written through public.profiles.';
comment on column private.profiles.avatar is 'Name of the person''s own file in the bucket avatars: {user_id}-{milliseconds}.jpg.';
comment on column private.profiles.skills is 'Keys of public.skills.';
comment on column private.profiles.discoverable is 'Whether the person wants to be found by teams.';
create index profiles_organisers_idx on private.profiles (user_id) where role = 'ORGA';

create table private.profile_private (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  gender text check (char_length(gender) <= 120),
  phone text check (char_length(phone) <= 40),
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table private.profile_private is 'What reaches the person and ORGA only.';
comment on column private.profile_private.email is 'Follows auth.users; never written by a client.';

create trigger profiles_touch before update on private.profiles
  for each row execute function private.touch_updated_at();
create trigger profile_private_touch before update on private.profile_private
  for each row execute function private.touch_updated_at();

-- Both look the caller up in the table, never in the token: a demoted organiser's old token opens nothing.
create function private.is_member() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.profiles where user_id = (select auth.uid()));
$$;
comment on function private.is_member() is 'Whether the caller is logged in and has a profile.';

create function private.is_orga() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.profiles where user_id = (select auth.uid()) and role = 'ORGA');
$$;
comment on function private.is_orga() is 'Whether the caller is an organiser at this moment.';

revoke all on function private.is_member(), private.is_orga() from public, anon, authenticated, service_role;
grant execute on function private.is_member(), private.is_orga() to authenticated, service_role;

alter table private.profiles enable row level security;
alter table private.profile_private enable row level security;
revoke all on private.profiles, private.profile_private from anon, authenticated, service_role;
grant select on private.profiles, private.profile_private to authenticated, service_role;
grant update (
  first_name, last_name, homeland, studies, university, university_country, role, avatar, skills, bio,
  key_qualification, discoverable, locale
) on private.profiles to authenticated, service_role;
grant update (gender, phone) on private.profile_private to authenticated, service_role;

-- Every member may read every profile.
create policy profiles_read_by_members on private.profiles
  for select to authenticated
  using ((select private.is_member()));

-- A person may change their own profile, and an organiser anyone's.
create policy profiles_update_by_owner_or_orga on private.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_orga()))
  with check (user_id = (select auth.uid()) or (select private.is_orga()));

-- Gender, phone and e-mail may be read by the person and by organisers.
create policy profile_private_read_by_owner_or_orga on private.profile_private
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_orga()));

-- Gender and phone may be changed by the person and by organisers.
create policy profile_private_update_by_owner_or_orga on private.profile_private
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_orga()))
  with check (user_id = (select auth.uid()) or (select private.is_orga()));
