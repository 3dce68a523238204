-- Stories of finalists: what a team writes, what of it was submitted, and who agreed. Written and read by functions alone, which
-- stand in story_writing, story_consents and showcase; nothing of it is exposed. See decision 060.

create table private.stories (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null unique references public.teams (id) on delete cascade,
  slug text not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100)
    check (slug not in ('connect', 'events', 'teams', 'admin', 'assigned_teams')),
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object'),
  draft_version integer not null default 0 check (draft_version >= 0),
  written_by uuid references private.profiles (user_id) on delete set null,
  written_at timestamptz not null default private.current_time(),
  published_version integer check (published_version > 0),
  published_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text check (char_length(hidden_reason) between 3 and 500),
  hidden_by uuid references private.profiles (user_id) on delete set null,
  final_place integer check (final_place between 1 and 100),
  prize_euros integer check (prize_euros between 0 and 10000000),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint stories_published_since check ((published_version is null) = (published_at is null)),
  constraint stories_hidden_with_reason check ((hidden_at is null) = (hidden_reason is null))
);
comment on table private.stories is 'The story of a finalist: its draft, and which version is public.';
comment on column private.stories.slug is 'Last part of its address /showcase/{slug}; unique over all seasons.';
comment on column private.stories.draft is 'What the team writes; a key for each part. What it becomes is private.frozen_story().';
comment on column private.stories.draft_version is 'One more with every change; who saves says which one they started from.';
comment on column private.stories.published_version is 'The version that everybody reads; null while none is public.';
comment on column private.stories.hidden_at is 'Since when organisers keep it from the public; the team reads why.';
comment on column private.stories.final_place is 'Place in the final, as organisers say; null tells only that the team was in it.';
create index stories_written_by_idx on private.stories (written_by);
create index stories_hidden_by_idx on private.stories (hidden_by);
create trigger stories_touch before update on private.stories
  for each row execute function private.touch_updated_at();
create trigger stories_audit after insert or update or delete on private.stories for each row
  execute function private.write_audit_log(
    'team', 'team team_id', 'named slug', 'hidden draft', 'unlogged draft_version written_by written_at published_at',
    'privileged hidden_at hidden_reason hidden_by final_place prize_euros'
  );

alter table private.stories enable row level security;
grant select on private.stories to authenticated;
grant select, insert, update, delete on private.stories to service_role;

-- Organisers may read every story, as they read every record.
create policy stories_read_by_orga on private.stories
  for select to authenticated
  using ((select private.is_orga()));

create table private.story_versions (
  id uuid primary key default gen_random_uuid(),
  story_id uuid not null references private.stories (id) on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  submitted_by uuid references private.profiles (user_id) on delete set null,
  submitted_at timestamptz not null default private.current_time(),
  recalled_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  constraint story_versions_number_once unique (story_id, number)
);
comment on table private.story_versions is 'What was submitted for consent, frozen: only a redaction changes it, and the account of somebody named that ends.';
comment on column private.story_versions.content is 'What the page says, with the ids of who is named; private.public_story() leaves these out.';
comment on column private.story_versions.recalled_at is 'When the captain took it back before everybody had agreed.';
create index story_versions_submitted_by_idx on private.story_versions (submitted_by);

alter table private.story_versions enable row level security;
grant select on private.story_versions to authenticated;
grant select, insert, update, delete on private.story_versions to service_role;

-- Organisers may read what was submitted.
create policy story_versions_read_by_orga on private.story_versions
  for select to authenticated
  using ((select private.is_orga()));

create function private.keep_story_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - '{recalled_at,submitted_by}'::text[] <> to_jsonb(old) - '{recalled_at,submitted_by}'::text[]
    and coalesce(current_setting('grow.redacting', true), '') <> 'yes' then
    raise exception 'version_is_frozen' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.keep_story_version() is 'Trigger: what somebody agreed to is not changed afterwards (42501 version_is_frozen).';
create trigger story_versions_keep before update on private.story_versions
  for each row execute function private.keep_story_version();

create table private.story_consents (
  version_id uuid not null references private.story_versions (id) on delete cascade,
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  team_id uuid not null references public.teams (id) on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  note text not null default '' check (char_length(note) <= 300),
  asked_at timestamptz not null default private.current_time(),
  answered_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (version_id, user_id),
  constraint story_consents_answered check ((state = 'asked') = (answered_at is null))
);
comment on table private.story_consents is 'Who was asked about a version of a story, and what they said; a version is public only while everybody says agreed.';
comment on column private.story_consents.state is 'asked: no answer yet; agreed; declined: no; withdrawn: took a yes back.';
comment on column private.story_consents.note is 'What they say to the team with a no.';
create index story_consents_user_id_idx on private.story_consents (user_id, state);
create index story_consents_team_id_idx on private.story_consents (team_id);
create trigger story_consents_touch before update on private.story_consents
  for each row execute function private.touch_updated_at();
create trigger story_consents_audit after insert or update or delete on private.story_consents for each row
  execute function private.write_audit_log(
    'team', 'person user_id', 'in team_id', 'id version_id', 'hidden note', 'unlogged asked_at answered_at'
  );

alter table private.story_consents enable row level security;
grant select on private.story_consents to authenticated;
grant select, insert, update, delete on private.story_consents to service_role;

-- Organisers may read who agreed, as with every consent.
create policy story_consents_read_by_orga on private.story_consents
  for select to authenticated
  using ((select private.is_orga()));

create table private.season_histories (
  season_id uuid primary key references public.seasons (id) on delete cascade,
  students integer not null check (students >= 0),
  teams integer not null check (teams >= 0),
  finalists integer not null check (finalists >= 0),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.season_histories is 'Figures of seasons that were before the platform; of others they are counted.';
create trigger season_histories_touch before update on private.season_histories
  for each row execute function private.touch_updated_at();
create trigger season_histories_audit after insert or update or delete on private.season_histories for each row
  execute function private.write_audit_log('season', 'id season_id', 'named season_id');

alter table private.season_histories enable row level security;
grant select on private.season_histories to authenticated;
grant select, insert, update, delete on private.season_histories to service_role;

-- Organisers may read what is told of seasons before.
create policy season_histories_read_by_orga on private.season_histories
  for select to authenticated
  using ((select private.is_orga()));

create table private.site_rebuilds (
  id uuid primary key default gen_random_uuid(),
  cause text not null check (cause in ('published', 'withdrawn', 'hidden', 'shown', 'redacted')),
  asked_at timestamptz not null default private.current_time(),
  due_at timestamptz not null default private.current_time(),
  calls integer not null default 0 check (calls between 0 and 3)
);
comment on table private.site_rebuilds is 'That the public pages have to be built anew. Called three times five minutes apart, because a call may be lost.';
create index site_rebuilds_due_at_idx on private.site_rebuilds (due_at);

alter table private.site_rebuilds enable row level security;
grant select on private.site_rebuilds to authenticated;
grant select, insert, update, delete on private.site_rebuilds to service_role;

-- Organisers may see whether the site is to be built anew.
create policy site_rebuilds_read_by_orga on private.site_rebuilds
  for select to authenticated
  using ((select private.is_orga()));

-- Pictures: small JPEGs that the browser made, so that nothing a camera notes is in them; {team_id}-{milliseconds}.jpg, never
-- overwritten. What no draft and no version names goes with the next tidying.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('story-pictures', 'story-pictures', false, 2097152, array['image/jpeg']);

create function private.team_of_story_picture(bucket text, file text) returns uuid
language sql immutable set search_path = '' as $$
  select case when bucket = 'story-pictures' and file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]{1,16}[.]jpg$'
    then left(file, 36)::uuid end;
$$;
comment on function private.team_of_story_picture(text, text) is 'The team whose picture a stored file is by its name; null for any other file.';
grant execute on function private.team_of_story_picture(text, text) to authenticated, service_role;

create function private.is_story_picture_named(p_object text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.stories s
    where s.team_id = private.team_of_story_picture('story-pictures', p_object) and (
      s.draft -> 'pictures' @> jsonb_build_array(jsonb_build_object('object', p_object))
      or exists (
        select from private.story_versions v
        where v.story_id = s.id and v.content -> 'pictures' @> jsonb_build_array(jsonb_build_object('object', p_object))
      )
    )
  );
$$;
comment on function private.is_story_picture_named(text) is 'Whether a draft or a version of a story shows a picture.';

-- One condition for the page, its pictures and its figures: nothing of a story is public but by this.
create function private.public_stories() returns setof private.stories
language sql stable security definer set search_path = '' as $$
  select s from private.stories s
  join public.teams t on t.id = s.team_id
  join private.story_versions v on v.story_id = s.id and v.number = s.published_version
  where s.hidden_at is null and t.status in ('finalist', 'finished') and v.recalled_at is null
    and not exists (select from private.story_consents c where c.version_id = v.id and c.state <> 'agreed');
$$;
comment on function private.public_stories() is 'Stories that everybody may read now: published, not hidden, of a finalist, and nobody who was asked says anything but yes.';

create function private.public_story_pictures() returns setof text
language sql stable security definer set search_path = '' as $$
  select picture ->> 'object' from private.public_stories() s
  join private.story_versions v on v.story_id = s.id and v.number = s.published_version
  cross join lateral jsonb_array_elements(v.content -> 'pictures') picture;
$$;
comment on function private.public_story_pictures() is 'Files that published stories show.';
grant execute on function private.public_story_pictures() to anon, authenticated, service_role;

create function private.story_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query
    select m.team_id from public.team_members m join public.teams t on t.id = m.team_id
    where m.user_id = (select auth.uid()) and m.left_at is null and t.status in ('finalist', 'finished');
end;
$$;
comment on function private.story_teams() is 'Teams whose story the caller may write: they are in it, and it came into the final.';
grant execute on function private.story_teams() to authenticated, service_role;

-- Whoever is asked about a story sees what it shows, before they answer.
create function private.shown_story_pictures() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query
    select picture ->> 'object' from private.story_consents c
    join private.story_versions v on v.id = c.version_id
    cross join lateral jsonb_array_elements(v.content -> 'pictures') picture
    where c.user_id = (select auth.uid());
end;
$$;
comment on function private.shown_story_pictures() is 'Files of stories that the caller was asked about.';
grant execute on function private.shown_story_pictures() to authenticated, service_role;

create function private.has_room_for_story_picture(file text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('story-pictures ' || left(file, 36), 0));
  return (
    select count(*) < 50 from storage.objects where bucket_id = 'story-pictures' and starts_with(name, left(file, 36))
  );
end;
$$;
comment on function private.has_room_for_story_picture(text) is 'Whether a team has fewer than fifty pictures. Until the end of the transaction nobody else gets an answer for it.';
grant execute on function private.has_room_for_story_picture(text) to authenticated;

-- Visitors may read the pictures of published stories.
create policy story_pictures_read_by_visitors on storage.objects
  for select to anon
  using (bucket_id = 'story-pictures' and name = any (array(select private.public_story_pictures())));

-- The logged in may read those too, a team and organisers all of the team's, and whoever is asked what they are asked about.
create policy story_pictures_read_by_members on storage.objects
  for select to authenticated
  using (
    bucket_id = 'story-pictures' and (
      name = any (array(select private.public_story_pictures()))
      or name = any (array(select private.shown_story_pictures()))
      or private.team_of_story_picture(bucket_id, name) = any (array(select private.story_teams()))
      or (select private.is_orga())
    )
  );

-- A member of a finalist may add pictures under the team's name.
create policy story_pictures_insert_by_team on storage.objects
  for insert to authenticated
  with check (
    private.team_of_story_picture(bucket_id, name) = any (array(select private.story_teams()))
    and private.has_room_for_story_picture(name)
  );
