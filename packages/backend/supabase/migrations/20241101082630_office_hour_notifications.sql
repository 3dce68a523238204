-- What is told of meetings, and what becomes of them when somebody leaves.

create function private.meeting_payload(p_booking public.office_hour_bookings, p_as text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'booking_id', p_booking.id, 'as', p_as, 'starts_at', p_booking.starts_at, 'ends_at', p_booking.ends_at,
    'moved_from', case when p_booking.state = 'booked' then p_booking.moved_from end
  ));
$$;
comment on function private.meeting_payload(public.office_hour_bookings, text) is 'What the bell keeps of a meeting: its id and times, and whether its mentor or its team is told.';

create function private.notify_mentor_of_meeting(
  p_booking public.office_hour_bookings, p_kind text, p_actor_id uuid, p_now timestamptz, p_occasion text default null
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p_booking.mentor_id, p_kind, p_actor_id, p_booking.team_id, private.meeting_payload(p_booking, 'mentor'), '{}', p_now,
    p_occasion, p_kind = 'office_hour_reminder'
  );
$$;
comment on function private.notify_mentor_of_meeting(public.office_hour_bookings, text, uuid, timestamptz, text) is 'Tells the mentor something of a meeting, unless they did it.';

-- Who books gets the date too: a calendar is kept by mail. Who leaves at that very time, because the team ends, has it in theirs.
create function private.notify_of_meeting(
  p_booking public.office_hour_bookings, p_kind text, p_actor_id uuid, p_now timestamptz, p_occasion text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  perform private.notify_mentor_of_meeting(p_booking, p_kind, p_actor_id, p_now, p_occasion);
  for member in
    select m.user_id from public.team_members m join public.teams t on t.id = p_booking.team_id
    where m.team_id in (t.id, t.merged_into) and (m.left_at is null or m.left_at >= p_now) order by m.user_id
  loop
    perform private.notify(
      member, p_kind, nullif(p_actor_id, member), p_booking.team_id, private.meeting_payload(p_booking, 'team'), '{}', p_now,
      p_occasion, p_kind = 'office_hour_reminder'
    );
  end loop;
end;
$$;
comment on function private.notify_of_meeting(public.office_hour_bookings, text, uuid, timestamptz, text) is 'Tells the mentor and everybody of the team something of a meeting; who did it for the team gets the date as well.';

-- Looked up when the mail leaves: names do not outlive their people. When it is was written with it: `is_meeting_news` asks
-- whether that still holds.
create function private.meeting_details(p_kind text, p_details jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'team', t.name, 'slug', t.slug, 'mentor', coalesce(trim(p.first_name || ' ' || p.last_name), ''), 'agenda', b.agenda,
      'url', b.url, 'sequence', b.sequence,
      'updated_at', b.updated_at, 'calendar_status', case when p_kind = 'office_hour_cancelled' then 'cancelled' else 'published' end, 'word', b.cancel_word, 'note', b.note, 'items', coalesce(items.texts, '[]')
    )
    from public.office_hour_bookings b
    join public.teams t on t.id = b.team_id
    left join private.profiles p on p.user_id = b.mentor_id
    left join lateral (
      select jsonb_agg(i.text order by i.created_at, i.id) as texts
      from public.action_items i where i.source_kind = 'meeting' and i.source_id = b.id and i.team_id = b.team_id
    ) items on true
    where b.id = (p_details ->> 'booking_id')::uuid
  );
end;
$$;
comment on function private.meeting_details(text, jsonb) is 'What a mail says of a meeting: team, mentor, agenda, times, link, what was agreed.';

-- A mail that waited says what holds: the time that it tells of, and whether somebody is met at all.
create function private.is_meeting_news(p_kind text, p_details jsonb, p_now timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.office_hour_bookings b
    where b.id = (p_details ->> 'booking_id')::uuid and case p_kind
      when 'office_hour_cancelled' then b.state = 'cancelled' or p_details ->> 'as' = 'mentor'
      when 'office_hour_noted' then b.state = 'held'
      else b.state = 'booked' and b.starts_at = (p_details ->> 'starts_at')::timestamptz
        and (p_kind <> 'office_hour_reminder' or b.starts_at > p_now)
    end
  );
end;
$$;
comment on function private.is_meeting_news(text, jsonb, timestamptz) is 'Whether what a mail says of a meeting still holds.';

create function private.meetings_of_feed(p_user_id uuid, p_now timestamptz) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select jsonb_build_object(
      'booking_id', b.id, 'as', case when b.mentor_id = p_user_id then 'mentor' else 'team' end, 'team', t.name, 'slug', t.slug,
      'mentor', coalesce(trim(p.first_name || ' ' || p.last_name), ''), 'agenda', b.agenda, 'starts_at', b.starts_at,
      'ends_at', b.ends_at, 'url', b.url, 'sequence', b.sequence, 'updated_at', b.updated_at,
      'calendar_status', case when b.state = 'cancelled' then 'cancelled' else 'published' end
    )
    from public.office_hour_bookings b
    join public.teams t on t.id = b.team_id
    left join private.profiles p on p.user_id = b.mentor_id
    where (b.mentor_id = p_user_id or b.team_id in (
        select m.team_id from public.team_members m where m.user_id = p_user_id and m.left_at is null
      ))
      and (b.state <> 'cancelled' or b.cancelled_at > p_now - interval '30 days')
    order by b.starts_at, b.id;
end;
$$;
comment on function private.meetings_of_feed(uuid, timestamptz) is 'The meetings in a person''s calendar: of their team, and those that they hold; cancelled ones for a month, so that programs remove them.';

create function private.remind_of_office_hours(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.office_hour_bookings;
  done integer := 0;
begin
  for due in
    select b.* from public.office_hour_bookings b join public.teams t on t.id = b.team_id
    where b.state = 'booked' and b.starts_at > p_now and b.starts_at <= p_now + interval '1 day'
      and b.reminded_for is distinct from b.starts_at
    order by b.starts_at, b.id limit least(greatest(coalesce(p_limit, 0), 0), 1000)
    -- A team that somebody works on comes next time: an account that ends there waits for what would wait for it.
    for update of t, b skip locked
  loop
    update public.office_hour_bookings set reminded_for = due.starts_at where id = due.id;
    perform private.notify_of_meeting(
      due, 'office_hour_reminder', null, p_now, 'reminder ' || due.id || ' ' || extract(epoch from due.starts_at)::bigint
    );
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.remind_of_office_hours(integer, timestamptz) is 'For the clock: reminds teams and mentors of the meetings of the next day, once a time; returns of how many.';

create function public.remind_of_office_hours(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.remind_of_office_hours(p_limit, private.current_time());
$$;
comment on function public.remind_of_office_hours(integer) is 'For the clock: reminds of the meetings of the next day.';
grant execute on function public.remind_of_office_hours(integer) to service_role;

create function private.cancel_meetings_ahead(p_mentor_id uuid, p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
begin
  for booking in
    update public.office_hour_bookings b set state = 'cancelled', cancelled_at = p_now, sequence = b.sequence + 1
      where (p_mentor_id is null or b.mentor_id = p_mentor_id) and (p_team_id is null or b.team_id = p_team_id)
        and num_nonnulls(p_mentor_id, p_team_id) > 0 and b.state = 'booked' and b.starts_at > p_now
      returning b.*
  loop
    if p_team_id is null then
      booking.mentor_id := null;
    end if;
    perform private.notify_of_meeting(booking, 'office_hour_cancelled', null, p_now);
  end loop;
end;
$$;
comment on function private.cancel_meetings_ahead(uuid, uuid, timestamptz) is 'The meetings to come of a mentor or of a team that goes are off, and the other side is told; with both, those of the two.';

create function private.end_office_hours_of_mentor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.cancel_meetings_ahead(old.user_id, null, private.current_time());
  if tg_op = 'DELETE' then
    return old;
  end if;
  delete from public.office_hour_slots s where s.mentor_id = old.user_id and s.starts_at > private.current_time();
  delete from public.office_hour_series s where s.mentor_id = old.user_id;
  return null;
end;
$$;
comment on function private.end_office_hours_of_mentor() is 'Trigger: who is a mentor no longer is met no longer; what was agreed stays.';
create trigger profiles_end_office_hours before delete on private.profiles
  for each row execute function private.end_office_hours_of_mentor();
create trigger profiles_end_office_hours_with_role after update of role on private.profiles
  for each row when (old.role in ('MENTOR', 'ORGA') and new.role not in ('MENTOR', 'ORGA'))
  execute function private.end_office_hours_of_mentor();

create function private.end_meetings_of_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.cancel_meetings_ahead(null, new.id, private.current_time());
  return null;
end;
$$;
comment on function private.end_meetings_of_team() is 'Trigger: a team that leaves the contest, or goes into another, meets nobody any more.';
create trigger teams_end_meetings after update of status on public.teams
  for each row when (new.status = 'withdrawn' and old.status <> 'withdrawn')
  execute function private.end_meetings_of_team();

-- Behind the team's lock. The stand-in is met at the same times; where they are busy or away then, the meeting is off.
create function private.hand_over_meetings(
  p_team_id uuid, p_from uuid, p_to uuid, p_actor_id uuid, p_first_on date, p_last_on date, p_now timestamptz
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
  new_slot uuid;
  moved integer := 0;
begin
  perform from private.profiles p where p.user_id in (p_from, p_to) order by p.user_id for no key update;
  for booking in
    select b.* from public.office_hour_bookings b
    where b.team_id = p_team_id and b.mentor_id = p_from and b.state = 'booked' and b.starts_at > p_now
      and (b.starts_at at time zone 'Europe/Berlin')::date between p_first_on and p_last_on
    order by b.starts_at
  loop
    update public.office_hour_slots s set is_blocked = true where s.id = booking.slot_id;
    new_slot := null;
    if not private.is_mentor_away(p_to, booking.starts_at) and not exists (
      select from public.office_hour_slots s
      where s.mentor_id = p_to and s.starts_at < booking.ends_at and s.ends_at > booking.starts_at
    ) and not exists (
      select from public.office_hour_bookings b
      where b.mentor_id = p_to and b.team_id = p_team_id and b.state = 'booked' and b.ends_at > p_now
    ) then
      insert into public.office_hour_slots (mentor_id, starts_at, ends_at, audience, url, created_at)
        values (p_to, booking.starts_at, booking.ends_at, 'own', booking.url, p_now) returning id into new_slot;
    end if;
    if new_slot is null then
      update public.office_hour_bookings b set
          state = 'cancelled', cancelled_at = p_now, cancelled_by = p_actor_id, sequence = b.sequence + 1
        where b.id = booking.id returning b.* into booking;
      perform private.notify_of_meeting(booking, 'office_hour_cancelled', p_actor_id, p_now);
    else
      perform private.notify_mentor_of_meeting(booking, 'office_hour_cancelled', p_actor_id, p_now);
      update public.office_hour_bookings b set mentor_id = p_to, slot_id = new_slot, sequence = b.sequence + 1
        where b.id = booking.id returning b.* into booking;
      perform private.notify_of_meeting(booking, 'office_hour_booked', p_actor_id, p_now);
      moved := moved + 1;
    end if;
  end loop;
  return moved;
end;
$$;
comment on function private.hand_over_meetings(uuid, uuid, uuid, uuid, date, date, timestamptz) is 'The meetings of a team with one mentor in some days are with another one, who stands in; where they are busy, they are off. Returns how many were moved.';
