-- Who comes to an event, with their teams of its season, as organisers look for them.

-- Planned with the values at hand: an event of thirty people is read otherwise than one of two thousand.
create function private.list_attendees(
  p_event_id uuid, p_query text, p_status text, p_seat text, p_sort text, p_descending boolean, p_limit integer,
  p_offset integer, p_after integer
) returns table (
  registration_id uuid, user_id uuid, first_name text, last_name text, team_name text, team_slug text, seat text,
  status text, ticket integer, checked_in_at timestamptz, desk text, created_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  this_season uuid := (select e.season_id from public.events e where e.id = p_event_id);
  -- Folded words have no characters that a pattern would read otherwise.
  patterns text[] := (
    select array_agg('%' || word || '%')
    from regexp_split_to_table(private.folded(left(coalesce(p_query, ''), 200)), ' ') word where word <> ''
  );
begin
  return query
  -- Joined first and searched afterwards: a search that seems to find few would else look up each person by themselves.
  with everybody as materialized (
    select r.*, p.first_name, p.last_name,
      case when patterns is not null or p_sort = 'name' then private.folded(p.last_name || ' ' || p.first_name) end as words
    from public.event_registrations r join private.profiles p on p.user_id = r.user_id
    where r.event_id = p_event_id
  ), found as (
    select e.*, count(*) over () as total, row_number() over (order by
      case when p_sort = 'name' and not p_descending then e.words end,
      case when p_sort = 'name' and p_descending then e.words end desc,
      case when p_sort = 'status' and not p_descending then e.status end,
      case when p_sort = 'status' and p_descending then e.status end desc,
      case when p_sort = 'ticket' and p_descending then e.position end desc,
      e.position) as place
    from everybody e
    where (p_status is null or e.status = p_status) and (p_seat is null or e.seat = p_seat)
      and (patterns is null or e.words like all (patterns)) and (p_after is null or e.position > p_after)
    order by place
    limit least(greatest(coalesce(p_limit, 0), 0), 1000) offset greatest(coalesce(p_offset, 0), 0)
  ), teams as materialized (
    -- Read once for the page, not once a person of it.
    select m.user_id, t.name, t.slug
    from public.team_members m join public.teams t on t.id = m.team_id
    where m.season_id = this_season and m.left_at is null
  )
  select f.id, f.user_id, f.first_name, f.last_name, t.name, t.slug, f.seat, f.status, f.position, f.checked_in_at,
    f.desk, f.created_at, f.total
  from found f
    left join teams t on t.user_id = f.user_id
  order by f.place;
end;
$$;
comment on function private.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer) is 'A page of the registrations of an event, of those after a ticket or of all, with how many there are; sorted by ticket, name or status.';

create function public.list_attendees(
  p_event_id uuid, p_query text default '', p_status text default null, p_seat text default null,
  p_sort text default 'ticket', p_descending boolean default false, p_limit integer default 25, p_offset integer default 0,
  p_after integer default null
) returns table (
  registration_id uuid, user_id uuid, first_name text, last_name text, team_name text, team_slug text, seat text,
  status text, ticket integer, checked_in_at timestamptz, desk text, created_at timestamptz, total bigint
)
language sql stable security definer set search_path = '' as $$
  select l.* from private.list_attendees(
    p_event_id, p_query, p_status, p_seat, p_sort, coalesce(p_descending, false), p_limit, p_offset, p_after
  ) l
  where private.acting_organiser() is not null;
$$;
comment on function public.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer) is 'For ORGA: a page of the registrations of an event, at most 1,000, with names and teams; every word of the query stands in the name. Whoever reads everybody asks for those after the last ticket: who registers meanwhile moves no page.';

revoke all on function
  private.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer),
  public.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer) to authenticated;
