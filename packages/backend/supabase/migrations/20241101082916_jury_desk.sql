-- The day of a round: hosts say who is on stage, organisers see how far everybody is, key in paper and remind. Counts and names,
-- never what a score sheet says.

-- A host for their own stage, and whoever runs the round for all.
create function private.check_host(p_round_id uuid, p_user_id uuid, p_team_ids uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_round_id in (select private.rounds_to_run()) then
    return;
  end if;
  if not exists (select from public.stages s where s.round_id = p_round_id and s.host_id = p_user_id) or exists (
    select from unnest(p_team_ids) i (id) where not exists (
      select from public.round_teams t join public.stages s on s.id = t.stage_id
      where t.round_id = p_round_id and t.team_id = i.id and s.host_id = p_user_id
    )
  ) then
    raise exception 'no_host' using errcode = 'GR178';
  end if;
end;
$$;
comment on function private.check_host(uuid, uuid, uuid[]) is 'Whether somebody hosts the stage of these teams, or runs the round (GR178 no_host).';

create function public.hosted_stage(p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  uid uuid := private.acting_person();
  own public.rounds := private.round_of_kind(p_kind);
  stage public.stages;
begin
  select s.* into stage from public.stages s where s.round_id = own.id and s.host_id = uid order by s.starts_at, s.name limit 1;
  if stage.id is null then
    raise exception 'no_host' using errcode = 'GR178';
  end if;
  perform private.check_round_state(own, '{open,deliberation,decided,released}');
  return jsonb_build_object(
    'round', jsonb_build_object('id', own.id, 'kind', own.kind, 'state', own.state),
    'stage', jsonb_build_object(
      'id', stage.id, 'name', stage.name, 'venue', stage.venue, 'starts_at', stage.starts_at, 'minutes_each', stage.minutes_each
    ),
    'teams', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'slug', t.slug, 'name', t.name, 'logo', t.logo, 'position', p.position, 'presence', p.presence
      ) order by p.position)
      from public.round_teams p join public.teams t on t.id = p.team_id where p.stage_id = stage.id
    ), '[]')
  );
end;
$$;
comment on function public.hosted_stage(text) is 'For the host of a stage: its teams in order, and who came (42501, GR171 round_not_open_yet, GR178 no_host).';
grant execute on function public.hosted_stage(text) to authenticated;

-- One team at a time is on a stage: who was before, has pitched.
create function private.set_presence(p_user_id uuid, p_round_id uuid, p_team_id uuid, p_presence text) returns public.round_teams
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{open}');
  team public.round_teams;
begin
  perform private.check_host(own.id, p_user_id, array[p_team_id]);
  if p_presence is null or p_presence not in ('expected', 'on_stage', 'pitched', 'absent') then
    raise exception 'presence_unknown' using errcode = '22023';
  end if;
  select * into team from public.round_teams t where t.round_id = own.id and t.team_id = p_team_id;
  if team.team_id is null then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  perform from public.round_teams t where t.round_id = own.id and t.stage_id = team.stage_id order by t.team_id for update;
  if p_presence = 'on_stage' then
    update public.round_teams t set presence = 'pitched'
      where t.round_id = own.id and t.stage_id = team.stage_id and t.presence = 'on_stage' and t.team_id <> team.team_id;
  end if;
  update public.round_teams t set presence = p_presence
    where t.round_id = own.id and t.team_id = team.team_id returning * into team;
  return team;
end;
$$;
comment on function private.set_presence(uuid, uuid, uuid, text) is 'Says whether a team is on stage or did not come; who was on that stage has pitched (GR009, GR171, GR174, GR178 no_host, 22023).';

create function public.set_presence(p_round_id uuid, p_team_id uuid, p_presence text) returns public.round_teams
language sql security definer set search_path = '' as $$
  select private.set_presence(private.acting_person(), p_round_id, p_team_id, p_presence);
$$;
comment on function public.set_presence(uuid, uuid, text) is 'The host of a stage, or an organiser, says whether a team is on stage or did not come (42501, GR009, GR171, GR174, GR178, 22023).';
grant execute on function public.set_presence(uuid, uuid, text) to authenticated;

create function private.swap_places(p_user_id uuid, p_round_id uuid, p_team_id uuid, p_other_team_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
begin
  perform private.check_host(own.id, p_user_id, array[p_team_id, p_other_team_id]);
  perform from public.round_teams t
    where t.round_id = own.id and t.team_id in (p_team_id, p_other_team_id) order by t.team_id for update;
  update public.round_teams t set stage_id = o.stage_id, position = o.position
    from public.round_teams o
    where t.round_id = own.id and o.round_id = own.id and t.team_id in (p_team_id, p_other_team_id)
      and o.team_id = case t.team_id when p_team_id then p_other_team_id else p_team_id end;
  if not found then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  set constraints public.round_teams_place_once immediate;
end;
$$;
comment on function private.swap_places(uuid, uuid, uuid, uuid) is 'Two teams change places; again, and they are back (GR009, GR174, GR178 no_host).';

create function public.swap_places(p_round_id uuid, p_team_id uuid, p_other_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.swap_places(private.acting_person(), p_round_id, p_team_id, p_other_team_id);
$$;
comment on function public.swap_places(uuid, uuid, uuid) is 'The host of a stage, or an organiser, swaps two teams (42501, GR009, GR174, GR178).';
grant execute on function public.swap_places(uuid, uuid, uuid) to authenticated;

-- What a juror handed in themselves no paper replaces; a draft of theirs gives way.
create function private.enter_paper_ballot(
  p_orga uuid, p_ballot_id uuid, p_scores jsonb, p_comment_team text, p_comment_jury text, p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  round public.rounds := private.shared_round(private.round_of_ballot(p_ballot_id), '{open}');
  own public.ballots;
begin
  select * into own from public.ballots b where b.id = p_ballot_id for update;
  if own.state = 'recused' then
    raise exception 'ballot_recused' using errcode = 'GR175';
  end if;
  if own.state = 'submitted' and own.entered_by is null then
    raise exception 'ballot_handed_in' using errcode = 'GR179';
  end if;
  if char_length(p_comment_team) > 1000 or char_length(p_comment_jury) > 1000 then
    raise exception 'ballot_invalid' using errcode = '22023';
  end if;
  perform private.check_scores(round.id, p_scores, true);
  insert into public.ballot_scores as s (ballot_id, round_id, scores, comment_team, comment_jury, created_at)
    values (own.id, round.id, p_scores, coalesce(p_comment_team, ''), coalesce(p_comment_jury, ''), p_now)
    on conflict (ballot_id) do update set
      scores = excluded.scores, comment_team = excluded.comment_team, comment_jury = excluded.comment_jury,
      client_key = null, finished_at = null;
  update public.ballots b set state = 'submitted', submitted_at = p_now, entered_by = p_orga, version = b.version + 1
    where b.id = own.id returning * into own;
  return private.ballot_answer(own);
end;
$$;
comment on function private.enter_paper_ballot(uuid, uuid, jsonb, text, text, timestamptz) is 'Hands in a score sheet that a juror filled in on paper, marked so (GR009, GR171, GR173, GR174, GR175, GR179 ballot_handed_in, 22023).';

create function public.enter_paper_ballot(
  p_ballot_id uuid, p_scores jsonb, p_comment_team text, p_comment_jury text, p_reason text
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.enter_paper_ballot(
    private.acting_with_reason(private.round_of_ballot(p_ballot_id), p_reason), p_ballot_id, p_scores, p_comment_team,
    p_comment_jury, private.current_time()
  );
$$;
comment on function public.enter_paper_ballot(uuid, jsonb, text, text, text) is 'An organiser keys in a score sheet from paper, with a reason (42501 orga_only, 22023, GR009, GR171, GR173 to GR175, GR177, GR179).';
grant execute on function public.enter_paper_ballot(uuid, jsonb, text, text, text) to authenticated;

create function private.remind_jurors(p_orga uuid, p_round_id uuid, p_user_ids uuid[], p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{open}');
  juror public.juror_grants;
  missing bigint;
  reminded integer := 0;
begin
  for juror in
    select g.* from public.juror_grants g
    where g.round_id = own.id and g.withdrawn_at is null and g.user_id = any (p_user_ids)
      and (g.reminded_at is null or g.reminded_at < p_now - interval '5 minutes')
    order by g.user_id for update
  loop
    missing := (select count(*) from private.to_score(own.id, juror.user_id));
    continue when missing = 0;
    if private.is_guest(juror.user_id) then
      perform private.queue_guest_mail(juror.user_id, 'guest_reminded', own.id, jsonb_build_object('count', missing), p_now);
    else
      perform private.notify(
        juror.user_id, 'jury_reminded', p_orga, null, jsonb_build_object('round', own.kind, 'count', missing),
        private.jury_details(own, juror) || jsonb_build_object('count', missing), p_now
      );
    end if;
    update public.juror_grants g set reminded_at = p_now where g.round_id = own.id and g.user_id = juror.user_id;
    reminded := reminded + 1;
  end loop;
  return reminded;
end;
$$;
comment on function private.remind_jurors(uuid, uuid, uuid[], timestamptz) is 'Reminds jurors who still have score sheets to hand in, within five minutes once; how many (GR009, GR171, GR174).';

create function public.remind_jurors(p_round_id uuid, p_user_ids uuid[]) returns integer
language sql security definer set search_path = '' as $$
  select private.remind_jurors(private.acting_for_round(p_round_id), p_round_id, p_user_ids, private.current_time());
$$;
comment on function public.remind_jurors(uuid, uuid[]) is 'An organiser reminds jurors of what they did not hand in; how many were told (42501 orga_only, GR009, GR171, GR174, GR177).';
grant execute on function public.remind_jurors(uuid, uuid[]) to authenticated;

-- A score sheet is missing once its team is through; a film, once the juror's own stage begins.
create function private.round_progress(p_round public.rounds, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with place as materialized (
    select t.team_id, t.stage_id, t.position, t.presence,
      s.starts_at + make_interval(mins => s.minutes_each * t.position) as ends_at
    from public.round_teams t left join public.stages s on s.id = t.stage_id where t.round_id = p_round.id
  ), sheet as materialized (
    select b.id, b.team_id, b.juror_id, b.state, b.submitted_at, b.state in ('submitted', 'locked') as is_in,
      b.entered_by is not null as is_from_paper,
      case b.kind when 'bridge' then coalesce(s.starts_at, p_round.opened_at)
        else case when p.presence = 'pitched' then least(p.ends_at, p_now) else coalesce(p.ends_at, p_round.opened_at) end
      end as due_at
    from private.counted_ballots(p_round.id) b
    join place p on p.team_id = b.team_id
    join public.juror_grants g on g.round_id = p_round.id and g.user_id = b.juror_id
    left join public.stages s on s.id = g.stage_id
    where b.state in ('submitted', 'locked', 'recused') or b.kind = 'bridge' or p.presence <> 'absent'
  ), person as materialized (
    select p.user_id, g.reminded_at, g.ready_at, g.withdrawn_at, jsonb_build_object(
      'id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar, 'stage_id', g.stage_id
    ) as named
    from public.juror_grants g
    join private.judges(array(select o.user_id from public.juror_grants o where o.round_id = p_round.id)) p on p.user_id = g.user_id
    where g.round_id = p_round.id
  ), of_team as materialized (
    select b.team_id, count(*) filter (where b.is_in) as is_in, count(*) filter (where b.state <> 'recused') as wanted
    from sheet b group by b.team_id
  )
  select jsonb_build_object(
    'wanted', (select count(*) from sheet b where b.state <> 'recused'),
    'in', (select count(*) from sheet b where b.is_in),
    'recused', (select count(*) from sheet b where b.state = 'recused'),
    'late', (
      select count(*) from private.late_ballots l join public.ballots b on b.id = l.ballot_id where b.round_id = p_round.id
    ),
    'stages', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'teams', coalesce((
        select jsonb_agg(jsonb_build_object(
          'team_id', p.team_id, 'position', p.position, 'presence', p.presence, 'in', coalesce(t.is_in, 0),
          'wanted', coalesce(t.wanted, 0)
        ) order by p.position)
        from place p left join of_team t on t.team_id = p.team_id where p.stage_id = s.id
      ), '[]')) order by s.name, s.id)
      from public.stages s where s.round_id = p_round.id
    ), '[]'),
    'missing', coalesce((
      select jsonb_agg(jsonb_build_object(
        'juror', j.named, 'teams', m.teams, 'since', m.since, 'reminded_at', j.reminded_at
      ) order by m.since, j.user_id)
      from (
        select b.juror_id, min(b.due_at) as since,
          jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'has_draft', b.state = 'draft') order by b.due_at, t.name) as teams
        from sheet b join public.teams t on t.id = b.team_id
        where b.state in ('assigned', 'draft') and b.due_at <= p_now
        group by b.juror_id
      ) m join person j on j.user_id = m.juror_id
    ), '[]'),
    'latest', coalesce((
      select jsonb_agg(jsonb_build_object(
        'at', l.submitted_at, 'juror', j.named, 'team', jsonb_build_object('id', t.id, 'name', t.name),
        'is_from_paper', l.is_from_paper
      ) order by l.submitted_at desc, l.id)
      from (select b.* from sheet b where b.is_in order by b.submitted_at desc, b.id limit 10) l
      join person j on j.user_id = l.juror_id join public.teams t on t.id = l.team_id
    ), '[]'),
    'ready', coalesce((
      select jsonb_agg(jsonb_build_object('juror_id', j.user_id, 'ready_at', j.ready_at) order by j.user_id)
      from person j where j.withdrawn_at is null
    ), '[]')
  );
$$;
comment on function private.round_progress(public.rounds, timestamptz) is 'How far the scoring is: counts and names, never scores.';

create function public.round_progress(p_round_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own public.rounds;
begin
  perform private.acting_for_round(p_round_id);
  select * into own from public.rounds r where r.id = p_round_id;
  return private.round_progress(own, private.current_time());
end;
$$;
comment on function public.round_progress(uuid) is 'For whoever may run the round: how far the scoring is (42501 orga_only, GR009, GR177).';
grant execute on function public.round_progress(uuid) to authenticated;
