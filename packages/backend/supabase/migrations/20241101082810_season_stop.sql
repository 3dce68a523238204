-- Organisers stop a season: from then on nothing is handed in, nobody joins or founds a team, and the clock asks and reminds
-- nobody. Everything stays readable, and for seven days it can be started again without anybody having lost time by it.

create function private.restart_due(p_now timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((p_now at time zone 'Europe/Berlin')::date + 2 + time '23:59') at time zone 'Europe/Berlin';
$$;
comment on function private.restart_due(timestamptz) is 'When that is due which ran out while a season was stopped, if it is started again then: 48 hours at least, until the end of a day in Berlin.';

create function private.stop_effects(p_season public.seasons, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select jsonb_build_object('teams', count(*), 'people', coalesce(sum(t.member_count), 0)) from public.teams t
    where t.season_id = p_season.id and t.status in ('forming', 'active', 'finalist')
  ) || jsonb_build_object(
    'weeks', count(distinct m.id),
    'drafts', count(h.milestone_id),
    'events', (
      select count(*) from public.events e
      where e.season_id = p_season.id and e.status = 'published' and e.ends_at > p_now
    ),
    'announcements', (
      select count(*) from public.announcements a
      where a.season_id = p_season.id and a.send_at is not null and a.sent_at is null and a.stopped_at is null
    )
  )
  from public.milestones m
  left join public.hand_ins h on h.milestone_id = m.id and h.state = 'draft'
  where m.season_id = p_season.id and m.due_at + make_interval(mins => m.grace_minutes) > p_now;
$$;
comment on function private.stop_effects(public.seasons, timestamptz) is 'What stopping a season does: teams that go on and the people in them, weeks that are not closed yet and the drafts in them; and what goes on all the same: events ahead and announcements that wait for their time.';

create function private.restart_effects(p_season public.seasons, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'due_at', private.restart_due(p_now),
    'until', p_season.stopped_at + interval '7 days',
    'weeks', (
      select count(*) from public.milestones m
      where m.season_id = p_season.id and m.due_at < private.restart_due(p_now)
        and m.due_at + make_interval(mins => m.grace_minutes) > p_season.stopped_at
    ),
    'returned', (
      select count(*) from public.hand_ins h join public.milestones m on m.id = h.milestone_id
      where m.season_id = p_season.id and h.state = 'changes_requested'
        and h.return_due_at > p_season.stopped_at and h.return_due_at < private.restart_due(p_now)
    ),
    'extended', (
      select count(*) from public.hand_ins h join public.milestones m on m.id = h.milestone_id
      where m.season_id = p_season.id and h.extended_until < private.restart_due(p_now) and h.extended_until > m.due_at
        and m.due_at + make_interval(mins => m.grace_minutes) <= p_season.stopped_at
        and h.extended_until + make_interval(mins => m.grace_minutes) > p_season.stopped_at
    )
  );
$$;
comment on function private.restart_effects(public.seasons, timestamptz) is 'What starting a stopped season again does: until when that is possible, weeks, returned hand-ins and extensions of weeks closed before that ran out meanwhile or would within two days, and when they are due then.';

create function private.preview_season_stop(p_season_id uuid, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('version', private.season_version(s)) || case
      when s.stopped_at is null then jsonb_build_object('stop', private.stop_effects(s, p_now))
      else jsonb_build_object('restart', private.restart_effects(s, p_now))
    end
  from public.seasons s where s.id = p_season_id;
$$;
comment on function private.preview_season_stop(uuid, timestamptz) is 'What stopping a season would do or, of one that is stopped, starting it again; null where there is no such season.';

create function public.preview_season_stop(p_season_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_season_stop(p_season_id, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.preview_season_stop(uuid) is 'For ORGA: what stopping a season would do or, of one that is stopped, starting it again (42501 orga_only).';
grant execute on function public.preview_season_stop(uuid) to authenticated;

create function private.stop_season(p_season_id uuid, p_version text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  season := private.locked_season(p_season_id);
  -- The same wish again.
  if season.stopped_at is not null then
    return private.season_settings(season, p_now);
  end if;
  if season.id is distinct from (private.current_season()).id or private.season_version(season) is distinct from p_version
    or p_now >= private.season_ends_at(season) then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  update public.seasons set stopped_at = p_now where id = season.id returning * into season;
  return private.season_settings(season, p_now);
end;
$$;
comment on function private.stop_season(uuid, text, timestamptz) is 'Stops the current season before its end (GR009, GR120 season_changed).';

create function public.stop_season(p_season_id uuid, p_version text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.stop_season(p_season_id, p_version, private.current_time()) where private.proven_organiser() is not null;
$$;
comment on function public.stop_season(uuid, text) is 'An organiser stops the current season (42501 orga_only, GR126 fresh_login_needed).';
grant execute on function public.stop_season(uuid, text) to authenticated;

-- Teams first, then the season, as everybody who writes in a hand-in.
create function private.restart_season(p_season_id uuid, p_version text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
  stopped timestamptz;
  due timestamptz := private.restart_due(p_now);
begin
  perform from public.teams t
    where t.season_id = p_season_id and exists (
      select from public.hand_ins h
      where h.team_id = t.id and (h.state = 'changes_requested' or h.extended_until is not null)
    )
    order by t.id for update;
  season := private.locked_season(p_season_id);
  stopped := season.stopped_at;
  -- The same wish again.
  if stopped is null then
    return private.season_settings(season, p_now);
  end if;
  if season.id is distinct from (private.current_season()).id or private.season_version(season) is distinct from p_version then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  if p_now >= stopped + interval '7 days' then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  update public.seasons s set
      stopped_at = null,
      team_closes_at = case
        when s.team_closes_at > stopped then greatest(s.team_closes_at, least(due, private.season_ends_at(season)))
        else s.team_closes_at
      end
    where s.id = season.id returning * into season;
  update public.hand_ins h set return_due_at = due
    from public.milestones m
    where m.id = h.milestone_id and m.season_id = season.id and h.state = 'changes_requested'
      and h.return_due_at > stopped and h.return_due_at < due;
  update public.hand_ins h set extended_until = due
    from public.milestones m
    where m.id = h.milestone_id and m.season_id = season.id and h.extended_until < due and h.extended_until > m.due_at
      and m.due_at + make_interval(mins => m.grace_minutes) <= stopped
      and h.extended_until + make_interval(mins => m.grace_minutes) > stopped;
  update public.milestones m set due_at = due
    where m.season_id = season.id and m.due_at < due and m.due_at + make_interval(mins => m.grace_minutes) > stopped;
  return private.season_settings(season, p_now);
end;
$$;
comment on function private.restart_season(uuid, text, timestamptz) is 'Starts a season again that was stopped within the last seven days; what ran out meanwhile, or would within two days, is due two days later (GR009, GR027 undo_over, GR120 season_changed).';

create function public.restart_season(p_season_id uuid, p_version text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.restart_season(p_season_id, p_version, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.restart_season(uuid, text) is 'An organiser starts a stopped season again (42501 orga_only, GR009, GR027 undo_over, GR120 season_changed).';
grant execute on function public.restart_season(uuid, text) to authenticated;
