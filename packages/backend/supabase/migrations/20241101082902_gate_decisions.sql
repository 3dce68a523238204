-- What becomes of a round: notes of those who deliberate, decisions by hand, and what was decided. Teams read none of it; what
-- they may know after the release they get from functions.

create table public.gate_notes (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null,
  team_id uuid not null,
  author_id uuid references private.profiles (user_id) on delete set null,
  text text not null check (char_length(btrim(text)) between 1 and 600),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  foreign key (round_id, team_id) references public.round_teams (round_id, team_id) on delete cascade
);
comment on table public.gate_notes is 'Notes on teams for those who run the round.';
create index gate_notes_round_id_idx on public.gate_notes (round_id, team_id);
create index gate_notes_author_id_idx on public.gate_notes (author_id);
create trigger gate_notes_touch before update on public.gate_notes
  for each row execute function private.touch_updated_at();

alter table public.gate_notes enable row level security;
grant select on public.gate_notes to authenticated;
grant select, insert, update, delete on public.gate_notes to service_role;

-- Organisers may read notes of rounds that they may run.
create policy gate_notes_read_by_organisers on public.gate_notes
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.gate_decisions (
  round_id uuid not null,
  team_id uuid not null,
  decision text not null check (decision in ('on', 'out', 'waiting')),
  is_by_hand boolean not null,
  reason text not null default '' check (char_length(reason) <= 500),
  decided_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (round_id, team_id),
  foreign key (round_id, team_id) references public.round_teams (round_id, team_id) on delete cascade,
  constraint gate_decisions_by_hand_have_a_reason check (not is_by_hand or char_length(btrim(reason)) >= 3)
);
comment on table public.gate_decisions is 'Whether a team goes on, is out, or waits. During deliberation only what was decided by hand; once decided, every team.';
create index gate_decisions_team_id_idx on public.gate_decisions (team_id);
create index gate_decisions_decided_by_idx on public.gate_decisions (decided_by);
create trigger gate_decisions_touch before update on public.gate_decisions
  for each row execute function private.touch_updated_at();

alter table public.gate_decisions enable row level security;
grant select on public.gate_decisions to authenticated;
grant select, insert, update, delete on public.gate_decisions to service_role;

-- Organisers may read decisions of rounds that they may run.
create policy gate_decisions_read_by_organisers on public.gate_decisions
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table public.gate_corrections (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null,
  team_id uuid not null,
  was text not null check (was in ('on', 'out', 'waiting')),
  becomes text not null check (becomes in ('on', 'out', 'waiting')),
  is_move_up boolean not null default false,
  reason text not null check (char_length(btrim(reason)) between 3 and 500),
  proposed_by uuid references private.profiles (user_id) on delete set null,
  confirmed_by uuid references private.profiles (user_id) on delete set null,
  confirmed_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  foreign key (round_id, team_id) references public.round_teams (round_id, team_id) on delete cascade,
  constraint gate_corrections_change_something check (was <> becomes),
  constraint gate_corrections_move_up_who_waits check (not is_move_up or (was = 'waiting' and becomes = 'on'))
);
comment on table public.gate_corrections is 'What became of a team after the release: moved up, or corrected by two organisers.';
comment on column public.gate_corrections.is_move_up is 'Whether a place became free for a team that waited, which one organiser says; anything else is said by two.';
comment on column public.gate_corrections.confirmed_at is 'Since when it holds; null while a second organiser has not confirmed it.';
create unique index gate_corrections_one_open_idx on public.gate_corrections (round_id, team_id) where confirmed_at is null;
create index gate_corrections_round_id_idx on public.gate_corrections (round_id, team_id);
create index gate_corrections_proposed_by_idx on public.gate_corrections (proposed_by);
create index gate_corrections_confirmed_by_idx on public.gate_corrections (confirmed_by);
create trigger gate_corrections_touch before update on public.gate_corrections
  for each row execute function private.touch_updated_at();

alter table public.gate_corrections enable row level security;
grant select on public.gate_corrections to authenticated;
grant select, insert, update, delete on public.gate_corrections to service_role;

-- Organisers may read corrections in rounds that they may run.
create policy gate_corrections_read_by_organisers on public.gate_corrections
  for select to authenticated
  using (round_id in (select private.rounds_to_run()) and round_id = any (private.rounds_to_expect()));

create table private.round_protocols (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null references public.rounds (id) on delete cascade,
  content text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  decided_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time()
);
comment on table private.round_protocols is 'What was decided, as canonical JSON with its SHA-256, kept for every time that the round was decided.';
create index round_protocols_round_id_idx on private.round_protocols (round_id, created_at);
create index round_protocols_decided_by_idx on private.round_protocols (decided_by);
alter table private.round_protocols enable row level security;
grant select (id, round_id, hash, decided_by, created_at) on private.round_protocols to authenticated;
grant select, insert, update, delete on private.round_protocols to service_role;

-- Organisers may read when a round that they may run was decided, and by whom; what it says they get from a function.
create policy round_protocols_read_by_organisers on private.round_protocols
  for select to authenticated
  using (round_id in (select private.rounds_to_run()));
