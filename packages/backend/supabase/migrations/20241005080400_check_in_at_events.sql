-- The door: a scan lets somebody in once, whichever desk sends it, and however often.

create function private.acting_organiser() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_orga() then
    raise exception 'orga_only' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;
comment on function private.acting_organiser() is 'The caller, who is an organiser (42501 orga_only).';

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
      'event', (select e.title from public.events e where e.id = own.event_id));
  end if;
  outcome := case
    when p_key = any (own.taken_back) then 'taken_back'
    when own.status = 'attended' and own.client_key = p_key then 'let_in'
    when own.status = 'attended' then 'again'
    when scanned_at >= event.cancelled_at then 'called_off'
    when scanned_at < event.starts_at - interval '12 hours' then 'too_early'
    when p_lets_in then 'let_in'
    when own.status = 'waitlisted' then 'waiting'
    -- Whoever gave their seat back after the scan, or whose offer ran out after it, had one at the door.
    when own.status = 'cancelled'
      and (own.cancelled_from in ('registered', 'offered', 'expired') and scanned_at < own.cancelled_at) is not true
      then 'cancelled'
    -- A seat online opens no room: the desk is asked.
    when own.seat = 'online' then 'online'
    else 'let_in'
  end;
  if outcome = 'let_in' and own.status <> 'attended' then
    update public.event_registrations set
        status = 'attended', seat = 'onsite', before_door = jsonb_build_object(
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
    set status = coalesce(before_door ->> 'status', 'registered'), seat = coalesce(before_door ->> 'seat', seat),
      offer_expires_at = (before_door ->> 'offer_expires_at')::timestamptz,
      cancelled_at = (before_door ->> 'cancelled_at')::timestamptz, cancelled_from = before_door ->> 'cancelled_from',
      before_door = null, checked_in_at = null, checked_in_by = null, desk = null, client_key = null
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
    private.acting_organiser(), p_event_id, p_registration_id, p_key, p_desk, p_at, coalesce(p_lets_in, false), now()
  );
$$;
comment on function public.check_in(uuid, uuid, uuid, text, timestamptz, boolean) is 'For ORGA at the door: lets the owner of a registration in; the same key again is the same scan.';

create function public.take_back_check_in(p_registration_id uuid, p_key uuid) returns public.event_registrations
language sql security definer set search_path = '' as $$
  select private.take_back_check_in(p_registration_id, p_key, now()) where private.acting_organiser() is not null;
$$;
comment on function public.take_back_check_in(uuid, uuid) is 'For ORGA at the door: takes the scan back that let somebody in.';

revoke all on function
  private.acting_organiser(), private.check_in(uuid, uuid, uuid, uuid, text, timestamptz, boolean, timestamptz),
  private.take_back_check_in(uuid, uuid, timestamptz),
  public.check_in(uuid, uuid, uuid, text, timestamptz, boolean), public.take_back_check_in(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.check_in(uuid, uuid, uuid, text, timestamptz, boolean), public.take_back_check_in(uuid, uuid)
  to authenticated;
