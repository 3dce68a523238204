-- How a round is set up: made, copied, its criteria and stages set, its teams placed. Every function locks the round first, so that
-- what depends on its state waits for a change of it.

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

-- The final is for those whom half-time let through; where there was none, for everybody who is active.
create function private.round_candidates(p_round public.rounds) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select t.id from public.teams t
  where t.season_id = p_round.season_id and case
    when p_round.kind = 'half_time' then t.status in ('forming', 'active', 'finalist')
    when exists (
      select from public.rounds h where h.season_id = p_round.season_id and h.kind = 'half_time' and h.state = 'released'
    ) then t.status <> 'withdrawn' and t.id in (
      select d.team_id from public.gate_decisions d join public.rounds h on h.id = d.round_id
      where h.season_id = p_round.season_id and h.kind = 'half_time' and d.decision = 'on'
    )
    else t.status in ('active', 'finalist')
  end;
$$;
comment on function private.round_candidates(public.rounds) is 'Teams that belong into a round today.';

create function private.default_criteria()
returns table (
  n integer, name_en text, name_de text, question_en text, question_de text, weight integer, anchors_en text[], anchors_de text[]
)
language sql immutable set search_path = '' as $$
  values
    (1, 'Evidence', 'Belege', 'What do you know because somebody outside the team did something?',
      'Was wisst ihr, weil jemand außerhalb des Teams etwas getan hat?', 30,
      array['Opinions. Nobody outside was asked.', 'Talks, but no number.', 'One number from one real test.',
        'Several tests, and they agree.', 'Strangers paid or came back.'],
      array['Meinungen. Niemand außerhalb wurde gefragt.', 'Gespräche, aber keine Zahl.', 'Eine Zahl aus einem echten Test.',
        'Mehrere Tests, und sie stimmen überein.', 'Fremde haben bezahlt oder kamen wieder.']),
    (2, 'Prototype', 'Prototyp', 'Can a stranger use it without the team in the room?',
      'Kann es jemand Fremdes benutzen, ohne dass das Team im Raum ist?', 25,
      array['A drawing or a film.', 'Works when the team holds it.', 'A stranger can use it with help.',
        'A stranger can use it alone.', 'It has been in use for a week.'],
      array['Eine Zeichnung oder ein Film.', 'Funktioniert, wenn das Team es hält.', 'Fremde können es mit Hilfe benutzen.',
        'Fremde können es allein benutzen.', 'Es ist seit einer Woche im Einsatz.']),
    (3, 'Customer', 'Kundschaft', 'Who has the problem, and how sure is that?', 'Wer hat das Problem, und wie sicher ist das?', 20,
      array['Everybody.', 'A group with a name.', 'One customer, met in person.', 'Ten of them, same problem.',
        'They look for a solution already.'],
      array['Alle.', 'Eine Gruppe mit Namen.', 'Eine Person, die sie getroffen haben.', 'Zehn davon, dasselbe Problem.',
        'Sie suchen schon nach einer Lösung.']),
    (4, 'Numbers', 'Zahlen', 'Does the price carry the cost?', 'Trägt der Preis die Kosten?', 15,
      array['No price.', 'A price, nobody asked.', 'A price somebody agreed to.', 'Price and cost known.',
        'Earns on every single one.'],
      array['Kein Preis.', 'Ein Preis, niemand wurde gefragt.', 'Ein Preis, dem jemand zugestimmt hat.',
        'Preis und Kosten sind bekannt.', 'Verdient an jedem einzelnen.']),
    (5, 'Next step', 'Nächster Schritt', 'Is it clear what the next four weeks prove?',
      'Ist klar, was die nächsten vier Wochen beweisen?', 10,
      array['More features.', 'A list of wishes.', 'One question to answer.', 'One test with a date.',
        'The test is already booked.'],
      array['Mehr Funktionen.', 'Eine Wunschliste.', 'Eine Frage, die zu beantworten ist.', 'Ein Test mit Datum.',
        'Der Test ist schon gebucht.']);
$$;
comment on function private.default_criteria() is 'Criteria of a round that has none to take over.';

create function private.copy_criteria(p_round_id uuid, p_from_round_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.criteria (round_id, position, name_en, name_de, question_en, question_de, weight, anchors_en, anchors_de)
    select p_round_id, c.position, c.name_en, c.name_de, c.question_en, c.question_de, c.weight, c.anchors_en, c.anchors_de
    from public.criteria c where c.round_id = p_from_round_id;
$$;
comment on function private.copy_criteria(uuid, uuid) is 'Gives a round the criteria of another.';

create function private.create_round(p_kind text, p_now timestamptz) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  made public.rounds;
  earlier public.rounds;
begin
  if p_kind is null or p_kind not in ('half_time', 'final') then
    raise exception 'round_kind_unknown' using errcode = '22023';
  end if;
  if season.id is null then
    raise exception 'season_not_found' using errcode = 'GR009';
  end if;
  insert into public.rounds (season_id, kind, shown_metrics, shown_weeks, created_at)
    values (season.id, p_kind, '{interviews,test_users,preorders,revenue}', array(
      select m.week from public.milestones m where m.season_id = season.id and m.due_at <= p_now and m.week <= 11 order by m.week
    ), p_now)
    on conflict (season_id, kind) do nothing returning * into made;
  if made.id is null then
    -- The same wish again.
    select * into made from public.rounds r where r.season_id = season.id and r.kind = p_kind;
    perform private.acting_for_round(made.id);
    return made;
  end if;
  select r.* into earlier from public.rounds r join public.seasons s on s.id = r.season_id
    where r.kind = p_kind and s.starts_on < season.starts_on and exists (select from public.criteria c where c.round_id = r.id)
    order by s.starts_on desc limit 1;
  if earlier.id is not null then
    perform private.copy_criteria(made.id, earlier.id);
  else
    insert into public.criteria (round_id, position, name_en, name_de, question_en, question_de, weight, anchors_en, anchors_de)
      select made.id, d.n, d.name_en, d.name_de, d.question_en, d.question_de, d.weight, d.anchors_en, d.anchors_de
      from private.default_criteria() d;
  end if;
  insert into public.round_teams (round_id, team_id, created_at)
    select made.id, c.id, p_now from private.round_candidates(made) c (id);
  return made;
end;
$$;
comment on function private.create_round(text, timestamptz) is 'The current season''s round of a kind, made with criteria and teams if it is not there yet (22023 round_kind_unknown, GR009, GR177).';

create function public.create_round(p_kind text) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.create_round(p_kind, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.create_round(text) is 'An organiser begins the set-up of a round of the current season (42501 orga_only, 22023 round_kind_unknown, GR009, GR177).';
grant execute on function public.create_round(text) to authenticated;

-- Whoever is in a team of a round is told no more of it than its teams.
create function public.gate_rounds() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid[];
begin
  perform private.acting_organiser();
  mine := array(select private.rounds_to_run());
  return (
    select jsonb_agg(jsonb_build_object(
      'kind', k.kind, 'id', case when r.id = any (mine) then r.id end, 'can_run', r.id is null or r.id = any (mine),
      'state', case
        when r.id = any (mine) then r.state when r.state in ('setup', 'released') then r.state
        when r.id is not null then 'running'
      end,
      -- Sheets are asked for once the lock is near.
      'missing_jurors', case
        when r.id = any (mine) and r.state = 'open' and r.locks_at < private.current_time() + interval '24 hours'
          then jsonb_array_length(private.round_progress(r, private.current_time()) -> 'missing')
        else 0
      end,
      'waits_for_release', coalesce(r.id = any (mine) and r.state = 'decided' and r.release_at is null, false)
    ) order by k.n)
    from (values (1, 'half_time'), (2, 'final')) k (n, kind)
    left join public.rounds r on r.kind = k.kind and r.season_id = (select (private.current_season()).id)
  );
end;
$$;
comment on function public.gate_rounds() is 'For ORGA: the two rounds of the current season as [{kind, id, state, can_run, missing_jurors, waits_for_release}]; null as state of one that is not there, and of one that they may not run only setup, running or released. missing_jurors counts from a day before the lock on (42501 orga_only).';
grant execute on function public.gate_rounds() to authenticated;

create function private.update_round_teams(p_round_id uuid, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup}');
  ids uuid[] := array(select private.round_candidates(own));
  gone integer;
  come integer;
begin
  delete from public.round_teams t where t.round_id = own.id and t.team_id <> all (ids);
  get diagnostics gone = row_count;
  insert into public.round_teams (round_id, team_id, created_at)
    select own.id, i.id, p_now from unnest(ids) i (id) on conflict (round_id, team_id) do nothing;
  get diagnostics come = row_count;
  return gone + come;
end;
$$;
comment on function private.update_round_teams(uuid, timestamptz) is 'Takes in teams that belong into a round in set-up by now, and out those that do not any more; how many (GR009, GR161).';

create function public.update_round_teams(p_round_id uuid) returns integer
language sql security definer set search_path = '' as $$
  select private.update_round_teams(p_round_id, private.current_time()) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.update_round_teams(uuid) is 'An organiser brings the teams of a round up to date; how many came or went (42501 orga_only, GR009, GR161, GR177).';
grant execute on function public.update_round_teams(uuid) to authenticated;

create function private.copy_round(p_round_id uuid, p_from_round_id uuid, p_now timestamptz) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup}');
  source public.rounds;
  later integer;
begin
  select * into source from public.rounds r where r.id = p_from_round_id;
  if source.id is null or source.id = own.id then
    raise exception 'round_not_found' using errcode = 'GR009';
  end if;
  select a.starts_on - b.starts_on into later
    from public.seasons a, public.seasons b where a.id = own.season_id and b.id = source.season_id;
  delete from public.criteria c where c.round_id = own.id;
  perform private.copy_criteria(own.id, source.id);
  insert into public.stages (round_id, name, venue, starts_at, minutes_each, created_at)
    select own.id, s.name, s.venue, private.berlin_days_later(s.starts_at, later), s.minutes_each, p_now
    from public.stages s where s.round_id = source.id
    on conflict (round_id, name) do nothing;
  update public.rounds r set
      cut_size = source.cut_size, ballots_wanted = source.ballots_wanted, bridges_wanted = source.bridges_wanted,
      shown_weeks = source.shown_weeks, shown_metrics = source.shown_metrics,
      bars_same_university = source.bars_same_university, shows_scores = source.shows_scores, version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.copy_round(uuid, uuid, timestamptz) is 'Gives a round in set-up criteria, settings and stages of another, without people; stages so many days later as the seasons lie apart (GR009, GR161).';

create function public.copy_round(p_round_id uuid, p_from_round_id uuid) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.copy_round(p_round_id, p_from_round_id, private.current_time())
  where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.copy_round(uuid, uuid) is 'An organiser takes criteria, settings and stages over from another round (42501 orga_only, GR009, GR161, GR177).';
grant execute on function public.copy_round(uuid, uuid) to authenticated;

-- What jurors were shown or asked is not changed under them.
create function private.save_round(p_round_id uuid, p_version integer, p_changes jsonb) returns public.rounds
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup,open,deliberation,decided}');
  wanted public.rounds;
  allowed text[] := '{waiting_until}'
    || case when own.state <> 'decided' then '{cut_size,shows_scores}'::text[] else '{}' end
    || case when own.state in ('setup', 'open') then '{locks_at}'::text[] else '{}' end;
  of_setup text[] := '{ballots_wanted,bridges_wanted,shown_weeks,shown_metrics,bars_same_university}';
  asked text[] := array(select jsonb_object_keys(p_changes));
begin
  if own.version is distinct from p_version then
    raise exception 'round_changed' using errcode = 'GR160', detail = own.version::text;
  end if;
  if not asked <@ (of_setup || '{waiting_until,cut_size,shows_scores,locks_at}') then
    raise exception 'changes_invalid' using errcode = '22023';
  end if;
  if not asked <@ (allowed || case when own.state = 'setup' then of_setup else '{}' end) then
    raise exception 'round_not_in_setup' using errcode = 'GR161', detail = own.state;
  end if;
  wanted := jsonb_populate_record(own, p_changes);
  update public.rounds r set
      cut_size = wanted.cut_size, ballots_wanted = wanted.ballots_wanted, bridges_wanted = wanted.bridges_wanted,
      shown_weeks = wanted.shown_weeks, shown_metrics = wanted.shown_metrics,
      bars_same_university = wanted.bars_same_university, shows_scores = wanted.shows_scores,
      locks_at = wanted.locks_at, waiting_until = wanted.waiting_until, version = r.version + 1
    where r.id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.save_round(uuid, integer, jsonb) is 'Changes settings of a round over the version that was read (GR009, GR160 round_changed with the version now, GR161 what belongs to set-up, or to before the lock, 22023 changes_invalid).';

create function public.save_round(p_round_id uuid, p_version integer, p_changes jsonb) returns public.rounds
language sql security definer set search_path = '' as $$
  select private.save_round(p_round_id, p_version, p_changes) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.save_round(uuid, integer, jsonb) is 'An organiser changes settings of a round (42501 orga_only, GR009, GR160, GR161, GR177, 22023).';
grant execute on function public.save_round(uuid, integer, jsonb) to authenticated;
