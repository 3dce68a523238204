-- Teams as organisers see them in a list, and how many are in each state. Figures, views and what is done to many are made of the
-- same columns.

-- With the caller's rights, so that it shows nobody more than the tables do.
create view private.listed_teams with (security_invoker = true) as
select t.id, t.name, t.slug, t.pitch, t.description, t.stage, t.industry, t.city, t.logo, t.status, t.listed, t.member_count,
  t.captain_id, t.created_at, s.max_team,
  t.status <> 'withdrawn' as is_in_contest,
  t.status in ('forming', 'active', 'finalist')
    and t.id not in (select a.team_id from public.mentor_assignments a where a.status = 'active') as is_without_mentor,
  t.status in ('forming', 'active', 'finalist')
    and t.id in (select a.team_id from public.mentor_assignments a where a.status = 'declined')
    and t.id not in (select a.team_id from public.mentor_assignments a where a.status in ('proposed', 'active')) as is_declined,
  t.status in ('forming', 'active') and t.member_count < s.min_team as is_too_small,
  t.status in ('forming', 'active', 'finalist') and t.member_count > s.max_team as is_too_large
from (
  select n.id, n.min_team, n.max_team from public.seasons n where n.opened_at is not null order by n.starts_on desc limit 1
) s
join public.teams t on t.season_id = s.id;
comment on view private.listed_teams is 'For ORGA: the season''s teams, withdrawn ones too, and what they are found by. Too small or too large is by the season''s rules; declined is whom a mentor said no to and nobody was asked about since.';
grant select on private.listed_teams to authenticated;

create function public.list_teams(
  p_query text default '', p_status text default null, p_seats text default null, p_sort text default 'name',
  p_descending boolean default false, p_limit integer default 25, p_offset integer default 0, p_state text default null
)
returns table (
  id uuid, name text, slug text, pitch text, description text, stage text, industry text, city text, logo text,
  status text, listed boolean, member_count integer, max_team integer, captain jsonb, created_at timestamptz, total bigint
)
language sql stable security invoker set search_path = '' as $$
  with words as materialized (
    select private.word_patterns(p_query) as patterns
  ), found as (
    select t.*, count(*) over () as total, row_number() over (order by
      case when p_descending then null else case p_sort
        when 'members' then lpad(t.member_count::text, 6, '0') when 'city' then lower(t.city)
        when 'status' then t.status when 'founded' then to_char(t.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        else lower(t.name) end end,
      case when p_descending then case p_sort
        when 'members' then lpad(t.member_count::text, 6, '0') when 'city' then lower(t.city)
        when 'status' then t.status when 'founded' then to_char(t.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        else lower(t.name) end end desc nulls last,
      lower(t.name), t.id
    ) as rank
    from private.listed_teams t cross join words w
    where (select private.is_orga())
      and (p_status is null or t.status = p_status)
      and (p_seats is null or (p_seats = 'full') = (t.member_count >= t.max_team))
      and case p_state
        when 'in_contest' then t.is_in_contest
        when 'without_mentor' then t.is_without_mentor
        when 'declined' then t.is_declined
        when 'too_small' then t.is_too_small
        when 'too_large' then t.is_too_large
        else p_state is null
      end
      and (w.patterns is null or concat_ws(' ', t.name, t.slug, t.city, t.industry) ilike all (w.patterns))
    order by rank
    limit least(greatest(coalesce(p_limit, 0), 0), 100) offset greatest(coalesce(p_offset, 0), 0)
  )
  select f.id, f.name, f.slug, f.pitch, f.description, f.stage, f.industry, f.city, f.logo, f.status, f.listed,
    f.member_count, f.max_team,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    f.created_at, f.total
  from found f left join public.profiles p on p.user_id = f.captain_id
  order by f.rank;
$$;
comment on function public.list_teams(text, text, text, text, boolean, integer, integer, text) is
  'For ORGA: a page of the season''s teams, withdrawn ones too, with how many there are; all of them, or one state: in_contest, without_mentor, declined, too_small or too_large. Sorted by name, members, city, status or founded.';
grant execute on function public.list_teams(text, text, text, text, boolean, integer, integer, text) to authenticated;

create function public.count_teams()
returns table (
  teams bigint, in_contest bigint, active bigint, without_mentor bigint, declined bigint, too_small bigint, too_large bigint
)
language sql stable security definer set search_path = '' as $$
  select count(*), count(*) filter (where t.is_in_contest), count(*) filter (where t.status = 'active'),
    count(*) filter (where t.is_without_mentor), count(*) filter (where t.is_declined), count(*) filter (where t.is_too_small),
    count(*) filter (where t.is_too_large)
  from private.listed_teams t
  where (select private.acting_organiser()) is not null;
$$;
comment on function public.count_teams() is 'For ORGA: how many teams the season has, and how many of them are active or in each state of list_teams (42501 orga_only).';
grant execute on function public.count_teams() to authenticated;
