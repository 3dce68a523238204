-- What a reviewer works through, and the advice that a verdict carries.

create function private.checked_advice(p_advice jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  entry jsonb;
  checked jsonb := '[]';
begin
  if jsonb_typeof(coalesce(p_advice, '[]')) <> 'array' or jsonb_array_length(coalesce(p_advice, '[]')) > 10 then
    raise exception 'advice_invalid' using errcode = 'GR087', detail = 'list';
  end if;
  for entry in select value from jsonb_array_elements(coalesce(p_advice, '[]')) loop
    if jsonb_typeof(entry) <> 'object' or coalesce(entry ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or btrim(coalesce(entry ->> 'text', '')) = '' or char_length(btrim(entry ->> 'text')) > 280
      or coalesce(entry ->> 'due_week', '1') !~ '^[1-9][0-9]?$' or coalesce(entry ->> 'due_week', '1')::integer > 52
      or coalesce(entry ->> 'assigned_to', entry ->> 'id') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      raise exception 'advice_invalid' using errcode = 'GR087', detail = 'entry';
    end if;
    checked := checked || jsonb_build_array(jsonb_build_object(
      'id', entry ->> 'id', 'text', btrim(entry ->> 'text'), 'due_week', (entry ->> 'due_week')::integer,
      'assigned_to', entry ->> 'assigned_to'
    ));
  end loop;
  return checked;
end;
$$;
comment on function private.checked_advice(jsonb) is 'Advice of a verdict without what does not belong to it: at most ten sentences, each with the id that its action item gets, by which week and by whom (GR087 advice_invalid).';

create function private.check_room_for_advice(p_team_id uuid, p_advice jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_array_length(p_advice) > 0 and jsonb_array_length(p_advice) + (
    select count(*) from public.action_items i where i.team_id = p_team_id and i.state = 'open'
  ) > 40 then
    raise exception 'list_full' using errcode = 'GR072';
  end if;
end;
$$;
comment on function private.check_room_for_advice(uuid, jsonb) is 'Refuses advice for which the team has no room among its forty open action items (GR072 list_full).';

create function private.check_owners_of_advice(p_team_id uuid, p_advice jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  entry jsonb;
begin
  for entry in select value from jsonb_array_elements(p_advice) where value ->> 'assigned_to' is not null loop
    perform private.check_in_team((entry ->> 'assigned_to')::uuid, p_team_id);
  end loop;
end;
$$;
comment on function private.check_owners_of_advice(uuid, jsonb) is 'Refuses advice for somebody who is not in the team (GR014 not_in_team).';

-- With the verdict or not at all: nothing that somebody advised depends on a page that stays open.
create function private.add_items_of_verdict(p_verdict public.hand_in_verdicts) returns void
language sql security definer set search_path = '' as $$
  insert into public.action_items (
    id, team_id, text, due_week, from_user, source_kind, source_id, source_week, assigned_to, created_by, created_at
  )
  select (entry.value ->> 'id')::uuid, p_verdict.team_id, entry.value ->> 'text', (entry.value ->> 'due_week')::integer,
    p_verdict.author_id, 'verdict', p_verdict.id, m.week,
    -- Who left the team meanwhile is waited for no more.
    case when private.is_in_team((entry.value ->> 'assigned_to')::uuid, p_verdict.team_id)
      then (entry.value ->> 'assigned_to')::uuid end,
    p_verdict.author_id,
    p_verdict.settles_at + entry.ordinality * interval '1 microsecond'
  from jsonb_array_elements(p_verdict.advice) with ordinality entry
  join public.hand_ins h on h.id = p_verdict.hand_in_id
  join public.milestones m on m.id = h.milestone_id
  on conflict (id) do nothing;
$$;
comment on function private.add_items_of_verdict(public.hand_in_verdicts) is 'What a verdict advises becomes action items of the team.';

-- Those of the teams that the caller looks after, and of the shared queue beside them; what a verdict waits for is done.
create function public.review_queue()
returns table (
  hand_in_id uuid, team_id uuid, slug text, name text, logo text, week integer, version integer, state text,
  reviewer_id uuid, handed_in_at timestamptz, is_late boolean, is_shared boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid[] := array(select private.my_teams());
  mentored uuid[] := array(select private.mentored_teams());
  looked_after uuid[];
  shared uuid[];
  pending uuid[];
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  looked_after := array(
    select unnest(mentored) union select t.id from public.teams t where t.merged_into = any (mentored)
  );
  shared := array(select private.shared_queue_teams());
  own := own || array(select t.id from public.teams t where t.merged_into = any (own));
  pending := array(select g.hand_in_id from public.hand_in_verdicts g where g.settled_at is null);
  -- Of the shared ones the first few, by when they were due: nobody reads hundreds in an evening.
  return query
    with waiting as materialized (
      select w as hand_in, false as is_shared from public.hand_ins w
      where w.team_id = any (looked_after) and w.state in ('submitted', 'in_review') and w.id <> all (pending)
      union all
      select w, true from public.hand_ins w
      where w.reviewer_id = (select auth.uid()) and w.state = 'in_review' and w.team_id = any (shared)
        and w.team_id <> all (looked_after) and w.id <> all (pending)
      union all
      (
        select w, true from public.hand_ins w
        where w.team_id = any (shared) and w.state = 'submitted' and w.team_id <> all (looked_after || own)
        order by w.due_at_effective, w.id
        limit 25
      )
    )
    select (h.hand_in).id, t.id, t.slug, t.name, t.logo, m.week, (h.hand_in).version, (h.hand_in).state,
      (h.hand_in).reviewer_id, v.handed_in_at, v.is_late, h.is_shared
    from waiting h
    join public.teams t on t.id = (h.hand_in).team_id and t.id <> all (own)
    join public.milestones m on m.id = (h.hand_in).milestone_id
    cross join lateral (
      select n.handed_in_at, n.is_late from public.hand_in_versions n
      where n.hand_in_id = (h.hand_in).id and n.number = (h.hand_in).version offset 0
    ) v
    order by v.handed_in_at, (h.hand_in).id
    limit 100;
end;
$$;
comment on function public.review_queue() is 'What waits for a review by the caller, the longest first: of the teams that they look after, and marked as shared of those without a mentor, where the caller reads these.';
grant execute on function public.review_queue() to authenticated;
