-- What time does to hand-ins. What happened at the due time is decided by what stood then, whenever the clock comes by: so a
-- clock that was late, or a person who came first, makes no difference. Every function on a hand-in does this before its own.

create index hand_ins_unread_idx on public.hand_ins (milestone_id, state) where state in ('draft', 'submitted');
create index hand_ins_taken_at_idx on public.hand_ins (taken_at) where state = 'in_review';
create index hand_ins_return_due_at_idx on public.hand_ins (return_due_at) where state = 'changes_requested' and not is_overdue;
create index hand_in_verdicts_settles_at_idx on public.hand_in_verdicts (settles_at) where settled_at is null;

create function private.hand_in_by_clock(p_hand_in public.hand_ins, p_is_late boolean, p_at timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  parts jsonb;
  hand_in public.hand_ins := p_hand_in;
begin
  if not p_hand_in.hands_in_by_clock or not exists (
    -- Of a team that somebody was in then.
    select from public.team_members m
    where m.team_id = p_hand_in.team_id and m.joined_at < p_at and (m.left_at is null or m.left_at >= p_at)
  ) then
    return p_hand_in;
  end if;
  parts := private.frozen_parts(p_hand_in, p_at);
  -- When it is due, all that is complete; when the grace ends, whatever there is and nobody handed in.
  if parts = '{}' or (not p_is_late and not private.is_complete(p_hand_in.milestone_id, parts)) then
    return p_hand_in;
  end if;
  if (private.newest_version(p_hand_in)).parts = parts then
    -- It stood already, unless the team took it back.
    if p_hand_in.state <> 'draft' then
      return p_hand_in;
    end if;
    update public.hand_ins set state = 'submitted' where id = p_hand_in.id returning * into hand_in;
    perform private.inform_mentor(p_hand_in, hand_in.version, p_at);
  else
    perform private.freeze_hand_in(p_hand_in, parts, null, p_is_late, p_at);
    select * into hand_in from public.hand_ins where id = p_hand_in.id;
  end if;
  perform private.notify_team_of_hand_in(
    'hand_in_by_clock', hand_in.team_id, hand_in.milestone_id, null, private.occasion_at('by_clock', p_at),
    jsonb_build_object('version', hand_in.version, 'is_late', hand_in.is_late, 'is_after_grace', p_is_late), p_at
  );
  return hand_in;
end;
$$;
comment on function private.hand_in_by_clock(public.hand_ins, boolean, timestamptz) is 'Hands in a draft as it stood before a time, unless its team switched that off: on time if it was complete, late whatever there was.';

create function private.advance_hand_in(p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  milestone public.milestones;
  pending public.hand_in_verdicts;
  due timestamptz;
  closes timestamptz;
  released timestamptz;
  is_due boolean;
  is_stopped boolean;
begin
  select * into pending from public.hand_in_verdicts where hand_in_id = p_id and settled_at is null;
  if pending.settles_at <= p_now then
    perform private.settle_verdict(pending);
  end if;
  select * into hand_in from public.hand_ins where id = p_id;
  select * into milestone from public.milestones where id = hand_in.milestone_id;
  is_stopped := private.is_milestone_stopped(milestone.id);
  due := private.hand_in_due(hand_in, milestone);
  closes := private.hand_in_closes(hand_in, milestone);
  -- Whoever took it and gave no verdict for two hours, or may not any more, does not keep it from others.
  if hand_in.state = 'in_review' and pending.id is null then
    released := case
      when hand_in.reviewer_id is null or not private.is_reviewer(hand_in.reviewer_id, hand_in.team_id) then p_now
      else hand_in.taken_at + interval '2 hours'
    end;
  end if;
  is_due := not is_stopped and due <= p_now and (hand_in.clock_seen_at is null or hand_in.clock_seen_at < due);
  if is_due then
    if hand_in.state in ('draft', 'submitted') or released <= due then
      hand_in := private.hand_in_by_clock(hand_in, false, due);
    end if;
    update public.hand_ins set clock_seen_at = due where id = p_id returning * into hand_in;
  end if;
  -- A grace of no length ends at the same time.
  if not is_stopped and closes <= p_now and (hand_in.clock_seen_at < closes or is_due) then
    if hand_in.state = 'draft' then
      hand_in := private.hand_in_by_clock(hand_in, true, closes);
    end if;
    update public.hand_ins set clock_seen_at = closes where id = p_id returning * into hand_in;
  end if;
  if hand_in.state = 'in_review' and released <= p_now then
    update public.hand_ins set state = 'submitted', reviewer_id = null, taken_at = null where id = p_id returning * into hand_in;
  end if;
  if not is_stopped and hand_in.state = 'changes_requested' and not hand_in.is_overdue and hand_in.return_due_at <= p_now then
    update public.hand_ins set is_overdue = true where id = p_id returning * into hand_in;
  end if;
  return hand_in;
end;
$$;
comment on function private.advance_hand_in(uuid, timestamptz) is 'Does at a locked hand-in what time asks for: drafts that are due or at the end of their grace, verdicts that settle, reviews that nobody ended, returns that are overdue.';

create function private.advance_hand_ins(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  done integer := 0;
begin
  for due in
    select h.id, h.team_id from public.hand_ins h
    where h.id in (
      select d.id from public.milestones m
      join public.seasons s on s.id = m.season_id and s.stopped_at is null
      join public.hand_ins d on d.milestone_id = m.id and d.state in ('draft', 'submitted')
      where m.due_at <= p_now and greatest(m.due_at, d.extended_until) <= p_now and (
        d.clock_seen_at is null or d.clock_seen_at < greatest(m.due_at, d.extended_until) or (
          greatest(m.due_at, d.extended_until) + make_interval(mins => m.grace_minutes) <= p_now
          and d.clock_seen_at < greatest(m.due_at, d.extended_until) + make_interval(mins => m.grace_minutes)
        )
      )
      union all
      select r.id from public.hand_ins r where r.state = 'in_review' and r.taken_at <= p_now - interval '2 hours'
      union all
      select c.id from public.hand_ins c
      where c.state = 'changes_requested' and not c.is_overdue and c.return_due_at <= p_now
        and not private.is_milestone_stopped(c.milestone_id)
      union all
      select v.hand_in_id from public.hand_in_verdicts v where v.settled_at is null and v.settles_at <= p_now
    )
    order by h.team_id, h.id
    limit least(greatest(coalesce(p_limit, 0), 0), 1000)
  loop
    -- A team that somebody works on is left to the next round.
    perform from public.teams where id = due.team_id for update skip locked;
    if found then
      perform from public.hand_ins where id = due.id for update;
      perform private.advance_hand_in(due.id, p_now);
      done := done + 1;
    end if;
  end loop;
  return done;
end;
$$;
comment on function private.advance_hand_ins(integer, timestamptz) is 'For the clock: does what time asks of hand-ins; returns how many it looked at.';

create function public.advance_hand_ins(p_limit integer default 200) returns integer
language sql security definer set search_path = '' as $$
  select private.advance_hand_ins(p_limit, private.current_time());
$$;
comment on function public.advance_hand_ins(integer) is 'For the clock: hands in what is due, lets verdicts count, and ends reviews that nobody ended.';
grant execute on function public.advance_hand_ins(integer) to service_role;
