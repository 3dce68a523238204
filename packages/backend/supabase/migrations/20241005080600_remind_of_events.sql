-- The day before, and what a team has forgotten.

create function private.remind_of_events(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  done integer := 0;
begin
  for due in
    select r, e from public.event_registrations r join public.events e on e.id = r.event_id
    where r.status = 'registered' and r.reminded_at is null and e.status = 'published'
      and e.starts_at > p_now and e.starts_at <= p_now + interval '1 day'
    order by e.starts_at, r.position
    limit least(greatest(coalesce(p_limit, 0), 0), 1000)
    -- The event before the person, as everybody locks them.
    for no key update of e, r skip locked
  loop
    update public.event_registrations set reminded_at = p_now where id = (due.r).id;
    -- Whoever took their seat within the last day has it in their mind, and the confirmation in their mailbox.
    if (due.r).seated_at <= p_now - interval '1 day' then
      perform private.tell_of_event(due.r, due.e, 'event_reminder', p_now);
    end if;
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.remind_of_events(integer, timestamptz) is 'For the clock: reminds whoever is registered for an event of the next day, once; returns how many it looked at.';

create function public.remind_of_events(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.remind_of_events(p_limit, now());
$$;
comment on function public.remind_of_events(integer) is 'For the clock: reminds of the events of the next day.';

-- Security definer: what team-mates have registered for is shown to their team and to nobody else.
create function private.team_at_events(p_user_id uuid, p_event_ids uuid[])
returns table (event_id uuid, user_id uuid, first_name text, last_name text, seat text, status text)
language sql stable security definer set search_path = '' as $$
  select r.event_id, r.user_id, p.first_name, p.last_name, r.seat, r.status
  from public.team_members mine
    join public.team_members mate on mate.team_id = mine.team_id and mate.left_at is null and mate.user_id <> p_user_id
    join public.event_registrations r on r.user_id = mate.user_id
    join private.profiles p on p.user_id = mate.user_id
  where mine.user_id = p_user_id and mine.left_at is null
    and mine.season_id = (private.current_season()).id
    and r.event_id = any (p_event_ids) and r.status in ('registered', 'waitlisted', 'offered', 'attended')
  order by r.event_id, p.first_name, p.last_name, r.user_id;
$$;
comment on function private.team_at_events(uuid, uuid[]) is 'Who of a person''s team has registered for these events, without the person.';

create function public.team_at_events(p_event_ids uuid[])
returns table (event_id uuid, user_id uuid, first_name text, last_name text, seat text, status text)
language sql stable security definer set search_path = '' as $$
  select * from private.team_at_events(private.acting_person(), p_event_ids[1:100]);
$$;
comment on function public.team_at_events(uuid[]) is 'Who of the caller''s team goes to these events, at most a hundred events.';

create function private.missing_mandatory_events(p_user_id uuid, p_now timestamptz)
returns table (event_id uuid, slug text, title text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title, e.starts_at, t.id, t.name
  from public.team_members mine
    join public.teams t on t.id = mine.team_id
    join public.events e on e.season_id = mine.season_id
  where mine.user_id = p_user_id and mine.left_at is null and mine.season_id = (private.current_season()).id
    and e.mandatory and e.status = 'published' and e.starts_at > p_now
    and not exists (
      select from public.event_registrations r
        join public.team_members m on m.user_id = r.user_id and m.team_id = t.id and m.left_at is null
      where r.event_id = e.id and r.status in ('registered', 'offered', 'waitlisted', 'attended')
    )
  order by e.starts_at, e.id;
$$;
comment on function private.missing_mandatory_events(uuid, timestamptz) is 'Mandatory events to come for which nobody of the person''s team has registered.';

create function public.missing_mandatory_events()
returns table (event_id uuid, slug text, title text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select * from private.missing_mandatory_events(private.acting_person(), now());
$$;
comment on function public.missing_mandatory_events() is 'Mandatory events to come for which nobody of the caller''s team has registered.';

-- How many wait before the caller, where they wait.
create function public.my_event_places() returns table (event_id uuid, place integer)
language sql stable security definer set search_path = '' as $$
  select own.event_id, (
    select count(*)::integer + 1 from public.event_registrations r
    where r.event_id = own.event_id and r.seat = own.seat and r.status = 'waitlisted' and r.position < own.position
  )
  from public.event_registrations own
  where own.user_id = private.acting_person() and own.status = 'waitlisted';
$$;
comment on function public.my_event_places() is 'The caller''s places in the queues they wait in; 1 is next.';

revoke all on function
  private.remind_of_events(integer, timestamptz), public.remind_of_events(integer),
  private.team_at_events(uuid, uuid[]), public.team_at_events(uuid[]),
  private.missing_mandatory_events(uuid, timestamptz), public.missing_mandatory_events(), public.my_event_places()
  from public, anon, authenticated, service_role;
grant execute on function public.remind_of_events(integer) to service_role;
grant execute on function
  public.team_at_events(uuid[]), public.missing_mandatory_events(), public.my_event_places()
  to authenticated;
