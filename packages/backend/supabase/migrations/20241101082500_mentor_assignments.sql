-- How a team gets its mentor: an organiser asks or assigns, the mentor answers, and it ends. Every function locks the team
-- before the mentor. Who is told of several teams at once gets one mail.

create function private.mentor_load(p_mentor_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.mentor_assignments a join public.teams t on t.id = a.team_id
  where a.mentor_id = p_mentor_id and a.status in ('proposed', 'active') and t.status in ('forming', 'active', 'finalist');
$$;
comment on function private.mentor_load(uuid) is 'How many teams that go on a mentor looks after or is asked about.';

-- Nobody looks after a team that they are in.
create function private.mentor_obstacle(p_team public.teams, p_mentor_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_team.status not in ('forming', 'active', 'finalist') then 'team_ended'
    when not private.is_mentor(p_mentor_id) then 'not_a_mentor'
    when private.has_mentor_conflict(p_mentor_id, p_team.id) or exists (
      select from public.team_members m where m.team_id = p_team.id and m.user_id = p_mentor_id and m.left_at is null
    ) then 'mentor_conflict'
  end;
$$;
comment on function private.mentor_obstacle(public.teams, uuid) is 'Why somebody may not look after a team, however many they have: team_ended, not_a_mentor or mentor_conflict; null where they may.';

-- An organiser who says yes to it may give a mentor more teams than they take.
create function private.check_mentor(p_team public.teams, p_mentor_id uuid, p_is_over_capacity boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  obstacle text := private.mentor_obstacle(p_team, p_mentor_id);
begin
  if obstacle is not null then
    raise exception '%', obstacle
      using errcode = case obstacle when 'team_ended' then 'GR017' when 'not_a_mentor' then 'GR084' else 'GR081' end;
  end if;
  if not coalesce(p_is_over_capacity, false) and private.mentor_capacity(p_mentor_id) <= (
    select private.mentor_load(p_mentor_id) - count(*) from public.mentor_assignments a
    where a.mentor_id = p_mentor_id and a.team_id = p_team.id and a.status in ('proposed', 'active')
  ) then
    raise exception 'mentor_full' using errcode = 'GR083';
  end if;
end;
$$;
comment on function private.check_mentor(public.teams, uuid, boolean) is 'Whether somebody may look after a team (GR017 team_ended, GR081 mentor_conflict, GR083 mentor_full, GR084 not_a_mentor).';

-- Five minutes are enough for an organiser to go through a list; what they say of one more team goes into the mail that waits.
create function private.notify_mentor(
  p_mentor_id uuid, p_kind text, p_team_ids uuid[], p_actor_id uuid, p_payload jsonb, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  named jsonb := (
    select jsonb_agg(jsonb_build_object('team', t.name, 'slug', t.slug) order by t.name)
    from public.teams t where t.id = any (p_team_ids)
  );
  waiting uuid;
  added uuid;
begin
  if named is null then
    return;
  end if;
  select m.id into waiting from private.outbox m
    where m.user_id = p_mentor_id and m.kind = p_kind and m.state = 'waiting' and m.claim is null and m.due_at > p_now
    order by m.created_at desc limit 1 for update skip locked;
  perform private.notify(
    p_mentor_id, p_kind, p_actor_id, case when cardinality(p_team_ids) = 1 then p_team_ids[1] end,
    p_payload || jsonb_build_object('count', jsonb_array_length(named)),
    jsonb_build_object('teams', named) || private.request_details(null, p_actor_id, ''), p_now
  );
  select m.id into added from private.outbox m
    where m.user_id = p_mentor_id and m.kind = p_kind and m.state = 'waiting' and m.created_at = p_now
      and m.id is distinct from waiting
    limit 1;
  if waiting is null then
    update private.outbox set due_at = p_now + interval '5 minutes' where id = added;
  elsif added is not null then
    update private.outbox set details = jsonb_set(details, '{teams}', details -> 'teams' || named) where id = waiting;
    delete from private.outbox where id = added;
  end if;
end;
$$;
comment on function private.notify_mentor(uuid, text, uuid[], uuid, jsonb, timestamptz) is 'Tells a mentor something of one or more teams, in one mail for what comes within five minutes.';

-- Whoever has not heard of it yet needs not hear that it is off: neither by a mail that waits, nor in the bell.
create function private.take_back_from_mentor(
  p_mentor_id uuid, p_kind text, p_team_ids uuid[], p_asked_by uuid, p_asked_at timestamptz, p_orga uuid, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  slugs text[] := array(select t.slug from public.teams t where t.id = any (p_team_ids));
  others uuid[] := array(
    select a.team_id from public.mentor_assignments a
    where a.mentor_id = p_mentor_id and case p_kind
      when 'mentor_ended' then exists (
        select from public.mentor_assignments next where next.replaces_id = a.id and next.created_at = p_asked_at
      )
      else a.asked_by = p_asked_by and a.created_at = p_asked_at and a.status in ('proposed', 'active')
    end
  );
  notification public.notifications;
  is_mailed boolean;
begin
  perform from private.outbox m where m.user_id = p_mentor_id and m.kind = p_kind and m.state = 'waiting' for update;
  is_mailed := exists (
    select from private.outbox m cross join jsonb_array_elements(m.details -> 'teams') named
    where m.user_id = p_mentor_id and m.kind = p_kind and (m.state = 'sent' or m.claim is not null)
      and m.updated_at >= p_asked_at and named ->> 'slug' = any (slugs)
  );
  update private.outbox m set details = jsonb_set(m.details, '{teams}', (
      select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(m.details -> 'teams') named
      where named ->> 'slug' <> all (slugs)
    ))
    where m.user_id = p_mentor_id and m.kind = p_kind and m.state = 'waiting' and m.claim is null;
  delete from private.outbox m
    where m.user_id = p_mentor_id and m.kind = p_kind and m.state = 'waiting' and m.claim is null and m.details -> 'teams' = '[]';
  select * into notification from public.notifications n
    where n.user_id = p_mentor_id and n.kind = p_kind and n.actor_id = p_asked_by and n.created_at = p_asked_at;
  if is_mailed or notification.read_at is not null then
    perform private.notify_mentor(
      p_mentor_id, case p_kind when 'mentor_ended' then 'mentor_assigned' else 'mentor_taken_back' end, p_team_ids, p_orga, '{}', p_now
    );
  elsif cardinality(others) = 0 then
    delete from public.notifications where id = notification.id;
  else
    update public.notifications set
        team_id = case when cardinality(others) = 1 then others[1] end,
        payload = payload || jsonb_build_object('count', cardinality(others))
      where id = notification.id;
  end if;
end;
$$;
comment on function private.take_back_from_mentor(uuid, text, uuid[], uuid, timestamptz, uuid, timestamptz) is 'What a mentor was told of teams, which does not hold any more: unsaid while they have not heard of it, else they are told what holds.';

create function private.notify_organisers(
  p_kind text, p_team public.teams, p_actor_id uuid, p_payload jsonb, p_message text, p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p.user_id, p_kind, p_actor_id, p_team.id, p_payload, private.request_details(p_team, p_actor_id, p_message), p_now
  )
  from private.profiles p where p.role = 'ORGA' order by p.user_id;
$$;
comment on function private.notify_organisers(text, public.teams, uuid, jsonb, text, timestamptz) is 'Tells every organiser what became of a team, but for who did it.';

-- Whoever may not judge any more keeps no review from others.
create function private.free_reviews(p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hand_in uuid;
begin
  for hand_in in
    select h.id from public.hand_ins h
    where h.state = 'in_review'
      and h.team_id = any (array(select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id))
    order by h.id for update
  loop
    perform private.advance_hand_in(hand_in, p_now);
  end loop;
end;
$$;
comment on function private.free_reviews(uuid, timestamptz) is 'Ends reviews of a team that its mentor took and may not end any more.';

create function private.propose_mentor(
  p_orga uuid, p_team_id uuid, p_mentor_id uuid, p_is_over_capacity boolean, p_now timestamptz
) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  assignment public.mentor_assignments;
begin
  perform private.lock_person(p_mentor_id);
  select * into assignment from public.mentor_assignments
    where team_id = p_team_id and (status = 'proposed' or status = 'active' and mentor_id = p_mentor_id)
    order by status limit 1;
  if assignment.status = 'proposed' and assignment.mentor_id = p_mentor_id then
    return assignment;
  end if;
  if found then
    raise exception 'team_has_mentor' using errcode = 'GR082', detail = assignment.mentor_id::text;
  end if;
  perform private.check_mentor(team, p_mentor_id, p_is_over_capacity);
  insert into public.mentor_assignments (team_id, mentor_id, status, asked_by, created_at)
    values (p_team_id, p_mentor_id, 'proposed', p_orga, p_now) returning * into assignment;
  return assignment;
end;
$$;
comment on function private.propose_mentor(uuid, uuid, uuid, boolean, timestamptz) is 'Asks a mentor to look after a team; who tells them is the caller (GR082 team_has_mentor, and what check_mentor refuses).';

create function private.end_assignment(p_id uuid, p_reason text, p_now timestamptz) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  assignment public.mentor_assignments;
  was text := (select a.status from public.mentor_assignments a where a.id = p_id);
begin
  update public.mentor_assignments set status = 'ended', ended_at = p_now, reason = trim(coalesce(p_reason, ''))
    where id = p_id and status in ('proposed', 'active') returning * into assignment;
  -- Whoever was only asked looked after nobody, and may be met as a guest.
  if was = 'active' then
    if exists (
      select from public.hand_ins h join public.teams t on t.id = h.team_id
      where h.reviewer_id in (assignment.mentor_id, assignment.stand_in_id) and h.state = 'in_review'
        and assignment.team_id in (t.id, t.merged_into)
    ) then
      perform private.free_reviews(assignment.team_id, p_now);
    end if;
    perform private.cancel_meetings_ahead(assignment.mentor_id, assignment.team_id, p_now);
  end if;
  return assignment;
end;
$$;
comment on function private.end_assignment(uuid, text, timestamptz) is 'Ends an assignment of a locked team; the mentor keeps what they reviewed, and no more.';

create function private.begin_assignment(p_team public.teams, p_id uuid, p_now timestamptz) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  former uuid;
  assignment public.mentor_assignments;
begin
  select id into former from public.mentor_assignments where team_id = p_team.id and status = 'active' and id <> p_id;
  if found then
    perform private.notify(
      (private.end_assignment(former, '', p_now)).mentor_id, 'mentor_ended', null, p_team.id, '{"count":1}', '{}', p_now
    );
  end if;
  update public.mentor_assignments set status = 'active' where id = p_id returning * into assignment;
  perform private.notify_team(p_team, 'mentor_assigned', assignment.mentor_id, '{}', '', p_now);
  return assignment;
end;
$$;
comment on function private.begin_assignment(public.teams, uuid, timestamptz) is 'A mentor looks after a locked team from now on, instead of whoever did; the team is told, and so is who did.';

-- An organiser who thinks that the team has another mentor than it has decides nothing.
create function private.assign_mentor(
  p_orga uuid, p_team_id uuid, p_mentor_id uuid, p_replaces uuid, p_is_over_capacity boolean, p_now timestamptz
) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  assignment public.mentor_assignments;
begin
  perform private.lock_person(p_mentor_id);
  select * into assignment from public.mentor_assignments where team_id = p_team_id and status = 'active';
  if assignment.mentor_id = p_mentor_id then
    return assignment;
  end if;
  if assignment.mentor_id is distinct from p_replaces then
    raise exception 'team_has_mentor' using errcode = 'GR082', detail = coalesce(assignment.mentor_id::text, '');
  end if;
  perform private.check_mentor(team, p_mentor_id, p_is_over_capacity);
  update public.mentor_assignments set status = 'ended', ended_at = p_now where team_id = p_team_id and status = 'proposed';
  insert into public.mentor_assignments (team_id, mentor_id, status, asked_by, created_at)
    values (p_team_id, p_mentor_id, 'proposed', p_orga, p_now) returning * into assignment;
  return private.begin_assignment(team, assignment.id, p_now);
end;
$$;
comment on function private.assign_mentor(uuid, uuid, uuid, uuid, boolean, timestamptz) is 'Gives a team a mentor without asking them, instead of the one named; the team is told, the mentor by the caller (GR082 team_has_mentor, and what check_mentor refuses).';

create function private.lock_assignment(p_id uuid) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  assignment public.mentor_assignments;
begin
  select * into assignment from public.mentor_assignments where id = p_id;
  if found then
    perform private.lock_team(assignment.team_id);
    select * into assignment from public.mentor_assignments where id = p_id for update;
  end if;
  if assignment.id is null then
    raise exception 'assignment_not_found' using errcode = 'GR009';
  end if;
  return assignment;
end;
$$;
comment on function private.lock_assignment(uuid) is 'An assignment, locked after its team (GR009 assignment_not_found).';

create function private.answer_mentor_proposal(p_user_id uuid, p_id uuid, p_is_accepted boolean, p_reason text, p_now timestamptz)
returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  assignment public.mentor_assignments := private.lock_assignment(p_id);
  team public.teams := private.lock_team(assignment.team_id);
  words text := trim(coalesce(p_reason, ''));
begin
  if assignment.mentor_id <> p_user_id then
    raise exception 'assignment_not_found' using errcode = 'GR009';
  end if;
  -- The same answer again, after one that was lost.
  if assignment.status = (case when p_is_accepted then 'active' else 'declined' end) then
    return assignment;
  end if;
  if assignment.status <> 'proposed' then
    raise exception 'proposal_closed' using errcode = 'GR080', detail = assignment.status;
  end if;
  update public.mentor_assignments set answered_at = p_now where id = p_id returning * into assignment;
  if p_is_accepted then
    -- Asked was with a yes to the number of teams.
    perform private.check_mentor(team, p_user_id, true);
    return private.begin_assignment(team, p_id, p_now);
  end if;
  if char_length(words) < 3 then
    raise exception 'note_needed' using errcode = 'GR045';
  end if;
  update public.mentor_assignments set status = 'declined', reason = words where id = p_id returning * into assignment;
  perform private.notify_organisers('mentor_declined', team, p_user_id, '{}', words, p_now);
  return assignment;
end;
$$;
comment on function private.answer_mentor_proposal(uuid, uuid, boolean, text, timestamptz) is 'A mentor accepts a team or declines it with a reason, which organisers are told (GR045 note_needed, GR080 proposal_closed, GR009, and what check_mentor refuses).';

create function private.leave_team_as_mentor(p_user_id uuid, p_id uuid, p_reason text, p_now timestamptz)
returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  assignment public.mentor_assignments := private.lock_assignment(p_id);
  team public.teams;
  words text := trim(coalesce(p_reason, ''));
begin
  if assignment.mentor_id <> p_user_id then
    raise exception 'assignment_not_found' using errcode = 'GR009';
  end if;
  if assignment.status = 'ended' then
    return assignment;
  end if;
  if assignment.status <> 'active' then
    raise exception 'proposal_closed' using errcode = 'GR080', detail = assignment.status;
  end if;
  if char_length(words) < 3 then
    raise exception 'note_needed' using errcode = 'GR045';
  end if;
  assignment := private.end_assignment(p_id, words, p_now);
  select * into team from public.teams where id = assignment.team_id;
  perform private.notify_team(team, 'mentor_ended', p_user_id, '{}', '', p_now);
  perform private.notify_organisers('mentor_declined', team, p_user_id, '{"was":"active"}', words, p_now);
  return assignment;
end;
$$;
comment on function private.leave_team_as_mentor(uuid, uuid, text, timestamptz) is 'A mentor gives a team up, with a reason for organisers; the team is told that they do (GR045 note_needed, GR080 proposal_closed, GR009).';

-- Whose role is taken away looks after nobody, as a stand-in neither, and their teams are free for somebody else.
create function private.end_assignments_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mentor_assignments set status = 'ended', ended_at = private.current_time()
    where mentor_id = new.user_id and status in ('proposed', 'active');
  perform private.lose_stand_in(new.user_id, private.current_time());
  return null;
end;
$$;
comment on function private.end_assignments_of_person() is 'Trigger: who is no mentor any more looks after no team, and stands in for nobody.';
create trigger profiles_end_assignments after update of role on private.profiles
  for each row when (new.role = 'PARTICIPANT' and old.role <> 'PARTICIPANT')
  execute function private.end_assignments_of_person();

create function private.forget_mentoring() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Not left to the cascade: the days of a stand-in would stay without them, and nobody would hear of it.
  perform private.lose_stand_in(old.user_id, private.current_time());
  update public.mentor_assignments set stand_in_id = null, stand_in_from = null, stand_in_until = null
    where stand_in_id = old.user_id;
  delete from public.mentor_assignments where mentor_id = old.user_id;
  delete from public.mentor_absences where mentor_id = old.user_id;
  delete from public.mentor_conflicts where old.user_id in (mentor_id, person_id);
  delete from public.mentor_pins where mentor_id = old.user_id;
  return old;
end;
$$;
comment on function private.forget_mentoring() is 'Trigger: what a person who goes was to teams goes before them.';
create trigger profiles_forget_mentoring before delete on private.profiles
  for each row execute function private.forget_mentoring();

create function public.propose_mentor(p_team_id uuid, p_mentor_id uuid, p_is_over_capacity boolean default false)
returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  orga uuid := private.acting_organiser();
  assignment public.mentor_assignments;
begin
  assignment := private.propose_mentor(orga, p_team_id, p_mentor_id, p_is_over_capacity, private.current_time());
  if assignment.created_at = private.current_time() then
    perform private.notify_mentor(p_mentor_id, 'mentor_proposed', array[p_team_id], orga, '{}', private.current_time());
  end if;
  return assignment;
end;
$$;
comment on function public.propose_mentor(uuid, uuid, boolean) is 'An organiser asks a mentor to look after a team, who is told (42501 orga_only).';
grant execute on function public.propose_mentor(uuid, uuid, boolean) to authenticated;

create function public.assign_mentor(
  p_team_id uuid, p_mentor_id uuid, p_replaces uuid default null, p_is_over_capacity boolean default false
) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  orga uuid := private.acting_organiser();
  assignment public.mentor_assignments;
begin
  assignment := private.assign_mentor(orga, p_team_id, p_mentor_id, p_replaces, p_is_over_capacity, private.current_time());
  if assignment.created_at = private.current_time() then
    perform private.notify_mentor(p_mentor_id, 'mentor_assigned', array[p_team_id], orga, '{}', private.current_time());
  end if;
  return assignment;
end;
$$;
comment on function public.assign_mentor(uuid, uuid, uuid, boolean) is 'An organiser gives a team a mentor, instead of the one whom it has to have now; both are told (42501 orga_only).';
grant execute on function public.assign_mentor(uuid, uuid, uuid, boolean) to authenticated;

create function public.withdraw_proposal(p_id uuid) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  orga uuid := private.acting_organiser();
  assignment public.mentor_assignments := private.lock_assignment(p_id);
begin
  if assignment.status = 'ended' then
    return assignment;
  end if;
  if assignment.status <> 'proposed' then
    raise exception 'proposal_closed' using errcode = 'GR080', detail = assignment.status;
  end if;
  assignment := private.end_assignment(p_id, '', private.current_time());
  perform private.take_back_from_mentor(
    assignment.mentor_id, 'mentor_proposed', array[assignment.team_id], assignment.asked_by, assignment.created_at, orga,
    private.current_time()
  );
  return assignment;
end;
$$;
comment on function public.withdraw_proposal(uuid) is 'An organiser asks a mentor no longer (GR080 proposal_closed, GR009, 42501 orga_only).';
grant execute on function public.withdraw_proposal(uuid) to authenticated;

create function public.end_assignment(p_id uuid, p_reason text) returns public.mentor_assignments
language plpgsql security definer set search_path = '' as $$
declare
  orga uuid := private.acting_orga(p_reason);
  assignment public.mentor_assignments := private.lock_assignment(p_id);
  team public.teams := private.lock_team(assignment.team_id);
begin
  if assignment.status <> 'active' then
    return assignment;
  end if;
  assignment := private.end_assignment(p_id, p_reason, private.current_time());
  perform private.notify_team(team, 'mentor_ended', assignment.mentor_id, '{}', '', private.current_time());
  perform private.notify(assignment.mentor_id, 'mentor_ended', orga, team.id, '{"count":1}', '{}', private.current_time());
  return assignment;
end;
$$;
comment on function public.end_assignment(uuid, text) is 'An organiser ends an assignment, with a reason; team and mentor are told (42501 orga_only, 22023 reason_needed, GR009).';
grant execute on function public.end_assignment(uuid, text) to authenticated;

create function public.answer_mentor_proposal(p_id uuid, p_is_accepted boolean, p_reason text default '')
returns public.mentor_assignments
language sql security definer set search_path = '' as $$
  select private.answer_mentor_proposal(private.acting_person(), p_id, p_is_accepted, p_reason, private.current_time());
$$;
comment on function public.answer_mentor_proposal(uuid, boolean, text) is 'The caller, who is asked to look after a team, accepts it or declines it with a reason.';
grant execute on function public.answer_mentor_proposal(uuid, boolean, text) to authenticated;

create function public.leave_team_as_mentor(p_id uuid, p_reason text) returns public.mentor_assignments
language sql security definer set search_path = '' as $$
  select private.leave_team_as_mentor(private.acting_person(), p_id, p_reason, private.current_time());
$$;
comment on function public.leave_team_as_mentor(uuid, text) is 'The caller looks after a team no longer and says why; organisers are told.';
grant execute on function public.leave_team_as_mentor(uuid, text) to authenticated;
