-- Many people at once, from a list: an organiser's draft, and what was made of it. See decision 055.

create function private.is_import_fields(p_fields jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_fields) = 'object'
    and p_fields - '{first_name,last_name,university,university_country,studies,city,homeland,key_qualification,skills}'::text[] = '{}'
    and not exists (
      select from jsonb_each(p_fields) f
      where case when f.key = 'skills' then jsonb_typeof(f.value) <> 'array' else jsonb_typeof(f.value) <> 'string' end
    );
$$;
comment on function private.is_import_fields(jsonb) is 'Whether these are columns of a profile that a list may fill, each with a text, skills with a list.';

create table private.imports (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120)
    constraint imports_name_is_plain check (private.is_plain_name(name)),
  source jsonb not null check (jsonb_typeof(source -> 'rows') = 'array'),
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  row_count integer not null check (row_count between 1 and 5000),
  left_out integer not null default 0 check (left_out >= 0),
  job_id uuid unique references private.jobs (id) on delete set null,
  invite_job_id uuid unique references private.jobs (id) on delete set null,
  started_at timestamptz,
  undo_until timestamptz,
  created_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint imports_undo_has_a_beginning check ((started_at is null) = (undo_until is null))
);
comment on table private.imports is 'A list of people that an organiser brought: a draft until it was started; written by functions only.';
comment on column private.imports.source is 'The table as it came; once started, only the rows that stayed out.';
comment on column private.imports.choices is 'What becomes of which column, what was mended, and which rows stay out, as the page reads it.';
comment on column private.imports.left_out is 'How many rows that say something stayed out.';
comment on column private.imports.invite_job_id is 'The job that sends the invitations once the import can no longer be taken back.';
create index imports_created_by_idx on private.imports (created_by);
create index imports_created_at_idx on private.imports (created_at desc, id desc);
create trigger imports_touch before update on private.imports
  for each row execute function private.touch_updated_at();
alter table private.imports enable row level security;
grant select on private.imports to authenticated, service_role;

-- Organisers may read what was started, and their own drafts.
create policy imports_read_by_orga on private.imports
  for select to authenticated
  using ((select private.is_orga()) and (started_at is not null or created_by = (select auth.uid())));

create table private.import_rows (
  import_id uuid not null references private.imports (id) on delete cascade,
  n integer not null check (n between 1 and 5001),
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  role text not null check (role in ('PARTICIPANT', 'MENTOR')),
  locale text not null check (locale in ('en', 'de')),
  fields jsonb not null check (private.is_import_fields(fields)),
  fate text check (fate in ('made', 'again', 'changed', 'same', 'failed')),
  user_id uuid references private.profiles (user_id) on delete cascade,
  added jsonb not null default '{}' check (private.is_import_fields(added)),
  attempts integer not null default 0,
  error text check (char_length(error) <= 60),
  invited_at timestamptz,
  undone text check (undone in ('given_back', 'changed_since', 'kept')),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (import_id, n),
  constraint import_rows_email_is_there_once unique (import_id, email)
);
comment on table private.import_rows is 'What an import does to whom. Nobody becomes an organiser by one. A row goes with its person.';
comment on column private.import_rows.n is 'The number of the row, as a spreadsheet shows it.';
comment on column private.import_rows.fields is 'What the row says of the profile.';
comment on column private.import_rows.fate is 'made: got an account; again: never came, is invited again; changed: got what the profile lacked; same; failed. Null while it waits.';
comment on column private.import_rows.added is 'What of it was written, into empty fields only.';
comment on column private.import_rows.attempts is 'How often making the account, or afterwards the invitation, failed.';
comment on column private.import_rows.undone is 'What taking back did: given_back; changed_since: in part, for somebody wrote something else meanwhile; kept: the account has logged in, or is in use. An account that was removed took its row along.';
create index import_rows_user_id_idx on private.import_rows (user_id);
create index import_rows_waiting_idx on private.import_rows (import_id, n) where fate is null;
-- What became of how many, and how many were invited, is counted without a look at the rows.
create index import_rows_fate_idx on private.import_rows (import_id, fate);
create index import_rows_invited_idx on private.import_rows (import_id) where invited_at is not null;
create index import_rows_email_idx on private.import_rows (email);
create trigger import_rows_touch before update on private.import_rows
  for each row execute function private.touch_updated_at();
alter table private.import_rows enable row level security;
grant select on private.import_rows to authenticated, service_role;

-- Organisers may read what became of whom.
create policy import_rows_read_by_orga on private.import_rows
  for select to authenticated
  using ((select private.is_orga()));

create function private.export_of_imports(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'name', i.name, 'row_count', i.row_count, 'created_at', i.created_at, 'started_at', i.started_at
  ) order by i.created_at) from private.imports i where i.created_by = p_user_id;
$$;
comment on function private.export_of_imports(uuid) is 'For the export: the lists that an organiser brought, without who stands in them.';

-- What is an empty field, to a list: whatever else stands there is the person's own.
create function private.lacking_columns(p_profile private.profiles) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    case when p_profile.first_name = '' then 'first_name' end,
    case when p_profile.last_name = '' then 'last_name' end,
    case when p_profile.university is null then 'university' end,
    case when p_profile.university_country is null then 'university_country' end,
    case when p_profile.studies is null then 'studies' end,
    case when p_profile.city is null then 'city' end,
    case when p_profile.homeland is null then 'homeland' end,
    case when p_profile.key_qualification is null then 'key_qualification' end,
    case when p_profile.skills = '{}' then 'skills' end
  ], null);
$$;
comment on function private.lacking_columns(private.profiles) is 'Columns of a profile that a list may fill and that say nothing.';

create function private.accounts_of(p_emails text[])
returns table (email text, user_id uuid, is_confirmed boolean, import_row text)
language sql stable security definer set search_path = '' as $$
  select u.email::text, u.id, u.email_confirmed_at is not null or u.last_sign_in_at is not null,
    u.raw_app_meta_data ->> 'import_row'
  from auth.users u where u.email = any (p_emails) and not u.is_sso_user and u.deleted_at is null;
$$;
comment on function private.accounts_of(text[]) is 'The accounts of addresses, whether they were ever confirmed, and the row of an import that made them.';

create function private.import_knowledge(p_emails text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(p_emails) > 5000 then
    raise exception 'rows_invalid' using errcode = 'GR151';
  end if;
  return jsonb_build_object(
    'people', coalesce((
      with accounts as materialized (select * from private.accounts_of(p_emails))
      select jsonb_agg(jsonb_build_object(
        'email', a.email, 'first_name', p.first_name, 'last_name', p.last_name, 'is_confirmed', a.is_confirmed,
        'empty', private.lacking_columns(p)
      ) order by a.email)
      from accounts a join private.profiles p on p.user_id = a.user_id
    ), '[]'),
    'universities', coalesce((
      select jsonb_agg(u.university order by u.people desc, u.university) from (
        select p.university, count(*) as people from private.profiles p
        where p.university is not null group by p.university having count(*) >= 3
        order by people desc, p.university limit 500
      ) u
    ), '[]')
  );
end;
$$;
comment on function private.import_knowledge(text[]) is 'Who of up to 5,000 addresses is here and what their profiles lack, and universities that at least three people name (GR151 rows_invalid).';

-- A draft is its author's: two who mend one list would write over each other.
create function private.own_import_draft(p_id uuid, p_user_id uuid) returns private.imports
language plpgsql security definer set search_path = '' as $$
declare
  draft private.imports;
begin
  select * into draft from private.imports i where i.id = p_id and i.created_by = p_user_id for update;
  if not found then
    raise exception 'import_not_found' using errcode = 'GR009';
  end if;
  if draft.started_at is not null then
    raise exception 'import_started' using errcode = 'GR150';
  end if;
  return draft;
end;
$$;
comment on function private.own_import_draft(uuid, uuid) is 'A draft of the person, kept for oneself (GR009 import_not_found, GR150 import_started).';

create function private.create_import(p_name text, p_source jsonb, p_choices jsonb, p_user_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if jsonb_typeof(p_source -> 'rows') is distinct from 'array' or octet_length(p_source::text) > 8000000
    or octet_length(p_choices::text) > 2000000 or jsonb_array_length(p_source -> 'rows') not between 1 and 5000 then
    raise exception 'rows_invalid' using errcode = 'GR151';
  end if;
  insert into private.imports (name, source, choices, row_count, created_by)
    values (trim(p_name), p_source, p_choices, jsonb_array_length(p_source -> 'rows'), p_user_id) returning id into made;
  return made;
end;
$$;
comment on function private.create_import(text, jsonb, jsonb, uuid) is 'Keeps a list as a draft: {"header", "rows", …}, at most 5,000 rows and eight megabytes (GR151 rows_invalid).';

create function private.save_import(p_id uuid, p_choices jsonb, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_import_draft(p_id, p_user_id);
  if octet_length(p_choices::text) > 2000000 then
    raise exception 'rows_invalid' using errcode = 'GR151';
  end if;
  update private.imports set choices = p_choices where id = p_id and choices is distinct from p_choices;
end;
$$;
comment on function private.save_import(uuid, jsonb, uuid) is 'Keeps what was chosen and mended of a draft (GR009, GR150 import_started, GR151).';

create function private.discard_import(p_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_import_draft(p_id, p_user_id);
  delete from private.imports where id = p_id;
end;
$$;
comment on function private.discard_import(uuid, uuid) is 'Forgets a draft (GR009, GR150 import_started).';

create function private.tidy_imports(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from private.imports where id in (
    select i.id from private.imports i
    where coalesce(i.started_at, i.updated_at) < p_now - interval '30 days'
    order by i.created_at limit least(greatest(coalesce(p_limit, 0), 0), 20)
  );
  get diagnostics removed = row_count;
  return removed;
end;
$$;
comment on function private.tidy_imports(integer, timestamptz) is 'Forgets lists thirty days after they were started, and drafts that nobody touched for as long: what they did stands in the audit log.';

create function public.import_knowledge(p_emails text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.import_knowledge(p_emails) where private.acting_organiser() is not null;
$$;
comment on function public.import_knowledge(text[]) is 'For ORGA: who of up to 5,000 addresses is here, and what their profiles lack (42501 orga_only, GR151).';
grant execute on function public.import_knowledge(text[]) to authenticated;

create function public.create_import(p_name text, p_source jsonb, p_choices jsonb) returns uuid
language sql security definer set search_path = '' as $$
  select private.create_import(p_name, p_source, p_choices, private.acting_organiser());
$$;
comment on function public.create_import(text, jsonb, jsonb) is 'An organiser keeps a list as a draft; gives its id (42501 orga_only, GR151 rows_invalid).';
grant execute on function public.create_import(text, jsonb, jsonb) to authenticated;

create function public.save_import(p_id uuid, p_choices jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.save_import(p_id, p_choices, private.acting_organiser());
$$;
comment on function public.save_import(uuid, jsonb) is 'An organiser chooses and mends in their draft (42501 orga_only, GR009, GR150 import_started, GR151).';
grant execute on function public.save_import(uuid, jsonb) to authenticated;

create function public.discard_import(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.discard_import(p_id, private.acting_organiser());
$$;
comment on function public.discard_import(uuid) is 'An organiser discards their draft (42501 orga_only, GR009, GR150 import_started).';
grant execute on function public.discard_import(uuid) to authenticated;

create function public.tidy_imports() returns integer
language sql security definer set search_path = '' as $$
  select private.tidy_imports(20, private.current_time());
$$;
comment on function public.tidy_imports() is 'For the clock: forgets lists of people that were brought long ago.';
grant execute on function public.tidy_imports() to service_role;
