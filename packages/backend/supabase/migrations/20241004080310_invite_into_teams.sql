-- A team asks a person, or whoever has an address.

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
  if address is not null and address !~ '^[^][@<>(),;:"\\[:space:][:cntrl:]]+@[^][@<>(),;:"\\[:space:][:cntrl:]]+[.][^][@<>(),;:"\\[:space:][:cntrl:]]+$' then
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
        where (team_id = p_team_id or created_by = p_user_id) and kind = 'invite' and created_at > p_now - interval '1 day') >= 40
    -- Each is a mail: taking back and founding anew give nobody more of them.
    or (select count(*) from public.team_requests
        where (user_id = p_invited or email = address) and (team_id = p_team_id or created_by = p_user_id)
          and kind = 'invite' and created_at > p_now - interval '1 day') >= 5 then
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

create function public.invite_person(p_team_id uuid, p_user_id uuid, p_message text default '', p_role_id uuid default null)
returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.invite(private.acting_person(), p_team_id, p_user_id, null, p_message, p_role_id, now())
  where p_user_id is not null;
$$;
comment on function public.invite_person(uuid, uuid, text, uuid) is 'The caller, a member of the team, invites a person.';
create function public.invite_by_email(p_team_id uuid, p_email text, p_message text default '', p_role_id uuid default null)
returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.invite(private.acting_person(), p_team_id, null, coalesce(nullif(trim(p_email), ''), '-'), p_message, p_role_id, now());
$$;
comment on function public.invite_by_email(uuid, text, text, uuid) is 'The caller, a member of the team, invites whoever has an address.';
create function public.remind_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.remind_request(private.acting_person(), p_request_id, now());
$$;
comment on function public.remind_request(uuid) is 'The caller, a member of the team, reminds whom it invited.';

revoke all on function
  private.tell_invited(public.teams, public.team_requests, text, uuid, timestamptz),
  private.invite(uuid, uuid, uuid, text, text, uuid, timestamptz), private.remind_request(uuid, uuid, timestamptz),
  public.invite_person(uuid, uuid, text, uuid), public.invite_by_email(uuid, text, text, uuid),
  public.remind_request(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.invite_person(uuid, uuid, text, uuid), public.invite_by_email(uuid, text, text, uuid),
  public.remind_request(uuid)
  to authenticated;
