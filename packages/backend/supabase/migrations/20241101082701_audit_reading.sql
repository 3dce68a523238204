-- Reading the log, and forgetting what was kept long enough.

-- Only what an index has, so that a number costs no row; planned with the values at hand, as the lists are.
create function private.found_audit_entries(
  p_from timestamptz, p_to timestamptz, p_actor_id uuid, p_is_automatic boolean, p_kind text, p_action text, p_team_id uuid,
  p_person_id uuid, p_reason text, p_before bigint, p_limit integer
)
returns table (id bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  patterns text[] := private.word_patterns(p_reason);
  -- By itself: an index answers one pattern, and not all of a list.
  pattern text := patterns[1];
  others text[] := coalesce(patterns[2:], '{}');
  -- Of an organiser who is in no team, which is nearly all of them, this is nothing that a row is asked for.
  closed text[] := array(select private.closed_rounds());
  -- Somebody may have been forgotten together with the entry.
  before_at timestamptz := (select l.created_at from public.audit_log l where l.id <= p_before order by l.id desc limit 1);
begin
  return query
  select l.id, l.created_at from public.audit_log l
  where not l.is_own
    and (closed = '{}' or l.kind <> 'gate' or coalesce(l.subject ->> 'round_id', l.entity_id::text) <> all (closed))
    and (p_from is null or l.created_at >= p_from) and (p_to is null or l.created_at < p_to)
    and (p_actor_id is null or l.actor_id = p_actor_id)
    and (p_is_automatic is null or l.is_automatic = p_is_automatic)
    and (p_kind is null or l.kind = p_kind)
    and (p_action is null or l.action = p_action)
    and (p_team_id is null or l.team_id = p_team_id)
    and (p_person_id is null or l.person_ids @> array[p_person_id])
    and (pattern is null or (l.reason is not null and l.reason ilike pattern and (others = '{}' or l.reason ilike all (others))))
    and (p_before is null or (l.created_at, l.id) < (before_at, p_before))
  order by l.created_at desc, l.id desc
  limit p_limit;
end;
$$;
comment on function private.found_audit_entries(timestamptz, timestamptz, uuid, boolean, text, text, uuid, uuid, text, bigint, integer) is
  'The newest entries that filters find, or those before one.';

create function public.list_audit_entries(
  p_from timestamptz default null, p_to timestamptz default null, p_actor_id uuid default null, p_is_automatic boolean default null,
  p_kind text default null, p_action text default null, p_team_id uuid default null, p_person_id uuid default null,
  p_reason text default '', p_before bigint default null, p_limit integer default 30
)
returns table (
  id bigint, created_at timestamptz, actor jsonb, is_automatic boolean, kind text, entity text, action text, person_id uuid, team_id uuid,
  team_slug text, week integer, event jsonb, names jsonb, subject jsonb, before jsonb, after jsonb, hidden text[], reason text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  with page as materialized (
    select l.* from public.audit_log l where l.id = any (array(
      select f.id from private.found_audit_entries(
        p_from, p_to, p_actor_id, p_is_automatic, p_kind, p_action, p_team_id, p_person_id, p_reason, p_before,
        least(greatest(coalesce(p_limit, 0), 0), 200)
      ) f
    ))
  ), people as materialized (
    select p.user_id as id, trim(p.first_name || ' ' || p.last_name) as name,
      jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p
    where p.user_id = any (array(select distinct unnest(page.person_ids || page.actor_id) from page))
    union all
    select g.user_id, trim(g.first_name || ' ' || g.last_name), null
    from private.guests g where g.user_id = any (array(select page.person_id from page))
  ), teams as materialized (
    select t.id, t.name, t.slug from public.teams t
    where t.id = any (array(select unnest(array[page.team_id, (page.after ->> 'merged_into')::uuid]) from page))
  ), hand_ins as materialized (
    select h.id, h.milestone_id from public.hand_ins h
    where h.id = any (array(select (page.subject ->> 'hand_in_id')::uuid from page))
  ), milestones as materialized (
    select m.id, m.week from public.milestones m
  ), events as materialized (
    select e.id, jsonb_build_object('title_en', e.title_en, 'title_de', e.title_de) as title from public.events e
    where e.id = any (array(select (page.subject ->> 'event_id')::uuid from page))
  )
  select page.id, page.created_at, a.person, page.is_automatic, page.kind, page.entity, page.action,
    page.person_id, page.team_id, t.slug,
    coalesce((page.subject ->> 'week')::integer, m.week),
    e.title,
    coalesce((
      select jsonb_object_agg(named.id, named.name) from (
        select p.id, p.name from people p where p.id = any (page.person_ids || page.person_id)
        union all
        select n.id, n.name from teams n where n.id in (page.team_id, (page.after ->> 'merged_into')::uuid)
      ) named
    ), '{}'),
    page.subject, page.before, page.after, page.hidden, page.reason
  from page
    left join people a on a.id = page.actor_id
    left join teams t on t.id = page.team_id
    left join events e on e.id = (page.subject ->> 'event_id')::uuid
    left join hand_ins h on h.id = (page.subject ->> 'hand_in_id')::uuid
    left join milestones m on m.id = coalesce((page.subject ->> 'milestone_id')::uuid, h.milestone_id)
  order by page.created_at desc, page.id desc;
end;
$$;
comment on function public.list_audit_entries(timestamptz, timestamptz, uuid, boolean, text, text, uuid, uuid, text, bigint, integer) is
  'For ORGA: the newest entries of the log that filters find, or those before one, at most 200, with names of those who are still here (42501 orga_only).';
grant execute on function public.list_audit_entries(timestamptz, timestamptz, uuid, boolean, text, text, uuid, uuid, text, bigint, integer)
  to authenticated;

create function public.count_audit_entries(
  p_from timestamptz default null, p_to timestamptz default null, p_actor_id uuid default null, p_is_automatic boolean default null,
  p_kind text default null, p_action text default null, p_team_id uuid default null, p_person_id uuid default null,
  p_reason text default ''
)
returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.found_audit_entries(
    p_from, p_to, p_actor_id, p_is_automatic, p_kind, p_action, p_team_id, p_person_id, p_reason, null,
    case when private.word_patterns(p_reason) is null then 1001 else 101 end
  )
  where private.acting_organiser() is not null;
$$;
comment on function public.count_audit_entries(timestamptz, timestamptz, uuid, boolean, text, text, uuid, uuid, text) is
  'For ORGA: how many entries filters find; 1001 where there are more than a thousand, and with words 101 where there are more than a hundred (42501 orga_only).';
grant execute on function public.count_audit_entries(timestamptz, timestamptz, uuid, boolean, text, text, uuid, uuid, text)
  to authenticated;

create function public.audit_actors() returns table (user_id uuid, name text, role text)
language sql stable security definer set search_path = '' as $$
  select p.user_id, trim(p.first_name || ' ' || p.last_name), p.role from private.profiles p
  where private.acting_organiser() is not null and p.role in ('ORGA', 'MENTOR')
  order by p.role = 'MENTOR', p.last_name, p.first_name, p.user_id;
$$;
comment on function public.audit_actors() is 'For ORGA: who can do something to somebody else''s things, organisers first (42501 orga_only).';
grant execute on function public.audit_actors() to authenticated;

-- A year after the end of the season that it belongs to. Whatever was logged between two seasons belongs to the next.
create function private.audit_kept_since(p_now timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(max(ended.at), '-infinity')
  from public.seasons s cross join lateral (
    select (s.starts_on + s.weeks * 7)::timestamp at time zone 'Europe/Berlin' as at
  ) ended
  where ended.at + interval '1 year' <= p_now;
$$;
comment on function private.audit_kept_since(timestamptz) is 'From when on the log is kept: the end of the last season that ended a year ago.';

create function private.tidy_audit_log(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept_since timestamptz := private.audit_kept_since(p_now);
  gone integer;
begin
  perform set_config('grow.forgetting', 'yes', true);
  delete from public.audit_log where id = any (array(
    select l.id from public.audit_log l where l.created_at < kept_since
    order by l.created_at limit least(greatest(coalesce(p_limit, 0), 0), 5000)
  ));
  get diagnostics gone = row_count;
  perform set_config('grow.forgetting', '', true);
  return gone;
end;
$$;
comment on function private.tidy_audit_log(integer, timestamptz) is 'Forgets the oldest entries that were kept long enough; how many.';

create function public.tidy_audit_log(p_limit integer default 500) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer := private.tidy_audit_log(p_limit, private.current_time());
begin
  perform private.note_retention('audit_log', private.audit_kept_since(private.current_time()), gone, private.current_time());
  return gone;
end;
$$;
comment on function public.tidy_audit_log(integer) is 'For the clock: forgets some of what the log kept until a year after its season.';
grant execute on function public.tidy_audit_log(integer) to service_role;
