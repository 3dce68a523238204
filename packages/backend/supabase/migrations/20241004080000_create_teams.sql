-- Teams of a season, who is in them, and whom they look for. Read by every member; written by functions, which hold the
-- locks, but for what a captain says about the team.

-- What is read as a name: not empty to the eye, on one line, and turning no words around it.
create function private.is_plain_name(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select p_text ~ '[^[:space:]\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    and p_text !~ '[[:cntrl:]\u2028-\u202e\u2066-\u2069]';
$$;
comment on function private.is_plain_name(text) is 'Whether a text has something to see and no line breaks, control characters or marks that turn the direction.';
revoke all on function private.is_plain_name(text) from public, anon, authenticated, service_role;
grant execute on function private.is_plain_name(text) to authenticated, service_role;

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  name text not null check (char_length(name) between 2 and 60) check (private.is_plain_name(name)),
  slug text not null
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80)
    check (slug not in ('connect', 'events', 'teams', 'admin', 'assigned_teams')),
  pitch text not null default '' check (char_length(pitch) <= 200),
  description text not null default '' check (char_length(description) <= 4000),
  stage text not null default 'idea' check (stage in ('idea', 'prototype', 'users', 'revenue')),
  industry text check (char_length(industry) <= 60),
  city text check (char_length(city) <= 80),
  logo text,
  status text not null default 'forming' check (status in ('forming', 'active', 'finalist', 'finished', 'withdrawn')),
  captain_id uuid references private.profiles (user_id) on delete set null,
  listed boolean not null default true,
  -- Kept by triggers: lists, filters and seats ask for them on every row.
  member_count integer not null default 0 check (member_count >= 0),
  wanted_skills text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (season_id, slug),
  constraint teams_logo_is_own_file check (logo ~ ('^' || id::text || '-[0-9]{1,16}[.]jpg$')),
  -- A team that goes on has somebody who answers for it.
  constraint teams_have_a_captain check (captain_id is not null or status in ('withdrawn', 'finished'))
);
comment on table public.teams is 'Teams of a season.';
comment on column public.teams.pitch is 'One or two sentences for the list.';
comment on column public.teams.logo is 'Name of the team''s own file in the bucket logos: {id}-{milliseconds}.jpg; null shows the drawn mark.';
comment on column public.teams.member_count is 'How many people are in it now; follows team_members.';
comment on column public.teams.wanted_skills is 'Skills of the roles that nobody fills yet; follows team_roles.';
comment on column public.teams.listed is 'Whether the team is in the list; whoever has its address reads it all the same.';
create unique index teams_name_idx on public.teams (season_id, lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))) where status <> 'withdrawn';
create index teams_wanted_skills_idx on public.teams using gin (wanted_skills);
create index teams_captain_id_idx on public.teams (captain_id);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  -- Of the team, so that one index can hold a person to one team a season.
  season_id uuid not null references public.seasons (id),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_members_leave_after_joining check (left_at >= joined_at)
);
comment on table public.team_members is 'Who is, and was, in which team.';
create unique index team_members_one_team_idx on public.team_members (season_id, user_id) where left_at is null;
create index team_members_team_id_idx on public.team_members (team_id) where left_at is null;
create index team_members_user_id_idx on public.team_members (user_id);

create table public.team_roles (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 60) check (private.is_plain_name(title)),
  skills text[] not null default '{}' check (cardinality(skills) <= 8),
  filled_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.team_roles is 'Whom a team looks for; filled once somebody has it.';
comment on column public.team_roles.skills is 'Keys of public.skills.';
create index team_roles_team_id_idx on public.team_roles (team_id);
create index team_roles_filled_by_idx on public.team_roles (filled_by);

create trigger teams_touch before update on public.teams
  for each row execute function private.touch_updated_at();
create trigger team_members_touch before update on public.team_members
  for each row execute function private.touch_updated_at();
create trigger team_roles_touch before update on public.team_roles
  for each row execute function private.touch_updated_at();

create function private.is_captain_of(p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.teams where id = p_team_id and captain_id = (select auth.uid()) and status <> 'withdrawn')
    and private.is_session_standing();
$$;
comment on function private.is_captain_of(uuid) is 'Whether the caller leads this team, in a standing session.';
revoke all on function private.is_captain_of(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_captain_of(uuid) to authenticated, service_role;

alter table public.teams enable row level security;
alter table public.team_members enable row level security;
alter table public.team_roles enable row level security;
revoke all on public.teams, public.team_members, public.team_roles from anon, authenticated, service_role;
grant select on public.teams, public.team_members, public.team_roles to authenticated;
grant update (name, pitch, description, stage, industry, city, logo, listed) on public.teams to authenticated;
grant insert (team_id, title, skills), update (title, skills, filled_by), delete on public.team_roles to authenticated;
grant select, insert, update, delete on public.teams, public.team_members, public.team_roles to service_role;

-- Members may read every team.
create policy teams_read_by_members on public.teams
  for select to authenticated
  using ((select private.is_member()));

-- A captain may say what the team is, and an organiser of any team.
create policy teams_update_by_captain_or_orga on public.teams
  for update to authenticated
  using ((captain_id = (select auth.uid()) and status in ('forming', 'active', 'finalist')) or (select private.is_orga()))
  with check (private.is_captain_of(id) or (select private.is_orga()));

-- Members may read who is in which team.
create policy team_members_read_by_members on public.team_members
  for select to authenticated
  using ((select private.is_member()));

-- Members may read whom teams look for.
create policy team_roles_read_by_members on public.team_roles
  for select to authenticated
  using ((select private.is_member()));

-- A captain may look for people, and an organiser for any team.
create policy team_roles_insert_by_captain_or_orga on public.team_roles
  for insert to authenticated
  with check (private.is_captain_of(team_id) or (select private.is_orga()));

-- A captain may change whom the team looks for, and an organiser for any team.
create policy team_roles_update_by_captain_or_orga on public.team_roles
  for update to authenticated
  using (private.is_captain_of(team_id) or (select private.is_orga()))
  with check (private.is_captain_of(team_id) or (select private.is_orga()));

-- A captain may give up looking, and an organiser for any team.
create policy team_roles_delete_by_captain_or_orga on public.team_roles
  for delete to authenticated
  using (private.is_captain_of(team_id) or (select private.is_orga()));
