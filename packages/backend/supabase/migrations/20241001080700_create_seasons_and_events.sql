-- The season and what happens in it.

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  label text not null unique check (char_length(label) between 1 and 40),
  starts_on date not null,
  weeks integer not null default 11 check (weeks between 1 and 52),
  phase text not null default 'off' check (phase in ('applications', 'running', 'final', 'off')),
  team_closes_at timestamptz,
  min_team integer not null default 2 check (min_team >= 1),
  max_team integer not null default 5,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seasons_team_size check (max_team >= min_team)
);
comment on table public.seasons is 'One programme a year; the newest start is the current one.';
comment on column public.seasons.starts_on is 'Day 1 of week 1.';
comment on column public.seasons.team_closes_at is 'Until when teams may change their members.';

create table public.events (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80)
    check (slug not in ('connect', 'events', 'teams', 'admin', 'assigned_teams')),
  title text not null check (char_length(title) between 1 and 120),
  summary text not null default '' check (char_length(summary) <= 300),
  body text not null default '' check (char_length(body) <= 10000),
  category text not null check (category in ('Grow', 'Workshop', 'Info')),
  mode text not null check (mode in ('onsite', 'online', 'hybrid')),
  mandatory boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  city text check (char_length(city) <= 80),
  place text check (char_length(place) <= 120),
  url text check (url ~ '^https?://[^[:space:]]+$' and char_length(url) <= 500),
  capacity_onsite integer check (capacity_onsite >= 0),
  capacity_online integer check (capacity_online >= 0),
  visibility text not null default 'public' check (visibility in ('public', 'members')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_end_after_start check (ends_at > starts_at)
);
comment on table public.events is 'Workshops, talks and fixed points of a season.';
comment on column public.events.body is 'Markdown.';
comment on column public.events.capacity_onsite is 'Seats in the room; null where there is no limit.';
comment on column public.events.capacity_online is 'Seats in the call; null where there is no limit.';
comment on column public.events.visibility is 'public: everyone reads it; members: the logged in only.';
create index events_season_id_idx on public.events (season_id);
create index events_visibility_starts_at_idx on public.events (visibility, starts_at);

create trigger seasons_touch before update on public.seasons
  for each row execute function private.touch_updated_at();
create trigger events_touch before update on public.events
  for each row execute function private.touch_updated_at();

alter table public.seasons enable row level security;
alter table public.events enable row level security;
revoke all on public.seasons, public.events from anon, authenticated, service_role;
grant select on public.seasons, public.events to anon, authenticated;
grant insert, update on public.seasons to authenticated;
grant insert, update, delete on public.events to authenticated;
grant select, insert, update, delete on public.seasons, public.events to service_role;

-- Everyone may read the seasons.
create policy seasons_read_by_all on public.seasons
  for select to anon, authenticated
  using (true);

-- Organisers may add a season.
create policy seasons_insert_by_orga on public.seasons
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may change a season.
create policy seasons_update_by_orga on public.seasons
  for update to authenticated
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

-- Visitors may read public events.
create policy events_read_by_visitors on public.events
  for select to anon
  using (visibility = 'public');

-- The logged in may read public events, and members those for members too.
create policy events_read_by_members on public.events
  for select to authenticated
  using (visibility = 'public' or (select private.is_member()));

-- Organisers may add an event.
create policy events_insert_by_orga on public.events
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may change an event.
create policy events_update_by_orga on public.events
  for update to authenticated
  using ((select private.is_orga()))
  with check ((select private.is_orga()));

-- Organisers may delete an event.
create policy events_delete_by_orga on public.events
  for delete to authenticated
  using ((select private.is_orga()));
