-- What jurors write: one ballot for each of them and a team, which screens call a score sheet. That it exists and how far it is
-- stands apart from what it says, so that organisers follow the one and nobody reads the other before the lock.

create table public.ballots (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null,
  team_id uuid not null,
  juror_id uuid not null,
  kind text not null default 'stage' check (kind in ('stage', 'bridge')),
  state text not null default 'assigned' check (state in ('assigned', 'draft', 'submitted', 'locked', 'recused')),
  submitted_at timestamptz,
  recused_reason text not null default '' check (char_length(recused_reason) <= 500),
  entered_by uuid references private.profiles (user_id) on delete set null,
  admitted_by uuid references private.profiles (user_id) on delete set null,
  admitted_reason text not null default '' check (char_length(admitted_reason) <= 500),
  is_comment_held boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  unique (round_id, team_id, juror_id),
  foreign key (round_id, team_id) references public.round_teams (round_id, team_id) on delete cascade,
  foreign key (round_id, juror_id) references public.juror_grants (round_id, user_id) on delete cascade,
  constraint ballots_submitted_at_a_time check ((state in ('submitted', 'locked')) = (submitted_at is not null))
);
comment on table public.ballots is 'That a juror judges a team, and how far they are; what they say stands in ballot_scores.';
comment on column public.ballots.kind is 'stage: seen live; bridge: a film of another stage, so that stages can be compared.';
comment on column public.ballots.state is 'assigned: nothing is written; draft; submitted: handed in, and can be taken back until the lock; locked: handed in when the round was locked, or admitted; recused: the juror stepped back.';
comment on column public.ballots.entered_by is 'The organiser who keyed it in from paper; null for what jurors wrote themselves.';
comment on column public.ballots.admitted_by is 'The organiser who let it count although it arrived after the lock.';
comment on column public.ballots.is_comment_held is 'Whether the comment for the team stays with the jury.';
comment on column public.ballots.version is 'Grows with each change, so that two devices of one juror do not overwrite each other.';
create index ballots_juror_id_idx on public.ballots (round_id, juror_id);
create index ballots_team_id_idx on public.ballots (team_id);
create index ballots_entered_by_idx on public.ballots (entered_by);
create index ballots_admitted_by_idx on public.ballots (admitted_by);
create trigger ballots_touch before update on public.ballots
  for each row execute function private.touch_updated_at();

alter table public.ballots enable row level security;
grant select on public.ballots to authenticated;
grant select, insert, update, delete on public.ballots to service_role;

-- Organisers may read how far score sheets are in rounds that they may run.
create policy ballots_read_by_organisers on public.ballots
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.ballot_scores (
  ballot_id uuid primary key references public.ballots (id) on delete cascade,
  round_id uuid not null references public.rounds (id) on delete cascade,
  scores jsonb not null default '{}' check (jsonb_typeof(scores) = 'object'),
  comment_team text not null default '' check (char_length(comment_team) <= 1000),
  comment_jury text not null default '' check (char_length(comment_jury) <= 1000),
  client_key uuid,
  finished_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.ballot_scores is 'What a juror says about a team: steps by criterion and two comments. Read by its juror through functions, and by those who run the round after the lock.';
comment on column public.ballot_scores.scores is 'Steps from 1 to 5 by the id of the criterion; those that are missing are not set yet.';
comment on column public.ballot_scores.client_key is 'Which write of which device it was: the same again changes nothing.';
comment on column public.ballot_scores.finished_at is 'When the juror pressed, by their own clock; kept with what was handed in.';
create index ballot_scores_round_id_idx on public.ballot_scores (round_id);
create trigger ballot_scores_touch before update on public.ballot_scores
  for each row execute function private.touch_updated_at();

create function private.locked_rounds_to_run() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.rounds r
  where r.id in (select private.rounds_to_run()) and r.state in ('deliberation', 'decided', 'released');
$$;
comment on function private.locked_rounds_to_run() is 'Rounds that the caller may run and whose score sheets are locked.';
grant execute on function private.locked_rounds_to_run() to authenticated, service_role;

alter table public.ballot_scores enable row level security;
grant select on public.ballot_scores to authenticated;
grant select, insert, update, delete on public.ballot_scores to service_role;

-- Organisers may read what jurors wrote once the round is locked, in rounds that they may run.
create policy ballot_scores_read_after_lock on public.ballot_scores
  for select to authenticated
  using (round_id in (select private.locked_rounds_to_run()) and round_id = any (private.rounds_to_expect()));

-- What arrives after the lock and says that it was finished before waits here; whoever admits it does not see what it says.
create table private.late_ballots (
  ballot_id uuid primary key references public.ballots (id) on delete cascade,
  scores jsonb not null check (jsonb_typeof(scores) = 'object'),
  comment_team text not null check (char_length(comment_team) <= 1000),
  comment_jury text not null check (char_length(comment_jury) <= 1000),
  client_key uuid not null,
  finished_at timestamptz not null,
  created_at timestamptz not null default private.current_time()
);
comment on table private.late_ballots is 'Score sheets that arrived after the lock, by ballot; nobody reads what they say until one is admitted.';
alter table private.late_ballots enable row level security;
grant select (ballot_id, finished_at, created_at) on private.late_ballots to authenticated;
grant select, insert, update, delete on private.late_ballots to service_role;

-- Organisers may read that score sheets wait in rounds that they may run, and not what they say.
create policy late_ballots_read_by_organisers on private.late_ballots
  for select to authenticated
  using (ballot_id in (select b.id from public.ballots b where b.round_id in (select private.rounds_to_run())));
