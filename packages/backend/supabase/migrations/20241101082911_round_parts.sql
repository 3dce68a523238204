-- Criteria and stages of a round, and which team pitches where. Criteria stand before anybody scores; stages may be mended until
-- the lock, for halls and hosts change on the day.

create function private.save_criterion(p_round_id uuid, p_criterion jsonb) returns public.criteria
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup}');
  saved public.criteria;
begin
  select * into saved from public.criteria c where c.id = (p_criterion ->> 'id')::uuid and c.round_id = own.id;
  if saved.id is null and p_criterion ->> 'id' is not null then
    raise exception 'criterion_not_found' using errcode = 'GR009';
  end if;
  if saved.id is null then
    saved := jsonb_populate_record(null::public.criteria, p_criterion);
    insert into public.criteria (round_id, position, name_en, name_de, question_en, question_de, weight, anchors_en, anchors_de)
      values (
        own.id, (select coalesce(max(c.position), 0) + 1 from public.criteria c where c.round_id = own.id), saved.name_en,
        saved.name_de, coalesce(saved.question_en, ''), coalesce(saved.question_de, ''), coalesce(saved.weight, 0),
        saved.anchors_en, saved.anchors_de
      ) returning * into saved;
    return saved;
  end if;
  saved := jsonb_populate_record(saved, p_criterion - '{id,round_id,position}'::text[]);
  update public.criteria c set
      name_en = saved.name_en, name_de = saved.name_de, question_en = saved.question_en, question_de = saved.question_de,
      weight = saved.weight, anchors_en = saved.anchors_en, anchors_de = saved.anchors_de
    where c.id = saved.id returning * into saved;
  return saved;
end;
$$;
comment on function private.save_criterion(uuid, jsonb) is 'Adds a criterion at the end, or changes the one whose id is given; what is not named stays (GR009, GR161, 23514 for what a column does not take).';

create function public.save_criterion(p_round_id uuid, p_criterion jsonb) returns public.criteria
language sql security definer set search_path = '' as $$
  select private.save_criterion(p_round_id, p_criterion) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.save_criterion(uuid, jsonb) is 'An organiser adds or changes a criterion (42501 orga_only, GR009, GR161, GR177, 23514).';
grant execute on function public.save_criterion(uuid, jsonb) to authenticated;

create function private.round_of_criterion(p_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select c.round_id from public.criteria c where c.id = p_id;
$$;
comment on function private.round_of_criterion(uuid) is 'The round of a criterion.';

create function private.remove_criterion(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(private.round_of_criterion(p_id), '{setup}');
  place integer;
begin
  delete from public.criteria c where c.id = p_id returning c.position into place;
  update public.criteria c set position = c.position - 1 where c.round_id = own.id and c.position > place;
end;
$$;
comment on function private.remove_criterion(uuid) is 'Takes a criterion out; those behind it move up (GR009, GR161).';

create function public.remove_criterion(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_criterion(p_id) where private.acting_for_round(private.round_of_criterion(p_id)) is not null;
$$;
comment on function public.remove_criterion(uuid) is 'An organiser takes a criterion out (42501 orga_only, GR009, GR161, GR177).';
grant execute on function public.remove_criterion(uuid) to authenticated;

-- All at once: who weighs one, weighs the others.
create function private.weigh_criteria(p_round_id uuid, p_weights jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup}');
begin
  if array(select jsonb_object_keys(p_weights) order by 1)
    <> array(select c.id::text from public.criteria c where c.round_id = own.id order by c.id::text) then
    raise exception 'round_changed' using errcode = 'GR160', detail = own.version::text;
  end if;
  update public.criteria c set weight = (p_weights ->> c.id::text)::integer where c.round_id = own.id;
end;
$$;
comment on function private.weigh_criteria(uuid, jsonb) is 'Sets the weights of all criteria, by their ids (GR009, GR160 when there are others by now, GR161, 23514).';

create function public.weigh_criteria(p_round_id uuid, p_weights jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.weigh_criteria(p_round_id, p_weights) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.weigh_criteria(uuid, jsonb) is 'An organiser weighs the criteria of a round (42501 orga_only, GR009, GR160, GR161, GR177, 23514).';
grant execute on function public.weigh_criteria(uuid, jsonb) to authenticated;

create function private.order_criteria(p_round_id uuid, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup}');
begin
  if array(select i.id from unnest(p_ids) i (id) order by i.id)
    <> array(select c.id from public.criteria c where c.round_id = own.id order by c.id) then
    raise exception 'round_changed' using errcode = 'GR160', detail = own.version::text;
  end if;
  update public.criteria c set position = i.n
    from unnest(p_ids) with ordinality i (id, n) where c.id = i.id and c.round_id = own.id;
end;
$$;
comment on function private.order_criteria(uuid, uuid[]) is 'Puts the criteria of a round in this order (GR009, GR160 when there are others by now, GR161).';

create function public.order_criteria(p_round_id uuid, p_ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.order_criteria(p_round_id, p_ids) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.order_criteria(uuid, uuid[]) is 'An organiser puts the criteria of a round in order (42501 orga_only, GR009, GR160, GR161, GR177).';
grant execute on function public.order_criteria(uuid, uuid[]) to authenticated;

create function private.save_stage(p_round_id uuid, p_stage jsonb) returns public.stages
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(
    p_round_id, case when p_stage ->> 'id' is null then '{setup}'::text[] else '{setup,open}' end
  );
  saved public.stages;
begin
  select * into saved from public.stages s where s.id = (p_stage ->> 'id')::uuid and s.round_id = own.id;
  if saved.id is null and p_stage ->> 'id' is not null then
    raise exception 'stage_not_found' using errcode = 'GR009';
  end if;
  saved := jsonb_populate_record(saved, p_stage - '{id,round_id}'::text[]);
  if saved.host_id is not null and not exists (select from private.profiles p where p.user_id = saved.host_id) then
    raise exception 'person_not_found' using errcode = 'GR009';
  end if;
  if saved.id is null then
    insert into public.stages (round_id, name, venue, starts_at, minutes_each, host_id)
      values (
        own.id, btrim(saved.name), btrim(coalesce(saved.venue, '')), saved.starts_at, coalesce(saved.minutes_each, 12), saved.host_id
      ) returning * into saved;
    return saved;
  end if;
  update public.stages s set
      name = btrim(saved.name), venue = btrim(saved.venue), starts_at = saved.starts_at, minutes_each = saved.minutes_each,
      host_id = saved.host_id
    where s.id = saved.id returning * into saved;
  return saved;
end;
$$;
comment on function private.save_stage(uuid, jsonb) is 'Adds a stage in set-up, or changes the one whose id is given until the lock; what is not named stays (GR009, GR161, GR174, 23505 for a name that another has, 23514).';

create function public.save_stage(p_round_id uuid, p_stage jsonb) returns public.stages
language sql security definer set search_path = '' as $$
  select private.save_stage(p_round_id, p_stage) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.save_stage(uuid, jsonb) is 'An organiser adds or changes a stage (42501 orga_only, GR009, GR161, GR174, GR177, 23505, 23514).';
grant execute on function public.save_stage(uuid, jsonb) to authenticated;

create function private.round_of_stage(p_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select s.round_id from public.stages s where s.id = p_id;
$$;
comment on function private.round_of_stage(uuid) is 'The round of a stage.';

create function private.remove_stage(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(private.round_of_stage(p_id), '{setup}');
begin
  update public.round_teams t set stage_id = null, position = null where t.round_id = own.id and t.stage_id = p_id;
  update public.juror_grants g set stage_id = null where g.round_id = own.id and g.stage_id = p_id;
  delete from public.stages s where s.id = p_id;
end;
$$;
comment on function private.remove_stage(uuid) is 'Takes a stage out; its teams and jurors stay without one (GR009, GR161).';

create function public.remove_stage(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_stage(p_id) where private.acting_for_round(private.round_of_stage(p_id)) is not null;
$$;
comment on function public.remove_stage(uuid) is 'An organiser takes a stage out (42501 orga_only, GR009, GR161, GR177).';
grant execute on function public.remove_stage(uuid) to authenticated;

create function private.place_teams(p_round_id uuid, p_places jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup,open}');
  given integer := jsonb_array_length(p_places);
  placed integer;
begin
  update public.round_teams t set stage_id = p.stage_id, position = p.position
    from jsonb_to_recordset(p_places) p (team_id uuid, stage_id uuid, position integer)
    where t.round_id = own.id and t.team_id = p.team_id;
  get diagnostics placed = row_count;
  if placed <> given then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  set constraints public.round_teams_place_once immediate;
end;
$$;
comment on function private.place_teams(uuid, jsonb) is 'Puts teams on stages and into an order, or off them, until the lock (GR009 for a team that is not in the round, GR174, 23503 for a stage of another round, 23505 for a place that is taken).';

create function public.place_teams(p_round_id uuid, p_places jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.place_teams(p_round_id, p_places) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.place_teams(uuid, jsonb) is 'An organiser puts teams on stages: [{team_id, stage_id, position}] (42501 orga_only, GR009, GR174, GR177, 23503, 23505).';
grant execute on function public.place_teams(uuid, jsonb) to authenticated;
