-- What a team hands in for a week: one hand-in a team and milestone, a draft that is saved part by part, versions that are
-- frozen when they are handed in, and verdicts on them. All of it is written by functions, which hold the locks.

create table public.hand_ins (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  milestone_id uuid not null references public.milestones (id),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'in_review', 'accepted', 'changes_requested')),
  version integer not null default 0 check (version >= 0),
  due_at_effective timestamptz,
  is_late boolean,
  extended_until timestamptz,
  extension_reason text check (char_length(extension_reason) <= 500),
  extension_asked_at timestamptz,
  extension_asked_by uuid references private.profiles (user_id) on delete set null,
  extension_asked_reason text check (char_length(extension_asked_reason) <= 500),
  extension_declined_at timestamptz,
  extension_declined_reason text check (char_length(extension_declined_reason) <= 500),
  extension_before jsonb check (jsonb_typeof(extension_before) = 'object'),
  reviewer_id uuid references private.profiles (user_id) on delete set null,
  taken_at timestamptz,
  taken_back_at timestamptz,
  return_due_at timestamptz,
  is_overdue boolean not null default false,
  reopened_before jsonb check (jsonb_typeof(reopened_before) = 'object'),
  hands_in_by_clock boolean not null default true,
  clock_seen_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint hand_ins_once unique (team_id, milestone_id),
  -- So that what hangs on a hand-in names the same team.
  constraint hand_ins_of_team unique (team_id, id),
  constraint hand_ins_handed_in_has_version check (state = 'draft' or version > 0),
  constraint hand_ins_lateness_of_first_version check (
    (version = 0) = (is_late is null) and (version = 0) = (due_at_effective is null)
  ),
  constraint hand_ins_taken_in_review check ((state = 'in_review') = (taken_at is not null))
);
comment on table public.hand_ins is 'What a team hands in for a milestone, made by its first draft.';
comment on column public.hand_ins.state is 'draft: nothing stands; submitted: waits for its review; in_review: somebody reads it; accepted; changes_requested: the team hands it in again.';
comment on column public.hand_ins.version is 'Number of the newest version; 0 before the first.';
comment on column public.hand_ins.due_at_effective is 'When it was due, with the extension it had then; frozen with the first version.';
comment on column public.hand_ins.is_late is 'Whether the first version came late; never changes afterwards.';
comment on column public.hand_ins.extended_until is 'When it is due for this team; null as for all.';
comment on column public.hand_ins.extension_reason is 'Why an organiser gave more time; the team reads it.';
comment on column public.hand_ins.extension_asked_at is 'When the team asked for more time; null once it got some.';
comment on column public.hand_ins.extension_declined_at is 'When an organiser said no to more time; null once the team asks again or gets some.';
comment on column public.hand_ins.extension_declined_reason is 'Why not; the team reads it.';
comment on column public.hand_ins.extension_before is 'What stood before the extension, so that it can be taken back: {"until", "reason", "asked_at", "asked_by", "asked_reason", "version", "before"}.';
comment on column public.hand_ins.reviewer_id is 'Who reads it, while it is in review.';
comment on column public.hand_ins.taken_at is 'Since when it is in review.';
comment on column public.hand_ins.taken_back_at is 'When the team took it back from its reviewer, which it may once.';
comment on column public.hand_ins.return_due_at is 'When a returned one is due again.';
comment on column public.hand_ins.is_overdue is 'Whether a returned one was not handed in again by then.';
comment on column public.hand_ins.reopened_before is 'What stood before an organiser opened it again, so that it can be taken back: {"version", "until", "state", "reviewer_id", "taken_at", "return_due_at", "is_overdue"}; until is the day that it was given.';
comment on column public.hand_ins.hands_in_by_clock is 'Whether a draft is handed in by itself when it is due.';
comment on column public.hand_ins.clock_seen_at is 'The due time or the end of the grace that was last acted upon.';
create index hand_ins_milestone_id_idx on public.hand_ins (milestone_id);
create index hand_ins_waiting_idx on public.hand_ins (team_id, due_at_effective) where state in ('submitted', 'in_review');
create index hand_ins_reviewer_id_idx on public.hand_ins (reviewer_id);
-- What waits for mentors, for all of them at once.
create index hand_ins_submitted_idx on public.hand_ins (team_id, id) where state = 'submitted';
create index hand_ins_extension_asked_by_idx on public.hand_ins (extension_asked_by);
create trigger hand_ins_touch before update on public.hand_ins
  for each row execute function private.touch_updated_at();

alter table public.hand_ins enable row level security;
grant select on public.hand_ins to authenticated;
grant select, insert, update, delete on public.hand_ins to service_role;

-- The team, its mentor and organisers may read what a team hands in; of a team without a mentor also whoever reads the
-- shared queue, once something was handed in.
create policy hand_ins_read_with_record on public.hand_ins
  for select to authenticated
  using (
    team_id = any (array(select private.record_teams()))
    or (version > 0 and team_id = any (array(select private.shared_queue_teams())))
  );

create table public.hand_in_parts (
  hand_in_id uuid not null,
  part_key text not null check (part_key ~ '^[a-z]+(_[a-z]+)*$'),
  team_id uuid not null,
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  version integer not null check (version > 0),
  written_by uuid references private.profiles (user_id) on delete set null,
  written_at timestamptz not null default private.current_time(),
  primary key (hand_in_id, part_key),
  constraint hand_in_parts_of_hand_in foreign key (team_id, hand_in_id) references public.hand_ins (team_id, id) on delete cascade
);
comment on table public.hand_in_parts is 'The draft of a hand-in, part by part, each with a version of its own.';
comment on column public.hand_in_parts.value is 'By the kind of the part: {"text": …}, {"links": […]}, {"files": […]} or {"tests": […]}, the last two by ids.';
comment on column public.hand_in_parts.version is 'One more with every change; who saves says which one they started from.';
comment on column public.hand_in_parts.written_by is 'Who wrote it last; null once they are gone.';
create index hand_in_parts_team_id_idx on public.hand_in_parts (team_id, hand_in_id);
create index hand_in_parts_written_by_idx on public.hand_in_parts (written_by);

alter table public.hand_in_parts enable row level security;
grant select on public.hand_in_parts to authenticated;
grant select, insert, update, delete on public.hand_in_parts to service_role;

-- The team, its mentor and organisers may read a draft.
create policy hand_in_parts_read_with_record on public.hand_in_parts
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

create table public.hand_in_part_changes (
  hand_in_id uuid not null,
  part_key text not null,
  version integer not null check (version > 0),
  team_id uuid not null,
  value jsonb not null,
  written_by uuid references private.profiles (user_id) on delete set null,
  began_at timestamptz not null,
  written_at timestamptz not null,
  primary key (hand_in_id, part_key, version),
  constraint hand_in_part_changes_of_hand_in foreign key (team_id, hand_in_id)
    references public.hand_ins (team_id, id) on delete cascade
);
comment on table public.hand_in_part_changes is 'How a draft came to be: what each part said, and since when. What one person saves within five minutes is one entry.';
comment on column public.hand_in_part_changes.version is 'The part''s version that this entry ends with.';
comment on column public.hand_in_part_changes.began_at is 'When the first save of this entry was.';
comment on column public.hand_in_part_changes.written_at is 'When the last save of this entry was.';
create index hand_in_part_changes_team_id_idx on public.hand_in_part_changes (team_id, hand_in_id);
create index hand_in_part_changes_written_by_idx on public.hand_in_part_changes (written_by);

alter table public.hand_in_part_changes enable row level security;
grant select on public.hand_in_part_changes to authenticated;
grant select, insert, update, delete on public.hand_in_part_changes to service_role;

-- The team, its mentor and organisers may read how a draft came to be.
create policy hand_in_part_changes_read_with_record on public.hand_in_part_changes
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

-- In plpgsql, for it names a table that comes later. Whose role was taken away reads none.
create function private.reviewed_versions() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query
    select v.version_id from public.hand_in_verdicts v join private.profiles p on p.user_id = v.author_id
    where v.author_id = (select auth.uid()) and v.settled_at is not null and p.role in ('MENTOR', 'ORGA');
end;
$$;
comment on function private.reviewed_versions() is 'Versions that the caller, a mentor or an organiser, has judged: they stay readable to them when they look after the team no longer.';
grant execute on function private.reviewed_versions() to authenticated, service_role;

create table public.hand_in_versions (
  id uuid primary key default gen_random_uuid(),
  hand_in_id uuid not null,
  team_id uuid not null,
  number integer not null check (number > 0),
  parts jsonb not null check (jsonb_typeof(parts) = 'object'),
  handed_in_at timestamptz not null,
  handed_in_by uuid references private.profiles (user_id) on delete set null,
  is_by_clock boolean not null,
  is_complete boolean not null,
  is_late boolean not null,
  due_at_effective timestamptz not null,
  replaced_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  constraint hand_in_versions_number_once unique (hand_in_id, number),
  constraint hand_in_versions_of_hand_in foreign key (team_id, hand_in_id) references public.hand_ins (team_id, id) on delete cascade
);
comment on table public.hand_in_versions is 'What was handed in, frozen: nothing changes it.';
comment on column public.hand_in_versions.parts is 'Values by the keys of the parts; files and market tests as they were.';
comment on column public.hand_in_versions.handed_in_by is 'Who handed it in; null for the clock, and once they are gone.';
comment on column public.hand_in_versions.is_complete is 'Whether no required part was missing.';
comment on column public.hand_in_versions.is_late is 'As the hand-in''s first version.';
comment on column public.hand_in_versions.replaced_at is 'When a newer version came; the only thing that changes, and once.';
create index hand_in_versions_team_id_idx on public.hand_in_versions (team_id, hand_in_id);
-- When what waits was handed in, for all of a mentor's teams at once.
create index hand_in_versions_newest_idx on public.hand_in_versions (team_id, hand_in_id) include (handed_in_at) where replaced_at is null;
create index hand_in_versions_handed_in_at_idx on public.hand_in_versions (handed_in_at);
create index hand_in_versions_handed_in_by_idx on public.hand_in_versions (handed_in_by);

alter table public.hand_in_versions enable row level security;
grant select on public.hand_in_versions to authenticated;
grant select, insert, update, delete on public.hand_in_versions to service_role;

-- The team, its mentor and organisers may read what was handed in; of a team without a mentor also whoever reads the shared
-- queue; and whoever judged a version goes on reading that one.
create policy hand_in_versions_read_with_record on public.hand_in_versions
  for select to authenticated
  using (
    team_id = any (array(select private.record_teams()))
    or team_id = any (array(select private.shared_queue_teams()))
    or id = any (array(select private.reviewed_versions()))
  );

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- It goes with its hand-in and never alone.
  if tg_op = 'DELETE' then
    if exists (select from public.hand_ins h where h.id = old.hand_in_id) then
      raise exception 'version_is_frozen' using errcode = '42501';
    end if;
    return old;
  end if;
  -- What an organiser takes out for good goes from every version.
  if current_setting('grow.redacting', true) = 'yes' and to_jsonb(new) - 'parts' = to_jsonb(old) - 'parts' then
    return new;
  end if;
  if to_jsonb(new) - '{replaced_at,handed_in_by}'::text[] <> to_jsonb(old) - '{replaced_at,handed_in_by}'::text[]
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at)
    -- A person who leaves takes their name along.
    or (new.handed_in_by is not null and new.handed_in_by is distinct from old.handed_in_by) then
    raise exception 'version_is_frozen' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.keep_version() is 'Trigger: what was handed in stays as it was, but for what is redacted (42501 version_is_frozen).';
create trigger hand_in_versions_keep before update or delete on public.hand_in_versions
  for each row execute function private.keep_version();

create table public.hand_in_verdicts (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references public.hand_in_versions (id) on delete cascade,
  hand_in_id uuid not null,
  team_id uuid not null,
  author_id uuid references private.profiles (user_id) on delete set null,
  decision text not null check (decision in ('accepted', 'changes_requested')),
  note text not null default '' check (char_length(note) <= 4000),
  advice jsonb not null default '[]' check (jsonb_typeof(advice) = 'array'),
  settles_at timestamptz not null,
  settled_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  constraint hand_in_verdicts_of_hand_in foreign key (team_id, hand_in_id) references public.hand_ins (team_id, id) on delete cascade
);
comment on table public.hand_in_verdicts is 'What a mentor or an organiser says of a version. It counts after five seconds; until then its author may take it back.';
comment on column public.hand_in_verdicts.advice is 'What the team is to do: [{"id", "text", "due_week"}], which become action items when it counts.';
comment on column public.hand_in_verdicts.settles_at is 'From when on it counts.';
comment on column public.hand_in_verdicts.settled_at is 'Since when it counts; null while its author may take it back.';
create index hand_in_verdicts_version_id_idx on public.hand_in_verdicts (version_id);
create index hand_in_verdicts_hand_in_id_idx on public.hand_in_verdicts (hand_in_id);
create index hand_in_verdicts_team_id_idx on public.hand_in_verdicts (team_id, hand_in_id);
create index hand_in_verdicts_author_id_idx on public.hand_in_verdicts (author_id, team_id, settled_at);
create index hand_in_verdicts_settled_at_idx on public.hand_in_verdicts (settled_at) where settled_at is not null;
create unique index hand_in_verdicts_one_pending_idx on public.hand_in_verdicts (hand_in_id) where settled_at is null;

alter table public.hand_in_verdicts enable row level security;
grant select on public.hand_in_verdicts to authenticated;
grant select, insert, update, delete on public.hand_in_verdicts to service_role;

-- The team, its mentor and organisers may read a verdict that counts, and so may whoever reads the shared queue; until then
-- only its author, who goes on reading it.
create policy hand_in_verdicts_read_with_record on public.hand_in_verdicts
  for select to authenticated
  using (
    (
      (team_id = any (array(select private.record_teams())) or team_id = any (array(select private.shared_queue_teams())))
      and (settled_at is not null or author_id = (select auth.uid()))
    )
    or version_id = any (array(select private.reviewed_versions())) and author_id = (select auth.uid())
  );

-- Two who write in one hand-in see each other's parts arrive.
alter publication supabase_realtime add table public.hand_ins, public.hand_in_parts;

-- Who writes where is told on a private channel of the team, which nobody else hears.
create function private.team_channels() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  return query select 'team:' || t from private.my_teams() t;
end;
$$;
comment on function private.team_channels() is 'Channels of the teams that the caller is in: team:{id}.';
grant execute on function private.team_channels() to authenticated, service_role;

-- Members of a team may hear who else writes.
create policy team_channels_heard_by_members on realtime.messages
  for select to authenticated
  using (
    extension in ('broadcast', 'presence') and (select realtime.topic()) = any (array(select private.team_channels()))
  );

-- Members of a team may say that they write, and nothing else.
create policy team_channels_spoken_by_members on realtime.messages
  for insert to authenticated
  with check (extension = 'presence' and (select realtime.topic()) = any (array(select private.team_channels())));

-- What only a person who goes can have written goes with them, as their team's words do.
create function private.forget_hand_ins() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.hand_ins where team_id in (
    select m.team_id from public.team_members m
    where m.user_id = old.user_id and not exists (
      select from public.team_members other where other.team_id = m.team_id and other.user_id <> old.user_id
    )
  );
  return old;
end;
$$;
comment on function private.forget_hand_ins() is 'Trigger: the hand-ins of a team in which nobody else ever was go with the person.';
create trigger profiles_forget_hand_ins before delete on private.profiles
  for each row execute function private.forget_hand_ins();

create function public.server_time() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.current_time();
$$;
comment on function public.server_time() is 'The clock that deadlines are measured by.';
grant execute on function public.server_time() to anon, authenticated;
