-- The states of a round that organisers set while it runs: open, back to set-up, locked, open again. Whoever presses second gets
-- what the first made.

create function private.open_round(p_round_id uuid, p_reason text, p_now timestamptz) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup,open}');
  gaps jsonb;
begin
  -- The same wish again.
  if own.state = 'open' then
    return own;
  end if;
  gaps := private.round_gaps(own.id);
  if gaps <> '{}' and p_reason is null then
    raise exception 'round_has_gaps' using errcode = 'GR163', detail = gaps::text;
  end if;
  update public.rounds r set
      state = 'open', opened_at = p_now, open_reason = coalesce(btrim(p_reason), ''), version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.open_round(uuid, text, timestamptz) is 'Lets jurors score, without gaps or with a reason (GR009, GR163 round_has_gaps with the gaps, GR174).';

create function public.open_round(p_round_id uuid, p_reason text default null) returns public.rounds
language plpgsql security definer set search_path = '' as $$
begin
  if p_reason is null then
    perform private.acting_for_round(p_round_id);
  else
    perform private.acting_with_reason(p_round_id, p_reason);
  end if;
  return private.open_round(p_round_id, p_reason, private.current_time());
end;
$$;
comment on function public.open_round(uuid, text) is 'An organiser opens a round, over its gaps with a reason (42501 orga_only, 22023 reason_needed, GR009, GR163, GR174, GR177).';
grant execute on function public.open_round(uuid, text) to authenticated;

create function private.reopen_setup(p_round_id uuid) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup,open}');
begin
  if own.state = 'setup' then
    return own;
  end if;
  if exists (select from public.ballots b where b.round_id = own.id and b.state <> 'assigned') then
    raise exception 'round_has_scores' using errcode = 'GR164';
  end if;
  update public.rounds r set state = 'setup', opened_at = null, open_reason = '', version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.reopen_setup(uuid) is 'Takes a round back to set-up while nobody has begun to score (GR009, GR164 round_has_scores, GR174).';

create function public.reopen_setup(p_round_id uuid, p_reason text) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.reopen_setup(p_round_id) where private.acting_with_reason(p_round_id, p_reason) is not null;
$$;
comment on function public.reopen_setup(uuid, text) is 'An organiser takes a round back to set-up, with a reason (42501 orga_only, 22023 reason_needed, GR009, GR164, GR174, GR177).';
grant execute on function public.reopen_setup(uuid, text) to authenticated;

-- Versions stay: what a juror finished before and sends later still names the one it began from.
create function private.lock_round(p_round_id uuid, p_now timestamptz) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{open,deliberation}');
begin
  if own.state = 'deliberation' then
    return own;
  end if;
  update public.ballots b set state = 'locked' where b.round_id = own.id and b.state = 'submitted';
  update public.rounds r set state = 'deliberation', locked_at = p_now, version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.lock_round(uuid, timestamptz) is 'Ends scoring: what was handed in is locked (GR009, GR171, GR174).';

create function public.lock_round(p_round_id uuid) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.lock_round(p_round_id, private.current_time()) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.lock_round(uuid) is 'An organiser locks the score sheets of a round (42501 orga_only, GR009, GR171, GR174, GR177).';
grant execute on function public.lock_round(uuid) to authenticated;

-- What waited to be admitted comes in as any other: its juror may change it again.
create function private.unlock_round(p_round_id uuid, p_now timestamptz) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{open,deliberation}');
begin
  if own.state = 'open' then
    return own;
  end if;
  update public.ballots b set state = 'submitted' where b.round_id = own.id and b.state = 'locked';
  insert into public.ballot_scores as s (ballot_id, round_id, scores, comment_team, comment_jury, client_key, finished_at)
    select l.ballot_id, own.id, l.scores, l.comment_team, l.comment_jury, l.client_key, l.finished_at
    from private.late_ballots l join public.ballots b on b.id = l.ballot_id
    where b.round_id = own.id and b.state <> 'recused'
    on conflict (ballot_id) do update set
      scores = excluded.scores, comment_team = excluded.comment_team, comment_jury = excluded.comment_jury,
      client_key = excluded.client_key, finished_at = excluded.finished_at;
  update public.ballots b set state = 'submitted', submitted_at = p_now, version = b.version + 1
    where b.round_id = own.id and b.state <> 'recused' and b.id in (select l.ballot_id from private.late_ballots l);
  delete from private.late_ballots l using public.ballots b where b.id = l.ballot_id and b.round_id = own.id;
  update public.rounds r set state = 'open', locked_at = null, version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.unlock_round(uuid, timestamptz) is 'Opens a round again that is in deliberation (GR009, GR171, GR174).';

create function public.unlock_round(p_round_id uuid, p_reason text) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.unlock_round(p_round_id, private.current_time())
  where private.acting_with_reason(p_round_id, p_reason) is not null;
$$;
comment on function public.unlock_round(uuid, text) is 'An organiser opens a locked round again, with a reason (42501 orga_only, 22023 reason_needed, GR009, GR171, GR174, GR177).';
grant execute on function public.unlock_round(uuid, text) to authenticated;
