-- What organisers do to many people or teams at once: whom they chose, what would become of each, and the job that does it. Who is
-- left out, and why, is said before; a job has only those whom it would change, and looks again when their turn comes.

create function private.selection_ids(p_selection jsonb) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  ids uuid[];
begin
  if jsonb_typeof(p_selection -> 'ids') <> 'array' then
    raise exception 'selection_invalid' using errcode = '22023';
  end if;
  select coalesce(array_agg(distinct id::uuid), '{}') into ids from jsonb_array_elements_text(p_selection -> 'ids') id;
  if cardinality(ids) not between 1 and 10000 then
    raise exception 'selection_invalid' using errcode = '22023';
  end if;
  return ids;
end;
$$;
comment on function private.selection_ids(jsonb) is 'The ids that a selection names, 1 to 10,000 (22023 selection_invalid).';

-- What a filter says and nobody knows would be left out of it, and more be done than a list shows.
create function private.selection_filter(p_selection jsonb, p_known text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  filter jsonb := p_selection -> 'filter';
begin
  if jsonb_typeof(filter) <> 'object' or filter - p_known <> '{}' then
    raise exception 'selection_invalid' using errcode = '22023';
  end if;
  return filter;
end;
$$;
comment on function private.selection_filter(jsonb, text[]) is 'The filter by which a selection is made, all of whose names are known; null for one by ids (22023 selection_invalid).';

-- As list_people finds them.
create function private.selected_people(p_selection jsonb) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  filter jsonb := private.selection_filter(p_selection, '{query,role,state,city,until}');
  patterns text[] := private.word_patterns(filter ->> 'query');
  last_day date := (filter ->> 'until')::date;
  ids uuid[];
begin
  if filter is null then
    return private.selection_ids(p_selection);
  end if;
  select coalesce(array_agg(l.user_id order by l.last_name, l.first_name, l.user_id), '{}') into ids
  from private.listed_people l
  where (filter ->> 'role' is null or l.role = filter ->> 'role')
    and (filter ->> 'city' is null or coalesce(l.city = filter ->> 'city', false))
    and (last_day is null or l.created_at < (last_day + 1)::timestamp at time zone 'Europe/Berlin')
    and case filter ->> 'state'
      when 'without_team' then l.is_without_team
      when 'unconfirmed' then l.is_unconfirmed
      when 'without_profile' then l.is_without_profile
      when 'confirmed' then l.is_confirmed
      when 'with_profile' then l.is_with_profile
      when 'in_team' then l.is_in_team
      else filter ->> 'state' is null
    end
    and (patterns is null or l.words ilike all (patterns))
    and not coalesce(p_selection -> 'except', '[]') ? l.user_id::text;
  return ids;
end;
$$;
comment on function private.selected_people(jsonb) is 'Whom a selection means: {"ids": […]}, or all that a filter of list_people finds, {"filter": {"query", "role", "state", "city", "until"}, "except": […]} (22023 selection_invalid).';

-- Nobody becomes an organiser in bulk, nor stops being one. Whoever is in a team does not judge others, and whoever looks after
-- teams hands them over first.
create function private.people_role_fates(p_user_ids uuid[], p_roles text[], p_asking uuid, p_now timestamptz)
returns table (user_id uuid, fate text, role text)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when p.user_id is null then 'gone'
      when p.user_id = p_asking then 'yourself'
      when p.role = 'ORGA' then 'organiser'
      when p.role = given.role then 'already'
      when given.role = 'MENTOR' and exists (
        select from public.team_members m
        where m.user_id = p.user_id and m.left_at is null and m.season_id = (private.current_season()).id
      ) then 'in_team'
      when given.role = 'PARTICIPANT' and exists (
        select from public.mentor_assignments a
        where p.user_id in (a.mentor_id, a.stand_in_id) and a.status in ('proposed', 'active')
      ) then 'has_teams'
      when given.role = 'PARTICIPANT' and exists (
        select from public.office_hour_bookings b
        where b.mentor_id = p.user_id and b.state = 'booked' and b.ends_at > p_now
      ) then 'has_meetings'
      else 'changed'
    end, p.role
  from unnest(p_user_ids, p_roles) with ordinality given (id, role, n)
  left join private.profiles p on p.user_id = given.id
  order by given.n;
$$;
comment on function private.people_role_fates(uuid[], text[], uuid, timestamptz) is 'What would become of people who are given a role, participant or mentor: changed, or why not: already, yourself, organiser, in_team, has_teams, has_meetings, gone; with the role that they have.';

create function private.people_preview(p_user_ids uuid[], p_fates text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with fates as materialized (
    select * from unnest(p_user_ids, p_fates) f (user_id, fate)
  )
  select jsonb_build_object(
    'selected', coalesce(cardinality(p_user_ids), 0),
    'fates', coalesce((select jsonb_object_agg(f.fate, f.n) from (select fate, count(*) as n from fates group by fate) f), '{}'),
    'examples', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.user_id, 'fate', e.fate, 'name', trim(p.first_name || ' ' || p.last_name)
      ) order by e.fate, p.last_name, p.first_name, e.user_id)
      from (select *, row_number() over (partition by fate) as place from fates) e
      join private.profiles p on p.user_id = e.user_id
      where e.place <= 20
    ), '[]')
  );
$$;
comment on function private.people_preview(uuid[], text[]) is 'What a selection of people comes to: how many they are, what becomes of how many, and twenty of each by name; ids and fates pairwise.';

create function private.check_selected(p_written integer, p_count integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_written = 0 or p_written is distinct from p_count then
    raise exception 'selection_changed' using errcode = 'GR144';
  end if;
end;
$$;
comment on function private.check_selected(integer, integer) is 'Refuses what is not for as many as its preview said, or for nobody (GR144 selection_changed).';

create function private.preview_people_role(p_selection jsonb, p_role text, p_asking uuid, p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_people(p_selection);
begin
  if p_role is null or p_role not in ('PARTICIPANT', 'MENTOR') then
    raise exception 'role_invalid' using errcode = '22023';
  end if;
  return (
    select private.people_preview(array_agg(f.user_id), array_agg(f.fate))
    from private.people_role_fates(ids, array_fill(p_role, array[cardinality(ids)]), p_asking, p_now) f
  );
end;
$$;
comment on function private.preview_people_role(jsonb, text, uuid, timestamptz) is 'How many people a selection means, what would become of how many, and some of each by name (22023 selection_invalid, role_invalid).';

create function private.start_people_role(
  p_selection jsonb, p_role text, p_count integer, p_reason text, p_user_id uuid, p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_people(p_selection);
  job private.jobs;
  written integer;
begin
  if p_role is null or p_role not in ('PARTICIPANT', 'MENTOR') then
    raise exception 'role_invalid' using errcode = '22023';
  end if;
  job := private.start_job(
    'people_role', jsonb_build_object('role', p_role, 'selected', cardinality(ids)), coalesce(p_count, 0), p_reason,
    p_now + interval '1 day', p_user_id, p_now
  );
  insert into private.job_items (job_id, n, person_id, before, after)
    select job.id, row_number() over (), f.user_id, jsonb_build_object('role', f.role), jsonb_build_object('role', p_role)
    from private.people_role_fates(ids, array_fill(p_role, array[cardinality(ids)]), p_user_id, p_now) f
    where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return job.id;
end;
$$;
comment on function private.start_people_role(jsonb, text, integer, text, uuid, timestamptz) is 'Starts the job that gives people a role, as many as the preview counted; taken back within a day (22023 selection_invalid, role_invalid, GR144 selection_changed).';

create function private.job_chunk_people_role(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  perform from private.profiles p
    where p.user_id in (
      select i.person_id from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 100
    ) order by p.user_id for no key update;
  with due as materialized (
    select i.n, i.person_id, i.before ->> 'role' as expected, i.after ->> 'role' as wanted
    from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 100
  ), fates as materialized (
    select d.n, d.person_id, d.wanted, case
        when f.fate in ('changed', 'already') and f.role <> d.expected then 'changed_since' else f.fate
      end as fate
    from due d
    join private.people_role_fates(
      array(select person_id from due order by n), array(select wanted from due order by n), p_job.created_by, p_now
    ) f on f.user_id = d.person_id
  ), given as (
    update private.profiles p set role = f.wanted from fates f where f.fate = 'changed' and p.user_id = f.person_id
  ), settled as (
    update private.job_items i set fate = f.fate, settled_at = p_now from fates f where i.job_id = p_job.id and i.n = f.n
    returning i.fate
  )
  select coalesce(jsonb_object_agg(c.fate, c.n), '{}') into counts
    from (select s.fate, count(*) as n from settled s group by s.fate) c;
  return counts;
end;
$$;
comment on function private.job_chunk_people_role(private.jobs, timestamptz) is 'Gives the next hundred people of a job their role; whoever has another one by now than was expected keeps it.';

-- As list_teams finds them.
create function private.selected_teams(p_selection jsonb) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  filter jsonb := private.selection_filter(p_selection, '{query,status,seats,state}');
  patterns text[] := private.word_patterns(filter ->> 'query');
  ids uuid[];
begin
  if filter is null then
    return private.selection_ids(p_selection);
  end if;
  select coalesce(array_agg(t.id order by lower(t.name), t.id), '{}') into ids
  from private.listed_teams t
  where (filter ->> 'status' is null or t.status = filter ->> 'status')
    and (filter ->> 'seats' is null or (filter ->> 'seats' = 'full') = (t.member_count >= t.max_team))
    and case filter ->> 'state'
      when 'in_contest' then t.is_in_contest
      when 'without_mentor' then t.is_without_mentor
      when 'declined' then t.is_declined
      when 'too_small' then t.is_too_small
      when 'too_large' then t.is_too_large
      else filter ->> 'state' is null
    end
    and (patterns is null or concat_ws(' ', t.name, t.slug, t.city, t.industry) ilike all (patterns))
    and not coalesce(p_selection -> 'except', '[]') ? t.id::text;
  return ids;
end;
$$;
comment on function private.selected_teams(jsonb) is 'Which teams a selection means: {"ids": […]}, or all that a filter of list_teams finds, {"filter": {"query", "status", "seats", "state"}, "except": […]} (22023 selection_invalid).';

-- A team is taken out of the contest one by one: its people leave it, and no job brings them back.
create function private.check_teams_change(p_change jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (select count(*) from jsonb_object_keys(p_change)) <> 1 or not coalesce(
    p_change -> 'listed' in ('true', 'false') or p_change ->> 'status' in ('active', 'finalist', 'finished'), false
  ) then
    raise exception 'change_invalid' using errcode = '22023';
  end if;
end;
$$;
comment on function private.check_teams_change(jsonb) is 'Whether teams can be changed so at once: {"listed": true} or {"status": "active"}, finalist, finished (22023 change_invalid).';

create function private.teams_change_fates(p_team_ids uuid[], p_changes jsonb[])
returns table (team_id uuid, fate text, stood jsonb)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when t.id is null then 'gone'
      when t.status = 'withdrawn' then 'withdrawn'
      when to_jsonb(t) @> given.change then 'already'
      when given.change ->> 'status' in ('forming', 'active', 'finalist') and t.captain_id is null then 'no_captain'
      when given.change ->> 'status' = 'finalist' and t.member_count = 0 then 'nobody'
      else 'changed'
    end,
    case when given.change ? 'status' then jsonb_build_object('status', t.status) else jsonb_build_object('listed', t.listed) end
  from unnest(p_team_ids, p_changes) with ordinality given (id, change, n)
  left join public.teams t on t.id = given.id
  order by given.n;
$$;
comment on function private.teams_change_fates(uuid[], jsonb[]) is 'What would become of teams that are changed: changed, or why not: already, withdrawn, no_captain, nobody, gone; with what stands.';

create function private.teams_preview(p_team_ids uuid[], p_fates text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with fates as materialized (
    select * from unnest(p_team_ids, p_fates) f (team_id, fate)
  )
  select jsonb_build_object(
    'selected', coalesce(cardinality(p_team_ids), 0),
    'fates', coalesce((select jsonb_object_agg(f.fate, f.n) from (select fate, count(*) as n from fates group by fate) f), '{}'),
    'examples', coalesce((
      select jsonb_agg(jsonb_build_object('id', e.team_id, 'fate', e.fate, 'name', t.name) order by e.fate, lower(t.name), t.id)
      from (select *, row_number() over (partition by fate) as place from fates) e
      join public.teams t on t.id = e.team_id
      where e.place <= 20
    ), '[]')
  );
$$;
comment on function private.teams_preview(uuid[], text[]) is 'What a selection of teams comes to: how many they are, what becomes of how many, and twenty of each by name; ids and fates pairwise.';

create function private.preview_teams_change(p_selection jsonb, p_change jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_teams(p_selection);
begin
  perform private.check_teams_change(p_change);
  return (
    select private.teams_preview(array_agg(f.team_id), array_agg(f.fate))
    from private.teams_change_fates(ids, array(select p_change from unnest(ids))) f
  );
end;
$$;
comment on function private.preview_teams_change(jsonb, jsonb) is 'How many teams a selection means, what would become of how many, and some of each by name (22023 selection_invalid, change_invalid).';

create function private.start_teams_change(
  p_selection jsonb, p_change jsonb, p_count integer, p_reason text, p_user_id uuid, p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_teams(p_selection);
  job private.jobs;
  written integer;
begin
  perform private.check_teams_change(p_change);
  job := private.start_job(
    'teams_change', jsonb_build_object('change', p_change, 'selected', cardinality(ids)), coalesce(p_count, 0), p_reason,
    p_now + interval '1 day', p_user_id, p_now
  );
  insert into private.job_items (job_id, n, team_id, before, after)
    select job.id, row_number() over (), f.team_id, f.stood, p_change
    from private.teams_change_fates(ids, array(select p_change from unnest(ids))) f
    where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return job.id;
end;
$$;
comment on function private.start_teams_change(jsonb, jsonb, integer, text, uuid, timestamptz) is 'Starts the job that changes teams, as many as the preview counted; taken back within a day (22023 selection_invalid, change_invalid, GR144 selection_changed).';

create function private.job_chunk_teams_change(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  perform from public.teams t
    where t.id in (select i.team_id from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 100)
    order by t.id for update;
  with due as materialized (
    select i.n, i.team_id, i.before as expected, i.after as wanted
    from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 100
  ), fates as materialized (
    select d.n, d.team_id, d.wanted, case
        when f.fate in ('changed', 'already') and f.stood <> d.expected then 'changed_since' else f.fate
      end as fate
    from due d
    join private.teams_change_fates(
      array(select team_id from due order by n), array(select wanted from due order by n)
    ) f on f.team_id = d.team_id
  ), changed as (
    update public.teams t set
        status = coalesce(f.wanted ->> 'status', t.status), listed = coalesce((f.wanted ->> 'listed')::boolean, t.listed)
      from fates f where f.fate = 'changed' and t.id = f.team_id
  ), settled as (
    update private.job_items i set fate = f.fate, settled_at = p_now from fates f where i.job_id = p_job.id and i.n = f.n
    returning i.fate
  )
  select coalesce(jsonb_object_agg(c.fate, c.n), '{}') into counts
    from (select s.fate, count(*) as n from settled s group by s.fate) c;
  return counts;
end;
$$;
comment on function private.job_chunk_teams_change(private.jobs, timestamptz) is 'Changes the next hundred teams of a job; one at which something else stands by now than was expected stays as it is.';

create function public.preview_people_role(p_selection jsonb, p_role text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_people_role(p_selection, p_role, private.acting_organiser(), private.current_time());
$$;
comment on function public.preview_people_role(jsonb, text) is 'For ORGA: what would become of people who are given a role (42501 orga_only, 22023).';
grant execute on function public.preview_people_role(jsonb, text) to authenticated;

create function public.start_people_role(p_selection jsonb, p_role text, p_count integer, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.start_people_role(p_selection, p_role, p_count, p_reason, private.proven_organiser(), private.current_time());
end;
$$;
comment on function public.start_people_role(jsonb, text, integer, text) is 'An organiser gives people a role, as many as the preview counted; the id of the job (42501 orga_only, GR126 fresh_login_needed, GR144 selection_changed, 22023).';
grant execute on function public.start_people_role(jsonb, text, integer, text) to authenticated;

create function public.preview_teams_change(p_selection jsonb, p_change jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_teams_change(p_selection, p_change) where private.acting_organiser() is not null;
$$;
comment on function public.preview_teams_change(jsonb, jsonb) is 'For ORGA: what would become of teams that are changed (42501 orga_only, 22023).';
grant execute on function public.preview_teams_change(jsonb, jsonb) to authenticated;

create function public.start_teams_change(p_selection jsonb, p_change jsonb, p_count integer, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.start_teams_change(p_selection, p_change, p_count, p_reason, private.proven_organiser(), private.current_time());
end;
$$;
comment on function public.start_teams_change(jsonb, jsonb, integer, text) is 'An organiser changes teams, as many as the preview counted; the id of the job (42501 orga_only, GR126 fresh_login_needed, GR144 selection_changed, 22023).';
grant execute on function public.start_teams_change(jsonb, jsonb, integer, text) to authenticated;
