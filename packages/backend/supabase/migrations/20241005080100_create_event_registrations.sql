-- Who comes to an event, who waits, and how many seats that leaves. Functions write; see decision 016.

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
  before_door jsonb,
  taken_back uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
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
comment on column public.event_registrations.before_door is 'What it was before somebody let them in, so that letting in can be taken back.';
comment on column public.event_registrations.client_key is 'Which scan let them in: the same scan sent again is the same.';
comment on column public.event_registrations.taken_back is 'Scans that were taken back, the latest twenty: one that arrives after its own end lets nobody in.';
create index event_registrations_user_id_idx on public.event_registrations (user_id);
create index event_registrations_state_idx on public.event_registrations (event_id, seat, status, position);
create index event_registrations_offers_idx on public.event_registrations (offer_expires_at) where status = 'offered';
create index event_registrations_checked_in_by_idx on public.event_registrations (checked_in_by);

create table public.event_figures (
  event_id uuid primary key references public.events (id) on delete cascade,
  onsite_taken integer not null default 0 check (onsite_taken >= 0),
  online_taken integer not null default 0 check (online_taken >= 0),
  onsite_waiting integer not null default 0 check (onsite_waiting >= 0),
  online_waiting integer not null default 0 check (online_waiting >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.event_figures is 'How many seats of an event are taken and how many wait; numbers without names, kept by a trigger.';

create trigger event_registrations_touch before update on public.event_registrations
  for each row execute function private.touch_updated_at();
create trigger event_figures_touch before update on public.event_figures
  for each row execute function private.touch_updated_at();

alter table public.event_registrations enable row level security;
alter table public.event_figures enable row level security;
revoke all on public.event_registrations, public.event_figures from anon, authenticated, service_role;
grant select on public.event_registrations to authenticated, service_role;
grant select on public.event_figures to anon, authenticated, service_role;

-- A person may read their own registrations, organisers everybody's.
create policy event_registrations_read_by_owner on public.event_registrations
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_orga()));

-- The figures of an event may be read by whoever may read the event.
create policy event_figures_read_with_event on public.event_figures
  for select to anon, authenticated
  using (exists (select from public.events e where e.id = event_id));

create function private.is_seat_taken(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('registered', 'offered', 'attended', 'no_show');
$$;
comment on function private.is_seat_taken(text) is 'Whether a registration in this state holds a seat.';

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
insert into public.event_figures (event_id) select e.id from public.events e;

revoke all on function private.is_seat_taken(text), private.count_event_seats(), private.begin_event_figures()
  from public, anon, authenticated, service_role;
