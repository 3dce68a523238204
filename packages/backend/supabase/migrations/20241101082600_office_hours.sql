-- Office hours: when a mentor can be met, and who meets them. What was met stays with the team, whatever becomes of the slot
-- and of the mentor's account. See decision 049.

create table public.office_hour_series (
  id uuid primary key default gen_random_uuid(),
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null,
  minutes integer not null check (minutes between 10 and 120),
  first_on date not null,
  last_on date not null,
  audience text not null default 'own' check (audience in ('own', 'all')),
  url text check (url ~ '^https?://[^[:space:]]+$' and char_length(url) <= 500),
  ended_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint office_hour_series_has_a_slot check (
    to_time < time '24:00' and to_time - from_time >= make_interval(mins => minutes)
  ),
  constraint office_hour_series_days check (
    first_on between date '2000-01-01' and date '2100-01-01' and last_on between first_on and first_on + 370
  )
);
comment on table public.office_hour_series is 'Office hours of a mentor that come back every week; their slots are rows of office_hour_slots.';
comment on column public.office_hour_series.weekday is '1 is Monday.';
comment on column public.office_hour_series.from_time is 'What the clock on the wall in Berlin shows, on both sides of its changes.';
comment on column public.office_hour_series.minutes is 'How long each slot is.';
comment on column public.office_hour_series.last_on is 'The last day that may have slots.';
comment on column public.office_hour_series.audience is 'own: teams that the mentor looks after may book; all: every team.';
comment on column public.office_hour_series.url is 'The link to the call, which who has booked reads.';
comment on column public.office_hour_series.ended_at is 'When the mentor ended it while some of its slots were booked.';
create index office_hour_series_mentor_id_idx on public.office_hour_series (mentor_id, last_on);
create trigger office_hour_series_touch before update on public.office_hour_series
  for each row execute function private.touch_updated_at();

alter table public.office_hour_series enable row level security;
grant select on public.office_hour_series to authenticated;
grant select, insert, update, delete on public.office_hour_series to service_role;

-- A mentor may read their own series; organisers all.
create policy office_hour_series_read_by_owner on public.office_hour_series
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (mentor_id = (select auth.uid()) or (select private.is_orga()))
  );

create table public.office_hour_slots (
  id uuid primary key default gen_random_uuid(),
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  series_id uuid references public.office_hour_series (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  audience text not null default 'own' check (audience in ('own', 'all')),
  url text check (url ~ '^https?://[^[:space:]]+$' and char_length(url) <= 500),
  is_blocked boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  -- What no calendar can show, such as infinity, is no time.
  constraint office_hour_slots_length check (
    starts_at between timestamptz '2000-01-01Z' and timestamptz '2100-01-01Z' and ends_at between starts_at + interval '10 minutes' and starts_at + interval '120 minutes'
  ),
  constraint office_hour_slots_apart exclude using gist (mentor_id with =, tstzrange(starts_at, ends_at) with &&)
);
comment on table public.office_hour_slots is 'Times at which a mentor can be met; no two of one mentor overlap.';
comment on column public.office_hour_slots.audience is 'own: teams that the mentor looks after may book; all: every team.';
comment on column public.office_hour_slots.url is 'The link to the call; teams read it with their booking.';
comment on column public.office_hour_slots.is_blocked is 'Whether only its mentor sees it.';
create index office_hour_slots_mentor_id_idx on public.office_hour_slots (mentor_id, starts_at);
create index office_hour_slots_series_id_idx on public.office_hour_slots (series_id);
create index office_hour_slots_open_idx on public.office_hour_slots (starts_at, id) include (mentor_id, ends_at)
  where audience = 'all' and not is_blocked;
create trigger office_hour_slots_touch before update on public.office_hour_slots
  for each row execute function private.touch_updated_at();

alter table public.office_hour_slots enable row level security;
grant select on public.office_hour_slots to authenticated;
grant select, insert, update, delete on public.office_hour_slots to service_role;

-- A mentor may read their own slots; organisers all. What teams may book they ask of a function, which keeps the link.
create policy office_hour_slots_read_by_owner on public.office_hour_slots
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (mentor_id = (select auth.uid()) or (select private.is_orga()))
  );

create table public.office_hour_bookings (
  id uuid primary key default gen_random_uuid(),
  slot_id uuid references public.office_hour_slots (id) on delete set null,
  team_id uuid not null references public.teams (id),
  mentor_id uuid references private.profiles (user_id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  url text,
  agenda text not null default '' check (char_length(agenda) <= 280),
  state text not null default 'booked' check (state in ('booked', 'held', 'no_show', 'cancelled')),
  booked_by uuid references private.profiles (user_id) on delete set null,
  moved_from timestamptz,
  sequence integer not null default 0,
  reminded_for timestamptz,
  cancelled_by uuid references private.profiles (user_id) on delete set null,
  cancelled_at timestamptz,
  cancel_word text not null default '' check (char_length(cancel_word) <= 280),
  note text not null default '' check (char_length(note) <= 600),
  settled_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint office_hour_bookings_cancelled check ((state = 'cancelled') = (cancelled_at is not null)),
  constraint office_hour_bookings_settled check ((state in ('held', 'no_show')) = (settled_at is not null)),
  constraint office_hour_bookings_note check (note = '' or state = 'held'),
  -- Not only a lock: nobody is met by two teams at a time.
  constraint office_hour_bookings_apart exclude using gist (mentor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state <> 'cancelled')
);
comment on table public.office_hour_bookings is 'Meetings of teams with mentors, with what was agreed.';
comment on column public.office_hour_bookings.slot_id is 'Null once the slot is gone.';
comment on column public.office_hour_bookings.mentor_id is 'Null once their account is gone: what was agreed stays the team''s.';
comment on column public.office_hour_bookings.agenda is 'What the team wants to decide.';
comment on column public.office_hour_bookings.state is 'booked, also when it is over and nobody said what came of it; held; no_show; cancelled.';
comment on column public.office_hour_bookings.moved_from is 'When it was before it was moved last.';
comment on column public.office_hour_bookings.sequence is 'How often what a calendar shows has changed (SEQUENCE of RFC 5545).';
comment on column public.office_hour_bookings.reminded_for is 'The time of which everybody was reminded, or told so late that they need not be.';
comment on column public.office_hour_bookings.note is 'What was agreed; the team reads it.';
create unique index office_hour_bookings_slot_id_idx on public.office_hour_bookings (slot_id) where state <> 'cancelled';
create index office_hour_bookings_of_slot_idx on public.office_hour_bookings (slot_id);
create index office_hour_bookings_team_id_idx on public.office_hour_bookings (team_id, starts_at desc);
create index office_hour_bookings_mentor_id_idx on public.office_hour_bookings (mentor_id, state, starts_at);
create index office_hour_bookings_due_idx on public.office_hour_bookings (starts_at) include (slot_id) where state = 'booked';
create index office_hour_bookings_booked_by_idx on public.office_hour_bookings (booked_by);
create index office_hour_bookings_cancelled_by_idx on public.office_hour_bookings (cancelled_by);
create trigger office_hour_bookings_touch before update on public.office_hour_bookings
  for each row execute function private.touch_updated_at();

alter table public.office_hour_bookings enable row level security;
grant select on public.office_hour_bookings to authenticated;
grant select, insert, update, delete on public.office_hour_bookings to service_role;

-- A team, its mentor and organisers may read its meetings; a mentor also those that they hold as a guest, or held.
create policy office_hour_bookings_read_by_both on public.office_hour_bookings
  for select to authenticated
  using (
    team_id = any (array(select private.record_teams()))
    or (
      (select private.is_member()) and (select private.is_second_factor_shown()) and mentor_id = (select auth.uid())
    )
  );

-- Who booked or called off a meeting and left the team since gets what they wrote, and nothing that others said after them.
create function private.export_of_office_hour_bookings(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    to_jsonb(b) - case
      when b.mentor_id = p_user_id or private.is_in_team(p_user_id, b.team_id) then '{}'
      when b.booked_by is distinct from p_user_id then '{agenda,url,note,booked_by}'
      when b.cancelled_by is distinct from p_user_id then '{url,note,cancel_word,cancelled_by}'
      else '{url,note}'
    end::text[] order by b.created_at
  )
  from public.office_hour_bookings b where p_user_id in (b.mentor_id, b.booked_by, b.cancelled_by);
$$;
comment on function private.export_of_office_hour_bookings(uuid) is 'For the export: meetings that the person held, booked or called off; of a team that they left without link, note and others'' words.';

create function public.team_meetings(p_team_id uuid) returns setof public.office_hour_bookings
language sql stable set search_path = '' as $$
  select r.* from public.office_hour_bookings r
  where r.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by r.starts_at desc, r.id;
$$;
comment on function public.team_meetings(uuid) is 'The meetings of a team and of those merged into it, as far as the caller may read them.';
grant execute on function public.team_meetings(uuid) to authenticated;

-- Berlin is one or two hours ahead; the larger offset gives the earlier of two, and what neither gives the clock skips.
create function private.berlin_time(p_day date, p_time time) returns timestamptz
language sql immutable set search_path = '' as $$
  select o.at from (
    select (p_day + p_time - make_interval(hours => h)) at time zone 'UTC' as at, h from unnest('{2,1}'::integer[]) h
  ) o
  where o.at at time zone 'Europe/Berlin' = p_day + p_time
  order by o.h desc limit 1;
$$;
comment on function private.berlin_time(date, time) is 'When the clock in Berlin shows a time on a day: the first of two in autumn, null where it skips it in spring.';

-- By Meeus, Jones and Butcher; every division is one of whole numbers.
create function private.easter_sunday(p_year integer) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a integer := p_year % 19;
  b integer := p_year / 100;
  c integer := p_year % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  n integer := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
begin
  return make_date(p_year, n / 31, n % 31 + 1);
end;
$$;
comment on function private.easter_sunday(integer) is 'Easter Sunday of a year.';

create function private.is_holiday(p_day date) returns boolean
language sql immutable set search_path = '' as $$
  select to_char(p_day, 'MM-DD') in ('01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31')
    or p_day - private.easter_sunday(extract(year from p_day)::integer) in (-2, 0, 1, 39, 49, 50);
$$;
comment on function private.is_holiday(date) is 'Whether nobody works on a day: holidays of all of Germany, and 24 and 31 December.';
