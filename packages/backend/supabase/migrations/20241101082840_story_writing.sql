-- A finalist writes its story: any member writes, part by part, and the captain submits. What is submitted is frozen with what the
-- record says, and everybody whom it concerns is asked.

create function private.story_name(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(private.plain_name(concat_ws(' ', p.first_name, p.last_name)), '') from private.profiles p where p.user_id = p_user_id;
$$;
comment on function private.story_name(uuid) is 'The name of a person as a story gives it; null for somebody who is gone.';

create function private.story_texts(p_entry jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key || '_' || lang, btrim(coalesce(p_entry ->> (key || '_' || lang), ''))), '{}')
  from unnest(p_keys) key cross join unnest(array['en', 'de']) lang;
$$;
comment on function private.story_texts(jsonb, text[]) is 'Texts of an entry in both languages, and nothing else of it.';

create function private.says_something(p_entry jsonb, p_key text) returns boolean
language sql immutable set search_path = '' as $$
  select btrim(concat(p_entry ->> (p_key || '_en'), p_entry ->> (p_key || '_de'))) <> '';
$$;
comment on function private.says_something(jsonb, text) is 'Whether a text is not blank in both languages.';

create function private.story_fault(p_draft jsonb, p_team_id uuid) returns text
language plpgsql immutable set search_path = '' as $$
declare
  lists constant jsonb := '{"facts": 6, "weeks": 52, "people": 20, "quotes": 6, "figures": 3, "pictures": 6}';
  list text;
begin
  if jsonb_typeof(p_draft) is distinct from 'object' or length(p_draft::text) > 60000 or p_draft - array[
      'pitch_en', 'pitch_de', 'topic_en', 'topic_de', 'outcome', 'people_today', 'today_en', 'today_de', 'facts', 'link', 'mentor_id',
      'weeks', 'people', 'quotes', 'traction', 'figures', 'pictures'
    ] <> '{}' then
    return 'shape';
  end if;
  for list in select jsonb_object_keys(lists) loop
    if p_draft ? list and (
      jsonb_typeof(p_draft -> list) <> 'array' or jsonb_array_length(p_draft -> list) > (lists ->> list)::integer
      or jsonb_path_exists(p_draft -> list, '$[*] ? (@.type() != "object")')
    ) then
      return list;
    end if;
  end loop;
  if exists (
    select from jsonb_path_query(p_draft, 'strict $.**') value
    where jsonb_typeof(value) = 'string'
      and (char_length(value #>> '{}') > 1500 or value #>> '{}' ~ '[\u0001-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]')
  ) then
    return 'text';
  end if;
  if char_length(coalesce(p_draft ->> 'pitch_en', '')) > 200 or char_length(coalesce(p_draft ->> 'pitch_de', '')) > 200 then
    return 'pitch';
  end if;
  if char_length(coalesce(p_draft ->> 'topic_en', '')) > 60 or char_length(coalesce(p_draft ->> 'topic_de', '')) > 60 then
    return 'topic';
  end if;
  if coalesce(p_draft ->> 'outcome', 'goes_on') not in ('company', 'sold', 'goes_on', 'ended') then
    return 'outcome';
  end if;
  if coalesce(p_draft ->> 'link', '') <> '' and (p_draft ->> 'link' !~ '^https://[^[:space:]]+$' or char_length(p_draft ->> 'link') > 300) then
    return 'link';
  end if;
  if exists (
    select from jsonb_array_elements(p_draft -> 'pictures') picture
    where private.team_of_story_picture('story-pictures', picture ->> 'object') is distinct from p_team_id
      or jsonb_typeof(picture -> 'width') is distinct from 'number' or jsonb_typeof(picture -> 'height') is distinct from 'number'
  ) then
    return 'pictures';
  end if;
  return null;
end;
$$;
comment on function private.story_fault(jsonb, uuid) is 'What of a draft cannot be kept, as the name of its part; null when all can.';

-- The team is locked first, as everywhere; a season that is over has stories, too.
create function private.lock_story_team(p_user_id uuid, p_team_id uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if not exists (
    select from public.team_members m where m.team_id = p_team_id and m.user_id = p_user_id and m.left_at is null
  ) then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  if team.status not in ('finalist', 'finished') then
    raise exception 'not_in_final' using errcode = 'GR192';
  end if;
  return team;
end;
$$;
comment on function private.lock_story_team(uuid, uuid) is 'A team that came into the final, locked, with the person in it (GR014 not_in_team, GR192 not_in_final, GR009).';

create function private.free_story_slug(p_team public.teams) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  label text := (select s.label from public.seasons s where s.id = p_team.season_id);
  candidate text := p_team.slug;
  round integer := 1;
begin
  while exists (select from private.stories s where s.slug = candidate) loop
    candidate := p_team.slug || '-' || private.slug_of(label) || case when round > 1 then '-' || round else '' end;
    round := round + 1;
  end loop;
  return candidate;
end;
$$;
comment on function private.free_story_slug(public.teams) is 'An address for the story of a team: its own, with the season where another team of another season has it.';

create function private.written(p_part jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_part not in ('null', '""', '[]') then p_part end;
$$;
comment on function private.written(jsonb) is 'What a part of a draft says; null for one that is blank, as for one that was never written.';

-- Two members in different parts never disturb each other: only a part that was changed since it was read is a conflict.
create function private.save_story(p_user_id uuid, p_team_id uuid, p_before jsonb, p_values jsonb, p_now timestamptz)
returns private.stories
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_story_team(p_user_id, p_team_id);
  story private.stories;
  wanted jsonb;
  fault text;
begin
  select * into story from private.stories where team_id = p_team_id for update;
  wanted := coalesce(story.draft, '{}') || coalesce(p_values, '{}');
  fault := private.story_fault(wanted, p_team_id);
  if fault is not null then
    raise exception 'story_invalid' using errcode = 'GR191', detail = fault;
  end if;
  -- The same again, as after an answer that never arrived.
  if wanted = story.draft then
    return story;
  end if;
  if exists (
    select from jsonb_object_keys(p_values) part
    where private.written(story.draft -> part) is distinct from private.written(p_before -> part)
      and private.written(story.draft -> part) is distinct from private.written(p_values -> part)
  ) then
    raise exception 'story_changed' using errcode = 'GR190', detail = story.draft::text;
  end if;
  if story.id is null then
    insert into private.stories (team_id, slug, draft, draft_version, written_by, written_at, created_at)
      values (p_team_id, private.free_story_slug(team), wanted, 1, p_user_id, p_now, p_now) returning * into story;
  else
    update private.stories set draft = wanted, draft_version = draft_version + 1, written_by = p_user_id, written_at = p_now
      where id = story.id returning * into story;
  end if;
  return story;
end;
$$;
comment on function private.save_story(uuid, uuid, jsonb, jsonb, timestamptz) is 'A member saves parts of their team''s story over what they read (GR190 story_changed with the draft as it is, GR191 story_invalid with the part, GR014, GR192).';

create function public.save_story(p_team_id uuid, p_before jsonb, p_values jsonb)
returns table (draft jsonb, draft_version integer, written_at timestamptz)
language sql security definer set search_path = '' as $$
  select s.draft, s.draft_version, s.written_at
  from private.save_story(private.acting_person(), p_team_id, p_before, p_values, private.current_time()) s;
$$;
comment on function public.save_story(uuid, jsonb, jsonb) is 'The caller saves parts of their team''s story: those in p_values, which read as in p_before when they began.';
grant execute on function public.save_story(uuid, jsonb, jsonb) to authenticated;

create function private.story_weeks(p_team_id uuid, p_now timestamptz)
returns table (week integer, verb_en text, verb_de text, state text, returned jsonb, traction jsonb)
language sql stable security definer set search_path = '' as $$
  select n.week, coalesce(w.verb_en, ''), coalesce(w.verb_de, ''),
    case
      when m.id is null or (h.id is null and m.due_at + make_interval(mins => m.grace_minutes) > p_now) then 'free'
      when h.state = 'accepted' then 'accepted'
      when h.version > 0 then 'handed_in'
      else 'missed'
    end,
    coalesce((
      select jsonb_agg(jsonb_build_object(
          'id', v.id, 'note', v.note, 'author_id', v.author_id, 'name', private.story_name(v.author_id)
        ) order by v.settled_at)
      from public.hand_in_verdicts v
      where v.hand_in_id = h.id and v.decision = 'changes_requested' and v.settled_at is not null and v.note <> ''
        and v.author_id is not null
    ), '[]'),
    (
      select jsonb_build_object(
        'interviews', sum(x.interviews), 'test_users', sum(x.test_users), 'pre_orders', sum(x.pre_orders),
        'revenue_cents', sum(x.revenue_cents)
      ) from public.traction_weeks x where x.team_id = t.id and x.week = n.week
    )
  from public.teams t
  join public.seasons s on s.id = t.season_id
  cross join lateral generate_series(1, s.weeks) n (week)
  left join public.season_weeks w on w.season_id = s.id and w.week = n.week
  left join public.milestones m on m.season_id = s.id and m.week = n.week
  -- Of a team that went into another one, where the other has nothing of its own.
  left join lateral (
    select h.id, h.state, h.version from public.hand_ins h join public.teams o on o.id = h.team_id
    where h.milestone_id = m.id and (o.id = t.id or o.merged_into = t.id)
    order by (o.id = t.id and h.version > 0) desc, h.version > 0 desc, o.id limit 1
  ) h on true
  where t.id = p_team_id
  order by n.week;
$$;
comment on function private.story_weeks(uuid, timestamptz) is 'What a team''s record says of each week: what came of it, what sent it back, and what it added to the numbers.';

create function private.story_traction(p_team_id uuid, p_metric text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with added as (
    select greatest(1, least(s.weeks * 7, e.happened_on - s.starts_on + 1)) as day,
      sum(case p_metric
        when 'interviews' then e.adds_interviews when 'test_users' then e.adds_test_users
        when 'pre_orders' then e.adds_pre_orders when 'revenue' then e.adds_revenue_cents / 100.0
      end) as number
    from public.experiments e
    join public.teams t on t.id = e.team_id
    join public.seasons s on s.id = t.season_id
    where e.team_id = p_team_id and not e.is_draft and e.removed_at is null
    group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', r.day, 'total', r.total) order by r.day), '[]')
  from (
    select a.day, a.number, round(sum(a.number) over (order by a.day)) as total from added a where a.number > 0
  ) r;
$$;
comment on function private.story_traction(uuid, text) is 'A running total of what a team''s tests added: interviews, test_users, pre_orders or revenue, the last in whole euros.';
