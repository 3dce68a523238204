-- How many people stand where at an event, for whoever plans it. Those who are registered, wait or have an offer are the
-- ones that are told when it is called off.

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

revoke all on function private.event_totals(uuid), public.event_totals(uuid) from public, anon, authenticated, service_role;
grant execute on function public.event_totals(uuid) to authenticated;
