-- Organisers call an event off and say why; everybody who comes, waits or has an offer is told.

create function private.cancel_event(p_event_id uuid, p_message text, p_now timestamptz) returns public.events
language plpgsql security definer set search_path = '' as $$
declare
  event public.events := private.lock_event(p_event_id);
  own public.event_registrations;
begin
  -- The same deed again, after an answer that was lost.
  if event.status = 'cancelled' then
    return event;
  end if;
  if p_now >= event.ends_at then
    raise exception 'event_started' using errcode = 'GR023';
  end if;
  update public.events
    set status = 'cancelled', cancelled_at = p_now, cancel_message = trim(coalesce(p_message, ''))
    where id = p_event_id returning * into event;
  for own in
    select * from public.event_registrations
    where event_id = p_event_id and status in ('registered', 'waitlisted', 'offered') order by position
  loop
    perform private.notify(
      own.user_id, 'event_cancelled', null, null,
      jsonb_build_object('event_id', event.id, 'slug', event.slug, 'title', event.title, 'starts_at', event.starts_at),
      private.event_details(event) || jsonb_build_object('registration_id', own.id, 'message', event.cancel_message),
      p_now
    );
  end loop;
  return event;
end;
$$;
comment on function private.cancel_event(uuid, text, timestamptz) is 'Calls an event off and tells everybody who counted on it (GR009, GR023 event_started).';

create function public.cancel_event(p_event_id uuid, p_message text default '') returns public.events
language sql security definer set search_path = '' as $$
  select private.cancel_event(p_event_id, p_message, now()) where private.acting_organiser() is not null;
$$;
comment on function public.cancel_event(uuid, text) is 'For ORGA: calls an event off, with a message to everybody who counted on it.';

-- The mail as it would go out, to the organiser alone.
create function private.test_event_mail(p_actor_id uuid, p_event_id uuid, p_message text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (kind, locale, recipient, user_id, details, due_at)
    select 'event_cancelled', p.locale, s.email, p.user_id,
      private.event_details(e) || jsonb_build_object('message', trim(coalesce(p_message, '')), 'first_name', p.first_name, 'is_test', true),
      p_now
    from public.events e, private.profiles p join private.profile_private s using (user_id)
    where e.id = p_event_id and p.user_id = p_actor_id and coalesce(s.email, '') <> '';
$$;
comment on function private.test_event_mail(uuid, uuid, text, timestamptz) is 'Sends the mail of a cancellation to one organiser, so that they read it first.';

create function public.test_event_mail(p_event_id uuid, p_message text default '') returns void
language sql security definer set search_path = '' as $$
  select private.test_event_mail(private.acting_organiser(), p_event_id, p_message, now());
$$;
comment on function public.test_event_mail(uuid, text) is 'For ORGA: the mail of a cancellation, to the caller alone.';

revoke all on function
  private.cancel_event(uuid, text, timestamptz), private.test_event_mail(uuid, uuid, text, timestamptz),
  public.cancel_event(uuid, text), public.test_event_mail(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.cancel_event(uuid, text), public.test_event_mail(uuid, text) to authenticated;
