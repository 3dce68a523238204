-- What visitors read of people and teams: numbers, and three teams that look for somebody. Nobody's name is among it.

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
