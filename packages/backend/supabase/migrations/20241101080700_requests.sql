-- Who wants to join which team, and whom a team wants.

-- One pending request per team and person, whoever asked first.
create table public.team_requests (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  season_id uuid not null references public.seasons (id),
  kind text not null check (kind in ('apply', 'invite')),
  user_id uuid references private.profiles (user_id) on delete cascade,
  role_id uuid references public.team_roles (id) on delete set null,
  message text not null default '' check (char_length(message) <= 600),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
  created_by uuid references private.profiles (user_id) on delete set null,
  decided_by uuid references private.profiles (user_id) on delete set null,
  decided_at timestamptz,
  reminded_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint team_requests_name_somebody check (user_id is not null or kind = 'invite')
);
comment on table public.team_requests is 'Applications to teams and invitations by teams.';
comment on column public.team_requests.kind is 'apply: the person asks; invite: the team does.';
comment on column public.team_requests.expires_at is 'A pending request counts until then; the clock notes its end.';
comment on column public.team_requests.user_id is 'Whom it is about; null for an invitation by mail that nobody accepted.';
create unique index team_requests_pending_person_idx on public.team_requests (team_id, user_id)
  where status = 'pending' and user_id is not null;
create index team_requests_user_id_idx on public.team_requests (user_id);
create index team_requests_team_id_idx on public.team_requests (team_id, status);
create index team_requests_role_id_idx on public.team_requests (role_id);
create index team_requests_season_id_idx on public.team_requests (season_id);
create index team_requests_created_by_idx on public.team_requests (created_by);
create index team_requests_decided_by_idx on public.team_requests (decided_by);
create index team_requests_due_idx on public.team_requests (expires_at) where status = 'pending';
create trigger team_requests_touch before update on public.team_requests
  for each row execute function private.touch_updated_at();

alter table public.team_requests enable row level security;
grant select on public.team_requests to authenticated;
grant select, insert, update, delete on public.team_requests to service_role;

-- An invited address is known to whoever typed it until it is answered, then to nobody. So it is in no table
-- that a team or realtime reads, and an invitation that was declined does not say by whom: the team never learns from it
-- who has the address.
create table private.mail_invitations (
  request_id uuid primary key references public.team_requests (id) on delete cascade,
  email text check (email = lower(email) and char_length(email) <= 320),
  email_hash bytea not null,
  user_id uuid references private.profiles (user_id) on delete cascade,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.mail_invitations is 'Invitations by mail: to which address, and who declined. One that ended is kept for a day, for functions only.';
comment on column private.mail_invitations.email is 'The address as a member typed it, in small letters; null once it was answered.';
comment on column private.mail_invitations.email_hash is 'SHA-256 of the address, by which invitations to it are counted for a day, whatever became of them.';
comment on column private.mail_invitations.user_id is 'Who declined, so that they can undo it.';
create index mail_invitations_email_idx on private.mail_invitations (email);
create index mail_invitations_email_hash_idx on private.mail_invitations (email_hash);
create index mail_invitations_user_id_idx on private.mail_invitations (user_id);
create trigger mail_invitations_touch before update on private.mail_invitations
  for each row execute function private.touch_updated_at();

alter table private.mail_invitations enable row level security;
grant select (request_id, email) on private.mail_invitations to authenticated;

-- Who typed an address into an invitation may read it while it waits for an answer.
create policy mail_invitations_read_by_author on private.mail_invitations
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and exists (
      select from public.team_requests r
      where r.id = request_id and r.status = 'pending' and r.created_by = (select auth.uid())
    )
  );

-- The account's own address, and only once it is confirmed: whoever writes somebody else's address gets none of it.
create function private.my_mail_invitations() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select i.request_id
  from private.mail_invitations i join public.team_requests r on r.id = i.request_id
  where r.user_id is null and r.status = 'pending' and (i.user_id = (select auth.uid()) or i.email = (
    select lower(u.email) from auth.users u where u.id = (select auth.uid()) and u.email_confirmed_at is not null
  ));
$$;
comment on function private.my_mail_invitations() is 'Pending invitations to the caller''s confirmed address.';
grant execute on function private.my_mail_invitations() to authenticated, service_role;

-- Whom it is about may read a request, and so may the team and organisers.
create policy team_requests_read_by_both_sides on public.team_requests
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      user_id = (select auth.uid())
      or team_id in (select private.my_teams())
      or id in (select private.my_mail_invitations())
      or (select private.is_orga())
    )
  );

create table public.team_invite_links (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  token_hash text not null unique,
  created_by uuid references private.profiles (user_id) on delete set null,
  max_uses integer not null check (max_uses between 1 and 50),
  uses integer not null default 0 check (uses between 0 and max_uses),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.team_invite_links is 'Links that let somebody into a team: counted, with an end, revocable. The secret is only in the link.';
create index team_invite_links_team_id_idx on public.team_invite_links (team_id);
create index team_invite_links_created_by_idx on public.team_invite_links (created_by);
create trigger team_invite_links_touch before update on public.team_invite_links
  for each row execute function private.touch_updated_at();

alter table public.team_invite_links enable row level security;
grant
  select (id, team_id, created_by, max_uses, uses, expires_at, revoked_at, created_at, updated_at)
  on public.team_invite_links to authenticated;
grant select, insert, update, delete on public.team_invite_links to service_role;

-- A team may see its links, without their secret, and so may organisers.
create policy team_invite_links_read_by_team on public.team_invite_links
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (team_id in (select private.my_teams()) or (select private.is_orga()))
  );

-- The policies of both tables decide who receives which row. Whoever is told of an update gets the new row, so the
-- primary key is identity enough; of a deleted row nobody is told more than its id.
alter publication supabase_realtime add table public.notifications, public.team_requests;
