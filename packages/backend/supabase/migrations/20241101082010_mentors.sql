-- What mentors say of themselves: how many teams they take, in which languages, when they are away, and whom they cannot judge.
-- Teams without a mentor are read from a shared queue by those who said so. See decision 045.

create table public.mentor_profiles (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  capacity integer not null default 5 check (capacity between 0 and 50),
  languages text[] not null default '{}' check (cardinality(languages) <= 12)
    constraint mentor_profiles_languages_are_codes check (
      private.is_plain_list(languages) and array_to_string(languages, ' ') ~ '^([a-z]{2}( [a-z]{2})*)?$'
    ),
  cities text[] not null default '{}' check (cardinality(cities) <= 5)
    constraint mentor_profiles_cities_are_plain check (
      private.is_plain_list(cities) and char_length(array_to_string(cities, '')) <= 400
      and (cardinality(cities) = 0 or private.is_plain_name(array_to_string(cities, ' ')))
    ),
  line text not null default '' check (char_length(line) <= 200)
    constraint mentor_profiles_line_is_plain check (line = '' or private.is_plain_name(line)),
  takes_shared_queue boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.mentor_profiles is 'What a mentor says of themselves as one, made when they are welcomed; what they know stands in profiles.skills.';
comment on column public.mentor_profiles.capacity is 'How many teams they take; five where nobody said.';
comment on column public.mentor_profiles.languages is 'In which languages they read and speak: ISO 639-1, two letters each.';
comment on column public.mentor_profiles.cities is 'Where they can meet a team.';
comment on column public.mentor_profiles.line is 'A line for their teams.';
comment on column public.mentor_profiles.takes_shared_queue is 'Whether they also read what teams without a mentor hand in.';
create trigger mentor_profiles_touch before update on public.mentor_profiles
  for each row execute function private.touch_updated_at();

alter table public.mentor_profiles enable row level security;
grant select on public.mentor_profiles to authenticated;
grant select, insert, update, delete on public.mentor_profiles to service_role;

-- Members may read what mentors say of themselves.
create policy mentor_profiles_read_by_members on public.mentor_profiles
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

-- Nobody is away twice, nor met by two: ranges of one mentor never overlap, here and in office hours.
create extension if not exists btree_gist with schema extensions;

create table public.mentor_absences (
  id uuid primary key default gen_random_uuid(),
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  stand_in_id uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint mentor_absences_in_order check (
    starts_on between date '2000-01-01' and date '2100-01-01' and ends_on between starts_on and starts_on + 180
  ),
  constraint mentor_absences_apart exclude using gist (mentor_id with =, daterange(starts_on, ends_on, '[]') with &&),
  constraint mentor_absences_stand_in_is_another check (stand_in_id <> mentor_id)
);
comment on table public.mentor_absences is 'When a mentor is away, and who stands in for them.';
comment on column public.mentor_absences.ends_on is 'The last day, in Berlin.';
create index mentor_absences_mentor_id_idx on public.mentor_absences (mentor_id, ends_on);
create index mentor_absences_stand_in_id_idx on public.mentor_absences (stand_in_id);
create trigger mentor_absences_touch before update on public.mentor_absences
  for each row execute function private.touch_updated_at();

alter table public.mentor_absences enable row level security;
grant select on public.mentor_absences to authenticated;
grant select, insert, update, delete on public.mentor_absences to service_role;

-- A mentor may read when they are away, and so may who stands in for them, the teams they look after, and organisers.
create policy mentor_absences_read_by_those_concerned on public.mentor_absences
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      mentor_id = (select auth.uid()) or stand_in_id = (select auth.uid()) or (select private.is_orga())
      or mentor_id in (
        select a.mentor_id from public.mentor_assignments a
        where a.status = 'active' and a.team_id = any (array(select private.my_teams()))
      )
    )
  );

create table public.mentor_conflicts (
  id uuid primary key default gen_random_uuid(),
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  team_id uuid references public.teams (id) on delete cascade,
  person_id uuid references private.profiles (user_id) on delete cascade,
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default private.current_time(),
  constraint mentor_conflicts_with_one check (num_nonnulls(team_id, person_id) = 1 and person_id <> mentor_id)
);
comment on table public.mentor_conflicts is 'Teams and people of whom a mentor says that they are too close to judge them.';
comment on column public.mentor_conflicts.reason is 'Why, for organisers; nobody else reads it.';
create unique index mentor_conflicts_team_once_idx on public.mentor_conflicts (mentor_id, team_id) where team_id is not null;
create unique index mentor_conflicts_person_once_idx on public.mentor_conflicts (mentor_id, person_id) where person_id is not null;
create index mentor_conflicts_team_id_idx on public.mentor_conflicts (team_id);
create index mentor_conflicts_person_id_idx on public.mentor_conflicts (person_id);

alter table public.mentor_conflicts enable row level security;
grant select on public.mentor_conflicts to authenticated;
grant select, insert, update, delete on public.mentor_conflicts to service_role;

-- A mentor may read their own conflicts, and organisers all; whom they are with does not.
create policy mentor_conflicts_read_by_mentor_or_orga on public.mentor_conflicts
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (mentor_id = (select auth.uid()) or (select private.is_orga()))
  );

create function private.export_of_mentor_conflicts(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(c) order by c.created_at) from public.mentor_conflicts c where c.mentor_id = p_user_id;
$$;
comment on function private.export_of_mentor_conflicts(uuid) is 'For the export: conflicts that the person declared, not those that others declared with them.';

-- Who was asked, or stood in, learns nothing of what somebody else gave as a reason.
create function private.export_of_mentor_assignments(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    to_jsonb(a) - case when a.mentor_id = p_user_id then '{}' else '{reason}' end::text[] order by a.created_at
  )
  from public.mentor_assignments a where p_user_id in (a.mentor_id, a.asked_by, a.stand_in_id);
$$;
comment on function private.export_of_mentor_assignments(uuid) is 'For the export: assignments of the person, and those that they made or stood in for, without others'' reasons.';

create function private.mentor_capacity(p_mentor_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.capacity from public.mentor_profiles p where p.user_id = p_mentor_id), 5);
$$;
comment on function private.mentor_capacity(uuid) is 'How many teams a mentor takes; five where they did not say.';

-- With the team or one that went into it, or with somebody who is in it now.
create function private.has_mentor_conflict(p_mentor_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.mentor_conflicts c
    where c.mentor_id = p_mentor_id and (
      c.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id) or c.person_id in (
        select m.user_id from public.team_members m where m.team_id = p_team_id and m.left_at is null
      )
    )
  );
$$;
comment on function private.has_mentor_conflict(uuid, uuid) is 'Whether a mentor declared a conflict with a team, with one that went into it, or with somebody who is in it now.';

create function private.is_mentor(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.profiles p where p.user_id = p_user_id and p.role in ('MENTOR', 'ORGA'));
$$;
comment on function private.is_mentor(uuid) is 'Whether a person may look after teams: mentors and organisers.';
grant execute on function private.is_mentor(uuid) to authenticated, service_role;

-- Teams of the season that go on and that nobody looks after.
create function private.reads_from_shared_queue(p_user_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.mentor_profiles p, public.teams t
    where p.user_id = p_user_id and p.takes_shared_queue and private.is_mentor(p_user_id)
      and t.id = p_team_id and t.status in ('forming', 'active', 'finalist')
      and t.season_id = (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1)
      and not exists (select from public.mentor_assignments a where a.team_id = t.id and a.status = 'active')
      and not private.has_mentor_conflict(p_user_id, t.id)
  );
$$;
comment on function private.reads_from_shared_queue(uuid, uuid) is 'Whether a mentor who reads the shared queue reads what this team hands in: it goes on, has no mentor, and is in no conflict with them.';

-- Asked once per statement, not once per row. Those of a team that went into another are read with it.
create function private.shared_queue_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  reader uuid := (select auth.uid());
  conflicted uuid[];
  queue uuid[];
begin
  if not exists (select from public.mentor_profiles p where p.user_id = reader and p.takes_shared_queue)
    or not private.is_mentor(reader) or not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  -- From the few conflicts of one mentor to their teams: from the teams, every member would be looked up.
  conflicted := array(
    select c.team_id from public.mentor_conflicts c where c.mentor_id = reader and c.team_id is not null
    union
    select m.team_id from public.mentor_conflicts c join public.team_members m on m.user_id = c.person_id
    where c.mentor_id = reader and m.left_at is null
  );
  conflicted := conflicted || array(
    select t.merged_into from public.teams t where t.merged_into is not null and t.id = any (conflicted)
  );
  queue := array(
    select t.id from public.teams t
    where t.season_id = (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1)
      and t.status in ('forming', 'active', 'finalist') and t.id <> all (conflicted)
      and not exists (select from public.mentor_assignments a where a.team_id = t.id and a.status = 'active')
  );
  return query
    select unnest(queue)
    union all
    select t.id from public.teams t where t.merged_into = any (queue);
end;
$$;
comment on function private.shared_queue_teams() is 'Teams without a mentor whose hand-ins the caller reads, because they take the shared queue; of their record nothing else.';
grant execute on function private.shared_queue_teams() to authenticated, service_role;
