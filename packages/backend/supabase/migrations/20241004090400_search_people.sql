-- People who look for a team, by words and filters and by how well they fit the caller's team; and what there is to filter by.

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
  this_season uuid := (select s.id from public.seasons s order by s.starts_on desc limit 1);
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
        f.last_name, f.first_name, f.user_id) as place
    from found f left join fitting fit on fit.user_id = f.user_id
    order by place
    limit least(greatest(p_limit, 1), 50) offset greatest(p_offset, 0)
  ), asked_already as materialized (
    select r.user_id, jsonb_build_object('id', r.id, 'kind', r.kind) as request
    from public.team_requests r
    where r.team_id = my_team.id and r.status = 'pending' and r.expires_at > now()
  )
  select page.user_id, page.first_name, page.last_name, page.avatar, page.studies, page.university, page.city, page.wish,
    page.skills, page.fits, page.is_near, asked_already.request, page.total
  from page left join asked_already on asked_already.user_id = page.user_id
  order by page.place;
end;
$$;
comment on function public.search_people(text, text[], text, text, integer, integer) is
  'Participants without a team who want to be found; sorted by match, new or name; at most 50 a page, each with how many there are in all. Nothing that they hide is read or found by.';

create function public.team_facets() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  season uuid := (select s.id from public.seasons s order by s.starts_on desc limit 1);
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
    ), place as (
      select list, min(city) as city, count(*) as number from listed where folded_city <> '' group by list, folded_city
    )
    select jsonb_object_agg(list, jsonb_build_object(
      'total', (select count(*) from listed l where l.list = lists.list),
      'skills', (select coalesce(jsonb_agg(jsonb_build_object('key', k.key, 'count', k.number) order by k.number desc, k.key), '[]')
        from skill k where k.list = lists.list),
      'cities', (select coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'count', c.number) order by c.number desc, c.city), '[]')
        from place c where c.list = lists.list)
    ))
    from (values ('teams'), ('people')) as lists (list)
  );
end;
$$;
comment on function public.team_facets() is 'How many teams, and people without one, are listed, want or have each skill and are in each city.';

revoke all on function
  public.search_people(text, text[], text, text, integer, integer), public.team_facets()
  from public, anon, authenticated, service_role;
grant execute on function
  public.search_people(text, text[], text, text, integer, integer), public.team_facets() to authenticated;
