-- What the demo made, so that it can go again and nothing else with it. The load writes it down; organisers delete it as a job.

create table private.demo_data (
  kind text not null
    check (kind in ('announcements', 'events', 'partners', 'saved_audiences', 'saved_views', 'jobs', 'rounds', 'teams', 'seasons', 'profiles', 'guests')),
  id uuid not null,
  removed_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  primary key (kind, id)
);
comment on table private.demo_data is 'Rows that the demo made, by table; written by its load, and noted as removed by functions.';
comment on column private.demo_data.removed_at is 'When it was deleted; while any row says so the demo is not loaded again.';
alter table private.demo_data enable row level security;
grant select on private.demo_data to authenticated, service_role;

-- Organisers may see what the demo made.
create policy demo_data_read_by_orga on private.demo_data
  for select to authenticated
  using ((select private.is_orga()));

create function private.demo_ids(p_kind text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select d.id from private.demo_data d where d.kind = p_kind and d.removed_at is null);
$$;
comment on function private.demo_ids(text) is 'What the demo made in a table and nobody has deleted.';

create function private.keepable_demo_kinds() returns text[]
language sql immutable set search_path = '' as $$
  select '{announcements,events,partners,saved_audiences,rounds}'::text[];
$$;
comment on function private.keepable_demo_kinds() is 'What of the demo becomes somebody''s own by being changed.';

-- Whoever wrote in it made it theirs.
create function private.kept_demo_data(p_kinds text[]) returns setof private.demo_data
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with demo as materialized (
    select private.demo_ids('profiles') as people, private.demo_ids('guests') as guests,
      private.demo_ids('announcements') as announcements
  )
  select d.* from demo cross join private.demo_data d
  where d.removed_at is null and d.kind = any (p_kinds) and (
    exists (
      select from public.audit_log l
      where l.entity_id = d.id and l.entity = d.kind and l.kind in ('announcement', 'event', 'content') and not l.is_own
        and l.actor_id <> all (demo.people)
    )
    or d.kind = 'announcements' and exists (
      select from public.announcements a where a.corrects_id = d.id and a.id <> all (demo.announcements)
    )
    -- A round that was opened, or in which somebody real judges.
    or d.kind = 'rounds' and exists (
      select from public.rounds r where r.id = d.id and (r.state <> 'setup' or exists (
        select from public.juror_grants g where g.round_id = r.id and g.user_id <> all (demo.people || demo.guests)
      ))
    )
  );
end;
$$;
comment on function private.kept_demo_data(text[]) is 'Of these kinds: events, announcements and partners of the demo that somebody real has changed since, and rounds that were opened: they stay.';

create function private.demo_obstacles(p_user_id uuid, p_kept_events uuid[]) returns table (code text, count bigint)
language sql stable security definer set search_path = '' as $$
  with demo as materialized (
    select private.demo_ids('profiles') as people, private.demo_ids('teams') as teams, private.demo_ids('events') as events
  )
  select found.code, found.count from demo cross join lateral (
    select 'own' as code, count(*) as count from private.profiles p where p.user_id = p_user_id and p.user_id = any (demo.people)
    union all
    select 'members', count(distinct m.team_id) from public.team_members m
      where m.team_id = any (demo.teams) and m.user_id <> all (demo.people)
    union all
    select 'places', count(distinct m.team_id) from public.team_members m
      where m.user_id = any (demo.people) and m.left_at is null and m.team_id <> all (demo.teams)
    union all
    select 'requests', count(*) from public.team_requests r
      where r.status = 'pending' and r.user_id is not null
        and (r.team_id = any (demo.teams)) <> (r.user_id = any (demo.people))
    union all
    select 'mentors', count(*) from public.mentor_assignments a
      where a.status in ('proposed', 'active') and (a.team_id = any (demo.teams)) <> (a.mentor_id = any (demo.people))
    union all
    select 'meetings', count(*) from public.office_hour_bookings b
      -- Of the one or of the other and not of both, so that each is found by its index.
      where b.state = 'booked' and (
        b.team_id = any (demo.teams) and b.mentor_id <> all (demo.people)
        or b.mentor_id = any (demo.people) and b.team_id <> all (demo.teams)
      )
    union all
    select 'words', count(*) from (
      select v.author_id from public.hand_in_verdicts v where v.team_id = any (demo.teams)
      union all
      select a.author_id from public.advice a where a.team_id = any (demo.teams)
      union all
      select n.author_id from public.mentor_notes n where n.team_id = any (demo.teams)
    ) written where written.author_id <> all (demo.people)
    union all
    select 'seats', count(*) from public.event_registrations r
      where r.event_id = any (demo.events) and r.status <> 'cancelled' and r.user_id <> all (demo.people)
        and r.event_id <> all (p_kept_events)
  ) found
  where found.count > 0;
$$;
comment on function private.demo_obstacles(uuid, uuid[]) is 'Why demo data cannot be deleted by this person: own (they are made up themselves), members (teams with real people), places (real teams with made-up people), requests, mentors, meetings, words (of real mentors), seats; no row when it can.';

create function private.demo_overview(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with kept as materialized (select * from private.kept_demo_data(private.keepable_demo_kinds()))
  select jsonb_build_object(
    'people', count(*) filter (where d.kind in ('profiles', 'guests')),
    'teams', count(*) filter (where d.kind = 'teams'),
    'others', count(*) filter (where d.kind not in ('profiles', 'guests', 'teams')),
    'kept', count(k.id),
    'job_id', (
      select j.id from private.jobs j
      where j.kind = 'delete_demo_data' and j.state in ('waiting', 'running') order by j.created_at desc limit 1
    ),
    -- Where nothing of it is left, nothing is looked for.
    'obstacles', case
      when count(*) > 0 then coalesce((
        select jsonb_agg(jsonb_build_object('code', o.code, 'count', o.count))
        from private.demo_obstacles(p_user_id, array(select e.id from kept e where e.kind = 'events')) o
      ), '[]')
      else '[]'
    end
  )
  from private.demo_data d left join kept k on k.kind = d.kind and k.id = d.id
  where d.removed_at is null;
$$;
comment on function private.demo_overview(uuid) is 'How much of the demo is left, how much of that somebody real has changed, which job deletes it, and what stands in the way.';

create function public.demo_overview() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.demo_overview(private.acting_organiser());
$$;
comment on function public.demo_overview() is 'For ORGA: what deleting demo data would remove, and what stands in the way (42501 orga_only).';
grant execute on function public.demo_overview() to authenticated;

create function private.delete_demo_data(p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  obstacles text;
  total integer;
begin
  -- One at a time: the second finds the job of the first.
  perform pg_advisory_xact_lock(hashtext('private.delete_demo_data'));
  if exists (select from private.jobs j where j.kind = 'delete_demo_data' and j.state in ('waiting', 'running', 'stopped')) then
    raise exception 'job_runs' using errcode = 'GR132';
  end if;
  select string_agg(o.code, ' ') into obstacles
    from private.demo_obstacles(p_user_id, array(select k.id from private.kept_demo_data('{events}') k)) o;
  if obstacles is not null then
    raise exception 'demo_in_use' using errcode = 'GR159', detail = obstacles;
  end if;
  delete from private.demo_data d using private.kept_demo_data(private.keepable_demo_kinds()) k where d.kind = k.kind and d.id = k.id;
  select count(*) into total from private.demo_data d where d.removed_at is null;
  if total = 0 then
    raise exception 'demo_not_found' using errcode = 'GR009';
  end if;
  return (private.start_job('delete_demo_data', '{}', total, null, null, p_user_id, p_now)).id;
end;
$$;
comment on function private.delete_demo_data(uuid, timestamptz) is 'Starts the job that deletes what the demo made (GR009 demo_not_found, GR132 job_runs, GR159 demo_in_use).';

create function public.delete_demo_data() returns uuid
language sql security definer set search_path = '' as $$
  select private.delete_demo_data(private.proven_organiser(), private.current_time());
$$;
comment on function public.delete_demo_data() is 'An organiser deletes what the demo made; gives the job that does it (42501 orga_only, GR126 fresh_login_needed, GR009, GR132, GR159 demo_in_use).';
grant execute on function public.delete_demo_data() to authenticated;

create function private.erase_teams(p_team_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.teams t where t.id = any (p_team_ids) order by t.id for update;
  delete from public.office_hour_bookings where team_id = any (p_team_ids);
  delete from public.mentor_notes where team_id = any (p_team_ids);
  delete from public.confidences where team_id = any (p_team_ids);
  delete from public.checklist_items where team_id = any (p_team_ids);
  delete from public.action_items where team_id = any (p_team_ids);
  delete from public.advice where team_id = any (p_team_ids);
  delete from public.still_in_questions where team_id = any (p_team_ids);
  delete from public.pulses where team_id = any (p_team_ids);
  delete from public.hand_ins where team_id = any (p_team_ids);
  -- Their sums are the team's: they are counted once more before it goes.
  delete from public.experiments where team_id = any (p_team_ids);
  delete from public.team_requests where team_id = any (p_team_ids);
  delete from public.team_members where team_id = any (p_team_ids);
  delete from public.teams where id = any (p_team_ids);
end;
$$;
comment on function private.erase_teams(uuid[]) is 'Deletes teams with everything in them; only what the demo made goes that way.';

-- Their addresses lead nowhere: nobody is mailed that the account is gone.
create function private.erase_demo_people(p_user_ids uuid[], p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  addresses text[] := array(select lower(u.email) from auth.users u where u.id = any (p_user_ids));
begin
  delete from public.data_requests where user_id = any (p_user_ids);
  -- What somebody made up looked at, or was looked at: nobody asks for it.
  delete from public.data_reads where reader_id = any (p_user_ids) or user_id = any (p_user_ids);
  perform private.erase_account(person.id, p_now) from unnest(p_user_ids) as person (id);
  delete from private.outbox where lower(recipient) = any (addresses);
end;
$$;
comment on function private.erase_demo_people(uuid[], timestamptz) is 'Deletes accounts of people who were made up.';

create function private.job_chunk_delete_demo_data(p_job private.jobs, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  next_kind text;
  ids uuid[];
begin
  -- Somebody real may have come in since it was started.
  if exists (select from private.demo_obstacles(p_job.created_by, array(select k.id from private.kept_demo_data('{events}') k))) then
    raise exception 'demo_in_use' using errcode = 'GR159';
  end if;
  select d.kind into next_kind from private.demo_data d where d.removed_at is null
    order by array_position('{announcements,events,partners,saved_audiences,saved_views,jobs,rounds,teams,seasons,profiles,guests}', d.kind) limit 1;
  if not found then
    return '{}';
  end if;
  ids := array(
    select d.id from private.demo_data d where d.kind = next_kind and d.removed_at is null order by d.id limit 4
  );
  case next_kind
    when 'announcements' then delete from public.announcements where id = any (ids);
    when 'events' then delete from public.events where id = any (ids);
    when 'partners' then delete from public.partners where id = any (ids);
    when 'saved_audiences' then delete from public.saved_audiences where id = any (ids);
    when 'saved_views' then delete from private.saved_views where id = any (ids);
    when 'jobs' then
      delete from private.imports where job_id = any (ids);
      delete from private.jobs where id = any (ids);
    when 'rounds' then delete from public.rounds where id = any (ids);
    when 'teams' then perform private.erase_teams(ids);
    when 'seasons' then delete from public.seasons where id = any (ids);
    when 'profiles', 'guests' then perform private.erase_demo_people(ids, p_now);
  end case;
  update private.demo_data set removed_at = p_now where kind = next_kind and id = any (ids);
  return jsonb_build_object('changed', cardinality(ids));
end;
$$;
comment on function private.job_chunk_delete_demo_data(private.jobs, timestamptz) is 'Deletes the next few rows that the demo made: what stands by itself, then teams, their seasons, then people (GR159 demo_in_use).';
