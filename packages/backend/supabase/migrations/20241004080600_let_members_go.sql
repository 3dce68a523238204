-- An account ends: whoever leads others hands over first; the rest of a team goes on without the person.

create or replace function private.deletion_obstacles(p_user_id uuid) returns table (code text)
language sql stable security definer set search_path = '' as $$
  select 'last_orga' from private.profiles p
  where p.user_id = p_user_id and p.role = 'ORGA'
    and not exists (select from private.profiles other where other.role = 'ORGA' and other.user_id <> p_user_id)
  union all
  select 'captain_of_a_team' from public.teams t
  where t.captain_id = p_user_id and t.member_count > 1
  limit 2;
$$;

-- However an account ends (the hosted dashboard asks nobody), no team is stranded: the member who is longest there leads on.
create function private.leave_teams_of(p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own record;
begin
  for own in
    select m.team_id from public.team_members m where m.user_id = p_user_id and m.left_at is null order by m.team_id
  loop
    perform private.take_out(private.lock_team(own.team_id), p_user_id, (
      select m.user_id from public.team_members m
      where m.team_id = own.team_id and m.left_at is null and m.user_id <> p_user_id
      order by m.joined_at, m.id limit 1
    ), p_now);
  end loop;
end;
$$;
comment on function private.leave_teams_of(uuid, timestamptz) is 'Takes a person out of every team; where they led, the longest-standing member leads on, and a team of one ends.';

create function private.leave_teams_before_profile_goes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  alone uuid[];
begin
  perform private.leave_teams_of(old.user_id, now());
  select array_agg(m.team_id) into alone from public.team_members m
    where m.user_id = old.user_id and not exists (
      select from public.team_members other where other.team_id = m.team_id and other.user_id <> old.user_id
    );
  -- Not left to the cascade: it would write the audit log after that forgot the person.
  delete from public.team_members where user_id = old.user_id;
  -- What only this person can have written, and its history; the name stays, so that an address does not change hands.
  update public.teams set pitch = '', description = '', logo = null where id = any (alone);
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log where entity = 'teams' and entity_id = any (alone);
  perform set_config('grow.forgetting', '', true);
  -- Words of the person in what stays with others.
  update public.team_requests set message = '' where created_by = old.user_id;
  delete from private.outbox where details ->> 'person_id' = old.user_id::text;
  -- A logo stays the team's, whoever uploaded it.
  update storage.objects set owner = null, owner_id = null where bucket_id = 'logos' and owner_id = old.user_id::text;
  return old;
end;
$$;
comment on function private.leave_teams_before_profile_goes() is 'Trigger: a person who goes leaves their team first.';
create trigger profiles_leave_teams before delete on private.profiles
  for each row execute function private.leave_teams_before_profile_goes();

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

-- An invitation by mail knows the address only.
create function private.prepare_end_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.teams t
    where t.id in (select m.team_id from public.team_members m where m.user_id = old.id and m.left_at is null)
    order by t.id for update;
  delete from public.team_requests where user_id is null and email = lower(old.email);
  return old;
end;
$$;
comment on function private.prepare_end_of_account() is 'Trigger: locks the teams of an account that goes, and with it go the invitations to its address.';
create trigger users_prepare_end before delete on auth.users
  for each row execute function private.prepare_end_of_account();

-- A mentor has no team, so nobody in one becomes a mentor; the row lock that a change of role holds keeps them from joining
-- meanwhile.
create function private.keep_mentors_out_of_teams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role = 'MENTOR' and old.role <> 'MENTOR'
    and private.team_of(new.user_id, (private.current_season()).id) is not null then
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  return new;
end;
$$;
comment on function private.keep_mentors_out_of_teams() is 'Trigger: who is in a team of the season leaves it before becoming a mentor (GR010 already_in_team).';
create trigger profiles_keep_mentors_out_of_teams before update of role on private.profiles
  for each row execute function private.keep_mentors_out_of_teams();

revoke all on function private.keep_mentors_out_of_teams(),
  private.leave_teams_of(uuid, timestamptz), private.leave_teams_before_profile_goes(), private.prepare_end_of_account()
  from public, anon, authenticated, service_role;
