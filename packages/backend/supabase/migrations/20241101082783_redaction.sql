-- Taking something out of a record for good, in every version and quote of it: what people in it never agreed to, or what was never
-- to be there. That it was done, when and why, stays.

create table public.redactions (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  what text not null check (what in ('part', 'file', 'test', 'story')),
  week integer,
  part_key text,
  reason text not null check (char_length(reason) between 3 and 500),
  redacted_by uuid references private.profiles (user_id) on delete set null,
  redacted_at timestamptz not null default private.current_time()
);
comment on table public.redactions is 'What organisers took out of a team''s record for good: only ever added to, and nothing of what stood there.';
comment on column public.redactions.week is 'Of the hand-in; null for a market test and its files.';
comment on column public.redactions.redacted_by is 'Who did it; null once they are gone.';
create index redactions_team_id_idx on public.redactions (team_id);
create index redactions_redacted_by_idx on public.redactions (redacted_by);
create index redactions_redacted_at_idx on public.redactions (redacted_at desc);

alter table public.redactions enable row level security;
grant select on public.redactions to authenticated;
grant select, insert, delete on public.redactions to service_role;

-- Whoever reads a team's record reads that something was taken out of it.
create policy redactions_read_with_record on public.redactions
  for select to authenticated using (team_id = any (array(select private.record_teams())));

-- A file of a day ago that nobody wants is an orphan: it is taken away with the next tidying, and nothing brings it back.
create function private.forget_files(p_ids uuid[], p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.uploads set name = 'redacted', removed_at = p_now - interval '2 days' where id = any (p_ids);
$$;
comment on function private.forget_files(uuid[], timestamptz) is 'Gives files up for good, with their names.';

create function private.without_file(p_value jsonb, p_id uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select p_value || jsonb_build_object('files', coalesce((
    select jsonb_agg(f.entry order by f.place) from jsonb_array_elements(p_value -> 'files') with ordinality f (entry, place)
    where coalesce(f.entry ->> 'id', f.entry #>> '{}') <> p_id::text
  ), '[]'));
$$;
comment on function private.without_file(jsonb, uuid) is 'A value of a part, of a draft or frozen, without one of its files.';

create function private.without_words_of_test(p_parts jsonb, p_id uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(part.key, case when part.value ? 'tests' then jsonb_build_object('tests', (
    select coalesce(jsonb_agg(case when t.entry ->> 'id' = p_id::text then
      t.entry || '{"hypothesis": "[…]", "method": "[…]", "seen": "[…]", "next_step": "", "unit": "", "links": []}' else t.entry end order by t.place
    ), '[]')
    from jsonb_array_elements(part.value -> 'tests') with ordinality t (entry, place)
  )) else part.value end), '{}')
  from jsonb_each(p_parts) part;
$$;
comment on function private.without_words_of_test(jsonb, uuid) is 'Frozen parts in which one market test says nothing; its figures stay.';

create function private.redact_part(p_hand_in public.hand_ins, p_key text, p_reason text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  blank jsonb := (
    select case p.kind when 'text' then '{"text": ""}' when 'link' then '{"links": []}' when 'tests' then '{"tests": []}'
      else '{"files": []}' end
    from public.milestone_parts p where p.milestone_id = p_hand_in.milestone_id and p.key = p_key
  );
begin
  if blank is null then
    raise exception 'part_not_found' using errcode = 'GR009';
  end if;
  perform private.forget_files(array(
    select u.id from public.uploads u
    where u.team_id = p_hand_in.team_id and u.milestone_id = p_hand_in.milestone_id and u.part_key = p_key
  ), p_now);
  delete from public.hand_in_part_changes where hand_in_id = p_hand_in.id and part_key = p_key;
  -- Another version: whoever writes in it just now learns that it changed.
  update public.hand_in_parts set value = blank, version = version + 1, written_at = p_now
    where hand_in_id = p_hand_in.id and part_key = p_key;
  update public.hand_in_versions set parts = parts || jsonb_build_object(p_key, jsonb_build_object(
      'text', '', 'redacted', jsonb_build_object('at', p_now, 'reason', p_reason)
    ))
    where hand_in_id = p_hand_in.id and parts ? p_key;
end;
$$;
comment on function private.redact_part(public.hand_ins, text, text, timestamptz) is 'Takes a part out of a hand-in''s draft, its history and every version, with its files; a version says when and why (GR009 part_not_found).';

create function private.redact_file(p_upload public.uploads, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_files(array[p_upload.id], p_now);
  if p_upload.milestone_id is null then
    return;
  end if;
  update public.hand_in_part_changes c set value = private.without_file(c.value, p_upload.id)
    from public.hand_ins h
    where h.team_id = p_upload.team_id and h.milestone_id = p_upload.milestone_id and c.hand_in_id = h.id
      and c.part_key = p_upload.part_key and c.value::text like '%' || p_upload.id || '%';
  update public.hand_in_parts p set value = private.without_file(p.value, p_upload.id), version = p.version + 1, written_at = p_now
    from public.hand_ins h
    where h.team_id = p_upload.team_id and h.milestone_id = p_upload.milestone_id and p.hand_in_id = h.id
      and p.part_key = p_upload.part_key and p.value::text like '%' || p_upload.id || '%';
  update public.hand_in_versions v set parts = v.parts || jsonb_build_object(
      p_upload.part_key, private.without_file(v.parts -> p_upload.part_key, p_upload.id)
    )
    from public.hand_ins h
    where h.team_id = p_upload.team_id and h.milestone_id = p_upload.milestone_id and v.hand_in_id = h.id
      and v.parts -> p_upload.part_key ? 'files' and (v.parts -> p_upload.part_key)::text like '%' || p_upload.id || '%';
end;
$$;
comment on function private.redact_file(public.uploads, timestamptz) is 'Takes a file away for good, out of the draft, its history and every version that names it.';

create function private.redact_test(p_experiment public.experiments, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_files(array(select u.id from public.uploads u where u.experiment_id = p_experiment.id), p_now);
  -- Figures are nobody's words, and sums would change with them.
  update public.experiments set hypothesis = '[…]', method = '[…]', seen = case when seen <> '' then '[…]' else '' end, next_step = '',
      unit = '', links = '{}', version = version + 1, updated_at = p_now
    where id = p_experiment.id;
  delete from public.experiment_changes where experiment_id = p_experiment.id;
  update public.hand_in_versions v set parts = private.without_words_of_test(v.parts, p_experiment.id)
    -- A team that another one was merged into quotes its tests, too.
    where v.team_id in (
        select p_experiment.team_id union all select t.merged_into from public.teams t where t.id = p_experiment.team_id
      ) and v.parts::text like '%' || p_experiment.id || '%';
end;
$$;
comment on function private.redact_test(public.experiments, timestamptz) is 'Takes the words and files of a market test away, also where a version quotes it; its figures stay.';

create function private.redact(
  p_what text, p_id uuid, p_part_key text, p_reason text, p_user_id uuid, p_now timestamptz
) returns public.redactions
language plpgsql security definer set search_path = '' as $$
declare
  team uuid;
  hand_in public.hand_ins;
  upload public.uploads;
  experiment public.experiments;
  story private.stories;
  redaction public.redactions;
begin
  case p_what
    when 'part' then select h.team_id into team from public.hand_ins h where h.id = p_id;
    when 'file' then select u.team_id into team from public.uploads u where u.id = p_id;
    when 'test' then select e.team_id into team from public.experiments e where e.id = p_id;
    when 'story' then select s.team_id into team from private.stories s where s.id = p_id;
    else raise exception 'redaction_invalid' using errcode = '22023';
  end case;
  if team is null then
    raise exception 'nothing_to_redact' using errcode = 'GR009';
  end if;
  perform private.lock_team(team);
  perform set_config('grow.redacting', 'yes', true);
  if p_what = 'part' then
    select * into hand_in from public.hand_ins where id = p_id for update;
    perform private.redact_part(hand_in, p_part_key, p_reason, p_now);
  elsif p_what = 'file' then
    select * into upload from public.uploads where id = p_id for update;
    perform private.redact_file(upload, p_now);
  elsif p_what = 'story' then
    select * into story from private.stories where id = p_id for update;
    perform private.redact_story(story, p_part_key, p_now);
  else
    select * into experiment from public.experiments where id = p_id for update;
    perform private.redact_test(experiment, p_now);
  end if;
  perform set_config('grow.redacting', '', true);
  insert into public.redactions (team_id, what, week, part_key, reason, redacted_by, redacted_at)
    values (
      team, p_what, coalesce(
        (select m.week from public.milestones m where m.id = coalesce(hand_in.milestone_id, upload.milestone_id)),
        case when p_what = 'story' then substring(p_part_key from '^week_([0-9]{1,2})$')::integer end
      ),
      coalesce(case when p_what in ('part', 'story') then p_part_key end, upload.part_key), p_reason, p_user_id, p_now
    ) returning * into redaction;
  return redaction;
end;
$$;
comment on function private.redact(text, uuid, text, text, uuid, timestamptz) is 'Takes a part of a hand-in or a story, a file or a market test out of a record for good, and notes when, why and who (GR009, 22023 redaction_invalid).';

create function public.redact(p_what text, p_id uuid, p_part_key text, p_reason text) returns public.redactions
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.redact(p_what, p_id, p_part_key, trim(p_reason), private.proven_organiser(), private.current_time());
end;
$$;
comment on function public.redact(text, uuid, text, text) is 'An organiser takes something out of a team''s record for good (42501 orga_only, 22023 reason_needed, GR126 fresh_login_needed, GR009).';
grant execute on function public.redact(text, uuid, text, text) to authenticated;

create function public.list_redactable(p_team_id uuid)
returns table (what text, id uuid, part_key text, week integer, label_en text, label_de text, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  with of_team as (
    select h.id, h.milestone_id, m.week from public.hand_ins h join public.milestones m on m.id = h.milestone_id where h.team_id = p_team_id
  )
  select 'part', h.id, p.key, h.week, p.label_en, p.label_de, null
    from of_team h join public.milestone_parts p on p.milestone_id = h.milestone_id
    where exists (select from public.hand_in_parts w where w.hand_in_id = h.id and w.part_key = p.key)
      or exists (select from public.hand_in_versions v where v.hand_in_id = h.id and v.parts ? p.key)
  union all
  select 'file', u.id, u.part_key, m.week, p.label_en, p.label_de, u.name
    from public.uploads u
    left join public.milestones m on m.id = u.milestone_id
    left join public.milestone_parts p on p.milestone_id = u.milestone_id and p.key = u.part_key
    where u.team_id = p_team_id and u.state = 'stored' and u.removed_at is null
  union all
  -- As private.week_of counts it, which would be called for each of them.
  select 'test', e.id, null, greatest(1, least(s.weeks, floor((e.happened_on - s.starts_on) / 7.0)::integer + 1)), null, null, e.hypothesis
    from public.experiments e
    join public.teams t on t.id = e.team_id
    join public.seasons s on s.id = t.season_id
    where e.team_id = p_team_id
  union all
  select 'story', s.id, part.key, substring(part.key from '^week_([0-9]+)$')::integer, null, null, null
    from private.stories s cross join lateral private.story_parts(s) part (key)
    where s.team_id = p_team_id
  order by 4 desc nulls last, 1 desc, 3, 7
  limit 200;
end;
$$;
comment on function public.list_redactable(uuid) is 'For ORGA: what can be taken out of a team''s record, the latest week first; at most 200 (42501 orga_only).';
grant execute on function public.list_redactable(uuid) to authenticated;

create function public.list_redactions(p_limit integer default 30)
returns table (
  id uuid, team jsonb, what text, part_key text, week integer, label_en text, label_de text, reason text, redacted_at timestamptz,
  redacted_by jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  select r.id, jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug), r.what, r.part_key, r.week, p.label_en, p.label_de, r.reason,
    r.redacted_at, by_whom.person
  from public.redactions r
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.redacted_by
  ) by_whom on true
  join public.teams t on t.id = r.team_id
  left join public.milestones m on m.season_id = t.season_id and m.week = r.week
  left join public.milestone_parts p on p.milestone_id = m.id and p.key = r.part_key
  order by r.redacted_at desc, r.id
  limit least(greatest(coalesce(p_limit, 0), 0), 100);
end;
$$;
comment on function public.list_redactions(integer) is 'For ORGA: what was taken out of records, the latest first; at most a hundred (42501 orga_only).';
grant execute on function public.list_redactions(integer) to authenticated;
