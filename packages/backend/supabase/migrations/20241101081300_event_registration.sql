-- How a person registers, waits, is offered a seat and cancels. Every function locks the event first, so that nobody counts
-- seats that somebody else is taking.

-- With the rights of the caller: who may not read an event does not hear of its city.
create function public.event_cities() returns table (city text)
language sql stable set search_path = '' as $$
  select distinct e.city from public.events e where e.city is not null and e.status <> 'draft' order by e.city limit 500;
$$;
comment on function public.event_cities() is 'The cities in which events happen that the caller may read, each once, in order; at most 500.';
grant execute on function public.event_cities() to anon, authenticated;

create function private.lock_event(p_event_id uuid) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events where id = p_event_id for no key update;
  if not found then
    raise exception 'event_not_found' using errcode = 'GR009';
  end if;
  return event;
end;
$$;
comment on function private.lock_event(uuid) is 'The event, which nobody else changes until the transaction ends (GR009 event_not_found).';

-- Null where there is no limit.
create function private.seats_left(p_event public.events, p_seat text) returns integer
language sql stable security definer set search_path = '' as $$
  select case p_seat
      when 'onsite' then p_event.capacity_onsite - f.onsite_taken else p_event.capacity_online - f.online_taken
    end
  from public.event_figures f where f.event_id = p_event.id;
$$;
comment on function private.seats_left(public.events, text) is 'How many seats of a kind are free; null where there is no limit.';

create function private.check_event_open(p_event public.events, p_seat text, p_now timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_event.status = 'draft' then
    raise exception 'event_not_found' using errcode = 'GR009';
  end if;
  if p_event.status = 'cancelled' then
    raise exception 'event_cancelled' using errcode = 'GR022';
  end if;
  if p_now >= p_event.starts_at then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  if p_seat is null or p_seat not in ('onsite', 'online') or p_event.mode not in ('hybrid', p_seat) then
    raise exception 'no_such_seat' using errcode = '22023';
  end if;
end;
$$;
comment on function private.check_event_open(public.events, text, timestamptz) is 'Whether one may register for a kind of seat (GR009, GR022 event_cancelled, GR023 event_started, 22023 no_such_seat).';

create function private.next_ticket(p_event_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(r.position), 0) + 1 from public.event_registrations r where r.event_id = p_event_id;
$$;
comment on function private.next_ticket(uuid) is 'The number that whoever registers now draws, at a locked event.';

-- A day, but never longer than half the time that is left.
create function private.offer_end(p_event public.events, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select least(p_now + interval '1 day', p_now + (p_event.starts_at - p_now) / 2);
$$;
comment on function private.offer_end(public.events, timestamptz) is 'Until when an offer of now stands.';

-- Nobody reads a mail and answers it within minutes.
create function private.makes_offers(p_event public.events, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select private.offer_end(p_event, p_now) >= p_now + interval '15 minutes';
$$;
comment on function private.makes_offers(public.events, timestamptz) is 'Whether an offer of now would stand long enough; afterwards a free seat is taken by whoever asks first.';

-- Whoever comes while somebody waits goes behind them, as long as those who wait are asked.
create function private.seat_state(p_event public.events, p_seat text, p_now timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when coalesce(private.seats_left(p_event, p_seat), 1) > 0 and not (private.makes_offers(p_event, p_now) and exists (
      select from public.event_registrations r
      where r.event_id = p_event.id and r.seat = p_seat and r.status = 'waitlisted'
    )) then 'registered' else 'waitlisted'
  end;
$$;
comment on function private.seat_state(public.events, text, timestamptz) is 'What becomes of somebody who asks for a seat now: registered or waitlisted.';

-- What mails and the bell say of an event; the mail writes its own calendar entry from it.
create function private.event_details(p_event public.events) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'event_id', p_event.id, 'slug', p_event.slug, 'title_en', p_event.title_en, 'title_de', p_event.title_de,
    'summary_en', p_event.summary_en, 'summary_de', p_event.summary_de, 'bring_en', p_event.bring_en,
    'bring_de', p_event.bring_de, 'category', p_event.category, 'starts_at', p_event.starts_at,
    'ends_at', p_event.ends_at, 'street', p_event.street, 'city', p_event.city, 'place_en', p_event.place_en,
    'place_de', p_event.place_de, 'url', p_event.url, 'sequence', p_event.sequence, 'status', p_event.status,
    'updated_at', p_event.updated_at
  );
$$;
comment on function private.event_details(public.events) is 'What a mail about an event says, in both languages: title, times, place, address, what to bring, sequence.';

create function private.notify_of_event(
  p_registration public.event_registrations, p_event public.events, p_kind text, p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p_registration.user_id, p_kind, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'event_id', p_event.id, 'slug', p_event.slug, 'title_en', p_event.title_en, 'title_de', p_event.title_de,
      'starts_at', p_event.starts_at,
      'offer_expires_at', p_registration.offer_expires_at
    )),
    private.event_details(p_event) || jsonb_build_object('registration_id', p_registration.id, 'seat', p_registration.seat),
    p_now
  );
$$;
comment on function private.notify_of_event(public.event_registrations, public.events, text, timestamptz) is 'Tells a registered person of something about the event.';

create function private.advance_event(p_event public.events, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  due public.event_registrations;
  kind text;
  free integer;
begin
  -- The event is as it is in the table: the caller may have changed it since it was locked.
  select * into p_event from public.events where id = p_event.id;
  -- It was over when its time was, not when somebody looks: a desk that let its owner in before that is right.
  for due in
    update public.event_registrations
      set status = 'cancelled', cancelled_at = least(offer_expires_at, p_now), cancelled_from = 'expired',
        offer_expires_at = null
      where event_id = p_event.id and status = 'offered' and (offer_expires_at <= p_now or p_now >= p_event.starts_at)
      returning *
  loop
    if p_event.status = 'published' then
      perform private.notify_of_event(due, p_event, 'event_offer_over', p_now);
    end if;
  end loop;
  if p_event.status <> 'published' or not private.makes_offers(p_event, p_now) then
    return;
  end if;
  foreach kind in array array['onsite', 'online'] loop
    free := private.seats_left(p_event, kind);
    for due in
      update public.event_registrations r
        set status = 'offered', offer_expires_at = private.offer_end(p_event, p_now)
        where r.id in (
          select w.id from public.event_registrations w
          where w.event_id = p_event.id and w.seat = kind and w.status = 'waitlisted'
            -- Asked of each in turn: a join reads everybody's account for one seat.
            and coalesce((select u.banned_until from auth.users u where u.id = w.user_id) <= p_now, true)
          order by w.position limit case when free is not null then greatest(free, 0) end
        )
        returning *
    loop
      perform private.notify_of_event(due, p_event, 'event_offer', p_now);
    end loop;
  end loop;
end;
$$;
comment on function private.advance_event(public.events, timestamptz) is 'At a locked event: ends offers that ran out and offers what is free to whoever waits, in order.';

create function private.register_for_event(p_user_id uuid, p_event_id uuid, p_seat text, p_now timestamptz)
returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
  state text;
begin
  perform private.check_event_open(event, p_seat, p_now);
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where event_id = p_event_id and user_id = p_user_id for update;
  if own.status in ('attended', 'no_show') then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  state := private.seat_state(event, p_seat, p_now);
  if own.id is not null and own.status <> 'cancelled' then
    -- The same wish again, after an answer that was lost; an offer is answered, not asked for. Whoever waits takes a seat
    -- that is offered to nobody any more.
    if own.seat = p_seat and (own.status <> 'waitlisted' or state = 'waitlisted') then return own; end if;
    -- A sure seat is not given up for one that has to be waited for.
    if own.status <> 'waitlisted' and state = 'waitlisted' then
      raise exception 'seats_full' using errcode = 'GR024';
    end if;
  end if;
  if own.id is null then
    insert into public.event_registrations (event_id, user_id, seat, status, position, seated_at, created_at)
      values (
        p_event_id, p_user_id, p_seat, state, private.next_ticket(p_event_id),
        case when state = 'registered' then p_now end, p_now
      ) returning * into own;
  else
    update public.event_registrations set
        seat = p_seat, status = state, position = private.next_ticket(p_event_id),
        seated_at = case when state = 'registered' then p_now end,
        offer_expires_at = null, cancelled_at = null, cancelled_from = null
      where id = own.id returning * into own;
    -- The seat of the other kind is free.
    perform private.advance_event(event, p_now);
  end if;
  if own.status = 'registered' then
    perform private.notify_of_event(own, event, 'event_registered', p_now);
  end if;
  return own;
end;
$$;
comment on function private.register_for_event(uuid, uuid, text, timestamptz) is 'Takes a seat, or a position in the queue (GR009, GR022, GR023, GR024 seats_full, 22023).';

create function private.cancel_registration(p_user_id uuid, p_event_id uuid, p_now timestamptz)
returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where event_id = p_event_id and user_id = p_user_id for update;
  if not found then
    raise exception 'not_registered' using errcode = 'GR025';
  end if;
  if own.status = 'cancelled' then
    return own;
  end if;
  if own.status in ('attended', 'no_show') or p_now >= event.ends_at then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  update public.event_registrations
    set status = 'cancelled', cancelled_at = p_now, cancelled_from = own.status, offer_expires_at = null
    where id = own.id returning * into own;
  perform private.advance_event(event, p_now);
  return own;
end;
$$;
comment on function private.cancel_registration(uuid, uuid, timestamptz) is 'Gives back a seat, an offer or a position in the queue (GR025 not_registered, GR023 event_started); who waits is offered it.';

create function private.restore_registration(p_user_id uuid, p_event_id uuid, p_now timestamptz)
returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  select * into own from public.event_registrations where event_id = p_event_id and user_id = p_user_id for update;
  if not found then
    raise exception 'not_registered' using errcode = 'GR025';
  end if;
  if own.status <> 'cancelled' then
    return own;
  end if;
  perform private.check_event_open(event, own.seat, p_now);
  if own.cancelled_from = 'expired' or own.cancelled_at <= p_now - interval '5 minutes' then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  -- The old ticket: before everybody who came later, and who has an offer by now keeps it.
  update public.event_registrations set
      status = case
        when own.cancelled_from = 'registered' and coalesce(private.seats_left(event, own.seat), 1) > 0 then 'registered'
        else 'waitlisted'
      end,
      cancelled_at = null, cancelled_from = null
    where id = own.id returning * into own;
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where id = own.id;
  return own;
end;
$$;
comment on function private.restore_registration(uuid, uuid, timestamptz) is 'Takes a cancellation of the last five minutes back (GR027 undo_over, GR022, GR023, GR025).';

create function private.accept_offer(p_user_id uuid, p_event_id uuid, p_now timestamptz)
returns public.event_registrations
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where event_id = p_event_id and user_id = p_user_id for update;
  if not found then
    raise exception 'not_registered' using errcode = 'GR025';
  end if;
  -- The same answer again.
  if own.status = 'registered' then
    return own;
  end if;
  if event.status = 'cancelled' then
    raise exception 'event_cancelled' using errcode = 'GR022';
  end if;
  if own.status <> 'offered' then
    raise exception 'offer_over' using errcode = 'GR028';
  end if;
  update public.event_registrations set status = 'registered', offer_expires_at = null, seated_at = p_now
    where id = own.id returning * into own;
  perform private.notify_of_event(own, event, 'event_registered', p_now);
  return own;
end;
$$;
comment on function private.accept_offer(uuid, uuid, timestamptz) is 'Takes the seat that is offered (GR028 offer_over, GR022, GR025).';

create function public.register_for_event(p_event_id uuid, p_seat text) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.register_for_event(private.acting_person(), p_event_id, p_seat, private.current_time());
$$;
comment on function public.register_for_event(uuid, text) is 'The caller takes a seat (onsite or online), or a position in its queue.';
grant execute on function public.register_for_event(uuid, text) to authenticated;

create function public.cancel_registration(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.cancel_registration(private.acting_person(), p_event_id, private.current_time());
$$;
comment on function public.cancel_registration(uuid) is 'The caller gives back their seat, their offer or their position in the queue.';
grant execute on function public.cancel_registration(uuid) to authenticated;

create function public.restore_registration(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.restore_registration(private.acting_person(), p_event_id, private.current_time());
$$;
comment on function public.restore_registration(uuid) is 'The caller takes a cancellation of the last five minutes back.';
grant execute on function public.restore_registration(uuid) to authenticated;

create function public.accept_offer(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.accept_offer(private.acting_person(), p_event_id, private.current_time());
$$;
comment on function public.accept_offer(uuid) is 'The caller takes the seat that is offered to them.';
grant execute on function public.accept_offer(uuid) to authenticated;

-- What changes at an event moves its queue on, whatever changed it.
create function private.keep_event_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  figures public.event_figures;
begin
  select * into figures from public.event_figures where event_id = new.id;
  if (new.capacity_onsite < figures.onsite_taken and new.capacity_onsite is distinct from old.capacity_onsite)
    or (new.mode = 'online' and old.mode <> 'online' and figures.onsite_taken + figures.onsite_waiting > 0) then
    raise exception 'seats_are_taken' using errcode = 'GR029', detail = 'onsite:' || figures.onsite_taken;
  end if;
  if (new.capacity_online < figures.online_taken and new.capacity_online is distinct from old.capacity_online)
    or (new.mode = 'onsite' and old.mode <> 'onsite' and figures.online_taken + figures.online_waiting > 0) then
    raise exception 'seats_are_taken' using errcode = 'GR029', detail = 'online:' || figures.online_taken;
  end if;
  -- On another day everybody is reminded again, and an offer never takes more than half of the time that is left; whoever
  -- has one keeps a quarter of an hour to answer, until the start at most.
  if new.starts_at <> old.starts_at then
    update public.event_registrations set reminded_at = null where event_id = new.id and reminded_at is not null;
    update public.event_registrations
      set offer_expires_at = least(
        offer_expires_at,
        greatest(
          private.offer_end(new, private.current_time()),
          least(private.current_time() + interval '15 minutes', new.starts_at)
        )
      )
      where event_id = new.id and status = 'offered';
  end if;
  perform private.advance_event(new, private.current_time());
  return null;
end;
$$;
comment on function private.keep_event_seats() is 'Trigger: nobody loses a seat by a form (GR029 seats_are_taken), and more seats are offered at once.';
create trigger events_keep_seats after update of capacity_onsite, capacity_online, mode, status, starts_at on public.events
  for each row execute function private.keep_event_seats();

-- Whoever leaves GROW gives their seats back.
create function private.offer_freed_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events where id = old.event_id for no key update;
  if found then
    perform private.advance_event(event, private.current_time());
  end if;
  return null;
end;
$$;
comment on function private.offer_freed_seat() is 'Trigger: the seat of a registration that is deleted is offered to whoever waits.';
create trigger event_registrations_offer_freed_seat after delete on public.event_registrations
  for each row execute function private.offer_freed_seat();

create function private.missing_mandatory_events(p_user_id uuid, p_now timestamptz)
returns table (event_id uuid, slug text, title_en text, title_de text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title_en, e.title_de, e.starts_at, t.id, t.name
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
comment on function private.missing_mandatory_events(uuid, timestamptz) is 'Mandatory events to come for which nobody of the person''s team has registered.';

create function public.missing_mandatory_events()
returns table (event_id uuid, slug text, title_en text, title_de text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select * from private.missing_mandatory_events(private.acting_person(), private.current_time());
$$;
comment on function public.missing_mandatory_events() is 'Mandatory events to come for which nobody of the caller''s team has registered.';
grant execute on function public.missing_mandatory_events() to authenticated;

-- How many wait before the caller, where they wait.
create function public.my_queue_positions() returns table (event_id uuid, queue_position integer)
language sql stable security definer set search_path = '' as $$
  select own.event_id, (
    select count(*)::integer + 1 from public.event_registrations r
    where r.event_id = own.event_id and r.seat = own.seat and r.status = 'waitlisted' and r.position < own.position
  )
  from public.event_registrations own
  where own.user_id = (select private.acting_person()) and own.status = 'waitlisted';
$$;
comment on function public.my_queue_positions() is 'The caller''s positions in the queues they wait in; 1 is next.';
grant execute on function public.my_queue_positions() to authenticated;

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
grant execute on function public.team_at_events(uuid[]) to authenticated;
