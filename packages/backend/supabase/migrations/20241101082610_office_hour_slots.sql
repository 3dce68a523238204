-- What a mentor does with their office hours. Each function locks the person first, then slots, then bookings: who books locks
-- the team, then the mentor, the slot and the booking.

create function private.lock_mentor(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_person(p_user_id);
  if not private.is_mentor(p_user_id) then
    raise exception 'mentor_only' using errcode = '42501';
  end if;
end;
$$;
comment on function private.lock_mentor(uuid) is 'A mentor or an organiser, whose office hours nobody else changes until the transaction ends (42501 mentor_only).';

-- The free slots of the series itself make room: what is booked or blocked stays.
create function private.series_slots(p_series public.office_hour_series, p_now timestamptz)
returns table (on_date date, wall_time time, starts_at timestamptz, ends_at timestamptz, obstacle text)
language sql stable security definer set search_path = '' as $$
  with days as materialized (
    select d.on_date, private.is_holiday(d.on_date) as is_holiday,
      -- A season runs, and its week asks for nothing.
      exists (
        select from public.seasons season
        where d.on_date between season.starts_on and season.starts_on + season.weeks * 7 - 1
          and exists (select from public.milestones m where m.season_id = season.id)
          and not exists (
            select from public.milestones m
            where m.season_id = season.id and m.week = (d.on_date - season.starts_on) / 7 + 1
          )
      ) as is_week_off,
      exists (
        select from public.mentor_absences a
        where a.mentor_id = p_series.mentor_id and d.on_date between a.starts_on and a.ends_on
      ) as is_away
    from (
      select p_series.first_on + i as on_date from generate_series(0, p_series.last_on - p_series.first_on) i
    ) d
    where extract(isodow from d.on_date) = p_series.weekday
  ), candidates as (
    select d.*, p_series.from_time + make_interval(mins => p_series.minutes * n) as wall_time
    from days d
    cross join generate_series(
      0, (extract(epoch from p_series.to_time - p_series.from_time) / 60)::integer / p_series.minutes - 1
    ) n
  ), timed as (
    select c.*, t.starts_at, t.starts_at + make_interval(mins => p_series.minutes) as ends_at
    from candidates c cross join lateral (select private.berlin_time(c.on_date, c.wall_time) as starts_at) t
  ), ordered as (
    select t.*, max(t.ends_at) over (
      partition by t.on_date order by t.wall_time rows between unbounded preceding and 1 preceding
    ) as one_before_ends
    from timed t
  )
  select o.on_date, o.wall_time, o.starts_at, o.ends_at, case
      -- What begins before the clock jumps may end after a time that follows it on the wall.
      when o.starts_at is null or o.starts_at < o.one_before_ends then 'no_such_time'
      when o.starts_at <= p_now then 'past'
      when o.is_holiday then 'holiday'
      when o.is_week_off then 'week_off'
      when o.is_away then 'away'
      when exists (
        select from public.office_hour_slots s
        where s.mentor_id = p_series.mentor_id and s.starts_at < o.ends_at and s.ends_at > o.starts_at
          -- By the index, which knows when slots begin; none is longer.
          and s.starts_at > o.starts_at - interval '2 hours'
          and not (coalesce(s.series_id = p_series.id, false) and not s.is_blocked and s.starts_at > p_now and not exists (
            select from public.office_hour_bookings b where b.slot_id = s.id and b.state <> 'cancelled'
          ))
      ) then 'taken'
    end
  from ordered o
  order by o.on_date, o.wall_time;
$$;
comment on function private.series_slots(public.office_hour_series, timestamptz) is 'The slots that a series would have, and why some cannot be had: no_such_time, past, holiday, week_off, away, taken.';

create function private.checked_series(
  p_id uuid, p_mentor_id uuid, p_weekday integer, p_from time, p_to time, p_minutes integer, p_first_on date, p_last_on date,
  p_audience text, p_url text
) returns public.office_hour_series
language plpgsql immutable set search_path = '' as $$
declare
  series public.office_hour_series;
begin
  series.id := p_id;
  series.mentor_id := p_mentor_id;
  series.weekday := p_weekday;
  series.from_time := p_from;
  series.to_time := p_to;
  series.minutes := p_minutes;
  series.first_on := p_first_on;
  series.last_on := p_last_on;
  series.audience := p_audience;
  series.url := nullif(trim(p_url), '');
  -- Bounds before anything is counted out by them.
  if (p_first_on between date '2000-01-01' and date '2100-01-01' and p_minutes between 10 and 120 and p_to - p_from >= make_interval(mins => p_minutes)
    and p_last_on between p_first_on and p_first_on + 370 and p_weekday between 1 and 7
    and (p_last_on - p_first_on) / 7 * ((extract(epoch from p_to - p_from) / 60)::integer / p_minutes) <= 300) is not true then
    raise exception 'rule_invalid' using errcode = '22023';
  end if;
  return series;
end;
$$;
comment on function private.checked_series(uuid, uuid, integer, time, time, integer, date, date, text, text) is 'A rule as a row, which has some slots and not too many (22023 rule_invalid).';

create function private.fill_series(p_series public.office_hour_series, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Before it is asked which are free: somebody may be booking one.
  perform from public.office_hour_slots s where s.series_id = p_series.id and s.starts_at > p_now order by s.id for update;
  delete from public.office_hour_slots s
    where s.series_id = p_series.id and s.starts_at > p_now and not s.is_blocked and not exists (
      select from public.office_hour_bookings b where b.slot_id = s.id and b.state <> 'cancelled'
    );
  insert into public.office_hour_slots (mentor_id, series_id, starts_at, ends_at, audience, url, created_at)
    select p_series.mentor_id, p_series.id, c.starts_at, c.ends_at, p_series.audience, p_series.url, p_now
    from private.series_slots(p_series, p_now) c where c.obstacle is null;
end;
$$;
comment on function private.fill_series(public.office_hour_series, timestamptz) is 'Makes the free slots of a series to come anew.';

create function private.save_series(p_series public.office_hour_series, p_is_new boolean, p_now timestamptz)
returns public.office_hour_series
language plpgsql security definer set search_path = '' as $$
declare
  saved public.office_hour_series;
begin
  perform private.lock_mentor(p_series.mentor_id);
  update public.office_hour_series set
      weekday = p_series.weekday, from_time = p_series.from_time, to_time = p_series.to_time, minutes = p_series.minutes,
      first_on = p_series.first_on, last_on = p_series.last_on, audience = p_series.audience, url = p_series.url,
      ended_at = null
    where id = p_series.id and mentor_id = p_series.mentor_id returning * into saved;
  if not found then
    if not p_is_new or exists (select from public.office_hour_series s where s.id = p_series.id) then
      raise exception 'series_not_found' using errcode = 'GR009';
    end if;
    insert into public.office_hour_series (
      id, mentor_id, weekday, from_time, to_time, minutes, first_on, last_on, audience, url, created_at
    ) values (
      p_series.id, p_series.mentor_id, p_series.weekday, p_series.from_time, p_series.to_time, p_series.minutes,
      p_series.first_on, p_series.last_on, p_series.audience, p_series.url, p_now
    ) returning * into saved;
  end if;
  perform private.fill_series(saved, p_now);
  return saved;
end;
$$;
comment on function private.save_series(public.office_hour_series, boolean, timestamptz) is 'Adds a series, or makes it anew from now on, with the slots that can be had (42501 mentor_only, GR009 series_not_found).';

create function public.add_series(
  p_id uuid, p_weekday integer, p_from time, p_to time, p_minutes integer, p_first_on date, p_last_on date,
  p_audience text default 'own', p_url text default null
) returns public.office_hour_series
language sql security definer set search_path = '' as $$
  select private.save_series(
    private.checked_series(p_id, private.acting_person(), p_weekday, p_from, p_to, p_minutes, p_first_on, p_last_on, p_audience, p_url),
    true, private.current_time()
  );
$$;
comment on function public.add_series(uuid, integer, time, time, integer, date, date, text, text) is 'The caller, a mentor, adds weekly office hours; the id is the caller''s, so that a second press is the same series.';
grant execute on function public.add_series(uuid, integer, time, time, integer, date, date, text, text) to authenticated;

create function public.change_series(
  p_id uuid, p_weekday integer, p_from time, p_to time, p_minutes integer, p_first_on date, p_last_on date,
  p_audience text default 'own', p_url text default null
) returns public.office_hour_series
language sql security definer set search_path = '' as $$
  select private.save_series(
    private.checked_series(p_id, private.acting_person(), p_weekday, p_from, p_to, p_minutes, p_first_on, p_last_on, p_audience, p_url),
    false, private.current_time()
  );
$$;
comment on function public.change_series(uuid, integer, time, time, integer, date, date, text, text) is 'The caller changes a series of theirs from now on; what is booked or blocked stays as it is.';
grant execute on function public.change_series(uuid, integer, time, time, integer, date, date, text, text) to authenticated;

create function private.preview_series(p_series public.office_hour_series, p_now timestamptz)
returns table (on_date date, wall_time time, starts_at timestamptz, obstacle text, event jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_mentor(p_series.mentor_id) then
    raise exception 'mentor_only' using errcode = '42501';
  end if;
  return query
    select c.on_date, c.wall_time, c.starts_at, c.obstacle, e.event
    from private.series_slots(p_series, p_now) c
    left join lateral (
      select jsonb_build_object(
        'slug', e.slug, 'title_en', e.title_en, 'title_de', e.title_de, 'starts_at', e.starts_at, 'ends_at', e.ends_at
      ) as event
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = p_series.mentor_id and r.status in ('registered', 'offered') and e.status = 'published'
        and e.starts_at < c.ends_at and e.ends_at > c.starts_at
      order by e.starts_at, e.id limit 1
    ) e on true
    where c.on_date >= (p_now at time zone 'Europe/Berlin')::date;
end;
$$;
comment on function private.preview_series(public.office_hour_series, timestamptz) is 'What would become of a rule, from today on, with the event of the mentor that is at each time (42501 mentor_only).';

create function public.preview_series(
  p_weekday integer, p_from time, p_to time, p_minutes integer, p_first_on date, p_last_on date,
  p_audience text default 'own', p_url text default null, p_series_id uuid default null
) returns table (on_date date, wall_time time, starts_at timestamptz, obstacle text, event jsonb)
language sql stable security definer set search_path = '' as $$
  select * from private.preview_series(
    private.checked_series(
      p_series_id, private.acting_person(), p_weekday, p_from, p_to, p_minutes, p_first_on, p_last_on, p_audience, p_url
    ),
    private.current_time()
  );
$$;
comment on function public.preview_series(integer, time, time, integer, date, date, text, text, uuid) is 'What the caller would get by a rule, before it is saved, and why not the rest.';
grant execute on function public.preview_series(integer, time, time, integer, date, date, text, text, uuid) to authenticated;

create function private.end_series(p_user_id uuid, p_id uuid, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.lock_person(p_user_id);
  perform from public.office_hour_series where id = p_id and mentor_id = p_user_id for update;
  if not found then
    raise exception 'series_not_found' using errcode = 'GR009';
  end if;
  perform from public.office_hour_slots s where s.series_id = p_id and s.starts_at > p_now order by s.id for update;
  delete from public.office_hour_slots s
    where s.series_id = p_id and s.starts_at > p_now and not exists (
      select from public.office_hour_bookings b where b.slot_id = s.id and b.state <> 'cancelled'
    );
  get diagnostics gone = row_count;
  if exists (select from public.office_hour_slots s where s.series_id = p_id) then
    update public.office_hour_series set ended_at = p_now where id = p_id and ended_at is null;
  else
    delete from public.office_hour_series where id = p_id;
  end if;
  return gone;
end;
$$;
comment on function private.end_series(uuid, uuid, timestamptz) is 'A mentor ends a series: its slots to come go but for what is booked; returns how many went (GR009 series_not_found).';

create function public.end_series(p_id uuid) returns integer
language sql security definer set search_path = '' as $$
  select private.end_series(private.acting_person(), p_id, private.current_time());
$$;
comment on function public.end_series(uuid) is 'The caller ends a series of theirs now; what is booked stays.';
grant execute on function public.end_series(uuid) to authenticated;

create function private.add_slot(
  p_user_id uuid, p_id uuid, p_starts_at timestamptz, p_minutes integer, p_audience text, p_url text, p_now timestamptz
) returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots;
begin
  perform private.lock_mentor(p_user_id);
  select * into slot from public.office_hour_slots where id = p_id and mentor_id = p_user_id;
  if found then
    return slot;
  end if;
  if p_starts_at <= p_now then
    raise exception 'slot_past' using errcode = 'GR101';
  end if;
  insert into public.office_hour_slots (id, mentor_id, starts_at, ends_at, audience, url, created_at)
    values (
      p_id, p_user_id, p_starts_at, p_starts_at + make_interval(mins => p_minutes), p_audience, nullif(trim(p_url), ''), p_now
    ) returning * into slot;
  return slot;
exception when exclusion_violation then
  raise exception 'slots_overlap' using errcode = 'GR104';
end;
$$;
comment on function private.add_slot(uuid, uuid, timestamptz, integer, text, text, timestamptz) is 'A mentor adds one slot (42501 mentor_only, GR101 slot_past, GR104 slots_overlap).';

create function public.add_slot(
  p_id uuid, p_starts_at timestamptz, p_minutes integer, p_audience text default 'own', p_url text default null
) returns public.office_hour_slots
language sql security definer set search_path = '' as $$
  select private.add_slot(
    private.acting_person(), p_id, p_starts_at, p_minutes, p_audience, p_url, private.current_time()
  );
$$;
comment on function public.add_slot(uuid, timestamptz, integer, text, text) is 'The caller, a mentor, adds one slot; the id is the caller''s, so that a second press is the same slot.';
grant execute on function public.add_slot(uuid, timestamptz, integer, text, text) to authenticated;

create function private.lock_slot(p_user_id uuid, p_id uuid) returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots;
begin
  perform private.lock_mentor(p_user_id);
  select * into slot from public.office_hour_slots where id = p_id and mentor_id = p_user_id for update;
  if not found then
    raise exception 'slot_not_found' using errcode = 'GR009';
  end if;
  return slot;
end;
$$;
comment on function private.lock_slot(uuid, uuid) is 'A slot of a mentor, behind the mentor''s lock (42501 mentor_only, GR009 slot_not_found).';

create function private.change_slot(p_user_id uuid, p_id uuid, p_audience text, p_url text, p_now timestamptz)
returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots := private.lock_slot(p_user_id, p_id);
  booking public.office_hour_bookings;
begin
  update public.office_hour_slots set audience = p_audience, url = nullif(trim(p_url), '') where id = p_id returning * into slot;
  update public.office_hour_bookings set url = slot.url, sequence = sequence + 1
    where slot_id = p_id and state = 'booked' and ends_at > p_now and url is distinct from slot.url returning * into booking;
  if found then
    perform private.notify_of_meeting(booking, 'office_hour_link', p_user_id, p_now);
  end if;
  return slot;
end;
$$;
comment on function private.change_slot(uuid, uuid, text, text, timestamptz) is 'A mentor says who may book a slot and where the call is; who has booked is told of another link (42501, GR009).';

create function public.change_slot(p_id uuid, p_audience text, p_url text default null) returns public.office_hour_slots
language sql security definer set search_path = '' as $$
  select private.change_slot(private.acting_person(), p_id, p_audience, p_url, private.current_time());
$$;
comment on function public.change_slot(uuid, text, text) is 'The caller says who may book a slot of theirs and where the call is.';
grant execute on function public.change_slot(uuid, text, text) to authenticated;

create function private.move_slot(p_user_id uuid, p_id uuid, p_starts_at timestamptz, p_minutes integer, p_now timestamptz)
returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots := private.lock_slot(p_user_id, p_id);
  booking public.office_hour_bookings;
  new_end timestamptz := p_starts_at + make_interval(mins => p_minutes);
begin
  if slot.starts_at = p_starts_at and slot.ends_at = new_end then
    return slot;
  end if;
  -- What has begun is met or not; nothing is moved into the past.
  if slot.starts_at <= p_now or p_starts_at <= p_now then
    raise exception 'slot_past' using errcode = 'GR101';
  end if;
  update public.office_hour_bookings set
      moved_from = starts_at, starts_at = p_starts_at, ends_at = new_end, sequence = sequence + 1,
      reminded_for = case when p_starts_at <= p_now + interval '1 day' then p_starts_at end
    where slot_id = p_id and state = 'booked' returning * into booking;
  update public.office_hour_slots set starts_at = p_starts_at, ends_at = new_end where id = p_id returning * into slot;
  if booking.id is not null then
    perform private.notify_of_meeting(booking, 'office_hour_moved', p_user_id, p_now);
  end if;
  return slot;
exception when exclusion_violation then
  raise exception 'slots_overlap' using errcode = 'GR104';
end;
$$;
comment on function private.move_slot(uuid, uuid, timestamptz, integer, timestamptz) is 'A mentor moves a slot that has not begun; who has booked it moves along and is told (42501, GR009, GR101 slot_past, GR104 slots_overlap).';

create function public.move_slot(p_id uuid, p_starts_at timestamptz, p_minutes integer) returns public.office_hour_slots
language sql security definer set search_path = '' as $$
  select private.move_slot(private.acting_person(), p_id, p_starts_at, p_minutes, private.current_time());
$$;
comment on function public.move_slot(uuid, timestamptz, integer) is 'The caller moves a slot of theirs; who has booked it moves along and is told.';
grant execute on function public.move_slot(uuid, timestamptz, integer) to authenticated;

create function private.set_slot_blocked(p_user_id uuid, p_id uuid, p_is_blocked boolean)
returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots := private.lock_slot(p_user_id, p_id);
begin
  if p_is_blocked and exists (select from public.office_hour_bookings b where b.slot_id = p_id and b.state <> 'cancelled') then
    raise exception 'slot_booked' using errcode = 'GR105';
  end if;
  update public.office_hour_slots set is_blocked = p_is_blocked where id = p_id returning * into slot;
  return slot;
end;
$$;
comment on function private.set_slot_blocked(uuid, uuid, boolean) is 'A mentor blocks a free slot, or offers it again (42501, GR009, GR105 slot_booked).';

create function public.block_slot(p_id uuid) returns public.office_hour_slots
language sql security definer set search_path = '' as $$
  select private.set_slot_blocked(private.acting_person(), p_id, true);
$$;
comment on function public.block_slot(uuid) is 'The caller blocks a free slot of theirs: nobody else sees it.';
grant execute on function public.block_slot(uuid) to authenticated;

create function public.unblock_slot(p_id uuid) returns public.office_hour_slots
language sql security definer set search_path = '' as $$
  select private.set_slot_blocked(private.acting_person(), p_id, false);
$$;
comment on function public.unblock_slot(uuid) is 'The caller offers a blocked slot of theirs again.';
grant execute on function public.unblock_slot(uuid) to authenticated;

create function private.remove_slot(p_user_id uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_person(p_user_id);
  perform from public.office_hour_slots where id = p_id and mentor_id = p_user_id for update;
  if exists (select from public.office_hour_bookings b where b.slot_id = p_id and b.mentor_id = p_user_id and b.state <> 'cancelled') then
    raise exception 'slot_booked' using errcode = 'GR105';
  end if;
  delete from public.office_hour_slots where id = p_id and mentor_id = p_user_id;
end;
$$;
comment on function private.remove_slot(uuid, uuid) is 'A mentor takes a slot away that nobody has booked (GR105 slot_booked).';

create function public.remove_slot(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_slot(private.acting_person(), p_id);
$$;
comment on function public.remove_slot(uuid) is 'The caller takes a slot of theirs away that nobody has booked.';
grant execute on function public.remove_slot(uuid) to authenticated;
