-- What mentors set for themselves, who stands in for them, and the two lists of hand-ins that are not of their own teams: the
-- shared queue, and what they judged before.

create function private.acting_mentor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mentor uuid := private.acting_person();
begin
  if not private.is_mentor(mentor) then
    raise exception 'mentor_only' using errcode = '42501';
  end if;
  return mentor;
end;
$$;
comment on function private.acting_mentor() is 'The caller, a mentor or an organiser (42501 mentor_only).';

-- For themselves, or as an organiser for somebody else.
create function private.acting_for_mentor(p_mentor_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.acting_mentor();
begin
  if p_mentor_id is null or p_mentor_id = caller then
    return caller;
  end if;
  perform private.acting_organiser();
  if not private.is_mentor(p_mentor_id) then
    raise exception 'not_a_mentor' using errcode = 'GR084';
  end if;
  return p_mentor_id;
end;
$$;
comment on function private.acting_for_mentor(uuid) is 'Whom the caller acts for: themselves, or as an organiser another mentor (42501 mentor_only, orga_only, GR084 not_a_mentor).';

create function public.save_mentor_profile(
  p_capacity integer, p_languages text[], p_cities text[], p_line text, p_takes_shared_queue boolean, p_skills text[] default null
) returns public.mentor_profiles
language plpgsql security definer set search_path = '' as $$
declare
  mentor uuid := private.acting_mentor();
  profile public.mentor_profiles;
begin
  if p_skills is not null then
    update private.profiles set skills = p_skills where user_id = mentor and skills is distinct from p_skills;
  end if;
  insert into public.mentor_profiles (user_id, capacity, languages, cities, line, takes_shared_queue)
    values (mentor, p_capacity, p_languages, p_cities, trim(p_line), p_takes_shared_queue)
    on conflict (user_id) do update set
      capacity = excluded.capacity, languages = excluded.languages, cities = excluded.cities, line = excluded.line,
      takes_shared_queue = excluded.takes_shared_queue
    returning * into profile;
  return profile;
end;
$$;
comment on function public.save_mentor_profile(integer, text[], text[], text, boolean, text[]) is 'The caller, a mentor, says what they take and speak, and with p_skills what they know (42501 mentor_only).';
grant execute on function public.save_mentor_profile(integer, text[], text[], text, boolean, text[]) to authenticated;

-- A conflict with a team that they are asked about declines it, and one that they stand in for goes back to its mentor; of one
-- that they look after, organisers are told and decide.
create function private.declare_conflict(
  p_id uuid, p_mentor_id uuid, p_team_id uuid, p_person_id uuid, p_reason text, p_now timestamptz
) returns public.mentor_conflicts
language plpgsql security definer set search_path = '' as $$
declare
  conflict public.mentor_conflicts;
  words text := trim(coalesce(p_reason, ''));
  concerned public.mentor_assignments;
  teams uuid[] := array(
    select coalesce(t.merged_into, t.id) from public.teams t where t.id = p_team_id
    union
    select m.team_id from public.team_members m where m.user_id = p_person_id and m.left_at is null
  );
begin
  -- Teams before the mentor, whom somebody may be giving one of them right now.
  perform from public.teams t where t.id = any (teams) order by t.id for update;
  perform private.lock_person(p_mentor_id);
  select * into conflict from public.mentor_conflicts c
    where c.mentor_id = p_mentor_id and (c.id = p_id or c.team_id = p_team_id or c.person_id = p_person_id);
  if found then
    update public.mentor_conflicts set reason = words where id = conflict.id returning * into conflict;
    return conflict;
  end if;
  insert into public.mentor_conflicts (id, mentor_id, team_id, person_id, reason, created_at)
    values (p_id, p_mentor_id, p_team_id, p_person_id, words, p_now) returning * into conflict;
  for concerned in
    select a.* from public.mentor_assignments a
    where a.team_id = any (teams) and a.status in ('proposed', 'active') and (
      a.mentor_id = p_mentor_id
      or a.stand_in_id = p_mentor_id and a.stand_in_until >= (p_now at time zone 'Europe/Berlin')::date
    )
    order by a.team_id, a.id
  loop
    if concerned.mentor_id = p_mentor_id then
      update public.mentor_assignments set status = 'declined', answered_at = p_now, reason = words
        where id = concerned.id and status = 'proposed';
      perform private.free_reviews(concerned.team_id, p_now);
    else
      perform private.give_to_stand_in(p_mentor_id, concerned.mentor_id, array[concerned.team_id], null, null, null, p_now);
    end if;
    perform private.notify_organisers(
      'mentor_conflict', (select t from public.teams t where t.id = concerned.team_id), p_mentor_id, '{}', words, p_now
    );
  end loop;
  return conflict;
end;
$$;
comment on function private.declare_conflict(uuid, uuid, uuid, uuid, text, timestamptz) is 'A mentor is too close to a team or a person to judge; organisers are told where it concerns one of their teams.';

create function public.declare_conflict(
  p_id uuid, p_team_id uuid default null, p_person_id uuid default null, p_reason text default '', p_mentor_id uuid default null
) returns public.mentor_conflicts
language sql security definer set search_path = '' as $$
  select private.declare_conflict(
    p_id, private.acting_for_mentor(p_mentor_id), p_team_id, p_person_id, p_reason, private.current_time()
  );
$$;
comment on function public.declare_conflict(uuid, uuid, uuid, text, uuid) is 'The caller is too close to a team or a person to judge them; the id is the caller''s. An organiser says it for a mentor.';
grant execute on function public.declare_conflict(uuid, uuid, uuid, text, uuid) to authenticated;

create function public.withdraw_conflict(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.acting_mentor();
begin
  delete from public.mentor_conflicts where id = p_id and (mentor_id = caller or private.is_orga());
end;
$$;
comment on function public.withdraw_conflict(uuid) is 'The caller takes back a conflict of theirs, and an organiser anyone''s (42501 mentor_only).';
grant execute on function public.withdraw_conflict(uuid) to authenticated;

-- What the mentor has taken goes to the stand-in, but for a verdict that settles within seconds.
create function private.move_reviews(p_team_id uuid, p_from uuid, p_to uuid, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  moved integer;
begin
  update public.hand_ins h set reviewer_id = p_to, taken_at = p_now
    from public.teams t
    where t.id = h.team_id and p_team_id in (t.id, t.merged_into) and h.state = 'in_review' and h.reviewer_id = p_from
      and not exists (select from public.hand_in_verdicts v where v.hand_in_id = h.id and v.settled_at is null);
  get diagnostics moved = row_count;
  return moved;
end;
$$;
comment on function private.move_reviews(uuid, uuid, uuid, timestamptz) is 'Reviews of a locked team that one took go to another; returns how many.';

-- Teams that the stand-in is in, or in a conflict with, stay with their mentor and are not in the answer.
create function private.give_to_stand_in(
  p_actor uuid, p_mentor_id uuid, p_team_ids uuid[], p_stand_in_id uuid, p_from date, p_until date, p_now timestamptz
) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'Europe/Berlin')::date;
  wanted uuid[];
  given uuid[] := '{}';
  team public.teams;
  assignment public.mentor_assignments;
begin
  -- As long as somebody may be away, and no longer.
  if p_stand_in_id is not null and (
    p_until is null or p_from is null or not isfinite(p_from)
    or p_until not between greatest(p_from, today) and greatest(p_from, today) + 180
  ) then
    raise exception 'days_are_over' using errcode = '22023';
  end if;
  wanted := array(
    select a.team_id from public.mentor_assignments a
    where a.mentor_id = p_mentor_id and a.status = 'active' and (p_team_ids is null or a.team_id = any (p_team_ids))
      and (
        a.stand_in_id is distinct from p_stand_in_id
        or (p_stand_in_id is not null and (a.stand_in_from, a.stand_in_until) is distinct from (p_from, p_until))
      )
    order by a.team_id
  );
  -- All teams, then both people, whose roles stay what they are: only then is anything changed.
  perform from public.teams t where t.id = any (wanted) order by t.id for update;
  perform from private.profiles p where p.user_id in (p_mentor_id, p_stand_in_id) order by p.user_id for no key update;
  if p_stand_in_id is not null and not private.is_mentor(p_stand_in_id) then
    raise exception 'not_a_mentor' using errcode = 'GR084';
  end if;
  for team in select t.* from public.teams t where t.id = any (wanted) order by t.id loop
    continue when p_stand_in_id is not null and (
      private.has_mentor_conflict(p_stand_in_id, team.id) or exists (
        select from public.team_members m where m.team_id = team.id and m.user_id = p_stand_in_id and m.left_at is null
      )
    );
    update public.mentor_assignments set
        stand_in_id = p_stand_in_id,
        stand_in_from = case when p_stand_in_id is not null then p_from end,
        stand_in_until = case when p_stand_in_id is not null then p_until end
      where team_id = team.id and mentor_id = p_mentor_id and status = 'active' returning * into assignment;
    continue when not found;
    given := given || team.id;
    if p_stand_in_id is null then
      perform private.free_reviews(team.id, p_now);
      perform private.notify_team(team, 'mentor_assigned', p_mentor_id, '{}', '', p_now);
    else
      if p_from <= today then
        perform private.move_reviews(team.id, p_mentor_id, p_stand_in_id, p_now);
      end if;
      perform private.notify_team(
        team, 'mentor_stand_in', p_stand_in_id, jsonb_build_object('from', p_from, 'until', p_until), '', p_now
      );
    end if;
  end loop;
  -- Behind the locks of all teams: whoever books waits for the team before they ask for its mentor.
  if p_stand_in_id is not null then
    perform private.hand_over_meetings(g.team_id, p_mentor_id, p_stand_in_id, p_actor, p_from, p_until, p_now)
    from unnest(given) g (team_id);
  end if;
  if p_stand_in_id is not null and cardinality(given) > 0 then
    perform private.notify_mentor(
      p_stand_in_id, 'mentor_stand_in', given, p_mentor_id, jsonb_build_object('from', p_from, 'until', p_until), p_now
    );
    -- Who did it themselves knows.
    if p_actor <> p_mentor_id then
      perform private.notify(
        p_mentor_id, 'mentor_stand_in', p_stand_in_id, null, jsonb_build_object('from', p_from, 'until', p_until), '{}', p_now
      );
    end if;
  end if;
  return query select unnest(given);
end;
$$;
comment on function private.give_to_stand_in(uuid, uuid, uuid[], uuid, date, date, timestamptz) is 'Gives teams of a mentor, all where none are named, to a stand-in for some days, or takes them back with null; returns those that were given (GR084 not_a_mentor, 22023 days_are_over).';

-- Told with the last day, for it may be weeks until the mentor looks.
create function private.lose_stand_in(p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (p_now at time zone 'Europe/Berlin')::date;
  left_alone record;
begin
  for left_alone in
    select s.mentor_id, min(s.from_day) as from_day, max(s.until_day) as until_day
    from (
      select a.mentor_id, a.stand_in_from, a.stand_in_until from public.mentor_assignments a
      where a.stand_in_id = p_user_id and a.status = 'active'
      union all
      select b.mentor_id, b.starts_on, b.ends_on from public.mentor_absences b where b.stand_in_id = p_user_id
    ) s (mentor_id, from_day, until_day)
    where s.until_day >= today group by s.mentor_id order by s.mentor_id
  loop
    perform private.notify(
      left_alone.mentor_id, 'mentor_stand_in_gone', null, null,
      jsonb_build_object('from', left_alone.from_day, 'until', left_alone.until_day), '{}', p_now
    );
  end loop;
  update public.mentor_assignments set stand_in_id = null, stand_in_from = null, stand_in_until = null
    where stand_in_id = p_user_id and status = 'active';
  update public.mentor_absences set stand_in_id = null where stand_in_id = p_user_id;
end;
$$;
comment on function private.lose_stand_in(uuid, timestamptz) is 'Somebody stands in for nobody any more; mentors who count on them hear of it.';

create function public.give_to_stand_in(
  p_stand_in_id uuid, p_until date default null, p_from date default null, p_team_ids uuid[] default null, p_mentor_id uuid default null
) returns setof uuid
language sql security definer set search_path = '' as $$
  select private.give_to_stand_in(
    private.acting_person(), private.acting_for_mentor(p_mentor_id), p_team_ids, p_stand_in_id,
    coalesce(p_from, (private.current_time() at time zone 'Europe/Berlin')::date), p_until, private.current_time()
  );
$$;
comment on function public.give_to_stand_in(uuid, date, date, uuid[], uuid) is 'The caller gives their teams, or some of them, to a stand-in until a day, or takes them back with null; an organiser does it for a mentor. Teams are told.';
grant execute on function public.give_to_stand_in(uuid, date, date, uuid[], uuid) to authenticated;

create function private.set_absence(
  p_actor uuid, p_id uuid, p_mentor_id uuid, p_from date, p_until date, p_stand_in_id uuid, p_now timestamptz
) returns public.mentor_absences
language plpgsql security definer set search_path = '' as $$
declare
  absence public.mentor_absences;
  before public.mentor_absences;
begin
  if p_until < (p_now at time zone 'Europe/Berlin')::date then
    raise exception 'days_are_over' using errcode = '22023';
  end if;
  select * into before from public.mentor_absences where id = p_id and mentor_id = p_mentor_id;
  if exists (
    select from public.mentor_absences a
    where a.mentor_id = p_mentor_id and a.id <> p_id and a.starts_on <= p_until and p_from <= a.ends_on
  ) then
    raise exception 'absence_overlaps' using errcode = 'GR085';
  end if;
  if p_stand_in_id is not null then
    perform private.give_to_stand_in(p_actor, p_mentor_id, null, p_stand_in_id, p_from, p_until, p_now);
  elsif before.stand_in_id is not null then
    perform private.take_back_from_stand_in(p_actor, before, p_now);
  end if;
  begin
    insert into public.mentor_absences (id, mentor_id, starts_on, ends_on, stand_in_id, created_at)
      values (p_id, p_mentor_id, p_from, p_until, p_stand_in_id, p_now)
      on conflict (id) do update
        set starts_on = excluded.starts_on, ends_on = excluded.ends_on, stand_in_id = excluded.stand_in_id
        where mentor_absences.mentor_id = p_mentor_id
      returning * into absence;
  exception when exclusion_violation then
    -- Said in another tab at the same time.
    raise exception 'absence_overlaps' using errcode = 'GR085';
  end;
  return absence;
end;
$$;
comment on function private.set_absence(uuid, uuid, uuid, date, date, uuid, timestamptz) is 'A mentor is away for some days; who stands in gets their teams for these (GR084 not_a_mentor, GR085 absence_overlaps, 22023 days_are_over, 23514).';

create function private.take_back_from_stand_in(p_actor uuid, p_absence public.mentor_absences, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  teams uuid[] := array(
    select a.team_id from public.mentor_assignments a
    where a.mentor_id = p_absence.mentor_id and a.status = 'active' and a.stand_in_id = p_absence.stand_in_id
      and a.stand_in_from = p_absence.starts_on and a.stand_in_until = p_absence.ends_on
  );
begin
  if cardinality(teams) > 0 then
    perform private.give_to_stand_in(p_actor, p_absence.mentor_id, teams, null, null, null, p_now);
  end if;
end;
$$;
comment on function private.take_back_from_stand_in(uuid, public.mentor_absences, timestamptz) is 'Teams that somebody has for an absence go back to their mentor.';

create function public.set_absence(
  p_id uuid, p_from date, p_until date, p_stand_in_id uuid default null, p_mentor_id uuid default null
) returns public.mentor_absences
language sql security definer set search_path = '' as $$
  select private.set_absence(
    private.acting_person(), p_id, private.acting_for_mentor(p_mentor_id), p_from, p_until, p_stand_in_id, private.current_time()
  );
$$;
comment on function public.set_absence(uuid, date, date, uuid, uuid) is 'The caller is away from one day to another, both in Berlin and both included; the id is the caller''s. An organiser says it for a mentor.';
grant execute on function public.set_absence(uuid, date, date, uuid, uuid) to authenticated;

create function public.clear_absence(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.acting_mentor();
  absence public.mentor_absences;
begin
  select * into absence from public.mentor_absences where id = p_id and (mentor_id = caller or private.is_orga());
  if found then
    perform private.take_back_from_stand_in(caller, absence, private.current_time());
    delete from public.mentor_absences where id = p_id;
  end if;
end;
$$;
comment on function public.clear_absence(uuid) is 'The caller is not away after all, and takes back their teams; an organiser says it for anyone (42501 mentor_only).';
grant execute on function public.clear_absence(uuid) to authenticated;

create function public.shared_queue(p_limit integer default 25, p_offset integer default 0)
returns table (
  hand_in_id uuid, team_id uuid, team_name text, slug text, logo text, week integer, title_en text, title_de text,
  version integer, handed_in_at timestamptz, is_late boolean, state text, reviewer_id uuid, total bigint
)
language sql stable security definer set search_path = '' as $$
  with page as materialized (
    select h.id, h.team_id, h.milestone_id, h.version, h.is_late, h.state, h.reviewer_id, h.due_at_effective,
      count(*) over () as total
    from public.hand_ins h
    where h.team_id = any (array(select private.shared_queue_teams())) and h.state in ('submitted', 'in_review')
    order by h.due_at_effective, h.id
    limit least(greatest(coalesce(p_limit, 0), 0), 100) offset greatest(coalesce(p_offset, 0), 0)
  )
  select q.id, t.id, t.name, t.slug, t.logo, m.week, m.title_en, m.title_de, q.version, v.handed_in_at, q.is_late, q.state,
    q.reviewer_id, q.total
  from page q
  join public.teams t on t.id = q.team_id
  join public.milestones m on m.id = q.milestone_id
  join public.hand_in_versions v on v.hand_in_id = q.id and v.number = q.version
  order by q.due_at_effective, q.id;
$$;
comment on function public.shared_queue(integer, integer) is 'What teams without a mentor handed in and nobody has judged, what was due first first, for mentors who take the shared queue; with how many there are.';
grant execute on function public.shared_queue(integer, integer) to authenticated;

create function public.past_reviews(p_limit integer default 50)
returns table (
  version_id uuid, number integer, team_name text, slug text, week integer, title_en text, title_de text,
  handed_in_at timestamptz, decision text, note text, settled_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select v.id, v.number, t.name, t.slug, m.week, m.title_en, m.title_de, v.handed_in_at, g.decision, g.note, g.settled_at
  from public.hand_in_verdicts g
  join public.hand_in_versions v on v.id = g.version_id
  join public.hand_ins h on h.id = g.hand_in_id
  join public.milestones m on m.id = h.milestone_id
  join public.teams t on t.id = g.team_id
  where g.author_id = (select auth.uid()) and g.settled_at is not null
    and g.version_id = any (array(select private.reviewed_versions()))
    and not g.team_id = any (array(select private.record_teams()))
  order by g.settled_at desc, g.id
  limit least(greatest(coalesce(p_limit, 0), 0), 200);
$$;
comment on function public.past_reviews(integer) is 'What the caller judged of teams whose record they read no longer, the latest first; the versions stay readable to them.';
grant execute on function public.past_reviews(integer) to authenticated;
