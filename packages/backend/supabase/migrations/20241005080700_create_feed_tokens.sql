-- A calendar of one's own: an address with a secret that calendar programs ask without a login. The secret is kept as a
-- hash; a new one ends the old one.

create table public.feed_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  token_hash bytea not null unique,
  last_read_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.feed_tokens is 'Secrets of personal calendars, as SHA-256.';
create unique index feed_tokens_one_idx on public.feed_tokens (user_id) where revoked_at is null;
create index feed_tokens_user_id_idx on public.feed_tokens (user_id);
create trigger feed_tokens_touch before update on public.feed_tokens
  for each row execute function private.touch_updated_at();

alter table public.feed_tokens enable row level security;
revoke all on public.feed_tokens from anon, authenticated, service_role;
grant select (id, user_id, last_read_at, revoked_at, created_at) on public.feed_tokens to authenticated;

-- A person may see that they have a calendar, and when it was read last.
create policy feed_tokens_read_by_owner on public.feed_tokens
  for select to authenticated
  using (user_id = (select auth.uid()));

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
comment on function private.create_feed_token(uuid, timestamptz) is 'A new secret for a person''s calendar, told this once; the one before ends.';

create function public.create_feed_token() returns text
language sql security definer set search_path = '' as $$
  select private.create_feed_token(private.acting_person(), now());
$$;
comment on function public.create_feed_token() is 'A new secret for the caller''s calendar, told this once; the one before ends.';

create function public.revoke_feed_token() returns void
language sql security definer set search_path = '' as $$
  update public.feed_tokens set revoked_at = now() where user_id = private.acting_person() and revoked_at is null;
$$;
comment on function public.revoke_feed_token() is 'Ends the caller''s calendar address.';

-- Called with the secret key only: the function calendar-feed has the secret of an address, not a session. Cancelled
-- registrations are told for a month, so that programs take the entries away.
create function private.calendar_feed(p_token text, p_now timestamptz)
returns table (event jsonb, registration jsonb, locale text)
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
    select private.event_details(e), jsonb_build_object('id', r.id, 'status', r.status, 'seat', r.seat, 'updated_at', r.updated_at), p.locale
    from private.profiles p
      left join public.event_registrations r on r.user_id = p.user_id
        and (r.status <> 'cancelled' or r.cancelled_at > p_now - interval '30 days')
      left join public.events e on e.id = r.event_id and e.status <> 'draft'
    where p.user_id = own.user_id
    order by e.starts_at, e.id;
end;
$$;
comment on function private.calendar_feed(text, timestamptz) is 'What a personal calendar shows (GR031 feed_unknown).';

create function public.calendar_feed(p_token text) returns table (event jsonb, registration jsonb, locale text)
language sql security definer set search_path = '' as $$
  select * from private.calendar_feed(p_token, now());
$$;
comment on function public.calendar_feed(text) is 'For the function calendar-feed: what the calendar of a secret shows.';

revoke all on function
  private.create_feed_token(uuid, timestamptz), public.create_feed_token(), public.revoke_feed_token(),
  private.calendar_feed(text, timestamptz), public.calendar_feed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_feed_token(), public.revoke_feed_token() to authenticated;
grant execute on function public.calendar_feed(text) to service_role;

-- What somebody takes along knows their seats and calendars too.
create or replace function private.export_membership(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'private.profiles', (select jsonb_agg(to_jsonb(p)) from private.profiles p where p.user_id = p_user_id),
    'private.profile_private',
      (select jsonb_agg(to_jsonb(s)) from private.profile_private s where s.user_id = p_user_id),
    'public.signup_info', (select jsonb_agg(to_jsonb(i)) from public.signup_info i where i.user_id = p_user_id),
    'public.consents',
      (select jsonb_agg(to_jsonb(c) order by c.given_at) from public.consents c where c.user_id = p_user_id),
    'public.team_members',
      (select jsonb_agg(to_jsonb(m) order by m.joined_at) from public.team_members m where m.user_id = p_user_id),
    'public.teams', (select jsonb_agg(to_jsonb(t)) from public.teams t where t.captain_id = p_user_id),
    'public.team_roles', (select jsonb_agg(to_jsonb(r)) from public.team_roles r where r.filled_by = p_user_id),
    'public.team_requests', (select jsonb_agg(to_jsonb(r) order by r.created_at) from public.team_requests r
      where r.user_id = p_user_id or r.created_by = p_user_id or r.decided_by = p_user_id
        or private.is_request_mine(r, p_user_id)),
    'public.team_invite_links', (select jsonb_agg(to_jsonb(l) - 'token_hash' order by l.created_at)
      from public.team_invite_links l where l.created_by = p_user_id),
    'public.event_registrations', (select jsonb_agg(
        case when r.user_id = p_user_id then to_jsonb(r)
          else jsonb_build_object('event_id', r.event_id, 'checked_in_at', r.checked_in_at, 'desk', r.desk) end
        order by r.created_at
      ) from public.event_registrations r where r.user_id = p_user_id or r.checked_in_by = p_user_id),
    'public.feed_tokens', (select jsonb_agg(to_jsonb(k) - 'token_hash' order by k.created_at)
      from public.feed_tokens k where k.user_id = p_user_id),
    'public.notifications',
      (select jsonb_agg(to_jsonb(n) order by n.created_at) from public.notifications n where n.user_id = p_user_id),
    'public.mail_choices', (select jsonb_agg(to_jsonb(c)) from public.mail_choices c where c.user_id = p_user_id),
    'public.audit_log', (select jsonb_agg(to_jsonb(l) order by l.id) from public.audit_log l
      where l.actor_id = p_user_id or l.before ->> 'user_id' = p_user_id::text or l.after ->> 'user_id' = p_user_id::text),
    'private.outbox', (select jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'recipient', m.recipient, 'details', m.details, 'state', m.state, 'sent_at', m.sent_at,
        'created_at', m.created_at
      ) order by m.created_at) from private.outbox m where m.user_id = p_user_id),
    'storage.objects', (select jsonb_agg(to_jsonb(f)) from private.files_of_person(p_user_id) f)
  );
$$;
