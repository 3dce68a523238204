-- What a desk at the door has to know when its network is gone: everybody of an event in one answer, and afterwards only
-- what has changed. One JSON value, because an answer of rows is cut at a thousand.

-- A transaction notes the time of its beginning and is seen at its end: a minute is asked again, so that nothing is missed.
create function private.door_list(p_event_id uuid, p_since timestamptz, p_now timestamptz) returns jsonb
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
comment on function private.door_list(uuid, timestamptz, timestamptz) is 'Everybody of an event for the desk, or who has changed since (GR009 event_not_found).';

create function public.door_list(p_event_id uuid, p_since timestamptz default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.door_list(p_event_id, p_since, now()) where private.acting_organiser() is not null;
$$;
comment on function public.door_list(uuid, timestamptz) is 'For ORGA at the door: everybody of an event, or who has changed since a moment.';

revoke all on function private.door_list(uuid, timestamptz, timestamptz), public.door_list(uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.door_list(uuid, timestamptz) to authenticated;
