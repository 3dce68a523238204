-- What a person is told, in the bell and by mail, and what was changed by whom. Rows are written in the transaction that
-- gives the reason, so that nothing is said about what was rolled back.

-- Names are looked up when a notification is read, so that nothing of a person who left stays in another's bell.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  actor_id uuid references private.profiles (user_id) on delete cascade,
  team_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  occasion text check (char_length(occasion) between 1 and 200),
  read_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.notifications is 'What a person is told, newest last; no rows of other people.';
comment on column public.notifications.kind is 'What happened: team_request, request_accepted, request_declined, team_invite, invite_accepted, invite_declined, member_left, member_removed, captain_now, team_moved, team_ended, …';
comment on column public.notifications.actor_id is 'Who did it; the entry goes with them.';
comment on column public.notifications.occasion is 'What is told once only, whoever comes by how often: a person has one entry of a kind and an occasion. Null for what may happen again.';
create index notifications_user_id_idx on public.notifications (user_id, created_at desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_actor_id_idx on public.notifications (actor_id);
create index notifications_team_id_idx on public.notifications (team_id);
create unique index notifications_once_idx on public.notifications (user_id, kind, occasion) where occasion is not null;
create trigger notifications_touch before update on public.notifications
  for each row execute function private.touch_updated_at();

alter table public.notifications enable row level security;
grant select, update (read_at) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;

-- Notifications speak of other people: a member may read their own once the login is complete.
create policy notifications_read_by_owner on public.notifications
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A member may note what they have read.
create policy notifications_update_by_owner on public.notifications
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A feature that mails adds its kinds here.
create table private.mail_topics (
  topic text primary key check (topic ~ '^[a-z]+$'),
  kinds text[] not null,
  created_at timestamptz not null default private.current_time()
);
comment on table private.mail_topics is 'What a person can choose to get by mail; a kind of notification without a topic goes to the bell only.';
comment on column private.mail_topics.kinds is 'Kinds of notifications that are mailed under this topic.';
insert into private.mail_topics (topic, kinds) values
  ('requests', '{team_request}'),
  ('answers', '{request_accepted,request_declined,invite_accepted,invite_declined}'),
  ('invites', '{team_invite,invite_reminder}'),
  ('weeks', '{week_open,hand_in_due,hand_in_late}'),
  ('reviews', '{hand_in_by_clock,hand_in_extended,hand_in_not_extended,hand_in_given,hand_in_returned,hand_in_return_moved,hand_in_accepted}'),
  ('events', '{event_registered,event_offer,event_reminder,event_cancelled}'),
  ('pulses', '{pulse_stuck,still_in,still_in_answered,advice_given,action_item_given,confidence_received}'),
  ('mentoring', '{mentor_proposed,mentor_declined,mentor_assigned,mentor_stand_in,mentor_stand_in_gone,mentor_taken_back}'),
  ('meetings', '{office_hour_booked,office_hour_moved,office_hour_link,office_hour_cancelled,office_hour_reminder,office_hour_noted}');

alter table private.mail_topics enable row level security;
grant select on private.mail_topics to authenticated;

-- Organisers may see which kinds are mailed.
create policy mail_topics_read_by_orga on private.mail_topics
  for select to authenticated
  using ((select private.is_orga()));

create table public.mail_choices (
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  topic text not null references private.mail_topics (topic),
  wanted boolean not null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (user_id, topic)
);
comment on table public.mail_choices is 'Which notifications a person wants by mail too; every topic that is not here is wanted.';
create index mail_choices_topic_idx on public.mail_choices (topic);
create trigger mail_choices_touch before update on public.mail_choices
  for each row execute function private.touch_updated_at();

alter table public.mail_choices enable row level security;
grant select, insert (user_id, topic, wanted), update (wanted) on public.mail_choices to authenticated;
grant select, insert, update, delete on public.mail_choices to service_role;

-- A person may read their choices.
create policy mail_choices_read_by_owner on public.mail_choices
  for select to authenticated
  using ((select private.is_member()) and user_id = (select auth.uid()));

-- A person may choose for themselves.
create policy mail_choices_insert_by_owner on public.mail_choices
  for insert to authenticated
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- A person may change their choice.
create policy mail_choices_update_by_owner on public.mail_choices
  for update to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  )
  with check (
    (select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid())
  );

-- Mails that the product sends itself. The function send-outbox claims rows and sends them.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  locale text not null default 'en' check (locale in ('en', 'de')),
  recipient text not null check (char_length(recipient) <= 320),
  user_id uuid references private.profiles (user_id) on delete cascade,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'not_needed')),
  attempts integer not null default 0,
  due_at timestamptz not null default private.current_time(),
  waits_for_morning boolean not null default false,
  claim uuid,
  error text,
  sent_at timestamptz,
  erase_when_done boolean not null default false,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.outbox is 'Mails to send, one row a message. Written by functions only.';
comment on column private.outbox.kind is 'Which mail: a key of supabase/functions/_shared/mails.';
comment on column private.outbox.user_id is 'Whose mail it is; it goes when the person goes. Null for the mail about a deleted account.';
comment on column private.outbox.details is 'What the mail says beyond its fixed words.';
comment on column private.outbox.state is 'waiting; sent; dead: given up after six attempts; not_needed: what it says was over before it could leave.';
comment on column private.outbox.waits_for_morning is 'Whether it does not leave between 22:00 and 07:00 in Berlin.';
comment on column private.outbox.due_at is 'Not before then; while a worker holds the message, the end of its lease.';
comment on column private.outbox.claim is 'Which claim holds the message: only that one may settle it.';
comment on column private.outbox.erase_when_done is 'Whether nothing of it may stay once it was sent or given up.';
create index outbox_due_idx on private.outbox (due_at) where state = 'waiting';
create index outbox_user_id_idx on private.outbox (user_id);
-- What was sent or given up needs nobody's address for ever: organisers look at it for thirty days.
create index outbox_done_idx on private.outbox (updated_at) where state <> 'waiting';
create trigger outbox_touch before update on private.outbox
  for each row execute function private.touch_updated_at();

alter table private.outbox enable row level security;
grant select on private.outbox to authenticated, service_role;

-- Organisers may see what was sent, waits or failed.
create policy outbox_read_by_orga on private.outbox
  for select to authenticated
  using ((select private.is_orga()));

-- Triggers write it and nobody changes it. What names a person who left goes with them.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid references private.profiles (user_id) on delete set null,
  action text not null check (action in ('insert', 'update', 'delete')),
  entity text not null,
  entity_id uuid not null,
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default private.current_time(),
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
create index audit_log_person_before_idx on public.audit_log ((before ->> 'user_id'));
create index audit_log_person_after_idx on public.audit_log ((after ->> 'user_id'));

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

-- Organisers may read what was changed.
create policy audit_log_read_by_orga on public.audit_log
  for select to authenticated
  using ((select private.is_orga()));

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
  update public.audit_log set
      before = (select jsonb_object_agg(key, value) from jsonb_each(before) where value <> to_jsonb(old.user_id)),
      after = (select jsonb_object_agg(key, value) from jsonb_each(after) where value <> to_jsonb(old.user_id))
    where entity in ('mentor_assignments', 'mentor_absences', 'mentor_conflicts', 'mentor_pins') and exists (
      select from jsonb_path_query(jsonb_build_array(before, after), '$[*].*') value where value = to_jsonb(old.user_id)
    );
  perform set_config('grow.forgetting', '', true);
  return null;
end;
$$;
comment on function private.forget_in_audit_log() is 'Trigger: rows about a person who left, and their id as captain, mentor or stand-in, are forgotten.';
create trigger profiles_forget_in_audit_log after delete on private.profiles
  for each row execute function private.forget_in_audit_log();

create function private.mail_topic(p_kind text) returns text
language sql stable set search_path = '' as $$
  select t.topic from private.mail_topics t where p_kind = any (t.kinds);
$$;
comment on function private.mail_topic(text) is 'The topic under which a kind of notification is mailed; null where it goes to the bell only.';

create function private.export_of_outbox(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'kind', m.kind, 'recipient', m.recipient, 'details', m.details, 'state', m.state, 'sent_at', m.sent_at,
    'created_at', m.created_at
  ) order by m.created_at) from private.outbox m where m.user_id = p_user_id;
$$;
comment on function private.export_of_outbox(uuid) is 'For the export: mails to the person, without what workers note.';

create function private.export_of_audit_log(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(l) - case
      when l.entity = 'mentor_assignments' and l.actor_id is distinct from p_user_id and l.after ->> 'mentor_id' <> p_user_id::text
        then '{reason}' else '{}'
    end::text[] order by l.id) from public.audit_log l
  where l.actor_id = p_user_id or l.before ->> 'user_id' = p_user_id::text or l.after ->> 'user_id' = p_user_id::text
    or (l.entity in ('mentor_assignments', 'mentor_absences') and p_user_id::text in (l.after ->> 'mentor_id', l.after ->> 'stand_in_id'));
$$;
comment on function private.export_of_audit_log(uuid) is 'For the export: what the person changed, and changes of what names them; a stand-in learns nothing of why the mentor was replaced.';

create function private.next_morning(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select (date_trunc('day', p_at at time zone 'Europe/Berlin' - interval '7 hours') + interval '1 day 7 hours')
    at time zone 'Europe/Berlin';
$$;
comment on function private.next_morning(timestamptz) is 'The first 07:00 in Berlin after a time.';

create function private.after_quiet_hours(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case
    when extract(hour from p_at at time zone 'Europe/Berlin') between 7 and 21 then p_at
    else private.next_morning(p_at)
  end;
$$;
comment on function private.after_quiet_hours(timestamptz) is 'The time itself by day; from 22:00 to 07:00 in Berlin the next morning.';

-- `p_details` is what the mails say; the bell looks names up. Whoever registers and cancels in a loop is not mailed each
-- time: at most three mails of a kind, event and person in a day, and ten of a kind about a team's meetings, which are moved
-- more often. What has an occasion is told once.
create function private.notify_each(
  p_user_ids uuid[], p_kind text, p_actor_ids uuid[], p_team_ids uuid[], p_payload jsonb, p_details jsonb[], p_now timestamptz,
  p_occasion text default null, p_waits_for_morning boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := coalesce(p_payload, '{}');
  mailed_as text := private.mail_topic(p_kind);
  ids uuid[] := array(select gen_random_uuid() from unnest(p_user_ids));
  notified uuid[];
begin
  with added as (
    insert into public.notifications (id, user_id, kind, actor_id, team_id, payload, occasion, created_at)
      select n.id, n.user_id, p_kind, n.actor_id, n.team_id, given, p_occasion, p_now
      from unnest(ids, p_user_ids, p_actor_ids, p_team_ids) n (id, user_id, actor_id, team_id)
      -- Nobody is told what they did themselves.
      where n.user_id is not null and n.user_id is distinct from n.actor_id
      on conflict (user_id, kind, occasion) where occasion is not null do nothing
      returning id
  )
  select array_agg(added.id) into notified from added;
  if notified is null or mailed_as is null then
    return;
  end if;
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at, waits_for_morning, created_at)
    select p_kind, p.locale, s.email, p.user_id,
      coalesce(n.details, '{}') || given || jsonb_build_object('first_name', p.first_name),
      case when p_waits_for_morning then private.after_quiet_hours(p_now) else p_now end, p_waits_for_morning, p_now
    from unnest(notified) t (id)
    join unnest(ids, p_user_ids, p_team_ids, p_details) n (id, user_id, team_id, details) using (id)
    join private.profiles p on p.user_id = n.user_id
    join private.profile_private s on s.user_id = n.user_id
    where coalesce(s.email, '') <> ''
      and not exists (
        select from public.mail_choices c where c.user_id = n.user_id and c.topic = mailed_as and not c.wanted
      )
      -- An answer that is undone and given again is one mail.
      and not (p_kind in ('request_declined', 'invite_declined') and exists (
        select from private.outbox o
        where o.user_id = n.user_id and o.kind = p_kind and o.details ->> 'request_id' = given ->> 'request_id'
      ))
      and (not given ? 'event_id' or (
        select count(*) from private.outbox o
        where o.user_id = n.user_id and o.kind = p_kind and o.details ->> 'event_id' = given ->> 'event_id'
          and o.created_at > p_now - interval '1 day'
      ) < 3)
      and (not given ? 'booking_id' or (
        select count(*) from public.notifications o
        where o.user_id = n.user_id and o.kind = p_kind and o.team_id = n.team_id and o.created_at > p_now - interval '1 day'
      ) <= 10);
end;
$$;
comment on function private.notify_each(uuid[], text, uuid[], uuid[], jsonb, jsonb[], timestamptz, text, boolean) is 'Tells people something, each of their team: in the bell, and by mail where the kind has one and the person wants it.';

create function private.notify(
  p_user_id uuid, p_kind text, p_actor_id uuid, p_team_id uuid, p_payload jsonb, p_details jsonb, p_now timestamptz,
  p_occasion text default null, p_waits_for_morning boolean default false
) returns void
language sql security definer set search_path = '' as $$
  select private.notify_each(
    array[p_user_id], p_kind, array[p_actor_id], array[p_team_id], p_payload, array[p_details], p_now, p_occasion,
    p_waits_for_morning
  );
$$;
comment on function private.notify(uuid, text, uuid, uuid, jsonb, jsonb, timestamptz, text, boolean) is 'Tells one person something, as notify_each does.';
