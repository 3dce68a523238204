-- What teams and people are found by, folded beforehand so that an index can serve it. Triggers keep it.

-- Only of teams that can be found: listed ones that go on.
create table private.team_search (
  team_id uuid primary key references public.teams (id) on delete cascade,
  season_id uuid not null references public.seasons (id),
  words text not null,
  name text not null,
  city text,
  folded_city text not null,
  stage text not null,
  skills text[] not null,
  member_count integer not null,
  since timestamptz not null
);
comment on table private.team_search is 'What listed teams that go on are found, filtered and sorted by; follows public.teams.';
comment on column private.team_search.words is 'Name, pitch, industry, city and the names of wanted skills, folded.';
create index team_search_words_idx on private.team_search using gin (words extensions.gin_trgm_ops);
create index team_search_season_id_idx on private.team_search (season_id);

-- Only of people who want to be found, and only what they show: what is hidden is not here to be found.
create table private.people_search (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  words text not null,
  first_name text not null,
  last_name text not null,
  avatar text,
  studies text,
  university text,
  city text,
  folded_city text not null,
  wish text,
  skills text[] not null,
  since timestamptz not null
);
comment on table private.people_search is 'What participants who want to be found are found, filtered and sorted by, without what they hide; follows private.profiles.';
comment on column private.people_search.words is 'Name, studies, university, qualification, wish, city and the names of skills, folded.';
create index people_search_words_idx on private.people_search using gin (words extensions.gin_trgm_ops);

-- Names and pictures of many people at once, without their whole rows.
create index profiles_names_idx on private.profiles (user_id) include (first_name, last_name, avatar);
-- Lists of people by name, and of one role.
create index profiles_last_name_idx on private.profiles (last_name, first_name, user_id);
create index profiles_role_idx on private.profiles (role, user_id);

create function private.note_team_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.listed or new.status not in ('forming', 'active') then
    delete from private.team_search where team_id = new.id;
    return null;
  end if;
  insert into private.team_search
    (team_id, season_id, words, name, city, folded_city, stage, skills, member_count, since)
  values (
    new.id, new.season_id,
    private.folded(concat_ws(' ', new.name, new.pitch, new.industry, new.city, private.skill_names(new.wanted_skills))),
    new.name, new.city, private.folded(new.city), new.stage, new.wanted_skills, new.member_count, new.created_at
  )
  on conflict (team_id) do update set
    words = excluded.words, name = excluded.name, city = excluded.city, folded_city = excluded.folded_city,
    stage = excluded.stage, skills = excluded.skills, member_count = excluded.member_count;
  return null;
end;
$$;
comment on function private.note_team_words() is 'Trigger: keeps what a team is found by.';
create trigger teams_note_words
  after insert or update of name, pitch, industry, city, stage, wanted_skills, member_count, listed, status on public.teams
  for each row execute function private.note_team_words();

create function private.note_person_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shown private.profiles := new;
begin
  if not new.discoverable or new.role <> 'PARTICIPANT' then
    delete from private.people_search where user_id = new.user_id;
    return null;
  end if;
  shown.studies := case when not 'studies' = any (new.hidden_fields) then new.studies end;
  shown.university := case when not 'university' = any (new.hidden_fields) then new.university end;
  shown.key_qualification := case when not 'key_qualification' = any (new.hidden_fields) then new.key_qualification end;
  shown.city := case when not 'city' = any (new.hidden_fields) then new.city end;
  shown.wish := case when not 'wish' = any (new.hidden_fields) then new.wish end;
  shown.skills := case when not 'skills' = any (new.hidden_fields) then new.skills else '{}' end;
  insert into private.people_search
    (user_id, words, first_name, last_name, avatar, studies, university, city, folded_city, wish, skills, since)
  values (
    shown.user_id,
    private.folded(concat_ws(' ', shown.first_name, shown.last_name, shown.studies, shown.university,
      shown.key_qualification, shown.wish, shown.city, private.skill_names(shown.skills))),
    shown.first_name, shown.last_name, shown.avatar, shown.studies, shown.university, shown.city,
    private.folded(shown.city), shown.wish, shown.skills, shown.created_at
  )
  on conflict (user_id) do update set
    words = excluded.words, first_name = excluded.first_name, last_name = excluded.last_name, avatar = excluded.avatar,
    studies = excluded.studies, university = excluded.university, city = excluded.city,
    folded_city = excluded.folded_city, wish = excluded.wish, skills = excluded.skills;
  return null;
end;
$$;
comment on function private.note_person_words() is 'Trigger: keeps what a person is found by, if they want to be found.';
create trigger profiles_note_words after insert or update of first_name, last_name, studies, university, role, avatar,
    skills, key_qualification, discoverable, city, wish, hidden_fields
  on private.profiles for each row execute function private.note_person_words();

-- The catalogue changes by migration or seed.
create function private.note_skill_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.team_search set words = private.folded(concat_ws(' ', words, new.name_en, new.name_de))
    where new.key = any (skills);
  update private.people_search set words = private.folded(concat_ws(' ', words, new.name_en, new.name_de))
    where new.key = any (skills);
  return null;
end;
$$;
comment on function private.note_skill_words() is 'Trigger: whoever is found by a skill is found by its new name, too.';
create trigger skills_note_words after update of name_en, name_de on public.skills
  for each row execute function private.note_skill_words();

-- Who is there already; there were no teams before.
update private.profiles set discoverable = discoverable where discoverable;

revoke all on function private.note_team_words(), private.note_person_words(), private.note_skill_words()
  from public, anon, authenticated, service_role;
alter table private.team_search enable row level security;
alter table private.people_search enable row level security;
revoke all on private.team_search, private.people_search from anon, authenticated, service_role;
grant select on private.team_search, private.people_search to authenticated;

-- Members may search the teams.
create policy team_search_read_by_members on private.team_search
  for select to authenticated
  using ((select private.is_member()));

-- Members may search the people who want to be found.
create policy people_search_read_by_members on private.people_search
  for select to authenticated
  using ((select private.is_member()));
