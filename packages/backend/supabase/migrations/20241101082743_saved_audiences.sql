-- Audiences that organisers write to again and again, under a name.

create table public.saved_audiences (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (btrim(name) <> '' and char_length(name) <= 60),
  audience text[] not null
    check (audience <@ '{PARTICIPANT,MENTOR,ORGA}' and cardinality(audience) > 0 and private.is_plain_list(audience)),
  rules jsonb not null default '{}' check (private.is_audience_rules(rules) and not rules ? 'chosen'),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.saved_audiences is 'Audiences under a name: whom they mean is asked anew each time.';
comment on column public.saved_audiences.audience is 'The roles that it is of.';
comment on column public.saved_audiences.rules is 'What narrows it further, as in announcements; never people one by one, who go with their draft.';
create trigger saved_audiences_touch before update on public.saved_audiences
  for each row execute function private.touch_updated_at();
create trigger saved_audiences_audit after insert or update or delete on public.saved_audiences for each row
  execute function private.write_audit_log('announcement', 'named name');

alter table public.saved_audiences enable row level security;
grant select, insert, delete on public.saved_audiences to authenticated;
grant select, insert, update, delete on public.saved_audiences to service_role;

-- Organisers may read them.
create policy saved_audiences_read_by_orga on public.saved_audiences
  for select to authenticated
  using ((select private.is_orga()));

-- Organisers may keep one.
create policy saved_audiences_insert_by_orga on public.saved_audiences
  for insert to authenticated
  with check ((select private.is_orga()));

-- Organisers may delete one.
create policy saved_audiences_delete_by_orga on public.saved_audiences
  for delete to authenticated
  using ((select private.is_orga()));
