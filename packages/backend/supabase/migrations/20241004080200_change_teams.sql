-- How teams come to be, change hands and end. Every function locks the team first, then the person, then requests, and
-- two teams in the order of their ids, so that no two calls wait for each other. `p_now` makes time an argument.

create function private.current_season() returns public.seasons
language sql stable security definer set search_path = '' as $$
  select s from public.seasons s order by s.starts_on desc limit 1;
$$;
comment on function private.current_season() is 'The season that is on: the one with the newest start.';

create function private.acting_person() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_session_standing() then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  return (select auth.uid());
end;
$$;
comment on function private.acting_person() is 'The caller, who has a profile and a standing session (42501 not_signed_in).';

create function private.slug_of(p_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(trim(both '-' from left(regexp_replace(
    regexp_replace(normalize(
      replace(replace(replace(replace(lower(normalize(p_name, nfkc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), nfkd
    ), '[\u0300-\u036f]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), 60)), ''), 'team');
$$;
comment on function private.slug_of(text) is 'A name as it may stand in an address; `team` where nothing of it may.';

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

create function private.found_team(p_user_id uuid, p_name text, p_pitch text, p_now timestamptz) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  founder private.profiles := private.lock_person(p_user_id);
  team public.teams;
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
  if p_now >= season.team_closes_at and founder.role <> 'ORGA' then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  begin
    insert into public.teams (season_id, name, slug, pitch, captain_id, created_at)
      values (season.id, trim(p_name), private.free_team_slug(season.id, p_name), trim(coalesce(p_pitch, '')), p_user_id, p_now)
      returning * into team;
  exception when unique_violation then
    raise exception 'team_name_taken' using errcode = 'GR012';
  end;
  insert into public.team_members (team_id, season_id, user_id, joined_at) values (team.id, season.id, p_user_id, p_now);
  perform private.cancel_requests_of(p_user_id, season.id, p_now);
  select * into team from public.teams where id = team.id;
  return team;
end;
$$;
comment on function private.found_team(uuid, text, text, timestamptz) is 'Founds a team with the person as its captain and only member (GR010 already_in_team, GR011 teams_closed, GR012 team_name_taken).';

create function private.cancel_requests_of(p_user_id uuid, p_season_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests set status = 'cancelled', decided_at = p_now
    where user_id = p_user_id and season_id = p_season_id and status = 'pending';
$$;
comment on function private.cancel_requests_of(uuid, uuid, timestamptz) is 'Who has a team now asks no other and is asked by none.';

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

create function private.end_team(p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A call that waited for the lock is older than what happened meanwhile.
  update public.team_members set left_at = greatest(p_now, joined_at) where team_id = p_team_id and left_at is null;
  update public.team_requests set status = 'cancelled', decided_at = p_now where team_id = p_team_id and status = 'pending';
  update public.team_invite_links set revoked_at = p_now where team_id = p_team_id and revoked_at is null;
  update public.teams set status = 'withdrawn', captain_id = null, listed = false where id = p_team_id;
end;
$$;
comment on function private.end_team(uuid, timestamptz) is 'A locked team leaves the contest: nobody is in it, nobody asks it, no link leads into it.';

create function private.take_out(p_team public.teams, p_user_id uuid, p_successor uuid, p_now timestamptz) returns void
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
comment on function private.take_out(public.teams, uuid, uuid, timestamptz) is 'Takes a member out of a locked team; a captain needs a successor (GR013), and with the last member the team ends.';

create function private.leave_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  -- Left already: the same wish again.
  if private.team_of(p_user_id, team.season_id) is distinct from p_team_id then
    return;
  end if;
  perform private.take_out(team, p_user_id, p_successor, p_now);
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
  perform private.take_out(team, p_member, null, p_now);
  perform private.notify(p_member, 'member_removed', p_user_id, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.remove_member(uuid, uuid, uuid, timestamptz) is 'The captain takes another member out of the team; leaving oneself is leave_team.';

create function public.found_team(p_name text, p_pitch text default '') returns public.teams
language sql security definer set search_path = '' as $$
  select private.found_team(private.acting_person(), p_name, p_pitch, now());
$$;
comment on function public.found_team(text, text) is 'The caller founds a team and is its captain.';
create function public.leave_team(p_team_id uuid, p_successor uuid default null) returns void
language sql security definer set search_path = '' as $$
  select private.leave_team(private.acting_person(), p_team_id, p_successor, now());
$$;
comment on function public.leave_team(uuid, uuid) is 'The caller leaves a team; a captain of others names who follows.';
create function public.hand_over_team(p_team_id uuid, p_successor uuid) returns void
language sql security definer set search_path = '' as $$
  select private.hand_over_team(private.acting_person(), p_team_id, p_successor, now());
$$;
comment on function public.hand_over_team(uuid, uuid) is 'The caller, captain of the team, makes another member captain.';
create function public.remove_member(p_team_id uuid, p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_member(private.acting_person(), p_team_id, p_user_id, now());
$$;
comment on function public.remove_member(uuid, uuid) is 'The caller, captain of the team, takes another member out.';

revoke all on function
  private.current_season(), private.acting_person(), private.slug_of(text), private.free_team_slug(uuid, text),
  private.team_of(uuid, uuid), private.lock_team(uuid), private.lock_person(uuid),
  private.found_team(uuid, text, text, timestamptz), private.cancel_requests_of(uuid, uuid, timestamptz),
  private.add_member(public.teams, uuid, uuid, timestamptz), private.end_team(uuid, timestamptz),
  private.take_out(public.teams, uuid, uuid, timestamptz), private.leave_team(uuid, uuid, uuid, timestamptz),
  private.hand_over_team(uuid, uuid, uuid, timestamptz), private.remove_member(uuid, uuid, uuid, timestamptz),
  public.found_team(text, text), public.leave_team(uuid, uuid), public.hand_over_team(uuid, uuid),
  public.remove_member(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_team(text, text), public.leave_team(uuid, uuid), public.hand_over_team(uuid, uuid),
  public.remove_member(uuid, uuid)
  to authenticated;
