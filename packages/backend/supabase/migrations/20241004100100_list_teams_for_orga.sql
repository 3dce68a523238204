-- Every team and its history, as organisers see them.

create function public.list_teams(
  p_query text default '', p_status text default null, p_seats text default null, p_sort text default 'name',
  p_descending boolean default false, p_limit integer default 25, p_offset integer default 0
)
returns table (
  id uuid, name text, slug text, pitch text, description text, stage text, industry text, city text, logo text,
  status text, listed boolean, member_count integer, max_team integer, captain jsonb, created_at timestamptz, total bigint
)
language sql stable security invoker set search_path = '' as $$
  with season as (
    select s.id, s.max_team from public.seasons s order by s.starts_on desc limit 1
  ), words as (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%') as patterns
    from regexp_split_to_table(trim(left(coalesce(p_query, ''), 200)), '\s+') word
    where word <> ''
  ), found as (
    select t.*, s.max_team, count(*) over () as total, row_number() over (order by
      case when p_descending then null else case p_sort
        when 'members' then lpad(t.member_count::text, 6, '0') when 'city' then lower(t.city)
        when 'status' then t.status when 'founded' then to_char(t.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        else lower(t.name) end end,
      case when p_descending then case p_sort
        when 'members' then lpad(t.member_count::text, 6, '0') when 'city' then lower(t.city)
        when 'status' then t.status when 'founded' then to_char(t.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
        else lower(t.name) end end desc nulls last,
      lower(t.name), t.id
    ) as place
    from public.teams t join season s on s.id = t.season_id cross join words w
    where (select private.is_orga())
      and (p_status is null or t.status = p_status)
      and (p_seats is null or (p_seats = 'full') = (t.member_count >= s.max_team))
      and (w.patterns is null or concat_ws(' ', t.name, t.slug, t.city, t.industry) ilike all (w.patterns))
    order by place
    limit least(greatest(coalesce(p_limit, 0), 0), 100) offset greatest(coalesce(p_offset, 0), 0)
  )
  select f.id, f.name, f.slug, f.pitch, f.description, f.stage, f.industry, f.city, f.logo, f.status, f.listed,
    f.member_count, f.max_team,
    case when p.user_id is not null then jsonb_build_object(
      'user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar
    ) end,
    f.created_at, f.total
  from found f left join public.profiles p on p.user_id = f.captain_id
  order by f.place;
$$;
comment on function public.list_teams(text, text, text, text, boolean, integer, integer) is 'For ORGA: a page of the season''s teams, withdrawn ones too, with how many there are; sorted by name, members, city, status or founded.';

create function public.team_history(p_team_id uuid, p_before bigint default null, p_limit integer default 50)
returns table (
  id bigint, created_at timestamptz, actor text, action text, entity text, person text, before jsonb, after jsonb,
  captain_before text, captain_after text, reason text
)
language sql stable security invoker set search_path = '' as $$
  with page as (
    select l.* from public.audit_log l
    where l.team_id = p_team_id and (p_before is null or l.id < p_before)
      -- What only follows from other rows is nobody's change.
      and not coalesce(
        l.entity = 'teams' and l.action = 'update' and l.before - '{member_count,wanted_skills,updated_at}'::text[]
          = l.after - '{member_count,wanted_skills,updated_at}'::text[], false
      )
    order by l.id desc
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
  )
  select page.id, page.created_at, trim(a.first_name || ' ' || a.last_name), page.action, page.entity,
    trim(p.first_name || ' ' || p.last_name), page.before, page.after,
    trim(b.first_name || ' ' || b.last_name), trim(c.first_name || ' ' || c.last_name), page.reason
  from page
    left join public.profiles a on a.user_id = page.actor_id
    left join public.profiles p on p.user_id = (coalesce(page.after, page.before) ->> 'user_id')::uuid
    left join public.profiles b on b.user_id = (page.before ->> 'captain_id')::uuid
    left join public.profiles c on c.user_id = (page.after ->> 'captain_id')::uuid
  order by page.id desc;
$$;
comment on function public.team_history(uuid, bigint, integer) is 'For ORGA: what was changed about a team and who came and went, newest first, with names of those who are still here.';

revoke all on function
  public.list_teams(text, text, text, text, boolean, integer, integer), public.team_history(uuid, bigint, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_teams(text, text, text, text, boolean, integer, integer), public.team_history(uuid, bigint, integer)
  to authenticated;
