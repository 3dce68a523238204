-- Everybody whom a story concerns answers for themselves. With the last yes it is public; with the first no it is not, at once.

create function private.note_site_rebuild(p_cause text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.site_rebuilds (cause, asked_at, due_at) values (p_cause, p_now, p_now);
$$;
comment on function private.note_site_rebuild(text, timestamptz) is 'Notes that the public pages have to be built anew; the clock asks for it.';

create function private.claim_site_rebuild(p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  due integer;
begin
  delete from private.site_rebuilds where calls >= 3 and due_at <= p_now;
  update private.site_rebuilds set calls = calls + 1, due_at = p_now + interval '5 minutes' where calls < 3 and due_at <= p_now;
  get diagnostics due = row_count;
  return due > 0;
end;
$$;
comment on function private.claim_site_rebuild(timestamptz) is 'Whether a build has to be asked for now: at once, and twice more after five minutes each, since a call may be lost.';

create function public.claim_site_rebuild() returns boolean
language sql security definer set search_path = '' as $$
  select private.claim_site_rebuild(private.current_time());
$$;
comment on function public.claim_site_rebuild() is 'For the clock, once a minute: whether to call the address that builds the site anew (docs/deploy.md).';
grant execute on function public.claim_site_rebuild() to service_role;

create function private.publish_story_when_agreed(p_story_id uuid, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
  version private.story_versions;
  notified uuid[];
begin
  select * into story from private.stories where id = p_story_id for update;
  select v.* into version from private.story_versions v where v.story_id = p_story_id order by v.number desc limit 1;
  if version.recalled_at is not null or version.number is not distinct from story.published_version
    or exists (select from private.story_consents c where c.version_id = version.id and c.state <> 'agreed') then
    return false;
  end if;
  update private.stories set published_version = version.number, published_at = p_now where id = p_story_id;
  perform private.note_site_rebuild('published', p_now);
  notified := array(select c.user_id from private.story_consents c where c.version_id = version.id);
  perform private.notify_each(
    notified, 'story_published', null, array_fill(story.team_id, array[cardinality(notified)]), jsonb_build_object('story', story.slug), null, p_now
  );
  return true;
end;
$$;
comment on function private.publish_story_when_agreed(uuid, timestamptz) is 'Makes the newest version public if everybody who was asked agrees; whether it did.';

create function private.unpublish_story(p_story_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
  notified uuid[];
begin
  update private.stories set published_version = null, published_at = null where id = p_story_id returning * into story;
  perform private.note_site_rebuild('withdrawn', p_now);
  notified := array(select m.user_id from public.team_members m where m.team_id = story.team_id and m.left_at is null);
  -- Without a name: whoever took it back owes nobody an answer.
  perform private.notify_each(
    notified, 'story_withdrawn', null, array_fill(story.team_id, array[cardinality(notified)]), jsonb_build_object('story', story.slug), null, p_now
  );
end;
$$;
comment on function private.unpublish_story(uuid, timestamptz) is 'Takes a story from the public, has the pages built anew, and tells the team, without saying whose no it was.';

create function private.answer_story(p_user_id uuid, p_version_id uuid, p_agrees boolean, p_note text, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  story private.stories;
  version private.story_versions;
  consent private.story_consents;
  notified uuid[];
begin
  select s.* into story from private.stories s join private.story_versions v on v.story_id = s.id where v.id = p_version_id;
  perform from public.teams t where t.id = story.team_id for update;
  select * into story from private.stories where id = story.id for update;
  select * into version from private.story_versions where id = p_version_id;
  select * into consent from private.story_consents where version_id = p_version_id and user_id = p_user_id for update;
  if not found or p_agrees is null then
    raise exception 'story_not_found' using errcode = 'GR009';
  end if;
  -- Another version took its place, or it was taken back: there is nothing to say about it any more.
  if version.number is distinct from story.published_version and (
    version.recalled_at is not null
    or version.number < (select max(v.number) from private.story_versions v where v.story_id = story.id)
  ) then
    raise exception 'story_changed' using errcode = 'GR190';
  end if;
  if (consent.state = 'agreed') = p_agrees and consent.state <> 'asked' then
    return consent.state;
  end if;
  update private.story_consents set
      state = case when p_agrees then 'agreed' when consent.state = 'agreed' then 'withdrawn' else 'declined' end,
      note = case when p_agrees then '' else left(btrim(coalesce(p_note, '')), 300) end, answered_at = p_now
    where version_id = p_version_id and user_id = p_user_id returning * into consent;
  if p_agrees then
    perform private.publish_story_when_agreed(story.id, p_now);
  elsif version.number = story.published_version then
    perform private.unpublish_story(story.id, p_now);
  else
    notified := array(select m.user_id from public.team_members m where m.team_id = story.team_id and m.left_at is null);
    perform private.notify_each(
      notified, 'story_declined', array_fill(p_user_id, array[cardinality(notified)]), array_fill(story.team_id, array[cardinality(notified)]),
      jsonb_build_object('story', story.slug), null, p_now
    );
  end if;
  return consent.state;
end;
$$;
comment on function private.answer_story(uuid, uuid, boolean, text, timestamptz) is 'Somebody who was asked says yes or no to a version, or takes a yes back, which hides the page at once (GR009 story_not_found, GR190 story_changed).';

create function public.answer_story(p_version_id uuid, p_agrees boolean, p_note text default '') returns text
language sql security definer set search_path = '' as $$
  select private.answer_story(private.acting_person(), p_version_id, p_agrees, p_note, private.current_time());
$$;
comment on function public.answer_story(uuid, boolean, text) is 'The caller answers a version that they were asked about: agreed, declined or withdrawn.';
grant execute on function public.answer_story(uuid, boolean, text) to authenticated;

create function private.public_story(p_content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select (p_content - '{mentor_id,team_size}'::text[]) || (
    select jsonb_object_agg(list, coalesce((
      select jsonb_agg(entry - 'user_id' order by place) from jsonb_array_elements(p_content -> list) with ordinality e (entry, place)
    ), '[]')) from unnest(array['people', 'quotes', 'weeks']) list
  );
$$;
comment on function private.public_story(jsonb) is 'What a version says, without the ids of people.';

-- What waits for an answer, and what is public: whoever agreed once can always take it back.
create function private.asked_story_versions(p_user_id uuid) returns table (
  version_id uuid, story_id uuid, is_public boolean, state text
)
language sql stable security definer set search_path = '' as $$
  select v.id, s.id, v.number is not distinct from s.published_version, c.state
  from private.story_consents c
  join private.story_versions v on v.id = c.version_id
  join private.stories s on s.id = v.story_id
  where c.user_id = p_user_id and (
    v.number = s.published_version or (
      v.recalled_at is null and v.number = (select max(o.number) from private.story_versions o where o.story_id = s.id)
    )
  );
$$;
comment on function private.asked_story_versions(uuid) is 'Versions to which a person can say something: the public one and the newest that was submitted.';

create function public.story_requests(p_slug text default null)
returns table (
  version_id uuid, slug text, name text, season_label text, season_starts_on date, season_weeks integer, city text, topic text,
  team_size integer, place integer, prize_euros integer, number integer, submitted_at timestamptz, is_public boolean, state text,
  note text, content jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person uuid := private.acting_person();
begin
  return query
  select v.id, s.slug, t.name, n.label, n.starts_on, n.weeks, t.city, t.industry, (v.content ->> 'team_size')::integer, s.final_place,
    s.prize_euros, v.number, v.submitted_at, a.is_public, a.state, c.note,
    case when p_slug is not null then private.public_story(v.content) end
  from private.asked_story_versions(person) a
  join private.story_versions v on v.id = a.version_id
  join private.story_consents c on c.version_id = v.id and c.user_id = person
  join private.stories s on s.id = a.story_id
  join public.teams t on t.id = s.team_id
  join public.seasons n on n.id = t.season_id
  where p_slug is null or s.slug = p_slug
  order by a.state <> 'asked', v.submitted_at desc, s.slug, v.number desc
  limit 50;
end;
$$;
comment on function public.story_requests(text) is 'Stories about which the caller was asked, those without an answer first; of one story also what it says.';
grant execute on function public.story_requests(text) to authenticated;

create function private.story_without(p_content jsonb, p_user_id uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select p_content
    || case when p_content ->> 'mentor_id' = p_user_id::text then '{"mentor_id": null, "mentor": null}' else '{}' end::jsonb
    || coalesce((
      select jsonb_object_agg(list, coalesce((
        select jsonb_agg(case when entry ->> 'user_id' = p_user_id::text then entry - '{user_id,returned}'::text[] else entry end order by place)
        from jsonb_array_elements(p_content -> list) with ordinality e (entry, place)
        where list = 'weeks' or entry ->> 'user_id' is distinct from p_user_id::text
      ), '[]')) from unnest(array['people', 'quotes', 'weeks']) list where p_content ? list
    ), '{}');
$$;
comment on function private.story_without(jsonb, uuid) is 'A draft or a version in which somebody is neither named nor quoted.';

-- An account that ends takes its yes along.
create function private.leave_stories() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('grow.redacting', 'yes', true);
  perform private.unpublish_story(s.id, private.current_time())
    from private.stories s join private.story_versions v on v.story_id = s.id and v.number = s.published_version
    join private.story_consents c on c.version_id = v.id and c.user_id = old.user_id;
  update private.story_versions v set content = private.story_without(v.content, old.user_id)
    where v.id in (select c.version_id from private.story_consents c where c.user_id = old.user_id);
  update private.stories s set draft = private.story_without(s.draft, old.user_id), draft_version = s.draft_version + 1
    where s.draft::text like '%' || old.user_id || '%';
  perform set_config('grow.redacting', '', true);
  return old;
end;
$$;
comment on function private.leave_stories() is 'Trigger: whoever goes is named in no story any more, and what they had agreed to is not public until the team asks anew.';
create trigger profiles_leave_stories before delete on private.profiles
  for each row execute function private.leave_stories();

create function private.redact_story(p_story private.stories, p_key text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  week integer := substring(p_key from '^week_([0-9]{1,2})$')::integer;
  blank jsonb := case
    when p_key = 'pitch' then '{"pitch_en": "[…]", "pitch_de": "[…]"}'
    when p_key = 'topic' then '{"topic_en": "", "topic_de": ""}'
    when p_key = 'today' then '{"today_en": "", "today_de": "", "link": null}'
    when p_key = 'mentor' then '{"mentor": null, "mentor_id": null}'
    when p_key = 'traction' then '{"traction": null}'
    when p_key in ('facts', 'people', 'quotes', 'figures', 'pictures') then jsonb_build_object(p_key, '[]'::jsonb)
    when week is not null then '{}'
  end::jsonb;
begin
  if blank is null then
    raise exception 'part_not_found' using errcode = 'GR009';
  end if;
  update private.story_versions v set content = private.story_with_blank(v.content, blank, week) where v.story_id = p_story.id;
  update private.stories s set draft = private.story_with_blank(s.draft, blank, week), draft_version = s.draft_version + 1
    where s.id = p_story.id;
  if p_story.published_version is not null then
    perform private.note_site_rebuild('redacted', p_now);
  end if;
end;
$$;
comment on function private.redact_story(private.stories, text, timestamptz) is 'Takes a part out of a story''s draft and every version, the public one, too (GR009 part_not_found).';

create function private.story_with_blank(p_content jsonb, p_blank jsonb, p_week integer) returns jsonb
language sql immutable set search_path = '' as $$
  select p_content || p_blank || case when p_week is not null and p_content ? 'weeks' then jsonb_build_object('weeks', coalesce((
    select jsonb_agg(case when (entry ->> 'week')::integer = p_week
      then entry - '{returned,returned_id,user_id}'::text[] || '{"line_en": "", "line_de": "", "figure_en": "", "figure_de": ""}'
      else entry end order by place)
    from jsonb_array_elements(p_content -> 'weeks') with ordinality e (entry, place)
  ), '[]')) else '{}' end;
$$;
comment on function private.story_with_blank(jsonb, jsonb, integer) is 'A draft or a version with some parts replaced, and nothing said of one week.';

create function private.story_parts(p_story private.stories) returns setof text
language sql stable security definer set search_path = '' as $$
  with said as (
    select p_story.draft as content union all select v.content from private.story_versions v where v.story_id = p_story.id
  )
  select distinct part from said cross join lateral (
    select key from unnest(array['pitch', 'topic', 'today']) key where private.says_something(said.content, key)
    union all select 'mentor' where said.content ->> 'mentor_id' is not null
    union all select 'traction' where jsonb_typeof(said.content -> 'traction') = 'object'
    union all
    select key from unnest(array['facts', 'people', 'quotes', 'figures', 'pictures']) key
      where jsonb_array_length(coalesce(said.content -> key, '[]')) > 0
    union all
    select 'week_' || (week ->> 'week') from jsonb_array_elements(said.content -> 'weeks') week
      where private.says_something(week, 'line') or private.says_something(week, 'figure') or week ? 'returned'
  ) parts (part);
$$;
comment on function private.story_parts(private.stories) is 'Parts of a story in which something is said, in its draft or any version.';

-- Of what a person wrote or submitted the words are theirs; the ids of others are not.
create function private.export_of_stories(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'id', s.id, 'team_id', s.team_id, 'slug', s.slug, 'draft', private.public_story(s.draft), 'written_at', s.written_at,
    'has_written', s.written_by is not distinct from p_user_id, 'has_hidden', s.hidden_by is not distinct from p_user_id,
    'created_at', s.created_at
  ) order by s.created_at) from private.stories s where p_user_id in (s.written_by, s.hidden_by);
$$;
comment on function private.export_of_stories(uuid) is 'For the export: stories that the person wrote in last, or hid, without the ids of others.';

create function private.export_of_story_versions(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'id', v.id, 'number', v.number, 'content', private.public_story(v.content), 'submitted_at', v.submitted_at,
    'recalled_at', v.recalled_at
  ) order by v.submitted_at) from private.story_versions v where v.submitted_by = p_user_id;
$$;
comment on function private.export_of_story_versions(uuid) is 'For the export: versions that the person submitted, without the ids of others.';
