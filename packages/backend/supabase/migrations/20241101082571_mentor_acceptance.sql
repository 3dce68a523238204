-- Pairs of a proposal that an organiser accepts, all in one go, and takes back while nobody did anything about them. Both lock
-- teams before mentors, each in one order.

-- Which of the pairs would give a mentor more teams than they take, without a yes. Who moves away makes room, unless they
-- only move once the other mentor has answered. Of pairs that do not all fit the last ones stay out, until the rest does.
create function private.crowded_pairs(p_team_ids uuid[], p_mentor_ids uuid[], p_are_over boolean[], p_asks boolean)
returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  out_ids uuid[] := '{}';
  found_ids uuid[];
begin
  loop
    with pair as (
      select p.team_id, p.mentor_id, p.is_over, p.n,
        array(
          select a.mentor_id from public.mentor_assignments a where a.team_id = p.team_id and a.status in ('proposed', 'active')
        ) as had,
        array(
          select a.mentor_id from public.mentor_assignments a
          where a.team_id = p.team_id and a.status = any (case when p_asks then '{proposed}' else '{proposed,active}' end::text[])
        ) as leaves
      from unnest(p_team_ids, p_mentor_ids, p_are_over) with ordinality p (team_id, mentor_id, is_over, n)
      where p.team_id <> all (out_ids)
    ), coming as (
      select pair.* from pair where pair.mentor_id <> all (pair.had)
    ), leaving as (
      select former as mentor_id, count(distinct p.team_id) as teams
      from pair p, unnest(p.leaves) former where former <> p.mentor_id group by former
    ), crowded as (
      select c.mentor_id,
        private.mentor_load(c.mentor_id) + c.teams - coalesce(l.teams, 0) - private.mentor_capacity(c.mentor_id) as excess
      from (select mentor_id, count(*) as teams from coming group by mentor_id) c
      left join leaving l on l.mentor_id = c.mentor_id
    )
    select array_agg(latest.team_id) into found_ids from crowded
    cross join lateral (
      select c.team_id from coming c where c.mentor_id = crowded.mentor_id and not c.is_over
      order by c.n desc limit greatest(crowded.excess, 0)
    ) latest;
    exit when found_ids is null;
    out_ids := out_ids || found_ids;
  end loop;
  return query select unnest(out_ids);
end;
$$;
comment on function private.crowded_pairs(uuid[], uuid[], boolean[], boolean) is 'Teams of pairs that would give a mentor more than they take, without a yes.';

create function private.pair_obstacles(p_team_ids uuid[], p_mentor_ids uuid[], p_asks boolean)
returns table (team_id uuid, obstacle text)
language sql stable security definer set search_path = '' as $$
  select p.team_id, case
    when t.id is null then 'team_not_found'
    when m.user_id is null then 'person_not_found'
    when exists (
      select from public.mentor_assignments a
      where a.team_id = t.id and a.mentor_id = m.user_id and (a.status = 'active' or p_asks and a.status = 'proposed')
    ) then 'already'
    else private.mentor_obstacle(t, m.user_id)
  end
  from unnest(p_team_ids, p_mentor_ids) p (team_id, mentor_id)
  left join public.teams t on t.id = p.team_id
  left join private.profiles m on m.user_id = p.mentor_id;
$$;
comment on function private.pair_obstacles(uuid[], uuid[], boolean) is 'Why nothing is to be done about pairs of locked teams, or null: already, team_not_found, person_not_found, and what mentor_obstacle says.';

-- Teams are mailed after five minutes, as mentors are: what is taken back until then nobody hears of.
create function private.begin_pairs(
  p_orga uuid, p_team_ids uuid[], p_mentor_ids uuid[], p_asks boolean, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former_ids uuid[];
  asked_ids uuid[];
  one record;
begin
  select array_agg(former.id order by p.n), array_agg(asked.id order by p.n) into former_ids, asked_ids
    from unnest(p_team_ids) with ordinality p (team_id, n)
    left join public.mentor_assignments former on former.team_id = p.team_id and former.status = 'active' and not p_asks
    left join public.mentor_assignments asked on asked.team_id = p.team_id and asked.status = 'proposed';
  perform private.end_assignment(former.id, '', p_now)
    from unnest(former_ids) former (id) where former.id is not null;
  update public.mentor_assignments set status = 'ended', ended_at = p_now where id = any (asked_ids);
  insert into public.mentor_assignments (team_id, mentor_id, status, asked_by, replaces_id, withdraws_id, created_at)
    select p.team_id, p.mentor_id, case when p_asks then 'proposed' else 'active' end, p_orga, p.former_id, p.asked_id, p_now
    from unnest(p_team_ids, p_mentor_ids, former_ids, asked_ids) p (team_id, mentor_id, former_id, asked_id);
  for one in
    select a.mentor_id, a.asked_by, a.created_at, array_agg(a.team_id) as team_ids
    from public.mentor_assignments a
    where a.id = any (asked_ids) group by a.mentor_id, a.asked_by, a.created_at order by a.mentor_id, a.created_at
  loop
    perform private.take_back_from_mentor(
      one.mentor_id, 'mentor_proposed', one.team_ids, one.asked_by, one.created_at, p_orga, p_now
    );
  end loop;
  for one in
    select p.mentor_id, array_agg(p.team_id) as team_ids
    from unnest(p_team_ids, p_mentor_ids) p (team_id, mentor_id) group by p.mentor_id order by p.mentor_id
  loop
    if p_asks then
      perform private.notify_mentor(one.mentor_id, 'mentor_proposed', one.team_ids, p_orga, '{}', p_now);
    else
      perform private.notify_mentor(one.mentor_id, 'mentor_assigned', one.team_ids, p_orga, '{}', p_now);
    end if;
  end loop;
  if not p_asks then
    for one in
      select a.mentor_id, array_agg(a.team_id) as team_ids
      from public.mentor_assignments a where a.id = any (former_ids) group by a.mentor_id order by a.mentor_id
    loop
      perform private.notify_mentor(one.mentor_id, 'mentor_ended', one.team_ids, p_orga, '{}', p_now);
    end loop;
    perform private.notify_each(
        array_agg(m.user_id), 'mentor_assigned', array_agg(pair.mentor_id), array_agg(pair.team_id), '{}', array_agg(pair.details), p_now
      )
      from (
        select p.team_id, p.mentor_id, private.request_details(t, p.mentor_id, '') as details
        from unnest(p_team_ids, p_mentor_ids) p (team_id, mentor_id) join public.teams t on t.id = p.team_id
      ) pair
      join public.team_members m on m.team_id = pair.team_id and m.left_at is null;
    update private.outbox set due_at = p_now + interval '5 minutes'
      where state = 'waiting' and due_at = p_now and kind = 'mentor_assigned' and created_at = p_now;
  end if;
end;
$$;
comment on function private.begin_pairs(uuid, uuid[], uuid[], boolean, timestamptz) is 'Asks or assigns the mentors of pairs that nothing stands against, whose teams are locked, instead of whoever was asked or assigned before; all are told.';

-- The ground is looked at behind the locks: what it says of these pairs is as it will be when they change.
create function private.accept_proposal(
  p_orga uuid, p_pairs jsonb, p_ground_hash text, p_asks boolean, p_now timestamptz
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  team_ids uuid[];
  mentor_ids uuid[];
  are_over boolean[];
  fates jsonb;
  begun uuid[];
begin
  select array_agg(p.team_id order by p.n), array_agg(p.mentor_id order by p.n), array_agg(p.is_over order by p.n)
    into team_ids, mentor_ids, are_over
    from (
      select (value ->> 'team_id')::uuid as team_id, (value ->> 'mentor_id')::uuid as mentor_id,
        coalesce((value ->> 'is_over')::boolean, false) as is_over, n
      from jsonb_array_elements(p_pairs) with ordinality given (value, n)
    ) p;
  if coalesce(cardinality(team_ids), 0) not between 1 and 2000 or array_position(team_ids || mentor_ids, null) is not null
    or cardinality(team_ids) > (select count(distinct id) from unnest(team_ids) id) then
    raise exception 'pairs_invalid' using errcode = 'GR096';
  end if;
  perform from public.teams t where t.id = any (team_ids) order by t.id for update;
  perform from private.profiles p where p.user_id = any (mentor_ids) order by p.user_id for no key update;
  if private.proposal_ground(p_now) ->> 'hash' is distinct from p_ground_hash then
    raise exception 'proposal_stale' using errcode = 'GR095';
  end if;
  select coalesce(jsonb_object_agg(o.team_id, o.obstacle) filter (where o.obstacle is not null), '{}') into fates
    from private.pair_obstacles(team_ids, mentor_ids, p_asks) o;
  select fates || coalesce(jsonb_object_agg(crowded.team_id, 'mentor_full'), '{}') into fates
    from (select array_agg(p.team_id order by p.n) as teams, array_agg(p.mentor_id order by p.n) as mentors,
        array_agg(p.is_over order by p.n) as yeses
      from unnest(team_ids, mentor_ids, are_over) with ordinality p (team_id, mentor_id, is_over, n)
      where not fates ? p.team_id::text) unhindered
    cross join lateral private.crowded_pairs(unhindered.teams, unhindered.mentors, unhindered.yeses, p_asks) crowded (team_id);
  begun := array(select id from unnest(team_ids) with ordinality p (id, n) where not fates ? id::text order by n);
  if cardinality(begun) > 0 then
    perform private.begin_pairs(
      p_orga, begun,
      array(
        select p.mentor_id from unnest(team_ids, mentor_ids) with ordinality p (team_id, mentor_id, n)
        where not fates ? p.team_id::text order by p.n
      ),
      p_asks, p_now
    );
  end if;
  return jsonb_build_object('pairs', (
    select jsonb_agg(jsonb_build_object(
      'team_id', p.team_id, 'mentor_id', p.mentor_id, 'assignment_id', a.id,
      'fate', coalesce(fates ->> p.team_id::text, case when p_asks then 'asked' else 'assigned' end)
    ) order by p.n)
    from unnest(team_ids, mentor_ids) with ordinality p (team_id, mentor_id, n)
    left join public.mentor_assignments a on not fates ? p.team_id::text and a.team_id = p.team_id
      and a.mentor_id = p.mentor_id and a.created_at = p_now and a.status in ('proposed', 'active')
  ));
end;
$$;
comment on function private.accept_proposal(uuid, jsonb, text, boolean, timestamptz) is 'Asks or assigns the mentors of up to two thousand pairs of a proposal: what became of each, and the assignment that was made (GR095 proposal_stale, GR096 pairs_invalid).';

-- Whoever had the team comes back, unless they may not any more, or have no place since they took another team. In plpgsql, for it
-- names a table that a later file makes.
create function private.take_back_fates(p_ids uuid[], p_now timestamptz) returns table (assignment_id uuid, fate text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    with made as materialized (
      select a.* from public.mentor_assignments a where a.id = any (p_ids)
    ), contact as materialized (
      select c.mentor_id, c.team_id, max(c.contacted_at) as contacted_at
      from private.last_contacts(array(select distinct made.mentor_id from made)) c group by c.mentor_id, c.team_id
    ), former as materialized (
      select made.id as made_id, made.team_id, made.created_at, f.mentor_id, private.mentor_obstacle(t, f.mentor_id) as obstacle
      from made
      join public.mentor_assignments f on f.id = any (array[made.replaces_id, made.withdraws_id])
      join public.teams t on t.id = made.team_id
    ), back as (
      select array_agg(f.team_id order by f.team_id) as teams, array_agg(f.mentor_id order by f.team_id) as mentors,
        array_agg(not exists (
          select from public.mentor_assignments since
          where since.mentor_id = f.mentor_id and since.status in ('proposed', 'active') and since.created_at > f.created_at
        ) order by f.team_id) as yeses
      from former f
    ), crowded as materialized (
      select c.team_id
      from back cross join lateral private.crowded_pairs(
        back.teams, back.mentors, back.yeses, exists (select from made where made.status = 'proposed')
      ) c (team_id)
    )
    select made.id, case
      when made.answered_at is not null then 'answered'
      when made.status not in ('proposed', 'active') or made.stand_in_id is not null
        or t.status not in ('forming', 'active', 'finalist') then 'changed'
      -- Somebody else is asked since, so that nobody else can be.
      when made.status = 'active' and made.withdraws_id is not null and exists (
        select from public.mentor_assignments a where a.team_id = made.team_id and a.status = 'proposed'
      ) then 'changed'
      when made.created_at <= p_now - interval '1 day' then 'too_late'
      when contact.contacted_at >= made.created_at or exists (
        select from public.office_hour_bookings b
        where b.team_id = made.team_id and b.mentor_id = made.mentor_id and b.state = 'booked' and b.created_at >= made.created_at
      ) then 'in_contact'
      when made.team_id in (select crowded.team_id from crowded)
        or made.id in (select f.made_id from former f where f.obstacle is not null) then 'former_gone'
      else 'taken_back'
    end
    from made
    join public.teams t on t.id = made.team_id
    left join contact on contact.mentor_id = made.mentor_id and contact.team_id = made.team_id;
end;
$$;
comment on function private.take_back_fates(uuid[], timestamptz) is 'Which assignments of locked teams can be taken back as if they had never been: taken_back, or why not: answered, changed, too_late, in_contact, former_gone.';

create function private.take_back_from_teams(
  p_team_ids uuid[], p_mentor_ids uuid[], p_former_ids uuid[], p_notified_at timestamptz[], p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  notification_ids uuid[] := array(
    select n.id from unnest(p_team_ids, p_mentor_ids, p_notified_at) p (team_id, mentor_id, notified_at)
    join public.notifications n on n.team_id = p.team_id and n.actor_id = p.mentor_id and n.created_at = p.notified_at
    where n.kind = 'mentor_assigned'
  );
  mail_ids uuid[] := array(
    select m.id from public.notifications n
    join private.outbox m on m.user_id = n.user_id and m.kind = n.kind and m.created_at = n.created_at
    where n.id = any (notification_ids) and m.details ->> 'team_id' = n.team_id::text
    order by m.id
  );
  known_ids uuid[];
begin
  perform from private.outbox m where m.id = any (mail_ids) order by m.id for update;
  -- Who read it or was mailed it hears what holds now.
  known_ids := array(
    select n.id from public.notifications n where n.id = any (notification_ids) and (n.read_at is not null or exists (
      select from private.outbox m
      where m.user_id = n.user_id and m.kind = n.kind and m.created_at = n.created_at
        and m.details ->> 'team_id' = n.team_id::text and (m.state = 'sent' or m.claim is not null)
    ))
  );
  delete from private.outbox m where m.id = any (mail_ids) and m.state = 'waiting' and m.claim is null;
  delete from public.notifications n where n.id = any (notification_ids) and n.id <> all (known_ids);
  for known in
    select n.user_id, t as team, p.mentor_id, former.mentor_id as former_id
    from public.notifications n
    join unnest(p_team_ids, p_mentor_ids, p_former_ids) p (team_id, mentor_id, former_id) on p.team_id = n.team_id
    join public.teams t on t.id = p.team_id
    left join public.mentor_assignments former on former.id = p.former_id
    where n.id = any (known_ids) order by n.id
  loop
    if known.former_id is null then
      perform private.notify(known.user_id, 'mentor_ended', known.mentor_id, (known.team).id, '{}', '{}', p_now);
    else
      perform private.notify(
        known.user_id, 'mentor_assigned', known.former_id, (known.team).id, '{}',
        private.request_details(known.team, known.former_id, ''), p_now
      );
    end if;
  end loop;
end;
$$;
comment on function private.take_back_from_teams(uuid[], uuid[], uuid[], timestamptz[], timestamptz) is 'What teams were told of mentors whom they do not have any more: unsaid to who has not heard of it; everybody else hears who looks after them now, or that nobody does.';

create function private.take_back_acceptance(p_orga uuid, p_ids uuid[], p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made public.mentor_assignments[];
  assigned public.mentor_assignments[];
  made_ids uuid[];
  former_ids uuid[];
  asked_ids uuid[];
  fates jsonb;
  one record;
begin
  if coalesce(cardinality(p_ids), 0) not between 1 and 2000 or array_position(p_ids, null) is not null
    or cardinality(p_ids) > (select count(distinct id) from unnest(p_ids) id) then
    raise exception 'pairs_invalid' using errcode = 'GR096';
  end if;
  perform from public.teams t
    where t.id in (select a.team_id from public.mentor_assignments a where a.id = any (p_ids)) order by t.id for update;
  perform from private.profiles p
    where p.user_id in (
      select f.mentor_id from public.mentor_assignments f where f.id = any (array(
        select unnest(array[a.replaces_id, a.withdraws_id]) from public.mentor_assignments a where a.id = any (p_ids)
      ))
    )
    order by p.user_id for no key update;
  perform from public.mentor_assignments a where a.id = any (p_ids) order by a.team_id for update;
  select coalesce(jsonb_object_agg(f.assignment_id, f.fate), '{}') into fates from private.take_back_fates(p_ids, p_now) f;
  made := array(
    select a from public.mentor_assignments a
    where a.id = any (array(select f.key::uuid from jsonb_each_text(fates) f where f.value = 'taken_back'))
    order by a.team_id
  );
  assigned := array(select a from unnest(made) a where a.status = 'active');
  select array_agg(m.id), array_agg(m.replaces_id), array_agg(m.withdraws_id) into made_ids, former_ids, asked_ids from unnest(made) m;
  delete from public.mentor_assignments a where a.id = any (made_ids);
  update public.mentor_assignments f set status = 'active', ended_at = null where f.id = any (former_ids);
  update public.mentor_assignments f set status = 'proposed', ended_at = null where f.id = any (asked_ids);
  for one in
    select f.mentor_id, m.asked_by, m.created_at, array_agg(m.team_id) as team_ids
    from unnest(assigned) m join public.mentor_assignments f on f.id = m.replaces_id
    group by f.mentor_id, m.asked_by, m.created_at order by f.mentor_id
  loop
    perform private.take_back_from_mentor(
      one.mentor_id, 'mentor_ended', one.team_ids, one.asked_by, one.created_at, p_orga, p_now
    );
  end loop;
  perform private.free_reviews(a.team_id, p_now) from unnest(assigned) a
    where exists (
      select from public.hand_ins h join public.teams t on t.id = h.team_id
      where h.reviewer_id = a.mentor_id and h.state = 'in_review' and a.team_id in (t.id, t.merged_into)
    );
  for one in
    select m.mentor_id, m.status, m.asked_by, m.created_at, array_agg(m.team_id) as team_ids
    from unnest(made) m group by m.mentor_id, m.status, m.asked_by, m.created_at order by m.mentor_id
  loop
    perform private.take_back_from_mentor(
      one.mentor_id, case one.status when 'active' then 'mentor_assigned' else 'mentor_proposed' end, one.team_ids,
      one.asked_by, one.created_at, p_orga, p_now
    );
  end loop;
  for one in
    select f.mentor_id, array_agg(f.team_id) as team_ids
    from public.mentor_assignments f where f.id = any (asked_ids) group by f.mentor_id order by f.mentor_id
  loop
    perform private.notify_mentor(one.mentor_id, 'mentor_proposed', one.team_ids, p_orga, '{}', p_now);
  end loop;
  perform private.take_back_from_teams(
    array(select a.team_id from unnest(assigned) a), array(select a.mentor_id from unnest(assigned) a),
    array(select a.replaces_id from unnest(assigned) a), array(select a.created_at from unnest(assigned) a), p_now
  );
  -- What is not there any more was taken back before.
  return jsonb_build_object('pairs', (
    select jsonb_agg(jsonb_build_object(
      'assignment_id', p.id, 'fate', coalesce(fates ->> p.id::text, 'taken_back'), 'has_former', m.id is not null
    ) order by p.n)
    from unnest(p_ids) with ordinality p (id, n)
    left join unnest(made_ids, former_ids) m (id, former_id) on m.id = p.id and m.former_id is not null
  ));
end;
$$;
comment on function private.take_back_acceptance(uuid, uuid[], timestamptz) is 'Takes back pairs that were accepted, as if they had never been, where nobody did anything about them: what became of each. Whoever looked after a team or was asked before does so again (GR096 pairs_invalid).';

create function public.accept_proposal(p_pairs jsonb, p_ground_hash text, p_asks boolean default true) returns jsonb
language sql security definer set search_path = '' as $$
  select private.accept_proposal(private.acting_organiser(), p_pairs, p_ground_hash, p_asks, private.current_time());
$$;
comment on function public.accept_proposal(jsonb, text, boolean) is 'An organiser accepts pairs of a proposal: mentors are asked, or assigned without being asked (42501 orga_only, GR095 proposal_stale, GR096 pairs_invalid).';
grant execute on function public.accept_proposal(jsonb, text, boolean) to authenticated;

create function public.take_back_acceptance(p_assignment_ids uuid[]) returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_back_acceptance(private.acting_organiser(), p_assignment_ids, private.current_time());
$$;
comment on function public.take_back_acceptance(uuid[]) is 'An organiser takes back pairs that were accepted within a day, where nobody did anything about them (42501 orga_only, GR096 pairs_invalid).';
grant execute on function public.take_back_acceptance(uuid[]) to authenticated;
