-- After the release: a team that waits moves up, which one organiser says, and a mistake is corrected for one team, which two say.

create function private.apply_correction(p_round public.rounds, p_correction public.gate_corrections, p_user_id uuid, p_now timestamptz)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.gate_decisions set decision = p_correction.becomes, is_by_hand = true, reason = p_correction.reason, decided_by = p_user_id
    where round_id = p_round.id and team_id = p_correction.team_id;
  update public.gate_corrections set confirmed_by = p_user_id, confirmed_at = p_now where id = p_correction.id;
  perform private.settle_teams(p_round, array[p_correction.team_id]);
  perform private.add_result_notifications(p_round, array[p_correction.team_id], 'correction ' || p_correction.id, p_now);
end;
$$;
comment on function private.apply_correction(public.rounds, public.gate_corrections, uuid, timestamptz) is 'Makes a correction hold and tells the team; the caller holds the round.';

create function private.move_up(p_user_id uuid, p_round_id uuid, p_team_id uuid, p_reason text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.rounds := private.locked_round(p_round_id, '{released}');
  correction public.gate_corrections;
begin
  if not exists (
    select from public.gate_decisions d where d.round_id = p_round_id and d.team_id = p_team_id and d.decision = 'waiting'
  ) then
    raise exception 'team_not_waiting' using errcode = 'GR184';
  end if;
  -- What was proposed for it is settled by this.
  delete from public.gate_corrections where round_id = p_round_id and team_id = p_team_id and confirmed_at is null;
  insert into public.gate_corrections (round_id, team_id, was, becomes, is_move_up, reason, proposed_by)
    values (p_round_id, p_team_id, 'waiting', 'on', true, trim(p_reason), p_user_id) returning * into correction;
  perform private.apply_correction(held, correction, p_user_id, p_now);
end;
$$;
comment on function private.move_up(uuid, uuid, uuid, text, timestamptz) is 'Gives a free place to a team that waits, and tells it (GR009, GR174, GR184 team_not_waiting).';

create function public.move_up(p_round_id uuid, p_team_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_up(private.acting_with_reason(p_round_id, p_reason), p_round_id, p_team_id, p_reason, private.current_time());
end;
$$;
comment on function public.move_up(uuid, uuid, text) is 'Whoever runs the round moves a team up that waits, with a reason (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174, GR184 team_not_waiting).';
grant execute on function public.move_up(uuid, uuid, text) to authenticated;

create function private.propose_correction(p_user_id uuid, p_round_id uuid, p_team_id uuid, p_decision text, p_reason text)
returns public.gate_corrections
language plpgsql security definer set search_path = '' as $$
declare
  now_is text;
  correction public.gate_corrections;
begin
  perform private.locked_round(p_round_id, '{released}');
  perform private.team_in_round(p_round_id, p_team_id);
  select d.decision into now_is from public.gate_decisions d where d.round_id = p_round_id and d.team_id = p_team_id;
  insert into public.gate_corrections (round_id, team_id, was, becomes, reason, proposed_by)
    values (p_round_id, p_team_id, now_is, p_decision, trim(p_reason), p_user_id) returning * into correction;
  return correction;
exception when unique_violation then
  raise exception 'correction_waits' using errcode = 'GR185';
end;
$$;
comment on function private.propose_correction(uuid, uuid, uuid, text, text) is 'Proposes what a team should have been told; nothing changes yet (GR009, GR174, GR185 correction_waits, 23514 for no change).';

create function public.propose_correction(p_round_id uuid, p_team_id uuid, p_decision text, p_reason text)
returns public.gate_corrections
language plpgsql security definer set search_path = '' as $$
begin
  return private.propose_correction(private.acting_with_reason(p_round_id, p_reason), p_round_id, p_team_id, p_decision, p_reason);
end;
$$;
comment on function public.propose_correction(uuid, uuid, text, text) is 'Whoever runs the round proposes a correction for one team, which a second organiser confirms (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174, GR185 correction_waits).';
grant execute on function public.propose_correction(uuid, uuid, text, text) to authenticated;

create function private.round_of_correction(p_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.round_id from public.gate_corrections c where c.id = p_id;
$$;
comment on function private.round_of_correction(uuid) is 'The round that a correction belongs to; null where there is none.';

create function private.confirm_correction(p_user_id uuid, p_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.rounds := private.locked_round(private.round_of_correction(p_id), '{released}');
  correction public.gate_corrections;
begin
  select * into correction from public.gate_corrections where id = p_id for update;
  -- The same press again.
  if correction.confirmed_at is not null then
    return;
  end if;
  if not found then
    raise exception 'correction_not_found' using errcode = 'GR009';
  end if;
  if correction.proposed_by is not distinct from p_user_id then
    raise exception 'second_organiser_needed' using errcode = 'GR186';
  end if;
  perform private.apply_correction(held, correction, p_user_id, p_now);
end;
$$;
comment on function private.confirm_correction(uuid, uuid, timestamptz) is 'A second organiser confirms a correction, and the team is told (GR009, GR174, GR186 second_organiser_needed).';

create function public.confirm_correction(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.confirm_correction(private.acting_for_round(private.round_of_correction(p_id)), p_id, private.current_time());
$$;
comment on function public.confirm_correction(uuid) is 'Whoever runs the round confirms what another organiser proposed to correct (42501 orga_only, GR009, GR177, GR174, GR186 second_organiser_needed).';
grant execute on function public.confirm_correction(uuid) to authenticated;

create function private.withdraw_correction(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(private.round_of_correction(p_id), '{released}');
  delete from public.gate_corrections where id = p_id and confirmed_at is null;
end;
$$;
comment on function private.withdraw_correction(uuid) is 'Takes back what was proposed and not confirmed (GR009, GR174).';

create function public.withdraw_correction(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.withdraw_correction(p_id) where private.acting_for_round(private.round_of_correction(p_id)) is not null;
$$;
comment on function public.withdraw_correction(uuid) is 'Whoever runs the round takes a correction back that nobody confirmed (42501 orga_only, GR009, GR177, GR174).';
grant execute on function public.withdraw_correction(uuid) to authenticated;
