-- Teams that take part in the current season, by words and filters and by how well they fit the caller, a page at a time.

-- Short words have to stand there; longer ones may be mistyped. The longest, which finds the fewest, goes through the index.
create function private.search_words(p_query text, out short text[], out long text[], out longest text)
language sql stable set search_path = '' as $$
  select coalesce(array_agg('%' || word || '%') filter (where char_length(word) < 5), '{}'),
    coalesce((array_agg(word order by char_length(word) desc) filter (where char_length(word) >= 5))[2:], '{}'),
    (array_agg(word order by char_length(word) desc) filter (where char_length(word) >= 5))[1]
  from string_to_table(private.folded(left(p_query, 200)), ' ') with ordinality as typed (word, place)
  where word <> '' and place <= 6;
$$;
comment on function private.search_words(text) is 'A search''s first six words, folded: patterns of those below five letters, the longest of the others, and the rest.';
revoke all on function private.search_words(text) from public, anon, authenticated, service_role;
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
  select * into season from public.seasons s order by s.starts_on desc limit 1;
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
        lower(f.name), f.team_id) as place
    from found f left join fitting fit on fit.team_id = f.team_id
    order by place
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
    where r.user_id = (select auth.uid()) and r.status = 'pending' and r.expires_at > now()
  )
  select t.id, t.name, t.slug, t.pitch, t.stage, t.industry, t.city, t.logo, t.status, t.member_count, season.max_team,
    page.places, t.wanted_skills, coalesce(people.list, '[]'), coalesce(wanted.list, '[]'), page.fits, page.is_near,
    mine.request, page.total
  from page join public.teams t on t.id = page.team_id left join people on people.team_id = page.team_id
    left join wanted on wanted.team_id = page.team_id left join mine on mine.team_id = page.team_id
  order by page.place;
end;
$$;
comment on function public.search_teams(text, text[], text, text, boolean, text, integer, integer) is
  'Listed teams of the season that have a word of every kind asked for; sorted by match, open, new or name; at most 50 a page, each with how many there are in all.';
revoke all on function public.search_teams(text, text[], text, text, boolean, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.search_teams(text, text[], text, text, boolean, text, integer, integer) to authenticated;
