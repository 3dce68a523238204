-- An invited address is known to whoever typed it and to ORGA until it is answered, then to nobody. So it stands in no
-- table that a team or realtime reads, and an invitation that was declined does not say by whom: the team never
-- learns from it who has the address.

create table private.mail_invitations (
  request_id uuid primary key references public.team_requests (id) on delete cascade,
  email text check (email = lower(email) and char_length(email) <= 320),
  email_hash bytea not null,
  user_id uuid references private.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
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
revoke all on private.mail_invitations from anon, authenticated, service_role;
grant select (request_id, email) on private.mail_invitations to authenticated;

-- Of one that was declined and opened again, the account stays known to functions, and the address to nobody.
insert into private.mail_invitations (request_id, email, email_hash, user_id, created_at)
  select r.id, case when r.user_id is null then r.email end, sha256(convert_to(r.email, 'utf8')), r.user_id, r.created_at
  from public.team_requests r where r.email is not null and r.status = 'pending';

-- What was declined before is told of nobody any more.
create temporary table declined on commit drop as
  select r.id::text as id from public.team_requests r where r.email is not null and r.status <> 'accepted';
update public.notifications n set actor_id = null from declined d
  where n.kind = 'invite_declined' and n.payload ->> 'request_id' = d.id;
update private.outbox o set details = o.details - '{person,person_id}'::text[] from declined d
  where o.kind = 'invite_declined' and o.details ->> 'request_id' = d.id;
alter table public.team_requests drop constraint team_requests_name_somebody;
update public.team_requests
  set user_id = null, decided_by = case when decided_by is distinct from user_id then decided_by end
  where email is not null and status <> 'accepted' and user_id is not null;
drop table declined;

drop policy team_requests_read_by_both_sides on public.team_requests;
drop function private.my_confirmed_email();
drop index public.team_requests_pending_email_idx, public.team_requests_email_idx;
alter table public.team_requests
  drop column email,
  add constraint team_requests_name_somebody check (user_id is not null or kind = 'invite');
comment on column public.team_requests.user_id is 'Whom it is about; null for an invitation by mail that nobody accepted.';

create or replace function private.is_request_mine(p_request public.team_requests, p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(p_request.user_id = p_user_id, exists (
    select from private.mail_invitations i
    where i.request_id = p_request.id and (i.user_id = p_user_id or i.email = (
      select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null
    ))
  ));
$$;
comment on function private.is_request_mine(public.team_requests, uuid) is 'Whether a request is about this person, by account or by confirmed address.';

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

create function public.invited_addresses(p_team_id uuid) returns table (request_id uuid, email text)
language sql stable security invoker set search_path = '' as $$
  select i.request_id, i.email
  from public.team_requests r join private.mail_invitations i on i.request_id = r.id
  where r.team_id = p_team_id and r.status = 'pending' and i.email is not null;
$$;
comment on function public.invited_addresses(uuid) is 'The addresses that the caller typed into pending invitations of a team; all of them for an organiser.';

revoke all on function private.my_mail_invitations(), public.invited_addresses(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.my_mail_invitations() to authenticated, service_role;
grant execute on function public.invited_addresses(uuid) to authenticated;

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

-- Who typed an address into an invitation may read it while it waits for an answer, and so may organisers.
create policy mail_invitations_read_by_author_or_orga on private.mail_invitations
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and exists (
      select from public.team_requests r
      where r.id = request_id and r.status = 'pending'
        and (r.created_by = (select auth.uid()) or (select private.is_orga()))
    )
  );

create function public.my_requests() returns setof public.team_requests
language sql stable security invoker set search_path = '' as $$
  select r.* from public.team_requests r
  where r.status = 'pending'
    and (r.user_id = (select auth.uid()) or r.id in (select private.my_mail_invitations()))
  order by r.created_at desc, r.id
  limit 200;
$$;
comment on function public.my_requests() is 'What waits between the caller and teams, newest first: applications, and invitations to the account or its address.';
revoke all on function public.my_requests() from public, anon, authenticated, service_role;
grant execute on function public.my_requests() to authenticated;
