-- Who wants to join which team, and whom a team wants. One pending request per team and person, whoever asked first.

create table public.team_requests (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  season_id uuid not null references public.seasons (id),
  kind text not null check (kind in ('apply', 'invite')),
  user_id uuid references private.profiles (user_id) on delete cascade,
  email text check (email = lower(email) and char_length(email) <= 320),
  role_id uuid references public.team_roles (id) on delete set null,
  message text not null default '' check (char_length(message) <= 600),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
  created_by uuid references private.profiles (user_id) on delete set null,
  decided_by uuid references private.profiles (user_id) on delete set null,
  decided_at timestamptz,
  reminded_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_requests_name_somebody check (user_id is not null or (kind = 'invite' and email is not null))
);
comment on table public.team_requests is 'Applications to teams and invitations by teams.';
comment on column public.team_requests.kind is 'apply: the person asks; invite: the team does.';
comment on column public.team_requests.user_id is 'Whom it is about; null while an invitation by mail waits for whoever has the address.';
comment on column public.team_requests.email is 'The address that a team invited, as the team wrote it, in small letters.';
comment on column public.team_requests.expires_at is 'A pending request counts until then; the clock notes its end.';
create unique index team_requests_pending_person_idx on public.team_requests (team_id, user_id)
  where status = 'pending' and user_id is not null;
create unique index team_requests_pending_email_idx on public.team_requests (team_id, email)
  where status = 'pending' and user_id is null;
create index team_requests_user_id_idx on public.team_requests (user_id);
create index team_requests_email_idx on public.team_requests (email) where email is not null;
create index team_requests_team_id_idx on public.team_requests (team_id, status);
create index team_requests_role_id_idx on public.team_requests (role_id);
create index team_requests_season_id_idx on public.team_requests (season_id);
create index team_requests_created_by_idx on public.team_requests (created_by);
create index team_requests_decided_by_idx on public.team_requests (decided_by);
create index team_requests_due_idx on public.team_requests (expires_at) where status = 'pending';

create table public.team_invite_links (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  token_hash text not null unique,
  created_by uuid references private.profiles (user_id) on delete set null,
  max_uses integer not null check (max_uses between 1 and 50),
  uses integer not null default 0 check (uses between 0 and max_uses),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.team_invite_links is 'Links that let somebody into a team: counted, with an end, revocable. The secret is only in the link.';
create index team_invite_links_team_id_idx on public.team_invite_links (team_id);
create index team_invite_links_created_by_idx on public.team_invite_links (created_by);

create trigger team_requests_touch before update on public.team_requests
  for each row execute function private.touch_updated_at();
create trigger team_invite_links_touch before update on public.team_invite_links
  for each row execute function private.touch_updated_at();

create function private.my_teams() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select team_id from public.team_members where user_id = (select auth.uid()) and left_at is null;
$$;
comment on function private.my_teams() is 'Teams that the caller is in.';

-- The account's own address, and only once it is confirmed: whoever writes somebody else's address gets none of it.
create function private.my_confirmed_email() returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null;
$$;
comment on function private.my_confirmed_email() is 'The caller''s confirmed address in small letters; null without one.';
revoke all on function private.my_teams(), private.my_confirmed_email() from public, anon, authenticated, service_role;
grant execute on function private.my_teams(), private.my_confirmed_email() to authenticated, service_role;

alter table public.team_requests enable row level security;
alter table public.team_invite_links enable row level security;
revoke all on public.team_requests, public.team_invite_links from anon, authenticated, service_role;
grant select on public.team_requests to authenticated;
grant select (id, team_id, created_by, max_uses, uses, expires_at, revoked_at, created_at, updated_at)
  on public.team_invite_links to authenticated;
grant select, insert, update, delete on public.team_requests, public.team_invite_links to service_role;

-- Whom it is about may read a request, and so may the team and organisers.
create policy team_requests_read_by_both_sides on public.team_requests
  for select to authenticated
  using (
    (user_id = (select auth.uid()))
    or (user_id is null and email = (select private.my_confirmed_email()))
    or team_id in (select private.my_teams())
    or (select private.is_orga())
  );

-- A team may see its links, without their secret, and so may organisers.
create policy team_invite_links_read_by_team on public.team_invite_links
  for select to authenticated
  using (team_id in (select private.my_teams()) or (select private.is_orga()));
