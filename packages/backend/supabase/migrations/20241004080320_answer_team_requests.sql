-- The answer to a request: by the captain, or by whom a team invited.

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

create function public.answer_request(p_request_id uuid, p_accepts boolean) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.answer_request(private.acting_person(), p_request_id, coalesce(p_accepts, false), now());
$$;
comment on function public.answer_request(uuid, boolean) is 'The caller takes on or declines: a captain an application, an invited person an invitation.';

revoke all on function
  private.is_request_mine(public.team_requests, uuid), private.answer_request(uuid, uuid, boolean, timestamptz),
  public.answer_request(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_request(uuid, boolean) to authenticated;
