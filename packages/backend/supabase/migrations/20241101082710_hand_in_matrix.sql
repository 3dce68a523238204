-- All teams of the season and all of its weeks, for organisers: one answer, of which the apps count, filter and draw, so that
-- no number can differ from the rows below it.

create function private.hand_in_matrix(p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with season as materialized (
    select s.id from private.current_season() s
  ), milestone as materialized (
    select m.* from season s join public.milestones m on m.season_id = s.id
  ), part as materialized (
    select p.milestone_id, p.key, p.is_required from public.milestone_parts p
  ), team as materialized (
    select t.id, t.name, t.slug, t.logo, t.city, t.status, t.member_count, a.mentor_id
    from season s
    join public.teams t on t.season_id = s.id and t.status <> 'withdrawn'
    left join public.mentor_assignments a on a.team_id = t.id and a.status = 'active'
  ), merged as materialized (
    select distinct t.merged_into as id from public.teams t where t.merged_into is not null
  ), hand_in as materialized (
    select h.team_id as counts_for, h.* from public.hand_ins h
    where h.team_id in (select t.id from team t) and h.team_id not in (select t.id from merged t)
    union all
    -- Of a team that others went into, also what those have and it has not.
    select t.id, h.*
    from merged t
    cross join milestone m
    cross join lateral private.counted_hand_in(t.id, m.id) h
    where h.id is not null
  ), written as materialized (
    select h.id, count(*) filter (where p.is_required and d.is_ready) as ready, bool_or(d.is_ready) as is_begun
    from hand_in h
    cross join lateral (
      select w.part_key, private.is_part_ready(w.value) as is_ready from public.hand_in_parts w where w.hand_in_id = h.id
    ) d
    join part p on p.milestone_id = h.milestone_id and p.key = d.part_key
    where h.state = 'draft'
    group by h.id
  ), handed_in as materialized (
    select v.hand_in_id, v.handed_in_at from public.hand_in_versions v where v.replaced_at is null
  ), cell as (
    select h.counts_for, jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'week', m.week, 'id', h.id, 'state', h.state, 'version', nullif(h.version, 0), 'late', nullif(h.is_late, false),
        'overdue', nullif(h.is_overdue, false), 'ready', nullif(w.ready, 0), 'begun', nullif(w.is_begun, false),
        'handed_in_at', case when h.state in ('submitted', 'in_review') then n.handed_in_at end,
        'return_due_at', case when h.state = 'changes_requested' then h.return_due_at end,
        'extended_until', case when h.extended_until > m.due_at then h.extended_until end,
        'extension_reason', h.extension_reason, 'asked_at', h.extension_asked_at, 'asked_reason', h.extension_asked_reason
      )) order by m.week
    ) as cells
    from hand_in h
    join milestone m on m.id = h.milestone_id
    left join written w on w.id = h.id
    left join handed_in n on n.hand_in_id = h.id
    group by h.counts_for
  ), mentor as materialized (
    select p.user_id as id, p.first_name, p.last_name, p.avatar from private.profiles p where p.role in ('MENTOR', 'ORGA')
  ), week as (
    select w.week, w.verb_en, w.verb_de, m.id as milestone_id, m.title_en, m.title_de, m.opens_at, m.due_at, m.grace_minutes, (
        select count(*) from part p where p.milestone_id = m.id and p.is_required
      ) as required
    from season s
    join public.season_weeks w on w.season_id = s.id
    left join milestone m on m.week = w.week
  )
  select jsonb_build_object(
    'at', p_now,
    'weeks', coalesce((select jsonb_agg(to_jsonb(w) order by w.week) from week w), '[]'),
    'mentors', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.last_name, p.first_name, p.id) from mentor p
      where p.id in (select t.mentor_id from team t)
    ), '[]'),
    'teams', coalesce((
      select jsonb_agg(to_jsonb(t) || jsonb_build_object('cells', coalesce(c.cells, '[]')) order by lower(t.name), t.id)
      from team t left join cell c on c.counts_for = t.id
    ), '[]')
  );
$$;
comment on function private.hand_in_matrix(timestamptz) is 'Teams that did not withdraw by name, with their mentor and a cell for each week for which they have something; weeks of the season with their times; the mentors named.';

create function public.hand_in_matrix() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.hand_in_matrix(private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.hand_in_matrix() is 'For ORGA: how all weeks of all teams of the season stand (42501 orga_only).';
grant execute on function public.hand_in_matrix() to authenticated;

create function private.listed_hand_in_files(p_milestone_id uuid, p_team_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'team_id', t.id, 'slug', t.slug, 'part', part.key, 'id', file.value ->> 'id', 'name', file.value ->> 'name',
      'bytes', file.value -> 'bytes', 'object', file.value ->> 'object'
    ) order by lower(t.name), t.id, p.position, part.key, file.n
  ), '[]')
  from unnest(p_team_ids) given
  join public.teams t on t.id = given
  cross join lateral private.counted_hand_in(t.id, p_milestone_id) h
  join public.hand_in_versions v on v.hand_in_id = h.id and v.number = h.version
  cross join lateral jsonb_each(v.parts) part
  left join public.milestone_parts p on p.milestone_id = p_milestone_id and p.key = part.key
  cross join lateral jsonb_array_elements(part.value -> 'files') with ordinality file (value, n)
  where h.state <> 'draft' and jsonb_typeof(part.value -> 'files') = 'array';
$$;
comment on function private.listed_hand_in_files(uuid, uuid[]) is 'Files of what counts of these teams for a milestone, by team and part.';

create function public.hand_in_files(p_milestone_id uuid, p_team_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.listed_hand_in_files(p_milestone_id, p_team_ids[1:1000]) where private.acting_organiser() is not null;
$$;
comment on function public.hand_in_files(uuid, uuid[]) is 'For ORGA: files that up to a thousand teams handed in for a week, with the names of their objects in the bucket (42501 orga_only).';
grant execute on function public.hand_in_files(uuid, uuid[]) to authenticated;
