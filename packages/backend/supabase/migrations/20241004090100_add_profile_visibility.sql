-- A person decides which of their fields others see. The view decides it for every way of asking: a hidden field is empty
-- when it is read, filtered and sorted by.

alter table private.profiles
  add column city text check (char_length(city) <= 80),
  add column wish text check (char_length(wish) <= 160),
  add column hidden_fields text[] not null default '{}'
    constraint profiles_hidden_fields_can_be_hidden check (hidden_fields <@ array[
      'homeland', 'studies', 'university', 'university_country', 'skills', 'bio', 'key_qualification', 'city', 'wish'
    ])
    constraint profiles_hidden_fields_are_a_plain_list check (private.is_plain_list(hidden_fields));
comment on column private.profiles.wish is 'What the person looks for, in one sentence.';
comment on column private.profiles.hidden_fields is 'Columns that only the person and ORGA see.';
grant update (city, wish, hidden_fields) on private.profiles to authenticated, service_role;

-- The private row reaches the person and ORGA only. Whoever does not get it sees what the person shows to all.
create or replace view public.profiles with (security_invoker = true) as
select
  p.user_id, p.first_name, p.last_name,
  case when s.user_id is not null or not 'homeland' = any (p.hidden_fields) then p.homeland end as homeland,
  case when s.user_id is not null or not 'studies' = any (p.hidden_fields) then p.studies end as studies,
  case when s.user_id is not null or not 'university' = any (p.hidden_fields) then p.university end as university,
  case when s.user_id is not null or not 'university_country' = any (p.hidden_fields)
    then p.university_country end as university_country,
  s.gender, p.role, p.avatar,
  case when s.user_id is not null or not 'skills' = any (p.hidden_fields) then p.skills else '{}' end as skills,
  case when s.user_id is not null or not 'bio' = any (p.hidden_fields) then p.bio else '' end as bio,
  case when s.user_id is not null or not 'key_qualification' = any (p.hidden_fields)
    then p.key_qualification end as key_qualification,
  p.discoverable, p.locale, s.email, s.phone, p.created_at, p.updated_at,
  case when s.user_id is not null or not 'city' = any (p.hidden_fields) then p.city end as city,
  case when s.user_id is not null or not 'wish' = any (p.hidden_fields) then p.wish end as wish,
  case when s.user_id is not null then p.hidden_fields else '{}' end as hidden_fields
from private.profiles p
left join private.profile_private s on s.user_id = p.user_id;
comment on view public.profiles is 'Profiles of all members. Except for the person and ORGA, gender, email, phone and what the person hides are empty.';
grant update (city, wish, hidden_fields) on public.profiles to authenticated, service_role;

create or replace function private.update_profile() returns trigger
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
    locale = case when new.locale is distinct from old.locale then new.locale else p.locale end,
    city = case when new.city is distinct from old.city then new.city else p.city end,
    wish = case when new.wish is distinct from old.wish then new.wish else p.wish end,
    hidden_fields = case when new.hidden_fields is distinct from old.hidden_fields
      then new.hidden_fields else p.hidden_fields end
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
