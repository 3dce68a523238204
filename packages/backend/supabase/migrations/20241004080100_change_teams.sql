-- How teams come to be, change hands and end. Every function locks the team before the person, so that no two wait for
-- each other; `p_now` makes time an argument.

create function private.current_season() returns public.seasons
language sql stable security definer set search_path = '' as $$
  select s from public.seasons s order by s.starts_on desc limit 1;
$$;
comment on function private.current_season() is 'The season that is on: the one that started or starts last.';

create function private.slug_of(p_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(trim(both '-' from left(regexp_replace(
    replace(replace(replace(replace(lower(normalize(p_name, nfkc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '[^a-z0-9]+', '-', 'g'), 60)), ''), 'team');
$$;
comment on function private.slug_of(text) is 'A name as it may stand in an address; `team` where nothing of it may.';

create function private.free_team_slug(p_season_id uuid, p_name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  stem text := private.slug_of(p_name);
  slug text := stem;
  round integer := 1;
begin
  if stem in ('connect', 'events', 'teams', 'admin', 'assigned-teams') then
    stem := stem || '-team';
    slug := stem;
  end if;
  while exists (select from public.teams t where t.season_id = p_season_id and t.slug = slug) loop
    round := round + 1;
    slug := stem || '-' || round;
  end loop;
  return slug;
end;
$$;
comment on function private.free_team_slug(uuid, text) is 'An address that no team of the season has.';

create function private.team_of(p_user_id uuid, p_season_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select team_id from public.team_members
  where user_id = p_user_id and season_id = p_season_id and left_at is null;
$$;
comment on function private.team_of(uuid, uuid) is 'The team that a person is in; null when in none.';

create function private.found_team(p_user_id uuid, p_name text, p_pitch text, p_now timestamptz) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  founder record;
  team public.teams;
begin
  select role into founder from private.profiles where user_id = p_user_id for update;
  if not found or founder.role <> 'PARTICIPANT' then
    raise exception 'participants_only' using errcode = '42501';
  end if;
  select t.* into team from public.teams t where t.id = private.team_of(p_user_id, season.id);
  if found then
    -- The same wish again, after an answer that was lost.
    if team.captain_id = p_user_id and lower(team.name) = lower(trim(p_name)) and team.created_at > p_now - interval '5 minutes' then
      return team;
    end if;
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  if p_now >= season.team_closes_at then
    raise exception 'teams_closed' using errcode = 'GR011';
  end if;
  insert into public.teams (season_id, name, slug, pitch, captain_id, created_at)
    values (season.id, trim(p_name), private.free_team_slug(season.id, p_name), coalesce(trim(p_pitch), ''), p_user_id, p_now)
    returning * into team;
  insert into public.team_members (team_id, season_id, user_id, joined_at) values (team.id, season.id, p_user_id, p_now);
  return team;
exception
  when unique_violation then
    raise exception 'team_name_taken' using errcode = 'GR012';
end;
$$;
comment on function private.found_team(uuid, text, text, timestamptz) is 'Founds a team with the person as its captain and only member.';

create function private.leave_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams;
  others integer;
begin
  select * into team from public.teams where id = p_team_id for update;
  -- Left already: the same wish again.
  if not found or private.team_of(p_user_id, team.season_id) is distinct from p_team_id then
    return;
  end if;
  select count(*) into others from public.team_members
    where team_id = p_team_id and left_at is null and user_id <> p_user_id;
  if team.captain_id = p_user_id and others > 0 then
    if p_successor is null or p_successor = p_user_id
      or private.team_of(p_successor, team.season_id) is distinct from p_team_id then
      raise exception 'successor_needed' using errcode = 'GR013';
    end if;
    update public.teams set captain_id = p_successor where id = p_team_id;
  elsif others = 0 then
    update public.teams set status = 'withdrawn', captain_id = null, listed = false where id = p_team_id;
  end if;
  update public.team_members set left_at = p_now where team_id = p_team_id and user_id = p_user_id and left_at is null;
  update public.team_roles set filled_by = null where team_id = p_team_id and filled_by = p_user_id;
end;
$$;
comment on function private.leave_team(uuid, uuid, uuid, timestamptz) is 'A member leaves; a captain names who follows, and with the last member the team ends.';

create function private.hand_over_team(p_user_id uuid, p_team_id uuid, p_successor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams;
begin
  select * into team from public.teams where id = p_team_id for update;
  if not found or team.captain_id is distinct from p_user_id then
    if team.captain_id = p_successor then return; end if;
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if private.team_of(p_successor, team.season_id) is distinct from p_team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  update public.teams set captain_id = p_successor where id = p_team_id;
end;
$$;
comment on function private.hand_over_team(uuid, uuid, uuid) is 'The captain makes another member captain.';
