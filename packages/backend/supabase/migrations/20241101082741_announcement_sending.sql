-- How an announcement goes: its recipients are fixed in one statement, then told in chunks of which none takes a second, and
-- what becomes of each mail is kept. Whoever changes something locks the announcement first.

create function private.lock_announcement(p_id uuid) returns public.announcements
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements;
begin
  select * into announcement from public.announcements where id = p_id for update;
  if not found then
    raise exception 'announcement_not_found' using errcode = 'GR009';
  end if;
  return announcement;
end;
$$;
comment on function private.lock_announcement(uuid) is 'An announcement, kept for oneself (GR009 announcement_not_found).';

create function private.freeze_announcement(p_announcement public.announcements, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.announcement_recipients (announcement_id, user_id, created_at)
    select p_announcement.id, a.user_id, p_now
    from private.audience(p_announcement.audience, p_announcement.rules, p_announcement.corrects_id) a
    where a.is_confirmed;
  update public.announcements set sent_at = p_now where id = p_announcement.id;
end;
$$;
comment on function private.freeze_announcement(public.announcements, timestamptz) is 'Fixes whom a locked announcement is for; from now on its audience reads it.';

-- Who is told has the bell, the mail if there is one, and its state in one transaction: a worker that dies in between has told
-- nobody of the chunk.
create function private.inform_recipients(p_announcement public.announcements, p_user_ids uuid[], p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_each(
    p_user_ids, 'announcement', array_fill(null::uuid, array[cardinality(p_user_ids)]),
    array_fill(null::uuid, array[cardinality(p_user_ids)]),
    jsonb_strip_nulls(jsonb_build_object(
      'announcement_id', p_announcement.id, 'title_en', p_announcement.title_en, 'title_de', p_announcement.title_de,
      'link', p_announcement.link, 'is_important', case when p_announcement.is_important then true end
    )),
    array_fill('{}'::jsonb, array[cardinality(p_user_ids)]), p_now, 'announcement ' || p_announcement.id, true,
    case when not p_announcement.by_mail then 'never' when p_announcement.is_important then 'always' else 'wanted' end
  );
  update public.announcement_recipients r set
      notified_at = p_now, mail_id = found.mail_id,
      mail = case
        when found.mail_id is not null then 'waiting'
        when not p_announcement.by_mail then 'none'
        when not found.has_address then 'no_address'
        else 'off'
      end
    from (
      select s.user_id, coalesce(s.email, '') <> '' as has_address, o.id as mail_id
      from private.profile_private s
      left join private.outbox o on o.user_id = s.user_id and o.kind = 'announcement'
        and o.details ->> 'announcement_id' = p_announcement.id::text
      where s.user_id = any (p_user_ids)
    ) found
    where r.announcement_id = p_announcement.id and r.user_id = found.user_id;
end;
$$;
comment on function private.inform_recipients(public.announcements, uuid[], timestamptz) is 'Tells these recipients in the bell, and by mail where it is mailed and they want it.';

create function private.advance_announcements(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements;
  next_id uuid;
  chunk uuid[];
begin
  -- Nothing goes out at night, nor goes on.
  if private.after_quiet_hours(p_now) > p_now then
    return 0;
  end if;
  for announcement in
    select * from public.announcements a
    where a.state = 'scheduled' and a.send_at <= p_now order by a.send_at, a.id for update skip locked
  loop
    perform private.freeze_announcement(announcement, p_now);
  end loop;
  select r.announcement_id into next_id from public.announcement_recipients r where r.mail = 'pending' limit 1;
  if next_id is null then
    return 0;
  end if;
  -- One teller at a time; whoever stops it waits for the chunk.
  select * into announcement from public.announcements a where a.id = next_id and a.state = 'sent' for update skip locked;
  if not found then
    return 0;
  end if;
  chunk := array(
    select r.user_id from public.announcement_recipients r
    where r.announcement_id = next_id and r.mail = 'pending'
    order by r.user_id limit least(greatest(coalesce(p_limit, 0), 0), 500) for update
  );
  if cardinality(chunk) > 0 then
    perform private.inform_recipients(announcement, chunk, p_now);
  end if;
  return cardinality(chunk);
end;
$$;
comment on function private.advance_announcements(integer, timestamptz) is 'For the clock: lets announcements go whose time has come, and tells the next recipients; returns how many.';

create function public.advance_announcements(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.advance_announcements(p_limit, private.current_time());
$$;
comment on function public.advance_announcements(integer) is 'For the clock: lets announcements go whose time has come, and tells up to 500 of their recipients.';
grant execute on function public.advance_announcements(integer) to service_role;

-- A claim that is taken over was never settled: the worker died, after the mail server had the message or before.
create function private.note_announcement_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.announcement_recipients r set
      mail = case
        when new.state = 'waiting' then case when new.error is null then 'waiting' else 'failed' end
        when new.state = 'not_needed' then case
          when exists (select from public.announcements a where a.id = r.announcement_id and a.stopped_at is not null)
            then 'stopped'
          else 'off'
        end
        else new.state
      end,
      attempts = r.attempts + case when new.attempts > old.attempts then 1 else 0 end,
      repeats = r.repeats + case when new.attempts > old.attempts and old.claim is not null then 1 else 0 end,
      error = new.error, mailed_at = new.sent_at,
      next_at = case when new.state = 'waiting' and new.claim is null then new.due_at end
    where r.announcement_id = (new.details ->> 'announcement_id')::uuid and r.user_id = new.user_id;
  return null;
end;
$$;
comment on function private.note_announcement_mail() is 'Trigger: keeps with each recipient what became of their mail.';
create trigger outbox_note_announcement_mail after update on private.outbox
  for each row when (new.kind = 'announcement') execute function private.note_announcement_mail();

create function private.announcement_details(p_details jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title_en', a.title_en, 'title_de', a.title_de, 'body_en', a.body_en, 'body_de', a.body_de, 'link', a.link,
    'is_important', a.is_important
  ))
  from public.announcements a where a.id = (p_details ->> 'announcement_id')::uuid;
$$;
comment on function private.announcement_details(jsonb) is 'What the mail of an announcement says: looked up when it leaves, and not kept with each mail.';

-- A mail that a worker holds may have left already: it is not taken back, and not tried again.
create function private.stop_announcement(p_id uuid, p_now timestamptz) returns public.announcements
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements := private.lock_announcement(p_id);
begin
  if announcement.state not in ('scheduled', 'sent') or (
    announcement.state = 'sent' and not exists (
      select from public.announcement_recipients r
      where r.announcement_id = p_id and r.mail in ('pending', 'waiting', 'failed')
    )
  ) then
    raise exception 'announcement_changed' using errcode = 'GR134';
  end if;
  update public.announcements set stopped_at = p_now where id = p_id returning * into announcement;
  update public.announcement_recipients set mail = 'stopped' where announcement_id = p_id and mail = 'pending';
  update private.outbox o set state = 'not_needed'
    from public.announcement_recipients r
    where r.announcement_id = p_id and r.mail in ('waiting', 'failed') and o.id = r.mail_id
      and o.state = 'waiting' and o.claim is null;
  return announcement;
end;
$$;
comment on function private.stop_announcement(uuid, timestamptz) is 'Cancels one that waits for its time; of one on its way stops what has not left (GR134 announcement_changed, GR009).';

-- The message keeps its id, and so its Message-ID; the address is read anew.
create function private.retry_announcement(p_id uuid, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  announcement public.announcements := private.lock_announcement(p_id);
  retried uuid[];
begin
  if announcement.state <> 'sent' then
    raise exception 'announcement_changed' using errcode = 'GR134';
  end if;
  with again as (
    insert into private.outbox (id, kind, locale, recipient, user_id, details, due_at, waits_for_morning, created_at)
      select r.mail_id, 'announcement', p.locale, s.email, r.user_id, jsonb_strip_nulls(jsonb_build_object(
          'announcement_id', p_id, 'first_name', p.first_name, 'is_important', case when announcement.is_important then true end
        )), private.after_quiet_hours(p_now), true, p_now
      from public.announcement_recipients r
      join private.profiles p on p.user_id = r.user_id
      join private.profile_private s on s.user_id = r.user_id
      where r.announcement_id = p_id and r.mail = 'dead' and coalesce(s.email, '') <> ''
      on conflict (id) do update set
        state = 'waiting', attempts = 0, claim = null, error = null, due_at = excluded.due_at, recipient = excluded.recipient
      returning user_id
  )
  select array_agg(again.user_id) into retried from again;
  update public.announcements set retried_at = p_now where id = p_id and retried is not null;
  update public.announcement_recipients r set mail = 'waiting', error = null, next_at = null, retries = r.retries + 1
    where r.announcement_id = p_id and r.user_id = any (retried);
  return coalesce(cardinality(retried), 0);
end;
$$;
comment on function private.retry_announcement(uuid, timestamptz) is 'Tries the mails again that were given up, with a full number of attempts; returns how many (GR134 announcement_changed, GR009).';

create function public.stop_announcement(p_id uuid) returns public.announcements
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.stop_announcement(p_id, private.current_time());
end;
$$;
comment on function public.stop_announcement(uuid) is 'An organiser cancels an announcement, or stops it on its way (42501 orga_only, GR134 announcement_changed, GR009).';
grant execute on function public.stop_announcement(uuid) to authenticated;

create function public.retry_announcement(p_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.retry_announcement(p_id, private.current_time());
end;
$$;
comment on function public.retry_announcement(uuid) is 'An organiser has the mails tried again that were given up (42501 orga_only, GR134 announcement_changed, GR009).';
grant execute on function public.retry_announcement(uuid) to authenticated;
