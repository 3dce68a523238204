-- Who has an account, kept by a trigger on the accounts.
create table public.people (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  first_name text not null default ''
);
alter table public.people enable row level security;
grant select, update on public.people to authenticated;
grant all on public.people to service_role;
-- Everybody sees themselves.
create policy people_select_own on public.people for select to authenticated using (id = (select auth.uid()));
-- Everybody changes themselves.
create policy people_update_own on public.people for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create function public.keep_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.people (id, email, first_name)
  values (new.id, new.email, coalesce(new.raw_user_meta_data ->> 'first_name', ''))
  on conflict (id) do update set email = excluded.email;
  return null;
end $$;
create trigger keep_person after insert or update of email on auth.users
  for each row execute function public.keep_person();

create table public.entries (
  id bigint generated always as identity primary key,
  owner_id uuid not null default auth.uid() references public.people (id) on delete cascade,
  text text not null
);
alter table public.entries enable row level security;
grant select, insert, update, delete on public.entries to authenticated;
grant select on public.entries to anon;
grant all on public.entries to service_role;
-- Everybody sees their own entries.
create policy entries_select_own on public.entries for select to authenticated using (owner_id = (select auth.uid()));
-- Everybody writes entries of their own.
create policy entries_insert_own on public.entries for insert to authenticated with check (owner_id = (select auth.uid()));
-- Everybody changes their own entries.
create policy entries_update_own on public.entries for update to authenticated
  using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
-- Everybody throws their own entries away.
create policy entries_delete_own on public.entries for delete to authenticated using (owner_id = (select auth.uid()));

create table public.topics (name text primary key);
alter table public.topics enable row level security;
grant select on public.topics to anon, authenticated;
-- Everybody sees the topics.
create policy topics_select on public.topics for select to anon, authenticated using (true);
