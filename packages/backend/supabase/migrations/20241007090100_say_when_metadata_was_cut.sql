-- A client that wrote more than 2 kB of metadata got 200 and was not told that part of it is gone. Now the answer says so:
-- the account that comes back carries `truncated` until a write is kept whole.

create or replace function private.bound_user_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := new.raw_user_meta_data;
  kept jsonb;
begin
  if jsonb_typeof(given) = 'object' then
    given := given - 'truncated';
  end if;
  kept := private.bounded_metadata(given);
  new.raw_user_meta_data := case when kept is distinct from given then kept || '{"truncated": true}' else given end;
  return new;
end;
$$;
comment on function private.bound_user_metadata() is
  'Trigger: an account''s metadata stays small enough for a token; `truncated` in it says that the last write was cut.';
