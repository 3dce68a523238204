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
  ('reviews', '{hand_in_by_clock,hand_in_extended,hand_in_not_extended,hand_in_given,hand_in_returned,hand_in_not_reopened,hand_in_return_moved,hand_in_accepted}'),
  ('events', '{event_registered,event_offer,event_reminder,event_cancelled}'),
  ('pulses', '{pulse_stuck,still_in,still_in_answered,advice_given,action_item_given,confidence_received}'),
  ('mentoring', '{mentor_proposed,mentor_declined,mentor_assigned,mentor_stand_in,mentor_stand_in_gone,mentor_taken_back}'),
  ('meetings', '{office_hour_booked,office_hour_moved,office_hour_link,office_hour_cancelled,office_hour_reminder,office_hour_noted}'),
  ('announcements', '{announcement}'),
  ('gates', '{gate_result}'), ('jury', '{jury_asked,jury_reminded}'),
  ('stories', '{story_asked}');

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
comment on column private.outbox.user_id is 'Whose mail it is; it goes when the person goes. Null for the mail about a deleted account, and for guests.';
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
  is_automatic boolean not null default false,
  is_own boolean not null default false,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  entity text not null,
  entity_id uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  team_id uuid,
  person_id uuid,
  person_ids uuid[] not null default '{}',
  subject jsonb not null default '{}',
  before jsonb,
  after jsonb,
  hidden text[] not null default '{}',
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default private.current_time()
);
comment on table public.audit_log is 'Append-only record of what was done to somebody else''s things: written by triggers, read by ORGA.';
comment on column public.audit_log.actor_id is 'Who did it; null for what nobody did, and for people who left.';
comment on column public.audit_log.is_automatic is 'Whether nobody did it: the clock, another service, or the console.';
comment on column public.audit_log.is_own is 'Whether it was done to one''s own things, or added by the product itself; kept for the history of a team and not listed.';
comment on column public.audit_log.kind is 'Under which kind of thing it is listed.';
comment on column public.audit_log.team_id is 'The team that it is about; a column, for row security keeps expressions from using an index.';
comment on column public.audit_log.person_id is 'The person whose thing it is.';
comment on column public.audit_log.person_ids is 'Everybody who is named in the row, but for who did it.';
comment on column public.audit_log.subject is 'What names the thing, as it was then.';
comment on column public.audit_log.before is 'What changed, as it was; null for what was added.';
comment on column public.audit_log.after is 'What changed, as it is; null for what was removed.';
comment on column public.audit_log.hidden is 'Columns that changed too, and whose values are not kept.';
comment on column public.audit_log.reason is 'What an organiser gave as the reason.';
-- Each leads with a filter and goes on with the time. What no filter asks for is in no index: every change pays for them.
create index audit_log_team_id_idx on public.audit_log (team_id, created_at desc, id desc) include (entity, is_own)
  where team_id is not null;
create index audit_log_actor_id_idx on public.audit_log (actor_id, created_at desc, id desc) include (is_own)
  where actor_id is not null;
create index audit_log_person_ids_idx on public.audit_log using gin (person_ids);
create index audit_log_listed_idx on public.audit_log (created_at desc, id desc) where not is_own;
create index audit_log_kind_idx on public.audit_log (kind, created_at desc, id desc) where not is_own;
-- Who changed what organisers write.
create index audit_log_written_idx on public.audit_log (entity_id) where not is_own and kind in ('announcement', 'event', 'content');
create index audit_log_action_idx on public.audit_log (action, created_at desc, id desc)
  where not is_own and action <> 'update';
-- The newest with words that many reasons have, and those with words that few have.
create index audit_log_reasoned_idx on public.audit_log (created_at desc, id desc) where not is_own and reason is not null;
create index audit_log_reason_idx on public.audit_log using gin (reason extensions.gin_trgm_ops) where reason is not null;

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;

-- Organisers may read what was changed, but for rounds that their own team is in.
create policy audit_log_read_by_orga on public.audit_log
  for select to authenticated
  using (
    (select private.is_orga())
    and (kind <> 'gate' or coalesce(subject ->> 'round_id', entity_id::text) <> all (array(select private.closed_rounds())))
  );

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- A person who leaves takes their name along: the key that pointed to them is emptied, their rows are forgotten.
  if current_setting('grow.forgetting', true) = 'yes' or (
    tg_op = 'UPDATE' and new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
  ) then
    return coalesce(new, old);
  end if;
  raise exception 'append_only' using errcode = '42501';
end;
$$;
comment on function private.refuse_change() is 'Trigger: what was recorded stays (42501 append_only).';
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();

-- Its arguments say what a table is, each a word and columns; the first is the kind under which it is listed.
--   person, owner  whose it is; the first person is the one it is about
--   team           the team whose it is; `in` for a team that it is only about
--   id             what is noted as its id, if not `id`
--   named          what names it
--   hidden         what is logged by name only
--   unlogged       what is no change: counters, and what the product notes for itself
--   privileged     what nobody changes as their own
--   history        keeps what people do to their own, too
create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  uid uuid := (select auth.uid());
  given_reason text := nullif(current_setting('grow.reason', true), '');
  leavers text[] := string_to_array(coalesce(current_setting('grow.leavers', true), ''), ' ');
  option text;
  columns text[];
  id_column text := 'id';
  team_column text;
  owners text[] := '{}';
  person_column text;
  named text[] := '{}';
  hidden text[] := '{}';
  unlogged text[] := '{created_at,updated_at}';
  privileged text[] := '{}';
  has_history boolean := false;
  is_of_team boolean := false;
  old_row jsonb;
  new_row jsonb;
  this_row jsonb;
  changed text[];
  log public.audit_log;
begin
  -- What the product itself adds is no change of anything. Asked first, for it adds most.
  if tg_op = 'INSERT' and uid is null and 'history' <> all (tg_argv) then
    return null;
  end if;
  log.kind := tg_argv[0];
  foreach option in array tg_argv[1:] loop
    columns := (string_to_array(option, ' '))[2:];
    case split_part(option, ' ', 1)
      when 'id' then id_column := columns[1];
      when 'person' then
        owners := owners || columns;
        person_column := columns[1];
      when 'owner' then owners := owners || columns;
      when 'team' then
        team_column := columns[1];
        is_of_team := true;
      when 'in' then team_column := columns[1];
      when 'named' then named := columns;
      when 'hidden' then hidden := columns;
      when 'unlogged' then unlogged := unlogged || columns;
      when 'privileged' then privileged := columns;
      when 'history' then has_history := true;
      else raise exception 'unknown_word' using detail = option;
    end case;
  end loop;
  old_row := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  this_row := coalesce(old_row, new_row);
  -- What goes along with an account is not logged, nor who it was.
  if leavers && array(select this_row ->> name from unnest(owners) name) or (
    tg_op = 'DELETE' and not exists (select from private.profiles p where p.user_id = (this_row ->> person_column)::uuid)
    and this_row ->> person_column is not null
  ) then
    return null;
  end if;
  changed := array(
    select entry.key from jsonb_each(coalesce(new_row, old_row)) entry
    where entry.key <> all (unlogged)
      and case when tg_op = 'UPDATE' then entry.value is distinct from old_row -> entry.key
        -- What names the row and whose it is is said of what was added or removed.
        else entry.value not in ('null', '""', '[]', '{}')
          and entry.key <> all (owners || named || array[id_column, coalesce(team_column, 'id')]) end
      and coalesce(entry.value #>> '{}' <> all (leavers), true) and coalesce(old_row ->> entry.key <> all (leavers), true)
    order by entry.key
  );
  if changed = '{}' and tg_op = 'UPDATE' then
    return null;
  end if;
  log.team_id := (this_row ->> team_column)::uuid;
  log.is_own := given_reason is null and not changed && privileged and (
    coalesce(
      uid::text = any (array(select this_row ->> name from unnest(owners) name where this_row ->> name is not null)), false
    )
    -- Who leaves the team is still of it, for as long as that takes.
    or is_of_team and exists (
      select from public.team_members m where m.team_id = log.team_id and m.user_id = uid
        and (m.left_at is null or m.left_at = private.current_time())
    )
  );
  if log.is_own and not has_history then
    return null;
  end if;
  log.person_id := (this_row ->> person_column)::uuid;
  log.subject := coalesce((
    select jsonb_object_agg(entry.key, entry.value) from jsonb_each(coalesce(new_row, old_row)) entry
    where entry.key = any (named) and coalesce(entry.value #>> '{}' <> all (leavers), true)
  ), '{}');
  select jsonb_object_agg(name, old_row -> name), jsonb_object_agg(name, new_row -> name) into log.before, log.after
    from unnest(changed) name where name <> all (hidden);
  insert into public.audit_log (
    actor_id, is_automatic, is_own, kind, entity, entity_id, action, team_id, person_id, person_ids, subject, before, after, hidden, reason
  ) values (
    (select p.user_id from private.profiles p where p.user_id = uid), uid is null, log.is_own or (uid is null and tg_op = 'INSERT'),
    log.kind, tg_table_name, (this_row ->> id_column)::uuid, lower(tg_op), log.team_id, log.person_id,
    array(
      select p.user_id from private.profiles p where p.user_id = any (log.person_id || array(
        select (entry.value #>> '{}')::uuid
        from unnest(array[log.subject, log.before, log.after]) part cross join jsonb_each(part) entry
        where jsonb_typeof(entry.value) = 'string' and entry.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      ))
    ),
    log.subject, case when old_row is not null then coalesce(log.before, '{}') end,
    case when new_row is not null then coalesce(log.after, '{}') end,
    array(select name from unnest(changed) name where name = any (hidden)), given_reason
  );
  return null;
end;
$$;
comment on function private.write_audit_log() is 'Trigger: records what is done to somebody else''s things, by whom, and the reason of the transaction (grow.reason).';

create function private.without_person(p_row jsonb, p_user_id uuid) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_row is not null then coalesce((
    select jsonb_object_agg(entry.key, entry.value) from jsonb_each(p_row) entry where entry.value <> to_jsonb(p_user_id)
  ), '{}') end;
$$;
comment on function private.without_person(jsonb, uuid) is 'A row of the log without the values that are a person''s id.';

-- Whatever the database removes along with the account is logged after this, by what `grow.leavers` says.
create function private.forget_in_audit_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log where person_ids @> array[old.user_id] and person_id = old.user_id;
  update public.audit_log l set subject = private.without_person(l.subject, old.user_id),
      before = private.without_person(l.before, old.user_id), after = private.without_person(l.after, old.user_id),
      person_ids = array_remove(l.person_ids, old.user_id)
    where l.person_ids @> array[old.user_id];
  perform set_config('grow.forgetting', '', true);
  perform set_config('grow.leavers', concat_ws(' ', nullif(current_setting('grow.leavers', true), ''), old.user_id), true);
  return null;
end;
$$;
comment on function private.forget_in_audit_log() is 'Trigger: rows about a person who left are forgotten, and so is their id wherever they are named.';
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
  ) order by m.created_at) from private.outbox m where m.user_id = p_user_id or m.details ->> 'guest_id' = p_user_id::text;
$$;
comment on function private.export_of_outbox(uuid) is 'For the export: mails to the person, without what workers note.';

create function private.export_of_audit_log(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(to_jsonb(l) - case
      when l.entity = 'mentor_assignments' and l.actor_id is distinct from p_user_id and l.person_id is distinct from p_user_id
        then '{id,person_ids,is_own,reason}' else '{id,person_ids,is_own}'
    end::text[] order by l.id) from public.audit_log l
  where l.actor_id = p_user_id or (
    l.person_ids @> array[p_user_id] and l.entity <> 'mentor_pins'
    and (l.entity <> 'mentor_conflicts' or l.subject ->> 'mentor_id' = p_user_id::text)
  );
$$;
comment on function private.export_of_audit_log(uuid) is 'For the export: what the person changed, and changes of what names them, but for what organisers keep to themselves; a stand-in learns nothing of why the mentor was replaced, and without numbers of entries nobody counts what was done to others.';

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
-- more often. What has an occasion is told once. `p_mailing`: `wanted` leaves out who wants no such mails, `always` does not,
-- `never` is the bell alone.
create function private.notify_each(
  p_user_ids uuid[], p_kind text, p_actor_ids uuid[], p_team_ids uuid[], p_payload jsonb, p_details jsonb[], p_now timestamptz,
  p_occasion text default null, p_waits_for_morning boolean default false, p_mailing text default 'wanted'
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
  if notified is null or mailed_as is null or p_mailing = 'never' then
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
      and (p_mailing = 'always' or not exists (
        select from public.mail_choices c where c.user_id = n.user_id and c.topic = mailed_as and not c.wanted
      ))
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
comment on function private.notify_each(uuid[], text, uuid[], uuid[], jsonb, jsonb[], timestamptz, text, boolean, text) is 'Tells people something, each of their team: in the bell, and by mail where the kind has one and the person wants it.';

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
