-- How teams and people are found. What they are found by is folded beforehand, so that an index can serve it, and kept up to
-- date by triggers.

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

alter table private.team_search enable row level security;
grant select on private.team_search to authenticated;

-- Members may search the teams.
create policy team_search_read_by_members on private.team_search
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

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

alter table private.people_search enable row level security;
grant select on private.people_search to authenticated;

-- Members may search the people who want to be found.
create policy people_search_read_by_members on private.people_search
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

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

-- Short words have to stand there; longer ones may be mistyped. The longest, which finds the fewest, goes through the index.
create function private.search_words(p_query text, out short text[], out long text[], out longest text)
language sql stable set search_path = '' as $$
  select coalesce(array_agg('%' || word || '%') filter (where char_length(word) < 5), '{}'),
    coalesce((array_agg(word order by char_length(word) desc) filter (where char_length(word) >= 5))[2:], '{}'),
    (array_agg(word order by char_length(word) desc) filter (where char_length(word) >= 5))[1]
  from string_to_table(private.folded(left(p_query, 200)), ' ') with ordinality as typed (word, nth)
  where word <> '' and nth <= 6;
$$;
comment on function private.search_words(text) is 'A search''s first six words, folded: patterns of those below five letters, the longest of the others, and the rest.';
grant execute on function private.search_words(text) to authenticated;

-- Planned with the values at hand: an empty filter costs nothing and a word goes through the index.
create function public.search_teams(
  p_query text default '', p_skills text[] default '{}', p_city text default '', p_stage text default '',
  p_open boolean default false, p_sort text default 'match', p_limit integer default 20, p_offset integer default 0
) returns table (
  id uuid, name text, slug text, pitch text, stage text, industry text, city text, logo text, status text,
  member_count integer, max_team integer, open_places integer, wanted_skills text[], members jsonb, roles jsonb,
  matched_skills text[], same_city boolean, my_request jsonb, total bigint
)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  asked record := private.search_words(p_query);
  typed text := private.folded(left(p_query, 200));
  wanted_city text := private.folded(p_city);
  season public.seasons;
  my_skills text[];
  my_city text;
begin
  -- Half of a word's trigrams: a word of five letters is found in spite of one wrong letter.
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  select * into season from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1;
  select p.skills, nullif(private.folded(p.city), '') into my_skills, my_city
    from public.profiles p where p.user_id = (select auth.uid());
  return query
  with found as materialized (
    select s.team_id, s.name, s.skills, s.since, greatest(season.max_team - s.member_count, 0) as places,
      coalesce(s.folded_city = my_city, false) as is_near,
      case when typed <> '' then round(extensions.word_similarity(typed, s.words)::numeric, 1) end as likeness
    from private.team_search s
    where s.season_id = season.id
      and (asked.longest is null or s.words operator(extensions.%>) asked.longest)
      and s.words operator(extensions.%>) all (asked.long) and s.words like all (asked.short)
      and (coalesce(cardinality(p_skills), 0) = 0 or s.skills && p_skills)
      and (wanted_city = '' or s.folded_city = wanted_city)
      and (coalesce(p_stage, '') = '' or s.stage = p_stage)
      and (p_open is not true or s.member_count < season.max_team)
  ), fitting as (
    select f.team_id, array_agg(mine.key order by mine.key) as skills
    from found f join unnest(my_skills) as mine (key) on mine.key = any (f.skills)
    group by f.team_id
  ), page as materialized (
    select f.*, coalesce(fit.skills, '{}') as fits, count(*) over () as total, row_number() over (order by
        case when p_sort = 'match' then f.likeness end desc,
        case when p_sort = 'match' then f.places > 0 end desc,
        case when p_sort = 'match' then coalesce(cardinality(fit.skills), 0) end desc,
        case when p_sort = 'match' then f.is_near end desc,
        case when p_sort = 'open' then f.places end desc,
        case when p_sort = 'new' then f.since end desc,
        lower(f.name), f.team_id) as rank
    from found f left join fitting fit on fit.team_id = f.team_id
    order by rank
    limit least(greatest(p_limit, 1), 50) offset greatest(p_offset, 0)
  ), people as (
    select m.team_id, jsonb_agg(jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name,
      'last_name', p.last_name, 'avatar', p.avatar) order by m.joined_at, m.id) as list
    from page join public.team_members m on m.team_id = page.team_id and m.left_at is null
      join public.profiles p on p.user_id = m.user_id
    group by m.team_id
  ), wanted as (
    select r.team_id, jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'skills', r.skills)
      order by r.created_at, r.id) as list
    from page join public.team_roles r on r.team_id = page.team_id and r.filled_by is null
    group by r.team_id
  ), mine as materialized (
    select r.team_id, jsonb_build_object('id', r.id, 'kind', r.kind) as request
    from public.team_requests r
    where r.user_id = (select auth.uid()) and r.status = 'pending' and r.expires_at > private.current_time()
  )
  select t.id, t.name, t.slug, t.pitch, t.stage, t.industry, t.city, t.logo, t.status, t.member_count, season.max_team,
    page.places, t.wanted_skills, coalesce(people.list, '[]'), coalesce(wanted.list, '[]'), page.fits, page.is_near,
    mine.request, page.total
  from page join public.teams t on t.id = page.team_id left join people on people.team_id = page.team_id
    left join wanted on wanted.team_id = page.team_id left join mine on mine.team_id = page.team_id
  order by page.rank;
end;
$$;
comment on function public.search_teams(text, text[], text, text, boolean, text, integer, integer) is
  'Listed teams of the season that have a word of every kind asked for; sorted by match, open, new or name; at most 50 a page, each with how many there are in all.';
grant execute on function public.search_teams(text, text[], text, text, boolean, text, integer, integer) to
  authenticated;

-- Who is in no team of the current season. Planned with the values at hand, as the search of teams is.
create function public.search_people(
  p_query text default '', p_skills text[] default '{}', p_city text default '', p_sort text default 'match',
  p_limit integer default 20, p_offset integer default 0
) returns table (
  user_id uuid, first_name text, last_name text, avatar text, studies text, university text, city text, wish text,
  skills text[], matched_skills text[], same_city boolean, request jsonb, total bigint
)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  asked record := private.search_words(p_query);
  typed text := private.folded(left(p_query, 200));
  wanted_city text := private.folded(p_city);
  this_season uuid := (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1);
  my_team public.teams;
  team_city text;
begin
  -- Half of a word's trigrams: a word of five letters is found in spite of one wrong letter.
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  select t.* into my_team from public.team_members m join public.teams t on t.id = m.team_id
    where m.user_id = (select auth.uid()) and m.season_id = this_season and m.left_at is null;
  select nullif(private.folded(coalesce(my_team.city, p.city)), '') into team_city
    from public.profiles p where p.user_id = (select auth.uid());
  return query
  with placed as materialized (
    select m.user_id from public.team_members m where m.season_id = this_season and m.left_at is null
  ), found as materialized (
    select s.*, coalesce(s.folded_city = team_city, false) as is_near,
      case when typed <> '' then round(extensions.word_similarity(typed, s.words)::numeric, 1) end as likeness
    from private.people_search s
    where s.user_id <> (select auth.uid()) and not exists (select from placed where placed.user_id = s.user_id)
      and (asked.longest is null or s.words operator(extensions.%>) asked.longest)
      and s.words operator(extensions.%>) all (asked.long) and s.words like all (asked.short)
      and (coalesce(cardinality(p_skills), 0) = 0 or s.skills && p_skills)
      and (wanted_city = '' or s.folded_city = wanted_city)
  ), fitting as (
    select f.user_id, array_agg(needed.key order by needed.key) as skills
    from found f join unnest(my_team.wanted_skills) as needed (key) on needed.key = any (f.skills)
    group by f.user_id
  ), page as (
    select f.*, coalesce(fit.skills, '{}') as fits, count(*) over () as total, row_number() over (order by
        case when p_sort = 'match' then f.likeness end desc,
        case when p_sort = 'match' then coalesce(cardinality(fit.skills), 0) end desc,
        case when p_sort = 'match' then f.is_near end desc,
        case when p_sort = 'new' then f.since end desc,
        f.last_name, f.first_name, f.user_id) as rank
    from found f left join fitting fit on fit.user_id = f.user_id
    order by rank
    limit least(greatest(p_limit, 1), 50) offset greatest(p_offset, 0)
  ), asked_already as materialized (
    select r.user_id, jsonb_build_object('id', r.id, 'kind', r.kind) as request
    from public.team_requests r
    where r.team_id = my_team.id and r.status = 'pending' and r.expires_at > private.current_time()
  )
  select page.user_id, page.first_name, page.last_name, page.avatar, page.studies, page.university, page.city, page.wish,
    page.skills, page.fits, page.is_near, asked_already.request, page.total
  from page left join asked_already on asked_already.user_id = page.user_id
  order by page.rank;
end;
$$;
comment on function public.search_people(text, text[], text, text, integer, integer) is
  'Participants without a team who want to be found; sorted by match, new or name; at most 50 a page, each with how many there are in all. Nothing that they hide is read or found by.';
grant execute on function public.search_people(text, text[], text, text, integer, integer) to authenticated;

create function public.team_facets() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  season uuid := (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1);
begin
  return (
    with team as (
      select s.team_id, s.skills, s.city, s.folded_city from private.team_search s where s.season_id = season
    ), person as (
      select s.user_id, s.skills, s.city, s.folded_city
      from private.people_search s
        left join public.team_members m on m.user_id = s.user_id and m.season_id = season and m.left_at is null
      where m.user_id is null and s.user_id <> (select auth.uid())
    ), listed as (
      select 'teams' as list, team.* from team union all select 'people', person.* from person
    ), skill as (
      select list, key, count(*) as number from listed cross join unnest(skills) as key group by list, key
    ), town as (
      select list, min(city) as city, count(*) as number from listed where folded_city <> '' group by list, folded_city
    )
    select jsonb_object_agg(list, jsonb_build_object(
      'total', (select count(*) from listed l where l.list = lists.list),
      'skills', (select coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'count', k.number) order by k.number desc, k.key), '[]')
        from skill k where k.list = lists.list),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'count', c.number) order by c.number desc, c.city), '[]')
        from town c where c.list = lists.list)
    ))
    from (values ('teams'), ('people')) as lists (list)
  );
end;
$$;
comment on function public.team_facets() is 'How many teams, and people without one, are listed, want or have each skill and are in each city.';
grant execute on function public.team_facets() to authenticated;

-- For visitors, who may read neither profiles nor teams: numbers, and three teams that look for somebody. Nobody's name is
-- among it.
create function public.season_figures(p_season_id uuid)
returns table (people integer, teams integer, teams_looking integer, most_wanted text)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*)::integer from private.profiles p join auth.users u on u.id = p.user_id
      where p.role = 'PARTICIPANT' and u.email_confirmed_at is not null),
    count(*) filter (where t.status <> 'withdrawn')::integer,
    count(*) filter (where t.status in ('forming', 'active') and t.listed and t.wanted_skills <> '{}')::integer,
    (select wanted.key from public.teams o cross join unnest(o.wanted_skills) as wanted (key)
      where o.season_id = p_season_id and o.status in ('forming', 'active') and o.listed
      group by wanted.key order by count(*) desc, wanted.key limit 1)
  from public.teams t where t.season_id = p_season_id;
$$;
comment on function public.season_figures(uuid) is 'Numbers for visitors: participants with a confirmed address, teams of the season, how many of them look for somebody, and the skill that most of them want.';
grant execute on function public.season_figures(uuid) to anon, authenticated;

-- A team that is not listed is told to nobody, and one without a sentence has nothing to tell. The smallest come first:
-- they need somebody most.
create function public.teams_looking(p_season_id uuid)
returns table (name text, pitch text, city text, wanted_skills text[])
language sql stable security definer set search_path = '' as $$
  select t.name, t.pitch, t.city, t.wanted_skills
  from public.teams t join public.seasons s on s.id = t.season_id
  where t.season_id = p_season_id and t.status in ('forming', 'active') and t.listed and t.wanted_skills <> '{}'
    and t.pitch <> '' and t.member_count < s.max_team
  order by t.member_count, t.created_at, t.slug limit 3;
$$;
comment on function public.teams_looking(uuid) is 'For visitors: three listed teams of the season that look for somebody, as they describe themselves.';
grant execute on function public.teams_looking(uuid) to anon, authenticated;

create function public.search_profiles(
  p_query text, p_role text default null, p_sort text default 'name', p_descending boolean default false,
  p_limit integer default 25, p_offset integer default 0
) returns table (profile jsonb, total bigint)
language sql stable set search_path = '' as $$
  with asked as (
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') as patterns
    from (select word from regexp_split_to_table(left(p_query, 200), '\s+') word where word <> '' limit 6) words
  ), found as (
    select p as person, p.last_name, p.first_name, p.user_id, p.role, p.university, count(*) over () as total
    from public.profiles p, asked
    where (p_role is null or p.role = p_role)
      and concat_ws(' ', p.first_name, p.last_name, p.university, p.studies, p.email) ilike all (asked.patterns)
  ), page as (
    select found.*, row_number() over (order by
      case when p_sort = 'university' and p_descending then university end desc nulls last,
      case when p_sort = 'university' and not p_descending then university end nulls last,
      case when p_sort = 'role' and p_descending then role end desc,
      case when p_sort = 'role' and not p_descending then role end,
      case when p_sort = 'name' and p_descending then last_name end desc,
      case when p_sort = 'name' and p_descending then first_name end desc,
      last_name, first_name, user_id) as rank
    from found
  )
  select to_jsonb(page.person), page.total from page
  order by page.rank limit least(greatest(p_limit, 1), 1000) offset greatest(p_offset, 0);
$$;
comment on function public.search_profiles(text, text, text, boolean, integer, integer) is
  'A page of profiles in which every word stands in the name, university, studies or e-mail address that the caller may read, each with how many there are; sorted by name, university or role.';
grant execute on function public.search_profiles(text, text, text, boolean, integer, integer) to authenticated,
  service_role;
