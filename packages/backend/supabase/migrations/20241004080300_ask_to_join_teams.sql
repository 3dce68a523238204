-- A person asks a team. The order of locks is that of found_teams: team, person, request.

create function private.check_team_open(p_team public.teams, p_now timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = p_team.season_id;
  if p_team.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if p_now >= season.team_closes_at then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  if p_team.member_count >= season.max_team then
    raise exception 'team_full' using errcode = 'GR015';
  end if;
end;
$$;
comment on function private.check_team_open(public.teams, timestamptz) is 'Whether a team may take somebody on (GR017 team_ended, GR011 teams_closed, GR015 team_full).';

-- What mails about a request say.
create function private.request_details(p_team public.teams, p_actor_id uuid, p_message text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'team', p_team.name, 'slug', p_team.slug, 'message', p_message, 'person_id', p_actor_id,
    'person', (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = p_actor_id)
  );
$$;
comment on function private.request_details(public.teams, uuid, text) is 'The words of a mail about a request: team, slug, message, person; person_id, so that it goes with the person.';

create function private.expire_requests_of(p_team_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests set status = 'expired', decided_at = p_now
    where team_id = p_team_id and status = 'pending' and expires_at <= p_now;
$$;
comment on function private.expire_requests_of(uuid, timestamptz) is 'Notes what ran out at a locked team.';

create function private.expire_team_requests(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  team record;
  done integer := 0;
begin
  for team in
    select distinct r.team_id as id from public.team_requests r where r.status = 'pending' and r.expires_at <= p_now
    order by 1 limit least(greatest(coalesce(p_limit, 0), 0), 1000)
  loop
    -- Many teams in one transaction: whoever holds one may wait for what is locked here already, so it is left for later.
    perform 1 from public.teams t where t.id = team.id for update skip locked;
    if found then
      perform private.expire_requests_of(team.id, p_now);
      done := done + 1;
    end if;
  end loop;
  return done;
end;
$$;
comment on function private.expire_team_requests(integer, timestamptz) is 'For the clock: ends requests that nobody answered in time; returns how many teams had some.';

create function private.ask_to_join(p_user_id uuid, p_team_id uuid, p_message text, p_role_id uuid, p_now timestamptz)
returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  person private.profiles := private.lock_person(p_user_id);
  request public.team_requests;
begin
  if person.role = 'MENTOR' then
    raise exception 'not_for_mentors' using errcode = '42501';
  end if;
  perform private.expire_requests_of(p_team_id, p_now);
  select * into request from public.team_requests
    where team_id = p_team_id and user_id = p_user_id and status = 'pending';
  if found then
    -- The same wish again is the same request; an invitation is answered, not asked for.
    if request.kind = 'apply' and request.message = trim(coalesce(p_message, '')) then return request; end if;
    raise exception 'already_asked' using errcode = 'GR016', detail = request.kind;
  end if;
  if private.team_of(p_user_id, team.season_id) is not null then
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  perform private.check_team_open(team, p_now);
  if (select count(*) from public.team_requests where user_id = p_user_id and kind = 'apply' and status = 'pending') >= 10
    -- Each is a mail to a captain: taking back gives nobody more of them.
    or (select count(*) filter (where team_id = p_team_id) >= 5 or count(*) >= 40 from public.team_requests
        where user_id = p_user_id and kind = 'apply' and created_at > p_now - interval '1 day') then
    raise exception 'too_many_requests' using errcode = 'GR020';
  end if;
  insert into public.team_requests (team_id, season_id, kind, user_id, role_id, message, created_by, created_at, expires_at)
    values (
      p_team_id, team.season_id, 'apply', p_user_id,
      (select r.id from public.team_roles r where r.id = p_role_id and r.team_id = p_team_id and r.filled_by is null),
      trim(coalesce(p_message, '')), p_user_id, p_now, p_now + interval '14 days'
    ) returning * into request;
  perform private.notify(
    team.captain_id, 'team_request', p_user_id, p_team_id, jsonb_build_object('request_id', request.id),
    private.request_details(team, p_user_id, request.message), p_now
  );
  return request;
end;
$$;
comment on function private.ask_to_join(uuid, uuid, text, uuid, timestamptz) is 'A person asks to join a team (GR016 already_asked, GR010, GR011, GR015, GR017, GR020 too_many_requests).';

create function public.ask_to_join(p_team_id uuid, p_message text default '', p_role_id uuid default null)
returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.ask_to_join(private.acting_person(), p_team_id, p_message, p_role_id, now());
$$;
comment on function public.ask_to_join(uuid, text, uuid) is 'The caller asks to join a team, for a role if they want.';
create function public.expire_team_requests(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.expire_team_requests(p_limit, now());
$$;
comment on function public.expire_team_requests(integer) is 'For the clock: ends requests that nobody answered in time.';

revoke all on function
  private.check_team_open(public.teams, timestamptz), private.request_details(public.teams, uuid, text),
  private.expire_requests_of(uuid, timestamptz), private.expire_team_requests(integer, timestamptz),
  private.ask_to_join(uuid, uuid, text, uuid, timestamptz), public.ask_to_join(uuid, text, uuid),
  public.expire_team_requests(integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.ask_to_join(uuid, text, uuid)
  to authenticated;
grant execute on function public.expire_team_requests(integer) to service_role;
