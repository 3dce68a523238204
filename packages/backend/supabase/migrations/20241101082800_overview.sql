-- What organisers see first besides what lists count: how participants became more, where they are from, and what happened last.

create function public.people_growth() returns jsonb
language sql stable security definer set search_path = '' as $$
  with person as materialized (
    select (l.created_at at time zone 'Europe/Berlin')::date as day, l.city
    from private.listed_people l
    where (select private.acting_organiser()) is not null and l.role = 'PARTICIPANT'
  ), day as (
    select p.day, count(*) as people from person p group by p.day
  ), city as (
    select p.city, count(*) as people from person p where p.city is not null group by p.city
    order by count(*) desc, p.city limit 8
  )
  select jsonb_build_object(
    'days', coalesce((select jsonb_agg(to_jsonb(d) order by d.day) from day d), '[]'),
    'cities', coalesce((select jsonb_agg(to_jsonb(c) order by c.people desc, c.city) from city c), '[]')
  );
$$;
comment on function public.people_growth() is 'For ORGA: how many participants registered on each day in Berlin, and the eight cities with most of them (42501 orga_only).';
grant execute on function public.people_growth() to authenticated;

create function private.season_news(p_limit integer)
returns table (kind text, at timestamptz, team_id uuid, team_name text, team_slug text, week integer, person text)
language sql stable security definer set search_path = '' as $$
  with season as materialized (
    select s.id from private.current_season() s
  ), handed_in as (
    select 'handed_in' as kind, v.handed_in_at as at, v.team_id, v.hand_in_id, v.handed_in_by as person_id
    from public.hand_in_versions v
    order by v.handed_in_at desc limit p_limit
  ), judged as (
    select v.decision as kind, v.settled_at as at, v.team_id, v.hand_in_id, v.author_id as person_id
    from public.hand_in_verdicts v where v.settled_at is not null
    order by v.settled_at desc limit p_limit
  ), founded as (
    select 'founded' as kind, t.created_at as at, t.id as team_id, null::uuid as hand_in_id, t.captain_id as person_id
    from season s join public.teams t on t.season_id = s.id
    order by t.created_at desc limit p_limit
  ), news as materialized (
    select * from handed_in union all select * from judged union all select * from founded
    order by at desc, team_id limit p_limit
  )
  select n.kind, n.at, t.id, t.name, t.slug, m.week, trim(p.first_name || ' ' || p.last_name)
  from news n
  join season s on true
  join public.teams t on t.id = n.team_id and t.season_id = s.id
  left join public.hand_ins h on h.id = n.hand_in_id
  left join public.milestones m on m.id = h.milestone_id
  left join private.profiles p on p.user_id = n.person_id
  order by n.at desc, n.team_id;
$$;
comment on function private.season_news(integer) is 'What happened last in the season: what was handed in, accepted or is to be revised, and teams that were founded.';

create function public.season_news(p_limit integer default 8)
returns table (kind text, at timestamptz, team_id uuid, team_name text, team_slug text, week integer, person text)
language sql stable security definer set search_path = '' as $$
  select n.* from private.season_news(least(greatest(coalesce(p_limit, 0), 0), 50)) n
  where (select private.acting_organiser()) is not null;
$$;
comment on function public.season_news(integer) is 'For ORGA: what happened last, newest first, at most fifty, with names of those who are still here (42501 orga_only).';
grant execute on function public.season_news(integer) to authenticated;
