-- The season, what happens in it, and who comes. Seasons and registrations are written by functions; see decision 016.

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  label text not null unique check (char_length(label) between 1 and 40),
  starts_on date not null,
  weeks integer not null default 11 check (weeks between 1 and 52),
  phase text not null default 'off' check (phase in ('applications', 'running', 'final', 'off')),
  team_closes_at timestamptz,
  min_team integer not null default 2 check (min_team >= 1),
  max_team integer not null default 5,
  opened_at timestamptz default private.current_time(),
  stopped_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint seasons_team_size check (max_team >= min_team)
);
comment on table public.seasons is 'One programme a year; of those that were opened the newest start is the current one.';
comment on column public.seasons.starts_on is 'Day 1 of week 1.';
comment on column public.seasons.team_closes_at is 'Until when teams may change their members.';
comment on column public.seasons.opened_at is 'Since when everybody sees it; null while organisers prepare it.';
comment on column public.seasons.stopped_at is 'Since when organisers have stopped it; null while it goes on.';
-- One is prepared at a time.
create unique index seasons_one_prepared_idx on public.seasons ((opened_at is null)) where opened_at is null;
create trigger seasons_touch before update on public.seasons
  for each row execute function private.touch_updated_at();

alter table public.seasons enable row level security;
grant select on public.seasons to anon, authenticated;
grant select, insert, update, delete on public.seasons to service_role;

-- Everyone may read the seasons that were opened.
create policy seasons_read_by_visitors on public.seasons
  for select to anon
  using (opened_at is not null);

-- Organisers may read the one that they prepare, too.
create policy seasons_read_by_people on public.seasons
  for select to authenticated
  using (opened_at is not null or (select private.is_orga()));

-- An event is written before it is shown, and called off rather than deleted: calendars have to hear of it. Each text
-- is a pair of columns, one a language; see decision 032.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80)
    check (slug not in ('connect', 'events', 'teams', 'admin', 'assigned_teams')),
  title_en text not null default '' check (char_length(title_en) <= 120),
  title_de text not null default '' check (char_length(title_de) <= 120),
  summary_en text not null default '' check (char_length(summary_en) <= 300),
  summary_de text not null default '' check (char_length(summary_de) <= 300),
  body_en text not null default '' check (char_length(body_en) <= 10000),
  body_de text not null default '' check (char_length(body_de) <= 10000),
  agenda_en text not null default '' check (char_length(agenda_en) <= 4000)
    constraint events_agenda_en_lines check (agenda_en ~ '^(([01][0-9]|2[0-3]):[0-5][0-9] [^\n]+(\n|$))*$'),
  agenda_de text not null default '' check (char_length(agenda_de) <= 4000)
    constraint events_agenda_de_lines check (agenda_de ~ '^(([01][0-9]|2[0-3]):[0-5][0-9] [^\n]+(\n|$))*$'),
  hosts_en text not null default '' check (char_length(hosts_en) <= 2000),
  hosts_de text not null default '' check (char_length(hosts_de) <= 2000),
  bring_en text not null default '' check (char_length(bring_en) <= 300),
  bring_de text not null default '' check (char_length(bring_de) <= 300),
  category text not null check (category in ('Grow', 'Workshop', 'Info')),
  mode text not null check (mode in ('onsite', 'online', 'hybrid')),
  mandatory boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  street text check (char_length(street) <= 160),
  city text check (char_length(city) <= 80),
  place_en text not null default '' check (char_length(place_en) <= 120),
  place_de text not null default '' check (char_length(place_de) <= 120),
  url text check (url ~ '^https?://[^[:space:]]+$' and char_length(url) <= 500),
  capacity_onsite integer check (capacity_onsite >= 0),
  capacity_online integer check (capacity_online >= 0),
  visibility text not null default 'public' check (visibility in ('public', 'members')),
  status text not null default 'published' check (status in ('draft', 'published', 'cancelled')),
  sequence integer not null default 0 check (sequence >= 0),
  cancelled_at timestamptz,
  cancel_message text not null default '' check (char_length(cancel_message) <= 2000),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint events_title_not_blank check (title_en ~ '[^[:space:]]' or title_de ~ '[^[:space:]]'),
  constraint events_end_after_start check (ends_at > starts_at),
  constraint events_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);
comment on table public.events is 'Workshops, talks and fixed points of a season.';
comment on column public.events.title_en is 'A text that is blank in one language is read in the other; a title stands in one at least.';
comment on column public.events.body_en is 'Markdown.';
comment on column public.events.body_de is 'Markdown.';
comment on column public.events.agenda_en is 'A line an entry: 18:00 Title | what happens.';
comment on column public.events.agenda_de is 'A line an entry: 18:00 Title | what happens.';
comment on column public.events.hosts_en is 'A line a person: Name | what they do there.';
comment on column public.events.hosts_de is 'A line a person: Name | what they do there.';
comment on column public.events.street is 'Street, number and town, as a map finds them.';
comment on column public.events.capacity_onsite is 'Seats in the room; null where there is no limit.';
comment on column public.events.capacity_online is 'Seats in the call; null where there is no limit.';
comment on column public.events.visibility is 'public: everyone reads it; members: the logged in only.';
comment on column public.events.status is 'draft: organisers only; published; cancelled: shown as called off.';
comment on column public.events.sequence is 'How often what a calendar shows has changed (SEQUENCE of RFC 5545).';
comment on column public.events.cancel_message is 'What organisers said when they called it off.';
create index events_season_id_idx on public.events (season_id);
create index events_visibility_starts_at_idx on public.events (visibility, starts_at);
create trigger events_touch before update on public.events
  for each row execute function private.touch_updated_at();

alter table public.events enable row level security;
grant select on public.events to anon, authenticated;
grant
  insert (
    season_id, slug, title_en, title_de, summary_en, summary_de, body_en, body_de, agenda_en, agenda_de, hosts_en,
    hosts_de, bring_en, bring_de, category, mode, mandatory, starts_at, ends_at, street, city, place_en, place_de, url,
    capacity_onsite, capacity_online, visibility, status
  ),
  update (
    season_id, slug, title_en, title_de, summary_en, summary_de, body_en, body_de, agenda_en, agenda_de, hosts_en,
    hosts_de, bring_en, bring_de, category, mode, mandatory, starts_at, ends_at, street, city, place_en, place_de, url,
    capacity_onsite, capacity_online, visibility, status
  ),
  delete
  on public.events to authenticated;
grant select, insert, update, delete on public.events to service_role;

-- Visitors may read public events that are published or called off.
create policy events_read_by_visitors on public.events
  for select to anon
  using (visibility = 'public' and status <> 'draft');

-- The logged in may read public events, members those for members too, and organisers drafts.
create policy events_read_by_members on public.events
  for select to authenticated
  using (
    (status <> 'draft' and (
      visibility = 'public' or ((select private.is_member()) and (select private.is_second_factor_shown()))
    ))
    or (select private.is_orga())
  );

-- Organisers may add an event.
create policy events_insert_by_orga on public.events
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may change an event; calling it off is a function, because everybody who counts on it is told.
create policy events_update_by_orga on public.events
  for update to authenticated
  using ((select private.is_orga()) and status <> 'cancelled')
  with check ((select private.is_orga()) and status <> 'cancelled');

-- Organisers may delete a draft: what was shown once stands in calendars.
create policy events_delete_by_orga on public.events
  for delete to authenticated
  using ((select private.is_orga()) and status = 'draft');

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  seat text not null check (seat in ('onsite', 'online')),
  status text not null check (status in ('registered', 'waitlisted', 'offered', 'attended', 'no_show', 'cancelled')),
  position integer not null check (position > 0),
  offer_expires_at timestamptz,
  cancelled_at timestamptz,
  cancelled_from text check (cancelled_from in ('registered', 'waitlisted', 'offered', 'expired')),
  seated_at timestamptz,
  reminded_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by uuid references private.profiles (user_id) on delete set null,
  desk text check (char_length(desk) <= 80),
  client_key uuid,
  before_check_in jsonb,
  taken_back uuid[] not null default '{}',
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint event_registrations_once unique (event_id, user_id),
  constraint event_registrations_ticket unique (event_id, position),
  constraint event_registrations_offer check ((status = 'offered') = (offer_expires_at is not null)),
  constraint event_registrations_cancelled check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint event_registrations_attended check ((status = 'attended') = (checked_in_at is not null))
);
comment on table public.event_registrations is 'One row a person and event: everybody is in exactly one state.';
comment on column public.event_registrations.position is 'The ticket: drawn at registering, smaller is earlier. Whoever waits is served in this order.';
comment on column public.event_registrations.cancelled_from is 'What it was before, so that it can be taken back; expired: an offer that nobody took.';
comment on column public.event_registrations.seated_at is 'When the seat was taken, by registering or by accepting an offer; null before.';
comment on column public.event_registrations.desk is 'Where somebody was let in, as the desk calls itself.';
comment on column public.event_registrations.before_check_in is 'What it was before the check-in, so that the check-in can be taken back.';
comment on column public.event_registrations.client_key is 'Which scan let them in: the same scan sent again is the same.';
comment on column public.event_registrations.taken_back is 'Scans that were taken back, the latest twenty: one that arrives after its own end lets nobody in.';
create index event_registrations_user_id_idx on public.event_registrations (user_id);
create index event_registrations_state_idx on public.event_registrations (event_id, seat, status, position);
create index event_registrations_offers_idx on public.event_registrations (offer_expires_at) where status = 'offered';
create index event_registrations_checked_in_by_idx on public.event_registrations (checked_in_by);
create trigger event_registrations_touch before update on public.event_registrations
  for each row execute function private.touch_updated_at();

alter table public.event_registrations enable row level security;
grant select on public.event_registrations to authenticated, service_role;

-- A member may read their own registrations, and organisers everybody's.
create policy event_registrations_read_by_owner on public.event_registrations
  for select to authenticated
  using (((select private.is_member()) and user_id = (select auth.uid())) or (select private.is_orga()));

create table public.event_figures (
  event_id uuid primary key references public.events (id) on delete cascade,
  onsite_taken integer not null default 0 check (onsite_taken >= 0),
  online_taken integer not null default 0 check (online_taken >= 0),
  onsite_waiting integer not null default 0 check (onsite_waiting >= 0),
  online_waiting integer not null default 0 check (online_waiting >= 0),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.event_figures is 'How many seats of an event are taken and how many wait; numbers without names, kept by a trigger.';
create trigger event_figures_touch before update on public.event_figures
  for each row execute function private.touch_updated_at();

alter table public.event_figures enable row level security;
grant select on public.event_figures to anon, authenticated, service_role;

-- The figures of an event may be read by whoever may read the event.
create policy event_figures_read_with_event on public.event_figures
  for select to anon, authenticated
  using (exists (select from public.events e where e.id = event_id));

create function private.is_seat_taken(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('registered', 'offered', 'attended', 'no_show');
$$;
comment on function private.is_seat_taken(text) is 'Whether a registration in this state holds a seat.';

create function private.guard_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Back to a draft only while nobody counts on it.
  if new.status = 'draft' and old.status <> 'draft' and exists (
    select from public.event_registrations r where r.event_id = new.id and r.status <> 'cancelled'
  ) then
    raise exception 'event_has_registrations' using errcode = 'GR026';
  end if;
  if (
    new.title_en, new.title_de, new.summary_en, new.summary_de, new.place_en, new.place_de, new.starts_at, new.ends_at,
    new.street, new.city, new.url, new.status
  ) is distinct from (
    old.title_en, old.title_de, old.summary_en, old.summary_de, old.place_en, old.place_de, old.starts_at, old.ends_at,
    old.street, old.city, old.url, old.status
  ) then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end;
$$;
comment on function private.guard_event() is 'Trigger: a draft has no registrations (GR026), calendars hear of changes.';
create trigger events_guard before update on public.events
  for each row execute function private.guard_event();

create function private.begin_event_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.event_figures (event_id) values (new.id);
  return null;
end;
$$;
comment on function private.begin_event_figures() is 'Trigger: every event has its figures.';
create trigger events_begin_figures after insert on public.events
  for each row execute function private.begin_event_figures();

create function private.count_event_seats() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event uuid := case when tg_op = 'DELETE' then old.event_id else new.event_id end;
  was public.event_registrations := case when tg_op <> 'INSERT' then old end;
  is_now public.event_registrations := case when tg_op <> 'DELETE' then new end;
  onsite integer := coalesce((is_now.seat = 'onsite' and private.is_seat_taken(is_now.status))::integer, 0)
    - coalesce((was.seat = 'onsite' and private.is_seat_taken(was.status))::integer, 0);
  online integer := coalesce((is_now.seat = 'online' and private.is_seat_taken(is_now.status))::integer, 0)
    - coalesce((was.seat = 'online' and private.is_seat_taken(was.status))::integer, 0);
  onsite_waits integer := coalesce((is_now.seat = 'onsite' and is_now.status = 'waitlisted')::integer, 0)
    - coalesce((was.seat = 'onsite' and was.status = 'waitlisted')::integer, 0);
  online_waits integer := coalesce((is_now.seat = 'online' and is_now.status = 'waitlisted')::integer, 0)
    - coalesce((was.seat = 'online' and was.status = 'waitlisted')::integer, 0);
begin
  if (onsite, online, onsite_waits, online_waits) = (0, 0, 0, 0) then
    return null;
  end if;
  update public.event_figures f set
      onsite_taken = f.onsite_taken + onsite, online_taken = f.online_taken + online,
      onsite_waiting = f.onsite_waiting + onsite_waits, online_waiting = f.online_waiting + online_waits
    where f.event_id = event;
  return null;
end;
$$;
comment on function private.count_event_seats() is 'Trigger: an event knows how many seats are taken and how many wait.';
create trigger event_registrations_count after insert or update of seat, status or delete on public.event_registrations
  for each row execute function private.count_event_seats();

create function private.export_of_event_registrations(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    case when r.user_id = p_user_id then to_jsonb(r)
      else jsonb_build_object('event_id', r.event_id, 'checked_in_at', r.checked_in_at, 'desk', r.desk) end
    order by r.created_at
  ) from public.event_registrations r where p_user_id in (r.user_id, r.checked_in_by);
$$;
comment on function private.export_of_event_registrations(uuid) is 'For the export: the person''s registrations, and when they checked somebody in, without whom.';

-- A personal calendar: an address with a secret that calendar programs read without a login. The secret is kept as a
-- hash; a new one ends the old one.
create table public.feed_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  token_hash bytea not null unique,
  last_read_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.feed_tokens is 'Secrets of personal calendars, as SHA-256.';
create unique index feed_tokens_one_idx on public.feed_tokens (user_id) where revoked_at is null;
create index feed_tokens_user_id_idx on public.feed_tokens (user_id);
create trigger feed_tokens_touch before update on public.feed_tokens
  for each row execute function private.touch_updated_at();

alter table public.feed_tokens enable row level security;
grant select (id, user_id, last_read_at, revoked_at, created_at) on public.feed_tokens to authenticated;

-- A member may see that they have a calendar, and when it was read last.
create policy feed_tokens_read_by_owner on public.feed_tokens
  for select to authenticated
  using ((select private.is_member()) and user_id = (select auth.uid()));
