-- A softly deleted account loses its profile, too: its events are locked before it, as everybody locks them.

create or replace function private.delete_profile_with_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.events e
    where e.id in (select r.event_id from public.event_registrations r where r.user_id = new.id)
    order by e.id for no key update;
  delete from private.profiles where user_id = new.id;
  return null;
end;
$$;
