-- Organisers take many teams out of the contest at once. There is no way back: their people leave them, and may be in other teams
-- a minute later. That is said before, and a fresh proof is asked for.

create function private.withdrawal_fates(p_team_ids uuid[]) returns table (team_id uuid, fate text)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when t.id is null then 'gone'
      when t.status = 'withdrawn' then 'withdrawn'
      when t.status = 'finished' then 'has_finished'
      when t.status = 'finalist' then 'is_finalist'
      else 'changed'
    end
  from unnest(p_team_ids) with ordinality given (id, n)
  left join public.teams t on t.id = given.id
  order by given.n;
$$;
comment on function private.withdrawal_fates(uuid[]) is 'What would become of teams that are taken out of the contest: changed, or why not: withdrawn already, has_finished, is_finalist (those one by one), gone.';

create function private.preview_teams_withdrawal(p_selection jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with fates as materialized (
    select * from private.withdrawal_fates(private.selected_teams(p_selection))
  )
  select private.teams_preview(array_agg(f.team_id), array_agg(f.fate)) || jsonb_build_object('people', (
    select coalesce(sum(t.member_count), 0) from fates g join public.teams t on t.id = g.team_id where g.fate = 'changed'
  ))
  from fates f;
$$;
comment on function private.preview_teams_withdrawal(jsonb) is 'How many teams a selection means, how many would leave the contest with how many people, and some of each by name (22023 selection_invalid).';

create function private.start_teams_withdrawal(p_selection jsonb, p_count integer, p_reason text, p_user_id uuid, p_now timestamptz)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := private.selected_teams(p_selection);
  job private.jobs;
  written integer;
begin
  job := private.start_job(
    'teams_withdraw', jsonb_build_object('selected', cardinality(ids)), coalesce(p_count, 0), p_reason, null, p_user_id, p_now
  );
  insert into private.job_items (job_id, n, team_id)
    select job.id, row_number() over (), f.team_id from private.withdrawal_fates(ids) f where f.fate = 'changed';
  get diagnostics written = row_count;
  perform private.check_selected(written, p_count);
  return job.id;
end;
$$;
comment on function private.start_teams_withdrawal(jsonb, integer, text, uuid, timestamptz) is 'Starts the job that takes teams out of the contest, as many as the preview counted; nothing takes it back (22023 selection_invalid, GR144 selection_changed).';

create function private.job_chunk_teams_withdraw(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due integer[];
  ending uuid[];
  people uuid[];
  their_teams uuid[];
  counts jsonb;
begin
  perform from public.teams t
    where t.id in (select i.team_id from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 25)
    order by t.id for update;
  select array_agg(i.n) into due from (
    select i.n from private.job_items i where i.job_id = p_job.id and i.fate is null order by i.n limit 25
  ) i;
  update private.job_items i set fate = f.fate, settled_at = p_now
    from private.withdrawal_fates(
      array(select i.team_id from private.job_items i where i.job_id = p_job.id and i.n = any (due))
    ) f
    where i.job_id = p_job.id and i.n = any (due) and f.team_id = i.team_id;
  select array_agg(i.team_id) into ending
    from private.job_items i where i.job_id = p_job.id and i.n = any (due) and i.fate = 'changed';
  select array_agg(m.user_id order by m.user_id), array_agg(m.team_id order by m.user_id) into people, their_teams
    from public.team_members m where m.team_id = any (ending) and m.left_at is null;
  if people is not null then
    perform private.notify_each(
      people, 'team_ended', array_fill(p_job.created_by, array[cardinality(people)]), their_teams, '{}',
      array_fill('{}'::jsonb, array[cardinality(people)]), p_now
    );
  end if;
  perform private.end_teams(ending, p_now);
  select coalesce(jsonb_object_agg(c.fate, c.n), '{}') into counts
    from (
      select i.fate, count(*) as n from private.job_items i where i.job_id = p_job.id and i.n = any (due) group by i.fate
    ) c;
  return counts;
end;
$$;
comment on function private.job_chunk_teams_withdraw(private.jobs, timestamptz) is 'Takes the next 25 teams of a job out of the contest and tells their people; one that became a finalist or finished meanwhile stays.';

create function public.preview_teams_withdrawal(p_selection jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.preview_teams_withdrawal(p_selection) where private.acting_organiser() is not null;
$$;
comment on function public.preview_teams_withdrawal(jsonb) is 'For ORGA: which teams would leave the contest, and how many people with them (42501 orga_only, 22023).';
grant execute on function public.preview_teams_withdrawal(jsonb) to authenticated;

create function public.start_teams_withdrawal(p_selection jsonb, p_count integer, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.start_teams_withdrawal(p_selection, p_count, p_reason, private.proven_organiser(), private.current_time());
end;
$$;
comment on function public.start_teams_withdrawal(jsonb, integer, text) is 'An organiser takes teams out of the contest, as many as the preview counted; the id of the job (42501 orga_only, GR126 fresh_login_needed, GR144 selection_changed, 22023).';
grant execute on function public.start_teams_withdrawal(jsonb, integer, text) to authenticated;
