-- What changes at an event moves its queue on, whatever changed it.

-- Triggers have no arguments: a test sets the moment for its transaction.
create function private.this_moment() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('grow.now', true), '')::timestamptz, now());
$$;
comment on function private.this_moment() is 'The time that triggers go by: grow.now of the transaction, else now().';

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
          private.offer_end(new, private.this_moment()),
          least(private.this_moment() + interval '15 minutes', new.starts_at)
        )
      )
      where event_id = new.id and status = 'offered';
  end if;
  perform private.advance_event(new, private.this_moment());
  return null;
end;
$$;
comment on function private.keep_event_seats() is 'Trigger: nobody loses a seat by a form (GR029 seats_are_taken), and more seats are offered at once.';
create trigger events_keep_seats after update of capacity_onsite, capacity_online, mode, status, starts_at on public.events
  for each row execute function private.keep_event_seats();

-- Whoever leaves GROW gives their seats back.
create function private.give_seat_on() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
begin
  select * into event from public.events where id = old.event_id for no key update;
  if found then
    perform private.advance_event(event, private.this_moment());
  end if;
  return null;
end;
$$;
comment on function private.give_seat_on() is 'Trigger: the seat of a registration that is deleted is offered to whoever waits.';
create trigger event_registrations_give_on after delete on public.event_registrations
  for each row execute function private.give_seat_on();

revoke all on function private.this_moment(), private.keep_event_seats(), private.give_seat_on()
  from public, anon, authenticated, service_role;
