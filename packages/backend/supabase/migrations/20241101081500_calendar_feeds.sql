-- The calendar of a person, read by calendar programs with a secret in its address.

create function private.create_feed_token(p_user_id uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- 256 bits, in letters that an address takes as they are.
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  perform private.lock_person(p_user_id);
  -- What ended before opens nothing and is not kept: a person has one row.
  delete from public.feed_tokens where user_id = p_user_id;
  insert into public.feed_tokens (user_id, token_hash, created_at) values (p_user_id, sha256(convert_to(token, 'utf8')), p_now);
  return token;
end;
$$;
comment on function private.create_feed_token(uuid, timestamptz) is 'A new secret for a person''s calendar, returned only now; the one before ends.';

create function public.create_feed_token() returns text
language sql security definer set search_path = '' as $$
  select private.create_feed_token(private.acting_person(), private.current_time());
$$;
comment on function public.create_feed_token() is 'A new secret for the caller''s calendar, returned only now; the one before ends.';
grant execute on function public.create_feed_token() to authenticated;

create function public.revoke_feed_token() returns void
language sql security definer set search_path = '' as $$
  update public.feed_tokens set revoked_at = private.current_time()
    where user_id = private.acting_person() and revoked_at is null;
$$;
comment on function public.revoke_feed_token() is 'Ends the caller''s calendar address.';
grant execute on function public.revoke_feed_token() to authenticated;

-- Called with the secret key only: the function calendar-feed has the secret of an address, not a session. Cancelled
-- registrations stay in the feed for a month, so that programs remove the entries.
create function private.calendar_feed(p_token text, p_now timestamptz)
returns table (event jsonb, registration jsonb, locale text, meeting jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  own public.feed_tokens;
begin
  update public.feed_tokens set last_read_at = p_now
    where token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8')) and revoked_at is null
    returning * into own;
  if not found or exists (select from auth.users u where u.id = own.user_id and u.banned_until > p_now) then
    raise exception 'feed_unknown' using errcode = 'GR031';
  end if;
  return query
    select private.event_details(e), jsonb_build_object('id', r.id, 'status', r.status, 'seat', r.seat, 'updated_at', r.updated_at), p.locale,
      null::jsonb
    from private.profiles p
      left join public.event_registrations r on r.user_id = p.user_id
        and (r.status <> 'cancelled' or r.cancelled_at > p_now - interval '30 days')
      left join public.events e on e.id = r.event_id and e.status <> 'draft'
    where p.user_id = own.user_id
    order by e.starts_at, e.id;
  return query
    select null::jsonb, null::jsonb, p.locale, m.meeting
    from private.profiles p cross join private.meetings_of_feed(p.user_id, p_now) m (meeting)
    where p.user_id = own.user_id;
end;
$$;
comment on function private.calendar_feed(text, timestamptz) is 'What a personal calendar shows (GR031 feed_unknown).';

create function public.calendar_feed(p_token text)
returns table (event jsonb, registration jsonb, locale text, meeting jsonb)
language sql security definer set search_path = '' as $$
  select * from private.calendar_feed(p_token, private.current_time());
$$;
comment on function public.calendar_feed(text) is 'For the function calendar-feed: what the calendar of a secret shows.';
grant execute on function public.calendar_feed(text) to service_role;
