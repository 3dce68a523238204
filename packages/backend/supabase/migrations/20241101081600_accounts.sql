-- What a person asks of their account: what they are told, where they are logged in, everything that is kept about them,
-- and its end.

create function public.my_notifications(p_limit integer default 20, p_before timestamptz default null)
returns table (
  id uuid, kind text, created_at timestamptz, read_at timestamptz, payload jsonb, actor jsonb, team jsonb
)
language sql stable security invoker set search_path = '' as $$
  with page as (
    select n.* from public.notifications n
    where n.user_id = (select auth.uid()) and (p_before is null or n.created_at < p_before)
    order by n.created_at desc, n.id desc
    limit least(greatest(coalesce(p_limit, 0), 0), 50)
  )
  select page.id, page.kind, page.created_at, page.read_at, page.payload,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    case when t.id is not null then jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'logo', t.logo) end
  from page
    left join public.profiles p on p.user_id = page.actor_id
    left join public.teams t on t.id = page.team_id
  order by page.created_at desc, page.id desc;
$$;
comment on function public.my_notifications(integer, timestamptz) is 'What the caller is told, newest first, at most fifty; the names are those of now.';
grant execute on function public.my_notifications(integer, timestamptz) to authenticated;

create function private.own_sessions()
returns table (created_at timestamptz, updated_at timestamptz, user_agent text, network text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    s.created_at,
    -- The auth service notes a refresh without a zone, in UTC.
    greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'),
    s.user_agent,
    -- Enough to tell one's own network from a foreign one; the rest of the address is nobody's business.
    host(network(set_masklen(s.ip, case family(s.ip) when 4 then 24 else 48 end))),
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > private.current_time())
    and (select private.is_session_standing())
  order by 5 desc, 2 desc
$$;
comment on function private.own_sessions() is 'The sessions of whoever asks, this one first: when, on what, from which network.';
grant execute on function private.own_sessions() to authenticated;

create function public.my_sessions()
returns table (created_at timestamptz, updated_at timestamptz, user_agent text, network text, is_current boolean)
language sql stable security invoker set search_path = '' as $$
  select s.created_at, s.updated_at, s.user_agent, s.network, s.is_current from private.own_sessions() s
$$;
comment on function public.my_sessions() is 'The sessions of whoever asks; network is the address cut to /24 (IPv4) or /48 (IPv6).';
grant execute on function public.my_sessions() to authenticated;

-- Everything about a person, for that person: rows of every table that names them, by the table's name. What proves who
-- somebody is (passwords, tokens, secrets of factors) is no fact about the person and is left out.

create function private.files_of_person(p_user_id uuid)
returns table (bucket_id text, name text, metadata jsonb, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name, o.metadata, o.created_at from storage.objects o
  where o.owner_id = p_user_id::text or (o.bucket_id = 'avatars' and starts_with(o.name, p_user_id::text || '-'))
  order by o.bucket_id, o.name;
$$;
comment on function private.files_of_person(uuid) is 'Stored files that a person owns or that show them.';

create function private.export_sign_in(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'auth.users', (select jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at, 'phone', u.phone,
        'phone_confirmed_at', u.phone_confirmed_at, 'email_change', u.email_change, 'phone_change', u.phone_change,
        'invited_at', u.invited_at, 'confirmation_sent_at', u.confirmation_sent_at, 'recovery_sent_at', u.recovery_sent_at,
        'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data, 'app_metadata', u.raw_app_meta_data,
        'has_password', coalesce(u.encrypted_password, '') <> '', 'banned_until', u.banned_until,
        'created_at', u.created_at, 'updated_at', u.updated_at
      )) from auth.users u where u.id = p_user_id),
    'auth.identities', (select jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'provider_id', i.provider_id, 'identity_data', i.identity_data,
        'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at
      ) order by i.created_at) from auth.identities i where i.user_id = p_user_id),
    'auth.sessions', (select jsonb_agg(jsonb_build_object(
        'id', s.id, 'user_agent', s.user_agent, 'ip', host(s.ip), 'aal', s.aal, 'created_at', s.created_at,
        'refreshed_at', s.refreshed_at, 'not_after', s.not_after,
        'methods', (select jsonb_agg(a.authentication_method order by a.created_at)
          from auth.mfa_amr_claims a where a.session_id = s.id)
      ) order by s.created_at) from auth.sessions s where s.user_id = p_user_id),
    'auth.refresh_tokens', (select jsonb_agg(jsonb_build_object(
        'session_id', t.session_id, 'revoked', t.revoked, 'created_at', t.created_at
      ) order by t.created_at) from auth.refresh_tokens t where t.user_id = p_user_id::text),
    'auth.mfa_factors', (select jsonb_agg(jsonb_build_object(
        'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status, 'phone', f.phone,
        'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at
      ) order by f.created_at) from auth.mfa_factors f where f.user_id = p_user_id),
    'auth.one_time_tokens', (select jsonb_agg(jsonb_build_object(
        'token_type', t.token_type, 'relates_to', t.relates_to, 'created_at', t.created_at
      ) order by t.created_at) from auth.one_time_tokens t where t.user_id = p_user_id),
    'auth.flow_state', (select jsonb_agg(jsonb_build_object(
        'provider_type', w.provider_type, 'authentication_method', w.authentication_method, 'created_at', w.created_at
      ) order by w.created_at) from auth.flow_state w where w.user_id = p_user_id),
    'auth.audit_log_entries', (select jsonb_agg(jsonb_build_object(
        'payload', l.payload, 'ip_address', l.ip_address, 'created_at', l.created_at
      ) order by l.created_at) from auth.audit_log_entries l where l.payload ->> 'actor_id' = p_user_id::text)
  );
$$;
comment on function private.export_sign_in(uuid) is 'What the auth service keeps about a person, without secrets.';

-- Which of these tables there are depends on the age and the settings of a project. Of each the columns that prove nothing.
create function private.export_where_there(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known record;
  rows jsonb;
  exported jsonb := '{}';
begin
  for known in
    select * from (values
      ('auth.webauthn_credentials', 'user_id', '{id,friendly_name,transports,backed_up,created_at,updated_at,last_used_at}'::text[]),
      ('auth.webauthn_challenges', 'user_id', '{challenge_type,created_at}'),
      ('auth.oauth_authorizations', 'user_id', '{client_id,redirect_uri,scope,created_at,expires_at}'),
      ('auth.oauth_consents', 'user_id', '{client_id,scopes,granted_at,revoked_at}'),
      ('storage.s3_multipart_uploads', 'owner_id', '{bucket_id,key,created_at}'),
      ('storage.s3_multipart_uploads_parts', 'owner_id', '{bucket_id,key,part_number,size,created_at}')
    ) as tables (name, owner, columns)
    where to_regclass(tables.name) is not null
  loop
    execute format(
        'select jsonb_agg(jsonb_build_object(%s) order by to_jsonb(t) ->> %L) from %s t where t.%I::text = $1',
        (select string_agg(format('%L, t.%I', name, name), ', ') from unnest(known.columns) name),
        'created_at', known.name, known.owner
      ) into rows using p_user_id::text;
    exported := exported || jsonb_build_object(known.name, rows);
  end loop;
  return exported;
end;
$$;
comment on function private.export_where_there(uuid) is 'What tables of the platform keep about a person that only some projects have: passkeys, logins at other apps, uploads in parts.';

-- A table with a key to private.profiles is exported by itself: the rows whose user_id is the person, or, without such a
-- column, the rows of which any key is. Hashes of secrets are left out. A table that needs something else has a function
-- private.export_of_<table>(uuid) next to it.
create function private.export_table(p_table regclass, p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  special regprocedure := to_regprocedure(format('private.%I(uuid)', 'export_of_' || (parse_ident(p_table::text))[2]));
  keys text[];
  secrets text[];
  rows jsonb;
begin
  if special is not null then
    execute format('select %s($1)', special::regproc) into rows using p_user_id;
    return rows;
  end if;
  select array_agg(a.attname) into keys
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.conrelid = p_table and f.contype = 'f' and f.confrelid in ('auth.users'::regclass, 'private.profiles'::regclass);
  if 'user_id' = any (keys) then
    keys := '{user_id}';
  end if;
  select coalesce(array_agg(a.attname), '{}') into secrets
    from pg_attribute a where a.attrelid = p_table and a.attname ~ '_hash$';
  execute format(
      'select jsonb_agg(e.exported order by e.exported ->> %L) from (select to_jsonb(t) - $2 as exported from %s t where $1 in (%s)) e',
      'created_at', p_table, (select string_agg(format('t.%I', key), ', ') from unnest(keys) key)
    ) into rows using p_user_id, secrets;
  return rows;
end;
$$;
comment on function private.export_table(regclass, uuid) is 'Rows of a table about a person, as a list; null where there is none.';

create function private.export_membership(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(named.relation::text, private.export_table(named.relation, p_user_id))
      || jsonb_build_object('storage.objects', (select jsonb_agg(to_jsonb(f)) from private.files_of_person(p_user_id) f))
  from (
    select distinct c.oid::regclass as relation
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.confrelid in ('auth.users'::regclass, 'private.profiles'::regclass)
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) named;
$$;
comment on function private.export_membership(uuid) is 'What GROW itself keeps about a person, by the name of the table.';

create function private.export_person(p_user_id uuid, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', 1, 'exported_at', p_now, 'user_id', p_user_id, 'tables', (
    -- A table without a row of the person is there as an empty list: it says that there is nothing.
    select jsonb_object_agg(part.key, coalesce(nullif(part.value, 'null'), '[]'))
    from jsonb_each(
      private.export_sign_in(p_user_id) || private.export_where_there(p_user_id) || private.export_membership(p_user_id)
    ) part
  ));
$$;
comment on function private.export_person(uuid, timestamptz) is 'Everything about a person: version, exported_at, user_id and tables, which holds lists of rows by table name.';

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.is_session_standing() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  if not private.is_second_factor_shown() then
    raise exception 'second_factor_needed' using errcode = '42501';
  end if;
  return private.export_person((select auth.uid()), private.current_time());
end;
$$;
comment on function public.export_my_data() is 'Everything about the caller as JSON, for the caller.';
grant execute on function public.export_my_data() to authenticated;

-- Every feature that may stand in the way has a function private.deletion_obstacle_<code>(uuid) that says whether it does.
create function private.deletion_obstacles(p_user_id uuid) returns table (code text)
language plpgsql stable security definer set search_path = '' as $$
declare
  question record;
  answer boolean;
begin
  for question in
    select p.oid::regproc as name, substring(p.proname from '^deletion_obstacle_(.+)$') as code
    from pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname ~ '^deletion_obstacle_'
    order by p.proname
  loop
    execute format('select %s($1)', question.name) into answer using p_user_id;
    if answer then
      code := question.code;
      return next;
    end if;
  end loop;
end;
$$;
comment on function private.deletion_obstacles(uuid) is 'Why this account cannot be deleted now, one code a row; no row when it can.';

-- An organiser who deletes somebody else asks what stands in the way before anything is touched, as the person does.
create function public.deletion_obstacles(p_user_id uuid) returns table (code text)
language sql stable security definer set search_path = '' as $$
  select o.code from private.deletion_obstacles(p_user_id) o;
$$;
comment on function public.deletion_obstacles(uuid) is 'For the functions that delete accounts: why this one cannot be deleted now; no row when it can.';
grant execute on function public.deletion_obstacles(uuid) to service_role;

create function public.my_deletion_obstacles() returns table (code text)
language sql stable security definer set search_path = '' as $$
  select o.code from private.deletion_obstacles((select auth.uid())) o where (select private.is_member());
$$;
comment on function public.my_deletion_obstacles() is 'Why the caller''s account cannot be deleted now; no row when it can.';
grant execute on function public.my_deletion_obstacles() to authenticated;

-- Everything with a foreign key to the account goes by cascade; the rest is named here. The row lock lets one of two
-- calls do it and the other find nothing left. The triggers have the last word on the last organiser.
create function private.erase_account(p_user_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account record;
  obstacle text;
begin
  select u.id, u.email, u.phone, coalesce(p.locale, g.locale) as locale, coalesce(p.first_name, g.first_name) as first_name
    into account
    from auth.users u left join private.profiles p on p.user_id = u.id left join private.guests g on g.user_id = u.id
    where u.id = p_user_id for update of u;
  if not found then
    return false;
  end if;
  select code into obstacle from private.deletion_obstacles(p_user_id) limit 1;
  if found then
    raise exception '%', obstacle using errcode = case obstacle when 'last_orga' then 'GR002' else 'GR003' end;
  end if;
  delete from auth.users where id = p_user_id;
  delete from auth.flow_state where user_id = p_user_id;
  delete from auth.refresh_tokens where user_id = p_user_id::text;
  delete from auth.audit_log_entries where payload::text like '%' || p_user_id::text || '%'
    or (account.email <> '' and strpos(lower(payload::text), lower(account.email)) > 0);
  delete from private.outbox where lower(recipient) = lower(account.email);
  delete from private.import_rows where email = lower(account.email);
  if account.email <> '' then
    insert into private.outbox (kind, locale, recipient, details, due_at, erase_when_done)
    values (
      'account_deleted', coalesce(account.locale, 'en'), account.email,
      jsonb_build_object('first_name', coalesce(account.first_name, '')), p_now, true
    );
  end if;
  return true;
end;
$$;
comment on function private.erase_account(uuid, timestamptz) is 'Deletes an account with everything about the person and leaves one mail that says so, erased once sent; false when there is none (GR002 last_orga).';

create function public.erase_account(p_user_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  select private.erase_account(p_user_id, private.current_time());
$$;
comment on function public.erase_account(uuid) is 'For the functions delete-account and remove-person, which remove the files too.';
grant execute on function public.erase_account(uuid) to service_role;

create function public.files_of_person(p_user_id uuid) returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select f.bucket_id, f.name from private.files_of_person(p_user_id) f where f.bucket_id not in ('logos', 'hand-ins');
$$;
comment on function public.files_of_person(uuid) is 'For the functions that delete accounts: which files to remove; what belongs to a team stays with it.';
grant execute on function public.files_of_person(uuid) to service_role;

-- The auth service can also delete softly: it keeps an emptied account. The profile goes all the same. Events and teams
-- are locked before the profile, as everywhere.
create function private.delete_profile_with_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.events e
    where e.id in (select r.event_id from public.event_registrations r where r.user_id = new.id)
    order by e.id for no key update;
  delete from private.profiles where user_id = new.id;
  delete from public.juror_grants where user_id = new.id;
  delete from private.guests where user_id = new.id;
  return null;
end;
$$;
comment on function private.delete_profile_with_account() is 'Trigger: a softly deleted account loses its profile and what hangs on it.';
create trigger delete_profile_with_account after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.delete_profile_with_account();

-- An invitation by mail knows the address only.
create function private.prepare_end_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Theirs, those that they look after, and those that wait for them: whoever works on one holds it before the person.
  perform 1 from public.teams t
    where t.id in (
      select m.team_id from public.team_members m where m.user_id = old.id and m.left_at is null
      union
      select a.team_id from public.mentor_assignments a
      where old.id in (a.mentor_id, a.stand_in_id) and a.status in ('proposed', 'active')
      union
      select h.team_id from public.hand_ins h where h.reviewer_id = old.id
      union
      select b.team_id from public.office_hour_bookings b where b.mentor_id = old.id and b.state = 'booked'
    )
    order by t.id for update;
  -- Before requests, in the order of everybody who answers one.
  perform from private.profiles where user_id = old.id for update;
  delete from public.team_requests where user_id is null and status = 'pending' and id in (
    select i.request_id from private.mail_invitations i where i.email = lower(old.email) or i.user_id = old.id
  );
  delete from private.mail_invitations where email = lower(old.email);
  return old;
end;
$$;
comment on function private.prepare_end_of_account() is 'Trigger: locks the teams of an account that goes, and with it go the invitations to its address.';
create trigger users_prepare_end before delete on auth.users
  for each row execute function private.prepare_end_of_account();

-- However an account ends: the events are locked before the person, in one order, as everybody locks them.
create function private.prepare_end_at_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.events e
    where e.id in (select r.event_id from public.event_registrations r where r.user_id = old.id)
    order by e.id for no key update;
  return old;
end;
$$;
comment on function private.prepare_end_at_events() is 'Trigger: locks the events of an account that goes, before its person.';
create trigger users_prepare_end_at_events before delete on auth.users
  for each row execute function private.prepare_end_at_events();
