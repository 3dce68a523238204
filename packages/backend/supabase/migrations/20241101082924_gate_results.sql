-- What a team may know. Before the release the answer is made from the round and the team's place on a stage, and from nothing that
-- a decision could change. Everything here is stable: all of an answer is read in the one snapshot of its request, so that it is from
-- before a release or from after it.

create function private.scores_for_team(p_round_id uuid, p_team_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with of_teams as (
    select b.team_id, c.id as criterion_id, avg((s.scores ->> c.id::text)::numeric) as score
    from public.ballots b
    join public.ballot_scores s on s.ballot_id = b.id
    join public.criteria c on c.round_id = b.round_id and s.scores ? c.id::text
    where b.round_id = p_round_id and b.state = 'locked'
    group by b.team_id, c.id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name_en', c.name_en, 'name_de', c.name_de,
    'score', (select round(o.score, 2) from of_teams o where o.criterion_id = c.id and o.team_id = p_team_id),
    'median', (
      select round(percentile_cont(0.5) within group (order by o.score)::numeric, 2) from of_teams o where o.criterion_id = c.id
    )
  ) order by c.position), '[]')
  from public.criteria c where c.round_id = p_round_id;
$$;
comment on function private.scores_for_team(uuid, uuid) is 'By criterion, what the jury gave a team on average, and the median of all teams.';

create function private.place_of_team(p_round_id uuid, p_team_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with ranked as materialized (
    select t.value ->> 'team_id' = p_team_id::text as is_own, (t.value ->> 'component')::numeric as component,
      (t.value ->> 'rank')::numeric as rank, round((t.value ->> 'score')::numeric, 2) as score
    from (
      select p.content from private.round_protocols p where p.round_id = p_round_id order by p.created_at desc, p.id limit 1
    ) newest
    cross join jsonb_array_elements(newest.content::jsonb #> '{ranking,teams}') t
    where t.value ->> 'rank' is not null
  )
  select jsonb_build_object(
    'rank', own.rank, 'score', own.score, 'of', count(*), 'scores', jsonb_agg(other.score order by other.score desc)
  )
  from ranked own join ranked other on other.component = own.component
  where own.is_own group by own.rank, own.score;
$$;
comment on function private.place_of_team(uuid, uuid) is 'A team''s place among those that it can be compared with, and all their scores without names; null where it has none.';

create function private.gate_result_of(p_round public.rounds, p_team_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'decision', d.decision,
    'waiting_until', case when d.decision = 'waiting' then p_round.waiting_until end,
    'released_at', p_round.released_at,
    'changed_at', (
      select max(c.confirmed_at) from public.gate_corrections c where c.round_id = p_round.id and c.team_id = p_team_id
    ),
    'comments', (
      select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'text', c.text) order by c.number), '[]')
      from private.comments_for_team(p_round.id, p_team_id) c
    ),
    'place', case when p_round.shows_scores then private.place_of_team(p_round.id, p_team_id) end,
    'criteria', case when p_round.shows_scores then private.scores_for_team(p_round.id, p_team_id) end,
    'on_count', (select count(*) from public.gate_decisions o where o.round_id = p_round.id and o.decision = 'on'),
    'team_count', (select count(*) from public.gate_decisions o where o.round_id = p_round.id)
  )
  from public.gate_decisions d where d.round_id = p_round.id and d.team_id = p_team_id;
$$;
comment on function private.gate_result_of(public.rounds, uuid) is 'What a team is told of a round that was released.';

create function private.team_gate(p_user_id uuid, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.rounds;
  place record;
begin
  select r.* into asked from public.rounds r
    where r.season_id = (private.current_season()).id and r.kind = p_kind and r.state <> 'setup';
  select t.team_id, t.position, s.name as stage, s.venue,
      s.starts_at + make_interval(mins => (t.position - 1) * s.minutes_each) as starts_at into place
    from public.team_members m
    join public.round_teams t on t.team_id = m.team_id and t.round_id = asked.id
    left join public.stages s on s.id = t.stage_id
    where m.user_id = p_user_id and m.left_at is null;
  if place.team_id is null then
    return null;
  end if;
  return jsonb_build_object(
    'state', case when asked.state = 'released' then 'released' else 'running' end, 'kind', asked.kind,
    'stage', place.stage, 'venue', place.venue, 'starts_at', place.starts_at, 'position', place.position,
    'result', case when asked.state = 'released' then private.gate_result_of(asked, place.team_id) end
  );
end;
$$;
comment on function private.team_gate(uuid, text) is 'What a person may know of a round of the current season that their team is in: where and when it pitches and, once released, its result; null where there is nothing to know.';

create function public.team_gate(p_kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.team_gate(private.acting_person(), p_kind);
$$;
comment on function public.team_gate(text) is 'For members of a team in half_time or final: where and when it pitches and, once released, its result; null where they are in none of its teams (42501 not_signed_in, second_factor_needed).';
grant execute on function public.team_gate(text) to authenticated;

-- A juror reads their own score sheets, and who was too close to whom as far as it is about them. Decisions are about teams: of those
-- an organiser reads what they decided by hand, and of protocols that they pressed.

create function private.export_of_ballots(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
      jsonb_build_object('id', b.id, 'round_id', b.round_id, 'team_id', b.team_id, 'kind', b.kind, 'state', b.state)
      || case when b.juror_id = p_user_id then jsonb_build_object(
        'recused_reason', b.recused_reason, 'submitted_at', b.submitted_at, 'scores', s.scores, 'comment_team', s.comment_team,
        'comment_jury', s.comment_jury, 'finished_at', s.finished_at
      ) else jsonb_build_object('entered_by_me', b.entered_by = p_user_id, 'admitted_by_me', b.admitted_by = p_user_id) end
      order by b.created_at, b.id
    )
  from public.ballots b left join public.ballot_scores s on s.ballot_id = b.id
  where p_user_id in (b.juror_id, b.entered_by, b.admitted_by);
$$;
comment on function private.export_of_ballots(uuid) is 'For the export: score sheets of a juror with what they say, and that an organiser keyed one in or let it count.';

create function private.export_of_juror_conflicts(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(c) order by c.created_at, c.team_id) from public.juror_conflicts c
  where p_user_id in (c.user_id, c.declared_by);
$$;
comment on function private.export_of_juror_conflicts(uuid) is 'For the export: teams that a juror is too close to, and what an organiser declared.';

create function private.export_of_gate_decisions(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(d) order by d.created_at, d.team_id) from public.gate_decisions d
  where d.decided_by = p_user_id and d.is_by_hand;
$$;
comment on function private.export_of_gate_decisions(uuid) is 'For the export: what an organiser decided by hand.';

create function private.export_of_round_protocols(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('round_id', p.round_id, 'hash', p.hash, 'created_at', p.created_at) order by p.created_at)
  from private.round_protocols p where p.decided_by = p_user_id;
$$;
comment on function private.export_of_round_protocols(uuid) is 'For the export: that an organiser fixed a round.';

-- Organisers who are in a team of a round read nothing of it in the log either: private.closed_rounds.
create trigger gate_notes_audit after insert or update or delete on public.gate_notes for each row
  execute function private.write_audit_log('gate', 'owner author_id', 'in team_id', 'named round_id', 'hidden text', 'unlogged author_id');
create trigger gate_decisions_audit after insert or update or delete on public.gate_decisions for each row
  execute function private.write_audit_log(
    'gate', 'in team_id', 'id team_id', 'named round_id', 'hidden reason', 'unlogged decided_by is_by_hand'
  );
create trigger gate_corrections_audit after insert or update or delete on public.gate_corrections for each row
  execute function private.write_audit_log(
    'gate', 'in team_id', 'named round_id', 'hidden reason', 'unlogged proposed_by confirmed_by is_move_up'
  );
