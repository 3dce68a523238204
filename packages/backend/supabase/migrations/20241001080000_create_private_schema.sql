-- Everything that the API must not expose lives in `private`: base tables behind views, and helpers of policies.

create schema private;
comment on schema private is 'Not exposed by the API: base tables behind views, and functions used by policies and triggers.';
grant usage on schema private to authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Trigger: notes when a row was last changed.';
revoke all on function private.touch_updated_at() from public, anon, authenticated, service_role;
