-- The room of those who run a round, once its score sheets are locked: what jurors said, notes, the line, decisions by hand, and
-- comments that stay with the jury. A team learns nothing of it here; see decision 061.

-- Whoever computed a ranking from something else computes it anew.
create function private.round_digest(p_round_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.hash_of(jsonb_build_object(
    'criteria', (
      select jsonb_agg(jsonb_build_array(c.id, c.weight) order by c.id) from public.criteria c where c.round_id = p_round_id
    ),
    'teams', (
      select jsonb_agg(jsonb_build_array(t.team_id, t.stage_id, t.presence) order by t.team_id)
      from public.round_teams t where t.round_id = p_round_id
    ),
    'ballots', (
      select jsonb_agg(jsonb_build_array(b.id, b.team_id, b.juror_id, b.kind, s.scores) order by b.id)
      from public.ballots b left join public.ballot_scores s on s.ballot_id = b.id
      where b.round_id = p_round_id and b.state = 'locked'
    )
  )::text);
$$;
comment on function private.round_digest(uuid) is 'SHA-256 of what the ranking of a round is computed from: weights, teams with their stages, and score sheets that count.';

create function private.results_of_teams(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'slug', t.slug, 'name', t.name, 'city', t.city, 'logo', t.logo, 'status', t.status,
    'stage_id', r.stage_id, 'position', r.position, 'presence', r.presence,
    'notes', (select count(*) from public.gate_notes n where n.round_id = p_round_id and n.team_id = t.id)
  ) order by t.name, t.id), '[]')
  from public.round_teams r join public.teams t on t.id = r.team_id where r.round_id = p_round_id;
$$;
comment on function private.results_of_teams(uuid) is 'The teams of a round: where they pitched, whether they came, and how many notes there are on each.';

create function private.results_of_jury(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'criteria', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'position', c.position, 'name_en', c.name_en, 'name_de', c.name_de, 'weight', c.weight
      ) order by c.position), '[]')
      from public.criteria c where c.round_id = p_round_id
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name), '[]')
      from public.stages s where s.round_id = p_round_id
    ),
    'jurors', (
      select coalesce(jsonb_agg(
        private.judge_in_short(g.user_id) || jsonb_build_object('stage_id', g.stage_id, 'withdrawn_at', g.withdrawn_at)
        order by g.user_id
      ), '[]')
      from public.juror_grants g where g.round_id = p_round_id
    ),
    'ballots', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'team_id', b.team_id, 'juror_id', b.juror_id, 'kind', b.kind, 'scores', coalesce(s.scores, '{}'),
        'comment_team', coalesce(s.comment_team, ''), 'comment_jury', coalesce(s.comment_jury, ''),
        'is_comment_held', b.is_comment_held, 'is_admitted', b.admitted_reason <> '',
        'is_from_paper', b.entered_by is not null
      ) order by b.id), '[]')
      from public.ballots b left join public.ballot_scores s on s.ballot_id = b.id
      where b.round_id = p_round_id and b.state = 'locked'
    ),
    -- Whoever admits one does not know what it says.
    'late', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ballot_id', b.id, 'team_id', b.team_id, 'juror_id', b.juror_id, 'finished_at', l.finished_at, 'arrived_at', l.created_at
      ) order by l.created_at, b.id), '[]')
      from private.late_ballots l join public.ballots b on b.id = l.ballot_id where b.round_id = p_round_id
    )
  );
$$;
comment on function private.results_of_jury(uuid) is 'What the jury of a round said: criteria, stages, jurors, score sheets that count, and those that came late, without what they say.';

create function private.results_of_room(p_round_id uuid, p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'team_id', d.team_id, 'decision', d.decision, 'is_by_hand', d.is_by_hand, 'reason', d.reason,
        'decided_by', private.person_in_short(d.decided_by), 'decided_at', d.updated_at
      ) order by d.team_id), '[]')
      from public.gate_decisions d where d.round_id = p_round_id
    ),
    'corrections', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'team_id', c.team_id, 'was', c.was, 'becomes', c.becomes, 'is_move_up', c.is_move_up, 'reason', c.reason,
        'proposed_by', private.person_in_short(c.proposed_by), 'proposed_at', c.created_at,
        'confirmed_by', private.person_in_short(c.confirmed_by), 'confirmed_at', c.confirmed_at,
        'can_confirm', c.confirmed_at is null and c.proposed_by is distinct from p_user_id
      ) order by c.created_at, c.id), '[]')
      from public.gate_corrections c where c.round_id = p_round_id
    )
  );
$$;
comment on function private.results_of_room(uuid, uuid) is 'What those who run a round decided, and what they mean to correct; `can_confirm` is said to the person.';

create function private.round_results(p_round_id uuid, p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.rounds;
begin
  select * into r from public.rounds where id = p_round_id;
  perform private.check_round_state(r, '{deliberation,decided,released}');
  return jsonb_build_object(
      'round', jsonb_build_object(
        'id', r.id, 'season_id', r.season_id, 'kind', r.kind, 'state', r.state, 'cut_size', r.cut_size, 'version', r.version,
        'shows_scores', r.shows_scores, 'waiting_until', r.waiting_until, 'locked_at', r.locked_at, 'decided_at', r.decided_at,
        'release_at', r.release_at, 'released_at', r.released_at
      ),
      'teams', private.results_of_teams(r.id),
      'digest', private.round_digest(r.id)
    ) || private.results_of_jury(r.id) || private.results_of_room(r.id, p_user_id);
end;
$$;
comment on function private.round_results(uuid, uuid) is 'Everything that a round is decided from, as said to a person (GR171 or GR174 before the lock).';

create function public.round_results(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.round_results(p_round_id, private.acting_for_round(p_round_id));
$$;
comment on function public.round_results(uuid) is 'For whoever runs the round, once it is locked: criteria, teams, jurors, score sheets, what came late, decisions, corrections, and the digest of what the ranking is computed from (42501 orga_only, GR009, GR177, GR174).';
grant execute on function public.round_results(uuid) to authenticated;

create function private.move_line(p_round_id uuid, p_version integer, p_cut_size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.rounds := private.locked_round(p_round_id, '{deliberation}');
begin
  -- The same wish again, whoever had it.
  if held.cut_size = p_cut_size then
    return jsonb_build_object('version', held.version, 'cut_size', held.cut_size);
  end if;
  if held.version is distinct from p_version then
    raise exception 'round_changed'
      using errcode = 'GR160', detail = jsonb_build_object('version', held.version, 'cut_size', held.cut_size);
  end if;
  if p_cut_size is null or p_cut_size < 1 or p_cut_size > (select count(*) from public.round_teams where round_id = p_round_id) then
    raise exception 'cut_size_invalid' using errcode = '22023';
  end if;
  update public.rounds set cut_size = p_cut_size, version = version + 1 where id = p_round_id returning * into held;
  return jsonb_build_object('version', held.version, 'cut_size', held.cut_size);
end;
$$;
comment on function private.move_line(uuid, integer, integer) is 'Sets how many go on, from the version that the caller saw (GR160 round_changed with version and cut_size as its detail, GR174, 22023 cut_size_invalid).';

create function public.move_line(p_round_id uuid, p_version integer, p_cut_size integer) returns jsonb
language sql security definer set search_path = '' as $$
  select private.move_line(p_round_id, p_version, p_cut_size) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.move_line(uuid, integer, integer) is 'Whoever runs the round moves the line (42501 orga_only, GR009, GR177, GR160 round_changed, GR174, 22023 cut_size_invalid); returns version and cut_size.';
grant execute on function public.move_line(uuid, integer, integer) to authenticated;

create function private.team_in_round(p_round_id uuid, p_team_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.round_teams t where t.round_id = p_round_id and t.team_id = p_team_id) then
    raise exception 'team_not_in_round' using errcode = 'GR009';
  end if;
  return p_team_id;
end;
$$;
comment on function private.team_in_round(uuid, uuid) is 'The team, which is in the round (GR009 team_not_in_round).';

create function private.decide_team(p_user_id uuid, p_round_id uuid, p_team_id uuid, p_decision text, p_reason text)
returns public.gate_decisions
language plpgsql security definer set search_path = '' as $$
declare
  decided public.gate_decisions;
begin
  perform private.locked_round(p_round_id, '{deliberation}');
  perform private.team_in_round(p_round_id, p_team_id);
  insert into public.gate_decisions (round_id, team_id, decision, is_by_hand, reason, decided_by)
    values (p_round_id, p_team_id, p_decision, true, trim(p_reason), p_user_id)
    on conflict (round_id, team_id) do update
      set decision = excluded.decision, reason = excluded.reason, decided_by = excluded.decided_by
    returning * into decided;
  return decided;
end;
$$;
comment on function private.decide_team(uuid, uuid, uuid, text, text) is 'Decides about a team by hand, whatever the line says (GR009, GR174, 23514 for what is no decision).';

create function public.decide_team(p_round_id uuid, p_team_id uuid, p_decision text, p_reason text) returns public.gate_decisions
language plpgsql security definer set search_path = '' as $$
begin
  return private.decide_team(private.acting_with_reason(p_round_id, p_reason), p_round_id, p_team_id, p_decision, p_reason);
end;
$$;
comment on function public.decide_team(uuid, uuid, text, text) is 'Whoever runs the round decides about a team by hand: on, out or waiting (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174).';
grant execute on function public.decide_team(uuid, uuid, text, text) to authenticated;

create function private.undo_team_decision(p_round_id uuid, p_team_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(p_round_id, '{deliberation}');
  delete from public.gate_decisions where round_id = p_round_id and team_id = p_team_id;
end;
$$;
comment on function private.undo_team_decision(uuid, uuid) is 'Leaves a team to the line again (GR009, GR174).';

create function public.undo_team_decision(p_round_id uuid, p_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.undo_team_decision(p_round_id, p_team_id) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.undo_team_decision(uuid, uuid) is 'Whoever runs the round leaves a team to the line again (42501 orga_only, GR009, GR177, GR174).';
grant execute on function public.undo_team_decision(uuid, uuid) to authenticated;

create function public.list_gate_notes(p_round_id uuid, p_team_id uuid)
returns table (id uuid, text text, created_at timestamptz, author jsonb, is_own boolean)
language sql stable security definer set search_path = '' as $$
  select n.id, n.text, n.created_at, private.person_in_short(n.author_id), n.author_id is not distinct from asking.user_id
  from private.acting_for_round(p_round_id) asking (user_id)
  join public.gate_notes n on n.round_id = p_round_id and n.team_id = p_team_id
  order by n.created_at, n.id;
$$;
comment on function public.list_gate_notes(uuid, uuid) is 'For whoever runs the round: notes on a team, the oldest first (42501 orga_only, GR009, GR177).';
grant execute on function public.list_gate_notes(uuid, uuid) to authenticated;

create function private.add_gate_note(p_user_id uuid, p_id uuid, p_round_id uuid, p_team_id uuid, p_text text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(p_round_id, '{deliberation,decided,released}');
  perform private.team_in_round(p_round_id, p_team_id);
  insert into public.gate_notes (id, round_id, team_id, author_id, text)
    values (p_id, p_round_id, p_team_id, p_user_id, btrim(p_text))
    on conflict (id) do nothing;
end;
$$;
comment on function private.add_gate_note(uuid, uuid, uuid, uuid, text) is 'Notes something on a team; the same id again changes nothing (GR009, GR174, 23514).';

create function public.add_gate_note(p_id uuid, p_round_id uuid, p_team_id uuid, p_text text) returns void
language sql security definer set search_path = '' as $$
  select private.add_gate_note(private.acting_for_round(p_round_id), p_id, p_round_id, p_team_id, p_text);
$$;
comment on function public.add_gate_note(uuid, uuid, uuid, text) is 'Whoever runs the round notes something on a team; the id is the caller''s, so that a second press is the same note (42501 orga_only, GR009, GR177, GR174).';
grant execute on function public.add_gate_note(uuid, uuid, uuid, text) to authenticated;

create function private.remove_gate_note(p_user_id uuid, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.gate_notes where id = p_id and author_id = p_user_id;
$$;
comment on function private.remove_gate_note(uuid, uuid) is 'Takes a note of the person away; of others nothing.';

create function public.remove_gate_note(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_gate_note(private.acting_organiser(), p_id);
$$;
comment on function public.remove_gate_note(uuid) is 'An organiser takes a note of theirs away (42501 orga_only).';
grant execute on function public.remove_gate_note(uuid) to authenticated;

create function private.hold_comment(p_ballot_id uuid, p_is_held boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(private.round_of_ballot(p_ballot_id), '{deliberation}');
  update public.ballots set is_comment_held = p_is_held
    where id = p_ballot_id and state = 'locked' and is_comment_held is distinct from p_is_held;
end;
$$;
comment on function private.hold_comment(uuid, boolean) is 'Keeps a comment for a team with the jury, or lets it go again (GR009, GR174).';

create function public.hold_comment(p_ballot_id uuid, p_is_held boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_is_held then
    perform private.acting_with_reason(private.round_of_ballot(p_ballot_id), p_reason);
  else
    perform private.acting_for_round(private.round_of_ballot(p_ballot_id));
  end if;
  perform private.hold_comment(p_ballot_id, p_is_held);
end;
$$;
comment on function public.hold_comment(uuid, boolean, text) is 'Whoever runs the round holds a comment for a team back, with a reason, or lets it go again (42501 orga_only, 22023 reason_needed, GR009, GR177, GR174).';
grant execute on function public.hold_comment(uuid, boolean, text) to authenticated;
