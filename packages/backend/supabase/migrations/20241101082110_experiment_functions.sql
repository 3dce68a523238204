-- How market tests are written and what they add up to. Every function that writes locks the team, then the test, and asks
-- again whether the writer is still in the team: whoever left meanwhile writes nothing.

create function private.check_experiment(p_experiment public.experiments, p_now timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  starts_on date := (select s.starts_on from public.teams t join public.seasons s on s.id = t.season_id
    where t.id = p_experiment.team_id);
  fault text := case
    when p_experiment.happened_on is null then 'date_missing'
    when p_experiment.happened_on > (p_now at time zone 'Europe/Berlin')::date then 'date_ahead'
    when p_experiment.happened_on < starts_on then 'date_before_season'
    when char_length(p_experiment.hypothesis) > 240 then 'hypothesis_too_long'
    when char_length(p_experiment.method) > 400 then 'method_too_long'
    when char_length(p_experiment.unit) > 40 then 'unit_too_long'
    when char_length(p_experiment.seen) > 1200 then 'seen_too_long'
    when char_length(p_experiment.next_step) > 400 then 'next_step_too_long'
    when cardinality(p_experiment.links) > 10 then 'too_many_links'
    when exists (select from unnest(p_experiment.links) link where link is null or link !~* '^https?://[^[:space:]/?#]\S*$' or char_length(link) > 500) then 'link'
    when p_experiment.is_draft then null
    when private.plain_name(p_experiment.hypothesis) = '' then 'hypothesis_missing'
    when private.plain_name(p_experiment.method) = '' then 'method_missing'
    when p_experiment.verdict <> 'open' and private.plain_name(p_experiment.seen) = '' then 'seen_missing'
  end;
begin
  if fault is not null then
    raise exception 'experiment_invalid' using errcode = 'GR062', detail = fault;
  end if;
end;
$$;
comment on function private.check_experiment(public.experiments, timestamptz) is 'Whether a market test may stand like this (GR062 experiment_invalid; its detail says what is wrong).';

create function private.experiment_with(p_experiment public.experiments, p_values jsonb) returns public.experiments
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_values) is distinct from 'object' or exists (
    select from jsonb_object_keys(p_values) key where key not in (
      'hypothesis', 'method', 'target_value', 'unit', 'happened_on', 'result_value', 'seen', 'verdict', 'decision',
      'next_step', 'adds_interviews', 'adds_test_users', 'adds_pre_orders', 'adds_revenue_cents', 'people_agreed', 'links', 'is_draft'
    )
  ) or p_values ->> 'happened_on' !~ '^\d{4}-\d\d-\d\d$' then
    raise exception 'experiment_invalid' using errcode = 'GR062', detail = 'shape';
  end if;
  return jsonb_populate_record(p_experiment, p_values);
exception when data_exception then
  raise exception 'experiment_invalid' using errcode = 'GR062', detail = 'shape';
end;
$$;
comment on function private.experiment_with(public.experiments, jsonb) is 'A market test with other values; what is no value of it is refused (GR062, detail shape).';

create function private.differences(p_before public.experiments, p_after public.experiments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(old.key, old.value), '{}')
  from jsonb_each(to_jsonb(p_before)) old join jsonb_each(to_jsonb(p_after)) new on new.key = old.key
  where old.value is distinct from new.value and old.key not in (
    'id', 'team_id', 'author_id', 'version', 'removed_at', 'updated_by', 'created_at', 'updated_at'
  );
$$;
comment on function private.differences(public.experiments, public.experiments) is 'What a market test held in the columns that are changed.';

-- The team, locked, with the writer still in it.
create function private.lock_writing_team(p_user_id uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(private.own_team(p_user_id));
begin
  if private.team_of(p_user_id, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  return team;
end;
$$;
comment on function private.lock_writing_team(uuid) is 'The team of a person, locked, and the person in it still (GR014 not_in_team).';

create function private.save_experiment(p_user_id uuid, p_id uuid, p_version integer, p_values jsonb, p_now timestamptz)
returns public.experiments
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_writing_team(p_user_id);
  stored public.experiments;
  wanted public.experiments;
  before jsonb;
begin
  select * into stored from public.experiments where id = p_id for update;
  if not found then
    if p_id is null or p_version is distinct from 0 then
      raise exception 'experiment_not_found' using errcode = 'GR060';
    end if;
    if (select count(*) from public.experiments e where e.team_id = team.id and e.removed_at is null) >= 500 then
      raise exception 'too_many_experiments' using errcode = 'GR063';
    end if;
    stored.id := p_id;
    stored.team_id := team.id;
    stored.author_id := p_user_id;
    stored.updated_by := p_user_id;
    stored.created_at := p_now;
    stored.updated_at := p_now;
    stored.version := 1;
    wanted := private.experiment_with(stored, jsonb_build_object(
      'hypothesis', '', 'method', '', 'unit', '', 'seen', '', 'next_step', '', 'verdict', 'open', 'links', '[]'::jsonb,
      'adds_interviews', 0, 'adds_test_users', 0, 'adds_pre_orders', 0, 'adds_revenue_cents', 0,
      'people_agreed', false, 'is_draft', false
    ) || coalesce(p_values, 'null'));
    perform private.check_experiment(wanted, p_now);
    insert into public.experiments select wanted.* returning * into stored;
    return stored;
  end if;
  if stored.team_id <> team.id or stored.removed_at is not null then
    raise exception 'experiment_not_found' using errcode = 'GR060';
  end if;
  wanted := private.experiment_with(stored, p_values);
  before := private.differences(stored, wanted);
  -- The same again, as after an answer that never arrived.
  if before = '{}' then
    return stored;
  end if;
  if p_version is distinct from stored.version then
    raise exception 'experiment_changed' using errcode = 'GR061', detail = to_jsonb(stored)::text;
  end if;
  if wanted.is_draft and not stored.is_draft then
    raise exception 'experiment_invalid' using errcode = 'GR062', detail = 'shape';
  end if;
  perform private.check_experiment(wanted, p_now);
  if not stored.is_draft then
    insert into public.experiment_changes (experiment_id, version, kind, before, changed_by, changed_at)
      values (p_id, stored.version, 'edited', before, p_user_id, p_now);
  end if;
  update public.experiments e set
      hypothesis = wanted.hypothesis, method = wanted.method, target_value = wanted.target_value, unit = wanted.unit,
      happened_on = wanted.happened_on, result_value = wanted.result_value, seen = wanted.seen, verdict = wanted.verdict,
      decision = wanted.decision, next_step = wanted.next_step, adds_interviews = wanted.adds_interviews,
      adds_test_users = wanted.adds_test_users, adds_pre_orders = wanted.adds_pre_orders,
      adds_revenue_cents = wanted.adds_revenue_cents, people_agreed = wanted.people_agreed, links = wanted.links,
      is_draft = wanted.is_draft, version = e.version + 1, updated_by = p_user_id
    where e.id = p_id
    returning * into stored;
  return stored;
exception when check_violation or not_null_violation or numeric_value_out_of_range then
  raise exception 'experiment_invalid' using errcode = 'GR062', detail = 'value';
end;
$$;
comment on function private.save_experiment(uuid, uuid, integer, jsonb, timestamptz) is 'Logs a market test (version 0) or saves one over the version that was read; the same again is no change (GR014, GR060 experiment_not_found, GR061 experiment_changed with the row as it is, GR062 experiment_invalid, GR063 too_many_experiments).';

create function public.save_experiment(p_id uuid, p_version integer, p_values jsonb) returns public.experiments
language sql security definer set search_path = '' as $$
  select private.save_experiment(private.acting_person(), p_id, p_version, p_values, private.current_time());
$$;
comment on function public.save_experiment(uuid, integer, jsonb) is 'The caller logs a market test of their team (p_version 0) or saves one over the version they read.';
grant execute on function public.save_experiment(uuid, integer, jsonb) to authenticated;

create function private.set_experiment_removed(p_user_id uuid, p_id uuid, p_removes boolean, p_now timestamptz)
returns public.experiments
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_writing_team(p_user_id);
  stored public.experiments;
begin
  select * into stored from public.experiments where id = p_id and team_id = team.id for update;
  if not found then
    raise exception 'experiment_not_found' using errcode = 'GR060';
  end if;
  if (stored.removed_at is not null) = p_removes then
    return stored;
  end if;
  if not p_removes and stored.removed_at <= p_now - interval '1 day' then
    raise exception 'undo_over' using errcode = 'GR027';
  end if;
  insert into public.experiment_changes (experiment_id, version, kind, changed_by, changed_at)
    values (p_id, stored.version, case when p_removes then 'removed' else 'restored' end, p_user_id, p_now);
  update public.experiments e set removed_at = case when p_removes then p_now end, updated_by = p_user_id, version = e.version + 1
    where e.id = p_id returning * into stored;
  return stored;
end;
$$;
comment on function private.set_experiment_removed(uuid, uuid, boolean, timestamptz) is 'Takes a market test out of the log, or brings it back within a day (GR014, GR060 experiment_not_found, GR027 undo_over).';

create function public.remove_experiment(p_id uuid) returns public.experiments
language sql security definer set search_path = '' as $$
  select private.set_experiment_removed(private.acting_person(), p_id, true, private.current_time());
$$;
comment on function public.remove_experiment(uuid) is 'The caller takes a market test out of their team''s log.';
grant execute on function public.remove_experiment(uuid) to authenticated;

create function public.restore_experiment(p_id uuid) returns public.experiments
language sql security definer set search_path = '' as $$
  select private.set_experiment_removed(private.acting_person(), p_id, false, private.current_time());
$$;
comment on function public.restore_experiment(uuid) is 'The caller brings a market test of their team back that was removed within a day.';
grant execute on function public.restore_experiment(uuid) to authenticated;

create function private.set_team_goals(p_user_id uuid, p_goals jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_writing_team(p_user_id);
  weeks integer := (select s.weeks from public.seasons s where s.id = team.season_id);
  fault text;
begin
  if jsonb_typeof(p_goals) is distinct from 'array' then
    raise exception 'goal_invalid' using errcode = 'GR064', detail = 'shape';
  end if;
  select case
      when g.metric is null or g.metric not in ('interviews', 'test_users', 'pre_orders', 'revenue_cents') then 'metric'
      when count(*) over (partition by g.metric) > 1 then 'metric'
      when g.value is null or g.value not between 1 and 100000000000 then 'value'
      when g.week is null or g.week not between 1 and weeks then 'week'
    end into fault
    from jsonb_to_recordset(p_goals) as g (metric text, value bigint, week integer)
    order by 1 nulls last limit 1;
  if fault is not null then
    raise exception 'goal_invalid' using errcode = 'GR064', detail = fault;
  end if;
  delete from public.team_goals where team_id = team.id
    and metric not in (select g.metric from jsonb_to_recordset(p_goals) as g (metric text));
  insert into public.team_goals (team_id, metric, value, week, updated_by, created_at, updated_at)
    select team.id, g.metric, g.value, g.week, p_user_id, p_now, p_now
    from jsonb_to_recordset(p_goals) as g (metric text, value bigint, week integer)
    on conflict (team_id, metric) do update set value = excluded.value, week = excluded.week, updated_by = excluded.updated_by
      where (team_goals.value, team_goals.week) is distinct from (excluded.value, excluded.week);
exception when data_exception then
  raise exception 'goal_invalid' using errcode = 'GR064', detail = 'shape';
end;
$$;
comment on function private.set_team_goals(uuid, jsonb, timestamptz) is 'Replaces the goals of a person''s team by a list of metric, value and week (GR014, GR064 goal_invalid; its detail says what is wrong).';

create function public.set_team_goals(p_goals jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.set_team_goals(private.acting_person(), p_goals, private.current_time());
$$;
comment on function public.set_team_goals(jsonb) is 'The caller replaces the goals of their team.';
grant execute on function public.set_team_goals(jsonb) to authenticated;

-- What teams wrote that were merged into another is read with it; nothing moves.
create function public.team_experiments(p_team_id uuid) returns setof public.experiments
language sql stable set search_path = '' as $$
  select e.* from public.experiments e
  where e.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by e.happened_on desc, e.created_at desc, e.id;
$$;
comment on function public.team_experiments(uuid) is 'The market tests of a team and of those merged into it, newest first, as far as the caller may read them.';
grant execute on function public.team_experiments(uuid) to authenticated;

create function public.team_traction(p_team_id uuid)
returns table (week integer, experiments bigint, interviews bigint, test_users bigint, pre_orders bigint, revenue_cents bigint)
language sql stable set search_path = '' as $$
  select w.week, sum(w.experiments)::bigint, sum(w.interviews)::bigint, sum(w.test_users)::bigint, sum(w.pre_orders)::bigint,
    sum(w.revenue_cents)::bigint
  from public.traction_weeks w join public.teams t on t.id = w.team_id
  where t.id = p_team_id or (t.merged_into = p_team_id and not exists (
    select from public.traction_weeks own where own.team_id = p_team_id and own.week = w.week
  ))
  group by w.week
  order by w.week;
$$;
comment on function public.team_traction(uuid) is 'What the tests of a team added, week by week; of teams merged into it the weeks in which it has none of its own. No row for whoever may not read its record.';
grant execute on function public.team_traction(uuid) to authenticated;

create function private.season_medians(p_season_id uuid, p_now timestamptz)
returns table (week integer, metric text, median numeric, teams integer)
language sql stable security definer set search_path = '' as $$
  with season as (
    select s.id, least(s.weeks, ((p_now at time zone 'Europe/Berlin')::date - s.starts_on) / 7 + 1) as current_week
    from public.seasons s
    where s.id = p_season_id and (p_now at time zone 'Europe/Berlin')::date >= s.starts_on
  ), running as (
    select numbers.week, sum(coalesce(w.interviews, 0)) over upwards as interviews,
      sum(coalesce(w.test_users, 0)) over upwards as test_users, sum(coalesce(w.pre_orders, 0)) over upwards as pre_orders,
      sum(coalesce(w.revenue_cents, 0)) over upwards as revenue_cents
    from season join public.teams t on t.season_id = season.id and t.status <> 'withdrawn'
      cross join generate_series(1, season.current_week) as numbers (week)
      left join public.traction_weeks w on w.team_id = t.id and w.week = numbers.week
    window upwards as (partition by t.id order by numbers.week)
  )
  select r.week, m.metric, percentile_cont(0.5) within group (order by m.value::float8)::numeric, count(*)::integer
  from running r cross join lateral (values
    ('interviews', r.interviews), ('test_users', r.test_users), ('pre_orders', r.pre_orders), ('revenue_cents', r.revenue_cents)
  ) as m (metric, value)
  group by r.week, m.metric
  having count(*) >= 5
  order by r.week, m.metric;
$$;
comment on function private.season_medians(uuid, timestamptz) is 'For each week so far and each number that teams count: the median of all teams of the season that go on, where there are at least five.';

-- Everybody in a season asks for the same medians, on the page that they open most: they are counted once a minute at most.
create table private.kept_medians (
  season_id uuid primary key references public.seasons (id) on delete cascade,
  medians jsonb not null check (jsonb_typeof(medians) = 'array'),
  counted_at timestamptz not null
);
comment on table private.kept_medians is 'The medians of a season as they were counted last; numbers of teams, never of one.';
alter table private.kept_medians enable row level security;
grant select on private.kept_medians to authenticated;
grant select, insert, update, delete on private.kept_medians to service_role;

-- As the function that counts them lets its callers.
create policy kept_medians_read_by_members on private.kept_medians
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

create function private.recent_medians(p_season_id uuid, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept private.kept_medians;
begin
  select k.* into kept from private.kept_medians k where k.season_id = p_season_id;
  -- Either way: a request that began before the last count finds it in its future.
  if abs(extract(epoch from p_now - kept.counted_at)) < 60 then
    return kept.medians;
  end if;
  -- While one request counts, the others take what there is.
  if not pg_try_advisory_xact_lock(hashtext('private.recent_medians ' || p_season_id)) and kept.season_id is not null then
    return kept.medians;
  end if;
  insert into private.kept_medians (season_id, medians, counted_at)
    select s.id, coalesce((
        select jsonb_agg(to_jsonb(m) order by m.week, m.metric) from private.season_medians(s.id, p_now) m
      ), '[]'), p_now
    from public.seasons s where s.id = p_season_id
    on conflict (season_id) do update set medians = excluded.medians, counted_at = excluded.counted_at
    returning * into kept;
  return coalesce(kept.medians, '[]');
end;
$$;
comment on function private.recent_medians(uuid, timestamptz) is 'The medians of a season, of at most a minute ago, or the last ones while another request counts; none for a season that does not exist.';

create function public.season_medians(p_season_id uuid)
returns table (week integer, metric text, median numeric, teams integer)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_person();
  return query select m.week, m.metric, m.median, m.teams
    from jsonb_to_recordset(private.recent_medians(p_season_id, private.current_time()))
      as m (week integer, metric text, median numeric, teams integer);
end;
$$;
comment on function public.season_medians(uuid) is 'The season''s medians of at most a minute ago, for members: of at least five teams, never of one.';
grant execute on function public.season_medians(uuid) to authenticated;
