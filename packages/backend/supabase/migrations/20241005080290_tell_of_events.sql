-- What people are told about events, in the bell and by mail.

alter table public.mail_choices drop constraint mail_choices_topic_check;
alter table public.mail_choices add constraint mail_choices_topic_check
  check (topic in ('requests', 'answers', 'invites', 'events'));

create or replace function private.mail_topic(p_kind text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_kind = 'team_request' then 'requests'
    when p_kind in ('request_accepted', 'request_declined', 'invite_accepted', 'invite_declined') then 'answers'
    when p_kind in ('team_invite', 'invite_reminder') then 'invites'
    when p_kind in ('event_registered', 'event_offer', 'event_reminder', 'event_cancelled') then 'events'
  end;
$$;

-- Whoever takes a seat and gives it back in a loop is not mailed each time: three mails of a kind, event and person in a day.
create or replace function private.notify(
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
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at, created_at)
    select p_kind, p.locale, s.email, p.user_id,
      coalesce(p_details, '{}') || coalesce(p_payload, '{}') || jsonb_build_object('first_name', p.first_name), p_now, p_now
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
      ))
      and (
        select count(*) from private.outbox o
        where o.user_id = p_user_id and o.kind = p_kind and o.details ->> 'event_id' = p_payload ->> 'event_id'
          and o.created_at > p_now - interval '1 day'
      ) < 3;
end;
$$;

-- What mails and the bell say of an event; the mail writes its own calendar entry from it.
create function private.event_details(p_event public.events) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'event_id', p_event.id, 'slug', p_event.slug, 'title', p_event.title, 'summary', p_event.summary,
    'starts_at', p_event.starts_at, 'ends_at', p_event.ends_at, 'city', p_event.city, 'place', p_event.place,
    'url', p_event.url, 'sequence', p_event.sequence, 'status', p_event.status
  );
$$;
comment on function private.event_details(public.events) is 'What a mail about an event says: title, times, place, address, sequence.';

create function private.tell_of_event(
  p_registration public.event_registrations, p_event public.events, p_kind text, p_now timestamptz
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(
    p_registration.user_id, p_kind, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'event_id', p_event.id, 'slug', p_event.slug, 'title', p_event.title, 'starts_at', p_event.starts_at,
      'offer_expires_at', p_registration.offer_expires_at
    )),
    private.event_details(p_event) || jsonb_build_object('registration_id', p_registration.id, 'seat', p_registration.seat),
    p_now
  );
$$;
comment on function private.tell_of_event(public.event_registrations, public.events, text, timestamptz) is 'Tells a registered person of something about the event.';

revoke all on function
  private.event_details(public.events),
  private.tell_of_event(public.event_registrations, public.events, text, timestamptz)
  from public, anon, authenticated, service_role;
