-- Organisers change a season while it runs. What a change does to teams, requests, weeks and events is counted by one function:
-- it is said before saving, and saving counts once more and refuses where the figures are others by then.

-- An hour that the clock shows twice means the first; where it skips one, the same span of time later.
create function private.berlin_days_later(p_at timestamptz, p_days integer) returns timestamptz
language sql stable set search_path = '' as $$
  select case
      when later.at at time zone 'Europe/Berlin' <> later.wall then p_at + make_interval(hours => 24 * p_days)
      when (later.at - interval '1 hour') at time zone 'Europe/Berlin' = later.wall then later.at - interval '1 hour'
      else later.at
    end
  from (
    select wall, wall at time zone 'Europe/Berlin' as at
    from (select p_at at time zone 'Europe/Berlin' + make_interval(days => p_days) as wall) shown
  ) later;
$$;
comment on function private.berlin_days_later(timestamptz, integer) is 'The same time on the wall in Berlin so many days later.';

create function private.season_ends_at(p_season public.seasons) returns timestamptz
language sql stable set search_path = '' as $$
  select (p_season.starts_on + p_season.weeks * 7)::timestamp at time zone 'Europe/Berlin';
$$;
comment on function private.season_ends_at(public.seasons) is 'When the last day of a season is over.';

create function private.season_version(p_season public.seasons) returns text
language sql stable set search_path = '' as $$
  select md5(to_jsonb(p_season)::text);
$$;
comment on function private.season_version(public.seasons) is 'Another one after every change of the season''s row.';

create function private.week_settings(p_season_id uuid, p_week integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(w) - '{created_at,updated_at}'::text[] || jsonb_build_object('milestone', (
    select to_jsonb(m) - '{created_at,updated_at}'::text[] || jsonb_build_object('parts', coalesce((
        select jsonb_agg(to_jsonb(p) - '{created_at,updated_at,milestone_id,position}'::text[] order by p.position, p.key)
        from public.milestone_parts p where p.milestone_id = m.id
      ), '[]'))
    from public.milestones m where m.season_id = w.season_id and m.week = w.week
  ))
  from public.season_weeks w where w.season_id = p_season_id and w.week = p_week;
$$;
comment on function private.week_settings(uuid, integer) is 'A week, its milestone and the parts of that in their order, without times of changes; null where there is no such week.';

-- The first from there on in the index: asked whether there is one, the planner expects a thousand, and reads a whole table for
-- a week that has none.
create function private.is_milestone_in_use(p_milestone_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_milestone_id = (
      select h.milestone_id from public.hand_ins h where h.milestone_id >= p_milestone_id order by h.milestone_id limit 1
    ), false)
    or coalesce(p_milestone_id = (
      select u.milestone_id from public.uploads u where u.milestone_id >= p_milestone_id order by u.milestone_id limit 1
    ), false);
$$;
comment on function private.is_milestone_in_use(uuid) is 'Whether a team has begun to write for a milestone: then its parts stay.';

create function private.season_settings(p_season public.seasons, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'at', p_now,
    'season', to_jsonb(p_season) || jsonb_build_object('version', private.season_version(p_season)),
    'weeks', coalesce((
      select jsonb_agg(
        found.settings || jsonb_build_object(
          'version', md5(found.settings::text),
          'is_in_use', private.is_milestone_in_use((found.settings -> 'milestone' ->> 'id')::uuid)
        ) order by w.week
      )
      from public.season_weeks w cross join lateral (select private.week_settings(w.season_id, w.week) as settings) found
      where w.season_id = p_season.id
    ), '[]')
  )
  where p_season.id is not null;
$$;
comment on function private.season_settings(public.seasons, timestamptz) is 'All that organisers set of a season, each block with the version that a change of it starts from.';

create function public.season_settings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.season_settings(private.current_season(), private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.season_settings() is 'For ORGA: what is set of the current season and its weeks; null where there is none (42501 orga_only).';
grant execute on function public.season_settings() to authenticated;

create function private.season_effects(
  p_season public.seasons, p_starts_on date, p_closes timestamptz, p_min integer, p_max integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'teams', count(*),
    'above', count(*) filter (where t.member_count > p_max),
    'forming', count(*) filter (where t.status = 'active' and t.member_count < p_min),
    'active', count(*) filter (where t.status = 'forming' and t.member_count >= p_min),
    'requests', (
      select count(*) from public.team_requests r
      where r.season_id = p_season.id and r.status = 'pending' and r.expires_at > p_closes
    ),
    'weeks', case
      when p_starts_on = p_season.starts_on then 0
      else (select count(*) from public.milestones m where m.season_id = p_season.id)
    end,
    'events', (
      select count(*) from public.events e
      cross join lateral (select (e.starts_at at time zone 'Europe/Berlin')::date as day) held
      where e.season_id = p_season.id and e.status <> 'cancelled'
        and held.day between p_season.starts_on and p_season.starts_on + p_season.weeks * 7 - 1
        and held.day not between p_starts_on and p_starts_on + p_season.weeks * 7 - 1
    )
  )
  from public.teams t where t.season_id = p_season.id and t.status in ('forming', 'active', 'finalist');
$$;
comment on function private.season_effects(public.seasons, date, timestamptz, integer, integer) is 'What other rules would do to a season: teams that go on and those above the size, teams that become forming or active, requests still pending when teams close, weeks that move with the first day, events that fall out of it.';

-- How many teams and requests there are changes by the minute and decides nothing.
create function private.season_ground(p_season public.seasons, p_effects jsonb) returns text
language sql stable set search_path = '' as $$
  select md5(private.season_version(p_season) || (p_effects - '{teams,requests}'::text[])::text);
$$;
comment on function private.season_ground(public.seasons, jsonb) is 'Names what was said before saving: another one where it would not be true any more.';

create function public.preview_season(
  p_season_id uuid, p_starts_on date, p_team_closes_at timestamptz, p_min_team integer, p_max_team integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select counted.effects || jsonb_build_object(
    'version', private.season_version(s), 'ground', private.season_ground(s, counted.effects)
  )
  from public.seasons s
  cross join lateral private.season_effects(s, p_starts_on, p_team_closes_at, p_min_team, p_max_team) counted (effects)
  where s.id = p_season_id and private.acting_organiser() is not null;
$$;
comment on function public.preview_season(uuid, date, timestamptz, integer, integer) is 'For ORGA: what other rules would do to a season, and the ground to save them on (42501 orga_only).';
grant execute on function public.preview_season(uuid, date, timestamptz, integer, integer) to authenticated;

create function private.check_season_dates(p_season public.seasons, p_starts_on date, p_closes timestamptz, p_now timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  moved public.seasons := p_season;
begin
  if p_starts_on <> p_season.starts_on then
    -- Steps and check-ins count their weeks from a Monday.
    if extract(isodow from p_starts_on) <> 1 then
      raise exception 'first_day_invalid' using errcode = '22023';
    end if;
    if p_season.starts_on::timestamp at time zone 'Europe/Berlin' <= p_now or p_starts_on::timestamp at time zone 'Europe/Berlin' <= p_now
      or exists (select from public.milestones m where m.season_id = p_season.id and private.is_milestone_in_use(m.id)) then
      raise exception 'season_begun' using errcode = 'GR121';
    end if;
  end if;
  moved.starts_on := p_starts_on;
  if p_closes is null or p_closes > private.season_ends_at(moved) then
    raise exception 'closing_invalid' using errcode = '22023';
  end if;
  if p_closes < coalesce(p_season.team_closes_at, 'infinity') and p_closes < p_now + interval '48 hours' then
    raise exception 'notice_too_short' using errcode = 'GR122';
  end if;
end;
$$;
comment on function private.check_season_dates(public.seasons, date, timestamptz, timestamptz) is 'Whether a season may have these dates: the first day is a Monday and stays once it has come, teams close within the season and earlier only with 48 hours'' notice (22023 first_day_invalid, closing_invalid, GR121 season_begun, GR122 notice_too_short).';

create function private.locked_season(p_season_id uuid) returns public.seasons
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = p_season_id for update;
  if not found then
    raise exception 'season_not_found' using errcode = 'GR009';
  end if;
  return season;
end;
$$;
comment on function private.locked_season(uuid) is 'A season that nobody else changes until the transaction ends (GR009 season_not_found).';

-- Teams first, then the season: whoever joins a team holds the team and looks at the season.
create function private.save_season(
  p_season_id uuid, p_label text, p_starts_on date, p_team_closes_at timestamptz, p_min_team integer, p_max_team integer,
  p_version text, p_ground text, p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
  before public.seasons;
begin
  perform from public.teams t
    join public.seasons s on s.id = t.season_id and s.min_team <> p_min_team
    where t.season_id = p_season_id and t.status in ('forming', 'active') order by t.id for update of t;
  season := private.locked_season(p_season_id);
  if private.season_version(season) is distinct from p_version or private.season_ground(
    season, private.season_effects(season, p_starts_on, p_team_closes_at, p_min_team, p_max_team)
  ) is distinct from p_ground then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  perform private.check_season_dates(season, p_starts_on, p_team_closes_at, p_now);
  before := season;
  update public.seasons s set
      label = trim(p_label), starts_on = p_starts_on, team_closes_at = p_team_closes_at, min_team = p_min_team, max_team = p_max_team
    where s.id = season.id returning * into season;
  update public.milestones m set
      opens_at = private.berlin_days_later(m.opens_at, season.starts_on - before.starts_on),
      due_at = private.berlin_days_later(m.due_at, season.starts_on - before.starts_on)
    where m.season_id = season.id and season.starts_on <> before.starts_on;
  update public.teams t set status = case when t.member_count >= season.min_team then 'active' else 'forming' end
    where t.season_id = season.id and season.min_team <> before.min_team and t.status in ('forming', 'active')
      and t.status <> case when t.member_count >= season.min_team then 'active' else 'forming' end;
  return private.season_settings(season, p_now);
end;
$$;
comment on function private.save_season(uuid, text, date, timestamptz, integer, integer, text, text, timestamptz) is 'Changes the rules of a season on the ground that was previewed: weeks move with its first day, and teams are active from the new smallest size on (GR009, GR120 season_changed, GR121 season_begun, GR122 notice_too_short, 22023).';

create function public.save_season(
  p_season_id uuid, p_label text, p_starts_on date, p_team_closes_at timestamptz, p_min_team integer, p_max_team integer,
  p_version text, p_ground text
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.save_season(
    p_season_id, p_label, p_starts_on, p_team_closes_at, p_min_team, p_max_team, p_version, p_ground, private.current_time()
  ) where private.acting_organiser() is not null;
$$;
comment on function public.save_season(uuid, text, date, timestamptz, integer, integer, text, text) is 'An organiser changes the rules of a season; gives what is set by then (42501 orga_only).';
grant execute on function public.save_season(uuid, text, date, timestamptz, integer, integer, text, text) to authenticated;
