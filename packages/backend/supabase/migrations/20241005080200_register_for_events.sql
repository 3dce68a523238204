-- A person takes a seat or waits for one. Every function locks the event first, so that nobody counts
-- seats that somebody else is taking.

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
    perform private.tell_of_event(own, event, 'event_registered', p_now);
  end if;
  return own;
end;
$$;
comment on function private.register_for_event(uuid, uuid, text, timestamptz) is 'Takes a seat, or a place in the queue (GR009, GR022, GR023, GR024 seats_full, 22023).';

create function public.register_for_event(p_event_id uuid, p_seat text) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.register_for_event(private.acting_person(), p_event_id, p_seat, now());
$$;
comment on function public.register_for_event(uuid, text) is 'The caller takes a seat (onsite or online), or a place in its queue.';

revoke all on function
  private.lock_event(uuid), private.seats_left(public.events, text),
  private.check_event_open(public.events, text, timestamptz), private.next_ticket(uuid),
  private.offer_end(public.events, timestamptz), private.makes_offers(public.events, timestamptz),
  private.seat_state(public.events, text, timestamptz), private.register_for_event(uuid, uuid, text, timestamptz),
  public.register_for_event(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.register_for_event(uuid, text) to authenticated;
