-- What a person is told: in the bell, and by mail where they want it. Written by functions in the transaction that gives
-- the reason; names are looked up when it is read, so that nothing of a person who left stays in another's bell.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  actor_id uuid references private.profiles (user_id) on delete cascade,
  team_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.notifications is 'What a person is told, newest last; no rows of other people.';
comment on column public.notifications.kind is 'What happened: team_request, request_accepted, request_declined, team_invite, invite_accepted, invite_declined, member_left, member_removed, captain_now, team_moved, team_ended, …';
comment on column public.notifications.actor_id is 'Who did it; the entry goes with them.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_actor_id_idx on public.notifications (actor_id);
create index notifications_team_id_idx on public.notifications (team_id);

create table public.mail_choices (
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  topic text not null check (topic in ('requests', 'answers', 'invites')),
  wanted boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, topic)
);
comment on table public.mail_choices is 'Which notifications a person wants by mail too; every topic that is not here is wanted.';

create trigger notifications_touch before update on public.notifications
  for each row execute function private.touch_updated_at();
create trigger mail_choices_touch before update on public.mail_choices
  for each row execute function private.touch_updated_at();

alter table public.notifications enable row level security;
alter table public.mail_choices enable row level security;
revoke all on public.notifications, public.mail_choices from anon, authenticated, service_role;
grant select, update (read_at) on public.notifications to authenticated;
grant select, insert (user_id, topic, wanted), update (wanted) on public.mail_choices to authenticated;
grant select, insert, update, delete on public.notifications, public.mail_choices to service_role;

-- A person may read what they are told.
create policy notifications_read_by_owner on public.notifications
  for select to authenticated
  using (user_id = (select auth.uid()));

-- A person may note what they have read.
create policy notifications_update_by_owner on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- A person may read their choices.
create policy mail_choices_read_by_owner on public.mail_choices
  for select to authenticated
  using (user_id = (select auth.uid()));

-- A person may choose for themselves.
create policy mail_choices_insert_by_owner on public.mail_choices
  for insert to authenticated
  with check (user_id = (select auth.uid()));

-- A person may change their choice.
create policy mail_choices_update_by_owner on public.mail_choices
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Mails of a topic have the topic's kinds; what is of no topic goes to the bell only.
create function private.mail_topic(p_kind text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_kind = 'team_request' then 'requests'
    when p_kind in ('request_accepted', 'request_declined', 'invite_accepted', 'invite_declined') then 'answers'
    when p_kind in ('team_invite', 'invite_reminder') then 'invites'
  end;
$$;
comment on function private.mail_topic(text) is 'The topic under which a kind of notification is mailed; null where it is not.';

-- `p_details` is what the mail says; the bell looks names up.
create function private.notify(
  p_user_id uuid, p_kind text, p_actor_id uuid, p_team_id uuid, p_payload jsonb, p_details jsonb, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Nobody is told what they did themselves.
  if p_user_id is null or p_user_id = p_actor_id then
    return;
  end if;
  insert into public.notifications (user_id, kind, actor_id, team_id, payload, created_at)
    values (p_user_id, p_kind, p_actor_id, p_team_id, coalesce(p_payload, '{}'), p_now);
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at)
    select p_kind, p.locale, s.email, p.user_id,
      coalesce(p_details, '{}') || coalesce(p_payload, '{}') || jsonb_build_object('first_name', p.first_name), p_now
    from private.profiles p join private.profile_private s using (user_id)
    where p.user_id = p_user_id and coalesce(s.email, '') <> '' and private.mail_topic(p_kind) is not null
      and not exists (
        select from public.mail_choices c
        where c.user_id = p_user_id and c.topic = private.mail_topic(p_kind) and not c.wanted
      )
      -- An answer that is undone and given again is one mail.
      and not (p_kind in ('request_declined', 'invite_declined') and exists (
        select from private.outbox o
        where o.user_id = p_user_id and o.kind = p_kind and o.details ->> 'request_id' = p_payload ->> 'request_id'
      ));
end;
$$;
comment on function private.notify(uuid, text, uuid, uuid, jsonb, jsonb, timestamptz) is 'Tells a person something: in the bell, and by mail where the kind has one and the person wants it.';
revoke all on function private.mail_topic(text), private.notify(uuid, text, uuid, uuid, jsonb, jsonb, timestamptz)
  from public, anon, authenticated, service_role;
