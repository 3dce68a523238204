-- What organisers and the clock do at events: check-in, attendance, calling off, lists and reminders.

-- `p_at` is the desk's clock at the scan, which may lie back: a desk without a network sends later what it scanned. It is
-- never taken for later than now, and everything is judged as it stood then.
create function private.check_in(
  p_actor_id uuid, p_event_id uuid, p_registration_id uuid, p_key uuid, p_desk text, p_at timestamptz, p_lets_in boolean,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
  scanned_at timestamptz := least(coalesce(p_at, p_now), p_now);
  outcome text;
begin
  if event.status = 'draft' then
    raise exception 'event_not_found' using errcode = 'GR009';
  end if;
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where id = p_registration_id for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown', 'key', p_key);
  end if;
  if own.event_id <> p_event_id then
    return jsonb_build_object('outcome', 'other_event', 'key', p_key,
      'event', (
        select jsonb_build_object('title_en', e.title_en, 'title_de', e.title_de)
        from public.events e where e.id = own.event_id
      ));
  end if;
  outcome := case
    when p_key = any (own.taken_back) then 'taken_back'
    when own.status = 'attended' and own.client_key = p_key then 'let_in'
    when own.status = 'attended' then 'again'
    when scanned_at >= event.cancelled_at then 'called_off'
    when scanned_at < event.starts_at - interval '12 hours' then 'too_early'
    when p_lets_in then 'let_in'
    when own.status = 'waitlisted' then 'waiting'
    -- Whoever gave their seat back after the scan, or whose offer ran out after it, had one at the check-in.
    when own.status = 'cancelled'
      and (own.cancelled_from in ('registered', 'offered', 'expired') and scanned_at < own.cancelled_at) is not true
      then 'cancelled'
    -- A seat online does not admit to the room: whoever is at the check-in decides.
    when own.seat = 'online' then 'online'
    else 'let_in'
  end;
  if outcome = 'let_in' and own.status <> 'attended' then
    update public.event_registrations set
        status = 'attended', seat = 'onsite', before_check_in = jsonb_build_object(
          'status', own.status, 'seat', own.seat, 'offer_expires_at', own.offer_expires_at,
          'cancelled_at', own.cancelled_at, 'cancelled_from', own.cancelled_from
        ),
        offer_expires_at = null, cancelled_at = null, cancelled_from = null, checked_in_at = scanned_at,
        checked_in_by = p_actor_id, desk = nullif(trim(left(coalesce(p_desk, ''), 80)), ''), client_key = p_key
      where id = own.id returning * into own;
    -- The seat online of whoever sits in the room now is free.
    perform private.advance_event(event, p_now);
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'outcome', outcome, 'key', p_key, 'registration_id', own.id, 'user_id', own.user_id, 'seat', own.seat,
    'checked_in_at', own.checked_in_at, 'desk', own.desk,
    'name', (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = own.user_id)
  ));
end;
$$;
comment on function private.check_in(uuid, uuid, uuid, uuid, text, timestamptz, boolean, timestamptz) is 'Lets somebody in: let_in, again (with time and desk of the first), waiting, cancelled, online, taken_back, called_off, too_early, other_event, unknown (GR009 of a draft).';

create function private.take_back_check_in(p_registration_id uuid, p_key uuid, p_now timestamptz)
returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  own public.event_registrations;
begin
  select * into own from public.event_registrations where id = p_registration_id;
  if not found then
    raise exception 'not_registered' using errcode = 'GR025';
  end if;
  event := private.lock_event(own.event_id);
  -- Only the scan that let them in: a desk does not take back what another one did.
  update public.event_registrations
    set status = coalesce(before_check_in ->> 'status', 'registered'), seat = coalesce(before_check_in ->> 'seat', seat),
      offer_expires_at = (before_check_in ->> 'offer_expires_at')::timestamptz,
      cancelled_at = (before_check_in ->> 'cancelled_at')::timestamptz, cancelled_from = before_check_in ->> 'cancelled_from',
      before_check_in = null, checked_in_at = null, checked_in_by = null, desk = null, client_key = null
    where id = p_registration_id and status = 'attended' and client_key is not distinct from p_key;
  -- The scan may still be on its way.
  update public.event_registrations set taken_back = (array_prepend(p_key, array_remove(taken_back, p_key)))[1:20]
    where id = p_registration_id and p_key is not null;
  -- Whoever was let in past the queue leaves a seat behind.
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where id = p_registration_id;
  return own;
end;
$$;
comment on function private.take_back_check_in(uuid, uuid, timestamptz) is 'Takes a check-in back: who was let in by this scan is again what they were before (GR025).';

create function public.check_in(
  p_event_id uuid, p_registration_id uuid, p_key uuid, p_desk text default '', p_at timestamptz default null,
  p_lets_in boolean default false
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.check_in(
    private.acting_organiser(), p_event_id, p_registration_id, p_key, p_desk, p_at, coalesce(p_lets_in, false),
    private.current_time()
  );
$$;
comment on function public.check_in(uuid, uuid, uuid, text, timestamptz, boolean) is 'For ORGA at the check-in: lets the owner of a registration in; the same key again is the same scan.';
grant execute on function public.check_in(uuid, uuid, uuid, text, timestamptz, boolean) to authenticated;

create function public.take_back_check_in(p_registration_id uuid, p_key uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.take_back_check_in(p_registration_id, p_key, private.current_time())
  where private.acting_organiser() is not null;
$$;
comment on function public.take_back_check_in(uuid, uuid) is 'For ORGA at the check-in: takes the scan back that let somebody in.';
grant execute on function public.take_back_check_in(uuid, uuid) to authenticated;

-- A transaction notes the time of its beginning and is seen at its end: a minute is asked again, so that nothing is missed.
create function private.check_in_list(p_event_id uuid, p_since timestamptz, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events where id = p_event_id;
  if not found then
    raise exception 'event_not_found' using errcode = 'GR009';
  end if;
  return jsonb_build_object(
    'as_of', p_now,
    'total', (select count(*) from public.event_registrations r where r.event_id = p_event_id),
    'people', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', r.id, 'name', trim(p.first_name || ' ' || p.last_name), 'seat', r.seat, 'status', r.status,
        'team', t.name, 'checked_in_at', r.checked_in_at, 'desk', r.desk, 'key', r.client_key
      )) order by r.position)
      from public.event_registrations r
        join private.profiles p on p.user_id = r.user_id
        left join public.team_members m
          on m.user_id = r.user_id and m.season_id = event.season_id and m.left_at is null
        left join public.teams t on t.id = m.team_id
      where r.event_id = p_event_id
        and (p_since is null or r.updated_at > p_since - interval '1 minute')
    ), '[]'::jsonb)
  );
end;
$$;
comment on function private.check_in_list(uuid, timestamptz, timestamptz) is 'Everybody of an event for the desk, or who has changed since (GR009 event_not_found).';

create function public.check_in_list(p_event_id uuid, p_since timestamptz default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.check_in_list(p_event_id, p_since, private.current_time())
  where private.acting_organiser() is not null;
$$;
comment on function public.check_in_list(uuid, timestamptz) is 'For ORGA at the check-in: everybody of an event, or who has changed since a time.';
grant execute on function public.check_in_list(uuid, timestamptz) to authenticated;

create function private.close_attendance(p_event_id uuid, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  absent integer;
begin
  if event.status = 'cancelled' then
    raise exception 'event_cancelled' using errcode = 'GR022';
  end if;
  if p_now < event.ends_at then
    raise exception 'event_not_over' using errcode = 'GR030';
  end if;
  -- Nobody looks who joins online: only the room has a check-in.
  update public.event_registrations set status = 'no_show'
    where event_id = p_event_id and seat = 'onsite' and status = 'registered';
  get diagnostics absent = row_count;
  return absent;
end;
$$;
comment on function private.close_attendance(uuid, timestamptz) is 'After the end: whoever was registered on site and not let in did not come; returns how many (GR030 event_not_over, GR022).';

create function public.close_attendance(p_event_id uuid) returns integer
language sql security definer set search_path = '' as $$
  select private.close_attendance(p_event_id, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.close_attendance(uuid) is 'For ORGA after the end: notes who did not come; returns how many.';
grant execute on function public.close_attendance(uuid) to authenticated;

create function private.cancel_event(p_event_id uuid, p_message text, p_now timestamptz) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  -- The same call again, after an answer that was lost.
  if event.status = 'cancelled' then
    return event;
  end if;
  if p_now >= event.ends_at then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  update public.events
    set status = 'cancelled', cancelled_at = p_now, cancel_message = trim(coalesce(p_message, ''))
    where id = p_event_id returning * into event;
  for own in
    select * from public.event_registrations
    where event_id = p_event_id and status in ('registered', 'waitlisted', 'offered') order by position
  loop
    perform private.notify(
      own.user_id, 'event_cancelled', null, null,
      jsonb_build_object(
        'event_id', event.id, 'slug', event.slug, 'title_en', event.title_en, 'title_de', event.title_de,
        'starts_at', event.starts_at
      ),
      private.event_details(event) || jsonb_build_object('registration_id', own.id, 'message', event.cancel_message),
      p_now
    );
  end loop;
  return event;
end;
$$;
comment on function private.cancel_event(uuid, text, timestamptz) is 'Calls an event off and tells everybody who counted on it (GR009, GR023 event_started).';

create function public.cancel_event(p_event_id uuid, p_message text default '') returns public.events
language sql security definer set search_path = '' as $$
  select private.cancel_event(p_event_id, p_message, private.current_time())
  where private.acting_organiser() is not null;
$$;
comment on function public.cancel_event(uuid, text) is 'For ORGA: calls an event off, with a message to everybody who counted on it.';
grant execute on function public.cancel_event(uuid, text) to authenticated;

-- The mail as it would go out, to the organiser alone.
create function private.test_event_mail(p_actor_id uuid, p_event_id uuid, p_message text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at)
    select 'event_cancelled', p.locale, s.email, p.user_id,
      private.event_details(e) || jsonb_build_object('message', trim(coalesce(p_message, '')), 'first_name', p.first_name, 'is_test', true),
      p_now
    from public.events e, private.profiles p join private.profile_private s using (user_id)
    where e.id = p_event_id and p.user_id = p_actor_id and coalesce(s.email, '') <> '';
$$;
comment on function private.test_event_mail(uuid, uuid, text, timestamptz) is 'Sends the mail of a cancellation to one organiser, so that they read it first.';

create function public.test_event_mail(p_event_id uuid, p_message text default '') returns void
language sql security definer set search_path = '' as $$
  select private.test_event_mail(private.acting_organiser(), p_event_id, p_message, private.current_time());
$$;
comment on function public.test_event_mail(uuid, text) is 'For ORGA: the mail of a cancellation, to the caller alone.';
grant execute on function public.test_event_mail(uuid, text) to authenticated;

create function private.event_totals(p_event_id uuid) returns table (seat text, status text, people integer)
language sql stable security definer set search_path = '' as $$
  select r.seat, r.status, count(*)::integer
  from public.event_registrations r where r.event_id = p_event_id
  group by r.seat, r.status order by r.seat, r.status;
$$;
comment on function private.event_totals(uuid) is 'How many registrations of an event are in which state, by seat.';

create function public.event_totals(p_event_id uuid) returns table (seat text, status text, people integer)
language sql stable security definer set search_path = '' as $$
  select * from private.event_totals(p_event_id) where private.acting_organiser() is not null;
$$;
comment on function public.event_totals(uuid) is 'For ORGA: how many registrations of an event are in which state, by seat; states without any are left out.';
grant execute on function public.event_totals(uuid) to authenticated;

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
      e.position) as rank
    from everybody e
    where (p_status is null or e.status = p_status) and (p_seat is null or e.seat = p_seat)
      and (patterns is null or e.words like all (patterns)) and (p_after is null or e.position > p_after)
    order by rank
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
  order by f.rank;
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
grant execute on function public.list_attendees(uuid, text, text, text, text, boolean, integer, integer, integer) to
  authenticated;

create function private.advance_events(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  done integer := 0;
begin
  for event in
    select e.* from public.events e
    where e.id in (select r.event_id from public.event_registrations r where r.status = 'offered' and r.offer_expires_at <= p_now)
    order by e.id limit least(greatest(coalesce(p_limit, 0), 0), 1000)
    for no key update skip locked
  loop
    perform private.advance_event(event, p_now);
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.advance_events(integer, timestamptz) is 'For the clock: hands on offers that nobody took in time; returns how many events had some.';

create function public.advance_events(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.advance_events(p_limit, private.current_time());
$$;
comment on function public.advance_events(integer) is 'For the clock: hands on offers that nobody took in time.';
grant execute on function public.advance_events(integer) to service_role;

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
      perform private.notify_of_event(due.r, due.e, 'event_reminder', p_now);
    end if;
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.remind_of_events(integer, timestamptz) is 'For the clock: reminds whoever is registered for an event of the next day, once; returns how many it looked at.';

create function public.remind_of_events(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.remind_of_events(p_limit, private.current_time());
$$;
comment on function public.remind_of_events(integer) is 'For the clock: reminds of the events of the next day.';
grant execute on function public.remind_of_events(integer) to service_role;
