-- Inviting an address and undoing an answer, with the address in private.mail_invitations.

create or replace function private.invite(
  p_user_id uuid, p_team_id uuid, p_invited uuid, p_email text, p_message text, p_role_id uuid, p_now timestamptz
) returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  address text := nullif(lower(trim(coalesce(p_email, ''))), '');
  address_hash bytea := sha256(convert_to(nullif(lower(trim(coalesce(p_email, ''))), ''), 'utf8'));
  request public.team_requests;
  begun_since timestamptz := p_now - interval '1 day';
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
  select r.* into request from public.team_requests r left join private.mail_invitations i on i.request_id = r.id
    where r.team_id = p_team_id and r.status = 'pending'
      -- Whoever did not type the address learns nothing of it.
      and (r.user_id = p_invited or (i.email = address and r.created_by = p_user_id));
  if found then
    raise exception 'already_asked' using errcode = 'GR016', detail = request.kind;
  end if;
  perform private.check_team_open(team, p_now);
  if (select count(*) from public.team_requests where team_id = p_team_id and kind = 'invite' and status = 'pending') >= 20
    or (select count(*) from public.team_requests
        where (team_id = p_team_id or created_by = p_user_id) and kind = 'invite' and created_at > begun_since) >= 40
    -- Each is a mail: taking back and founding anew give nobody more of them.
    or (select count(*) from public.team_requests r
        where r.user_id = p_invited and (r.team_id = p_team_id or r.created_by = p_user_id)
          and r.kind = 'invite' and r.created_at > begun_since) >= 5
    or (select count(*) from private.mail_invitations i join public.team_requests r on r.id = i.request_id
        where i.email_hash = address_hash and r.created_by = p_user_id and r.created_at > begun_since) >= 5 then
    raise exception 'too_many_requests' using errcode = 'GR020';
  end if;
  insert into public.team_requests
    (team_id, season_id, kind, user_id, role_id, message, created_by, created_at, expires_at)
    values (
      p_team_id, team.season_id, 'invite', p_invited,
      (select r.id from public.team_roles r where r.id = p_role_id and r.team_id = p_team_id and r.filled_by is null),
      trim(coalesce(p_message, '')), p_user_id, p_now, p_now + interval '14 days'
    ) returning * into request;
  if address is not null then
    insert into private.mail_invitations (request_id, email, email_hash) values (request.id, address, address_hash);
  end if;
  perform private.tell_invited(team, request, 'team_invite', p_user_id, p_now);
  return request;
end;
$$;

create or replace function private.reopen_request(p_user_id uuid, p_request_id uuid, p_now timestamptz)
returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
  team public.teams;
  mailed private.mail_invitations;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  team := private.lock_team(request.team_id);
  select * into request from public.team_requests where id = p_request_id for update;
  select * into mailed from private.mail_invitations where request_id = p_request_id;
  -- Who decided for a team undoes it while they still speak for it.
  if coalesce(request.decided_by, mailed.user_id) is distinct from p_user_id
    or (request.kind = 'apply' and request.status = 'declined' and team.captain_id is distinct from p_user_id)
    or (request.kind = 'invite' and request.status = 'cancelled'
      and private.team_of(p_user_id, team.season_id) is distinct from team.id) then
    raise exception 'not_yours_to_reopen' using errcode = '42501';
  end if;
  if request.status not in ('declined', 'cancelled') or request.decided_at < p_now - interval '5 minutes'
    or request.expires_at <= p_now
    or private.team_of(coalesce(request.user_id, mailed.user_id), request.season_id) is not null then
    raise exception 'request_closed' using errcode = 'GR018', detail = request.status;
  end if;
  if team.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if (select case request.kind when 'apply' then count(*) filter (where r.user_id = request.user_id) >= 10
        else count(*) filter (where r.team_id = team.id) >= 20 end
      from public.team_requests r
      where r.kind = request.kind and r.status = 'pending' and (r.user_id = request.user_id or r.team_id = team.id)) then
    raise exception 'too_many_requests' using errcode = 'GR020';
  end if;
  if exists (
    select from public.team_requests r left join private.mail_invitations i on i.request_id = r.id
    where r.team_id = team.id and r.status = 'pending' and (
      r.user_id = request.user_id or private.is_request_mine(r, mailed.user_id)
      or (i.email = mailed.email and r.created_by = request.created_by)
    )
  ) then
    raise exception 'already_asked' using errcode = 'GR016';
  end if;
  update public.team_requests set status = 'pending', decided_by = null, decided_at = null
    where id = p_request_id returning * into request;
  delete from public.notifications
    where team_id = request.team_id and payload ->> 'request_id' = p_request_id::text
      and kind in ('request_declined', 'invite_declined');
  delete from private.outbox
    where state = 'waiting' and claim is null and details ->> 'request_id' = p_request_id::text
      and kind in ('request_declined', 'invite_declined');
  return request;
end;
$$;
