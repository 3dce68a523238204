-- Every account has a profile from its first moment. Names and language come from the sign-up form's metadata, which
-- anybody can write: so they are cut to size, and a role in there means nothing.

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
begin
  insert into private.profiles (user_id, first_name, last_name, role, locale)
  values (
    new.id,
    left(btrim(coalesce(metadata ->> 'first_name', '')), 80),
    left(btrim(coalesce(metadata ->> 'last_name', '')), 80),
    'PARTICIPANT',
    case when metadata ->> 'locale' = 'de' then 'de' else 'en' end
  );
  insert into private.profile_private (user_id, email) values (new.id, new.email);
  return null;
end;
$$;
comment on function private.create_profile() is 'Trigger: gives a new account its profile, always as PARTICIPANT.';

create function private.sync_profile_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.profile_private set email = new.email
    where user_id = new.id and email is distinct from new.email;
  return null;
end;
$$;
comment on function private.sync_profile_email() is 'Trigger: the profile''s e-mail address follows the account''s.';

revoke all on function private.create_profile(), private.sync_profile_email()
  from public, anon, authenticated, service_role;

create trigger create_profile_on_sign_up after insert on auth.users
  for each row execute function private.create_profile();
create trigger sync_profile_email after update of email on auth.users
  for each row execute function private.sync_profile_email();
