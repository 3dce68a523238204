-- What the worker that sends mails asks: which are due, and how each ended.

-- What a mail says may be over by the time it leaves: it waited for the morning, or for the mail server.
create function private.is_mail_needed(p_message private.outbox, p_now timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_message.waits_for_morning and not p_message.details @> '{"is_important": true}' and exists (
    select from public.mail_choices c
    where c.user_id = p_message.user_id and c.topic = private.mail_topic(p_message.kind) and not c.wanted
  ) then
    return false;
  end if;
  -- What others say of themselves is nothing for who was locked out.
  if exists (select from auth.users u where u.id = p_message.user_id and u.banned_until > p_now) then
    return false;
  end if;
  if p_message.details ? 'guest_id' then
    return private.is_guest_mail_needed(p_message.details);
  end if;
  if p_message.kind in ('announcement', 'announcement_test') then
    return exists (
      select from public.announcements a
      where a.id = (p_message.details ->> 'announcement_id')::uuid and a.stopped_at is null
    );
  end if;
  if p_message.kind in ('pulse_stuck', 'still_in_answered') then
    return private.is_adviser_of(p_message.user_id, (p_message.details ->> 'team_id')::uuid);
  end if;
  -- Asked no longer, or answered already.
  if p_message.kind = 'mentor_proposed' then
    return exists (
      select from public.mentor_assignments a where a.mentor_id = p_message.user_id and a.status = 'proposed'
    );
  end if;
  if p_message.kind = 'story_asked' then
    return exists (
      select from private.asked_story_versions(p_message.user_id) v
      where v.version_id = (p_message.details ->> 'story_version_id')::uuid and v.state = 'asked'
    );
  end if;
  return case
    when p_message.details ? 'milestone_id'
      then private.is_hand_in_news(p_message.user_id, p_message.kind, p_message.details, p_now)
    when p_message.details ? 'booking_id' then private.is_meeting_news(p_message.kind, p_message.details, p_now) and (
      -- That it is off is also for who has left.
      p_message.kind = 'office_hour_cancelled' or exists (
        select from public.office_hour_bookings b where b.id = (p_message.details ->> 'booking_id')::uuid
          and (b.mentor_id = p_message.user_id or private.is_in_team(p_message.user_id, b.team_id))
      )
    )
    else true
  end;
end;
$$;
comment on function private.is_mail_needed(private.outbox, timestamptz) is 'Whether what a mail says still holds, and whoever gets it still wants it.';

-- A lease of five minutes is longer than a worker may take for its messages. A worker that dies with the lease has used
-- an attempt; with the last one, a mail about a deleted account is erased as one that was sent.
create function private.claim_outbox(p_limit integer, p_now timestamptz) returns setof private.outbox
language plpgsql security definer set search_path = '' as $$
declare
  due private.outbox;
  wanted integer := least(greatest(coalesce(p_limit, 0), 0), 100);
  gone integer;
begin
  delete from private.outbox where state <> 'waiting' and updated_at < p_now - interval '30 days';
  get diagnostics gone = row_count;
  perform private.note_retention('mails', p_now - interval '30 days', gone, p_now);
  update private.outbox set
      state = 'dead',
      claim = null,
      error = case when erase_when_done then 'Given up.' else coalesce(error, 'No worker finished it.') end,
      recipient = case when erase_when_done then '' else recipient end,
      details = case when erase_when_done then '{}' else details end
    where state = 'waiting' and due_at <= p_now and attempts >= 6;
  while wanted > 0 loop
    select * into due from private.outbox w
      where w.state = 'waiting' and w.due_at <= p_now order by w.due_at limit 1 for update skip locked;
    exit when not found;
    if not private.is_mail_needed(due, p_now) then
      update private.outbox set state = 'not_needed', claim = null where id = due.id;
    elsif due.waits_for_morning and private.after_quiet_hours(p_now) > p_now then
      update private.outbox set due_at = private.after_quiet_hours(p_now), claim = null where id = due.id;
    else
      return query
        update private.outbox o set attempts = o.attempts + 1, claim = gen_random_uuid(), due_at = p_now + interval '5 minutes'
        where o.id = due.id returning o.*;
      wanted := wanted - 1;
    end if;
  end loop;
end;
$$;
comment on function private.claim_outbox(integer, timestamptz) is 'Hands out due messages, each to one worker at a time, for five minutes; settles those that nobody needs any more, and lets others wait for the morning.';

-- A failed message waits 1, 2, 4, 8, 16 minutes; the sixth failure is the last and keeps its error.
create function private.settle_outbox(p_id uuid, p_claim uuid, p_error text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  held private.outbox;
begin
  select * into held from private.outbox where id = p_id and claim = p_claim and state = 'waiting' for update;
  if not found then
    return false;
  end if;
  if p_error is null and held.erase_when_done then
    delete from private.outbox where id = p_id;
  elsif p_error is null then
    update private.outbox set state = 'sent', sent_at = p_now, claim = null, error = null where id = p_id;
  elsif held.attempts < 6 then
    update private.outbox set claim = null, error = left(p_error, 500),
      due_at = p_now + interval '1 minute' * power(2, held.attempts - 1) where id = p_id;
  elsif held.erase_when_done then
    -- The server's words may quote the address.
    update private.outbox set state = 'dead', claim = null, error = 'Given up.', recipient = '', details = '{}' where id = p_id;
  else
    update private.outbox set state = 'dead', claim = null, error = left(p_error, 500) where id = p_id;
  end if;
  return true;
end;
$$;
comment on function private.settle_outbox(uuid, uuid, text, timestamptz) is 'Ends a claim: sent, or failed with an error; false when the claim no longer holds.';

-- Looked up when the mail is sent, and never kept with it: a name in the outbox would outlive its person. Somebody without
-- an account reads first names only.
create function private.invitation_details(p_kind text, p_details jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('pitch', t.pitch, 'members', coalesce(people.names, '[]'))
  from public.teams t
  left join lateral (
    select jsonb_agg(n.name order by m.user_id is distinct from t.captain_id, m.joined_at, m.id) as names
    from public.team_members m
    join private.profiles p using (user_id)
    cross join lateral (
      select trim(concat_ws(' ', p.first_name, case when p_details ->> 'first_name' <> '' then p.last_name end)) as name
    ) n
    where m.team_id = t.id and m.left_at is null and n.name <> ''
  ) people on true
  where p_kind in ('team_invite', 'invite_reminder') and t.id = (p_details ->> 'team_id')::uuid;
$$;
comment on function private.invitation_details(text, jsonb) is 'What a mail of an invitation says of the team: pitch, and names of its members, the captain first; null for other mails.';

create function private.mail_details(p_kind text, p_details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return p_details || coalesce(
    case
      when p_details ? 'guest_id' then private.guest_details(p_kind, p_details)
      when p_details ? 'milestone_id' then private.hand_in_details(p_kind, p_details)
      when p_details ? 'booking_id' then private.meeting_details(p_kind, p_details)
      when p_details ? 'announcement_id' then private.announcement_details(p_details)
      else private.invitation_details(p_kind, p_details)
    end,
    '{}'
  );
end;
$$;
comment on function private.mail_details(text, jsonb) is 'What a mail says: its details, and what is looked up when it leaves.';

create function public.claim_outbox(p_limit integer)
returns table (id uuid, claim uuid, kind text, locale text, recipient text, details jsonb)
language sql security definer set search_path = '' as $$
  select c.id, c.claim, c.kind, c.locale, c.recipient, private.mail_details(c.kind, c.details)
  from private.claim_outbox(p_limit, private.current_time()) c;
$$;
comment on function public.claim_outbox(integer) is 'For the function send-outbox: due messages, claimed for five minutes.';
grant execute on function public.claim_outbox(integer) to service_role;

create function public.settle_outbox(p_id uuid, p_claim uuid, p_error text default null) returns boolean
language sql security definer set search_path = '' as $$
  select private.settle_outbox(p_id, p_claim, p_error, private.current_time());
$$;
comment on function public.settle_outbox(uuid, uuid, text) is 'For the function send-outbox: a claimed message was sent, or failed with an error.';
grant execute on function public.settle_outbox(uuid, uuid, text) to service_role;
