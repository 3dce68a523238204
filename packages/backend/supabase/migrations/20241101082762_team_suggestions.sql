-- Organisers suggest teams to many people at once: to each the three open ones that want most of what they can do. The teams hear
-- nothing until somebody asks to join.

create function private.suggestion_fates(p_user_ids uuid[], p_now timestamptz) returns table (user_id uuid, fate text)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when p.user_id is null then 'gone'
      when p.role <> 'PARTICIPANT' then 'no_participant'
      when exists (
        select from public.team_members m where m.user_id = p.user_id and m.left_at is null and m.season_id = season.id
      ) then 'in_team'
      when least(season.team_closes_at, season.stopped_at) <= p_now then 'teams_closed'
      when exists (
        select from public.team_requests r
        where r.user_id = p.user_id and r.season_id = season.id and r.status = 'pending' and r.expires_at > p_now
      ) then 'has_asked'
      when exists (
        select from public.notifications n
        where n.user_id = p.user_id and n.kind = 'team_suggested' and n.created_at > p_now - interval '7 days'
      ) then 'suggested'
      when not exists (
        select from private.team_search s
        where s.season_id = season.id and s.member_count < season.max_team and s.skills && p.skills
      ) then 'no_match'
      else 'changed'
    end
  from unnest(p_user_ids) with ordinality given (id, n)
  cross join private.current_season() season
  left join private.profiles p on p.user_id = given.id
  order by given.n;
$$;
comment on function private.suggestion_fates(uuid[], timestamptz) is 'What would become of people to whom teams are suggested: changed, or why not: no_participant, in_team, teams_closed, has_asked (a request is pending), suggested (within a week), no_match, gone.';

create function private.suggested_teams(p_user_id uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select s.team_id
    from private.profiles p
    cross join private.current_season() season
    join private.team_search s on s.season_id = season.id and s.member_count < season.max_team and s.skills && p.skills
    where p.user_id = p_user_id
    order by (select count(*) from unnest(s.skills) wanted where wanted = any (p.skills)) desc,
      coalesce(s.folded_city = nullif(private.folded(p.city), ''), false) desc, s.member_count, lower(s.name), s.team_id
    limit 3
  );
$$;
comment on function private.suggested_teams(uuid) is 'The three open teams that want most of what a person can do; of their city first, then those with fewest members.';

create function private.preview_team_suggestions(p_selection jsonb, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with preview as materialized (
    select private.people_preview(array_agg(f.user_id), array_agg(f.fate)) as found
    from private.suggestion_fates(private.selected_people(p_selection), p_now) f
  )
  select p.found || jsonb_build_object('examples', (
    select coalesce(jsonb_agg(e.example || jsonb_build_object('detail', case when e.example ->> 'fate' = 'changed' then (
        select string_agg(t.name, ', ' order by g.n)
        from unnest(private.suggested_teams((e.example ->> 'id')::uuid)) with ordinality g (id, n) join public.teams t on t.id = g.id
      ) end) order by e.n), '[]')
    from jsonb_array_elements(p.found -> 'examples') with ordinality e (example, n)
  ))
  from preview p;
$$;
comment on function private.preview_team_suggestions(jsonb, timestamptz) is 'How many people a selection means, to how many teams would be suggested, and which to some of them (22023 selection_invalid).';

create function private.start_team_suggestions(p_selection jsonb, p_count integer, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_people(p_selection);
  job private.jobs;
  written integer;
begin
  job := private.start_job(
    'team_suggestions', jsonb_build_object('selected', cardinality(ids)), coalesce(p_count, 0), null, p_now + interval '1 day',
    p_user_id, p_now
  );
  insert into private.job_items (job_id, n, person_id)
    select job.id, row_number() over (), f.user_id from private.suggestion_fates(ids, p_now) f where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return job.id;
end;
$$;
comment on function private.start_team_suggestions(jsonb, integer, uuid, timestamptz) is 'Starts the job that suggests teams to people, as many as the preview counted; taken back within a day (22023 selection_invalid, GR144 selection_changed).';

create function private.job_chunk_team_suggestions(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due integer[];
  people uuid[];
  teams uuid[];
  counts jsonb;
begin
  select array_agg(i.n) into due from (
    select i.n from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 50
  ) i;
  if p_job.undoes is not null then
    -- Out of the bells where nobody read it; whoever did has seen the teams.
    with gone as (
      delete from public.notifications n using private.job_items i
      where i.job_id = p_job.id and i.n = any (due) and n.user_id = i.person_id and n.kind = 'team_suggested'
        and n.read_at is null and (i.before ->> 'notified_at')::timestamptz = n.created_at
        and i.before -> 'team_ids' ? n.team_id::text
      returning n.user_id
    )
    update private.job_items i set
        fate = case when i.person_id in (select g.user_id from gone g) then 'changed' else 'read' end, settled_at = p_now
      where i.job_id = p_job.id and i.n = any (due);
  else
    update private.job_items i set fate = f.fate, settled_at = p_now, after = case when f.fate = 'changed' then jsonb_build_object(
        'team_ids', to_jsonb(private.suggested_teams(i.person_id)), 'notified_at', p_now
      ) end
      from private.suggestion_fates(
        array(select i.person_id from private.job_items i where i.job_id = p_job.id and i.n = any (due)), p_now
      ) f
      where i.job_id = p_job.id and i.n = any (due) and f.user_id = i.person_id;
    select array_agg(i.person_id order by i.n, t.place desc), array_agg(t.id::uuid order by i.n, t.place desc) into people, teams
      from private.job_items i cross join jsonb_array_elements_text(i.after -> 'team_ids') with ordinality t (id, place)
      where i.job_id = p_job.id and i.n = any (due) and i.fate = 'changed';
    if people is not null then
      perform private.notify_each(
        people, 'team_suggested', array_fill(p_job.created_by, array[cardinality(people)]), teams, '{}',
        array_fill('{}'::jsonb, array[cardinality(people)]), p_now
      );
    end if;
  end if;
  select coalesce(jsonb_object_agg(c.fate, c.n), '{}') into counts
    from (
      select i.fate, count(*) as n from private.job_items i where i.job_id = p_job.id and i.n = any (due) group by i.fate
    ) c;
  return counts;
end;
$$;
comment on function private.job_chunk_team_suggestions(private.jobs, timestamptz) is 'Suggests teams to the next fifty people of a job, in the bell; taking it back removes what nobody has read.';

create function public.preview_team_suggestions(p_selection jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_team_suggestions(p_selection, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.preview_team_suggestions(jsonb) is 'For ORGA: to whom teams would be suggested, and which (42501 orga_only, 22023).';
grant execute on function public.preview_team_suggestions(jsonb) to authenticated;

create function public.start_team_suggestions(p_selection jsonb, p_count integer) returns uuid
language sql security definer set search_path = '' as $$
  select private.start_team_suggestions(p_selection, p_count, private.acting_organiser(), private.current_time());
$$;
comment on function public.start_team_suggestions(jsonb, integer) is 'An organiser suggests teams to people, as many as the preview counted; the id of the job (42501 orga_only, GR144 selection_changed, 22023).';
grant execute on function public.start_team_suggestions(jsonb, integer) to authenticated;
