-- What a team believed, tried, saw and decided: its market tests, what they add to its numbers, and its goals. Read by the
-- team and whoever reads its record; written by functions, which hold the locks and keep what stood there before.

create table public.experiments (
  -- Given by the writer, so that a save that is sent twice is one entry.
  id uuid primary key,
  team_id uuid not null references public.teams (id) on delete cascade,
  author_id uuid references private.profiles (user_id) on delete set null,
  hypothesis text not null default '' check (char_length(hypothesis) <= 240),
  method text not null default '' check (char_length(method) <= 400),
  target_value numeric check (abs(target_value) < 1000000000 and scale(target_value) <= 3),
  unit text not null default '' check (char_length(unit) <= 40),
  happened_on date not null,
  result_value numeric check (abs(result_value) < 1000000000 and scale(result_value) <= 3),
  seen text not null default '' check (char_length(seen) <= 1200),
  verdict text not null default 'open' check (verdict in ('open', 'held', 'failed', 'unclear')),
  decision text check (decision in ('continue', 'change', 'drop')),
  next_step text not null default '' check (char_length(next_step) <= 400),
  adds_interviews integer not null default 0 check (adds_interviews between 0 and 1000000),
  adds_test_users integer not null default 0 check (adds_test_users between 0 and 1000000),
  adds_pre_orders integer not null default 0 check (adds_pre_orders between 0 and 1000000),
  adds_revenue_cents bigint not null default 0 check (adds_revenue_cents between 0 and 100000000000),
  people_agreed boolean not null default false,
  links text[] not null default '{}' check (cardinality(links) <= 10 and private.is_plain_list(links)),
  is_draft boolean not null default false,
  version integer not null default 1 check (version > 0),
  removed_at timestamptz,
  updated_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint experiments_say_what_was_tried check (
    is_draft or (private.plain_name(hypothesis) <> '' and private.plain_name(method) <> '')
  ),
  constraint experiments_say_what_was_seen check (is_draft or verdict = 'open' or private.plain_name(seen) <> '')
);
comment on table public.experiments is 'Market tests of teams: what they believed, tried, saw and decided.';
comment on column public.experiments.method is 'What was tried; its first sentence is what lists call the test.';
comment on column public.experiments.target_value is 'The number that was needed, in the unit.';
comment on column public.experiments.unit is 'What the numbers count, such as "of 12 below 7 °C".';
comment on column public.experiments.happened_on is 'The day in Berlin to which its numbers count.';
comment on column public.experiments.verdict is 'Whether the hypothesis held; open while the test runs. The numbers propose, the team decides.';
comment on column public.experiments.next_step is 'What follows from the decision.';
comment on column public.experiments.adds_revenue_cents is 'What it adds to the team''s revenue, in euro cents; the numbers of a team are sums of what its tests add.';
comment on column public.experiments.people_agreed is 'Whether everybody who can be recognised in the evidence agreed to it.';
comment on column public.experiments.links is 'Evidence that stands elsewhere; files are in uploads.';
comment on column public.experiments.is_draft is 'Read by the team alone; counts nothing until it is saved.';
comment on column public.experiments.version is 'Whoever saves names the one they read.';
comment on column public.experiments.removed_at is 'Taken out of the log; whoever removed it may bring it back for a day.';
create index experiments_team_id_idx on public.experiments (team_id, happened_on);
create index experiments_author_id_idx on public.experiments (author_id);
create index experiments_updated_by_idx on public.experiments (updated_by);
create trigger experiments_touch before update on public.experiments
  for each row execute function private.touch_updated_at();

alter table public.experiments enable row level security;
grant select on public.experiments to authenticated;
grant select, insert, update, delete on public.experiments to service_role;

-- Whoever may read a team's record reads its tests; drafts the team alone, and nobody what was removed.
create policy experiments_read_by_record on public.experiments
  for select to authenticated
  using (
    removed_at is null
    and team_id = any (array(select private.record_teams()))
    and (not is_draft or team_id = any (array(select private.my_teams())))
  );

create table public.experiment_changes (
  id uuid primary key default gen_random_uuid(),
  experiment_id uuid not null references public.experiments (id) on delete cascade,
  version integer not null check (version > 0),
  kind text not null check (kind in ('edited', 'removed', 'restored')),
  before jsonb not null default '{}',
  changed_by uuid references private.profiles (user_id) on delete set null,
  changed_at timestamptz not null
);
comment on table public.experiment_changes is 'What was changed of a market test after it was logged: by whom, when, and what stood there before.';
comment on column public.experiment_changes.version is 'The version that was replaced.';
comment on column public.experiment_changes.before is 'The columns that were changed, with what they held.';
create index experiment_changes_experiment_id_idx on public.experiment_changes (experiment_id, changed_at);
create index experiment_changes_changed_by_idx on public.experiment_changes (changed_by);

alter table public.experiment_changes enable row level security;
grant select on public.experiment_changes to authenticated;
grant select, insert, delete on public.experiment_changes to service_role;

-- Whoever reads a test reads what it said before.
create policy experiment_changes_read_with_experiment on public.experiment_changes
  for select to authenticated
  using (exists (select from public.experiments e where e.id = experiment_id));

create table public.team_goals (
  team_id uuid not null references public.teams (id) on delete cascade,
  metric text not null check (metric in ('interviews', 'test_users', 'pre_orders', 'revenue_cents')),
  value bigint not null check (value between 1 and 100000000000),
  week integer not null check (week between 1 and 52),
  updated_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (team_id, metric)
);
comment on table public.team_goals is 'What a team wants to reach, at most one number for each it counts.';
comment on column public.team_goals.value is 'What all its tests together shall have added; revenue in euro cents.';
comment on column public.team_goals.week is 'By the end of this week of the season.';
create index team_goals_updated_by_idx on public.team_goals (updated_by);
create trigger team_goals_touch before update on public.team_goals
  for each row execute function private.touch_updated_at();

alter table public.team_goals enable row level security;
grant select on public.team_goals to authenticated;
grant select, insert, update, delete on public.team_goals to service_role;

-- Whoever may read a team's record reads its goals.
create policy team_goals_read_by_record on public.team_goals
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

-- Kept, because the median of a season asks for the sums of a thousand teams.
create table public.traction_weeks (
  team_id uuid not null references public.teams (id) on delete cascade,
  week integer not null,
  experiments integer not null,
  interviews bigint not null,
  test_users bigint not null,
  pre_orders bigint not null,
  revenue_cents bigint not null,
  primary key (team_id, week)
);
comment on table public.traction_weeks is 'What the tests of a team added in each week of its season; follows experiments, never written by hand.';
alter table public.traction_weeks enable row level security;
grant select on public.traction_weeks to authenticated;
grant select, insert, update, delete on public.traction_weeks to service_role;

-- Whoever may read a team's record reads what it adds up to.
create policy traction_weeks_read_by_record on public.traction_weeks
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

create function private.week_of(p_team_id uuid, p_day date) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(1, least(s.weeks, floor((p_day - s.starts_on) / 7.0)::integer + 1))
  from public.teams t join public.seasons s on s.id = t.season_id
  where t.id = p_team_id;
$$;
comment on function private.week_of(uuid, date) is 'The week of a team''s season to which a day counts: the first for what was before, the last for what was after.';

create function private.sum_traction(p_team_id uuid, p_week integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
  first_day date;
  next_day date;
begin
  select s.* into season from public.teams t join public.seasons s on s.id = t.season_id where t.id = p_team_id;
  first_day := case when p_week = 1 then '-infinity' else season.starts_on + 7 * (p_week - 1) end;
  next_day := case when p_week = season.weeks then 'infinity' else season.starts_on + 7 * p_week end;
  delete from public.traction_weeks where team_id = p_team_id and week = p_week;
  insert into public.traction_weeks (team_id, week, experiments, interviews, test_users, pre_orders, revenue_cents)
    select p_team_id, p_week, count(*), sum(e.adds_interviews), sum(e.adds_test_users), sum(e.adds_pre_orders),
      sum(e.adds_revenue_cents)
    from public.experiments e
    where e.team_id = p_team_id and not e.is_draft and e.removed_at is null
      and e.happened_on >= first_day and e.happened_on < next_day
    having count(*) > 0;
end;
$$;
comment on function private.sum_traction(uuid, integer) is 'Adds up again what the tests of a team added in a week.';

create function private.sum_traction_of_experiment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.sum_traction(old.team_id, private.week_of(old.team_id, old.happened_on));
  end if;
  if tg_op <> 'DELETE' then
    perform private.sum_traction(new.team_id, private.week_of(new.team_id, new.happened_on));
  end if;
  return null;
end;
$$;
comment on function private.sum_traction_of_experiment() is 'Trigger: the weeks of a team add up to what its tests add.';
create trigger experiments_sum_traction after insert or update or delete on public.experiments
  for each row execute function private.sum_traction_of_experiment();

create function private.export_of_experiments(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(e) - 'updated_by' order by e.created_at) from public.experiments e where e.author_id = p_user_id;
$$;
comment on function private.export_of_experiments(uuid) is 'The market tests that a person logged, without who else changed them; what they changed themselves is in experiment_changes.';
