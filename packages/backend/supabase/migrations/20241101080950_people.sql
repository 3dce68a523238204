-- What organisers find people by besides their profiles: whether they ever confirmed their address, when they were last
-- here, and their team. It stands in one narrow table, because the auth service's own tables are wide and it asks them often.

create table private.people_facts (
  user_id uuid primary key references private.profiles (user_id) on delete cascade,
  confirmed_at timestamptz,
  last_visit_at timestamptz,
  team_id uuid references public.teams (id) on delete set null
);
comment on table private.people_facts is 'What organisers find people by besides the profile; follows auth.users, auth.sessions and public.team_members.';
comment on column private.people_facts.confirmed_at is 'When the e-mail address was confirmed; null until then.';
comment on column private.people_facts.last_visit_at is 'When a session last began or was refreshed, which an open page does about once an hour.';
comment on column private.people_facts.team_id is 'The team that the person is in, of whatever season.';
create index people_facts_team_id_idx on private.people_facts (team_id);

alter table private.people_facts enable row level security;
grant select on private.people_facts to authenticated;

-- Organisers may read when people were here.
create policy people_facts_read_by_orga on private.people_facts
  for select to authenticated
  using ((select private.is_orga()));

-- By its name it runs after the trigger that makes the profile.
create function private.note_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.people_facts (user_id, confirmed_at)
  select p.user_id, new.email_confirmed_at from private.profiles p where p.user_id = new.id
  on conflict (user_id) do update set confirmed_at = excluded.confirmed_at;
  return null;
end;
$$;
comment on function private.note_confirmation() is 'Trigger: keeps when a person confirmed their e-mail address.';
create trigger note_confirmation after insert or update of email_confirmed_at on auth.users
  for each row execute function private.note_confirmation();

-- A login or a refresh waits for nobody: a row that is being written, or deleted with its account, is passed over.
create function private.note_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.people_facts f
    set last_visit_at = greatest(f.last_visit_at, new.created_at, new.refreshed_at at time zone 'utc')
    where f.user_id in (select p.user_id from private.people_facts p where p.user_id = new.user_id for update skip locked);
  return null;
end;
$$;
comment on function private.note_visit() is 'Trigger: keeps when a person was last here.';
create trigger note_visit after insert or update of refreshed_at on auth.sessions
  for each row execute function private.note_visit();

create function private.note_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update private.people_facts f set team_id = (
      select m.team_id from public.team_members m where m.user_id = who and m.left_at is null
      order by m.joined_at desc, m.id limit 1
    )
    where f.user_id = who;
  return null;
end;
$$;
comment on function private.note_membership() is 'Trigger: keeps which team a person is in.';
create trigger team_members_note_membership after insert or update of left_at or delete on public.team_members
  for each row execute function private.note_membership();

-- With the caller's rights, so that it holds nothing for anybody but organisers.
create view private.listed_people with (security_invoker = true) as
select p as profile, s.gender, s.email, s.phone, p.user_id, p.last_name, p.first_name, p.role, p.university, p.city, p.created_at,
  f.confirmed_at, f.last_visit_at, t.id as team_id, t.name as team_name, t.slug as team_slug, t.logo as team_logo,
  concat_ws(' ', p.first_name, p.last_name, p.university, p.studies, s.email, t.name) as words,
  p.role = 'PARTICIPANT' and t.id is null as is_without_team,
  f.confirmed_at is null as is_unconfirmed,
  p.role = 'PARTICIPANT' and p.studies is null and cardinality(p.skills) = 0 as is_without_profile,
  f.confirmed_at is not null as is_confirmed,
  p.studies is not null or cardinality(p.skills) > 0 as is_with_profile,
  -- As an expression, so that the planner keeps the join as it is.
  coalesce(t.id is not null, false) as is_in_team
from private.profiles p
join private.profile_private s on s.user_id = p.user_id
join private.people_facts f on f.user_id = p.user_id
left join public.teams t on t.id = f.team_id
  and t.season_id = (select s.id from public.seasons s where s.opened_at is not null order by s.starts_on desc limit 1);
comment on view private.listed_people is 'For ORGA: everybody with their team of this season and what they are found by. Without a profile is a participant who names neither studies nor skills.';
grant select on private.listed_people to authenticated;

create function private.word_patterns(p_query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%')
  from (select word from regexp_split_to_table(left(coalesce(p_query, ''), 200), '\s+') word where word <> '' limit 6) words;
$$;
comment on function private.word_patterns(text) is 'A search''s first six words as patterns for ilike; null without a word.';
grant execute on function private.word_patterns(text) to authenticated;

-- Planned with the values at hand, as the searches are: an empty filter costs nothing, and a state is estimated as such. A city
-- hides behind coalesce: it would be estimated to be rare. How many are in no team is far more than the planner thinks, who would
-- then look each of them up.
-- It gives no more of what only organisers see than a list, a file or a person's page shows, and notes that. Words are not
-- noted, for they may be an address.
create function public.list_people(
  p_query text default '', p_role text default null, p_state text default null, p_sort text default 'name',
  p_descending boolean default false, p_limit integer default 25, p_offset integer default 0, p_user_id uuid default null,
  p_file_id uuid default null, p_city text default null, p_until date default null
)
returns table (profile jsonb, team jsonb, confirmed_at timestamptz, last_visit_at timestamptz, total bigint)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set enable_nestloop = off as $$
#variable_conflict use_column
declare
  patterns text[] := private.word_patterns(p_query);
  what text := case when p_user_id is not null then 'person' when p_file_id is not null then 'people_file' else 'people' end;
  shown text[] := case what
    when 'person' then array['email', 'gender', 'phone'] when 'people_file' then array['email', 'phone'] else array['email']
  end;
begin
  return query
  with found as (
    select l.*, count(*) over () as total
    from private.listed_people l
    where (select private.is_orga())
      and (p_user_id is null or l.user_id = p_user_id)
      and (p_role is null or l.role = p_role)
      and (p_city is null or coalesce(l.city = p_city, false))
      and (p_until is null or l.created_at < (p_until + 1)::timestamp at time zone 'Europe/Berlin')
      and case p_state
        when 'without_team' then l.is_without_team
        when 'unconfirmed' then l.is_unconfirmed
        when 'without_profile' then l.is_without_profile
        when 'confirmed' then l.is_confirmed
        when 'with_profile' then l.is_with_profile
        when 'in_team' then l.is_in_team
        else p_state is null
      end
      and (patterns is null or l.words ilike all (patterns))
  ), page as (
    select f.*, row_number() over (order by
      case when p_descending then null else case p_sort
        when 'university' then f.university when 'role' then f.role when 'team' then lower(f.team_name) end end,
      case when p_descending then case p_sort
        when 'university' then f.university when 'role' then f.role when 'team' then lower(f.team_name) end end
        desc nulls last,
      case when p_sort = 'visit' and not p_descending then f.last_visit_at end nulls first,
      case when p_sort = 'visit' and p_descending then f.last_visit_at end desc nulls last,
      case when p_sort = 'name' and p_descending then f.last_name end desc,
      case when p_sort = 'name' and p_descending then f.first_name end desc,
      f.last_name, f.first_name, f.user_id) as rank
    from found f
    order by rank
    limit least(greatest(coalesce(p_limit, 0), 0), 100) offset greatest(coalesce(p_offset, 0), 0)
  ), noted as materialized (
    select private.note_people_read(
      (select auth.uid()), what, shown, jsonb_strip_nulls(jsonb_build_object(
        'role', p_role, 'state', p_state, 'city', p_city, 'until', p_until,
        'has_words', case when patterns is not null then true end
      )), (select array_agg(page.user_id) from page), p_file_id, private.current_time()
    ) as is_noted
  )
  select to_jsonb(page.profile) || jsonb_build_object(
      'email', page.email, 'gender', case when 'gender' = any (shown) then page.gender end,
      'phone', case when 'phone' = any (shown) then page.phone end
    ),
    case when page.team_id is not null then jsonb_build_object(
      'id', page.team_id, 'name', page.team_name, 'slug', page.team_slug, 'logo', page.team_logo
    ) end,
    page.confirmed_at, page.last_visit_at, page.total
  from page cross join noted order by page.rank;
end;
$$;
comment on function public.list_people(text, text, text, text, boolean, integer, integer, uuid, uuid, text, date) is
  'For ORGA: a page of people with their e-mail address, team and last visit, with how many there are; all of them, or those of a city, those registered until the end of a day in Berlin, or one state: without_team, unconfirmed, without_profile, confirmed, with_profile or in_team. Sorted by name, university, role, team or visit. For a file, whose pages have one id, with the phone; of one person with gender, too. It is noted who was read.';
grant execute on function public.list_people(text, text, text, text, boolean, integer, integer, uuid, uuid, text, date) to authenticated;

create function public.count_people(
  p_query text default '', p_role text default null, p_city text default null, p_until date default null
)
returns table (
  everybody bigint, without_team bigint, unconfirmed bigint, without_profile bigint, confirmed bigint, with_profile bigint,
  in_team bigint
)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  patterns text[] := private.word_patterns(p_query);
begin
  return query
  select count(*), count(*) filter (where l.is_without_team), count(*) filter (where l.is_unconfirmed),
    count(*) filter (where l.is_without_profile), count(*) filter (where l.is_confirmed),
    count(*) filter (where l.is_with_profile), count(*) filter (where l.is_in_team)
  from private.listed_people l
  where (select private.is_orga())
    and (p_role is null or l.role = p_role)
    and (p_city is null or coalesce(l.city = p_city, false))
    and (p_until is null or l.created_at < (p_until + 1)::timestamp at time zone 'Europe/Berlin')
    and (patterns is null or l.words ilike all (patterns));
end;
$$;
comment on function public.count_people(text, text, text, date) is 'For ORGA: how many people words, a role, a city and a last day find, and how many of them are in each state of list_people.';
grant execute on function public.count_people(text, text, text, date) to authenticated;
