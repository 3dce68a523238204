-- A seat that frees is offered to the first who waits, at once and in the order of the tickets.

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
      perform private.tell_of_event(due, p_event, 'event_offer_over', p_now);
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
            and not exists (select from auth.users u where u.id = w.user_id and u.banned_until > p_now)
          order by w.position limit case when free is not null then greatest(free, 0) end
        )
        returning *
    loop
      perform private.tell_of_event(due, p_event, 'event_offer', p_now);
    end loop;
  end loop;
end;
$$;
comment on function private.advance_event(public.events, timestamptz) is 'At a locked event: ends offers that ran out and offers what is free to whoever waits, in order.';

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
  perform private.tell_of_event(own, event, 'event_registered', p_now);
  return own;
end;
$$;
comment on function private.accept_offer(uuid, uuid, timestamptz) is 'Takes the seat that is offered (GR028 offer_over, GR022, GR025).';

create function public.accept_offer(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.accept_offer(private.acting_person(), p_event_id, now());
$$;
comment on function public.accept_offer(uuid) is 'The caller takes the seat that is offered to them.';

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
  select private.advance_events(p_limit, now());
$$;
comment on function public.advance_events(integer) is 'For the clock: hands on offers that nobody took in time.';

revoke all on function
  private.advance_event(public.events, timestamptz), private.accept_offer(uuid, uuid, timestamptz), public.accept_offer(uuid),
  private.advance_events(integer, timestamptz), public.advance_events(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.accept_offer(uuid) to authenticated;
grant execute on function public.advance_events(integer) to service_role;
