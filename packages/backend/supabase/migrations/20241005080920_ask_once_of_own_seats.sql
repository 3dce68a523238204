-- Who asks and which season it is are found out once, not once a row.

create or replace function public.my_event_places() returns table (event_id uuid, place integer)
language sql stable security definer set search_path = '' as $$
  select own.event_id, (
    select count(*)::integer + 1 from public.event_registrations r
    where r.event_id = own.event_id and r.seat = own.seat and r.status = 'waitlisted' and r.position < own.position
  )
  from public.event_registrations own
  where own.user_id = (select private.acting_person()) and own.status = 'waitlisted';
$$;

create or replace function private.missing_mandatory_events(p_user_id uuid, p_now timestamptz)
returns table (event_id uuid, slug text, title text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title, e.starts_at, t.id, t.name
  from public.team_members mine
    join public.teams t on t.id = mine.team_id
    join public.events e on e.season_id = mine.season_id
  where mine.user_id = p_user_id and mine.left_at is null
    and mine.season_id = (select season.id from private.current_season() season)
    and e.mandatory and e.status = 'published' and e.starts_at > p_now
    and not exists (
      select from public.event_registrations r
        join public.team_members m on m.user_id = r.user_id and m.team_id = t.id and m.left_at is null
      where r.event_id = e.id and r.status in ('registered', 'offered', 'waitlisted', 'attended')
    )
  order by e.starts_at, e.id;
$$;
