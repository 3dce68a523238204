-- After the event, and when an account ends.

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
  -- Nobody looks who joins online: only the room has a door.
  update public.event_registrations set status = 'no_show'
    where event_id = p_event_id and seat = 'onsite' and status = 'registered';
  get diagnostics absent = row_count;
  return absent;
end;
$$;
comment on function private.close_attendance(uuid, timestamptz) is 'After the end: whoever was registered on site and not let in did not come; returns how many (GR030 event_not_over, GR022).';

create function public.close_attendance(p_event_id uuid) returns integer
language sql security definer set search_path = '' as $$
  select private.close_attendance(p_event_id, now()) where private.acting_organiser() is not null;
$$;
comment on function public.close_attendance(uuid) is 'For ORGA after the end: notes who did not come; returns how many.';

-- However an account ends: the events are locked before the person, in one order, as everybody locks them.
create function private.prepare_end_at_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.events e
    where e.id in (select r.event_id from public.event_registrations r where r.user_id = old.id)
    order by e.id for no key update;
  return old;
end;
$$;
comment on function private.prepare_end_at_events() is 'Trigger: locks the events of an account that goes, before its person.';
create trigger users_prepare_end_at_events before delete on auth.users
  for each row execute function private.prepare_end_at_events();

revoke all on function
  private.close_attendance(uuid, timestamptz), public.close_attendance(uuid), private.prepare_end_at_events()
  from public, anon, authenticated, service_role;
grant execute on function public.close_attendance(uuid) to authenticated;
