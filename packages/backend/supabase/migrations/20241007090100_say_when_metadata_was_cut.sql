-- A client that wrote more than 2 kB of metadata got 200 and was not told that part of it is gone. Now the answer says so:
-- the metadata that comes back carries `truncated`, until somebody takes it out as any other key.

create or replace function private.bound_user_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept jsonb := private.bounded_metadata(new.raw_user_meta_data);
begin
  if kept is distinct from new.raw_user_meta_data then
    new.raw_user_meta_data := kept || '{"truncated": true}';
  end if;
  return new;
end;
$$;
comment on function private.bound_user_metadata() is
  'Trigger: an account''s metadata stays small enough for a token; `truncated` in it says that a write was cut.';
