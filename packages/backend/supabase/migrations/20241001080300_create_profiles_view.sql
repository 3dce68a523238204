-- The profile as clients know it: one row a person. The view runs with the caller's rights, so row security of the
-- private table empties gender, e-mail and phone for everyone but the person and ORGA, also in filters and sorting.

create view public.profiles with (security_invoker = true) as
select
  p.user_id, p.first_name, p.last_name, p.homeland, p.studies, p.university, p.university_country,
  s.gender, p.role, p.avatar, p.skills, p.bio, p.key_qualification, p.discoverable, p.locale,
  s.email, s.phone, p.created_at, p.updated_at
from private.profiles p
left join private.profile_private s on s.user_id = p.user_id;
comment on view public.profiles is 'Profiles of all members; gender, email and phone are null except for the person and ORGA.';

revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant update (
  first_name, last_name, homeland, studies, university, university_country, gender, role, avatar, skills, bio,
  key_qualification, discoverable, locale, phone
) on public.profiles to authenticated, service_role;

-- Writes what the call changes and nothing else: a value that somebody else saved meanwhile stays.
create function private.update_profile() returns trigger
language plpgsql set search_path = '' as $$
declare
  stored private.profiles;
begin
  update private.profiles p set
    first_name = case when new.first_name is distinct from old.first_name then new.first_name else p.first_name end,
    last_name = case when new.last_name is distinct from old.last_name then new.last_name else p.last_name end,
    homeland = case when new.homeland is distinct from old.homeland then new.homeland else p.homeland end,
    studies = case when new.studies is distinct from old.studies then new.studies else p.studies end,
    university = case when new.university is distinct from old.university then new.university else p.university end,
    university_country = case when new.university_country is distinct from old.university_country
      then new.university_country else p.university_country end,
    role = case when new.role is distinct from old.role then new.role else p.role end,
    avatar = case when new.avatar is distinct from old.avatar then new.avatar else p.avatar end,
    skills = case when new.skills is distinct from old.skills then new.skills else p.skills end,
    bio = case when new.bio is distinct from old.bio then new.bio else p.bio end,
    key_qualification = case when new.key_qualification is distinct from old.key_qualification
      then new.key_qualification else p.key_qualification end,
    discoverable = case when new.discoverable is distinct from old.discoverable
      then new.discoverable else p.discoverable end,
    locale = case when new.locale is distinct from old.locale then new.locale else p.locale end
  where p.user_id = old.user_id
  returning p.* into stored;
  if not found then
    return null;
  end if;
  if new.gender is distinct from old.gender or new.phone is distinct from old.phone then
    update private.profile_private s set
      gender = case when new.gender is distinct from old.gender then new.gender else s.gender end,
      phone = case when new.phone is distinct from old.phone then new.phone else s.phone end
    where s.user_id = old.user_id;
  end if;
  select * into new from public.profiles where user_id = stored.user_id;
  return new;
end;
$$;
comment on function private.update_profile() is 'Trigger of the view: writes changed columns to the base tables as the caller.';
revoke all on function private.update_profile() from public, anon, authenticated, service_role;

create trigger profiles_update instead of update on public.profiles
  for each row execute function private.update_profile();
