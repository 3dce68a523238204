-- A person gives back what they have, and takes that back for five minutes.

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
comment on function private.cancel_registration(uuid, uuid, timestamptz) is 'Gives back a seat, an offer or a place in the queue (GR025 not_registered, GR023 event_started); who waits is offered it.';

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

create function public.cancel_registration(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.cancel_registration(private.acting_person(), p_event_id, now());
$$;
comment on function public.cancel_registration(uuid) is 'The caller gives back their seat, their offer or their place in the queue.';

create function public.restore_registration(p_event_id uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.restore_registration(private.acting_person(), p_event_id, now());
$$;
comment on function public.restore_registration(uuid) is 'The caller takes a cancellation of the last five minutes back.';

revoke all on function
  private.cancel_registration(uuid, uuid, timestamptz), private.restore_registration(uuid, uuid, timestamptz),
  public.cancel_registration(uuid), public.restore_registration(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.cancel_registration(uuid), public.restore_registration(uuid) to authenticated;
