-- An event is written before it is shown, and called off rather than deleted: calendars have to hear of it.

alter table public.events
  add column status text not null default 'published' check (status in ('draft', 'published', 'cancelled')),
  add column sequence integer not null default 0 check (sequence >= 0),
  add column cancelled_at timestamptz,
  add column cancel_message text not null default '' check (char_length(cancel_message) <= 2000);
alter table public.events add constraint events_cancelled check ((status = 'cancelled') = (cancelled_at is not null));
comment on column public.events.status is 'draft: organisers only; published; cancelled: shown as called off.';
comment on column public.events.sequence is 'How often what a calendar shows has changed (SEQUENCE of RFC 5545).';
comment on column public.events.cancel_message is 'What organisers said when they called it off.';

-- What calendars count and how an event was called off is written by functions.
revoke insert, update on public.events from authenticated;
grant
  insert (
    season_id, slug, title, summary, body, category, mode, mandatory, starts_at, ends_at, city, place, url,
    capacity_onsite, capacity_online, visibility, status
  ),
  update (
    season_id, slug, title, summary, body, category, mode, mandatory, starts_at, ends_at, city, place, url,
    capacity_onsite, capacity_online, visibility, status
  )
  on public.events to authenticated;

drop policy events_read_by_visitors on public.events;
drop policy events_read_by_members on public.events;

-- Visitors may read public events that are published or called off.
create policy events_read_by_visitors on public.events
  for select to anon
  using (visibility = 'public' and status <> 'draft');

-- The logged in may read public events, members those for members too, and organisers drafts.
create policy events_read_by_members on public.events
  for select to authenticated
  using ((status <> 'draft' and (visibility = 'public' or (select private.is_member()))) or (select private.is_orga()));

drop policy events_update_by_orga on public.events;
drop policy events_delete_by_orga on public.events;

-- Organisers may change an event; calling it off is a function, because everybody who counts on it is told.
create policy events_update_by_orga on public.events
  for update to authenticated
  using ((select private.is_orga()) and status <> 'cancelled')
  with check ((select private.is_orga()) and status <> 'cancelled');

-- Organisers may delete a draft: what was shown once stands in calendars.
create policy events_delete_by_orga on public.events
  for delete to authenticated
  using ((select private.is_orga()) and status = 'draft');

-- With the rights of the caller: who may not read an event does not hear of its city.
create function public.event_cities() returns table (city text)
language sql stable set search_path = '' as $$
  select distinct e.city from public.events e where e.city is not null and e.status <> 'draft' order by e.city limit 500;
$$;
comment on function public.event_cities() is 'The cities in which events happen that the caller may read, each once, in order; at most 500.';
revoke all on function public.event_cities() from public, anon, authenticated, service_role;
grant execute on function public.event_cities() to anon, authenticated;

create function private.guard_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Back to a draft only while nobody counts on it.
  if new.status = 'draft' and old.status <> 'draft' and exists (
    select from public.event_registrations r where r.event_id = new.id and r.status <> 'cancelled'
  ) then
    raise exception 'event_has_registrations' using errcode = 'GR026';
  end if;
  if (new.title, new.summary, new.starts_at, new.ends_at, new.city, new.place, new.url, new.status)
    is distinct from (old.title, old.summary, old.starts_at, old.ends_at, old.city, old.place, old.url, old.status) then
    new.sequence := old.sequence + 1;
  end if;
  return new;
end;
$$;
comment on function private.guard_event() is 'Trigger: a draft has no registrations (GR026), calendars hear of changes.';
create trigger events_guard before update on public.events
  for each row execute function private.guard_event();
revoke all on function private.guard_event() from public, anon, authenticated, service_role;
