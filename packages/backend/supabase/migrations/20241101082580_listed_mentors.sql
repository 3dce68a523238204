-- Mentors as organisers see them in a list: how many teams they have, what waits for them, and who needs a hand.

-- Somebody needs a hand when a hand-in waits for them and they were not here for seven days, or when it waits for five.
create function private.listed_mentors(p_now timestamptz)
returns table (
  user_id uuid, first_name text, last_name text, avatar text, skills text[], languages text[], cities text[], capacity integer,
  line text, active integer, asked integer, teams text, away_until date, last_visit_at timestamptz, waiting integer,
  waiting_since timestamptz, is_over boolean, is_free boolean, needs_hand boolean, words text
)
language sql stable security definer set search_path = '' as $$
  with team as materialized (
    select t.id, t.name from private.current_season() s
    join public.teams t on t.season_id = s.id and t.status in ('forming', 'active', 'finalist')
  ), load as (
    select a.mentor_id, count(*) filter (where a.status = 'active')::integer as active,
      count(*) filter (where a.status = 'proposed')::integer as asked, string_agg(t.name, ', ' order by t.name) as teams
    from public.mentor_assignments a join team t on t.id = a.team_id
    where a.status in ('proposed', 'active')
    group by a.mentor_id
  -- Each read whole: the planner expects few that match, and would look up each of thousands by itself.
  ), submitted as materialized (
    select h.team_id, h.id from public.hand_ins h where h.state = 'submitted'
  ), newest as materialized (
    select v.team_id, v.hand_in_id, v.handed_in_at from public.hand_in_versions v where v.replaced_at is null
  ), guided as materialized (
    select a.team_id, a.mentor_id from public.mentor_assignments a where a.status = 'active'
  ), waiting as (
    select g.mentor_id, count(*)::integer as waiting, min(v.handed_in_at) as waiting_since
    from submitted h
    join team t on t.id = h.team_id
    join guided g on g.team_id = h.team_id
    join newest v on v.team_id = h.team_id and v.hand_in_id = h.id
    group by g.mentor_id
  ), mentor as materialized (
    select * from private.proposal_mentors(p_now)
  ), known as (
    select m.id, string_agg(s.name_en || ' ' || s.name_de, ' ') as names
    from mentor m cross join unnest(m.skills) skill join public.skills s on s.key = skill
    group by m.id
  )
  select m.id, m.first_name, m.last_name, m.avatar, m.skills, m.languages, m.cities, m.capacity, coalesce(p.line, ''),
    coalesce(l.active, 0), coalesce(l.asked, 0), coalesce(l.teams, ''), m.away_until, f.last_visit_at,
    coalesce(w.waiting, 0), w.waiting_since,
    coalesce(l.active, 0) + coalesce(l.asked, 0) > m.capacity,
    coalesce(l.active, 0) + coalesce(l.asked, 0) < m.capacity and m.away_until is null,
    w.waiting > 0 and (
      coalesce(f.last_visit_at, '-infinity') < p_now - interval '7 days' or w.waiting_since < p_now - interval '5 days'
    ),
    concat_ws(' ', m.first_name, m.last_name, array_to_string(m.cities, ' '), k.names, l.teams)
  from mentor m
  left join known k on k.id = m.id
  left join public.mentor_profiles p on p.user_id = m.id
  left join private.people_facts f on f.user_id = m.id
  left join load l on l.mentor_id = m.id
  left join waiting w on w.mentor_id = m.id;
$$;
comment on function private.listed_mentors(timestamptz) is 'Every mentor with how many teams they look after or are asked about, and what waits for them.';

create function public.list_mentors(
  p_query text default '', p_state text default null, p_sort text default 'name', p_descending boolean default false,
  p_limit integer default 20, p_offset integer default 0, p_user_id uuid default null
)
returns table (
  user_id uuid, first_name text, last_name text, avatar text, skills text[], languages text[], cities text[], capacity integer,
  line text, active integer, asked integer, away_until date, last_visit_at timestamptz, waiting integer,
  waiting_since timestamptz, needs_hand boolean, conflicts integer, total bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  now timestamptz := private.current_time();
  patterns text[] := private.word_patterns(p_query);
begin
  perform private.acting_organiser();
  return query
  with found as (
    select l.*, count(*) over () as total
    from private.listed_mentors(now) l
    where (p_user_id is null or l.user_id = p_user_id)
      and case p_state
        when 'free' then l.is_free
        when 'over' then l.is_over
        when 'away' then l.away_until is not null
        when 'needs_hand' then l.needs_hand
        else p_state is null
      end
      and (patterns is null or l.words ilike all (patterns))
  ), page as materialized (
    select f.*, row_number() over (order by
      case when p_descending then null else case p_sort
        when 'free' then f.active + f.asked - f.capacity when 'waiting' then f.waiting end end,
      case when p_descending then case p_sort
        when 'free' then f.active + f.asked - f.capacity when 'waiting' then f.waiting end end desc nulls last,
      case when p_sort = 'visit' and not p_descending then f.last_visit_at end nulls first,
      case when p_sort = 'visit' and p_descending then f.last_visit_at end desc nulls last,
      case when p_sort = 'name' and p_descending then f.last_name end desc,
      case when p_sort = 'name' and p_descending then f.first_name end desc,
      f.last_name, f.first_name, f.user_id) as rank
    from found f
    order by rank
    limit least(greatest(coalesce(p_limit, 0), 0), 100) offset greatest(coalesce(p_offset, 0), 0)
  ), conflict as materialized (
    select c.mentor_id, count(*)::integer as conflicts from public.mentor_conflicts c
    where c.mentor_id = any (array(select page.user_id from page)) group by c.mentor_id
  )
  select page.user_id, page.first_name, page.last_name, page.avatar, page.skills, page.languages, page.cities, page.capacity,
    page.line, page.active, page.asked, page.away_until, page.last_visit_at, page.waiting, page.waiting_since, page.needs_hand,
    coalesce(conflict.conflicts, 0), page.total
  from page left join conflict on conflict.mentor_id = page.user_id
  order by page.rank;
end;
$$;
comment on function public.list_mentors(text, text, text, boolean, integer, integer, uuid) is
  'For ORGA: a page of mentors with how many there are; all of them, or one state: free, over, away or needs_hand. Sorted by name, free, visit or waiting (42501 orga_only).';
grant execute on function public.list_mentors(text, text, text, boolean, integer, integer, uuid) to authenticated;

create function public.mentor_contacts(p_mentor_ids uuid[]) returns table (mentor_id uuid, last_contact_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.mentor_id, max(c.contacted_at) from private.last_contacts(p_mentor_ids[1:100]) c
  where private.acting_organiser() is not null
  group by c.mentor_id;
$$;
comment on function public.mentor_contacts(uuid[]) is 'For ORGA: when each of up to a hundred mentors was last in contact with a team of theirs (42501 orga_only).';
grant execute on function public.mentor_contacts(uuid[]) to authenticated;

create function public.count_mentors()
returns table (
  mentors bigint, places bigint, free bigint, over bigint, away bigint, needs_hand bigint, teams bigint, without_mentor bigint
)
language sql stable security definer set search_path = '' as $$
  select count(*), coalesce(sum(l.capacity), 0), count(*) filter (where l.is_free), count(*) filter (where l.is_over),
    count(*) filter (where l.away_until is not null), count(*) filter (where l.needs_hand), max(t.teams), max(t.without_mentor)
  from (
    select count(*) as teams, count(*) - count(a.team_id) as without_mentor
    from private.current_season() s
    join public.teams t on t.season_id = s.id and t.status in ('forming', 'active', 'finalist')
    left join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
    where private.acting_organiser() is not null
  ) t
  left join private.listed_mentors(private.current_time()) l on true;
$$;
comment on function public.count_mentors() is 'For ORGA: how many mentors and places there are, how many mentors are in each state of list_mentors, and how many teams have nobody (42501 orga_only).';
grant execute on function public.count_mentors() to authenticated;
