-- Whoever asked takes it back, and whoever declined or took back changes their mind.

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
  team public.teams;
begin
  select * into request from public.team_requests where id = p_request_id;
  if not found then
    raise exception 'request_not_found' using errcode = 'GR009';
  end if;
  team := private.lock_team(request.team_id);
  select * into request from public.team_requests where id = p_request_id for update;
  -- Who decided for a team undoes it while they still speak for it.
  if request.decided_by is distinct from p_user_id
    or (request.kind = 'apply' and request.status = 'declined' and team.captain_id is distinct from p_user_id)
    or (request.kind = 'invite' and request.status = 'cancelled'
      and private.team_of(p_user_id, team.season_id) is distinct from team.id) then
    raise exception 'not_yours_to_reopen' using errcode = '42501';
  end if;
  if request.status not in ('declined', 'cancelled') or request.decided_at < p_now - interval '5 minutes'
    or request.expires_at <= p_now or private.team_of(request.user_id, request.season_id) is not null then
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
  begin
    update public.team_requests set status = 'pending', decided_by = null, decided_at = null
      where id = p_request_id returning * into request;
  exception when unique_violation then
    raise exception 'already_asked' using errcode = 'GR016';
  end;
  delete from public.notifications
    where team_id = request.team_id and payload ->> 'request_id' = p_request_id::text
      and kind in ('request_declined', 'invite_declined');
  delete from private.outbox
    where state = 'waiting' and claim is null and details ->> 'request_id' = p_request_id::text
      and kind in ('request_declined', 'invite_declined');
  return request;
end;
$$;
comment on function private.reopen_request(uuid, uuid, timestamptz) is 'Undo: whoever declined or withdrew within five minutes takes that back (GR018 request_closed, GR016, GR017, GR020).';

create function public.withdraw_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.withdraw_request(private.acting_person(), p_request_id, now());
$$;
comment on function public.withdraw_request(uuid) is 'The caller takes back what they asked.';
create function public.reopen_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.reopen_request(private.acting_person(), p_request_id, now());
$$;
comment on function public.reopen_request(uuid) is 'Undo of declining and withdrawing, for five minutes.';

revoke all on function
  private.withdraw_request(uuid, uuid, timestamptz), private.reopen_request(uuid, uuid, timestamptz),
  public.withdraw_request(uuid), public.reopen_request(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.withdraw_request(uuid), public.reopen_request(uuid) to authenticated;
