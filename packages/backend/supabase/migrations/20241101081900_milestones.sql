-- What the weeks of a season are called, and what they ask for. Every week has a verb, not every week asks for something: so
-- a milestone is a row of its own, and nothing can be handed in for a week that has none; see decision 039. Organisers
-- write both by functions that come with their screens.

create table public.season_weeks (
  season_id uuid not null references public.seasons (id),
  week integer not null check (week between 1 and 52),
  verb_en text not null check (private.is_plain_name(verb_en) and char_length(verb_en) <= 24),
  verb_de text not null check (private.is_plain_name(verb_de) and char_length(verb_de) <= 24),
  task_en text not null check (private.is_plain_name(task_en) and char_length(task_en) <= 200),
  task_de text not null check (private.is_plain_name(task_de) and char_length(task_de) <= 200),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (season_id, week)
);
comment on table public.season_weeks is 'The weeks of a season: the verb of each, and what one does in it.';
comment on column public.season_weeks.week is '1 is the week that the season starts with.';
comment on column public.season_weeks.verb_en is 'Stands below the week''s letter, which never changes.';
comment on column public.season_weeks.task_en is 'A sentence or two, said to one person.';
create trigger season_weeks_touch before update on public.season_weeks
  for each row execute function private.touch_updated_at();

alter table public.season_weeks enable row level security;
grant select on public.season_weeks to anon, authenticated;
grant select, insert, update, delete on public.season_weeks to service_role;

-- Everyone may read the weeks of every season, visitors too: the public site shows them.
create policy season_weeks_read_by_all on public.season_weeks
  for select to anon, authenticated
  using (true);

create table public.milestones (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null,
  week integer not null,
  title_en text not null check (private.is_plain_name(title_en) and char_length(title_en) <= 80),
  title_de text not null check (private.is_plain_name(title_de) and char_length(title_de) <= 80),
  must_prove_en text not null check (private.is_plain_name(must_prove_en) and char_length(must_prove_en) <= 140),
  must_prove_de text not null check (private.is_plain_name(must_prove_de) and char_length(must_prove_de) <= 140),
  good_one_en text not null check (private.is_plain_name(good_one_en) and char_length(good_one_en) <= 200),
  good_one_de text not null check (private.is_plain_name(good_one_de) and char_length(good_one_de) <= 200),
  leave_out_en text not null check (private.is_plain_name(leave_out_en) and char_length(leave_out_en) <= 200),
  leave_out_de text not null check (private.is_plain_name(leave_out_de) and char_length(leave_out_de) <= 200),
  opens_at timestamptz not null,
  due_at timestamptz not null,
  grace_minutes integer not null default 1440 check (grace_minutes between 0 and 10080),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint milestones_week_once unique (season_id, week),
  constraint milestones_of_week foreign key (season_id, week) references public.season_weeks (season_id, week),
  constraint milestones_due_after_opening check (due_at > opens_at)
);
comment on table public.milestones is 'What a week asks every team for; a week that asks for nothing has none.';
comment on column public.milestones.title_en is 'What is handed in.';
comment on column public.milestones.must_prove_en is 'First line of the brief: what the hand-in has to show.';
comment on column public.milestones.good_one_en is 'Second line of the brief: what a good hand-in is like.';
comment on column public.milestones.leave_out_en is 'Third line of the brief: what nobody will look at.';
comment on column public.milestones.opens_at is 'Since when teams write in it; the brief is read before, too.';
comment on column public.milestones.due_at is 'From this time on a hand-in is late.';
comment on column public.milestones.grace_minutes is 'For how many minutes after it is due a late hand-in is taken; then the week is closed.';
create trigger milestones_touch before update on public.milestones
  for each row execute function private.touch_updated_at();

alter table public.milestones enable row level security;
grant select on public.milestones to anon, authenticated;
grant select, insert, update, delete on public.milestones to service_role;

-- Everyone may read what every week asks for, visitors too: the public site shows it, and no brief is a secret.
create policy milestones_read_by_all on public.milestones
  for select to anon, authenticated
  using (true);

-- The kind of a part says which limits it has; one without its limit, or with another's, is no part.
create table public.milestone_parts (
  milestone_id uuid not null references public.milestones (id) on delete cascade,
  key text not null check (key ~ '^[a-z]+(_[a-z]+)*$' and char_length(key) <= 40),
  kind text not null check (kind in ('text', 'link', 'file', 'film', 'tests')),
  position integer not null check (position > 0),
  label_en text not null check (private.is_plain_name(label_en) and char_length(label_en) <= 60),
  label_de text not null check (private.is_plain_name(label_de) and char_length(label_de) <= 60),
  hint_en text not null check (private.is_plain_name(hint_en) and char_length(hint_en) <= 140),
  hint_de text not null check (private.is_plain_name(hint_de) and char_length(hint_de) <= 140),
  is_required boolean not null default true,
  max_characters integer check (max_characters between 1 and 5000),
  max_count integer check (max_count between 1 and 20),
  max_bytes integer,
  media_types text[],
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (milestone_id, key),
  constraint milestone_parts_limits_of_kind check (
    case kind
      when 'text' then max_characters is not null and num_nonnulls(max_count, max_bytes, media_types) = 0
      when 'file' then max_characters is null and num_nulls(max_count, max_bytes, media_types) = 0
      when 'film' then max_characters is null and num_nulls(max_count, max_bytes, media_types) = 0
      else max_count is not null and num_nonnulls(max_characters, max_bytes, media_types) = 0
    end
  ),
  constraint milestone_parts_bytes_of_kind check (
    max_bytes between 1 and case kind when 'film' then 200000000 else 50000000 end
  ),
  constraint milestone_parts_types_of_kind check (
    cardinality(media_types) > 0 and private.is_plain_list(media_types)
    and media_types <@ case kind
      when 'film' then '{video/mp4,video/quicktime,video/webm}'::text[]
      else '{application/pdf,application/zip,image/jpeg,image/png,image/webp,text/csv,text/plain}'::text[]
    end
  )
);
comment on table public.milestone_parts is 'What a hand-in consists of, part by part.';
comment on column public.milestone_parts.key is 'Its name in addresses and values; never changes.';
comment on column public.milestone_parts.kind is 'text: words; link: addresses; file and film: uploads; tests: quoted market tests.';
comment on column public.milestone_parts.position is 'Position in the list, smallest first; equal positions by key.';
comment on column public.milestone_parts.is_required is 'Whether a hand-in is incomplete without it.';
comment on column public.milestone_parts.max_characters is 'How long a text may be, in characters.';
comment on column public.milestone_parts.max_count is 'How many links, files, films or tests there may be.';
comment on column public.milestone_parts.max_bytes is 'How large each file or film may be, in bytes.';
comment on column public.milestone_parts.media_types is 'Which media types a file or film may have. None that a browser would run.';
create trigger milestone_parts_touch before update on public.milestone_parts
  for each row execute function private.touch_updated_at();

alter table public.milestone_parts enable row level security;
grant select on public.milestone_parts to anon, authenticated;
grant select, insert, update, delete on public.milestone_parts to service_role;

-- Everyone may read of which parts a hand-in consists, as they may read its brief.
create policy milestone_parts_read_by_all on public.milestone_parts
  for select to anon, authenticated
  using (true);
