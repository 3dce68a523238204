-- How a team books, moves and cancels, and what the mentor says afterwards. Locks are taken in one order: team, mentor, slot,
-- booking.

-- Its mentor, and who stands in for them now: a time after the days away may be booked while they last.
create function private.hosts_of(p_team_id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array_agg(a.mentor_id) || array_agg(private.stand_in_of(a)), null)
  from public.mentor_assignments a where a.team_id = p_team_id and a.status = 'active';
$$;
comment on function private.hosts_of(uuid) is 'Whose own office hours a team may book: its mentor and who stands in; null where nobody looks after it.';

create function private.is_mentor_away(p_mentor_id uuid, p_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.mentor_absences a
    where a.mentor_id = p_mentor_id and (p_at at time zone 'Europe/Berlin')::date between a.starts_on and a.ends_on
  );
$$;
comment on function private.is_mentor_away(uuid, timestamptz) is 'Whether a mentor has said that they are away at a time.';

-- Not a full lock of the mentor: many teams book at a time, and wait for the slot only.
create function private.lock_bookable_slot(p_team public.teams, p_slot_id uuid, p_starts_at timestamptz, p_now timestamptz)
returns public.office_hour_slots
language plpgsql security definer set search_path = '' as $$
declare
  slot public.office_hour_slots;
begin
  perform from private.profiles p
    where p.user_id = (select s.mentor_id from public.office_hour_slots s where s.id = p_slot_id) for share;
  select * into slot from public.office_hour_slots where id = p_slot_id for update;
  -- Who saw another time than it has now books nothing.
  if not found or slot.is_blocked or slot.starts_at is distinct from p_starts_at or slot.starts_at <= p_now
    or not private.is_mentor(slot.mentor_id) or private.is_mentor_away(slot.mentor_id, slot.starts_at) then
    raise exception 'slot_changed' using errcode = 'GR101';
  end if;
  if private.has_mentor_conflict(slot.mentor_id, p_team.id)
    or slot.audience <> 'all' and (slot.mentor_id = any (private.hosts_of(p_team.id))) is not true then
    raise exception 'not_your_mentor' using errcode = '42501';
  end if;
  return slot;
end;
$$;
comment on function private.lock_bookable_slot(public.teams, uuid, timestamptz, timestamptz) is 'A slot that a team may book, as it was read (GR101 slot_changed, 42501 not_your_mentor).';

create function private.check_slot_free(p_team_id uuid, p_slot public.office_hour_slots, p_booking_id uuid, p_now timestamptz)
returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from public.office_hour_bookings b where b.slot_id = p_slot.id and b.state <> 'cancelled' and b.id <> p_booking_id
  ) then
    raise exception 'slot_taken' using errcode = 'GR100';
  end if;
  if exists (
    select from public.office_hour_bookings b
    where b.team_id = p_team_id and b.mentor_id = p_slot.mentor_id and b.state = 'booked' and b.ends_at > p_now
      and b.id <> p_booking_id
  ) then
    raise exception 'booking_exists' using errcode = 'GR102';
  end if;
end;
$$;
comment on function private.check_slot_free(uuid, public.office_hour_slots, uuid, timestamptz) is 'Whether a team may have a slot: nobody has, and it meets this mentor only once ahead (GR100 slot_taken, GR102 booking_exists).';

create function private.put_booking(
  p_team_id uuid, p_id uuid, p_slot public.office_hour_slots, p_agenda text, p_booked_by uuid, p_now timestamptz
) returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
begin
  insert into public.office_hour_bookings as b (
    id, slot_id, team_id, mentor_id, starts_at, ends_at, url, agenda, booked_by, reminded_for, created_at
  ) values (
    p_id, p_slot.id, p_team_id, p_slot.mentor_id, p_slot.starts_at, p_slot.ends_at, p_slot.url,
    btrim(coalesce(p_agenda, '')), p_booked_by,
    case when p_slot.starts_at <= p_now + interval '1 day' then p_slot.starts_at end, p_now
  )
  on conflict (id) do update set
      state = 'booked', cancelled_at = null, cancelled_by = null, cancel_word = '', agenda = excluded.agenda,
      slot_id = excluded.slot_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, url = excluded.url,
      reminded_for = excluded.reminded_for, sequence = b.sequence + 1
    where b.team_id = excluded.team_id and b.mentor_id = excluded.mentor_id and b.state = 'cancelled'
  returning * into booking;
  if not found then
    raise exception 'booking_not_found' using errcode = 'GR009';
  end if;
  return booking;
exception when exclusion_violation or unique_violation then
  raise exception 'slot_taken' using errcode = 'GR100';
end;
$$;
comment on function private.put_booking(uuid, uuid, public.office_hour_slots, text, uuid, timestamptz) is 'Writes a booking of a locked slot, or brings a cancelled one back (GR009 booking_not_found, GR100 slot_taken).';

create function private.book_slot(
  p_user_id uuid, p_id uuid, p_slot_id uuid, p_starts_at timestamptz, p_agenda text, p_now timestamptz
) returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
  team public.teams;
  slot public.office_hour_slots;
  wish text := p_agenda;
begin
  select * into booking from public.office_hour_bookings where id = p_id;
  if found and booking.mentor_id = p_user_id and booking.cancelled_by = p_user_id and booking.slot_id = p_slot_id then
    -- The mentor takes their own cancelling back: the same slot, for what the team wanted to decide.
    team := private.lock_team(booking.team_id);
    if team.status in ('withdrawn', 'finished') then
      raise exception 'team_ended' using errcode = 'GR017';
    end if;
    wish := booking.agenda;
    perform private.lock_person(p_user_id);
    update public.office_hour_slots set is_blocked = false where id = p_slot_id and mentor_id = p_user_id;
  else
    team := private.lock_team_of(p_user_id);
  end if;
  -- The same wish again, after an answer that was lost.
  select * into booking from public.office_hour_bookings
    where id = p_id and team_id = team.id and slot_id = p_slot_id and state = 'booked';
  if found then
    return booking;
  end if;
  slot := private.lock_bookable_slot(team, p_slot_id, p_starts_at, p_now);
  perform private.check_slot_free(team.id, slot, p_id, p_now);
  booking := private.put_booking(team.id, p_id, slot, wish, p_user_id, p_now);
  perform private.notify_of_meeting(booking, 'office_hour_booked', p_user_id, p_now);
  return booking;
end;
$$;
comment on function private.book_slot(uuid, uuid, uuid, timestamptz, text, timestamptz) is 'A member books a slot for their team; everybody of it and the mentor are told (GR009, GR014, GR017, GR100 slot_taken, GR101 slot_changed, GR102 booking_exists, 42501).';

create function public.book_slot(p_id uuid, p_slot_id uuid, p_starts_at timestamptz, p_agenda text default '')
returns public.office_hour_bookings
language sql security definer set search_path = '' as $$
  select private.book_slot(private.acting_person(), p_id, p_slot_id, p_starts_at, p_agenda, private.current_time());
$$;
comment on function public.book_slot(uuid, uuid, timestamptz, text) is 'The caller books a slot for their team; the id is the caller''s, so that a second press is the same booking, and that of a cancelled one brings it back.';
grant execute on function public.book_slot(uuid, uuid, timestamptz, text) to authenticated;

create function private.lock_booking_of_team(p_user_id uuid, p_id uuid) returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
begin
  perform private.lock_team((select b.team_id from public.office_hour_bookings b where b.id = p_id));
  select * into booking from public.office_hour_bookings where id = p_id;
  perform private.check_in_team(p_user_id, booking.team_id);
  return booking;
end;
$$;
comment on function private.lock_booking_of_team(uuid, uuid) is 'A booking of the person''s team, behind the team''s lock (GR009, GR014).';

-- Who has just booked may think again, however soon it is.
create function private.is_booking_open(p_booking public.office_hour_bookings, p_now timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select p_booking.state = 'booked' and p_now < p_booking.starts_at
    and (p_now <= p_booking.starts_at - interval '2 hours' or p_now <= p_booking.created_at + interval '5 minutes');
$$;
comment on function private.is_booking_open(public.office_hour_bookings, timestamptz) is 'Whether a team may still move or cancel a meeting: until two hours before, and in the first five minutes.';

create function private.move_booking(p_user_id uuid, p_id uuid, p_slot_id uuid, p_starts_at timestamptz, p_now timestamptz)
returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings := private.lock_booking_of_team(p_user_id, p_id);
  slot public.office_hour_slots;
  old_mentor uuid;
begin
  if booking.slot_id = p_slot_id and booking.starts_at = p_starts_at and booking.state = 'booked' then
    return booking;
  end if;
  slot := private.lock_bookable_slot(
    (select t from public.teams t where t.id = booking.team_id), p_slot_id, p_starts_at, p_now
  );
  select * into booking from public.office_hour_bookings where id = p_id for update;
  if not private.is_booking_open(booking, p_now) then
    raise exception 'booking_closed' using errcode = 'GR103';
  end if;
  perform private.check_slot_free(booking.team_id, slot, p_id, p_now);
  old_mentor := nullif(booking.mentor_id, slot.mentor_id);
  if old_mentor is not null then
    perform private.notify_mentor_of_meeting(booking, 'office_hour_cancelled', p_user_id, p_now);
  end if;
  update public.office_hour_bookings set
      slot_id = slot.id, mentor_id = slot.mentor_id, moved_from = starts_at, starts_at = slot.starts_at,
      ends_at = slot.ends_at, url = slot.url, sequence = sequence + 1,
      reminded_for = case when slot.starts_at <= p_now + interval '1 day' then slot.starts_at end
    where id = p_id returning * into booking;
  perform private.notify_of_meeting(booking, 'office_hour_moved', p_user_id, p_now);
  return booking;
exception when exclusion_violation or unique_violation then
  raise exception 'slot_taken' using errcode = 'GR100';
end;
$$;
comment on function private.move_booking(uuid, uuid, uuid, timestamptz, timestamptz) is 'A member moves a meeting until two hours before; the old time is free at once (GR009, GR014, GR100, GR101, GR102, GR103 booking_closed, 42501).';

create function public.move_booking(p_id uuid, p_slot_id uuid, p_starts_at timestamptz) returns public.office_hour_bookings
language sql security definer set search_path = '' as $$
  select private.move_booking(private.acting_person(), p_id, p_slot_id, p_starts_at, private.current_time());
$$;
comment on function public.move_booking(uuid, uuid, timestamptz) is 'The caller moves a meeting of their team to another slot, until two hours before.';
grant execute on function public.move_booking(uuid, uuid, timestamptz) to authenticated;

create function private.cancel_booking(p_user_id uuid, p_id uuid, p_word text, p_now timestamptz)
returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
  is_host boolean;
begin
  select * into booking from public.office_hour_bookings where id = p_id;
  is_host := booking.mentor_id = p_user_id;
  if is_host is not true then
    booking := private.lock_booking_of_team(p_user_id, p_id);
  else
    -- Nobody books or moves to a slot of theirs meanwhile: it stays the one that is locked.
    perform private.lock_person(p_user_id);
    perform from public.office_hour_slots s
      where s.id = (select b.slot_id from public.office_hour_bookings b where b.id = p_id) for update;
  end if;
  select * into booking from public.office_hour_bookings where id = p_id for update;
  if is_host and booking.mentor_id is distinct from p_user_id then
    raise exception 'booking_closed' using errcode = 'GR103';
  end if;
  if booking.state = 'cancelled' then
    return booking;
  end if;
  -- A mentor who falls ill says so until it begins.
  if not (
    case when is_host then booking.state = 'booked' and p_now < booking.starts_at else private.is_booking_open(booking, p_now) end
  ) then
    raise exception 'booking_closed' using errcode = 'GR103';
  end if;
  update public.office_hour_bookings set
      state = 'cancelled', cancelled_at = p_now, cancelled_by = p_user_id, cancel_word = btrim(coalesce(p_word, '')),
      sequence = sequence + 1
    where id = p_id returning * into booking;
  if is_host then
    -- Who cannot be met then cannot be met by others either.
    update public.office_hour_slots set is_blocked = true where id = booking.slot_id;
  end if;
  perform private.notify_of_meeting(booking, 'office_hour_cancelled', p_user_id, p_now);
  return booking;
end;
$$;
comment on function private.cancel_booking(uuid, uuid, text, timestamptz) is 'A member until two hours before, or the mentor until it begins, cancels a meeting; the mentor''s slot is blocked then (GR009, GR014, GR103 booking_closed).';

create function public.cancel_booking(p_id uuid, p_word text default '') returns public.office_hour_bookings
language sql security definer set search_path = '' as $$
  select private.cancel_booking(private.acting_person(), p_id, p_word, private.current_time());
$$;
comment on function public.cancel_booking(uuid, text) is 'The caller, of the team or its mentor there, cancels a meeting, with a word why.';
grant execute on function public.cancel_booking(uuid, text) to authenticated;

create function private.change_agenda(p_user_id uuid, p_id uuid, p_agenda text, p_now timestamptz)
returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings := private.lock_booking_of_team(p_user_id, p_id);
begin
  update public.office_hour_bookings set agenda = btrim(coalesce(p_agenda, ''))
    where id = p_id and state = 'booked' and ends_at > p_now returning * into booking;
  if not found then
    raise exception 'booking_closed' using errcode = 'GR103';
  end if;
  return booking;
end;
$$;
comment on function private.change_agenda(uuid, uuid, text, timestamptz) is 'A member says what the team wants to decide, until the meeting is over (GR009, GR014, GR103 booking_closed).';

create function public.change_agenda(p_id uuid, p_agenda text) returns public.office_hour_bookings
language sql security definer set search_path = '' as $$
  select private.change_agenda(private.acting_person(), p_id, p_agenda, private.current_time());
$$;
comment on function public.change_agenda(uuid, text) is 'The caller says what their team wants to decide in a meeting.';
grant execute on function public.change_agenda(uuid, text) to authenticated;

create function private.is_host_of_meeting(p_user_id uuid, p_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.office_hour_bookings b
    where b.id = p_id and b.team_id = p_team_id and b.mentor_id = p_user_id and b.state = 'held'
  ) and private.is_mentor(p_user_id);
$$;
comment on function private.is_host_of_meeting(uuid, uuid, uuid) is 'Whether a person, who is a mentor still, held a meeting with a team, as its mentor or as a guest.';

create function private.add_meeting_items(p_booking public.office_hour_bookings, p_items jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
begin
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) > 10 then
    raise exception 'items_invalid' using errcode = '22023';
  end if;
  for item in select e from jsonb_array_elements(p_items) e loop
    if item ->> 'assigned_to' is not null then
      perform private.check_in_team((item ->> 'assigned_to')::uuid, p_booking.team_id);
    end if;
    insert into public.action_items (
      id, team_id, text, due_week, from_user, source_kind, source_id, source_week, assigned_to, created_by, created_at
    )
      select (item ->> 'id')::uuid, p_booking.team_id, btrim(item ->> 'text'), (item ->> 'due_week')::integer, s.author, 'meeting',
        p_booking.id, s.week, (item ->> 'assigned_to')::uuid, p_booking.mentor_id, p_now
      from private.source_of_action_item(p_booking.team_id, 'meeting', p_booking.id) s
      on conflict (id) do nothing;
  end loop;
  if (select count(*) from public.action_items i where i.team_id = p_booking.team_id and i.state = 'open') > 40 then
    raise exception 'list_full' using errcode = 'GR072';
  end if;
end;
$$;
comment on function private.add_meeting_items(public.office_hour_bookings, jsonb, timestamptz) is 'What was agreed becomes something to do (GR014, GR072 list_full, 22023 items_invalid).';

create function private.settle_booking(
  p_user_id uuid, p_id uuid, p_outcome text, p_note text, p_items jsonb, p_now timestamptz
) returns public.office_hour_bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.office_hour_bookings;
begin
  perform private.lock_team((select b.team_id from public.office_hour_bookings b where b.id = p_id));
  select * into booking from public.office_hour_bookings where id = p_id and mentor_id = p_user_id for update;
  -- Whose role was taken away writes nothing into a team any more.
  if not found or not private.is_mentor(p_user_id) then
    raise exception 'booking_not_found' using errcode = 'GR009';
  end if;
  if booking.state = 'cancelled' or p_now < booking.starts_at then
    raise exception 'booking_closed' using errcode = 'GR103';
  end if;
  if p_outcome is null or p_outcome not in ('held', 'no_show', 'booked') then
    raise exception 'unknown_outcome' using errcode = '22023';
  end if;
  if p_outcome <> 'held' then
    -- What the team has answered was agreed in a meeting.
    delete from public.action_items where source_kind = 'meeting' and source_id = p_id and answered_at is null;
    if exists (select from public.action_items i where i.source_kind = 'meeting' and i.source_id = p_id and i.team_id = booking.team_id) then
      raise exception 'meeting_taken_up' using errcode = 'GR073';
    end if;
  end if;
  update public.office_hour_bookings set
      state = p_outcome, note = case when p_outcome = 'held' then btrim(coalesce(p_note, '')) else '' end,
      settled_at = case when p_outcome <> 'booked' then coalesce(settled_at, p_now) end
    where id = p_id returning * into booking;
  if p_outcome = 'held' then
    perform private.add_meeting_items(booking, p_items, p_now);
    if booking.note <> '' or p_items <> '[]' then
      perform private.notify_of_meeting(booking, 'office_hour_noted', p_user_id, p_now, 'noted ' || p_id);
    end if;
  end if;
  return booking;
end;
$$;
comment on function private.settle_booking(uuid, uuid, text, text, jsonb, timestamptz) is 'The mentor says from its begin on what came of a meeting: held, with what was agreed and what is to be done, or no_show; booked takes it back (GR009, GR014, GR072, GR073 meeting_taken_up, GR103 booking_closed, 22023).';

create function public.settle_booking(p_id uuid, p_outcome text, p_note text default '', p_items jsonb default '[]')
returns public.office_hour_bookings
language sql security definer set search_path = '' as $$
  select private.settle_booking(private.acting_person(), p_id, p_outcome, p_note, p_items, private.current_time());
$$;
comment on function public.settle_booking(uuid, text, text, jsonb) is 'The caller, who held a meeting, says what came of it; items are {id, text, due_week, assigned_to}.';
grant execute on function public.settle_booking(uuid, text, text, jsonb) to authenticated;

-- Of one's own mentor also what is taken; of others only what is free, the next hundred.
create function private.bookable_slots(p_user_id uuid, p_now timestamptz)
returns table (
  id uuid, mentor_id uuid, starts_at timestamptz, ends_at timestamptz, audience text, is_of_own_mentor boolean, is_taken boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  own_team uuid := private.team_of(p_user_id, (private.current_season()).id);
  hosts uuid[] := coalesce(private.hosts_of(own_team), '{}');
  mates uuid[] := array(select m.user_id from public.team_members m where m.team_id = own_team and m.left_at is null);
  in_conflict uuid[] := array(
    select c.mentor_id from public.mentor_conflicts c
    where c.team_id = any (array(select t.id from public.teams t where t.id = own_team or t.merged_into = own_team))
      or c.person_id = any (mates)
  );
  -- Asked once, by an index alone, and not once a slot.
  taken uuid[] := array(
    select b.slot_id from public.office_hour_bookings b
    where b.state = 'booked' and b.slot_id is not null and b.starts_at > p_now and b.starts_at <= p_now + interval '8 weeks'
  );
begin
  if own_team is null then
    return;
  end if;
  return query
    -- Read once, and not once a slot.
    with away as materialized (
      select a.mentor_id, a.starts_on, a.ends_on from public.mentor_absences a
      where a.ends_on >= p_now::date - 1 and a.starts_on <= p_now::date + 57
    )
    (
      select s.id, s.mentor_id, s.starts_at, s.ends_at, s.audience, true, s.id = any (taken)
      from public.office_hour_slots s
      where s.mentor_id = any (hosts) and not s.mentor_id = any (in_conflict) and not s.is_blocked
        and s.starts_at > p_now and s.starts_at <= p_now + interval '8 weeks'
        and not exists (
          select from away a
          where a.mentor_id = s.mentor_id and (s.starts_at at time zone 'Europe/Berlin')::date between a.starts_on and a.ends_on
        )
      order by s.starts_at limit 300
    )
    union all
    (
      select s.id, s.mentor_id, s.starts_at, s.ends_at, s.audience, false, false
      from public.office_hour_slots s
      where s.audience = 'all' and not s.is_blocked and not s.mentor_id = any (hosts || in_conflict)
        and s.starts_at > p_now and s.starts_at <= p_now + interval '3 weeks'
        and s.id <> all (taken)
        and not exists (
          select from away a
          where a.mentor_id = s.mentor_id and (s.starts_at at time zone 'Europe/Berlin')::date between a.starts_on and a.ends_on
        )
      order by s.starts_at, s.id limit 100
    )
    order by 3, 1;
end;
$$;
comment on function private.bookable_slots(uuid, timestamptz) is 'The times to come at which a person''s team may meet their mentor, and others who are open to all; none on days away.';

create function public.bookable_slots()
returns table (
  id uuid, mentor_id uuid, starts_at timestamptz, ends_at timestamptz, audience text, is_of_own_mentor boolean, is_taken boolean
)
language sql stable security definer set search_path = '' as $$
  select * from private.bookable_slots(private.acting_person(), private.current_time());
$$;
comment on function public.bookable_slots() is 'The times at which the caller''s team may meet a mentor, without links and without who has booked.';
grant execute on function public.bookable_slots() to authenticated;

create function private.booking_clashes(p_user_id uuid, p_slot_id uuid)
returns table (
  kind text, starts_at timestamptz, ends_at timestamptz, slug text, title_en text, title_de text, mentor_id uuid, people uuid[]
)
language sql stable security definer set search_path = '' as $$
  with mates as (
    select m.team_id, m.user_id from public.team_members m
    where m.left_at is null and m.team_id = (
      select private.team_of(p_user_id, season.id) from private.current_season() season
    )
  ), slot as (
    select s.starts_at, s.ends_at from public.office_hour_slots s where s.id = p_slot_id
  )
  select 'event', e.starts_at, e.ends_at, e.slug, e.title_en, e.title_de, null::uuid, array_agg(r.user_id order by r.user_id)
  from slot s
    join public.events e on e.status = 'published' and e.starts_at < s.ends_at and e.ends_at > s.starts_at
    join public.event_registrations r on r.event_id = e.id and r.status in ('registered', 'offered')
    join mates on mates.user_id = r.user_id
  group by e.id
  union all
  select 'meeting', b.starts_at, b.ends_at, null, null, null, b.mentor_id, '{}'
  from slot s
    join public.office_hour_bookings b on b.team_id = (select min(team_id::text)::uuid from mates)
      and b.state = 'booked' and b.slot_id is distinct from p_slot_id
      and b.starts_at < s.ends_at and b.ends_at > s.starts_at
  order by 2, 1;
$$;
comment on function private.booking_clashes(uuid, uuid) is 'What else a person''s team has at the time of a slot: events that somebody of it has a seat at, and meetings.';

create function public.booking_clashes(p_slot_id uuid)
returns table (
  kind text, starts_at timestamptz, ends_at timestamptz, slug text, title_en text, title_de text, mentor_id uuid, people uuid[]
)
language sql stable security definer set search_path = '' as $$
  select * from private.booking_clashes(private.acting_person(), p_slot_id);
$$;
comment on function public.booking_clashes(uuid) is 'What else the caller''s team has at the time of a slot; it stands in no way.';
grant execute on function public.booking_clashes(uuid) to authenticated;
