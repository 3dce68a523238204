-- The gates of a season: rounds in which jurors score teams on stages, and organisers decide who goes on. Whoever runs a round
-- reads these tables; jurors and teams read what concerns them through functions, so that one place decides what they may know
-- and when. See decision 059.

create table public.rounds (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  kind text not null check (kind in ('half_time', 'final')),
  state text not null default 'setup' check (state in ('setup', 'open', 'deliberation', 'decided', 'released')),
  cut_size integer not null default 16 check (cut_size between 1 and 1000),
  ballots_wanted integer not null default 4 check (ballots_wanted between 1 and 9),
  bridges_wanted integer not null default 2 check (bridges_wanted between 0 and 5),
  shown_weeks integer[] not null default '{}'
    constraint rounds_shown_weeks_are_weeks check (
      cardinality(shown_weeks) <= 11 and shown_weeks <@ '{1,2,3,4,5,6,7,8,9,10,11}'::integer[]
    ),
  shown_metrics text[] not null default '{}'
    constraint rounds_shown_metrics_are_metrics check (
      private.is_plain_list(shown_metrics) and shown_metrics <@ '{interviews,test_users,preorders,revenue}'::text[]
    ),
  bars_same_university boolean not null default false,
  shows_scores boolean not null default false,
  locks_at timestamptz,
  waiting_until timestamptz,
  opened_at timestamptz,
  open_reason text not null default '' check (char_length(open_reason) <= 500),
  locked_at timestamptz,
  decided_at timestamptz,
  release_at timestamptz,
  released_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  unique (season_id, kind),
  constraint rounds_released_at_release check ((state = 'released') = (released_at is not null)),
  constraint rounds_released_once_decided check (release_at is null or state in ('decided', 'released'))
);
comment on table public.rounds is 'The two gates of a season: half-time and the final.';
comment on column public.rounds.state is 'setup: jurors, stages and criteria are set; open: jurors score; deliberation: score sheets are locked and organisers compare; decided: fixed, nobody was told; released: teams know.';
comment on column public.rounds.cut_size is 'How many go on: where the line lies.';
comment on column public.rounds.ballots_wanted is 'How many score sheets each team should have, bridges aside.';
comment on column public.rounds.bridges_wanted is 'How many films of other stages each juror scores beforehand, so that stages can be compared.';
comment on column public.rounds.shown_weeks is 'Hand-ins of which weeks jurors see.';
comment on column public.rounds.shown_metrics is 'Which counters jurors see.';
comment on column public.rounds.bars_same_university is 'Whether nobody judges a team with somebody from their own university.';
comment on column public.rounds.shows_scores is 'Whether teams see their place among all once it is released.';
comment on column public.rounds.locks_at is 'When organisers mean to lock it, said to jurors; nothing happens by itself.';
comment on column public.rounds.waiting_until is 'Until when teams that wait hear whether they move up.';
comment on column public.rounds.open_reason is 'Why it was opened although there were gaps.';
comment on column public.rounds.release_at is 'When the clock releases it; null while no time is set.';
comment on column public.rounds.version is 'Grows with every change of what organisers set, so that two of them do not overwrite each other.';
create index rounds_release_at_idx on public.rounds (release_at) where state = 'decided' and release_at is not null;
create trigger rounds_touch before update on public.rounds
  for each row execute function private.touch_updated_at();

-- Asked once per statement. Whoever is in a team of a round has no part in running it (ruling of the contest: no organiser
-- judges, or watches the judging of, their own team).
create function private.rounds_to_run() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_orga() then
    return;
  end if;
  return query
    select r.id from public.rounds r
    where not exists (
      select from public.round_teams t join public.team_members m on m.team_id = t.team_id and m.left_at is null
      where t.round_id = r.id and m.user_id = (select auth.uid())
    );
end;
$$;
comment on function private.rounds_to_run() is 'Rounds that the caller may run: those of an organiser who is in none of their teams.';
grant execute on function private.rounds_to_run() to authenticated, service_role;

-- Whoever asks for an estimated count gets what the planner expects, and it expects by hidden rows, too: how many teams are out, how
-- many score sheets are in. This it can ask itself while it plans, so that it expects nothing where there is nothing to see.
create function private.rounds_to_expect() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select private.rounds_to_run());
$$;
comment on function private.rounds_to_expect() is 'The same rounds as private.rounds_to_run(), for the planner''s estimate of what a policy lets through.';
grant execute on function private.rounds_to_expect() to authenticated, service_role;

alter table public.rounds enable row level security;
grant select on public.rounds to authenticated;
grant select, insert, update, delete on public.rounds to service_role;

-- Organisers may read rounds that they may run.
create policy rounds_read_by_organisers on public.rounds
  for select to authenticated
  using (id in (select private.rounds_to_run()) and id = any (private.rounds_to_expect()));

create table public.criteria (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references public.rounds (id) on delete cascade,
  position integer not null check (position between 1 and 12),
  name_en text not null check (char_length(name_en) between 1 and 60),
  name_de text not null check (char_length(name_de) between 1 and 60),
  question_en text not null default '' check (char_length(question_en) <= 200),
  question_de text not null default '' check (char_length(question_de) <= 200),
  weight integer not null check (weight between 0 and 100 and weight % 5 = 0),
  anchors_en text[] not null check (cardinality(anchors_en) = 5 and char_length(array_to_string(anchors_en, '')) <= 800),
  anchors_de text[] not null check (cardinality(anchors_de) = 5 and char_length(array_to_string(anchors_de, '')) <= 800),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint criteria_position_once unique (round_id, position) deferrable initially deferred
);
comment on table public.criteria is 'What jurors score in a round: a question, a weight, and what each of five steps looks like.';
comment on column public.criteria.weight is 'Per cent of the score; those of a round add up to 100 before it opens.';
create trigger criteria_touch before update on public.criteria
  for each row execute function private.touch_updated_at();

alter table public.criteria enable row level security;
grant select on public.criteria to authenticated;
grant select, insert, update, delete on public.criteria to service_role;

-- Organisers may read the criteria of rounds that they may run.
create policy criteria_read_by_organisers on public.criteria
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.stages (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references public.rounds (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40 and private.is_plain_name(name)),
  venue text not null default '' check (char_length(venue) <= 80),
  starts_at timestamptz not null,
  minutes_each integer not null default 12 check (minutes_each between 3 and 60),
  host_id uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  unique (round_id, name),
  unique (round_id, id)
);
comment on table public.stages is 'Where teams of a round pitch, one after the other.';
comment on column public.stages.minutes_each is 'How many minutes each team has, questions and the change included.';
comment on column public.stages.host_id is 'Who says which team is on stage and which did not come.';
create index stages_host_id_idx on public.stages (host_id);
create trigger stages_touch before update on public.stages
  for each row execute function private.touch_updated_at();

alter table public.stages enable row level security;
grant select on public.stages to authenticated;
grant select, insert, update, delete on public.stages to service_role;

-- Organisers may read the stages of rounds that they may run.
create policy stages_read_by_organisers on public.stages
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.round_teams (
  round_id uuid not null references public.rounds (id) on delete cascade,
  team_id uuid not null references public.teams (id) on delete cascade,
  stage_id uuid,
  position integer check (position between 1 and 200),
  presence text not null default 'expected' check (presence in ('expected', 'on_stage', 'pitched', 'absent')),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (round_id, team_id),
  constraint round_teams_placed_in_order check ((stage_id is null) = (position is null)),
  constraint round_teams_stage_of_round foreign key (round_id, stage_id) references public.stages (round_id, id),
  constraint round_teams_place_once unique (stage_id, position) deferrable initially deferred
);
comment on table public.round_teams is 'Teams of a round: on which stage, in which order, and whether they came.';
create index round_teams_team_id_idx on public.round_teams (team_id);
create index round_teams_stage_id_idx on public.round_teams (round_id, stage_id);
create trigger round_teams_touch before update on public.round_teams
  for each row execute function private.touch_updated_at();

alter table public.round_teams enable row level security;
grant select on public.round_teams to authenticated;
grant select, insert, update, delete on public.round_teams to service_role;

-- Organisers may read who is in rounds that they may run.
create policy round_teams_read_by_organisers on public.round_teams
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.juror_grants (
  round_id uuid not null references public.rounds (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  stage_id uuid,
  ready_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text not null default '' check (char_length(withdrawn_reason) <= 500),
  reminded_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (round_id, user_id),
  constraint juror_grants_stage_of_round foreign key (round_id, stage_id) references public.stages (round_id, id)
    on delete set null (stage_id)
);
comment on table public.juror_grants is 'Who judges in a round: a mentor, an organiser, or a guest.';
comment on column public.juror_grants.stage_id is 'The stage that they sit at; null while none is set, or for who scores films only.';
comment on column public.juror_grants.ready_at is 'When their device last had everything that it needs without a connection.';
comment on column public.juror_grants.withdrawn_at is 'Since when they judge no more; what they handed in counts.';
comment on column public.juror_grants.reminded_at is 'When organisers last reminded them of score sheets that are missing.';
create index juror_grants_user_id_idx on public.juror_grants (user_id);
create index juror_grants_stage_id_idx on public.juror_grants (round_id, stage_id);
create trigger juror_grants_touch before update on public.juror_grants
  for each row execute function private.touch_updated_at();

alter table public.juror_grants enable row level security;
grant select on public.juror_grants to authenticated;
grant select, insert, update, delete on public.juror_grants to service_role;

-- Organisers may read who judges in rounds that they may run.
create policy juror_grants_read_by_organisers on public.juror_grants
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.juror_conflicts (
  round_id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  reason text not null default '' check (char_length(reason) <= 300),
  declared_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  primary key (round_id, user_id, team_id),
  foreign key (round_id, user_id) references public.juror_grants (round_id, user_id) on delete cascade,
  foreign key (round_id, team_id) references public.round_teams (round_id, team_id) on delete cascade
);
comment on table public.juror_conflicts is 'Teams that a juror is too close to, as said for this round; others follow from mentoring, membership and universities.';
create index juror_conflicts_user_id_idx on public.juror_conflicts (user_id);
create index juror_conflicts_team_id_idx on public.juror_conflicts (round_id, team_id);
create index juror_conflicts_declared_by_idx on public.juror_conflicts (declared_by);

alter table public.juror_conflicts enable row level security;
grant select on public.juror_conflicts to authenticated;
grant select, insert, update, delete on public.juror_conflicts to service_role;

-- Organisers may read conflicts in rounds that they may run.
create policy juror_conflicts_read_by_organisers on public.juror_conflicts
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));
