-- When a returned hand-in is due again may be changed by whoever may judge it: what they asked for can be more than fits
-- into the days up to Sunday.

create function private.change_return_day(p_user_id uuid, p_id uuid, p_until timestamptz, p_now timestamptz)
returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins := private.lock_for_review(p_user_id, p_id, p_now);
  last_day timestamp := date_trunc('day', p_now at time zone 'Europe/Berlin') + interval '15 days';
begin
  if hand_in.state <> 'changes_requested' then
    raise exception 'not_handed_in' using errcode = 'GR042', detail = hand_in.state;
  end if;
  if hand_in.return_due_at = p_until then
    return hand_in;
  end if;
  -- Days of the calendar, also where one of them has 23 or 25 hours.
  if p_until is null or p_until at time zone 'Europe/Berlin' < p_now at time zone 'Europe/Berlin' + interval '72 hours'
    or p_until at time zone 'Europe/Berlin' >= last_day then
    raise exception 'return_day_out_of_range' using errcode = 'GR107';
  end if;
  update public.hand_ins set return_due_at = p_until, is_overdue = false where id = p_id returning * into hand_in;
  perform private.notify_team_of_hand_in(
    'hand_in_return_moved', hand_in.team_id, hand_in.milestone_id, p_user_id, private.occasion_at('return day', p_until),
    jsonb_build_object('until', p_until, 'verdict_id', (
      select v.id from public.hand_in_verdicts v
      where v.hand_in_id = p_id and v.settled_at is not null and v.decision = 'changes_requested'
        and v.version_id = (private.newest_version(hand_in)).id
    )), p_now
  );
  return hand_in;
end;
$$;
comment on function private.change_return_day(uuid, uuid, timestamptz, timestamptz) is 'Whoever may judge a returned hand-in says when it is due again: in three days at the earliest and fourteen at the latest, as days in Berlin (GR107 return_day_out_of_range, GR042 not_handed_in, 42501, GR009).';

create function public.change_return_day(p_hand_in_id uuid, p_until timestamptz) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.change_return_day(private.acting_person(), p_hand_in_id, p_until, private.current_time());
$$;
comment on function public.change_return_day(uuid, timestamptz) is 'The caller, who mentors the team or is an organiser, says when a returned hand-in is due again; the team is told.';
grant execute on function public.change_return_day(uuid, timestamptz) to authenticated;
