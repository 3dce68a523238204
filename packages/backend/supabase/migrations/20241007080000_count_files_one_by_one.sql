-- Uploads at one moment each counted what had been there before all of them, so that a bound of fifty let some more in.
-- Now they count one after the other: the lock ends with the upload that took it, and a volatile function sees what was
-- committed while it waited. A storage service that checks the policy in one transaction and writes in another, as the hosted one
-- does, lets some more in at one moment still: there the bound is one against hoarding, not an exact one.

create or replace function private.has_room_for_avatar() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('avatars ' || (select auth.uid())::text, 0));
  return (
    select count(*) < 50 from storage.objects
    where bucket_id = 'avatars' and starts_with(name, (select auth.uid())::text || '-')
  );
end;
$$;
comment on function private.has_room_for_avatar() is
  'Whether the caller has fewer than fifty pictures. Until the end of the transaction nobody else is told for them.';

create or replace function private.has_room_for_logo(file text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('logos ' || left(file, 36), 0));
  return (
    select count(*) < 50 from storage.objects where bucket_id = 'logos' and starts_with(name, left(file, 36))
  );
end;
$$;
comment on function private.has_room_for_logo(text) is
  'Whether a team has fewer than fifty logos: removals fail at times. Until the end of the transaction nobody else is told for it.';
