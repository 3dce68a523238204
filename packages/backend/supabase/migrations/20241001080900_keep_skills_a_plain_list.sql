-- A Postgres array may be nested and may repeat itself, whatever its column says. One profile with lists inside its
-- list would break the page that shows everyone, so a profile's skills are a plain list of different keys.

create function private.is_plain_list(list text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(list), 1) = 1
    and (select count(*) = count(distinct entry) from unnest(list) as entry);
$$;
comment on function private.is_plain_list(text[]) is 'Whether an array has one dimension and no entry twice.';
revoke all on function private.is_plain_list(text[]) from public, anon, authenticated, service_role;
grant execute on function private.is_plain_list(text[]) to authenticated, service_role;

update private.profiles set skills = array(
  select entry from unnest(skills) with ordinality as stored (entry, place)
  where entry is not null group by entry order by min(place)
)
where not private.is_plain_list(skills);

alter table private.profiles add constraint profiles_skills_are_a_plain_list check (private.is_plain_list(skills));
