-- Teams of a season, who is in them, and whom they look for. Read by every member; written by functions, which hold the
-- locks, except for what a captain says about the team.

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
  merged_into uuid references public.teams (id),
  listed boolean not null default true,
  -- Kept by triggers: lists, filters and seats ask for them on every row.
  member_count integer not null default 0 check (member_count >= 0),
  wanted_skills text[] not null default '{}',
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  unique (season_id, slug),
  constraint teams_logo_is_own_file check (logo ~ ('^' || id::text || '-[0-9]{1,16}[.]jpg$')),
  -- A team that goes on has somebody who answers for it.
  constraint teams_have_a_captain check (captain_id is not null or status in ('withdrawn', 'finished')),
  constraint teams_merged_have_ended check (merged_into is null or status = 'withdrawn')
);
comment on table public.teams is 'Teams of a season.';
comment on column public.teams.pitch is 'One or two sentences for the list.';
comment on column public.teams.logo is 'Name of the team''s own file in the bucket logos: {id}-{milliseconds}.jpg; null shows the drawn mark.';
comment on column public.teams.member_count is 'How many people are in it now; follows team_members.';
comment on column public.teams.wanted_skills is 'Skills of the roles that nobody fills yet; follows team_roles.';
comment on column public.teams.listed is 'Whether the team is in the list; whoever has its address reads it all the same.';
create unique index teams_name_idx on public.teams (season_id, lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))) where status <> 'withdrawn';
create index teams_wanted_skills_idx on public.teams using gin (wanted_skills);
comment on column public.teams.merged_into is 'The team that its people went into; its record stays here and is read from there.';
create index teams_merged_into_idx on public.teams (merged_into);
create index teams_captain_id_idx on public.teams (captain_id);
create trigger teams_touch before update on public.teams
  for each row execute function private.touch_updated_at();

alter table public.teams enable row level security;
grant select, update (name, pitch, description, stage, industry, city, logo, listed) on public.teams to authenticated;
grant select, insert, update, delete on public.teams to service_role;

-- Members may read every team.
create policy teams_read_by_members on public.teams
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

-- A captain may say what the team is, and an organiser of any team. The captain is compared on the row itself, which is
-- read again after a wait for its lock: whoever handed the team over meanwhile changes nothing.
create policy teams_update_by_captain_or_orga on public.teams
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      (captain_id = (select auth.uid()) and status in ('forming', 'active', 'finalist')) or (select private.is_orga())
    )
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      (captain_id = (select auth.uid()) and status in ('forming', 'active', 'finalist')) or (select private.is_orga())
    )
  );

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  -- Of the team, so that one index can hold a person to one team a season.
  season_id uuid not null references public.seasons (id),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  joined_at timestamptz not null default private.current_time(),
  left_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint team_members_leave_after_joining check (left_at >= joined_at)
);
comment on table public.team_members is 'Who is, and was, in which team.';
create unique index team_members_one_team_idx on public.team_members (season_id, user_id) where left_at is null;
create index team_members_team_id_idx on public.team_members (team_id) where left_at is null;
create index team_members_user_id_idx on public.team_members (user_id);
create trigger team_members_touch before update on public.team_members
  for each row execute function private.touch_updated_at();

alter table public.team_members enable row level security;
grant select on public.team_members to authenticated;
grant select, insert, update, delete on public.team_members to service_role;

-- Members may read who is in which team.
create policy team_members_read_by_members on public.team_members
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

create function private.my_teams() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select team_id from public.team_members where user_id = (select auth.uid()) and left_at is null;
$$;
comment on function private.my_teams() is 'Teams that the caller is in.';
grant execute on function private.my_teams() to authenticated, service_role;

-- Asked once per statement, not once per row.
create function private.editable_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query
    select t.id from public.teams t
    where (t.captain_id = (select auth.uid()) and t.status in ('forming', 'active', 'finalist'))
      or (select private.is_orga());
end;
$$;
comment on function private.editable_teams() is 'The teams that the caller may edit: those they lead and that go on, and all for an organiser.';
grant execute on function private.editable_teams() to authenticated, service_role;

create table public.team_roles (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 60) check (private.is_plain_name(title)),
  skills text[] not null default '{}' check (cardinality(skills) <= 8),
  filled_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.team_roles is 'Whom a team looks for; filled once somebody has it.';
comment on column public.team_roles.skills is 'Keys of public.skills.';
create index team_roles_team_id_idx on public.team_roles (team_id);
create index team_roles_filled_by_idx on public.team_roles (filled_by);
create trigger team_roles_touch before update on public.team_roles
  for each row execute function private.touch_updated_at();

alter table public.team_roles enable row level security;
grant
  select,
  insert (team_id, title, skills),
  update (title, skills, filled_by),
  delete
  on public.team_roles to authenticated;
grant select, insert, update, delete on public.team_roles to service_role;

-- Members may read whom teams look for.
create policy team_roles_read_by_members on public.team_roles
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

-- A captain may look for people, and an organiser for any team.
create policy team_roles_insert_by_captain_or_orga on public.team_roles
  for insert to authenticated
  with check (team_id = any (array(select private.editable_teams())));

-- A captain may change whom the team looks for, and an organiser for any team.
create policy team_roles_update_by_captain_or_orga on public.team_roles
  for update to authenticated
  using (team_id = any (array(select private.editable_teams())))
  with check (team_id = any (array(select private.editable_teams())));

-- A captain may give up looking, and an organiser for any team.
create policy team_roles_delete_by_captain_or_orga on public.team_roles
  for delete to authenticated
  using (team_id = any (array(select private.editable_teams())));

create function private.count_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team uuid := case when tg_op = 'DELETE' then old.team_id else new.team_id end;
begin
  update public.teams t set
      member_count = now_in.number,
      status = case
        when t.status not in ('forming', 'active') then t.status
        when now_in.number >= (select s.min_team from public.seasons s where s.id = t.season_id) then 'active'
        else 'forming'
      end
    from (select count(*)::integer as number from public.team_members m where m.team_id = team and m.left_at is null) now_in
    where t.id = team and t.member_count is distinct from now_in.number;
  return null;
end;
$$;
comment on function private.count_members() is 'Trigger: a team knows how many it is, and is active from the season''s smallest size on.';
create trigger team_members_count after insert or update of left_at or delete on public.team_members
  for each row execute function private.count_members();

create function private.collect_wanted_skills() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team uuid := case when tg_op = 'DELETE' then old.team_id else new.team_id end;
begin
  update public.teams t set wanted_skills = wanted.keys
    from (
      select coalesce(array_agg(distinct skill order by skill), '{}') as keys
      from public.team_roles r cross join unnest(r.skills) as skill
      where r.team_id = team and r.filled_by is null
    ) wanted
    where t.id = team and t.wanted_skills is distinct from wanted.keys;
  return null;
end;
$$;
comment on function private.collect_wanted_skills() is 'Trigger: a team knows which skills its open roles ask for.';
create trigger team_roles_collect_skills after insert or update or delete on public.team_roles
  for each row execute function private.collect_wanted_skills();

create function private.check_team_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from public.team_roles r where r.team_id = new.team_id) >= 12 then
    raise exception 'too_many_roles' using errcode = '54000';
  end if;
  if exists (select from unnest(new.skills) as wanted where not exists (select from public.skills where key = wanted)) then
    raise exception 'unknown_skill' using errcode = '23503';
  end if;
  if new.filled_by is not null and not exists (
    select from public.team_members m where m.team_id = new.team_id and m.user_id = new.filled_by and m.left_at is null
  ) then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  return new;
end;
$$;
comment on function private.check_team_role() is 'Trigger: skills are of the catalogue, whoever fills a role is in the team, and a team has at most twelve roles.';
create trigger team_roles_check before insert or update on public.team_roles
  for each row execute function private.check_team_role();

-- The functions on teams lock the team before its roles; whoever writes roles directly does so too, or both would wait for
-- each other and a role could be filled by somebody who leaves at the same time. One season's team is one lock.
create function private.lock_own_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.teams t
    where t.captain_id = (select auth.uid())
      and t.season_id = (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1)
    for update;
  return null;
end;
$$;
comment on function private.lock_own_team() is 'Trigger: locks the team that the caller leads before roles are written.';
create trigger team_roles_lock_own_team before insert or update or delete on public.team_roles
  for each statement when (current_user = 'authenticated') execute function private.lock_own_team();

-- A mentor has no team, so nobody in one becomes a mentor; the row lock that a change of role holds keeps them from joining
-- meanwhile.
create function private.keep_mentors_out_of_teams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role = 'MENTOR' and old.role <> 'MENTOR'
    and private.team_of(new.user_id, (private.current_season()).id) is not null then
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  return new;
end;
$$;
comment on function private.keep_mentors_out_of_teams() is 'Trigger: who is in a team of the season leaves it before becoming a mentor (GR010 already_in_team).';
create trigger profiles_keep_mentors_out_of_teams before update of role on private.profiles
  for each row execute function private.keep_mentors_out_of_teams();

create function private.deletion_obstacle_captain_of_a_team(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.teams t where t.captain_id = p_user_id and t.member_count > 1);
$$;
comment on function private.deletion_obstacle_captain_of_a_team(uuid) is 'Whether the person leads others, who need a new captain first.';
