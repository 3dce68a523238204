-- How a hand-in is read and answered, what organisers may do with it, and how a team's weeks stand. A verdict is pending for
-- five seconds; what follows from it happens when it settles.

-- Nobody judges what their own team handed in, nor a team of which they said that they are in a conflict. Of a merged team,
-- whoever mentors the team that it went into.
create function private.is_reviewer(p_user_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.teams t join private.profiles p on p.user_id = p_user_id
    where t.id = p_team_id
      and (p.role = 'ORGA' or p.role = 'MENTOR' and (
        exists (select from private.teams_looked_after(p_user_id) team where team in (t.id, t.merged_into))
        or private.reads_from_shared_queue(p_user_id, coalesce(t.merged_into, t.id))
      ))
      and not private.has_mentor_conflict(p_user_id, coalesce(t.merged_into, t.id))
      and not exists (
        select from public.team_members m
        where m.user_id = p_user_id and m.left_at is null and m.team_id in (t.id, t.merged_into)
      )
  );
$$;
comment on function private.is_reviewer(uuid, uuid) is 'Whether a person may judge what a team handed in: its mentor now or who stands in, of a team without one whoever reads the shared queue, or an organiser; nobody who is in it or in a conflict.';

create function private.return_due(p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select (sunday + case when sunday < earliest then interval '7 days' else interval '0' end) at time zone 'Europe/Berlin'
  from (
    select earliest, date_trunc('week', earliest) + interval '6 days 23 hours 59 minutes' as sunday
    from (select (p_now + interval '72 hours') at time zone 'Europe/Berlin' as earliest) in_three_days
  ) of_week;
$$;
comment on function private.return_due(timestamptz) is 'When a returned hand-in is due again: a Sunday at 23:59 in Berlin, at least 72 hours later.';

create function private.settle_verdict(p_verdict public.hand_in_verdicts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
begin
  update public.hand_in_verdicts set settled_at = p_verdict.settles_at where id = p_verdict.id;
  update public.hand_ins set
      state = p_verdict.decision, reviewer_id = null, taken_at = null,
      return_due_at = case p_verdict.decision
        when 'changes_requested' then private.return_due(p_verdict.settles_at) else return_due_at
      end,
      is_overdue = is_overdue and p_verdict.decision <> 'changes_requested'
    where id = p_verdict.hand_in_id returning * into hand_in;
  perform private.add_items_of_verdict(p_verdict);
  if p_verdict.decision = 'accepted' then
    perform private.notify_team_of_hand_in(
      'hand_in_accepted', hand_in.team_id, hand_in.milestone_id, p_verdict.author_id, 'verdict ' || p_verdict.id,
      jsonb_build_object('verdict_id', p_verdict.id), p_verdict.settles_at
    );
  else
    perform private.notify_team_of_hand_in(
      'hand_in_returned', hand_in.team_id, hand_in.milestone_id, p_verdict.author_id, 'verdict ' || p_verdict.id,
      jsonb_build_object('verdict_id', p_verdict.id, 'until', hand_in.return_due_at), p_verdict.settles_at
    );
  end if;
end;
$$;
comment on function private.settle_verdict(public.hand_in_verdicts) is 'A verdict counts from now on, and the team is told.';

create function private.lock_for_review(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins := private.lock_hand_in(p_id, p_now);
begin
  if not private.is_reviewer(p_user_id, hand_in.team_id) then
    raise exception 'not_your_team' using errcode = '42501';
  end if;
  return hand_in;
end;
$$;
comment on function private.lock_for_review(uuid, uuid, timestamptz) is 'A hand-in that the person may judge, locked (42501 not_your_team, GR009).';

create function private.take_review(p_user_id uuid, p_id uuid, p_version integer, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins := private.lock_for_review(p_user_id, p_id, p_now);
begin
  if hand_in.state not in ('submitted', 'in_review') then
    raise exception 'not_handed_in' using errcode = 'GR042', detail = hand_in.state;
  end if;
  if hand_in.version is distinct from p_version then
    raise exception 'version_replaced' using errcode = 'GR041', detail = hand_in.version::text;
  end if;
  if hand_in.state = 'in_review' then
    if hand_in.reviewer_id is distinct from p_user_id then
      raise exception 'review_taken' using errcode = 'GR040', detail = hand_in.reviewer_id::text;
    end if;
    return hand_in;
  end if;
  update public.hand_ins set state = 'in_review', reviewer_id = p_user_id, taken_at = p_now
    where id = p_id returning * into hand_in;
  return hand_in;
end;
$$;
comment on function private.take_review(uuid, uuid, integer, timestamptz) is 'A mentor of the team or an organiser reads the newest version (GR040 review_taken, GR041 version_replaced, GR042 not_handed_in, 42501, GR009).';

create function private.release_review(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins := private.lock_for_review(p_user_id, p_id, p_now);
begin
  if hand_in.state <> 'in_review' then
    return hand_in;
  end if;
  -- Organisers free what somebody forgot, but not what is answered already.
  if (hand_in.reviewer_id is distinct from p_user_id and (select p.role from private.profiles p where p.user_id = p_user_id) <> 'ORGA')
    or exists (select from public.hand_in_verdicts v where v.hand_in_id = p_id and v.settled_at is null) then
    raise exception 'review_taken' using errcode = 'GR040', detail = hand_in.reviewer_id::text;
  end if;
  update public.hand_ins set state = 'submitted', reviewer_id = null, taken_at = null where id = p_id returning * into hand_in;
  return hand_in;
end;
$$;
comment on function private.release_review(uuid, uuid, timestamptz) is 'Whoever reads it, or an organiser, leaves it to others (GR040 review_taken, 42501, GR009).';

create function private.give_verdict(
  p_user_id uuid, p_id uuid, p_version integer, p_decision text, p_note text, p_now timestamptz, p_advice jsonb default '[]'
) returns public.hand_in_verdicts
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  words text := trim(coalesce(p_note, ''));
  to_do jsonb := private.checked_advice(p_advice);
  verdict public.hand_in_verdicts;
begin
  perform private.lock_for_review(p_user_id, p_id, p_now);
  -- The same verdict again, after an answer that was lost and five seconds that were over.
  select v.* into verdict from public.hand_in_verdicts v join public.hand_in_versions n on n.id = v.version_id
    where v.hand_in_id = p_id and v.author_id = p_user_id and n.number = p_version and v.decision = p_decision
      and v.note = words and v.advice = to_do and v.settled_at is not null
      and n.number = (select h.version from public.hand_ins h where h.id = p_id and h.state = p_decision)
    order by v.created_at desc limit 1;
  if found then
    return verdict;
  end if;
  hand_in := private.take_review(p_user_id, p_id, p_version, p_now);
  if p_decision is null or p_decision not in ('accepted', 'changes_requested') then
    raise exception 'unknown_decision' using errcode = '22023';
  end if;
  if p_decision = 'changes_requested' and words = '' then
    raise exception 'note_needed' using errcode = 'GR045';
  end if;
  perform private.check_room_for_advice(hand_in.team_id, to_do);
  perform private.check_owners_of_advice(hand_in.team_id, to_do);
  insert into public.hand_in_verdicts (
    version_id, hand_in_id, team_id, author_id, decision, note, advice, settles_at, created_at
  )
    values (
      (private.newest_version(hand_in)).id, p_id, hand_in.team_id, p_user_id, p_decision, words, to_do,
      p_now + interval '5 seconds', p_now
    )
    on conflict (hand_in_id) where settled_at is null do update
      set decision = excluded.decision, note = excluded.note, advice = excluded.advice,
        settles_at = case
          when hand_in_verdicts.decision = excluded.decision and hand_in_verdicts.note = excluded.note
            and hand_in_verdicts.advice = excluded.advice
            then hand_in_verdicts.settles_at
          else excluded.settles_at
        end
    returning * into verdict;
  return verdict;
end;
$$;
comment on function private.give_verdict(uuid, uuid, integer, text, text, timestamptz, jsonb) is 'Accepts a version or asks to revise it; counts after five seconds (GR045 note_needed, GR087 advice_invalid, GR072 list_full, GR014 not_in_team, GR040, GR041, GR042, 22023, 42501, GR009).';

create function private.take_back_verdict(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  verdict public.hand_in_verdicts;
begin
  select * into verdict from public.hand_in_verdicts where id = p_id and author_id = p_user_id;
  if not found then
    raise exception 'verdict_not_found' using errcode = 'GR009';
  end if;
  perform private.lock_hand_in(verdict.hand_in_id, p_now);
  delete from public.hand_in_verdicts where id = p_id and settled_at is null;
  if not found then
    raise exception 'verdict_settled' using errcode = 'GR044';
  end if;
  -- Without it the two hours of the review may be over.
  return private.advance_hand_in(verdict.hand_in_id, p_now);
end;
$$;
comment on function private.take_back_verdict(uuid, uuid, timestamptz) is 'The author takes a verdict back before it counts; the review goes on while its time does (GR044 verdict_settled, GR009).';

create function private.settle_verdicts(p_author_id uuid, p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  done integer := 0;
begin
  for due in
    select v.hand_in_id, v.team_id from public.hand_in_verdicts v
    where v.settled_at is null and v.settles_at <= p_now and (p_author_id is null or v.author_id = p_author_id)
    order by v.team_id, v.hand_in_id
    limit least(greatest(coalesce(p_limit, 0), 0), 1000)
  loop
    -- A team that somebody works on is left to the next round.
    perform from public.teams where id = due.team_id for update skip locked;
    if found then
      perform from public.hand_ins where id = due.hand_in_id for update;
      perform private.advance_hand_in(due.hand_in_id, p_now);
      done := done + 1;
    end if;
  end loop;
  return done;
end;
$$;
comment on function private.settle_verdicts(uuid, integer, timestamptz) is 'Lets verdicts count whose five seconds are over, all or those of one author; returns how many.';

create function private.extend_hand_in(p_team_id uuid, p_milestone_id uuid, p_until timestamptz, p_reason text, p_now timestamptz)
returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  milestone public.milestones;
  hand_in public.hand_ins;
begin
  select * into milestone from public.milestones where id = p_milestone_id and season_id = team.season_id;
  if not found then
    raise exception 'milestone_not_found' using errcode = 'GR009';
  end if;
  hand_in := private.lock_hand_in_of_team(p_team_id, p_milestone_id, p_now);
  if hand_in.extended_until = p_until and hand_in.extension_reason = trim(p_reason) then
    return hand_in;
  end if;
  if p_until is null or p_until <= greatest(p_now, private.hand_in_due(hand_in, milestone)) or not isfinite(p_until) then
    raise exception 'extension_too_early' using errcode = 'GR043';
  end if;
  update public.hand_ins set
      extended_until = p_until, extension_reason = trim(p_reason), extension_asked_at = null, extension_asked_by = null,
      extension_asked_reason = null, extension_declined_at = null, extension_declined_reason = null,
      extension_before = jsonb_build_object(
        'until', extended_until, 'reason', extension_reason, 'asked_at', extension_asked_at, 'asked_by', extension_asked_by,
        'asked_reason', extension_asked_reason, 'version', version, 'before', extension_before
      )
    where id = hand_in.id returning * into hand_in;
  -- What is accepted asks for nothing more.
  if hand_in.state <> 'accepted' then
    perform private.notify_team_of_hand_in(
      'hand_in_extended', p_team_id, p_milestone_id, null, private.occasion_at('extended', p_until),
      jsonb_build_object('until', p_until), p_now
    );
  end if;
  return hand_in;
end;
$$;
comment on function private.extend_hand_in(uuid, uuid, timestamptz, text, timestamptz) is 'Gives one team more time, also after the week is closed; what is late stays late (GR043 extension_too_early, GR009).';

create function private.reopen_hand_in(p_team_id uuid, p_milestone_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  until timestamptz := private.return_due(p_now);
begin
  perform private.lock_team(p_team_id);
  select * into hand_in from public.hand_ins where team_id = p_team_id and milestone_id = p_milestone_id for update;
  if found then
    hand_in := private.advance_hand_in(hand_in.id, p_now);
  end if;
  if hand_in.state = 'changes_requested' then
    return hand_in;
  end if;
  if hand_in.id is null or hand_in.state = 'draft' then
    raise exception 'not_handed_in' using errcode = 'GR042', detail = 'draft';
  end if;
  delete from public.hand_in_verdicts where hand_in_id = hand_in.id and settled_at is null;
  update public.hand_ins set
      state = 'changes_requested', reviewer_id = null, taken_at = null, is_overdue = false, return_due_at = until,
      reopened_before = jsonb_build_object(
        'version', version, 'until', until, 'state', state, 'reviewer_id', reviewer_id, 'taken_at', taken_at,
        'return_due_at', return_due_at, 'is_overdue', is_overdue
      )
    where id = hand_in.id returning * into hand_in;
  perform private.notify_team_of_hand_in(
    'hand_in_returned', p_team_id, p_milestone_id, null, 'reopened version ' || hand_in.version,
    jsonb_build_object('until', until), p_now
  );
  return hand_in;
end;
$$;
comment on function private.reopen_hand_in(uuid, uuid, timestamptz) is 'Lets a team hand in again what it handed in, as after a return (GR042 not_handed_in, GR009).';

-- Of a team that was merged into this one, what this one has not: where both have a week, the own counts.
create function private.counted_hand_in(p_team_id uuid, p_milestone_id uuid) returns public.hand_ins
language sql stable security definer set search_path = '' as $$
  select own.* from public.hand_ins own
  cross join lateral (
    select own.version > 0 or exists (select from public.hand_in_parts p where p.hand_in_id = own.id) as is_begun
  ) draft
  where own.milestone_id = p_milestone_id
    and own.team_id = any (array(select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id))
    and (draft.is_begun or own.team_id = p_team_id)
  order by own.team_id = p_team_id and draft.is_begun desc, own.version > 0 desc, own.team_id = p_team_id desc, own.created_at
  limit 1;
$$;
comment on function private.counted_hand_in(uuid, uuid) is 'The hand-in that counts for a team and a milestone: its own, or that of a team that went into it; null where there is none.';

create function public.team_weeks(p_team_id uuid)
returns table (
  week integer, milestone_id uuid, hand_in_id uuid, team_id uuid, state text, version integer, opens_at timestamptz,
  due_at timestamptz, due_at_effective timestamptz, closes_at timestamptz, extended_until timestamptz,
  extension_reason text, extension_asked_at timestamptz, is_late boolean, is_complete boolean, is_by_clock boolean,
  handed_in_at timestamptz, return_due_at timestamptz, is_overdue boolean, hands_in_by_clock boolean,
  parts_ready integer, parts_required integer, last_decision text, last_note text, last_noted_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select w.week, m.id, h.id, h.team_id, case when m.id is not null then coalesce(h.state, 'draft') end,
    case when m.id is not null then coalesce(h.version, 0) end, m.opens_at, m.due_at,
    greatest(m.due_at, h.extended_until), greatest(m.due_at, h.extended_until) + make_interval(mins => m.grace_minutes),
    h.extended_until, h.extension_reason, h.extension_asked_at, h.is_late, v.is_complete,
    v.is_by_clock, v.handed_in_at, h.return_due_at, coalesce(h.is_overdue, false), coalesce(h.hands_in_by_clock, true),
    parts.ready, parts.required, verdict.decision, verdict.note, verdict.settled_at
  from public.teams t
  join public.season_weeks w on w.season_id = t.season_id
  left join public.milestones m on m.season_id = w.season_id and m.week = w.week
  left join lateral private.counted_hand_in(t.id, m.id) h on true
  left join public.hand_in_versions v on v.hand_in_id = h.id and v.number = h.version
  left join lateral (
    select
      count(*) filter (where p.is_required and private.is_part_ready(d.value))::integer as ready,
      count(*) filter (where p.is_required)::integer as required
    from public.milestone_parts p
    left join public.hand_in_parts d on d.hand_in_id = h.id and d.part_key = p.key
    where p.milestone_id = m.id
  ) parts on true
  left join lateral (
    select g.decision, g.note, g.settled_at from public.hand_in_verdicts g
    where g.hand_in_id = h.id and g.settled_at is not null order by g.settled_at desc limit 1
  ) verdict on true
  where t.id = p_team_id and (
    t.id = any (array(select private.record_teams())) or t.id = any (array(select private.shared_queue_teams()))
  )
  order by w.week;
$$;
comment on function public.team_weeks(uuid) is 'How each week of a team stands, for whoever may read its record or reads it from the shared queue: state and version, when it is due and closes for this team, how many required parts are ready, and the last verdict. A week that asks for nothing has no milestone and no state.';
grant execute on function public.team_weeks(uuid) to authenticated;

create function public.take_review(p_hand_in_id uuid, p_version integer) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.take_review(private.acting_person(), p_hand_in_id, p_version, private.current_time());
$$;
comment on function public.take_review(uuid, integer) is 'The caller, who mentors the team or is an organiser, reads what it handed in; nobody else judges it for two hours.';
grant execute on function public.take_review(uuid, integer) to authenticated;

create function public.release_review(p_hand_in_id uuid) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.release_review(private.acting_person(), p_hand_in_id, private.current_time());
$$;
comment on function public.release_review(uuid) is 'The caller leaves the review to others.';
grant execute on function public.release_review(uuid) to authenticated;

create function public.give_verdict(
  p_hand_in_id uuid, p_version integer, p_decision text, p_note text default '', p_advice jsonb default '[]'
) returns public.hand_in_verdicts
language sql security definer set search_path = '' as $$
  select private.give_verdict(
    private.acting_person(), p_hand_in_id, p_version, p_decision, p_note, private.current_time(), p_advice
  );
$$;
comment on function public.give_verdict(uuid, integer, text, text, jsonb) is 'The caller says accepted or changes_requested, the latter with a note; it counts after five seconds. What the team is to do becomes action items then.';
grant execute on function public.give_verdict(uuid, integer, text, text, jsonb) to authenticated;

create function public.take_back_verdict(p_id uuid) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.take_back_verdict(private.acting_person(), p_id, private.current_time());
$$;
comment on function public.take_back_verdict(uuid) is 'The caller takes back a verdict of theirs that does not count yet.';
grant execute on function public.take_back_verdict(uuid) to authenticated;

create function public.settle_verdicts(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.settle_verdicts(
    case when (select auth.uid()) is not null then private.acting_person() end, p_limit, private.current_time()
  );
$$;
comment on function public.settle_verdicts(integer) is 'For the clock: lets verdicts count whose five seconds are over. A person settles their own.';
grant execute on function public.settle_verdicts(integer) to authenticated, service_role;

create function public.extend_hand_in(p_team_id uuid, p_milestone_id uuid, p_until timestamptz, p_reason text)
returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.extend_hand_in(p_team_id, p_milestone_id, p_until, p_reason, private.current_time());
end;
$$;
comment on function public.extend_hand_in(uuid, uuid, timestamptz, text) is 'An organiser gives a team until then; the team reads the reason.';
grant execute on function public.extend_hand_in(uuid, uuid, timestamptz, text) to authenticated;

create function public.reopen_hand_in(p_team_id uuid, p_milestone_id uuid, p_reason text) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.reopen_hand_in(p_team_id, p_milestone_id, private.current_time());
end;
$$;
comment on function public.reopen_hand_in(uuid, uuid, text) is 'An organiser lets a team hand in again what it handed in.';
grant execute on function public.reopen_hand_in(uuid, uuid, text) to authenticated;
