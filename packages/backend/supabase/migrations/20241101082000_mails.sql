-- An invitation by mail shows the team: its sentence and who is in it.

create or replace function private.request_details(p_team public.teams, p_actor_id uuid, p_message text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'team', p_team.name, 'team_id', p_team.id, 'slug', p_team.slug, 'message', p_message, 'person_id', p_actor_id,
    'person', (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = p_actor_id)
  );
$$;

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

create or replace function public.claim_outbox(p_limit integer)
returns table (id uuid, claim uuid, kind text, locale text, recipient text, details jsonb)
language sql security definer set search_path = '' as $$
  select c.id, c.claim, c.kind, c.locale, c.recipient,
    c.details || coalesce(private.invitation_details(c.kind, c.details), '{}')
  from private.claim_outbox(p_limit, private.current_time()) c;
$$;
