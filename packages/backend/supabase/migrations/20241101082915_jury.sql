-- What a juror gets and writes. They get everything of theirs at once, for halls have no reception; what they write may be sent
-- again and comes from more than one device. Nothing here tells of other jurors: no score, sum, count or order.

create function private.round_of_kind(p_kind text) returns public.rounds
language sql stable security definer set search_path = '' as $$
  select r from public.rounds r
  where r.kind = p_kind and r.season_id = (select (private.current_season()).id);
$$;
comment on function private.round_of_kind(text) is 'The current season''s round of a kind.';

create function private.to_score(p_round_id uuid, p_user_id uuid) returns setof public.ballots
language sql stable security definer set search_path = '' as $$
  select b.* from public.ballots b
  join public.round_teams t on t.round_id = b.round_id and t.team_id = b.team_id
  where b.round_id = p_round_id and b.juror_id = p_user_id and b.state in ('assigned', 'draft')
    and (b.kind = 'bridge' or t.presence <> 'absent');
$$;
comment on function private.to_score(uuid, uuid) is 'Score sheets that a juror still has to hand in; of a team that did not come to its stage none.';

create function public.my_juries() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  uid uuid := private.acting_judge();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'round_id', r.id, 'kind', r.kind, 'state', r.state, 'stage', s.name, 'starts_at', s.starts_at, 'locks_at', r.locks_at,
      'to_do', (select count(*) from private.to_score(r.id, uid)),
      'done', (
        select count(*) from public.ballots b
        where b.round_id = r.id and b.juror_id = uid and b.state in ('submitted', 'locked')
      )
    ) order by r.kind desc)
    from public.juror_grants g
    join public.rounds r on r.id = g.round_id and r.state <> 'setup' and r.season_id = (select (private.current_season()).id)
    left join public.stages s on s.id = g.stage_id
    where g.user_id = uid and g.withdrawn_at is null
  ), '[]');
end;
$$;
comment on function public.my_juries() is 'Rounds of the current season in which the caller judges and that were opened, with how many score sheets they have to do and did (42501).';
grant execute on function public.my_juries() to authenticated;

-- Words and links alone: files are not taken along offline, and market tests stand in the figures.
create function private.shown_weeks(p_round public.rounds, p_team_ids uuid[]) returns table (team_id uuid, weeks jsonb)
language sql stable security definer set search_path = '' as $$
  with part as materialized (
    select m.id as milestone_id, p.key, p.kind, p.label_en, p.label_de, p.position
    from public.milestones m join public.milestone_parts p on p.milestone_id = m.id
    where m.season_id = p_round.season_id and m.week = any (p_round.shown_weeks) and p.kind in ('text', 'link')
  )
  select t.id, jsonb_agg(jsonb_build_object(
    'week', m.week, 'title_en', m.title_en, 'title_de', m.title_de,
    'state', case when v.id is null then 'missing' else h.state end, 'is_late', coalesce(v.is_late, false),
    'parts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'key', p.key, 'kind', p.kind, 'label_en', p.label_en, 'label_de', p.label_de
      ) || (v.parts -> p.key) order by p.position, p.key)
      from part p where p.milestone_id = m.id and v.parts ? p.key
    ), '[]')
  ) order by m.week)
  from unnest(p_team_ids) t (id)
  join public.milestones m on m.season_id = p_round.season_id and m.week = any (p_round.shown_weeks)
  left join public.hand_ins h on h.team_id = t.id and h.milestone_id = m.id
  left join public.hand_in_versions v on v.team_id = t.id and v.hand_in_id = h.id and v.replaced_at is null
  group by t.id;
$$;
comment on function private.shown_weeks(public.rounds, uuid[]) is 'What jurors see of the hand-ins of teams: words and links of the newest version, week by week; missing where nothing was handed in.';

create function private.shown_figures(p_round public.rounds, p_team_ids uuid[]) returns table (team_id uuid, figures jsonb)
language sql stable security definer set search_path = '' as $$
  select t.id, (
    select coalesce(jsonb_object_agg(m.key, case m.key
      when 'interviews' then coalesce(sums.interviews, 0) when 'test_users' then coalesce(sums.test_users, 0)
      when 'preorders' then coalesce(sums.preorders, 0) else coalesce(sums.revenue, 0)
    end), '{}')
    from unnest(p_round.shown_metrics) m (key)
  )
  from unnest(p_team_ids) t (id)
  left join (
    select w.team_id, sum(w.interviews) as interviews, sum(w.test_users) as test_users, sum(w.pre_orders) as preorders,
      sum(w.revenue_cents) as revenue
    from public.traction_weeks w where w.team_id = any (p_team_ids) group by w.team_id
  ) sums on sums.team_id = t.id;
$$;
comment on function private.shown_figures(public.rounds, uuid[]) is 'The counters of teams that jurors see: interviews, test_users, preorders, and revenue in euro cents.';

create function private.late_of(p_ballot public.ballots) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from private.late_ballots l where l.ballot_id = p_ballot.id) then 'waiting'
    when p_ballot.admitted_by is not null then 'admitted'
  end;
$$;
comment on function private.late_of(public.ballots) is 'Whether a score sheet came after the lock: waiting or admitted; null for one that did not.';

create function private.jury_round(p_round public.rounds, p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as materialized (
    select b.* from public.ballots b where b.round_id = p_round.id and b.juror_id = p_user_id
  ), ids as materialized (
    select coalesce(array_agg(b.team_id), '{}') as teams from own b
  ), member as materialized (
    select m.team_id, jsonb_agg(jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name) order by m.joined_at, m.id) as names
    from public.team_members m join private.profiles p on p.user_id = m.user_id
    where m.team_id = any ((select i.teams from ids i)::uuid[]) and m.left_at is null
    group by m.team_id
  ), week as materialized (
    select w.* from ids i cross join lateral private.shown_weeks(p_round, i.teams) w
  ), figure as materialized (
    select f.* from ids i cross join lateral private.shown_figures(p_round, i.teams) f
  )
  select jsonb_build_object(
    'round', jsonb_build_object(
      'id', p_round.id, 'kind', p_round.kind, 'state', p_round.state, 'locks_at', p_round.locks_at,
      'season', (select s.label from public.seasons s where s.id = p_round.season_id)
    ),
    'person_id', p_user_id,
    'criteria', coalesce((
      select jsonb_agg(to_jsonb(c) - '{round_id,created_at,updated_at}'::text[] order by c.position)
      from public.criteria c where c.round_id = p_round.id
    ), '[]'),
    'stages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'venue', s.venue, 'starts_at', s.starts_at, 'minutes_each', s.minutes_each
      ) order by s.name, s.id)
      from public.stages s where s.round_id = p_round.id
    ), '[]'),
    'ballots', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', b.id, 'kind', b.kind, 'state', b.state, 'version', b.version, 'scores', coalesce(s.scores, '{}'),
        'comment_team', coalesce(s.comment_team, ''), 'comment_jury', coalesce(s.comment_jury, ''),
        'recused_reason', b.recused_reason, 'submitted_at', b.submitted_at,
        'late', case when l.ballot_id is not null then 'waiting' when b.admitted_by is not null then 'admitted' end,
        'team', jsonb_build_object(
          'id', t.id, 'slug', t.slug, 'name', t.name, 'pitch', t.pitch, 'city', t.city, 'logo', t.logo, 'industry', t.industry,
          'members', coalesce(m.names, '[]')
        ),
        'stage_id', p.stage_id, 'position', p.position, 'presence', p.presence,
        'weeks', coalesce(w.weeks, '[]'), 'figures', coalesce(f.figures, '{}')
      ) order by b.kind desc, p.position, t.name)
      from own b
      join public.round_teams p on p.round_id = b.round_id and p.team_id = b.team_id
      join public.teams t on t.id = b.team_id
      left join public.ballot_scores s on s.ballot_id = b.id
      left join private.late_ballots l on l.ballot_id = b.id
      left join member m on m.team_id = b.team_id
      left join week w on w.team_id = b.team_id
      left join figure f on f.team_id = b.team_id
    ), '[]'),
    'conflicts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'team', jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name),
        'stage_id', p.stage_id, 'position', p.position, 'reason', c.reason
      ) order by p.stage_id, p.position, t.name)
      from private.round_conflicts(p_round.id) c
      join public.round_teams p on p.round_id = p_round.id and p.team_id = c.team_id
      join public.teams t on t.id = c.team_id
      where c.juror_id = p_user_id and c.team_id not in (select b.team_id from own b)
    ), '[]')
  );
$$;
comment on function private.jury_round(public.rounds, uuid) is 'All that one juror needs without a connection: criteria, stages, their own score sheets with what is shown of each team, and whom they may not judge.';

create function public.jury_round(p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own public.rounds := private.round_of_kind(p_kind);
  uid uuid := private.acting_juror(own.id);
begin
  perform private.check_round_state(own, '{open,deliberation,decided,released}');
  return private.jury_round(own, uid);
end;
$$;
comment on function public.jury_round(text) is 'All that the caller needs as a juror of the current season''s round of a kind (42501, GR170 no_juror, GR171 round_not_open_yet).';
grant execute on function public.jury_round(text) to authenticated;

create function public.note_jury_ready(p_round_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  uid uuid := private.acting_juror(p_round_id);
begin
  update public.juror_grants g set ready_at = private.current_time() where g.round_id = p_round_id and g.user_id = uid;
end;
$$;
comment on function public.note_jury_ready(uuid) is 'The device of the caller has everything that they need as a juror (42501, GR170 no_juror).';
grant execute on function public.note_jury_ready(uuid) to authenticated;

create function private.ballot_answer(p_ballot public.ballots) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p_ballot.id, 'state', p_ballot.state, 'version', p_ballot.version, 'submitted_at', p_ballot.submitted_at,
    'late', private.late_of(p_ballot)
  );
$$;
comment on function private.ballot_answer(public.ballots) is 'What a device hears of a score sheet that it wrote.';

create function private.check_scores(p_round_id uuid, p_scores jsonb, p_is_whole boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_scores is null or jsonb_typeof(p_scores) <> 'object' or exists (
    select from jsonb_each(p_scores) s (criterion, step)
    where s.step::text !~ '^[1-5]$' or s.criterion not in (
      select c.id::text from public.criteria c where c.round_id = p_round_id
    )
  ) then
    raise exception 'scores_invalid' using errcode = '22023';
  end if;
  if p_is_whole and exists (
    select from public.criteria c where c.round_id = p_round_id and not p_scores ? c.id::text
  ) then
    raise exception 'ballot_incomplete' using errcode = 'GR173';
  end if;
end;
$$;
comment on function private.check_scores(uuid, jsonb, boolean) is 'Whether these are steps of the round''s criteria, and whether none is missing of what is handed in (22023 scores_invalid, GR173 ballot_incomplete).';

-- The round before the score sheet, as everybody.
create function private.own_ballot(p_ballot_id uuid, p_user_id uuid, p_states text[]) returns public.ballots
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots;
begin
  select * into own from public.ballots b where b.id = p_ballot_id and b.juror_id = p_user_id;
  if own.id is null then
    raise exception 'ballot_not_yours' using errcode = 'GR176';
  end if;
  perform private.acting_juror(own.round_id);
  perform private.shared_round(own.round_id, p_states);
  select * into own from public.ballots b where b.id = p_ballot_id for update;
  if own.id is null then
    raise exception 'ballot_not_yours' using errcode = 'GR176';
  end if;
  return own;
end;
$$;
comment on function private.own_ballot(uuid, uuid, text[]) is 'A juror''s own score sheet, which nobody else changes until the transaction ends, in a round of these states (GR170 no_juror, GR171, GR174 round_locked, GR176 ballot_not_yours).';

create function private.refuse_other_version(p_ballot public.ballots, p_version integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_ballot.version is distinct from p_version then
    raise exception 'ballot_changed' using errcode = 'GR172', detail = (
      select jsonb_build_object(
        'version', p_ballot.version, 'state', p_ballot.state, 'scores', coalesce(s.scores, '{}'),
        'comment_team', coalesce(s.comment_team, ''), 'comment_jury', coalesce(s.comment_jury, '')
      )::text
      from (select p_ballot.id) b (id) left join public.ballot_scores s on s.ballot_id = b.id
    );
  end if;
end;
$$;
comment on function private.refuse_other_version(public.ballots, integer) is 'Whether a score sheet is still as it was read (GR172 ballot_changed, whose detail is what it says now).';

create function private.refuse_outdated(p_ballot public.ballots, p_version integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_ballot.state = 'recused' then
    raise exception 'ballot_recused' using errcode = 'GR175';
  end if;
  perform private.refuse_other_version(p_ballot, p_version);
end;
$$;
comment on function private.refuse_outdated(public.ballots, integer) is 'Whether a score sheet can be written and is still as it was read (GR172 ballot_changed, GR175 ballot_recused).';

create function private.write_ballot(
  p_user_id uuid, p_ballot_id uuid, p_client_key uuid, p_version integer, p_scores jsonb, p_comment_team text, p_comment_jury text,
  p_is_submitted boolean, p_finished_at timestamptz, p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots := private.own_ballot(p_ballot_id, p_user_id, '{open,deliberation,decided,released}');
  round public.rounds;
  team_words text := coalesce(p_comment_team, '');
  jury_words text := coalesce(p_comment_jury, '');
begin
  -- What was written already and is sent again, because the answer was lost.
  if exists (select from public.ballot_scores s where s.ballot_id = own.id and s.client_key = p_client_key)
    or exists (select from private.late_ballots l where l.ballot_id = own.id and l.client_key = p_client_key) then
    return private.ballot_answer(own);
  end if;
  perform private.refuse_outdated(own, p_version);
  if p_client_key is null or p_is_submitted is null or char_length(team_words) > 1000 or char_length(jury_words) > 1000 then
    raise exception 'ballot_invalid' using errcode = '22023';
  end if;
  perform private.check_scores(own.round_id, p_scores, p_is_submitted);
  select * into round from public.rounds r where r.id = own.round_id;
  if round.state <> 'open' then
    if not p_is_submitted or round.state <> 'deliberation' or p_finished_at is null or p_finished_at > round.locked_at then
      raise exception 'round_locked' using errcode = 'GR174', detail = round.state;
    end if;
    insert into private.late_ballots as l (
        ballot_id, scores, comment_team, comment_jury, client_key, finished_at, created_at
      ) values (own.id, p_scores, team_words, jury_words, p_client_key, p_finished_at, p_now)
      on conflict (ballot_id) do update set
        scores = excluded.scores, comment_team = excluded.comment_team, comment_jury = excluded.comment_jury,
        client_key = excluded.client_key, finished_at = excluded.finished_at, created_at = excluded.created_at;
    return private.ballot_answer(own);
  end if;
  insert into public.ballot_scores as s (
      ballot_id, round_id, scores, comment_team, comment_jury, client_key, finished_at, created_at
    ) values (own.id, own.round_id, p_scores, team_words, jury_words, p_client_key, p_finished_at, p_now)
    on conflict (ballot_id) do update set
      scores = excluded.scores, comment_team = excluded.comment_team, comment_jury = excluded.comment_jury,
      client_key = excluded.client_key, finished_at = excluded.finished_at;
  update public.ballots b set
      state = case when p_is_submitted then 'submitted' else 'draft' end,
      submitted_at = case when p_is_submitted then p_now end, entered_by = null, version = b.version + 1
    where b.id = own.id returning * into own;
  return private.ballot_answer(own);
end;
$$;
comment on function private.write_ballot(uuid, uuid, uuid, integer, jsonb, text, text, boolean, timestamptz, timestamptz) is 'Keeps what a juror wrote over the version that it began from; the same write again changes nothing. What was finished before the lock and comes after it waits (GR170 to GR176, 22023 scores_invalid, ballot_invalid).';

create function public.write_ballot(
  p_ballot_id uuid, p_client_key uuid, p_version integer, p_scores jsonb, p_comment_team text, p_comment_jury text,
  p_is_submitted boolean, p_finished_at timestamptz
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.write_ballot(
    private.acting_judge(), p_ballot_id, p_client_key, p_version, p_scores, p_comment_team, p_comment_jury, p_is_submitted,
    p_finished_at, private.current_time()
  );
$$;
comment on function public.write_ballot(uuid, uuid, integer, jsonb, text, text, boolean, timestamptz) is 'A juror writes a score sheet of theirs, as a draft or to hand it in (42501, GR170 to GR176, 22023 scores_invalid, ballot_invalid).';
grant execute on function public.write_ballot(uuid, uuid, integer, jsonb, text, text, boolean, timestamptz) to authenticated;

create function private.take_back_ballot(p_user_id uuid, p_ballot_id uuid, p_client_key uuid, p_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots := private.own_ballot(p_ballot_id, p_user_id, '{open}');
begin
  if exists (select from public.ballot_scores s where s.ballot_id = own.id and s.client_key = p_client_key)
    or own.state = 'draft' and own.version = p_version then
    return private.ballot_answer(own);
  end if;
  perform private.refuse_outdated(own, p_version);
  if own.state = 'submitted' then
    update public.ballot_scores s set client_key = p_client_key, finished_at = null where s.ballot_id = own.id;
    update public.ballots b set state = 'draft', submitted_at = null, version = b.version + 1
      where b.id = own.id returning * into own;
  end if;
  return private.ballot_answer(own);
end;
$$;
comment on function private.take_back_ballot(uuid, uuid, uuid, integer) is 'Makes a draft of what was handed in; the same again changes nothing (GR170, GR171, GR172, GR174, GR175, GR176).';

create function public.take_back_ballot(p_ballot_id uuid, p_client_key uuid, p_version integer) returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_back_ballot(private.acting_judge(), p_ballot_id, p_client_key, p_version);
$$;
comment on function public.take_back_ballot(uuid, uuid, integer) is 'A juror takes back what they handed in, until the lock (42501, GR170, GR171, GR172, GR174, GR175, GR176).';
grant execute on function public.take_back_ballot(uuid, uuid, integer) to authenticated;

-- The same state is the same wish: after it nothing is left that a second one could change. The version keeps away what comes so late
-- that the juror has undone it since.
create function private.recuse_ballot(p_user_id uuid, p_ballot_id uuid, p_version integer, p_reason text, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots := private.own_ballot(p_ballot_id, p_user_id, '{open}');
begin
  if p_reason is null or char_length(btrim(p_reason)) not between 3 and 500 then
    raise exception 'reason_needed' using errcode = '22023';
  end if;
  if own.state <> 'recused' then
    perform private.refuse_other_version(own, p_version);
    insert into public.juror_conflicts as c (round_id, user_id, team_id, reason, declared_by, created_at)
      values (own.round_id, p_user_id, own.team_id, left(btrim(p_reason), 300), p_user_id, p_now)
      on conflict (round_id, user_id, team_id) do nothing;
    own := private.recuse(own.id, p_reason);
  end if;
  return private.ballot_answer(own);
end;
$$;
comment on function private.recuse_ballot(uuid, uuid, integer, text, timestamptz) is 'A juror steps back from a team, also after scoring it: what they wrote is deleted, and a conflict is declared (GR170, GR171, GR172, GR174, GR176, 22023 reason_needed).';

create function public.recuse_ballot(p_ballot_id uuid, p_version integer, p_reason text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.recuse_ballot(private.acting_judge(), p_ballot_id, p_version, p_reason, private.current_time());
$$;
comment on function public.recuse_ballot(uuid, integer, text) is 'A juror steps back from a team until the lock, with a reason of 3 to 500 characters (42501, GR170, GR171, GR172, GR174, GR176, 22023 reason_needed).';
grant execute on function public.recuse_ballot(uuid, integer, text) to authenticated;

create function private.undo_recusal(p_user_id uuid, p_ballot_id uuid, p_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots := private.own_ballot(p_ballot_id, p_user_id, '{open}');
begin
  if own.state = 'recused' then
    perform private.refuse_other_version(own, p_version);
    if exists (
      select from public.juror_conflicts c
      where c.round_id = own.round_id and c.user_id = p_user_id and c.team_id = own.team_id and c.declared_by is distinct from p_user_id
    ) then
      raise exception 'juror_in_conflict' using errcode = 'GR168';
    end if;
    delete from public.juror_conflicts c
      where c.round_id = own.round_id and c.user_id = p_user_id and c.team_id = own.team_id;
    update public.ballots b set state = 'assigned', recused_reason = '', version = b.version + 1
      where b.id = own.id returning * into own;
  end if;
  return private.ballot_answer(own);
end;
$$;
comment on function private.undo_recusal(uuid, uuid, integer) is 'A juror judges a team after all; the score sheet is empty (GR168 for a conflict that organisers declared, GR170, GR171, GR172, GR174, GR176).';

create function public.undo_recusal(p_ballot_id uuid, p_version integer) returns jsonb
language sql security definer set search_path = '' as $$
  select private.undo_recusal(private.acting_judge(), p_ballot_id, p_version);
$$;
comment on function public.undo_recusal(uuid, integer) is 'A juror takes back that they stepped back, until the lock (42501, GR168, GR170, GR171, GR172, GR174, GR176).';
grant execute on function public.undo_recusal(uuid, integer) to authenticated;
