-- People by words in what the caller may read of them. One reading finds, counts and pages.

create function public.search_profiles(
  p_query text, p_role text default null, p_sort text default 'name', p_descending boolean default false,
  p_limit integer default 25, p_offset integer default 0
) returns table (profile jsonb, total bigint)
language sql stable set search_path = '' as $$
  with asked as (
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') as patterns
    from (select word from regexp_split_to_table(left(p_query, 200), '\s+') word where word <> '' limit 6) words
  ), found as (
    select p as person, p.last_name, p.first_name, p.user_id, p.role, p.university, count(*) over () as total
    from public.profiles p, asked
    where (p_role is null or p.role = p_role)
      and concat_ws(' ', p.first_name, p.last_name, p.university, p.studies, p.email) ilike all (asked.patterns)
  ), page as (
    select found.*, row_number() over (order by
      case when p_sort = 'university' and p_descending then university end desc nulls last,
      case when p_sort = 'university' and not p_descending then university end nulls last,
      case when p_sort = 'role' and p_descending then role end desc,
      case when p_sort = 'role' and not p_descending then role end,
      case when p_sort = 'name' and p_descending then last_name end desc,
      case when p_sort = 'name' and p_descending then first_name end desc,
      last_name, first_name, user_id) as place
    from found
  )
  select to_jsonb(page.person), page.total from page
  order by page.place limit least(greatest(p_limit, 1), 1000) offset greatest(p_offset, 0);
$$;
comment on function public.search_profiles(text, text, text, boolean, integer, integer) is
  'A page of profiles in which every word stands in the name, university, studies or e-mail address that the caller may read, each with how many there are; sorted by name, university or role.';
revoke all on function public.search_profiles(text, text, text, boolean, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.search_profiles(text, text, text, boolean, integer, integer) to authenticated, service_role;
