-- Of the branch b1, word for word; goes with the merge.

create function private.acting_for_round(p_round_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  uid uuid := private.acting_organiser();
begin
  if p_round_id is null or not exists (select from public.rounds r where r.id = p_round_id) then
    raise exception 'round_not_found' using errcode = 'GR009';
  end if;
  if p_round_id not in (select private.rounds_to_run()) then
    raise exception 'conflict_of_interest' using errcode = 'GR177';
  end if;
  return uid;
end;
$$;
comment on function private.acting_for_round(uuid) is 'The caller, who may run the round (42501 orga_only, GR009 round_not_found, GR177 conflict_of_interest).';

create function private.acting_with_reason(p_round_id uuid, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_for_round(p_round_id);
  return private.acting_orga(p_reason);
end;
$$;
comment on function private.acting_with_reason(uuid, text) is 'The caller, who may run the round and gives a reason that the log keeps (42501 orga_only, 22023 reason_needed, GR009, GR177).';

-- What is refused says which state it is in, for a page that was opened before.
create function private.check_round_state(p_round public.rounds, p_states text[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_round.id is null then
    raise exception 'round_not_found' using errcode = 'GR009';
  end if;
  if p_round.state = any (p_states) then
    return;
  end if;
  if p_states = '{setup}' then
    raise exception 'round_not_in_setup' using errcode = 'GR161', detail = p_round.state;
  end if;
  if p_round.state = 'setup' then
    raise exception 'round_not_open_yet' using errcode = 'GR171', detail = p_round.state;
  end if;
  raise exception 'round_locked' using errcode = 'GR174', detail = p_round.state;
end;
$$;
comment on function private.check_round_state(public.rounds, text[]) is 'Whether a round is in one of these states (GR009 round_not_found, GR161 round_not_in_setup, GR171 round_not_open_yet, GR174 round_locked; the detail is its state).';

create function private.locked_round(p_round_id uuid, p_states text[]) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  found_round public.rounds;
begin
  select * into found_round from public.rounds r where r.id = p_round_id for update;
  perform private.check_round_state(found_round, p_states);
  return found_round;
end;
$$;
comment on function private.locked_round(uuid, text[]) is 'The round, which nobody else changes until the transaction ends, in one of these states (GR009, GR161, GR171, GR174).';

-- Many who write at once do not wait for each other, only for whoever changes the state.
create function private.shared_round(p_round_id uuid, p_states text[]) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  found_round public.rounds;
begin
  select * into found_round from public.rounds r where r.id = p_round_id for share;
  perform private.check_round_state(found_round, p_states);
  return found_round;
end;
$$;
comment on function private.shared_round(uuid, text[]) is 'The round, whose state stays until the transaction ends, in one of these states (GR009, GR161, GR171, GR174).';

create function private.round_of_ballot(p_ballot_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select b.round_id from public.ballots b where b.id = p_ballot_id;
$$;
comment on function private.round_of_ballot(uuid) is 'The round of a score sheet.';
