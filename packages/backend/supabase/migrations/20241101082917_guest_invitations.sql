-- How guests come in and out. The function invite-guest makes the account and calls what stands here as the organiser; the link
-- of the mail holds a token of which only the hash is kept, and leads no further than to a fresh code. See decision 063.

-- An account that was made for a guest by a call that did not come to its end is taken up again.
create function private.guest_account(p_email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  account record;
begin
  select u.id, u.raw_app_meta_data ->> 'guest' = 'true' as is_guest into account
    from auth.users u where u.email = lower(btrim(p_email)) and not u.is_sso_user and u.deleted_at is null;
  if account.id is null then
    return null;
  end if;
  if account.is_guest is distinct from true or exists (select from private.profiles p where p.user_id = account.id) then
    raise exception 'address_taken' using errcode = 'GR193';
  end if;
  return account.id;
end;
$$;
comment on function private.guest_account(text) is 'The account of a guest''s address; null where there is none (GR193 address_taken for a member''s).';

create function public.guest_account(p_round_id uuid, p_email text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  own public.rounds;
begin
  perform private.acting_for_round(p_round_id);
  select * into own from public.rounds r where r.id = p_round_id;
  perform private.check_round_state(own, '{setup,open}');
  return private.guest_account(p_email);
end;
$$;
comment on function public.guest_account(uuid, text) is 'For the function invite-guest, as an organiser who runs the round: the account of an address that may be invited; null where one has to be made (42501 orga_only, GR009, GR174, GR177, GR193 address_taken).';
grant execute on function public.guest_account(uuid, text) to authenticated;

-- One mail that has not left yet is enough: it makes its token when it does.
create function private.queue_guest_mail(p_user_id uuid, p_kind text, p_round_id uuid, p_details jsonb, p_now timestamptz)
returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (kind, locale, recipient, details, due_at, created_at)
    select p_kind, g.locale, u.email, p_details || jsonb_build_object('guest_id', g.user_id, 'round_id', p_round_id), p_now, p_now
    from private.guests g join auth.users u on u.id = g.user_id
    where g.user_id = p_user_id and g.revoked_at is null and not exists (
      select from private.outbox o
      where o.kind = p_kind and o.state = 'waiting' and o.attempts = 0 and o.recipient = u.email
        and o.details @> jsonb_build_object('guest_id', g.user_id, 'round_id', p_round_id)
    );
$$;
comment on function private.queue_guest_mail(uuid, text, uuid, jsonb, timestamptz) is 'Writes a mail to a guest, unless the same one waits already.';

create function private.invite_guest(p_orga uuid, p_user_id uuid, p_round_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.guests g set
      round_id = p_round_id, token_hash = null, invited_by = p_orga, invited_at = p_now, revoked_at = null, revoked_reason = ''
    where g.user_id = p_user_id;
  perform private.queue_guest_mail(p_user_id, 'guest_invited', p_round_id, '{}', p_now);
end;
$$;
comment on function private.invite_guest(uuid, uuid, uuid, timestamptz) is 'Sends a guest a new link for a round; every earlier one is dead.';

create function private.add_guest(
  p_orga uuid, p_round_id uuid, p_user_id uuid, p_first_name text, p_last_name text, p_university text, p_locale text,
  p_stage_id uuid, p_now timestamptz
) returns public.juror_grants
language plpgsql security definer set search_path = '' as $$
begin
  perform private.shared_round(p_round_id, '{setup,open}');
  if not exists (select from auth.users u where u.id = p_user_id and u.raw_app_meta_data ->> 'guest' = 'true')
    or exists (select from private.profiles p where p.user_id = p_user_id) then
    raise exception 'not_a_guest' using errcode = 'GR084';
  end if;
  insert into private.guests as g (user_id, first_name, last_name, university, locale, invited_by, invited_at, created_at)
    values (
      p_user_id, btrim(p_first_name), btrim(p_last_name), nullif(btrim(p_university), ''),
      case when p_locale = 'de' then 'de' else 'en' end, p_orga, p_now, p_now
    )
    on conflict (user_id) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, university = excluded.university, locale = excluded.locale;
  return private.grant_juror(p_orga, p_round_id, p_user_id, p_stage_id, p_now);
end;
$$;
comment on function private.add_guest(uuid, uuid, uuid, text, text, text, text, uuid, timestamptz) is 'Lets an account that was made for a guest judge in a round, and mails them their link (GR009, GR084 not_a_guest, GR171, GR174, 23514 without a name).';

create function public.add_guest(
  p_round_id uuid, p_user_id uuid, p_first_name text, p_last_name text, p_university text, p_locale text,
  p_stage_id uuid default null
) returns public.juror_grants
language sql security definer set search_path = '' as $$
  select private.add_guest(
    private.acting_for_round(p_round_id), p_round_id, p_user_id, p_first_name, p_last_name, p_university, p_locale, p_stage_id,
    private.current_time()
  );
$$;
comment on function public.add_guest(uuid, uuid, text, text, text, text, uuid) is 'For the function invite-guest: an organiser invites somebody by mail to judge (42501 orga_only, GR009, GR084 not_a_guest, GR174, GR177, 23514).';
grant execute on function public.add_guest(uuid, uuid, text, text, text, text, uuid) to authenticated;

create function private.locked_guest(p_round_id uuid, p_user_id uuid) returns private.guests
language plpgsql security definer set search_path = '' as $$
declare
  guest private.guests;
begin
  if not exists (select from public.juror_grants g where g.round_id = p_round_id and g.user_id = p_user_id) then
    raise exception 'guest_not_found' using errcode = 'GR009';
  end if;
  select * into guest from private.guests g where g.user_id = p_user_id for update;
  if guest.user_id is null then
    raise exception 'guest_not_found' using errcode = 'GR009';
  end if;
  return guest;
end;
$$;
comment on function private.locked_guest(uuid, uuid) is 'A guest who judges or judged in a round, whom nobody else changes until the transaction ends (GR009 guest_not_found).';

create function private.send_guest_link(p_orga uuid, p_round_id uuid, p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  guest private.guests := private.locked_guest(own.id, p_user_id);
begin
  if guest.revoked_at is not null or exists (
    select from public.juror_grants g where g.round_id = own.id and g.user_id = guest.user_id and g.withdrawn_at is not null
  ) then
    raise exception 'no_juror' using errcode = 'GR170';
  end if;
  perform private.invite_guest(p_orga, guest.user_id, own.id, p_now);
end;
$$;
comment on function private.send_guest_link(uuid, uuid, uuid, timestamptz) is 'Mails a guest a new link; the old one leads nowhere from now on (GR009, GR170 for who judges no more, GR174).';

create function public.send_guest_link(p_round_id uuid, p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.send_guest_link(private.acting_for_round(p_round_id), p_round_id, p_user_id, private.current_time());
$$;
comment on function public.send_guest_link(uuid, uuid) is 'An organiser sends a guest their link again (42501 orga_only, GR009, GR170, GR174, GR177).';
grant execute on function public.send_guest_link(uuid, uuid) to authenticated;

-- What they handed in counts, as of everybody who is taken out. Rounds come before people, as everywhere.
create function private.revoke_guest(p_round_id uuid, p_user_id uuid, p_reason text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  guest private.guests;
  open_round uuid;
begin
  for open_round in
    select g.round_id from public.juror_grants g join public.rounds r on r.id = g.round_id and r.state in ('setup', 'open')
    where g.user_id = p_user_id and g.withdrawn_at is null order by g.round_id
  loop
    perform private.withdraw_juror(open_round, p_user_id, p_reason, p_now);
  end loop;
  guest := private.locked_guest(p_round_id, p_user_id);
  update private.guests g set token_hash = null, revoked_at = coalesce(g.revoked_at, p_now), revoked_reason = btrim(p_reason)
    where g.user_id = guest.user_id;
  delete from auth.sessions s where s.user_id = guest.user_id;
end;
$$;
comment on function private.revoke_guest(uuid, uuid, text, timestamptz) is 'Takes a guest''s invitation back: their link is dead, their sessions end, and in rounds that run they judge no more (GR009).';

create function public.revoke_guest(p_round_id uuid, p_user_id uuid, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.revoke_guest(p_round_id, p_user_id, p_reason, private.current_time())
  where private.acting_with_reason(p_round_id, p_reason) is not null;
$$;
comment on function public.revoke_guest(uuid, uuid, text) is 'An organiser takes a guest''s invitation back, with a reason; asking them again invites them anew (42501 orga_only, 22023 reason_needed, GR009, GR177).';
grant execute on function public.revoke_guest(uuid, uuid, text) to authenticated;

-- Unknown, replaced and taken back are one answer. Whoever holds the token holds the mail, so it tells the address; a code goes
-- nowhere else.
create function private.guest_link(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', u.email, 'first_name', n.first_name, 'is_open', r.state <> 'setup',
    'season', (select s.label from public.seasons s where s.id = r.season_id)
  ) || private.jury_details(r, g)
  from private.guests n
  join auth.users u on u.id = n.user_id
  join public.rounds r on r.id = n.round_id
  join public.juror_grants g on g.round_id = r.id and g.user_id = n.user_id and g.withdrawn_at is null
  where n.token_hash = private.hash_of(p_token) and n.revoked_at is null;
$$;
comment on function private.guest_link(text) is 'What a guest''s link says: whom the code goes to, and which round, when and where; null for a link that does not hold.';

create function public.guest_link(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.guest_link(p_token);
$$;
comment on function public.guest_link(text) is 'For whoever holds the link of a guest''s invitation: the address that a code goes to, and the round; null for a link that does not hold.';
grant execute on function public.guest_link(text) to anon, authenticated;

create function public.my_guest() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  guest private.guests;
begin
  select * into guest from private.guests g where g.user_id = (select auth.uid());
  if guest.user_id is null or not private.is_session_standing() then
    return null;
  end if;
  return jsonb_build_object(
    'first_name', guest.first_name, 'last_name', guest.last_name, 'is_revoked', guest.revoked_at is not null,
    'rounds', case when guest.revoked_at is not null then '[]' else coalesce((
      select jsonb_agg(private.jury_details(r, g) || jsonb_build_object('is_open', r.state <> 'setup') order by r.kind desc)
      from public.juror_grants g join public.rounds r on r.id = g.round_id and r.season_id = (select (private.current_season()).id)
      where g.user_id = guest.user_id and g.withdrawn_at is null
    ), '[]') end
  );
end;
$$;
comment on function public.my_guest() is 'For a guest who is logged in: their name, whether their invitation was taken back, and where they judge this season; null for everybody else.';
grant execute on function public.my_guest() to authenticated;

-- The token is made when the mail leaves, so that it stands nowhere. A delivery that is repeated makes another one.
create function private.guest_details(p_kind text, p_details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  guest private.guests;
  juror public.juror_grants;
  own public.rounds;
  token text;
begin
  select * into guest from private.guests g where g.user_id = (p_details ->> 'guest_id')::uuid for update;
  select * into own from public.rounds r where r.id = (p_details ->> 'round_id')::uuid;
  select * into juror from public.juror_grants g where g.round_id = own.id and g.user_id = guest.user_id;
  if p_kind = 'guest_invited' then
    token := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
    update private.guests g set token_hash = private.hash_of(token)
      where g.user_id = guest.user_id and g.revoked_at is null;
  end if;
  return private.jury_details(own, juror) || jsonb_build_object('first_name', guest.first_name, 'token', token);
end;
$$;
comment on function private.guest_details(text, jsonb) is 'What a mail to a guest says: name, round, stage, venue, times, and in an invitation the token of a link that is made with it.';

create function private.is_guest_mail_needed(p_details jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.guests n join public.juror_grants g on g.user_id = n.user_id
    where n.user_id = (p_details ->> 'guest_id')::uuid and n.revoked_at is null
      and g.round_id = (p_details ->> 'round_id')::uuid and g.withdrawn_at is null
  );
$$;
comment on function private.is_guest_mail_needed(jsonb) is 'Whether a guest still judges in the round that a mail is about.';
