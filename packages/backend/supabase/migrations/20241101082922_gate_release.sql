-- The release: planned by an organiser, stopped by any, done by the clock in one transaction. What a team may know hangs on the
-- state of its round alone, so that a request sees all of it or nothing. See decision 061.

create function private.round_people(p_round_id uuid) returns table (team_id uuid, user_id uuid)
language sql stable security definer set search_path = '' as $$
  select m.team_id, m.user_id
  from public.round_teams t join public.team_members m on m.team_id = t.team_id and m.left_at is null
  where t.round_id = p_round_id order by m.team_id, m.user_id;
$$;
comment on function private.round_people(uuid) is 'Who hears of a release: everybody who is in a team of the round now.';

-- Whoever scored first is not the first here: the order is another for each team, and always the same.
create function private.comments_for_team(p_round_id uuid, p_team_id uuid) returns table (number integer, text text)
language sql stable security definer set search_path = '' as $$
  select (row_number() over (order by private.hash_of(b.id || ' ' || p_team_id)))::integer, btrim(s.comment_team)
  from public.ballots b join public.ballot_scores s on s.ballot_id = b.id
  where b.round_id = p_round_id and b.team_id = p_team_id and b.state = 'locked' and not b.is_comment_held
    and btrim(s.comment_team) <> ''
  order by 1;
$$;
comment on function private.comments_for_team(uuid, uuid) is 'What the jury says to a team: comments that are not held back, shuffled, with the numbers that stand for jurors.';

create function private.round_delivery(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('notified', count(*), 'read', count(n.read_at))
    || (
      select jsonb_build_object(
        'sent', count(*) filter (where o.state = 'sent'), 'waiting', count(*) filter (where o.state = 'waiting'),
        'failed', count(*) filter (where o.state = 'dead')
      )
      from private.outbox o where o.kind = 'gate_result' and o.details ->> 'round_id' = p_round_id::text
    )
  from public.notifications n
  where n.kind = 'gate_result' and n.occasion = 'release ' || p_round_id;
$$;
comment on function private.round_delivery(uuid) is 'How many were told of a release and have read it, and what became of their mails.';

create function private.round_recipients(p_round_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'people', count(*),
      'by_mail', count(*) filter (where coalesce(s.email, '') <> '' and c.user_id is null),
      'german', count(*) filter (where p.locale = 'de'), 'english', count(*) filter (where p.locale <> 'de'),
      'teams', (select count(*) from public.round_teams t where t.round_id = p_round_id)
    ) || (
      select jsonb_build_object(
        'comments_for_teams', count(*) filter (where not b.is_comment_held), 'comments_held', count(*) filter (where b.is_comment_held)
      )
      from public.ballots b join public.ballot_scores w on w.ballot_id = b.id
      where b.round_id = p_round_id and b.state = 'locked' and btrim(w.comment_team) <> ''
    ) || jsonb_build_object(
      'teams_without_comment', (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
        from public.round_teams r join public.teams t on t.id = r.team_id
        where r.round_id = p_round_id and not exists (select from private.comments_for_team(p_round_id, t.id))
      ),
      'delivery', (
        select private.round_delivery(r.id) from public.rounds r where r.id = p_round_id and r.state = 'released'
      )
    )
  from private.round_people(p_round_id) m
  join private.profiles p on p.user_id = m.user_id
  join private.profile_private s on s.user_id = m.user_id
  left join public.mail_choices c on c.user_id = m.user_id and c.topic = private.mail_topic('gate_result') and not c.wanted;
$$;
comment on function private.round_recipients(uuid) is 'Whom a release reaches and how, what comments there are, and of a release that was how far it came.';

create function public.round_recipients(p_round_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked public.rounds;
begin
  perform private.acting_for_round(p_round_id);
  select * into asked from public.rounds where id = p_round_id;
  perform private.check_round_state(asked, '{deliberation,decided,released}');
  return private.round_recipients(p_round_id);
end;
$$;
comment on function public.round_recipients(uuid) is 'For whoever runs the round: whom the release reaches, by mail and in which language, and which teams get no comment (42501 orga_only, GR009, GR177, GR174).';
grant execute on function public.round_recipients(uuid) to authenticated;

create function private.plan_release(p_round_id uuid, p_release_at timestamptz, p_people integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  people integer;
begin
  perform private.locked_round(p_round_id, '{decided}');
  if p_release_at is null or p_release_at < p_now + interval '60 seconds' then
    raise exception 'release_too_soon' using errcode = 'GR183';
  end if;
  select count(*) into people from private.round_people(p_round_id);
  if p_people is distinct from people then
    raise exception 'people_changed' using errcode = 'GR181', detail = people::text;
  end if;
  update public.rounds set release_at = p_release_at, version = version + 1 where id = p_round_id;
end;
$$;
comment on function private.plan_release(uuid, timestamptz, integer, timestamptz) is 'Sets when a round is released, in a minute at the earliest, to as many people as the caller saw (GR181 people_changed with their number as its detail, GR174, GR183 release_too_soon).';

-- The whole contest hears of it, so it asks for a fresh proof of who presses.
create function public.plan_release(p_round_id uuid, p_release_at timestamptz, p_people integer) returns void
language sql security definer set search_path = '' as $$
  select private.plan_release(p_round_id, p_release_at, p_people, private.current_time())
  where private.acting_for_round(p_round_id) is not null and private.proven_organiser() is not null;
$$;
comment on function public.plan_release(uuid, timestamptz, integer) is 'Whoever runs the round sets when teams know (42501 orga_only, GR009, GR177, GR126 fresh_login_needed, GR181 people_changed, GR174, GR183 release_too_soon).';
grant execute on function public.plan_release(uuid, timestamptz, integer) to authenticated;

create function private.stop_release(p_round_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.locked_round(p_round_id, '{decided}');
  update public.rounds set release_at = null, version = version + 1 where id = p_round_id and release_at is not null;
end;
$$;
comment on function private.stop_release(uuid) is 'Takes a planned release back (GR009, GR174 once teams know).';

create function public.stop_release(p_round_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.stop_release(p_round_id) where private.acting_for_round(p_round_id) is not null;
$$;
comment on function public.stop_release(uuid) is 'Whoever runs the round takes a planned release back, whoever planned it (42501 orga_only, GR009, GR177, GR174 once teams know).';
grant execute on function public.stop_release(uuid) to authenticated;

-- Half-time changes no team: those that are out go on with their weeks. A reason of an organiser is not one of the teams' history.
create function private.settle_teams(p_round public.rounds, p_team_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_round.kind <> 'final' then
    return;
  end if;
  perform set_config('grow.reason', '', true);
  perform from public.teams t where t.id = any (p_team_ids) order by t.id for update;
  update public.teams t set status = settled.status
    from (
      select d.team_id, case
          when d.decision = 'on' then 'finalist'
          when d.decision = 'out' then 'finished'
          when o.member_count >= s.min_team then 'active'
          else 'forming'
        end as status
      from public.gate_decisions d join public.teams o on o.id = d.team_id join public.seasons s on s.id = o.season_id
      where d.round_id = p_round.id and d.team_id = any (p_team_ids)
    ) settled
    where t.id = settled.team_id and t.status not in ('withdrawn', settled.status)
      and (t.captain_id is not null or settled.status = 'finished');
end;
$$;
comment on function private.settle_teams(public.rounds, uuid[]) is 'After the final: teams that go on are finalists, those that are out have finished, and those that wait go on as they were.';

create function private.add_result_notifications(p_round public.rounds, p_team_ids uuid[], p_occasion text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  select private.notify_each(
    array_agg(m.user_id order by m.user_id), 'gate_result', null, array_agg(m.team_id order by m.user_id),
    jsonb_build_object('round', p_round.kind, 'round_id', p_round.id), null, p_now, p_occasion
  )
  from private.round_people(p_round.id) m where m.team_id = any (p_team_ids);
$$;
comment on function private.add_result_notifications(public.rounds, uuid[], text, timestamptz) is 'Tells everybody in teams of a round that there is something to read, all in the same words and nothing of what it is.';

create function private.release_round(p_round public.rounds, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select t.team_id from public.round_teams t where t.round_id = p_round.id);
begin
  update public.rounds set state = 'released', released_at = p_now, version = version + 1 where id = p_round.id;
  perform private.settle_teams(p_round, ids);
  perform private.add_result_notifications(p_round, ids, 'release ' || p_round.id, p_now);
end;
$$;
comment on function private.release_round(public.rounds, timestamptz) is 'Lets teams know: the state of the round, what becomes of its teams, and what everybody is told, in the transaction of the caller, who holds the round.';

-- A round that somebody stops just now is left to the next tick. Of a stopped season nothing is released.
create function private.advance_rounds(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.rounds;
  done integer := 0;
begin
  for due in
    select r.* from public.rounds r join public.seasons s on s.id = r.season_id and s.stopped_at is null
    where r.state = 'decided' and r.release_at <= p_now
    order by r.id for update of r skip locked
  loop
    perform private.release_round(due, p_now);
    done := done + 1;
  end loop;
  return done;
end;
$$;
comment on function private.advance_rounds(timestamptz) is 'For the clock: releases rounds whose time has come; how many.';

create function public.advance_rounds() returns integer
language sql security definer set search_path = '' as $$
  select private.advance_rounds(private.current_time());
$$;
comment on function public.advance_rounds() is 'For the clock: releases rounds whose time has come.';
grant execute on function public.advance_rounds() to service_role;
