-- How a person asks a team, how a team asks a person or an address, and how requests are answered and withdrawn.

create function private.account_of(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select p.user_id from auth.users u join private.profiles p on p.user_id = u.id
  where u.email = p_email and u.email_confirmed_at is not null;
$$;
comment on function private.account_of(text) is 'The account that has confirmed this address; null without one.';

-- What mails about a request say.
create function private.request_details(p_team public.teams, p_actor_id uuid, p_message text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'team', p_team.name, 'team_id', p_team.id, 'slug', p_team.slug, 'message', p_message, 'person_id', p_actor_id,
    'person', (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = p_actor_id)
  );
$$;
comment on function private.request_details(public.teams, uuid, text) is 'The words of a mail about a request: team, team_id, slug, message, person; person_id, so that it goes with the person.';

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
  select private.ask_to_join(private.acting_person(), p_team_id, p_message, p_role_id, private.current_time());
$$;
comment on function public.ask_to_join(uuid, text, uuid) is 'The caller asks to join a team, for a role if they want.';
grant execute on function public.ask_to_join(uuid, text, uuid) to authenticated;

-- An invitation to an address reaches whoever has it; the team never learns whether that is somebody here.
create function private.notify_invited(
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
  -- An account that is ending counts as none.
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
comment on function private.notify_invited(public.teams, public.team_requests, text, uuid, timestamptz) is 'Tells whom a team invited, in the bell or by mail.';

create function private.invite(
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
  perform private.notify_invited(team, request, 'team_invite', p_user_id, p_now);
  return request;
end;
$$;
comment on function private.invite(uuid, uuid, uuid, text, text, uuid, timestamptz) is 'A member invites a person or an address into the team (GR014 not_in_team, GR016 already_asked, GR010, GR011, GR015, GR017, GR020).';

create function public.invite_person(p_team_id uuid, p_user_id uuid, p_message text default '', p_role_id uuid default null)
returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.invite(
    private.acting_person(), p_team_id, p_user_id, null, p_message, p_role_id, private.current_time()
  )
  where p_user_id is not null;
$$;
comment on function public.invite_person(uuid, uuid, text, uuid) is 'The caller, a member of the team, invites a person.';
grant execute on function public.invite_person(uuid, uuid, text, uuid) to authenticated;

create function public.invite_by_email(p_team_id uuid, p_email text, p_message text default '', p_role_id uuid default null)
returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.invite(
    private.acting_person(), p_team_id, null, coalesce(nullif(trim(p_email), ''), '-'), p_message, p_role_id, private.current_time()
  );
$$;
comment on function public.invite_by_email(uuid, text, text, uuid) is 'The caller, a member of the team, invites whoever has an address.';
grant execute on function public.invite_by_email(uuid, text, text, uuid) to authenticated;

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
  perform private.notify_invited(team, request, 'invite_reminder', p_user_id, p_now);
  return request;
end;
$$;
comment on function private.remind_request(uuid, uuid, timestamptz) is 'A member reminds whom the team invited, once a day (GR019 reminded_already).';

create function public.remind_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.remind_request(private.acting_person(), p_request_id, private.current_time());
$$;
comment on function public.remind_request(uuid) is 'The caller, a member of the team, reminds whom it invited.';
grant execute on function public.remind_request(uuid) to authenticated;

create function private.answer_request(p_user_id uuid, p_request_id uuid, p_accepts boolean, p_now timestamptz)
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
  if p_accepts and p_now >= (select least(s.team_closes_at, s.stopped_at) from public.seasons s where s.id = team.season_id) then
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
comment on function private.answer_request(uuid, uuid, boolean, timestamptz) is 'The captain answers an application, the invited person an invitation (GR018 request_closed, GR010, GR011, GR015, GR017).';

create function public.answer_request(p_request_id uuid, p_accepts boolean) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.answer_request(
    private.acting_person(), p_request_id, coalesce(p_accepts, false), private.current_time()
  );
$$;
comment on function public.answer_request(uuid, boolean) is 'The caller takes on or declines: a captain an application, an invited person an invitation.';
grant execute on function public.answer_request(uuid, boolean) to authenticated;

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

create function private.reopen_request(p_user_id uuid, p_request_id uuid, p_now timestamptz)
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
comment on function private.reopen_request(uuid, uuid, timestamptz) is 'Undo: whoever declined or withdrew within five minutes takes that back (GR018 request_closed, GR016, GR017, GR020).';

create function public.withdraw_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.withdraw_request(private.acting_person(), p_request_id, private.current_time());
$$;
comment on function public.withdraw_request(uuid) is 'The caller takes back what they asked.';
grant execute on function public.withdraw_request(uuid) to authenticated;

create function public.reopen_request(p_request_id uuid) returns public.team_requests
language sql security definer set search_path = '' as $$
  select private.reopen_request(private.acting_person(), p_request_id, private.current_time());
$$;
comment on function public.reopen_request(uuid) is 'Undo of declining and withdrawing, for five minutes.';
grant execute on function public.reopen_request(uuid) to authenticated;

create function public.my_requests() returns setof public.team_requests
language sql stable security invoker set search_path = '' as $$
  select r.* from public.team_requests r
  where r.status = 'pending'
    and (r.user_id = (select auth.uid()) or r.id in (select private.my_mail_invitations()))
  order by r.created_at desc, r.id
  limit 200;
$$;
comment on function public.my_requests() is 'What waits between the caller and teams, newest first: applications, and invitations to the account or its address.';
grant execute on function public.my_requests() to authenticated;

create function public.invited_addresses(p_team_id uuid) returns table (request_id uuid, email text)
language sql stable security invoker set search_path = '' as $$
  select i.request_id, i.email
  from public.team_requests r join private.mail_invitations i on i.request_id = r.id
  where r.team_id = p_team_id and r.status = 'pending' and i.email is not null;
$$;
comment on function public.invited_addresses(uuid) is 'The addresses that the caller typed into pending invitations of a team.';
grant execute on function public.invited_addresses(uuid) to authenticated;

create function private.export_of_team_requests(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(r) order by r.created_at) from public.team_requests r
  where p_user_id in (r.user_id, r.created_by, r.decided_by) or private.is_request_mine(r, p_user_id);
$$;
comment on function private.export_of_team_requests(uuid) is 'For the export: requests that name the person, or that were sent to their address.';

-- Addresses that the person typed while they wait for an answer, and the person's own.
create function private.export_of_mail_invitations(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('request_id', i.request_id, 'email', i.email) order by i.created_at)
  from private.mail_invitations i join public.team_requests r on r.id = i.request_id
  where (r.created_by = p_user_id and r.status = 'pending') or private.is_request_mine(r, p_user_id);
$$;
comment on function private.export_of_mail_invitations(uuid) is 'For the export: invited addresses that the person may know.';

create function private.expire_team_requests(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  team record;
  done integer := 0;
begin
  for team in
    select r.team_id as id from public.team_requests r where r.status = 'pending' and r.expires_at <= p_now
    union
    select r.team_id from private.mail_invitations i join public.team_requests r on r.id = i.request_id
      where r.status <> 'pending' and greatest(r.created_at, r.decided_at) < p_now - interval '1 day'
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

create function public.expire_team_requests(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.expire_team_requests(p_limit, private.current_time());
$$;
comment on function public.expire_team_requests(integer) is 'For the clock: ends requests that nobody answered in time.';
grant execute on function public.expire_team_requests(integer) to service_role;
