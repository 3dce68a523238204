-- Requests, where an invitation by mail is told apart: its address stands in private.mail_invitations.

create function private.account_of(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select p.user_id from auth.users u join private.profiles p on p.user_id = u.id
  where u.email = p_email and u.email_confirmed_at is not null;
$$;
comment on function private.account_of(text) is 'The account that has confirmed this address; null without one.';
revoke all on function private.account_of(text) from public, anon, authenticated, service_role;

create or replace function private.answer_request(p_user_id uuid, p_request_id uuid, p_accepts boolean, p_now timestamptz)
returns public.team_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.team_requests;
  team public.teams;
  wanted text := case when p_accepts then 'accepted' else 'declined' end;
  is_by_mail boolean;
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
  is_by_mail := request.user_id is null;
  -- The same answer again, after one that was lost.
  if request.status = wanted and (request.decided_by = p_user_id or (is_by_mail and exists (
    select from private.mail_invitations i where i.request_id = p_request_id and i.user_id = p_user_id
  ))) then
    return request;
  end if;
  if request.status <> 'pending' or request.expires_at <= p_now then
    raise exception 'request_closed' using errcode = 'GR018',
      detail = case when request.status = 'pending' then 'expired' else request.status end;
  end if;
  if p_accepts and p_now >= (select s.team_closes_at from public.seasons s where s.id = team.season_id) then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  if is_by_mail and not p_accepts then
    -- The team learns that it was declined, not whose address it is.
    update private.mail_invitations set email = null, user_id = p_user_id where request_id = p_request_id;
    update public.team_requests set status = wanted, decided_at = p_now
      where id = p_request_id returning * into request;
  else
    delete from private.mail_invitations where request_id = p_request_id;
    update public.team_requests
      set status = wanted, user_id = joins, decided_by = p_user_id, decided_at = p_now
      where id = p_request_id returning * into request;
  end if;
  if p_accepts then
    perform private.add_member(team, joins, request.role_id, p_now);
  end if;
  if request.kind = 'apply' then
    perform private.notify(
      joins, 'request_' || wanted, p_user_id, team.id, jsonb_build_object('request_id', request.id),
      private.request_details(team, p_user_id, ''), p_now
    );
  else
    -- Of an invitation by mail that was declined, nobody is named.
    perform private.notify(
      team.captain_id, 'invite_' || wanted, request.user_id, team.id, jsonb_build_object('request_id', request.id),
      private.request_details(team, request.user_id, ''), p_now
    );
  end if;
  return request;
end;
$$;

create or replace function private.tell_invited(
  p_team public.teams, p_request public.team_requests, p_kind text, p_actor_id uuid, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  details jsonb := private.request_details(p_team, p_actor_id, p_request.message);
  mailed private.mail_invitations;
  invited uuid;
begin
  select * into mailed from private.mail_invitations where request_id = p_request.id;
  invited := coalesce(p_request.user_id, mailed.user_id, private.account_of(mailed.email));
  -- An account that ends at this moment is none any more.
  perform from private.profiles where user_id = invited for key share;
  if found then
    perform private.notify(
      invited, p_kind, p_actor_id, p_team.id, jsonb_build_object('request_id', p_request.id), details, p_now
    );
  elsif mailed.email is not null then
    insert into private.outbox (kind, locale, recipient, details, due_at, erase_when_done)
      select p_kind, coalesce(p.locale, 'en'), mailed.email, details || jsonb_build_object('first_name', ''), p_now, true
      from private.profiles p where p.user_id = p_actor_id;
  end if;
end;
$$;
