-- How teams come to be. Every function on teams locks the team first, then the person, then requests, and two teams in
-- the order of their ids, so that no two calls wait for each other. `p_now` makes time an argument.

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

create function private.cancel_requests_of(p_user_id uuid, p_season_id uuid, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.team_requests set status = 'cancelled', decided_at = p_now
    where user_id = p_user_id and season_id = p_season_id and status = 'pending';
$$;
comment on function private.cancel_requests_of(uuid, uuid, timestamptz) is 'Who has a team now asks no other and is asked by none.';

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
  if p_now >= season.team_closes_at and founder.role <> 'ORGA' then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  <<founding>> loop begin
    insert into public.teams (season_id, name, slug, pitch, captain_id, created_at)
      values (season.id, trim(p_name), private.free_team_slug(season.id, p_name), trim(coalesce(p_pitch, '')), p_user_id, p_now)
      returning * into team;
    exit founding;
  exception when unique_violation then
    get stacked diagnostics taken = constraint_name;
    -- The address was taken at the same moment by another name: the next one is free.
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
  select private.found_team(private.acting_person(), p_name, p_pitch, now());
$$;
comment on function public.found_team(text, text) is 'The caller founds a team and is its captain.';

revoke all on function
  private.current_season(), private.acting_person(), private.slug_of(text), private.free_team_slug(uuid, text),
  private.team_of(uuid, uuid), private.lock_team(uuid), private.lock_person(uuid),
  private.cancel_requests_of(uuid, uuid, timestamptz), private.found_team(uuid, text, text, timestamptz),
  public.found_team(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_team(text, text)
  to authenticated;
