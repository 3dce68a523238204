-- Events speak both languages, and say where the house is, what happens when, who hosts and what to bring; see decision 032.

alter table public.events drop constraint events_title_check, drop constraint events_title_not_blank;
alter table public.events rename column title to title_en;
alter table public.events rename column summary to summary_en;
alter table public.events rename column body to body_en;
alter table public.events rename column place to place_en;
alter table public.events
  alter column title_en set default '',
  alter column place_en type text using coalesce(place_en, ''),
  alter column place_en set default '',
  alter column place_en set not null,
  add column title_de text not null default '' check (char_length(title_de) <= 120),
  add column summary_de text not null default '' check (char_length(summary_de) <= 300),
  add column body_de text not null default '' check (char_length(body_de) <= 10000),
  add column place_de text not null default '' check (char_length(place_de) <= 120),
  add column street text check (char_length(street) <= 160),
  add column bring_en text not null default '' check (char_length(bring_en) <= 300),
  add column bring_de text not null default '' check (char_length(bring_de) <= 300),
  add column agenda_en text not null default '' check (char_length(agenda_en) <= 4000)
    constraint events_agenda_en_lines check (agenda_en ~ '^(([01][0-9]|2[0-3]):[0-5][0-9] [^\n]+(\n|$))*$'),
  add column agenda_de text not null default '' check (char_length(agenda_de) <= 4000)
    constraint events_agenda_de_lines check (agenda_de ~ '^(([01][0-9]|2[0-3]):[0-5][0-9] [^\n]+(\n|$))*$'),
  add column hosts_en text not null default '' check (char_length(hosts_en) <= 2000),
  add column hosts_de text not null default '' check (char_length(hosts_de) <= 2000),
  add constraint events_title_check check (char_length(title_en) <= 120),
  add constraint events_title_not_blank check (title_en ~ '[^[:space:]]' or title_de ~ '[^[:space:]]');
comment on column public.events.title_en is 'A text that is blank in one language is read in the other; a title stands in one at least.';
comment on column public.events.body_en is 'Markdown.';
comment on column public.events.body_de is 'Markdown.';
comment on column public.events.street is 'Street, number and town, as a map finds them.';
comment on column public.events.agenda_en is 'A line an entry: 18:00 Title | what happens.';
comment on column public.events.agenda_de is 'A line an entry: 18:00 Title | what happens.';
comment on column public.events.hosts_en is 'A line a person: Name | what they do there.';
comment on column public.events.hosts_de is 'A line a person: Name | what they do there.';
grant
  insert (
    title_de, summary_de, body_de, place_de, street, bring_en, bring_de, agenda_en, agenda_de, hosts_en, hosts_de
  ),
  update (
    title_de, summary_de, body_de, place_de, street, bring_en, bring_de, agenda_en, agenda_de, hosts_en, hosts_de
  )
  on public.events to authenticated;

-- What was told before keeps its words.
update public.notifications
  set payload = payload - 'title' || jsonb_build_object('title_en', payload -> 'title', 'title_de', '')
  where payload ? 'event_id' and payload ? 'title';
update private.outbox
  set details = details - 'title' - 'summary' - 'place' || jsonb_build_object(
    'title_en', details -> 'title', 'title_de', '', 'summary_en', coalesce(details -> 'summary', '""'), 'summary_de', '',
    'place_en', coalesce(nullif(details -> 'place', 'null'), '""'), 'place_de', ''
  )
  where details ? 'event_id' and details ? 'title';

create or replace function private.guard_event() returns trigger
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

create or replace function private.event_details(p_event public.events) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'event_id', p_event.id, 'slug', p_event.slug, 'title_en', p_event.title_en, 'title_de', p_event.title_de,
    'summary_en', p_event.summary_en, 'summary_de', p_event.summary_de, 'bring_en', p_event.bring_en,
    'bring_de', p_event.bring_de, 'category', p_event.category, 'starts_at', p_event.starts_at,
    'ends_at', p_event.ends_at, 'street', p_event.street, 'city', p_event.city, 'place_en', p_event.place_en,
    'place_de', p_event.place_de, 'url', p_event.url, 'sequence', p_event.sequence, 'status', p_event.status,
    'updated_at', p_event.updated_at
  );
$$;
comment on function private.event_details(public.events) is 'What a mail about an event says, in both languages: title, times, place, address, what to bring, sequence.';

create or replace function private.notify_of_event(
  p_registration public.event_registrations, p_event public.events, p_kind text, p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p_registration.user_id, p_kind, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'event_id', p_event.id, 'slug', p_event.slug, 'title_en', p_event.title_en, 'title_de', p_event.title_de,
      'starts_at', p_event.starts_at,
      'offer_expires_at', p_registration.offer_expires_at
    )),
    private.event_details(p_event) || jsonb_build_object('registration_id', p_registration.id, 'seat', p_registration.seat),
    p_now
  );
$$;

create or replace function private.cancel_event(p_event_id uuid, p_message text, p_now timestamptz) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  -- The same call again, after an answer that was lost.
  if event.status = 'cancelled' then
    return event;
  end if;
  if p_now >= event.ends_at then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  update public.events
    set status = 'cancelled', cancelled_at = p_now, cancel_message = trim(coalesce(p_message, ''))
    where id = p_event_id returning * into event;
  for own in
    select * from public.event_registrations
    where event_id = p_event_id and status in ('registered', 'waitlisted', 'offered') order by position
  loop
    perform private.notify(
      own.user_id, 'event_cancelled', null, null,
      jsonb_build_object(
        'event_id', event.id, 'slug', event.slug, 'title_en', event.title_en, 'title_de', event.title_de,
        'starts_at', event.starts_at
      ),
      private.event_details(event) || jsonb_build_object('registration_id', own.id, 'message', event.cancel_message),
      p_now
    );
  end loop;
  return event;
end;
$$;

create or replace function private.check_in(
  p_actor_id uuid, p_event_id uuid, p_registration_id uuid, p_key uuid, p_desk text, p_at timestamptz, p_lets_in boolean,
  p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
  scanned_at timestamptz := least(coalesce(p_at, p_now), p_now);
  outcome text;
begin
  if event.status = 'draft' then
    raise exception 'event_not_found' using errcode = 'GR009';
  end if;
  perform private.advance_event(event, p_now);
  select * into own from public.event_registrations where id = p_registration_id for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown', 'key', p_key);
  end if;
  if own.event_id <> p_event_id then
    return jsonb_build_object('outcome', 'other_event', 'key', p_key,
      'event', (
        select jsonb_build_object('title_en', e.title_en, 'title_de', e.title_de)
        from public.events e where e.id = own.event_id
      ));
  end if;
  outcome := case
    when p_key = any (own.taken_back) then 'taken_back'
    when own.status = 'attended' and own.client_key = p_key then 'let_in'
    when own.status = 'attended' then 'again'
    when scanned_at >= event.cancelled_at then 'called_off'
    when scanned_at < event.starts_at - interval '12 hours' then 'too_early'
    when p_lets_in then 'let_in'
    when own.status = 'waitlisted' then 'waiting'
    -- Whoever gave their seat back after the scan, or whose offer ran out after it, had one at the check-in.
    when own.status = 'cancelled'
      and (own.cancelled_from in ('registered', 'offered', 'expired') and scanned_at < own.cancelled_at) is not true
      then 'cancelled'
    -- A seat online does not admit to the room: whoever is at the check-in decides.
    when own.seat = 'online' then 'online'
    else 'let_in'
  end;
  if outcome = 'let_in' and own.status <> 'attended' then
    update public.event_registrations set
        status = 'attended', seat = 'onsite', before_check_in = jsonb_build_object(
          'status', own.status, 'seat', own.seat, 'offer_expires_at', own.offer_expires_at,
          'cancelled_at', own.cancelled_at, 'cancelled_from', own.cancelled_from
        ),
        offer_expires_at = null, cancelled_at = null, cancelled_from = null, checked_in_at = scanned_at,
        checked_in_by = p_actor_id, desk = nullif(trim(left(coalesce(p_desk, ''), 80)), ''), client_key = p_key
      where id = own.id returning * into own;
    -- The seat online of whoever sits in the room now is free.
    perform private.advance_event(event, p_now);
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'outcome', outcome, 'key', p_key, 'registration_id', own.id, 'user_id', own.user_id, 'seat', own.seat,
    'checked_in_at', own.checked_in_at, 'desk', own.desk,
    'name', (select trim(p.first_name || ' ' || p.last_name) from private.profiles p where p.user_id = own.user_id)
  ));
end;
$$;

drop function public.missing_mandatory_events();
drop function private.missing_mandatory_events(uuid, timestamptz);

create function private.missing_mandatory_events(p_user_id uuid, p_now timestamptz)
returns table (event_id uuid, slug text, title_en text, title_de text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select e.id, e.slug, e.title_en, e.title_de, e.starts_at, t.id, t.name
  from public.team_members mine
    join public.teams t on t.id = mine.team_id
    join public.events e on e.season_id = mine.season_id
  where mine.user_id = p_user_id and mine.left_at is null
    and mine.season_id = (select season.id from private.current_season() season)
    and e.mandatory and e.status = 'published' and e.starts_at > p_now
    and not exists (
      select from public.event_registrations r
        join public.team_members m on m.user_id = r.user_id and m.team_id = t.id and m.left_at is null
      where r.event_id = e.id and r.status in ('registered', 'offered', 'waitlisted', 'attended')
    )
  order by e.starts_at, e.id;
$$;
comment on function private.missing_mandatory_events(uuid, timestamptz) is 'Mandatory events to come for which nobody of the person''s team has registered.';

create function public.missing_mandatory_events()
returns table (event_id uuid, slug text, title_en text, title_de text, starts_at timestamptz, team_id uuid, team_name text)
language sql stable security definer set search_path = '' as $$
  select * from private.missing_mandatory_events(private.acting_person(), private.current_time());
$$;
comment on function public.missing_mandatory_events() is 'Mandatory events to come for which nobody of the caller''s team has registered.';
grant execute on function public.missing_mandatory_events() to authenticated;
