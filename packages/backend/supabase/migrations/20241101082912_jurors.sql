-- Who judges in a round, and whom they may not judge. Conflicts follow from mentoring, membership and universities, or are
-- declared; one query knows them all, so that no list, proposal or score sheet goes past one.

-- By itself, so that nobody's university is looked up where the round does not ask.
create function private.university_conflicts(p_round_id uuid) returns table (team_id uuid, juror_id uuid)
language sql stable security definer set search_path = '' as $$
  select m.team_id, g.user_id
  from public.juror_grants g
  join private.judges(array(select o.user_id from public.juror_grants o where o.round_id = p_round_id)) j on j.user_id = g.user_id
  join private.profiles p on lower(btrim(p.university)) = lower(btrim(j.university))
  join public.team_members m on m.user_id = p.user_id and m.left_at is null
  join public.round_teams t on t.round_id = g.round_id and t.team_id = m.team_id
  where g.round_id = p_round_id and btrim(j.university) <> '';
$$;
comment on function private.university_conflicts(uuid) is 'Which juror of a round shares a university with somebody in which of its teams.';

-- A mentor of the team, or who stood in, at any time this season; who declared a conflict with it or with somebody in it; who is
-- in it; who is from the university of somebody in it, where the round bars that. What happened to a team that went into another
-- counts for that one.
create function private.round_conflicts(p_round_id uuid) returns table (team_id uuid, juror_id uuid, reason text)
language sql stable security definer set search_path = '' as $$
  with team as materialized (
    select t.team_id as id, t.team_id as source from public.round_teams t where t.round_id = p_round_id
    union all
    select m.merged_into, m.id from public.teams m join public.round_teams t on t.team_id = m.merged_into
    where m.merged_into is not null and t.round_id = p_round_id
  ), juror as materialized (
    select g.user_id as id from public.juror_grants g where g.round_id = p_round_id
  ), found as (
    select t.id, j.id, 1, 'mentor'
    from juror j join public.mentor_assignments a on a.mentor_id = j.id join team t on t.source = a.team_id
    where a.status in ('active', 'ended')
    union all
    select t.id, j.id, 1, 'mentor'
    from juror j join public.mentor_assignments a on a.stand_in_id = j.id join team t on t.source = a.team_id
    where a.status in ('active', 'ended')
    union all
    select m.team_id, j.id, 2, 'member' from juror j join public.team_members m on m.user_id = j.id and m.left_at is null
    union all
    select u.team_id, u.juror_id, 3, 'university'
    from public.rounds r cross join lateral private.university_conflicts(r.id) u
    where r.id = p_round_id and r.bars_same_university
    union all
    select t.id, j.id, 4, 'declared'
    from juror j join public.mentor_conflicts c on c.mentor_id = j.id join team t on t.source = c.team_id
    union all
    select m.team_id, j.id, 4, 'declared'
    from juror j join public.mentor_conflicts c on c.mentor_id = j.id
    join public.team_members m on m.user_id = c.person_id and m.left_at is null
    union all
    select c.team_id, c.user_id, 4, 'declared' from public.juror_conflicts c where c.round_id = p_round_id
  )
  select distinct on (f.team_id, f.juror_id) f.team_id, f.juror_id, f.reason
  from found f (team_id, juror_id, n, reason)
  where f.team_id in (select t.id from team t)
  order by f.team_id, f.juror_id, f.n;
$$;
comment on function private.round_conflicts(uuid) is 'Which juror may not judge which team of a round, and why: mentor, member, university or declared; one reason a pair.';

create function private.locked_grant(p_round_id uuid, p_user_id uuid) returns public.juror_grants
language plpgsql security definer set search_path = '' as $$
declare
  juror public.juror_grants;
begin
  select * into juror from public.juror_grants g where g.round_id = p_round_id and g.user_id = p_user_id for update;
  if juror.user_id is null then
    raise exception 'juror_not_found' using errcode = 'GR009';
  end if;
  return juror;
end;
$$;
comment on function private.locked_grant(uuid, uuid) is 'A juror of a round, whom nobody else changes until the transaction ends (GR009 juror_not_found).';

create function private.check_stage(p_round_id uuid, p_stage_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_stage_id is not null and not exists (
    select from public.stages s where s.round_id = p_round_id and s.id = p_stage_id
  ) then
    raise exception 'stage_not_found' using errcode = 'GR009';
  end if;
end;
$$;
comment on function private.check_stage(uuid, uuid) is 'Whether a stage is one of the round, or none (GR009 stage_not_found).';

-- Again after a withdrawal, too: their score sheets are still there. They are told once a round; a guest gets a new link each time.
create function private.grant_juror(p_orga uuid, p_round_id uuid, p_user_id uuid, p_stage_id uuid, p_now timestamptz)
returns public.juror_grants
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  juror public.juror_grants;
  is_guest boolean := private.is_guest(p_user_id);
begin
  if not is_guest and not private.is_mentor(p_user_id) then
    raise exception 'not_a_mentor' using errcode = 'GR084';
  end if;
  perform private.check_stage(own.id, p_stage_id);
  insert into public.juror_grants as g (round_id, user_id, stage_id, created_at)
    values (own.id, p_user_id, p_stage_id, p_now)
    on conflict (round_id, user_id) do update
      set stage_id = excluded.stage_id, withdrawn_at = null, withdrawn_reason = ''
    returning * into juror;
  if is_guest then
    perform private.invite_guest(p_orga, p_user_id, own.id, p_now);
    return juror;
  end if;
  perform private.notify(
    p_user_id, 'jury_asked', p_orga, null, jsonb_build_object('round', own.kind),
    private.jury_details(own, juror), p_now, own.id::text
  );
  return juror;
end;
$$;
comment on function private.grant_juror(uuid, uuid, uuid, uuid, timestamptz) is 'Lets a mentor, an organiser or a guest judge in a round, and tells them (GR009, GR084 not_a_mentor, GR174).';

create function private.jury_details(p_round public.rounds, p_juror public.juror_grants) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'round', p_round.kind, 'stage', s.name, 'venue', s.venue, 'starts_at', s.starts_at, 'locks_at', p_round.locks_at
  )
  from (select p_juror.stage_id as id) j left join public.stages s on s.id = j.id;
$$;
comment on function private.jury_details(public.rounds, public.juror_grants) is 'The words of a mail to a juror: round, stage, venue, starts_at, locks_at.';

create function public.grant_juror(p_round_id uuid, p_user_id uuid, p_stage_id uuid default null) returns public.juror_grants
language sql security definer set search_path = '' as $$
  select private.grant_juror(private.acting_for_round(p_round_id), p_round_id, p_user_id, p_stage_id, private.current_time());
$$;
comment on function public.grant_juror(uuid, uuid, uuid) is 'An organiser asks somebody to judge (42501 orga_only, GR009, GR084 not_a_mentor, GR174, GR177).';
grant execute on function public.grant_juror(uuid, uuid, uuid) to authenticated;

create function private.seat_juror(p_round_id uuid, p_user_id uuid, p_stage_id uuid) returns public.juror_grants
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  juror public.juror_grants := private.locked_grant(p_round_id, p_user_id);
begin
  perform private.check_stage(own.id, p_stage_id);
  update public.juror_grants g set stage_id = p_stage_id
    where g.round_id = own.id and g.user_id = juror.user_id returning * into juror;
  return juror;
end;
$$;
comment on function private.seat_juror(uuid, uuid, uuid) is 'Gives a juror another stage, or none; their score sheets stay (GR009, GR174).';

create function public.seat_juror(p_round_id uuid, p_user_id uuid, p_stage_id uuid default null) returns public.juror_grants
language sql security definer set search_path = '' as $$
  select private.seat_juror(p_round_id, p_user_id, p_stage_id) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.seat_juror(uuid, uuid, uuid) is 'An organiser seats a juror at another stage (42501 orga_only, GR009, GR174, GR177).';
grant execute on function public.seat_juror(uuid, uuid, uuid) to authenticated;

create function private.withdraw_juror(p_round_id uuid, p_user_id uuid, p_reason text, p_now timestamptz)
returns public.juror_grants
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  juror public.juror_grants := private.locked_grant(p_round_id, p_user_id);
begin
  update public.juror_grants g set withdrawn_at = coalesce(g.withdrawn_at, p_now), withdrawn_reason = btrim(p_reason)
    where g.round_id = own.id and g.user_id = juror.user_id returning * into juror;
  return juror;
end;
$$;
comment on function private.withdraw_juror(uuid, uuid, text, timestamptz) is 'From now on somebody judges no more: what they handed in counts, and what is not scored counts nowhere (GR009, GR174).';

create function public.withdraw_juror(p_round_id uuid, p_user_id uuid, p_reason text) returns public.juror_grants
language sql security definer set search_path = '' as $$
  select private.withdraw_juror(p_round_id, p_user_id, p_reason, private.current_time())
  where private.acting_with_reason(p_round_id, p_reason) is not null;
$$;
comment on function public.withdraw_juror(uuid, uuid, text) is 'An organiser takes a juror out, with a reason; granting again brings them back (42501 orga_only, 22023 reason_needed, GR009, GR174, GR177).';
grant execute on function public.withdraw_juror(uuid, uuid, text) to authenticated;

-- A juror in good standing for this round; what others are asked for needs no name of theirs.
create function private.acting_juror(p_round_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  uid uuid := private.acting_judge();
begin
  if not exists (
    select from public.juror_grants g where g.round_id = p_round_id and g.user_id = uid and g.withdrawn_at is null
  ) then
    raise exception 'no_juror' using errcode = 'GR170';
  end if;
  return uid;
end;
$$;
comment on function private.acting_juror(uuid) is 'The caller, who judges in the round (42501 not_signed_in, second_factor_needed, GR170 no_juror).';

-- For themselves a juror says it without being asked; for others whoever runs the round.
create function private.acting_on_conflict(p_round_id uuid, p_user_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  uid uuid := private.acting_judge();
begin
  if p_user_id = uid then
    return private.acting_juror(p_round_id);
  end if;
  return private.acting_for_round(p_round_id);
end;
$$;
comment on function private.acting_on_conflict(uuid, uuid) is 'The caller, who is the juror themselves or runs the round (42501, GR009, GR170, GR177).';

create function private.declare_juror_conflict(
  p_declared_by uuid, p_round_id uuid, p_user_id uuid, p_team_id uuid, p_reason text, p_now timestamptz
) returns public.juror_conflicts
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
  conflict public.juror_conflicts;
begin
  if not exists (select from public.juror_grants g where g.round_id = own.id and g.user_id = p_user_id) then
    raise exception 'juror_not_found' using errcode = 'GR009';
  end if;
  if not exists (select from public.round_teams t where t.round_id = own.id and t.team_id = p_team_id) then
    raise exception 'team_not_found' using errcode = 'GR009';
  end if;
  insert into public.juror_conflicts as c (round_id, user_id, team_id, reason, declared_by, created_at)
    values (own.id, p_user_id, p_team_id, left(btrim(coalesce(p_reason, '')), 300), p_declared_by, p_now)
    on conflict (round_id, user_id, team_id) do update set reason = excluded.reason
    returning * into conflict;
  if own.state = 'setup' then
    delete from public.ballots b
      where b.round_id = own.id and b.juror_id = p_user_id and b.team_id = p_team_id and b.state = 'assigned';
  else
    perform private.recuse(b.id, conflict.reason) from public.ballots b
      where b.round_id = own.id and b.juror_id = p_user_id and b.team_id = p_team_id and b.state <> 'recused';
  end if;
  return conflict;
end;
$$;
comment on function private.declare_juror_conflict(uuid, uuid, uuid, uuid, text, timestamptz) is 'A juror is too close to a team: in set-up their score sheet goes, in an open round they step back from it (GR009, GR174).';

create function private.recuse(p_ballot_id uuid, p_reason text) returns public.ballots
language plpgsql security definer set search_path = '' as $$
declare
  own public.ballots;
begin
  delete from public.ballot_scores s where s.ballot_id = p_ballot_id;
  update public.ballots b set
      state = 'recused', submitted_at = null, recused_reason = left(btrim(coalesce(p_reason, '')), 500), version = b.version + 1
    where b.id = p_ballot_id returning * into own;
  return own;
end;
$$;
comment on function private.recuse(uuid, text) is 'Steps back from a score sheet and deletes what it said.';

create function public.declare_juror_conflict(p_round_id uuid, p_user_id uuid, p_team_id uuid, p_reason text default '')
returns public.juror_conflicts
language sql security definer set search_path = '' as $$
  select private.declare_juror_conflict(
    private.acting_on_conflict(p_round_id, p_user_id), p_round_id, p_user_id, p_team_id, p_reason, private.current_time()
  );
$$;
comment on function public.declare_juror_conflict(uuid, uuid, uuid, text) is 'A juror says of themselves, or an organiser of a juror, that they are too close to a team (42501, GR009, GR170 no_juror, GR174, GR177).';
grant execute on function public.declare_juror_conflict(uuid, uuid, uuid, text) to authenticated;

create function private.remove_juror_conflict(p_round_id uuid, p_user_id uuid, p_team_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own public.rounds := private.shared_round(p_round_id, '{setup,open}');
begin
  delete from public.juror_conflicts c
    where c.round_id = own.id and c.user_id = p_user_id and c.team_id = p_team_id
      -- What organisers declared stays with them.
      and (p_user_id is distinct from (select auth.uid()) or c.declared_by = p_user_id);
  if not found then
    raise exception 'conflict_not_found' using errcode = 'GR009';
  end if;
  update public.ballots b set state = 'assigned', recused_reason = '', version = b.version + 1
    where b.round_id = own.id and b.juror_id = p_user_id and b.team_id = p_team_id and b.state = 'recused';
end;
$$;
comment on function private.remove_juror_conflict(uuid, uuid, uuid) is 'Takes a declared conflict back; a score sheet from which the juror had stepped back is empty again (GR009, GR174).';

create function public.remove_juror_conflict(p_round_id uuid, p_user_id uuid, p_team_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_juror_conflict(p_round_id, p_user_id, p_team_id)
  where private.acting_on_conflict(p_round_id, p_user_id) is not null;
$$;
comment on function public.remove_juror_conflict(uuid, uuid, uuid) is 'A juror takes back what they declared, or an organiser what stands for a juror (42501, GR009, GR170, GR174, GR177).';
grant execute on function public.remove_juror_conflict(uuid, uuid, uuid) to authenticated;
