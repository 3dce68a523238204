-- What fixes a round: score sheets that came late are admitted or refused, the decision is stored with its hash, and may be opened
-- again until teams know.

-- What came late counts as if it had come in time; whoever lets it in does not see what it says before.
create function private.admit_ballot(p_user_id uuid, p_ballot_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  late private.late_ballots;
begin
  perform private.locked_round(private.round_of_ballot(p_ballot_id), '{deliberation}');
  perform from public.ballots where id = p_ballot_id for update;
  delete from private.late_ballots where ballot_id = p_ballot_id returning * into late;
  if not found then
    raise exception 'late_ballot_not_found' using errcode = 'GR009';
  end if;
  insert into public.ballot_scores (ballot_id, round_id, scores, comment_team, comment_jury, client_key, finished_at)
    select b.id, b.round_id, late.scores, late.comment_team, late.comment_jury, late.client_key, late.finished_at
    from public.ballots b where b.id = p_ballot_id
    on conflict (ballot_id) do update set
      scores = excluded.scores, comment_team = excluded.comment_team, comment_jury = excluded.comment_jury,
      client_key = excluded.client_key, finished_at = excluded.finished_at;
  update public.ballots set state = 'locked', submitted_at = late.created_at, admitted_by = p_user_id,
      admitted_reason = trim(p_reason), version = version + 1
    where id = p_ballot_id;
end;
$$;
comment on function private.admit_ballot(uuid, uuid, text) is 'Lets a score sheet count that came after the lock (GR009 late_ballot_not_found, GR174).';

create function public.admit_ballot(p_ballot_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.admit_ballot(private.acting_with_reason(private.round_of_ballot(p_ballot_id), p_reason), p_ballot_id, p_reason);
end;
$$;
comment on function public.admit_ballot(uuid, text) is 'Whoever runs the round lets a score sheet count that came after the lock, with a reason (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174).';
grant execute on function public.admit_ballot(uuid, text) to authenticated;

create function private.refuse_late_ballot(p_ballot_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(private.round_of_ballot(p_ballot_id), '{deliberation}');
  delete from private.late_ballots where ballot_id = p_ballot_id;
end;
$$;
comment on function private.refuse_late_ballot(uuid) is 'Forgets what came after the lock (GR009, GR174).';

create function public.refuse_late_ballot(p_ballot_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_with_reason(private.round_of_ballot(p_ballot_id), p_reason);
  perform private.refuse_late_ballot(p_ballot_id);
end;
$$;
comment on function public.refuse_late_ballot(uuid, text) is 'Whoever runs the round does not let a score sheet count that came after the lock, with a reason (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174).';
grant execute on function public.refuse_late_ballot(uuid, text) to authenticated;

-- Teams are shown their place out of it later: what cannot be read then is refused now.
create function private.protocol_of(p_content text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb;
begin
  if char_length(p_content) <= 2000000 then
    content := p_content::jsonb;
  end if;
  if coalesce(
    jsonb_typeof(content) <> 'object' or jsonb_typeof(content -> 'decisions') <> 'array'
      or jsonb_typeof(content -> 'by_hand') <> 'array' or jsonb_typeof(content -> 'comments_held') <> 'array'
      or jsonb_typeof(content #> '{ranking,teams}') <> 'array', true
  ) or exists (
    select from jsonb_array_elements(content #> '{ranking,teams}') team cross join unnest('{component,rank,score}'::text[]) name
    where coalesce(jsonb_typeof(team.value -> name), 'missing') not in ('number', 'null')
  ) then
    raise exception 'content_invalid' using errcode = '22023';
  end if;
  return content;
exception when invalid_text_representation or untranslatable_character then
  raise exception 'content_invalid' using errcode = '22023';
end;
$$;
comment on function private.protocol_of(text) is 'A protocol as JSON, with the lists that it has to have (22023 content_invalid).';

create function private.is_decided_for_each(p_round_id uuid, p_decisions jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) = (select count(*) from public.round_teams t where t.round_id = p_round_id)
    and count(*) = count(distinct t.team_id)
    and coalesce(bool_and(case
      when h.decision is not null then given.value ->> 'decision' = h.decision
      -- The line leaves nobody waiting.
      else given.value ->> 'decision' in ('on', 'out')
    end), true)
  from jsonb_array_elements(p_decisions) given
  left join public.round_teams t on t.round_id = p_round_id and t.team_id::text = given.value ->> 'team_id'
  left join public.gate_decisions h on h.round_id = p_round_id and h.team_id = t.team_id and h.is_by_hand;
$$;
comment on function private.is_decided_for_each(uuid, jsonb) is 'Whether a list has one decision for each team of a round, by hand where one was made by hand.';

-- What in a protocol is not so any more; null where it holds.
create function private.outdated_in_protocol(p_round public.rounds, p_content jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_content #>> '{round,id}' is distinct from p_round.id::text then 'round'
    when p_content ->> 'digest' is distinct from private.round_digest(p_round.id) then 'digest'
    when p_content -> 'cut_size' is distinct from to_jsonb(p_round.cut_size) then 'line'
    when (select coalesce(jsonb_agg(g.value order by g.value ->> 'team_id'), '[]') from jsonb_array_elements(p_content -> 'by_hand') g)
      is distinct from (
        select coalesce(jsonb_agg(
          jsonb_build_object('team_id', d.team_id, 'decision', d.decision, 'reason', d.reason) order by d.team_id::text
        ), '[]')
        from public.gate_decisions d where d.round_id = p_round.id and d.is_by_hand
      ) then 'by_hand'
    when (select coalesce(jsonb_agg(g.value order by g.value), '[]') from jsonb_array_elements(p_content -> 'comments_held') g)
      is distinct from (
        select coalesce(jsonb_agg(to_jsonb(b.id) order by to_jsonb(b.id)), '[]')
        from public.ballots b where b.round_id = p_round.id and b.state = 'locked' and b.is_comment_held
      ) then 'comments_held'
    when not private.is_decided_for_each(p_round.id, p_content -> 'decisions') then 'decisions'
  end;
$$;
comment on function private.outdated_in_protocol(public.rounds, jsonb) is 'Which part of a protocol is not what the database has now: round, digest, line, by_hand, comments_held or decisions; null where all is.';

create function private.decide_round(p_user_id uuid, p_round_id uuid, p_content text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.rounds := private.locked_round(p_round_id, '{deliberation}');
  content jsonb := private.protocol_of(p_content);
  outdated text := private.outdated_in_protocol(held, content);
begin
  if outdated is not null then
    raise exception 'decision_outdated' using errcode = 'GR180', detail = outdated;
  end if;
  insert into private.round_protocols (round_id, content, hash, decided_by, created_at)
    values (p_round_id, p_content, private.hash_of(p_content), p_user_id, p_now);
  insert into public.gate_decisions (round_id, team_id, decision, is_by_hand, decided_by)
    select p_round_id, (d.value ->> 'team_id')::uuid, d.value ->> 'decision', false, p_user_id
    from jsonb_array_elements(content -> 'decisions') d
    on conflict (round_id, team_id) do nothing;
  update public.rounds set state = 'decided', decided_at = p_now, version = version + 1 where id = p_round_id;
  return jsonb_build_object('hash', private.hash_of(p_content), 'decided_at', p_now);
end;
$$;
comment on function private.decide_round(uuid, uuid, text, timestamptz) is 'Fixes a round as its protocol says, which is kept as it came with its SHA-256 (GR180 decision_outdated with the part as its detail, GR174, 22023 content_invalid).';

create function public.decide_round(p_round_id uuid, p_content text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.decide_round(private.acting_for_round(p_round_id), p_round_id, p_content, private.current_time());
$$;
comment on function public.decide_round(uuid, text) is 'Whoever runs the round fixes it; returns hash and decided_at (42501 orga_only, GR009, GR177, GR180 decision_outdated, GR174, 22023 content_invalid).';
grant execute on function public.decide_round(uuid, text) to authenticated;

-- A release that was planned is none any more. The protocol stays: it says what was decided then.
create function private.reopen_deliberation(p_round_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(p_round_id, '{decided}');
  update public.rounds set state = 'deliberation', decided_at = null, release_at = null, version = version + 1 where id = p_round_id;
  delete from public.gate_decisions where round_id = p_round_id and not is_by_hand;
end;
$$;
comment on function private.reopen_deliberation(uuid) is 'Opens a decision again that no team was told (GR009, GR174).';

create function public.reopen_deliberation(p_round_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_with_reason(p_round_id, p_reason);
  perform private.reopen_deliberation(p_round_id);
end;
$$;
comment on function public.reopen_deliberation(uuid, text) is 'Whoever runs the round opens the decision again, with a reason, until teams know (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174).';
grant execute on function public.reopen_deliberation(uuid, text) to authenticated;

create function public.round_protocol(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'content', p.content, 'hash', p.hash, 'decided_at', p.created_at, 'decided_by', private.person_in_short(p.decided_by),
    'is_current', r.state in ('decided', 'released'),
    'earlier', (select count(*) - 1 from private.round_protocols o where o.round_id = r.id)
  )
  from public.rounds r join private.round_protocols p on p.round_id = r.id
  where r.id = p_round_id and private.acting_for_round(p_round_id) is not null
  order by p.created_at desc, p.id limit 1;
$$;
comment on function public.round_protocol(uuid) is 'For whoever runs the round: what was decided last, word for word, with its hash, and how many decisions there were before; null where nothing was decided (42501 orga_only, GR009, GR177).';
grant execute on function public.round_protocol(uuid) to authenticated;
