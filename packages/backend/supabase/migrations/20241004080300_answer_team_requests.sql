-- Asking and being asked: every transition of a request. The order of locks is that of change_teams: team, person, request.

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
  select jsonb_build_object('team', p_team.name, 'slug', p_team.slug, 'message', p_message, 'person', (
    select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = p_actor_id
  ));
$$;
comment on function private.request_details(public.teams, uuid, text) is 'The words of a mail about a request: team, slug, message, person.';

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
  if (select count(*) from public.team_requests where user_id = p_user_id and kind = 'apply' and status = 'pending') >= 10 then
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
    perform private.lock_team(team.id), private.expire_requests_of(team.id, p_now);
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.expire_team_requests(integer, timestamptz) is 'For the clock: ends requests that nobody answered in time; returns how many teams had some.';

create function private.invite(
  p_user_id uuid, p_team_id uuid, p_invited uuid, p_email text, p_message text, p_role_id uuid, p_now timestamptz
) returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  address text := nullif(lower(trim(coalesce(p_email, ''))), '');
  request public.team_requests;
begin
  if private.team_of(p_user_id, team.season_id) is distinct from p_team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  if address is not null and address !~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+[.][^@[:space:][:cntrl:]]+$' then
    raise exception 'email_invalid' using errcode = '22023';
  end if;
  if p_invited is not null then
    if (private.lock_person(p_invited)).role = 'MENTOR' then
      raise exception 'not_for_mentors' using errcode = '42501';
    end if;
    if private.team_of(p_invited, team.season_id) is not null then
      raise exception 'already_in_team' using errcode = 'GR010';
    end if;
  end if;
  perform private.expire_requests_of(p_team_id, p_now);
  select * into request from public.team_requests
    where team_id = p_team_id and status = 'pending'
      and (user_id = p_invited or (user_id is null and email = address));
  if found then
    raise exception 'already_asked' using errcode = 'GR016', detail = request.kind;
  end if;
  perform private.check_team_open(team, p_now);
  if (select count(*) from public.team_requests where team_id = p_team_id and kind = 'invite' and status = 'pending') >= 20
    or (select count(*) from public.team_requests
        where team_id = p_team_id and kind = 'invite' and created_at > p_now - interval '1 day') >= 40 then
    raise exception 'too_many_requests' using errcode = 'GR020';
  end if;
  insert into public.team_requests
    (team_id, season_id, kind, user_id, email, role_id, message, created_by, created_at, expires_at)
    values (
      p_team_id, team.season_id, 'invite', p_invited, address,
      (select r.id from public.team_roles r where r.id = p_role_id and r.team_id = p_team_id and r.filled_by is null),
      trim(coalesce(p_message, '')), p_user_id, p_now, p_now + interval '14 days'
    ) returning * into request;
  perform private.tell_invited(team, request, 'team_invite', p_user_id, p_now);
  return request;
end;
$$;
comment on function private.invite(uuid, uuid, uuid, text, text, uuid, timestamptz) is 'A member invites a person or an address into the team (GR014 not_in_team, GR016 already_asked, GR010, GR011, GR015, GR017, GR020).';

-- An invitation to an address reaches whoever has it; the team never learns whether that is somebody here.
create function private.tell_invited(
  p_team public.teams, p_request public.team_requests, p_kind text, p_actor_id uuid, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  details jsonb := private.request_details(p_team, p_actor_id, p_request.message);
  invited uuid := coalesce(p_request.user_id, (
    select u.id from auth.users u join private.profiles p on p.user_id = u.id
    where u.email = p_request.email and u.email_confirmed_at is not null
  ));
begin
  if invited is not null then
    perform private.notify(
      invited, p_kind, p_actor_id, p_team.id, jsonb_build_object('request_id', p_request.id), details, p_now
    );
  else
    insert into private.outbox (kind, locale, recipient, details, due_at, erase_when_done)
      select p_kind, coalesce(p.locale, 'en'), p_request.email, details || jsonb_build_object('first_name', ''), p_now, true
      from private.profiles p where p.user_id = p_actor_id;
  end if;
end;
$$;
comment on function private.tell_invited(public.teams, public.team_requests, text, uuid, timestamptz) is 'Tells whom a team invited, in the bell or by mail.';

create function private.is_request_mine(p_request public.team_requests, p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_request.user_id = p_user_id, exists (
    select from auth.users u
    where u.id = p_user_id and lower(u.email) = p_request.email and u.email_confirmed_at is not null
  ));
$$;
comment on function private.is_request_mine(public.team_requests, uuid) is 'Whether a request is about this person, by account or by confirmed address.';

create function private.answer_request(p_user_id uuid, p_request_id uuid, p_accepts boolean, p_now timestamptz)
returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
  team public.teams;
  wanted text := case when p_accepts then 'accepted' else 'declined' end;
  joins uuid;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  team := private.lock_team(request.team_id);
  if (case request.kind
      when 'apply' then team.captain_id is distinct from p_user_id
      else not private.is_request_mine(request, p_user_id)
    end) then
    raise exception 'not_yours_to_answer' using errcode = '42501';
  end if;
  joins := case request.kind when 'apply' then request.user_id else p_user_id end;
  perform private.lock_person(joins);
  select * into request from public.team_requests where id = p_request_id for update;
  -- The same answer again, after one that was lost.
  if request.status = wanted and request.decided_by = p_user_id then
    return request;
  end if;
  if request.status <> 'pending' or request.expires_at <= p_now then
    raise exception 'request_closed' using errcode = 'GR018',
      detail = case when request.status = 'pending' then 'expired' else request.status end;
  end if;
  if p_accepts then
    if p_now >= (select s.team_closes_at from public.seasons s where s.id = team.season_id) then
      raise exception 'teams_closed' using errcode = 'GR011';
    end if;
  end if;
  update public.team_requests
    set status = wanted, user_id = joins, decided_by = p_user_id, decided_at = p_now
    where id = p_request_id returning * into request;
  if p_accepts then
    perform private.add_member(team, joins, request.role_id, p_now);
  end if;
  if request.kind = 'apply' then
    perform private.notify(
      joins, 'request_' || wanted, p_user_id, team.id, jsonb_build_object('request_id', request.id),
      private.request_details(team, p_user_id, ''), p_now
    );
  else
    perform private.notify(
      team.captain_id, 'invite_' || wanted, joins, team.id, jsonb_build_object('request_id', request.id),
      private.request_details(team, joins, ''), p_now
    );
  end if;
  return request;
end;
$$;
comment on function private.answer_request(uuid, uuid, boolean, timestamptz) is 'The captain answers an application, the invited person an invitation (GR018 request_closed, GR010, GR011, GR015, GR017).';

create function private.withdraw_request(p_user_id uuid, p_request_id uuid, p_now timestamptz) returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
  team public.teams;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  team := private.lock_team(request.team_id);
  select * into request from public.team_requests where id = p_request_id for update;
  if (case request.kind
      when 'apply' then request.user_id is distinct from p_user_id
      else team.captain_id is distinct from p_user_id
        and (request.created_by is distinct from p_user_id or private.team_of(p_user_id, team.season_id) is distinct from team.id)
    end) then
    raise exception 'not_yours_to_withdraw' using errcode = '42501';
  end if;
  if request.status = 'cancelled' then
    return request;
  end if;
  if request.status <> 'pending' then
    raise exception 'request_closed' using errcode = 'GR018', detail = request.status;
  end if;
  update public.team_requests set status = 'cancelled', decided_by = p_user_id, decided_at = p_now
    where id = p_request_id returning * into request;
  -- Nobody is called to something that no longer waits.
  delete from public.notifications
    where team_id = team.id and read_at is null and payload ->> 'request_id' = p_request_id::text;
  return request;
end;
$$;
comment on function private.withdraw_request(uuid, uuid, timestamptz) is 'Whoever asked takes it back (GR018 request_closed).';

create function private.reopen_request(p_user_id uuid, p_request_id uuid, p_now timestamptz) returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  perform private.lock_team(request.team_id);
  select * into request from public.team_requests where id = p_request_id for update;
  if request.decided_by is distinct from p_user_id then
    raise exception 'not_yours_to_reopen' using errcode = '42501';
  end if;
  if request.status not in ('declined', 'cancelled') or request.decided_at < p_now - interval '5 minutes'
    or request.expires_at <= p_now or private.team_of(request.user_id, request.season_id) is not null then
    raise exception 'request_closed' using errcode = 'GR018', detail = request.status;
  end if;
  begin
    update public.team_requests set status = 'pending', decided_by = null, decided_at = null
      where id = p_request_id returning * into request;
  exception when unique_violation then
    raise exception 'already_asked' using errcode = 'GR016';
  end;
  delete from public.notifications
    where team_id = request.team_id and payload ->> 'request_id' = p_request_id::text
      and kind in ('request_declined', 'invite_declined');
  return request;
end;
$$;
comment on function private.reopen_request(uuid, uuid, timestamptz) is 'Undo: whoever declined or withdrew within five minutes takes that back (GR018 request_closed).';

create function private.remind_request(p_user_id uuid, p_request_id uuid, p_now timestamptz) returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
  team public.teams;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  team := private.lock_team(request.team_id);
  select * into request from public.team_requests where id = p_request_id for update;
  if request.kind <> 'invite' or private.team_of(p_user_id, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  if request.status <> 'pending' or request.expires_at <= p_now then
    raise exception 'request_closed' using errcode = 'GR018', detail = request.status;
  end if;
  if coalesce(request.reminded_at, request.created_at) > p_now - interval '1 day' then
    raise exception 'reminded_already' using errcode = 'GR019';
  end if;
  update public.team_requests set reminded_at = p_now where id = p_request_id returning * into request;
  perform private.tell_invited(team, request, 'invite_reminder', p_user_id, p_now);
  return request;
end;
$$;
comment on function private.remind_request(uuid, uuid, timestamptz) is 'A member reminds whom the team invited, once a day (GR019 reminded_already).';
