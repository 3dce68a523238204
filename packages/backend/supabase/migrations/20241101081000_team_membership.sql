-- How teams are founded and how people come and go. Every function on teams locks the team first, then the person, then
-- requests, and two teams in the order of their ids, so that no two calls wait for each other. `p_now` makes time an
-- argument.

create function private.current_season() returns public.seasons
language sql stable security definer set search_path = '' as $$
  select s from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1;
$$;
comment on function private.current_season() is 'The season that is on: of those that were opened the one with the newest start.';

create function private.free_team_slug(p_season_id uuid, p_name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  stem text := private.slug_of(p_name);
  candidate text := stem;
  round integer := 1;
begin
  -- Addresses that the apps' own pages have.
  if stem in ('connect', 'events', 'teams', 'admin') then
    round := 2;
    candidate := stem || '-2';
  end if;
  while exists (select from public.teams t where t.season_id = p_season_id and t.slug = candidate) loop
    round := round + 1;
    candidate := stem || '-' || round;
  end loop;
  return candidate;
end;
$$;
comment on function private.free_team_slug(uuid, text) is 'An address that no team of the season has.';

create function private.team_of(p_user_id uuid, p_season_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select team_id from public.team_members
  where user_id = p_user_id and season_id = p_season_id and left_at is null;
$$;
comment on function private.team_of(uuid, uuid) is 'The team that a person is in; null when in none.';

create function private.lock_team(p_team_id uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams;
begin
  select * into team from public.teams where id = p_team_id for update;
  if not found then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  return team;
end;
$$;
comment on function private.lock_team(uuid) is 'The team, which nobody else changes until the transaction ends (GR009 team_not_found).';

-- Not a full lock: rows of others that point to the person go on being written meanwhile.
create function private.lock_person(p_user_id uuid) returns private.profiles
language plpgsql security definer set search_path = '' as $$
declare
  person private.profiles;
begin
  select * into person from private.profiles where user_id = p_user_id for no key update;
  if not found then
    raise exception 'person_not_found' using errcode = 'GR009';
  end if;
  return person;
end;
$$;
comment on function private.lock_person(uuid) is 'The person''s profile, which nobody else changes until the transaction ends (GR009 person_not_found).';

create function private.check_team_open(p_team public.teams, p_now timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = p_team.season_id;
  if p_team.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if p_now >= least(season.team_closes_at, season.stopped_at) then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  if p_team.member_count >= season.max_team then
    raise exception 'team_full' using errcode = 'GR015';
  end if;
end;
$$;
comment on function private.check_team_open(public.teams, timestamptz) is 'Whether a team may take somebody on (GR017 team_ended, GR011 teams_closed, GR015 team_full).';

create function private.is_request_mine(p_request public.team_requests, p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_request.user_id = p_user_id, exists (
    select from private.mail_invitations i
    where i.request_id = p_request.id and (i.user_id = p_user_id or i.email = (
      select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null
    ))
  ));
$$;
comment on function private.is_request_mine(public.team_requests, uuid) is 'Whether a request is about this person, by account or by confirmed address.';

-- Other teams learn nothing: their invitations by mail wait on, and expire.
create function private.cancel_requests_of(p_user_id uuid, p_season_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests r set status = 'cancelled', decided_at = p_now
    where r.season_id = p_season_id and r.status = 'pending' and (
      r.user_id = p_user_id or (
        r.user_id is null and r.team_id = private.team_of(p_user_id, p_season_id) and private.is_request_mine(r, p_user_id)
      )
    );
$$;
comment on function private.cancel_requests_of(uuid, uuid, timestamptz) is 'Who has a team now asks no other and is asked by none.';

create function private.expire_requests_of(p_team_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests set status = 'expired', decided_at = p_now
    where team_id = p_team_id and status = 'pending' and expires_at <= p_now;
  -- Withdrawing can be undone for minutes, and invitations to one address are counted for a day.
  delete from private.mail_invitations i using public.team_requests r
    where r.id = i.request_id and r.team_id = p_team_id and r.status <> 'pending'
      and greatest(r.created_at, r.decided_at) < p_now - interval '1 day';
$$;
comment on function private.expire_requests_of(uuid, timestamptz) is 'Notes what ran out at a locked team.';

create function private.found_team(p_user_id uuid, p_name text, p_pitch text, p_now timestamptz) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  founder private.profiles := private.lock_person(p_user_id);
  team public.teams;
  taken text;
begin
  if founder.role = 'MENTOR' then
    raise exception 'not_for_mentors' using errcode = '42501';
  end if;
  select t.* into team from public.teams t where t.id = private.team_of(p_user_id, season.id);
  if found then
    -- The same wish again, after an answer that was lost.
    if team.captain_id = p_user_id and lower(team.name) = lower(trim(p_name))
      and team.created_at > p_now - interval '5 minutes' then
      return team;
    end if;
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  if season.stopped_at is not null or (p_now >= season.team_closes_at and founder.role <> 'ORGA') then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  <<founding>> loop begin
    insert into public.teams (season_id, name, slug, pitch, captain_id, created_at)
      values (season.id, trim(p_name), private.free_team_slug(season.id, p_name), trim(coalesce(p_pitch, '')), p_user_id, p_now)
      returning * into team;
    exit founding;
  exception when unique_violation then
    get stacked diagnostics taken = constraint_name;
    -- The address was taken at the same time by another name: the next one is free.
    if taken <> 'teams_season_id_slug_key' then raise exception 'team_name_taken' using errcode = 'GR012'; end if;
  end; end loop;
  insert into public.team_members (team_id, season_id, user_id, joined_at) values (team.id, season.id, p_user_id, p_now);
  perform private.cancel_requests_of(p_user_id, season.id, p_now);
  select * into team from public.teams where id = team.id;
  return team;
end;
$$;
comment on function private.found_team(uuid, text, text, timestamptz) is 'Founds a team with the person as its captain and only member (GR010 already_in_team, GR011 teams_closed, GR012 team_name_taken).';

create function public.found_team(p_name text, p_pitch text default '') returns public.teams
language sql security definer set search_path = '' as $$
  select private.found_team(private.acting_person(), p_name, p_pitch, private.current_time());
$$;
comment on function public.found_team(text, text) is 'The caller founds a team and is its captain.';
grant execute on function public.found_team(text, text) to authenticated;

-- The team is locked by whoever calls, so its count of members is the truth.
create function private.add_member(p_team public.teams, p_user_id uuid, p_role_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_person(p_user_id)).role = 'MENTOR' then
    raise exception 'not_for_mentors' using errcode = '42501';
  end if;
  if private.team_of(p_user_id, p_team.season_id) is not null then
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  if p_team.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if p_team.member_count >= (select s.max_team from public.seasons s where s.id = p_team.season_id) then
    raise exception 'team_full' using errcode = 'GR015';
  end if;
  insert into public.team_members (team_id, season_id, user_id, joined_at)
    values (p_team.id, p_team.season_id, p_user_id, p_now);
  update public.team_roles set filled_by = p_user_id where id = p_role_id and team_id = p_team.id and filled_by is null;
  perform private.cancel_requests_of(p_user_id, p_team.season_id, p_now);
end;
$$;
comment on function private.add_member(public.teams, uuid, uuid, timestamptz) is 'Puts a person into a locked team with a place left (GR010 already_in_team, GR015 team_full, GR017 team_ended).';

create function private.end_teams(p_team_ids uuid[], p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A call that waited for the lock is older than what happened meanwhile.
  update public.team_members set left_at = greatest(p_now, joined_at) where team_id = any (p_team_ids) and left_at is null;
  update public.team_requests set status = 'cancelled', decided_at = p_now
    where team_id = any (p_team_ids) and status = 'pending';
  update public.team_invite_links set revoked_at = p_now where team_id = any (p_team_ids) and revoked_at is null;
  update public.teams set status = 'withdrawn', captain_id = null, listed = false where id = any (p_team_ids);
end;
$$;
comment on function private.end_teams(uuid[], timestamptz) is 'Locked teams leave the contest: nobody is in them, nobody asks them, no link leads into them.';

create function private.end_team(p_team_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  select private.end_teams(array[p_team_id], p_now);
$$;
comment on function private.end_team(uuid, timestamptz) is 'A locked team leaves the contest.';

create function private.remove_from_team(p_team public.teams, p_user_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_team.member_count <= 1 then
    perform private.end_team(p_team.id, p_now);
    return;
  end if;
  if p_team.captain_id = p_user_id then
    if p_successor is null or p_successor = p_user_id
      or private.team_of(p_successor, p_team.season_id) is distinct from p_team.id then
      raise exception 'successor_needed' using errcode = 'GR013';
    end if;
    update public.teams set captain_id = p_successor where id = p_team.id;
    perform private.notify(p_successor, 'captain_now', p_user_id, p_team.id, '{}', '{}', p_now);
  end if;
  update public.team_members set left_at = greatest(p_now, joined_at)
    where team_id = p_team.id and user_id = p_user_id and left_at is null;
  update public.team_roles set filled_by = null where team_id = p_team.id and filled_by = p_user_id;
end;
$$;
comment on function private.remove_from_team(public.teams, uuid, uuid, timestamptz) is 'Takes a member out of a locked team; a captain needs a successor (GR013), and with the last member the team ends.';

create function private.leave_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  -- Left already: the same wish again.
  if private.team_of(p_user_id, team.season_id) is distinct from p_team_id then
    return;
  end if;
  perform private.remove_from_team(team, p_user_id, p_successor, p_now);
  perform private.notify(coalesce(p_successor, team.captain_id), 'member_left', p_user_id, p_team_id, '{}', '{}', p_now)
    where p_successor is null;
end;
$$;
comment on function private.leave_team(uuid, uuid, uuid, timestamptz) is 'A member leaves; a captain names who follows (GR013 successor_needed).';

create function private.hand_over_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if team.captain_id is distinct from p_user_id then
    if team.captain_id = p_successor then return; end if;
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if private.team_of(p_successor, team.season_id) is distinct from p_team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  update public.teams set captain_id = p_successor where id = p_team_id;
  perform private.notify(p_successor, 'captain_now', p_user_id, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.hand_over_team(uuid, uuid, uuid, timestamptz) is 'The captain makes another member captain (GR014 not_in_team).';

create function private.remove_member(p_user_id uuid, p_team_id uuid, p_member uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if team.captain_id is distinct from p_user_id or p_member = p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if private.team_of(p_member, team.season_id) is distinct from p_team_id then
    return;
  end if;
  perform private.remove_from_team(team, p_member, null, p_now);
  perform private.notify(p_member, 'member_removed', p_user_id, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.remove_member(uuid, uuid, uuid, timestamptz) is 'The captain takes another member out of the team; leaving oneself is leave_team.';

create function public.leave_team(p_team_id uuid, p_successor uuid default null) returns void
language sql security definer set search_path = '' as $$
  select private.leave_team(private.acting_person(), p_team_id, p_successor, private.current_time());
$$;
comment on function public.leave_team(uuid, uuid) is 'The caller leaves a team; a captain of others names who follows.';
grant execute on function public.leave_team(uuid, uuid) to authenticated;

create function public.hand_over_team(p_team_id uuid, p_successor uuid) returns void
language sql security definer set search_path = '' as $$
  select private.hand_over_team(private.acting_person(), p_team_id, p_successor, private.current_time());
$$;
comment on function public.hand_over_team(uuid, uuid) is 'The caller, captain of the team, makes another member captain.';
grant execute on function public.hand_over_team(uuid, uuid) to authenticated;

create function public.remove_member(p_team_id uuid, p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_member(private.acting_person(), p_team_id, p_user_id, private.current_time());
$$;
comment on function public.remove_member(uuid, uuid) is 'The caller, captain of the team, takes another member out.';
grant execute on function public.remove_member(uuid, uuid) to authenticated;

-- Links that let somebody into a team. Of the secret only a hash is kept.

create function private.create_invite_link(
  p_user_id uuid, p_team_id uuid, p_max_uses integer, p_days integer, p_token text, p_now timestamptz
) returns public.team_invite_links
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  link public.team_invite_links;
begin
  if team.captain_id is distinct from p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 30 then
    raise exception 'days_out_of_range' using errcode = '22023';
  end if;
  if (select count(*) from public.team_invite_links l
      where l.team_id = p_team_id and l.revoked_at is null and l.expires_at > p_now and l.uses < l.max_uses) >= 5 then
    raise exception 'too_many_links' using errcode = 'GR020';
  end if;
  insert into public.team_invite_links (team_id, token_hash, created_by, max_uses, expires_at, created_at)
    values (p_team_id, private.hash_of(p_token), p_user_id, p_max_uses, p_now + make_interval(days => p_days), p_now)
    returning * into link;
  return link;
end;
$$;
comment on function private.create_invite_link(uuid, uuid, integer, integer, text, timestamptz) is 'A captain''s link into the team (GR020 too_many_links from the sixth on).';

create function private.join_by_link(p_user_id uuid, p_token text, p_now timestamptz) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  link public.team_invite_links;
  team public.teams;
begin
  select * into link from public.team_invite_links where token_hash = private.hash_of(p_token);
  if not found then
    raise exception 'link_invalid' using errcode = 'GR021';
  end if;
  team := private.lock_team(link.team_id);
  -- In the team already: the link led where it should.
  if private.team_of(p_user_id, team.season_id) = team.id then
    return team;
  end if;
  select * into link from public.team_invite_links where id = link.id for update;
  if link.revoked_at is not null or link.expires_at <= p_now or link.uses >= link.max_uses then
    raise exception 'link_invalid' using errcode = 'GR021',
      detail = case when link.revoked_at is not null then 'revoked' when link.expires_at <= p_now then 'expired' else 'used' end;
  end if;
  perform private.check_team_open(team, p_now);
  perform private.add_member(team, p_user_id, null, p_now);
  update public.team_invite_links set uses = uses + 1 where id = link.id;
  perform private.notify(team.captain_id, 'member_joined', p_user_id, team.id, '{}', '{}', p_now);
  select * into team from public.teams where id = team.id;
  return team;
end;
$$;
comment on function private.join_by_link(uuid, text, timestamptz) is 'A person joins by a link (GR021 link_invalid, GR010, GR011, GR015, GR017).';

create function public.create_invite_link(p_team_id uuid, p_max_uses integer default 4, p_days integer default 7)
returns table (id uuid, token text, max_uses integer, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  secret text := translate(rtrim(encode(extensions.gen_random_bytes(24), 'base64'), '='), '+/', '-_');
begin
  return query select l.id, secret, l.max_uses, l.expires_at
    from private.create_invite_link(
      private.acting_person(), p_team_id, p_max_uses, p_days, secret, private.current_time()
    ) l;
end;
$$;
comment on function public.create_invite_link(uuid, integer, integer) is 'A new link into the caller''s team; its token is returned only now.';
grant execute on function public.create_invite_link(uuid, integer, integer) to authenticated;

create function public.revoke_invite_link(p_link_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.team_invite_links l set revoked_at = private.current_time()
    from public.teams t
    where l.id = p_link_id and t.id = l.team_id and t.captain_id = private.acting_person() and l.revoked_at is null;
  if not found and not exists (
    select from public.team_invite_links l join public.teams t on t.id = l.team_id
    where l.id = p_link_id and t.captain_id = (select auth.uid())
  ) then
    raise exception 'captain_only' using errcode = '42501';
  end if;
end;
$$;
comment on function public.revoke_invite_link(uuid) is 'The caller, captain of the team, ends a link.';
grant execute on function public.revoke_invite_link(uuid) to authenticated;

create function public.team_behind_link(p_token text)
returns table (
  team_id uuid, name text, slug text, pitch text, logo text, member_count integer, max_team integer, state text
)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, t.slug, t.pitch, t.logo, t.member_count, s.max_team,
    case
      when exists (select from public.team_members m where m.team_id = t.id and m.user_id = private.acting_person() and m.left_at is null) then 'joined'
      when l.revoked_at is not null then 'revoked'
      when l.expires_at <= private.current_time() or l.uses >= l.max_uses then 'expired'
      when t.status not in ('forming', 'active') then 'ended'
      when private.current_time() >= least(s.team_closes_at, s.stopped_at) then 'closed'
      when t.member_count >= s.max_team then 'full'
      when private.team_of((select auth.uid()), t.season_id) is not null then 'elsewhere'
      else 'open'
    end
  from public.team_invite_links l join public.teams t on t.id = l.team_id join public.seasons s on s.id = t.season_id
  where l.token_hash = private.hash_of(p_token) and private.acting_person() is not null;
$$;
comment on function public.team_behind_link(text) is 'The team that a link leads into, and whether the caller may go; no row for a link that never was.';
grant execute on function public.team_behind_link(text) to authenticated;

create function public.join_by_link(p_token text) returns public.teams
language sql security definer set search_path = '' as $$
  select private.join_by_link(private.acting_person(), p_token, private.current_time());
$$;
comment on function public.join_by_link(text) is 'The caller joins the team of a link.';
grant execute on function public.join_by_link(text) to authenticated;

-- However an account ends (the hosted dashboard asks nobody), no team is stranded: the member who is longest there leads on.
create function private.leave_teams_of(p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own record;
begin
  for own in
    select m.team_id from public.team_members m where m.user_id = p_user_id and m.left_at is null order by m.team_id
  loop
    perform private.remove_from_team(private.lock_team(own.team_id), p_user_id, (
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
  perform private.leave_teams_of(old.user_id, private.current_time());
  select array_agg(m.team_id) into alone from public.team_members m
    where m.user_id = old.user_id and not exists (
      select from public.team_members other where other.team_id = m.team_id and other.user_id <> old.user_id
    );
  -- Not left to the cascade: it would write the audit log after that forgot the person.
  delete from public.team_members where user_id = old.user_id;
  -- What only this person can have written, and its history; the name stays, so that an address does not change hands.
  update public.teams set pitch = '', description = '', logo = null where id = any (alone);
  delete from public.experiments where team_id = any (alone);
  delete from public.team_goals where team_id = any (alone);
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log where team_id = any (alone);
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
