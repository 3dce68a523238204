-- What somebody takes along knows their invitations by mail: addresses they typed that wait for an answer, and their own.

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
    'private.mail_invitations', (
      select jsonb_agg(jsonb_build_object('request_id', i.request_id, 'email', i.email) order by i.created_at)
      from private.mail_invitations i join public.team_requests r on r.id = i.request_id
      where (r.created_by = p_user_id and r.status = 'pending') or private.is_request_mine(r, p_user_id)
    ),
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
