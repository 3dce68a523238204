-- The next season begins as a copy of this one: its rules, weeks, what they ask for and how they are due, and nothing of people.
-- It is prepared behind the scenes and opened once this one is over, so that one season runs at a time.

-- What cannot be taken back needs more than a session that was left open: a second factor, or a login of the last ten minutes.
create function private.proven_organiser() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  asking uuid := private.acting_organiser();
begin
  if coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = asking
      -- A code from the mail proves an old session anew.
      and greatest(s.created_at, (select max(c.updated_at) from auth.mfa_amr_claims c where c.session_id = s.id))
        > private.current_time() - interval '10 minutes'
  ) then
    return asking;
  end if;
  raise exception 'fresh_login_needed' using errcode = 'GR126';
end;
$$;
comment on function private.proven_organiser() is 'The caller, an organiser who has shown a second factor or logged in within the last ten minutes (42501 orga_only, GR126 fresh_login_needed).';

create function private.clone_season(p_label text, p_starts_on date, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source public.seasons := private.current_season();
  copy public.seasons;
  days integer;
begin
  -- What is copied holds still meanwhile.
  select * into source from public.seasons where id = source.id for share;
  if not found then
    raise exception 'season_not_found' using errcode = 'GR009';
  end if;
  if p_starts_on is null or extract(isodow from p_starts_on) <> 1 or p_starts_on < source.starts_on + source.weeks * 7 then
    raise exception 'first_day_invalid' using errcode = '22023';
  end if;
  days := p_starts_on - source.starts_on;
  begin
    insert into public.seasons (label, starts_on, weeks, team_closes_at, min_team, max_team, opened_at)
      values (
        trim(p_label), p_starts_on, source.weeks, private.berlin_days_later(source.team_closes_at, days), source.min_team,
        source.max_team, null
      ) returning * into copy;
  exception when unique_violation then
    if exists (select from public.seasons s where s.opened_at is null) then
      raise exception 'season_prepared' using errcode = 'GR124';
    end if;
    raise;
  end;
  insert into public.season_weeks (season_id, week, verb_en, verb_de, task_en, task_de)
    select copy.id, w.week, w.verb_en, w.verb_de, w.task_en, w.task_de from public.season_weeks w where w.season_id = source.id;
  insert into public.milestones (
      season_id, week, title_en, title_de, must_prove_en, must_prove_de, good_one_en, good_one_de, leave_out_en, leave_out_de,
      opens_at, due_at, grace_minutes
    )
    select copy.id, m.week, m.title_en, m.title_de, m.must_prove_en, m.must_prove_de, m.good_one_en, m.good_one_de,
      m.leave_out_en, m.leave_out_de, private.berlin_days_later(m.opens_at, days), private.berlin_days_later(m.due_at, days),
      m.grace_minutes
    from public.milestones m where m.season_id = source.id;
  insert into public.milestone_parts (
      milestone_id, key, kind, position, label_en, label_de, hint_en, hint_de, is_required, max_characters, max_count, max_bytes,
      media_types
    )
    select n.id, p.key, p.kind, p.position, p.label_en, p.label_de, p.hint_en, p.hint_de, p.is_required, p.max_characters,
      p.max_count, p.max_bytes, p.media_types
    from public.milestones m
    join public.milestones n on n.season_id = copy.id and n.week = m.week
    join public.milestone_parts p on p.milestone_id = m.id
    where m.season_id = source.id;
  insert into public.season_steps (season_id, week, key, position, weekday, is_hand_in, text_en, text_de)
    select copy.id, t.week, t.key, t.position, t.weekday, t.is_hand_in, t.text_en, t.text_de
    from public.season_steps t where t.season_id = source.id;
  return private.season_settings(copy, p_now);
end;
$$;
comment on function private.clone_season(text, date, timestamptz) is 'Prepares the next season as a copy of the current one that starts on a Monday after its end: same times on the wall, same days of the season; nothing of people (GR009, GR124 season_prepared, 22023 first_day_invalid).';

create function public.clone_season(p_label text, p_starts_on date) returns jsonb
language sql security definer set search_path = '' as $$
  select private.clone_season(p_label, p_starts_on, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.clone_season(text, date) is 'An organiser prepares the next season as a copy of the current one (42501 orga_only).';
grant execute on function public.clone_season(text, date) to authenticated;

create function public.prepared_season() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.season_settings(s, private.current_time()) from public.seasons s
  where s.opened_at is null and private.acting_organiser() is not null;
$$;
comment on function public.prepared_season() is 'For ORGA: what is set of the season that is prepared; null where none is (42501 orga_only).';
grant execute on function public.prepared_season() to authenticated;

create function private.open_season(p_season_id uuid, p_version text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.locked_season(p_season_id);
  running public.seasons := private.current_season();
begin
  -- The same wish again: a second press, or an answer that was lost.
  if season.opened_at is not null and season.id = running.id then
    return private.season_settings(season, p_now);
  end if;
  if season.opened_at is not null or private.season_version(season) is distinct from p_version then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  -- One that was stopped may be started again for a week.
  if p_now < least(private.season_ends_at(running), running.stopped_at + interval '7 days') then
    raise exception 'season_runs' using errcode = 'GR125';
  end if;
  update public.seasons set opened_at = p_now where id = season.id returning * into season;
  return private.season_settings(season, p_now);
end;
$$;
comment on function private.open_season(uuid, text, timestamptz) is 'Makes a prepared season the current one, once the one before it is over, or has been stopped for a week (GR009, GR120 season_changed, GR125 season_runs).';

create function public.open_season(p_season_id uuid, p_version text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.open_season(p_season_id, p_version, private.current_time()) where private.proven_organiser() is not null;
$$;
comment on function public.open_season(uuid, text) is 'An organiser makes a prepared season the current one (42501 orga_only, GR126 fresh_login_needed).';
grant execute on function public.open_season(uuid, text) to authenticated;

create function private.delete_season(p_season_id uuid, p_version text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = p_season_id for update;
  -- The same wish again.
  if not found then
    return;
  end if;
  if season.opened_at is not null or private.season_version(season) is distinct from p_version then
    raise exception 'season_changed' using errcode = 'GR120';
  end if;
  delete from public.season_steps where season_id = season.id;
  delete from public.milestones where season_id = season.id;
  delete from public.season_weeks where season_id = season.id;
  delete from public.seasons where id = season.id;
end;
$$;
comment on function private.delete_season(uuid, text) is 'Deletes a season that is prepared, with its weeks (GR120 season_changed).';

create function public.delete_season(p_season_id uuid, p_version text) returns void
language sql security definer set search_path = '' as $$
  select private.delete_season(p_season_id, p_version) where private.proven_organiser() is not null;
$$;
comment on function public.delete_season(uuid, text) is 'An organiser deletes a season that is prepared (42501 orga_only, GR126 fresh_login_needed).';
grant execute on function public.delete_season(uuid, text) to authenticated;
