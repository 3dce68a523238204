-- How a draft is written and handed in. Every function on hand-ins locks the team first, then the hand-in, and first does what
-- the clock would have done by then, so that nothing hangs on when the clock came by. `p_now` makes time an argument.

create function private.hand_in_due(p_hand_in public.hand_ins, p_milestone public.milestones) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(p_milestone.due_at, p_hand_in.extended_until);
$$;
comment on function private.hand_in_due(public.hand_ins, public.milestones) is 'When a hand-in is due, with its extension.';

create function private.hand_in_closes(p_hand_in public.hand_ins, p_milestone public.milestones) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.hand_in_due(p_hand_in, p_milestone) + make_interval(mins => p_milestone.grace_minutes);
$$;
comment on function private.hand_in_closes(public.hand_ins, public.milestones) is 'From when on a first version is not taken any more.';

create function private.is_milestone_stopped(p_milestone_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.milestones m join public.seasons s on s.id = m.season_id
    where m.id = p_milestone_id and s.stopped_at is not null
  );
$$;
comment on function private.is_milestone_stopped(uuid) is 'Whether organisers have stopped the season of a milestone: then nothing is handed in and no time runs out.';

create function private.is_part_ready(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when p_value ? 'text' then p_value ->> 'text' ~ '[^[:space:]\u200b\ufeff]'
    else (select bool_or(jsonb_array_length(entry.value) > 0) from jsonb_each(p_value) entry where jsonb_typeof(entry.value) = 'array')
  end, false);
$$;
comment on function private.is_part_ready(jsonb) is 'Whether a part says something: a text with something to see, or at least one link, file or test.';

create function private.frozen_files(p_team_id uuid, p_milestone_id uuid, p_key text, p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', u.id, 'name', u.name, 'bytes', u.bytes, 'media_type', u.media_type, 'object', u.object)
      order by listed.position
    ),
    '[]'
  )
  from unnest(p_ids) with ordinality as listed (id, position)
  join public.uploads u on u.id = listed.id
  where u.team_id = p_team_id and u.milestone_id = p_milestone_id and u.part_key = p_key
    and u.state = 'stored' and u.removed_at is null;
$$;
comment on function private.frozen_files(uuid, uuid, text, uuid[]) is 'The files of those ids that the team uploaded for this part, in order, as a version keeps them; others are left out.';

create function private.frozen_experiments(p_team_id uuid, p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(e) order by listed.position), '[]')
  from unnest(p_ids) with ordinality as listed (id, position)
  join public.experiments e on e.id = listed.id
  join public.teams t on t.id = e.team_id
  where (t.id = p_team_id or t.merged_into = p_team_id) and not e.is_draft and e.removed_at is null;
$$;
comment on function private.frozen_experiments(uuid, uuid[]) is 'The team''s market tests of those ids, in order, as a version keeps them; others are left out.';

create function private.part_ids(p_value jsonb) returns uuid[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(id::uuid order by position), '{}')
  from jsonb_array_elements_text(coalesce(p_value -> 'files', p_value -> 'tests')) with ordinality as listed (id, position);
$$;
comment on function private.part_ids(jsonb) is 'The ids that a part of files or tests lists.';

create function private.refuse_part(p_reason text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'part_invalid' using errcode = 'GR034', detail = p_reason;
end;
$$;
comment on function private.refuse_part(text) is 'Refuses what somebody wrote (GR034 part_invalid); the detail says why.';

create function private.check_part(p_part public.milestone_parts, p_team_id uuid, p_value jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  field text := case p_part.kind when 'text' then 'text' when 'link' then 'links' when 'tests' then 'tests' else 'files' end;
  listed jsonb := p_value -> field;
  entries text[];
begin
  if p_value is null or jsonb_typeof(p_value) <> 'object' or p_value - field <> '{}' or listed is null then
    perform private.refuse_part('shape');
  end if;
  if p_part.kind = 'text' then
    if jsonb_typeof(listed) <> 'string' then
      perform private.refuse_part('shape');
    elsif char_length(listed #>> '{}') > p_part.max_characters then
      perform private.refuse_part('too_long');
    end if;
    return;
  end if;
  if jsonb_typeof(listed) <> 'array' or exists (
    select from jsonb_array_elements(listed) entry where jsonb_typeof(entry) <> 'string'
  ) then
    perform private.refuse_part('shape');
  end if;
  if jsonb_array_length(listed) > p_part.max_count then
    perform private.refuse_part('too_many');
  end if;
  entries := array(select jsonb_array_elements_text(listed));
  if p_part.kind = 'link' then
    if exists (select from unnest(entries) entry where char_length(entry) > 2000) then
      perform private.refuse_part('too_long');
    elsif exists (
      select from unnest(entries) entry where entry !~* '^https?://[^[:space:]/?#@\\]+\.[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$'
    ) then
      perform private.refuse_part('no_link');
    end if;
    return;
  end if;
  if exists (select from unnest(entries) entry where entry !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    or not private.is_plain_list(entries) then
    perform private.refuse_part('shape');
  end if;
  if p_part.kind = 'tests' then
    if jsonb_array_length(private.frozen_experiments(p_team_id, entries::uuid[])) < cardinality(entries) then
      perform private.refuse_part('test_unknown');
    end if;
  elsif jsonb_array_length(private.frozen_files(p_team_id, p_part.milestone_id, p_part.key, entries::uuid[])) < cardinality(entries) then
    perform private.refuse_part('file_unknown');
  end if;
end;
$$;
comment on function private.check_part(public.milestone_parts, uuid, jsonb) is 'Whether a value is what its part takes (GR034 part_invalid: shape, too_long, too_many, no_link, file_unknown, test_unknown).';

-- The newest entry of a part's history is the draft itself.
create function private.frozen_parts(p_hand_in public.hand_ins, p_before timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value) filter (where private.is_part_ready(f.value)), '{}')
  from (
    select p.key, case
        when p.kind in ('file', 'film') then jsonb_build_object(
          'files', private.frozen_files(p_hand_in.team_id, p.milestone_id, p.key, private.part_ids(written.value))
        )
        when p.kind = 'tests' then jsonb_build_object(
          'tests', private.frozen_experiments(p_hand_in.team_id, private.part_ids(written.value))
        )
        else written.value
      end as value
    from public.milestone_parts p
    cross join lateral (
      select c.value from public.hand_in_part_changes c
      where c.hand_in_id = p_hand_in.id and c.part_key = p.key and c.written_at < p_before
      order by c.version desc limit 1
    ) written
    where p.milestone_id = p_hand_in.milestone_id
  ) f;
$$;
comment on function private.frozen_parts(public.hand_ins, timestamptz) is 'A draft as it stood before a time, as a version keeps it; parts that say nothing are left out.';

create function private.is_complete(p_milestone_id uuid, p_parts jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.milestone_parts p
    where p.milestone_id = p_milestone_id and p.is_required and not p_parts ? p.key
  );
$$;
comment on function private.is_complete(uuid, jsonb) is 'Whether frozen parts lack none that is required.';

create function private.newest_version(p_hand_in public.hand_ins) returns public.hand_in_versions
language sql stable security definer set search_path = '' as $$
  select v from public.hand_in_versions v where v.hand_in_id = p_hand_in.id and v.number = p_hand_in.version;
$$;
comment on function private.newest_version(public.hand_ins) is 'The version that counts; null before the first.';

create function private.lock_hand_in(p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
begin
  select * into hand_in from public.hand_ins where id = p_id;
  if not found then
    raise exception 'hand_in_not_found' using errcode = 'GR009';
  end if;
  perform private.lock_team(hand_in.team_id);
  perform from public.hand_ins where id = p_id for update;
  return private.advance_hand_in(p_id, p_now);
end;
$$;
comment on function private.lock_hand_in(uuid, timestamptz) is 'A hand-in as it is now, which nobody else changes until the transaction ends (GR009 hand_in_not_found).';

create function private.lock_hand_in_of_team(p_team_id uuid, p_milestone_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  own_id uuid;
begin
  -- The insert waits for nobody: whoever holds the team is alone with its hand-ins.
  insert into public.hand_ins (team_id, milestone_id, created_at) values (p_team_id, p_milestone_id, p_now)
    on conflict (team_id, milestone_id) do nothing;
  select id into own_id from public.hand_ins where team_id = p_team_id and milestone_id = p_milestone_id for update;
  return private.advance_hand_in(own_id, p_now);
end;
$$;
comment on function private.lock_hand_in_of_team(uuid, uuid, timestamptz) is 'The hand-in of a locked team for a milestone, made where there is none.';

create function private.lock_own_hand_in(p_user_id uuid, p_milestone_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  own_team uuid := private.own_team(p_user_id);
  season uuid;
begin
  select m.season_id into season from public.milestones m where m.id = p_milestone_id;
  if not found then
    raise exception 'milestone_not_found' using errcode = 'GR009';
  end if;
  perform private.lock_team(own_team);
  -- Whoever was taken out while this waited writes nothing any more.
  if private.team_of(p_user_id, season) is distinct from own_team then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  return private.lock_hand_in_of_team(own_team, p_milestone_id, p_now);
end;
$$;
comment on function private.lock_own_hand_in(uuid, uuid, timestamptz) is 'The hand-in of the person''s team for a milestone (GR009 milestone_not_found, GR014 not_in_team).';

create function private.check_writable(p_hand_in public.hand_ins, p_now timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  milestone public.milestones;
begin
  if private.is_milestone_stopped(p_hand_in.milestone_id) then
    raise exception 'week_closed' using errcode = 'GR035', detail = 'season_stopped';
  end if;
  -- A returned one is taken whenever it comes.
  if p_hand_in.state = 'changes_requested' then
    return;
  end if;
  select * into milestone from public.milestones where id = p_hand_in.milestone_id;
  if p_now < milestone.opens_at then
    raise exception 'week_not_open' using errcode = 'GR036';
  end if;
  if p_hand_in.state in ('in_review', 'accepted')
    or (p_hand_in.state = 'submitted' and p_now >= private.hand_in_due(p_hand_in, milestone)) then
    raise exception 'hand_in_locked' using errcode = 'GR037', detail = p_hand_in.state;
  end if;
  if p_now >= private.hand_in_closes(p_hand_in, milestone) then
    raise exception 'week_closed' using errcode = 'GR035';
  end if;
end;
$$;
comment on function private.check_writable(public.hand_ins, timestamptz) is 'Whether a team may write in its hand-in (GR035 week_closed, GR036 week_not_open, GR037 hand_in_locked).';

create function private.note_change(p_part public.hand_in_parts, p_due timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  last public.hand_in_part_changes;
begin
  select * into last from public.hand_in_part_changes c
    where c.hand_in_id = p_part.hand_in_id and c.part_key = p_part.part_key order by c.version desc limit 1;
  -- What stood at the due time stays readable: the clock may have to hand it in.
  if last.written_by = p_part.written_by and p_part.written_at < last.began_at + interval '5 minutes'
    and not (last.written_at < p_due and p_part.written_at >= p_due) then
    update public.hand_in_part_changes set version = p_part.version, value = p_part.value, written_at = p_part.written_at
      where hand_in_id = last.hand_in_id and part_key = last.part_key and version = last.version;
    return;
  end if;
  insert into public.hand_in_part_changes (hand_in_id, part_key, version, team_id, value, written_by, began_at, written_at)
    values (
      p_part.hand_in_id, p_part.part_key, p_part.version, p_part.team_id, p_part.value, p_part.written_by,
      p_part.written_at, p_part.written_at
    );
end;
$$;
comment on function private.note_change(public.hand_in_parts, timestamptz) is 'Keeps what a part says now in its history.';

create function private.save_hand_in_part(
  p_user_id uuid, p_milestone_id uuid, p_key text, p_value jsonb, p_version integer, p_now timestamptz
) returns public.hand_in_parts
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins := private.lock_own_hand_in(p_user_id, p_milestone_id, p_now);
  part public.milestone_parts;
  written public.hand_in_parts;
begin
  select * into part from public.milestone_parts where milestone_id = p_milestone_id and key = p_key;
  if not found then
    raise exception 'part_not_found' using errcode = 'GR009';
  end if;
  select * into written from public.hand_in_parts where hand_in_id = hand_in.id and part_key = p_key;
  -- The same words again, after an answer that was lost.
  if written.value = p_value then
    return written;
  end if;
  perform private.check_writable(hand_in, p_now);
  if coalesce(written.version, 0) <> coalesce(p_version, 0) then
    raise exception 'part_changed' using errcode = 'GR033', detail = to_jsonb(written)::text;
  end if;
  perform private.check_part(part, hand_in.team_id, p_value);
  insert into public.hand_in_parts as p (hand_in_id, part_key, team_id, value, version, written_by, written_at)
    values (hand_in.id, p_key, hand_in.team_id, p_value, 1, p_user_id, p_now)
    on conflict (hand_in_id, part_key) do update
      set value = excluded.value, version = p.version + 1, written_by = excluded.written_by, written_at = excluded.written_at
    returning * into written;
  perform private.note_change(written, private.hand_in_due(hand_in, m)) from public.milestones m where m.id = p_milestone_id;
  return written;
end;
$$;
comment on function private.save_hand_in_part(uuid, uuid, text, jsonb, integer, timestamptz) is 'A member writes a part, from the version they saw (GR033 part_changed, whose detail is the part as it is; GR034, GR035, GR036, GR037, GR009, GR014).';

create function private.freeze_hand_in(
  p_hand_in public.hand_ins, p_parts jsonb, p_user_id uuid, p_is_late boolean, p_at timestamptz
) returns public.hand_in_versions
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  version public.hand_in_versions;
begin
  update public.hand_in_versions set replaced_at = p_at
    where hand_in_id = p_hand_in.id and number = p_hand_in.version and replaced_at is null;
  update public.hand_ins h set
      state = 'submitted', version = h.version + 1, reviewer_id = null, taken_at = null,
      is_late = coalesce(h.is_late, p_is_late),
      due_at_effective = coalesce(h.due_at_effective, private.hand_in_due(h, m)),
      is_overdue = h.is_overdue or (h.state = 'changes_requested' and p_at >= h.return_due_at)
    from public.milestones m
    where h.id = p_hand_in.id and m.id = h.milestone_id
    returning h.* into hand_in;
  insert into public.hand_in_versions (
      hand_in_id, team_id, number, parts, handed_in_at, handed_in_by, is_by_clock, is_complete, is_late, due_at_effective
    ) values (
      hand_in.id, hand_in.team_id, hand_in.version, p_parts, p_at, p_user_id, p_user_id is null,
      private.is_complete(hand_in.milestone_id, p_parts), hand_in.is_late, hand_in.due_at_effective
    ) returning * into version;
  perform private.inform_mentor(p_hand_in, version.number, p_at);
  return version;
end;
$$;
comment on function private.freeze_hand_in(public.hand_ins, jsonb, uuid, boolean, timestamptz) is 'Makes the next version of a locked hand-in, by a person or, without one, by the clock.';

create function private.hand_in(p_user_id uuid, p_milestone_id uuid, p_versions jsonb, p_now timestamptz)
returns public.hand_in_versions
language plpgsql security definer set search_path = '' as $$
declare
  own public.hand_ins := private.lock_own_hand_in(p_user_id, p_milestone_id, p_now);
  newest public.hand_in_versions := private.newest_version(own);
  parts jsonb := private.frozen_parts(own, 'infinity');
  changed jsonb;
begin
  -- The same press again, after an answer that was lost, also when the time ran out in between.
  if newest.parts = parts and own.state in ('submitted', 'in_review', 'accepted') then
    return newest;
  end if;
  perform private.check_writable(own, p_now);
  if jsonb_typeof(p_versions) is distinct from 'object' then
    raise exception 'versions_needed' using errcode = '22023';
  end if;
  select jsonb_agg(to_jsonb(p) order by p.part_key) into changed from public.hand_in_parts p
    where p.hand_in_id = own.id and p_versions -> p.part_key is distinct from to_jsonb(p.version);
  if changed is not null then
    raise exception 'part_changed' using errcode = 'GR033', detail = changed::text;
  end if;
  if parts = '{}' then
    raise exception 'hand_in_empty' using errcode = 'GR038';
  end if;
  -- Taken back and handed in again as it was: that version stands once more.
  if newest.parts = parts and own.state = 'draft' then
    update public.hand_ins set state = 'submitted' where id = own.id;
    perform private.inform_mentor(own, newest.number, p_now);
    return newest;
  end if;
  return private.freeze_hand_in(own, parts, p_user_id, p_now >= private.hand_in_due(own, m), p_now)
    from public.milestones m where m.id = p_milestone_id;
end;
$$;
comment on function private.hand_in(uuid, uuid, jsonb, timestamptz) is 'A member hands in what they saw, by the versions of its parts (GR033 part_changed, whose detail lists the parts that differ; GR038 hand_in_empty; GR035, GR036, GR037, GR014).';

create function private.take_back_hand_in(p_user_id uuid, p_id uuid, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  own public.hand_ins := private.lock_hand_in(p_id, p_now);
  milestone public.milestones;
begin
  select * into milestone from public.milestones where id = own.milestone_id;
  if private.team_of(p_user_id, milestone.season_id) is distinct from own.team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  -- Taken back already: the same wish again.
  if own.state = 'draft' then
    return own;
  end if;
  if p_now >= private.hand_in_due(own, milestone) or private.is_milestone_stopped(own.milestone_id)
    or own.state not in ('submitted', 'in_review')
    or (own.state = 'in_review' and own.taken_back_at is not null)
    or exists (select from public.hand_in_verdicts v where v.hand_in_id = own.id and v.settled_at is null) then
    raise exception 'take_back_over' using errcode = 'GR039', detail = own.state;
  end if;
  update public.hand_ins set
      state = 'draft', reviewer_id = null, taken_at = null,
      taken_back_at = case when own.state = 'in_review' then p_now else taken_back_at end
    where id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.take_back_hand_in(uuid, uuid, timestamptz) is 'A member takes back what is not due yet, from its reviewer once (GR039 take_back_over, GR009, GR014).';

create function private.switch_clock_hand_in(p_user_id uuid, p_milestone_id uuid, p_is_on boolean, p_now timestamptz)
returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  own public.hand_ins := private.lock_own_hand_in(p_user_id, p_milestone_id, p_now);
begin
  if own.hands_in_by_clock is not distinct from p_is_on then
    return own;
  end if;
  perform private.check_writable(own, p_now);
  update public.hand_ins set hands_in_by_clock = p_is_on where id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.switch_clock_hand_in(uuid, uuid, boolean, timestamptz) is 'A member says whether the clock hands their draft in (GR035, GR036, GR037, GR009, GR014).';

create function private.ask_for_extension(p_user_id uuid, p_milestone_id uuid, p_reason text, p_now timestamptz)
returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  own public.hand_ins := private.lock_own_hand_in(p_user_id, p_milestone_id, p_now);
begin
  if p_reason is null or char_length(trim(p_reason)) not between 3 and 500 then
    raise exception 'reason_needed' using errcode = '22023';
  end if;
  if p_now < (select m.opens_at from public.milestones m where m.id = p_milestone_id) then
    raise exception 'week_not_open' using errcode = 'GR036';
  end if;
  if own.state <> 'draft' then
    raise exception 'hand_in_locked' using errcode = 'GR037', detail = own.state;
  end if;
  update public.hand_ins set
      extension_asked_at = p_now, extension_asked_by = p_user_id, extension_asked_reason = trim(p_reason),
      extension_declined_at = null, extension_declined_reason = null
    where id = own.id returning * into own;
  return own;
end;
$$;
comment on function private.ask_for_extension(uuid, uuid, text, timestamptz) is 'A member asks organisers for more time, also after the week is closed (GR036, GR037, 22023 reason_needed, GR009, GR014).';

create function public.save_hand_in_part(p_milestone_id uuid, p_key text, p_value jsonb, p_version integer)
returns public.hand_in_parts
language sql security definer set search_path = '' as $$
  select private.save_hand_in_part(
    private.acting_person(), p_milestone_id, p_key, p_value, p_version, private.current_time()
  );
$$;
comment on function public.save_hand_in_part(uuid, text, jsonb, integer) is 'The caller writes a part of their team''s hand-in, from the version they saw; 0 where there was none.';
grant execute on function public.save_hand_in_part(uuid, text, jsonb, integer) to authenticated;

create function public.hand_in(p_milestone_id uuid, p_versions jsonb) returns public.hand_in_versions
language sql security definer set search_path = '' as $$
  select private.hand_in(private.acting_person(), p_milestone_id, p_versions, private.current_time());
$$;
comment on function public.hand_in(uuid, jsonb) is 'The caller hands in their team''s draft as they saw it: versions by the keys of the parts.';
grant execute on function public.hand_in(uuid, jsonb) to authenticated;

create function public.take_back_hand_in(p_hand_in_id uuid) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.take_back_hand_in(private.acting_person(), p_hand_in_id, private.current_time());
$$;
comment on function public.take_back_hand_in(uuid) is 'The caller takes back what their team handed in and what is not due yet.';
grant execute on function public.take_back_hand_in(uuid) to authenticated;

create function public.switch_clock_hand_in(p_milestone_id uuid, p_is_on boolean) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.switch_clock_hand_in(private.acting_person(), p_milestone_id, p_is_on, private.current_time());
$$;
comment on function public.switch_clock_hand_in(uuid, boolean) is 'The caller says whether the clock hands in their team''s draft when it is due.';
grant execute on function public.switch_clock_hand_in(uuid, boolean) to authenticated;

create function public.ask_for_extension(p_milestone_id uuid, p_reason text) returns public.hand_ins
language sql security definer set search_path = '' as $$
  select private.ask_for_extension(private.acting_person(), p_milestone_id, p_reason, private.current_time());
$$;
comment on function public.ask_for_extension(uuid, text) is 'The caller asks organisers for more time, with a reason of 3 to 500 characters.';
grant execute on function public.ask_for_extension(uuid, text) to authenticated;
