-- Which juror judges which team: computed outside the database from one ground, saved pair by pair, mended by hand. What keeps a
-- round from opening is found by one function, which the set-up shows in words.

-- Score sheets of who judges no more count for what they handed in.
create function private.counted_ballots(p_round_id uuid) returns setof public.ballots
language sql stable security definer set search_path = '' as $$
  select b.* from public.ballots b
  join public.juror_grants g on g.round_id = b.round_id and g.user_id = b.juror_id
  where b.round_id = p_round_id and (g.withdrawn_at is null or b.state in ('submitted', 'locked'));
$$;
comment on function private.counted_ballots(uuid) is 'Score sheets of a round without those that a juror who judges no more did not hand in.';

create function private.round_ground(p_round public.rounds) returns text
language sql stable security definer set search_path = '' as $$
  select md5(concat_ws(' ',
    p_round.ballots_wanted, p_round.bridges_wanted, p_round.bars_same_university,
    (select string_agg(concat_ws(',', t.team_id, coalesce(t.stage_id::text, '-'), t.presence = 'absent'), ' ' order by t.team_id)
      from public.round_teams t where t.round_id = p_round.id),
    (select string_agg(concat_ws(',', g.user_id, coalesce(g.stage_id::text, '-')), ' ' order by g.user_id)
      from public.juror_grants g where g.round_id = p_round.id and g.withdrawn_at is null),
    (select string_agg(concat_ws(',', c.team_id, c.juror_id), ' ' order by c.team_id, c.juror_id)
      from private.round_conflicts(p_round.id) c),
    (select string_agg(concat_ws(',', b.team_id, b.juror_id, b.kind, b.state <> 'assigned'), ' ' order by b.team_id, b.juror_id)
      from private.counted_ballots(p_round.id) b)
  ));
$$;
comment on function private.round_ground(public.rounds) is 'Names what a proposal of score sheets is computed from: teams and stages, jurors, conflicts, and what is there already.';

-- Reached from one team by jurors and their teams: what is not, is compared with nothing.
create function private.round_islands(p_round_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  teams uuid[];
  jurors uuid[];
  unseen uuid[];
  reached uuid[];
  grown uuid[];
  islands integer := 0;
begin
  select array_agg(b.team_id order by b.team_id, b.juror_id), array_agg(b.juror_id order by b.team_id, b.juror_id)
    into teams, jurors from private.counted_ballots(p_round_id) b where b.state <> 'recused';
  unseen := array(select distinct t from unnest(teams) t order by t);
  while cardinality(unseen) > 0 loop
    islands := islands + 1;
    reached := unseen[1:1];
    loop
      grown := array(
        select distinct e.team from unnest(teams, jurors) e (team, juror)
        where e.juror in (select f.juror from unnest(teams, jurors) f (team, juror) where f.team = any (reached))
      );
      exit when cardinality(grown) = cardinality(reached);
      reached := grown;
    end loop;
    unseen := array(select t from unnest(unseen) t where t <> all (reached) order by t);
  end loop;
  return islands;
end;
$$;
comment on function private.round_islands(uuid) is 'How many groups of teams share no juror with one another; 1 where all can be compared, 0 without score sheets.';

create function private.round_gaps(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with round as materialized (
    select r.* from public.rounds r where r.id = p_round_id
  ), sheet as materialized (
    select b.* from private.counted_ballots(p_round_id) b where b.state <> 'recused'
  ), team as materialized (
    select t.team_id as id, t.stage_id, count(b.id) filter (where b.kind = 'stage') as has
    from public.round_teams t left join sheet b on b.team_id = t.team_id
    where t.round_id = p_round_id and t.presence <> 'absent'
    group by t.team_id, t.stage_id
  ), candidate as materialized (
    select c.id from public.rounds r cross join lateral private.round_candidates(r) c (id)
    where r.id = p_round_id and r.state = 'setup'
  ), gap as (
    select jsonb_build_object(
      'teams', (
        select jsonb_agg(jsonb_build_object('id', t.id, 'has', t.has) order by t.has, t.id)
        from team t, round r where t.has < r.ballots_wanted
      ),
      'jurors', (
        select jsonb_agg(g.user_id order by g.user_id) from public.juror_grants g
        where g.round_id = p_round_id and g.withdrawn_at is null and g.user_id not in (select b.juror_id from sheet b)
      ),
      'weights', (
        select nullif(coalesce(sum(c.weight), 0), 100) from public.criteria c where c.round_id = p_round_id
      ),
      'unplaced', (select jsonb_agg(t.id order by t.id) from team t where t.stage_id is null),
      'parts', (select case when i.n > 1 then i.n end from private.round_islands(p_round_id) i (n)),
      'joined', (
        select jsonb_agg(c.id order by c.id) from candidate c where not exists (
          select from public.round_teams t where t.round_id = p_round_id and t.team_id = c.id
        )
      ),
      'left', (
        select jsonb_agg(t.team_id order by t.team_id) from public.round_teams t, round r
        where t.round_id = p_round_id and r.state = 'setup' and t.team_id not in (select c.id from candidate c)
      )
    ) as found
  )
  select jsonb_strip_nulls(g.found) from gap g;
$$;
comment on function private.round_gaps(uuid) is 'What keeps a round from opening: teams with fewer score sheets than wanted, jurors without any, weights that are not 100, teams without a stage, groups that share no juror, teams that joined or left since; only what is a gap.';

create function private.round_setup(p_round_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own public.rounds;
begin
  select * into own from public.rounds o where o.id = p_round_id;
  return jsonb_build_object(
    'round', to_jsonb(own),
    'criteria', coalesce((
      select jsonb_agg(to_jsonb(c) - '{round_id,created_at,updated_at}'::text[] order by c.position)
      from public.criteria c where c.round_id = own.id
    ), '[]'),
    'stages', coalesce((
      select jsonb_agg(to_jsonb(s) - '{round_id,created_at,updated_at}'::text[] || jsonb_build_object('host', case when h.user_id is not null
        then jsonb_build_object('id', h.user_id, 'first_name', h.first_name, 'last_name', h.last_name) end) order by s.name, s.id)
      from public.stages s left join private.profiles h on h.user_id = s.host_id where s.round_id = own.id
    ), '[]'),
    'teams', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'slug', t.slug, 'name', t.name, 'city', t.city, 'logo', t.logo, 'members', t.member_count,
        'stage_id', p.stage_id, 'position', p.position, 'presence', p.presence
      ) order by p.stage_id, p.position, t.name)
      from public.round_teams p join public.teams t on t.id = p.team_id where p.round_id = own.id
    ), '[]'),
    'jurors', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', j.user_id, 'first_name', j.first_name, 'last_name', j.last_name, 'avatar', j.avatar, 'role', j.role,
        'university', j.university, 'city', j.city, 'stage_id', g.stage_id, 'ready_at', g.ready_at,
        'withdrawn_at', g.withdrawn_at, 'withdrawn_reason', g.withdrawn_reason, 'guest', private.guest_stand(j.user_id)
      ) order by j.first_name, j.last_name, j.user_id)
      from public.juror_grants g
      join private.judges(array(select o.user_id from public.juror_grants o where o.round_id = own.id)) j on j.user_id = g.user_id
      where g.round_id = own.id
    ), '[]'),
    'conflicts', coalesce((
      select jsonb_agg(jsonb_build_array(c.team_id, c.juror_id, c.reason) order by c.team_id, c.juror_id)
      from private.round_conflicts(own.id) c
    ), '[]'),
    'ballots', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', b.id, 'team_id', b.team_id, 'juror_id', b.juror_id, 'kind', b.kind, 'state', b.state,
        'is_from_paper', b.entered_by is not null
      ) order by b.team_id, b.juror_id)
      from private.counted_ballots(own.id) b
    ), '[]'),
    'gaps', private.round_gaps(own.id),
    'ground', private.round_ground(own)
  );
end;
$$;
comment on function private.round_setup(uuid) is 'All that organisers set of a round, with conflicts, score sheets, gaps, and what a proposal is computed from.';

create function public.round_setup(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.round_setup(p_round_id) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.round_setup(uuid) is 'For whoever may run the round: its set-up whole (42501 orga_only, GR009, GR177).';
grant execute on function public.round_setup(uuid) to authenticated;

create function private.assign_ballots(p_round_id uuid, p_ground text, p_pairs jsonb, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.locked_round(p_round_id, '{setup,open}');
  given integer := jsonb_array_length(p_pairs);
  fitting integer;
begin
  if private.round_ground(own) is distinct from p_ground then
    raise exception 'ground_moved' using errcode = 'GR162';
  end if;
  select count(distinct (p.team_id, p.juror_id)) into fitting
    from jsonb_to_recordset(p_pairs) p (team_id uuid, juror_id uuid, kind text)
    join public.round_teams t on t.round_id = own.id and t.team_id = p.team_id
    join public.juror_grants g on g.round_id = own.id and g.user_id = p.juror_id and g.withdrawn_at is null
    where p.kind in ('stage', 'bridge');
  if fitting <> given then
    raise exception 'pairs_invalid' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_to_recordset(p_pairs) p (team_id uuid, juror_id uuid)
    join private.round_conflicts(own.id) c on c.team_id = p.team_id and c.juror_id = p.juror_id
    where not exists (
      select from public.ballots b
      where b.round_id = own.id and b.team_id = p.team_id and b.juror_id = p.juror_id and b.state <> 'assigned'
    )
  ) then
    raise exception 'juror_in_conflict' using errcode = 'GR168';
  end if;
  delete from public.ballots b
    where b.round_id = own.id and b.state = 'assigned' and not exists (
      select from jsonb_to_recordset(p_pairs) p (team_id uuid, juror_id uuid)
      where p.team_id = b.team_id and p.juror_id = b.juror_id
    );
  insert into public.ballots as b (round_id, team_id, juror_id, kind, created_at)
    select own.id, p.team_id, p.juror_id, p.kind, p_now
    from jsonb_to_recordset(p_pairs) p (team_id uuid, juror_id uuid, kind text) order by p.team_id, p.juror_id
    on conflict (round_id, team_id, juror_id) do update set kind = excluded.kind
      where b.state = 'assigned' and b.kind <> excluded.kind;
  return private.round_ground(own);
end;
$$;
comment on function private.assign_ballots(uuid, text, jsonb, timestamptz) is 'Saves who judges whom as it was computed; what has begun stays whatever is computed. The new ground (GR009, GR162 ground_moved, GR168 juror_in_conflict, GR174, 22023 pairs_invalid).';

create function public.assign_ballots(p_round_id uuid, p_ground text, p_pairs jsonb) returns text
language sql security definer set search_path = '' as $$
  select private.assign_ballots(p_round_id, p_ground, p_pairs, private.current_time())
  where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.assign_ballots(uuid, text, jsonb) is 'An organiser saves who judges whom, [{team_id, juror_id, kind}] (42501 orga_only, GR009, GR162, GR168, GR174, GR177, 22023).';
grant execute on function public.assign_ballots(uuid, text, jsonb) to authenticated;

create function private.put_ballot(p_round_id uuid, p_team_id uuid, p_juror_id uuid, p_kind text, p_now timestamptz)
returns public.ballots
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  made public.ballots;
begin
  if not exists (
    select from public.juror_grants g where g.round_id = own.id and g.user_id = p_juror_id and g.withdrawn_at is null
  ) then
    raise exception 'juror_not_found' using errcode = 'GR009';
  end if;
  if not exists (select from public.round_teams t where t.round_id = own.id and t.team_id = p_team_id) then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  if exists (select from private.round_conflicts(own.id) c where c.team_id = p_team_id and c.juror_id = p_juror_id) then
    raise exception 'juror_in_conflict' using errcode = 'GR168';
  end if;
  insert into public.ballots as b (round_id, team_id, juror_id, kind, created_at)
    values (own.id, p_team_id, p_juror_id, p_kind, p_now)
    on conflict (round_id, team_id, juror_id) do update set kind = excluded.kind where b.state = 'assigned'
    returning * into made;
  if made.id is null then
    select * into made from public.ballots b
      where b.round_id = own.id and b.team_id = p_team_id and b.juror_id = p_juror_id;
  end if;
  return made;
end;
$$;
comment on function private.put_ballot(uuid, uuid, uuid, text, timestamptz) is 'Lets a juror judge a team; the same again changes nothing (GR009, GR168 juror_in_conflict, GR174).';

create function public.put_ballot(p_round_id uuid, p_team_id uuid, p_juror_id uuid, p_kind text default 'stage')
returns public.ballots
language sql security definer set search_path = '' as $$
  select private.put_ballot(p_round_id, p_team_id, p_juror_id, p_kind, private.current_time())
  where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.put_ballot(uuid, uuid, uuid, text) is 'An organiser gives a team to a juror (42501 orga_only, GR009, GR168, GR174, GR177).';
grant execute on function public.put_ballot(uuid, uuid, uuid, text) to authenticated;

create function private.round_of_ballot(p_ballot_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select b.round_id from public.ballots b where b.id = p_ballot_id;
$$;
comment on function private.round_of_ballot(uuid) is 'The round of a score sheet.';

create function private.remove_ballot(p_ballot_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(private.round_of_ballot(p_ballot_id), '{setup,open}');
begin
  delete from public.ballots b where b.id = p_ballot_id and b.round_id = own.id and b.state = 'assigned';
  if not found then
    raise exception 'ballot_begun' using errcode = 'GR169';
  end if;
end;
$$;
comment on function private.remove_ballot(uuid) is 'Takes a team from a juror who has not begun (GR009, GR169 ballot_begun, GR174).';

create function public.remove_ballot(p_ballot_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_ballot(p_ballot_id) where private.acting_for_round(private.round_of_ballot(p_ballot_id)) is not null;
$$;
comment on function public.remove_ballot(uuid) is 'An organiser takes a team from a juror who has not begun (42501 orga_only, GR009, GR169, GR174, GR177).';
grant execute on function public.remove_ballot(uuid) to authenticated;
