-- Everything about a person, for that person: rows of every table that names them, by the table's name. What proves
-- who somebody is (passwords, tokens, secrets of factors) is no fact about the person and stays out.

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

-- A project that does not know passkeys yet has none of these tables.
create function private.export_passkeys(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  keys jsonb;
  challenges jsonb;
begin
  if to_regclass('auth.webauthn_credentials') is null or to_regclass('auth.webauthn_challenges') is null then
    return '{}';
  end if;
  execute $query$
    select jsonb_agg(jsonb_build_object(
      'id', id, 'friendly_name', friendly_name, 'transports', transports, 'backed_up', backed_up,
      'created_at', created_at, 'updated_at', updated_at, 'last_used_at', last_used_at
    ) order by created_at) from auth.webauthn_credentials where user_id = $1
  $query$ into keys using p_user_id;
  execute $query$
    select jsonb_agg(jsonb_build_object('challenge_type', challenge_type, 'created_at', created_at) order by created_at)
    from auth.webauthn_challenges where user_id = $1
  $query$ into challenges using p_user_id;
  return jsonb_build_object('auth.webauthn_credentials', keys, 'auth.webauthn_challenges', challenges);
end;
$$;
comment on function private.export_passkeys(uuid) is 'A person''s passkeys by their names, without what proves them.';

create function private.export_membership(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'private.profiles', (select jsonb_agg(to_jsonb(p)) from private.profiles p where p.user_id = p_user_id),
    'private.profile_private',
      (select jsonb_agg(to_jsonb(s)) from private.profile_private s where s.user_id = p_user_id),
    'public.signup_info', (select jsonb_agg(to_jsonb(i)) from public.signup_info i where i.user_id = p_user_id),
    'public.consents',
      (select jsonb_agg(to_jsonb(c) order by c.given_at) from public.consents c where c.user_id = p_user_id),
    'private.outbox', (select jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'recipient', m.recipient, 'details', m.details, 'state', m.state, 'sent_at', m.sent_at,
        'created_at', m.created_at
      ) order by m.created_at) from private.outbox m where m.user_id = p_user_id),
    'storage.objects', (select jsonb_agg(to_jsonb(f)) from private.files_of_person(p_user_id) f)
  );
$$;
comment on function private.export_membership(uuid) is 'What GROW itself keeps about a person.';

create function private.export_person(p_user_id uuid, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', 1, 'exported_at', p_now, 'user_id', p_user_id, 'tables', (
    -- A table without a row of the person is there as an empty list: it says that there is nothing.
    select jsonb_object_agg(part.key, coalesce(nullif(part.value, 'null'), '[]'))
    from jsonb_each(
      private.export_sign_in(p_user_id) || private.export_passkeys(p_user_id) || private.export_membership(p_user_id)
    ) part
  ));
$$;
comment on function private.export_person(uuid, timestamptz) is 'Everything about a person: version, exported_at, user_id and tables, which holds lists of rows by table name.';

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  return private.export_person((select auth.uid()), now());
end;
$$;
comment on function public.export_my_data() is 'Everything about the caller as JSON, for the caller.';

revoke all on function
  private.files_of_person(uuid), private.export_sign_in(uuid), private.export_passkeys(uuid), private.export_membership(uuid),
  private.export_person(uuid, timestamptz), public.export_my_data()
  from public, anon, authenticated, service_role;
grant execute on function public.export_my_data() to authenticated;
