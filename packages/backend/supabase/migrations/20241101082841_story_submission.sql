-- From a draft to a version: what the page will say, who is named in it, and the questions to everybody whom it concerns.

-- Members now and before, who looked after the team, and whoever judges or mentors.
create function private.story_people(p_team_id uuid) returns table (user_id uuid, name text, avatar text, kind text)
language sql stable security definer set search_path = '' as $$
  select distinct on (found.user_id) found.user_id, private.story_name(found.user_id), p.avatar, found.kind
  from (
    select m.user_id, case when m.left_at is null then 'member' else 'former' end as kind,
      case when m.left_at is null then 1 else 2 end as rank
    from public.team_members m where m.team_id = p_team_id
    union all
    select a.mentor_id, 'mentor', 3 from public.mentor_assignments a
      where a.team_id = p_team_id and a.status in ('active', 'ended')
    union all
    select v.author_id, 'mentor', 3 from public.hand_in_verdicts v where v.team_id = p_team_id and v.author_id is not null
    union all
    select o.user_id, 'juror', 4 from private.profiles o where o.role in ('MENTOR', 'ORGA')
  ) found
  join private.profiles p on p.user_id = found.user_id
  where private.story_name(found.user_id) is not null
  order by found.user_id, found.rank;
$$;
comment on function private.story_people(uuid) is 'Whom a team''s story may name: member, former, mentor, juror.';

create function private.frozen_story_weeks(p_team_id uuid, p_draft jsonb, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  of_record record;
  written jsonb;
  sent_back jsonb;
  weeks jsonb := '[]';
begin
  for of_record in select * from private.story_weeks(p_team_id, p_now) loop
    select coalesce((
      select entry from jsonb_array_elements(p_draft -> 'weeks') entry where (entry ->> 'week')::integer = of_record.week limit 1
    ), '{}') into written;
    select entry into sent_back from jsonb_array_elements(of_record.returned) entry
      where entry ->> 'id' = written ->> 'returned_id';
    -- A passage of what was said, word for word, or nothing.
    if coalesce(btrim(written ->> 'returned'), '') <> ''
      and coalesce(position(btrim(written ->> 'returned') in sent_back ->> 'note'), 0) = 0 then
      raise exception 'story_invalid' using errcode = 'GR191', detail = 'returned';
    end if;
    weeks := weeks || jsonb_build_array(
      jsonb_build_object('week', of_record.week, 'verb_en', of_record.verb_en, 'verb_de', of_record.verb_de, 'state', of_record.state)
      || private.story_texts(written, '{line,figure}')
      || case when sent_back is not null and coalesce(btrim(written ->> 'returned'), '') <> ''
        then jsonb_build_object('returned', btrim(written ->> 'returned'), 'user_id', sent_back -> 'author_id') else '{}' end
    );
  end loop;
  return weeks;
end;
$$;
comment on function private.frozen_story_weeks(uuid, jsonb, timestamptz) is 'The weeks of a story: the record''s states with the team''s lines (GR191 returned: what sent a week back is quoted word for word).';

create function private.frozen_story(p_team public.teams, p_draft jsonb, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fault text;
begin
  with named as (select n.user_id, n.kind from private.story_people(p_team.id) n)
  select case
    when not private.says_something(p_draft, 'pitch') then 'pitch'
    when p_draft ->> 'outcome' is null then 'outcome'
    when exists (
      select from jsonb_array_elements(p_draft -> 'people') one
      where not exists (select from named n where n.user_id = (one ->> 'user_id')::uuid and n.kind in ('member', 'former'))
    ) then 'people'
    when p_draft ->> 'mentor_id' is not null and not exists (
      select from named n where n.user_id = (p_draft ->> 'mentor_id')::uuid and n.kind in ('mentor', 'juror')
    ) then 'mentor'
    when exists (
      select from jsonb_array_elements(p_draft -> 'quotes') one
      where not private.says_something(one, 'text') or case one ->> 'voice'
        -- Whoever is outside gave their yes to the team, which says so by its own hand.
        when 'outside' then coalesce(btrim(one ->> 'name'), '') = '' or one -> 'agreed' is distinct from 'true'
        else coalesce(one ->> 'voice', '') not in ('mentor', 'juror')
          or not exists (select from named n where n.user_id = (one ->> 'user_id')::uuid)
      end
    ) then 'quotes'
    when exists (
      select from jsonb_array_elements(p_draft -> 'pictures') one
      where not private.says_something(one, 'alt')
        or not exists (select from storage.objects o where o.bucket_id = 'story-pictures' and o.name = one ->> 'object')
    ) then 'pictures'
  end into fault;
  if fault is not null then
    raise exception 'story_invalid' using errcode = 'GR191', detail = fault;
  end if;
  return private.story_texts(p_draft, '{pitch,topic,today}') || jsonb_build_object(
    'outcome', p_draft -> 'outcome',
    'people_today', (p_draft ->> 'people_today')::integer,
    'link', nullif(p_draft ->> 'link', ''),
    'team_size', p_team.member_count,
    'mentor_id', p_draft -> 'mentor_id', 'mentor', private.story_name((p_draft ->> 'mentor_id')::uuid),
    'weeks', private.frozen_story_weeks(p_team.id, p_draft, p_now),
    'people', coalesce((
      select jsonb_agg(private.story_texts(one, '{does}') || jsonb_build_object(
        'user_id', one -> 'user_id', 'name', private.story_name((one ->> 'user_id')::uuid)
      ) order by place) from jsonb_array_elements(p_draft -> 'people') with ordinality e (one, place)
    ), '[]'),
    'quotes', coalesce((
      select jsonb_agg(private.story_texts(one, '{text,role}') || jsonb_build_object('voice', one -> 'voice') || case
        when one ->> 'voice' = 'outside' then jsonb_build_object('name', private.plain_name(one ->> 'name'))
        else jsonb_build_object('user_id', one -> 'user_id', 'name', private.story_name((one ->> 'user_id')::uuid))
      end order by place) from jsonb_array_elements(p_draft -> 'quotes') with ordinality e (one, place)
    ), '[]'),
    'facts', coalesce((
      select jsonb_agg(private.story_texts(one, '{label,value}') order by place)
      from jsonb_array_elements(p_draft -> 'facts') with ordinality e (one, place) where private.says_something(one, 'label')
    ), '[]'),
    'figures', coalesce((
      select jsonb_agg(private.story_texts(one, '{label,value}') order by place)
      from jsonb_array_elements(p_draft -> 'figures') with ordinality e (one, place) where private.says_something(one, 'value')
    ), '[]'),
    'pictures', coalesce((
      select jsonb_agg(private.story_texts(one, '{alt}') || jsonb_build_object(
        'object', one -> 'object', 'width', one -> 'width', 'height', one -> 'height'
      ) order by place) from jsonb_array_elements(p_draft -> 'pictures') with ordinality e (one, place)
    ), '[]'),
    'traction', case when p_draft #>> '{traction,metric}' in ('interviews', 'test_users', 'pre_orders', 'revenue') then
      private.story_texts(p_draft -> 'traction', '{label}')
      || jsonb_build_object('points', private.story_traction(p_team.id, p_draft #>> '{traction,metric}')) end
  );
end;
$$;
comment on function private.frozen_story(public.teams, jsonb, timestamptz) is 'What a draft says with what the record adds, as a page shows it, and the ids of who is named (GR191 story_invalid with the part that is missing).';

create function private.named_in_story(p_content jsonb) returns setof uuid
language sql immutable set search_path = '' as $$
  select distinct (id #>> '{}')::uuid from (
    select p_content -> 'mentor_id' as id
    union all select one -> 'user_id' from jsonb_array_elements(p_content -> 'people') one
    union all select one -> 'user_id' from jsonb_array_elements(p_content -> 'quotes') one
    union all select one -> 'user_id' from jsonb_array_elements(p_content -> 'weeks') one
  ) named where jsonb_typeof(id) = 'string';
$$;
comment on function private.named_in_story(jsonb) is 'People of the platform whom a story names or quotes.';

create function private.submit_story(p_user_id uuid, p_team_id uuid, p_draft_version integer, p_now timestamptz)
returns private.story_versions
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_story_team(p_user_id, p_team_id);
  story private.stories;
  version private.story_versions;
  asked uuid[];
begin
  if team.captain_id is distinct from p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  select * into story from private.stories where team_id = p_team_id for update;
  if not found then
    raise exception 'story_invalid' using errcode = 'GR191', detail = 'pitch';
  end if;
  if story.draft_version is distinct from p_draft_version then
    raise exception 'story_changed' using errcode = 'GR190', detail = story.draft::text;
  end if;
  insert into private.story_versions (story_id, number, content, submitted_by, submitted_at, created_at)
    select story.id, coalesce(max(v.number), 0) + 1, private.frozen_story(team, story.draft, p_now), p_user_id, p_now, p_now
    from private.story_versions v where v.story_id = story.id
    returning * into version;
  asked := array(
    select m.user_id from public.team_members m where m.team_id = p_team_id and m.left_at is null
    union select private.named_in_story(version.content)
  );
  -- Whoever submits it has read it.
  insert into private.story_consents (version_id, user_id, team_id, state, asked_at, answered_at, created_at)
    select version.id, who.id, p_team_id, case when who.id = p_user_id then 'agreed' else 'asked' end, p_now,
      case when who.id = p_user_id then p_now end, p_now
    from unnest(asked) who (id);
  perform private.notify_each(
    asked, 'story_asked', array_fill(p_user_id, array[cardinality(asked)]), array_fill(p_team_id, array[cardinality(asked)]),
    jsonb_build_object('story', story.slug),
    array_fill(jsonb_build_object('team', team.name, 'story_version_id', version.id), array[cardinality(asked)]),
    p_now, version.id::text
  );
  perform private.publish_story_when_agreed(story.id, p_now);
  return version;
end;
$$;
comment on function private.submit_story(uuid, uuid, integer, timestamptz) is 'The captain freezes a version and asks every member and everybody named; with the last yes it is public (42501 captain_only, GR190 story_changed, GR191 story_invalid, GR014, GR192).';

create function public.submit_story(p_team_id uuid, p_draft_version integer) returns integer
language sql security definer set search_path = '' as $$
  select (private.submit_story(private.acting_person(), p_team_id, p_draft_version, private.current_time())).number;
$$;
comment on function public.submit_story(uuid, integer) is 'The caller, a captain, submits the story as they read it; gives the number of the version.';
grant execute on function public.submit_story(uuid, integer) to authenticated;

create function private.recall_story(p_user_id uuid, p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_story_team(p_user_id, p_team_id);
begin
  if team.captain_id is distinct from p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  update private.story_versions v set recalled_at = p_now
    from private.stories s
    where s.team_id = p_team_id and v.story_id = s.id and v.recalled_at is null and v.number is distinct from s.published_version
      and v.number = (select max(o.number) from private.story_versions o where o.story_id = s.id);
end;
$$;
comment on function private.recall_story(uuid, uuid, timestamptz) is 'The captain takes back what is not public yet, and nobody is asked any more; twice does no harm (42501 captain_only, GR014, GR192).';

create function public.recall_story(p_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.recall_story(private.acting_person(), p_team_id, private.current_time());
$$;
comment on function public.recall_story(uuid) is 'The caller, a captain, takes back the version that waits for its answers.';
grant execute on function public.recall_story(uuid) to authenticated;
