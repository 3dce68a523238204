-- What was changed by whom, before and after, and why. Triggers write it; nobody changes it. What names a person who
-- left goes with them.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references private.profiles (user_id) on delete set null,
  action text not null check (action in ('insert', 'update', 'delete')),
  entity text not null,
  entity_id uuid not null,
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  team_id uuid generated always as (
    case entity when 'teams' then entity_id when 'team_members' then (coalesce(after, before) ->> 'team_id')::uuid end
  ) stored
);
comment on table public.audit_log is 'Append-only record of changes: written by triggers, read by ORGA.';
comment on column public.audit_log.actor_id is 'Who did it; null for the clock, the console, and people who left.';
comment on column public.audit_log.team_id is 'The team whose history this belongs to; a column, for row security keeps expressions from using an index.';
comment on column public.audit_log.reason is 'What an organiser gave as the reason.';
create index audit_log_entity_idx on public.audit_log (entity, entity_id, id desc);
create index audit_log_team_id_idx on public.audit_log (team_id, id desc) where team_id is not null;
create index audit_log_actor_id_idx on public.audit_log (actor_id);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

-- Organisers may read what was changed.
create policy audit_log_read_by_orga on public.audit_log
  for select to authenticated
  using ((select private.is_orga()));

create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into public.audit_log (actor_id, action, entity, entity_id, before, after, reason)
  values (
    (select p.user_id from private.profiles p where p.user_id = (select auth.uid())), lower(tg_op), tg_table_name,
    (coalesce(new_row, old_row) ->> 'id')::uuid, old_row, new_row, nullif(current_setting('grow.reason', true), '')
  );
  return null;
end;
$$;
comment on function private.write_audit_log() is 'Trigger: records a change with who did it and the reason of the transaction (grow.reason).';

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A person who leaves takes their name along: the key that pointed to them is emptied, their rows are forgotten. The
  -- team is not compared: it is computed only after this.
  if current_setting('grow.forgetting', true) = 'yes' or (
    tg_op = 'UPDATE' and new.actor_id is null
    and to_jsonb(new) - '{actor_id,team_id}'::text[] = to_jsonb(old) - '{actor_id,team_id}'::text[]
  ) then
    return coalesce(new, old);
  end if;
  raise exception 'append_only' using errcode = '42501';
end;
$$;
comment on function private.refuse_change() is 'Trigger: what was recorded stays (42501 append_only).';
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();

create function private.forget_in_audit_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log
    where entity = 'team_members'
      and (before ->> 'user_id' = old.user_id::text or after ->> 'user_id' = old.user_id::text);
  update public.audit_log set
      before = case when before ->> 'captain_id' = old.user_id::text then before - 'captain_id' else before end,
      after = case when after ->> 'captain_id' = old.user_id::text then after - 'captain_id' else after end
    where entity = 'teams' and (before ->> 'captain_id' = old.user_id::text or after ->> 'captain_id' = old.user_id::text);
  perform set_config('grow.forgetting', '', true);
  return null;
end;
$$;
comment on function private.forget_in_audit_log() is 'Trigger: rows about a person who left, and their id as captain, are forgotten.';
create index audit_log_person_before_idx on public.audit_log ((before ->> 'user_id'));
create index audit_log_person_after_idx on public.audit_log ((after ->> 'user_id'));
create trigger profiles_forget_in_audit_log after delete on private.profiles
  for each row execute function private.forget_in_audit_log();

revoke all on function private.write_audit_log(), private.refuse_change(), private.forget_in_audit_log()
  from public, anon, authenticated, service_role;
