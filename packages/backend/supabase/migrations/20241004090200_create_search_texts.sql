-- What teams and people are found by, folded beforehand so that an index can serve it. Triggers keep it.

create table private.team_search (
  team_id uuid primary key references public.teams (id) on delete cascade,
  words text not null,
  city text not null
);
comment on table private.team_search is 'What a team is found by: name, pitch, industry, city and the skills it looks for, folded.';
create index team_search_words_idx on private.team_search using gin (words extensions.gin_trgm_ops);

-- Only of people who want to be found, and only of what they show: what is hidden is not here to be found.
create table private.people_search (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  words text not null,
  city text not null,
  skills text[] not null,
  name text not null,
  since timestamptz not null
);
comment on table private.people_search is 'What participants who want to be found are found and sorted by, without what they hide.';
comment on column private.people_search.name is 'Last and first name, folded, to sort by.';
create index people_search_words_idx on private.people_search using gin (words extensions.gin_trgm_ops);

-- Names and pictures of many people at once, without their whole rows.
create index profiles_names_idx on private.profiles (user_id) include (first_name, last_name, avatar);

create function private.words_of(p_team public.teams) returns text
language sql stable set search_path = '' as $$
  select private.folded(concat_ws(' ',
    p_team.name, p_team.pitch, p_team.industry, p_team.city, private.skill_names(p_team.wanted_skills)));
$$;
comment on function private.words_of(public.teams) is 'What a team is found by.';

create function private.words_of(p_person private.profiles) returns text
language sql stable set search_path = '' as $$
  select private.folded(concat_ws(' ', p_person.first_name, p_person.last_name,
    case when not 'studies' = any (p_person.hidden_fields) then p_person.studies end,
    case when not 'university' = any (p_person.hidden_fields) then p_person.university end,
    case when not 'key_qualification' = any (p_person.hidden_fields) then p_person.key_qualification end,
    case when not 'wish' = any (p_person.hidden_fields) then p_person.wish end,
    case when not 'city' = any (p_person.hidden_fields) then p_person.city end,
    case when not 'skills' = any (p_person.hidden_fields) then private.skill_names(p_person.skills) end));
$$;
comment on function private.words_of(private.profiles) is 'What a person is found by; nothing that they hide.';

create function private.note_team_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.team_search (team_id, words, city) values (new.id, private.words_of(new), private.folded(new.city))
  on conflict (team_id) do update set words = excluded.words, city = excluded.city
    where (team_search.words, team_search.city) is distinct from (excluded.words, excluded.city);
  return null;
end;
$$;
comment on function private.note_team_words() is 'Trigger: keeps what a team is found by.';
create trigger teams_note_words after insert or update of name, pitch, industry, city, wanted_skills on public.teams
  for each row execute function private.note_team_words();

create function private.note_person_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.discoverable or new.role <> 'PARTICIPANT' then
    delete from private.people_search where user_id = new.user_id;
    return null;
  end if;
  insert into private.people_search (user_id, words, city, skills, name, since)
  values (
    new.user_id, private.words_of(new),
    case when 'city' = any (new.hidden_fields) then '' else private.folded(new.city) end,
    case when 'skills' = any (new.hidden_fields) then '{}' else new.skills end,
    private.folded(new.last_name || ' ' || new.first_name), new.created_at
  )
  on conflict (user_id) do update set
    words = excluded.words, city = excluded.city, skills = excluded.skills, name = excluded.name;
  return null;
end;
$$;
comment on function private.note_person_words() is 'Trigger: keeps what a person is found by, if they want to be found.';
create trigger profiles_note_words after insert or update of
    first_name, last_name, studies, university, role, skills, key_qualification, discoverable, city, wish, hidden_fields
  on private.profiles for each row execute function private.note_person_words();

create function private.note_skill_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.team_search s set words = private.words_of(t)
    from public.teams t where t.id = s.team_id and new.key = any (t.wanted_skills);
  update private.people_search s set words = private.words_of(p)
    from private.profiles p where p.user_id = s.user_id and new.key = any (p.skills);
  return null;
end;
$$;
comment on function private.note_skill_words() is 'Trigger: whoever is found by a skill is found by its new name.';
create trigger skills_note_words after update of name_en, name_de on public.skills
  for each row execute function private.note_skill_words();

-- Those who are there already.
insert into private.team_search (team_id, words, city) select t.id, private.words_of(t), private.folded(t.city) from public.teams t;
insert into private.people_search (user_id, words, city, skills, name, since)
  select p.user_id, private.words_of(p), '', p.skills, private.folded(p.last_name || ' ' || p.first_name), p.created_at
  from private.profiles p where p.discoverable and p.role = 'PARTICIPANT';

revoke all on function
  private.words_of(public.teams), private.words_of(private.profiles), private.note_team_words(),
  private.note_person_words(), private.note_skill_words()
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
