-- Two saves of a profile that cross. The view's row is as old as the statement: a save that waited for another one's lock
-- would go over what that one wrote, also where it matched on the version (updated_at) that it had read. The row is
-- therefore locked and compared first. Different fields are put together; of two values for one field the later call
-- changes nothing and gets no row back, which is how clients learn that they lost the race.

create or replace function private.update_profile() returns trigger
language plpgsql set search_path = '' as $$
declare
  stored public.profiles;
begin
  -- The policy of updates decides here too: whoever may not write the row finds none.
  perform from private.profiles p where p.user_id = old.user_id for update;
  if not found then
    return null;
  end if;
  select * into stored from public.profiles where user_id = old.user_id;
  if stored.updated_at <> old.updated_at and exists (
    select from jsonb_each(to_jsonb(new)) wish
    where wish.value is distinct from to_jsonb(old) -> wish.key
      and to_jsonb(stored) -> wish.key is distinct from to_jsonb(old) -> wish.key
      and to_jsonb(stored) -> wish.key is distinct from wish.value
  ) then
    return null;
  end if;
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
    locale = case when new.locale is distinct from old.locale then new.locale else p.locale end,
    city = case when new.city is distinct from old.city then new.city else p.city end,
    wish = case when new.wish is distinct from old.wish then new.wish else p.wish end,
    hidden_fields = case when new.hidden_fields is distinct from old.hidden_fields
      then new.hidden_fields else p.hidden_fields end
  where p.user_id = old.user_id;
  if new.gender is distinct from old.gender or new.phone is distinct from old.phone then
    update private.profile_private s set
      gender = case when new.gender is distinct from old.gender then new.gender else s.gender end,
      phone = case when new.phone is distinct from old.phone then new.phone else s.phone end
    where s.user_id = old.user_id;
  end if;
  select * into new from public.profiles where user_id = old.user_id;
  return new;
end;
$$;
comment on function private.update_profile() is
  'Trigger of the view: writes changed columns to the base tables as the caller; no row where another save was faster.';
