-- What a person tells once after signing up, and what they agreed to.

create table public.signup_info (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references private.profiles (user_id) on delete cascade,
  motivation text not null default '' check (char_length(motivation) <= 1000),
  idea_stage text not null default 'none' check (idea_stage in ('none', 'idea', 'prototype', 'users')),
  looking_for text not null default 'nothing' check (looking_for in ('team', 'members', 'nothing')),
  heard_from text not null default '' check (char_length(heard_from) <= 120),
  newsletter boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.signup_info is 'Answers of the welcome step, one row a person.';
create trigger signup_info_touch before update on public.signup_info
  for each row execute function private.touch_updated_at();

alter table public.signup_info enable row level security;
grant
  select,
  insert (user_id, motivation, idea_stage, looking_for, heard_from, newsletter),
  update (motivation, idea_stage, looking_for, heard_from, newsletter)
  on public.signup_info to authenticated;
grant select, insert, update, delete on public.signup_info to service_role;

-- A person may read their own answers.
create policy signup_info_read_by_owner on public.signup_info
  for select to authenticated
  using ((select private.is_member()) and user_id = (select auth.uid()));

-- A person may answer for themselves, once.
create policy signup_info_insert_by_owner on public.signup_info
  for insert to authenticated
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A person may correct their own answers.
create policy signup_info_update_by_owner on public.signup_info
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references private.profiles (user_id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'newsletter')),
  version text not null check (char_length(version) between 1 and 20)
    constraint consents_version_is_date check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  given_at timestamptz not null default private.current_time(),
  withdrawn_at timestamptz,
  created_at timestamptz not null default private.current_time()
);
comment on table public.consents is 'Who agreed to which version of what, and when; a withdrawal is noted, never erased.';
create index consents_user_id_idx on public.consents (user_id);
create index consents_kind_idx on public.consents (kind, version, given_at desc, id desc);
create unique index consents_standing_key on public.consents (user_id, kind, version) where withdrawn_at is null;

alter table public.consents enable row level security;
grant select, insert (user_id, kind, version), update (withdrawn_at) on public.consents to authenticated;
grant select, insert, update, delete on public.consents to service_role;

-- A person may read their own consents. Organisers read by functions, which note whose they read.
create policy consents_read_by_owner on public.consents
  for select to authenticated
  using ((select private.is_member()) and user_id = (select auth.uid()));

-- A person may consent for themselves.
create policy consents_insert_by_owner on public.consents
  for insert to authenticated
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A person may withdraw their own consents.
create policy consents_update_by_owner on public.consents
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

create function private.bound_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.consents where user_id = new.user_id) >= 100 then
    raise exception 'too_many_consents' using errcode = '54000';
  end if;
  return new;
end;
$$;
comment on function private.bound_consents() is 'Trigger: a person has at most 100 consents (54000 too_many_consents).';
create trigger consents_bound before insert on public.consents
  for each row execute function private.bound_consents();

create function private.stamp_withdrawal() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.withdrawn_at := case
    when old.withdrawn_at is null and new.withdrawn_at is not null then private.current_time() else old.withdrawn_at
  end;
  return new;
end;
$$;
comment on function private.stamp_withdrawal() is 'Trigger: the server''s clock dates a withdrawal, and a withdrawal stands.';
create trigger consents_stamp_withdrawal before update of withdrawn_at on public.consents
  for each row execute function private.stamp_withdrawal();
