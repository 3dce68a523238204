-- What organisers do with the same week of many teams at once. Each function locks the teams in one order, does what it can,
-- and says of every team what became of it; so the same call again does nothing twice.

create function private.lock_teams_for_week(p_milestone_id uuid, p_team_ids uuid[], p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  begun uuid;
begin
  if coalesce(cardinality(p_team_ids), 0) not between 1 and 200 or array_position(p_team_ids, null) is not null
    or cardinality(p_team_ids) > (select count(distinct id) from unnest(p_team_ids) id) then
    raise exception 'teams_invalid' using errcode = '22023';
  end if;
  if not exists (select from public.milestones m where m.id = p_milestone_id) then
    raise exception 'milestone_not_found' using errcode = 'GR009';
  end if;
  perform from public.teams t where t.id = any (p_team_ids) order by t.id for update;
  for begun in
    select h.id from public.hand_ins h
    where h.milestone_id = p_milestone_id and h.team_id = any (p_team_ids) order by h.team_id for update
  loop
    perform private.advance_hand_in(begun, p_now);
  end loop;
end;
$$;
comment on function private.lock_teams_for_week(uuid, uuid[], timestamptz) is 'Keeps up to 200 teams for oneself, with their hand-ins for a milestone as they are now (22023 teams_invalid, GR009 milestone_not_found).';

-- A day is one in Berlin. Whoever was reminded by the clock today is not reminded once more by hand.
create function private.reminder_fates(p_milestone_id uuid, p_team_ids uuid[], p_now timestamptz)
returns table (team_id uuid, fate text, people integer, reminded_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select given.id, case
      when t.id is null or t.status not in ('forming', 'active', 'finalist') then 'gone'
      when t.member_count = 0 then 'nobody'
      when h.state = 'changes_requested' then 'returned'
      when coalesce(h.state, 'draft') <> 'draft' then 'handed_in'
      when p_now < m.opens_at then 'not_open'
      when s.stopped_at is not null
        or p_now >= greatest(m.due_at, h.extended_until) + make_interval(mins => m.grace_minutes) then 'closed'
      when reminded.at >= date_trunc('day', p_now at time zone 'Europe/Berlin') at time zone 'Europe/Berlin' then 'reminded'
      else 'reached'
    end, coalesce(t.member_count, 0), reminded.at
  from unnest(p_team_ids) with ordinality given (id, n)
  join public.milestones m on m.id = p_milestone_id
  join public.seasons s on s.id = m.season_id
  left join public.teams t on t.id = given.id and t.season_id = m.season_id
  left join lateral private.counted_hand_in(t.id, m.id) h on true
  left join lateral (
    select max(n.created_at) as at from public.notifications n
    where n.team_id = t.id and n.kind in ('hand_in_due', 'hand_in_late') and n.payload ->> 'milestone_id' = m.id::text
  ) reminded on true
  order by given.n;
$$;
comment on function private.reminder_fates(uuid, uuid[], timestamptz) is 'Whom a reminder would reach now: per team reached, or why not: reminded (today already), handed_in, returned, not_open, closed, nobody, gone; with how many people it has and when somebody of it was reminded last.';

create function private.remind_of_week(p_milestone_id uuid, p_team_ids uuid[], p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  milestone public.milestones;
  hand_in public.hand_ins;
  outcome record;
  due timestamptz;
  kind text;
  payload jsonb;
  fates jsonb := '[]';
begin
  perform private.lock_teams_for_week(p_milestone_id, p_team_ids, p_now);
  select * into milestone from public.milestones where id = p_milestone_id;
  for outcome in select * from private.reminder_fates(p_milestone_id, p_team_ids, p_now) loop
    fates := fates || to_jsonb(outcome);
    continue when outcome.fate <> 'reached';
    hand_in := private.counted_hand_in(outcome.team_id, p_milestone_id);
    due := private.hand_in_due(hand_in, milestone);
    kind := case when p_now < due then 'hand_in_due' else 'hand_in_late' end;
    payload := case when p_now < due
      then jsonb_build_object('until', due) || private.hand_in_progress(outcome.team_id, p_milestone_id)
      else jsonb_build_object('until', private.hand_in_closes(hand_in, milestone))
    end;
    perform private.notify_team_of_hand_in(
      kind, outcome.team_id, p_milestone_id, null,
      'reminded ' || (p_now at time zone 'Europe/Berlin')::date, payload, p_now
    );
  end loop;
  return fates;
end;
$$;
comment on function private.remind_of_week(uuid, uuid[], timestamptz) is 'Reminds everybody in teams that have handed in nothing for an open week, once a day, as the clock does: in the bell, and by mail where they want it. Says what became of each team (22023 teams_invalid, GR009).';

create function private.extend_hand_ins(p_milestone_id uuid, p_team_ids uuid[], p_until timestamptz, p_reason text, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  team uuid;
  before public.hand_ins;
  fate text;
  fates jsonb := '[]';
begin
  perform private.lock_teams_for_week(p_milestone_id, p_team_ids, p_now);
  foreach team in array p_team_ids loop
    select * into before from public.hand_ins h where h.team_id = team and h.milestone_id = p_milestone_id;
    begin
      if before.state = 'accepted' then
        fate := 'accepted';
      elsif not exists (select from public.teams t where t.id = team and t.status in ('forming', 'active', 'finalist')) then
        fate := 'gone';
      else
        perform private.extend_hand_in(team, p_milestone_id, p_until, p_reason, p_now);
        fate := case when before.extended_until = p_until and before.extension_reason = trim(p_reason) then 'already' else 'extended' end;
      end if;
    exception
      when sqlstate 'GR043' then fate := 'too_early';
      when sqlstate 'GR009' then fate := 'gone';
    end;
    fates := fates || jsonb_build_object('team_id', team, 'fate', fate);
  end loop;
  return fates;
end;
$$;
comment on function private.extend_hand_ins(uuid, uuid[], timestamptz, text, timestamptz) is 'Gives up to 200 teams more time; per team extended, already, accepted, too_early or gone (22023 teams_invalid, GR009).';

-- Whoever read of it, or has a mail, is told that it is over; from the bells of the others it goes.
create function private.notify_of_withdrawal(
  p_hand_in public.hand_ins, p_withdrawn text, p_what text, p_kind text, p_payload jsonb, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  full_occasion text := private.hand_in_occasion(p_hand_in.team_id, p_hand_in.milestone_id, p_what);
  person uuid;
begin
  delete from public.notifications n
    where n.team_id = p_hand_in.team_id and n.kind = p_withdrawn and n.occasion = full_occasion and n.read_at is null
      and not exists (
        select from private.outbox o
        where o.user_id = n.user_id and o.kind = n.kind and o.state = 'sent' and o.created_at = n.created_at
      );
  for person in
    update public.notifications n set occasion = full_occasion || ' over ' || extract(epoch from p_now)::bigint
      where n.team_id = p_hand_in.team_id and n.kind = p_withdrawn and n.occasion = full_occasion
      returning n.user_id
  loop
    perform private.notify_of_hand_in(
      person, p_kind, p_hand_in.team_id, p_hand_in.milestone_id, null, private.occasion_at('taken back', p_now), p_payload,
      p_now
    );
  end loop;
end;
$$;
comment on function private.notify_of_withdrawal(public.hand_ins, text, text, text, jsonb, timestamptz) is 'Takes what a team was told of its hand-in out of bells where nobody read it, and tells the others that it is over.';

create function private.take_back_extension(p_team_id uuid, p_milestone public.milestones, p_until timestamptz, p_now timestamptz)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  before jsonb;
begin
  select * into hand_in from public.hand_ins h where h.team_id = p_team_id and h.milestone_id = p_milestone.id;
  before := hand_in.extension_before;
  if before is null or hand_in.extended_until is distinct from p_until then
    return 'changed';
  end if;
  if hand_in.version <> (before ->> 'version')::integer then
    return 'handed_in';
  end if;
  if p_now >= p_until then
    return 'over';
  end if;
  update public.hand_ins h set
      extended_until = (before ->> 'until')::timestamptz, extension_reason = before ->> 'reason',
      extension_asked_at = (before ->> 'asked_at')::timestamptz, extension_asked_reason = before ->> 'asked_reason',
      extension_asked_by = (select p.user_id from private.profiles p where p.user_id = (before ->> 'asked_by')::uuid),
      extension_before = nullif(before -> 'before', 'null')
    where h.id = hand_in.id returning * into hand_in;
  perform private.notify_of_withdrawal(
    hand_in, 'hand_in_extended', private.occasion_at('extended', p_until), 'hand_in_not_extended',
    jsonb_build_object('until', private.hand_in_due(hand_in, p_milestone)), p_now
  );
  -- What the clock would have done meanwhile.
  perform private.advance_hand_in(hand_in.id, p_now);
  return 'taken_back';
end;
$$;
comment on function private.take_back_extension(uuid, public.milestones, timestamptz, timestamptz) is 'Takes back the extension of a locked team until then: taken_back, or why not: handed_in (since), changed (by somebody), over.';

create function private.take_back_extensions(p_milestone_id uuid, p_team_ids uuid[], p_until timestamptz, p_now timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  milestone public.milestones;
  team uuid;
  fates jsonb := '[]';
begin
  perform private.lock_teams_for_week(p_milestone_id, p_team_ids, p_now);
  select * into milestone from public.milestones where id = p_milestone_id;
  foreach team in array p_team_ids loop
    fates := fates || jsonb_build_object('team_id', team, 'fate', private.take_back_extension(team, milestone, p_until, p_now));
  end loop;
  return fates;
end;
$$;
comment on function private.take_back_extensions(uuid, uuid[], timestamptz, timestamptz) is 'Takes back an extension of up to 200 teams; what stood before it stands again (22023 teams_invalid, GR009).';

create function private.decline_extension(p_team_id uuid, p_milestone_id uuid, p_reason text, p_now timestamptz) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  milestone public.milestones;
begin
  perform private.lock_teams_for_week(p_milestone_id, array[p_team_id], p_now);
  select * into milestone from public.milestones where id = p_milestone_id;
  select * into hand_in from public.hand_ins where team_id = p_team_id and milestone_id = p_milestone_id;
  if hand_in.extension_asked_at is null then
    -- The same answer again.
    if hand_in.extension_declined_reason = trim(p_reason) then
      return hand_in;
    end if;
    raise exception 'extension_answered' using errcode = 'GR113';
  end if;
  update public.hand_ins set
      extension_asked_at = null, extension_asked_by = null, extension_asked_reason = null,
      extension_declined_at = p_now, extension_declined_reason = trim(p_reason)
    where id = hand_in.id returning * into hand_in;
  perform private.notify_team_of_hand_in(
    'hand_in_not_extended', p_team_id, p_milestone_id, null, private.occasion_at('declined', p_now),
    jsonb_build_object('until', private.hand_in_due(hand_in, milestone)), p_now
  );
  return hand_in;
end;
$$;
comment on function private.decline_extension(uuid, uuid, text, timestamptz) is 'Says no to a team that asked for more time (GR113 extension_answered, GR009).';

create function private.reopen_hand_ins(p_milestone_id uuid, p_team_ids uuid[], p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  team uuid;
  state text;
  fate text;
  fates jsonb := '[]';
begin
  perform private.lock_teams_for_week(p_milestone_id, p_team_ids, p_now);
  foreach team in array p_team_ids loop
    select h.state into state from public.hand_ins h where h.team_id = team and h.milestone_id = p_milestone_id;
    fate := case
      when not exists (select from public.teams t where t.id = team and t.status in ('forming', 'active', 'finalist')) then 'gone'
      when state = 'changes_requested' then 'already'
      when coalesce(state, 'draft') = 'draft' then 'not_handed_in'
      else 'reopened'
    end;
    if fate = 'reopened' then
      perform private.reopen_hand_in(team, p_milestone_id, p_now);
    end if;
    fates := fates || jsonb_build_object('team_id', team, 'fate', fate);
  end loop;
  return fates;
end;
$$;
comment on function private.reopen_hand_ins(uuid, uuid[], timestamptz) is 'Lets up to 200 teams hand in again; per team reopened, already, not_handed_in or gone (22023 teams_invalid, GR009).';

create function private.take_back_reopening(p_team_id uuid, p_milestone_id uuid, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  hand_in public.hand_ins;
  before jsonb;
begin
  select * into hand_in from public.hand_ins h where h.team_id = p_team_id and h.milestone_id = p_milestone_id;
  before := hand_in.reopened_before;
  if before is null then
    return 'changed';
  end if;
  if hand_in.version <> (before ->> 'version')::integer then
    return 'handed_in';
  end if;
  -- Another day to hand in by was agreed with the team.
  if hand_in.state <> 'changes_requested' or hand_in.return_due_at <> (before ->> 'until')::timestamptz then
    return 'changed';
  end if;
  update public.hand_ins h set
      state = before ->> 'state', taken_at = (before ->> 'taken_at')::timestamptz,
      reviewer_id = (select p.user_id from private.profiles p where p.user_id = (before ->> 'reviewer_id')::uuid),
      return_due_at = (before ->> 'return_due_at')::timestamptz, is_overdue = (before ->> 'is_overdue')::boolean,
      reopened_before = null
    where h.id = hand_in.id returning * into hand_in;
  perform private.notify_of_withdrawal(
    hand_in, 'hand_in_returned', 'reopened version ' || hand_in.version, 'hand_in_not_reopened', '{}', p_now
  );
  -- What the clock would have done meanwhile.
  perform private.advance_hand_in(hand_in.id, p_now);
  return 'taken_back';
end;
$$;
comment on function private.take_back_reopening(uuid, uuid, timestamptz) is 'What a locked team handed in stands again as before it was opened again, with its review: taken_back, or why not: handed_in (since), changed (by somebody). What the team wrote meanwhile stays its draft; whoever was reading has the review back, without a verdict that was pending.';

create function private.take_back_reopenings(p_milestone_id uuid, p_team_ids uuid[], p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  team uuid;
  fates jsonb := '[]';
begin
  perform private.lock_teams_for_week(p_milestone_id, p_team_ids, p_now);
  foreach team in array p_team_ids loop
    fates := fates || jsonb_build_object('team_id', team, 'fate', private.take_back_reopening(team, p_milestone_id, p_now));
  end loop;
  return fates;
end;
$$;
comment on function private.take_back_reopenings(uuid, uuid[], timestamptz) is 'Takes back that up to 200 teams may hand in again (22023 teams_invalid, GR009).';

create function public.preview_reminder(p_milestone_id uuid, p_team_ids uuid[])
returns table (team_id uuid, fate text, people integer, reminded_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select f.* from private.reminder_fates(p_milestone_id, p_team_ids[1:1000], private.current_time()) f
  where private.acting_organiser() is not null;
$$;
comment on function public.preview_reminder(uuid, uuid[]) is 'For ORGA: whom a reminder would reach, and why it would not reach the others (42501 orga_only).';
grant execute on function public.preview_reminder(uuid, uuid[]) to authenticated;

create function public.remind_of_week(p_milestone_id uuid, p_team_ids uuid[]) returns jsonb
language sql security definer set search_path = '' as $$
  select private.remind_of_week(p_milestone_id, p_team_ids, private.current_time()) where private.acting_organiser() is not null;
$$;
comment on function public.remind_of_week(uuid, uuid[]) is 'An organiser reminds up to 200 teams of a week, each at most once a day (42501 orga_only, 22023 teams_invalid, GR009).';
grant execute on function public.remind_of_week(uuid, uuid[]) to authenticated;

create function public.extend_hand_ins(p_milestone_id uuid, p_team_ids uuid[], p_until timestamptz, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.extend_hand_ins(p_milestone_id, p_team_ids, p_until, p_reason, private.current_time());
end;
$$;
comment on function public.extend_hand_ins(uuid, uuid[], timestamptz, text) is 'An organiser gives up to 200 teams until then; they read the reason (42501 orga_only, 22023 reason_needed, teams_invalid, GR009).';
grant execute on function public.extend_hand_ins(uuid, uuid[], timestamptz, text) to authenticated;

create function public.take_back_extensions(p_milestone_id uuid, p_team_ids uuid[], p_until timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.take_back_extensions(p_milestone_id, p_team_ids, p_until, private.current_time());
end;
$$;
comment on function public.take_back_extensions(uuid, uuid[], timestamptz) is 'An organiser takes back an extension of up to 200 teams until then (42501 orga_only, 22023 teams_invalid, GR009).';
grant execute on function public.take_back_extensions(uuid, uuid[], timestamptz) to authenticated;

create function public.decline_extension(p_team_id uuid, p_milestone_id uuid, p_reason text) returns public.hand_ins
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.decline_extension(p_team_id, p_milestone_id, p_reason, private.current_time());
end;
$$;
comment on function public.decline_extension(uuid, uuid, text) is 'An organiser says no to a team that asked for more time; it reads the reason (42501 orga_only, 22023 reason_needed, GR113 extension_answered, GR009).';
grant execute on function public.decline_extension(uuid, uuid, text) to authenticated;

create function public.reopen_hand_ins(p_milestone_id uuid, p_team_ids uuid[], p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  return private.reopen_hand_ins(p_milestone_id, p_team_ids, private.current_time());
end;
$$;
comment on function public.reopen_hand_ins(uuid, uuid[], text) is 'An organiser lets up to 200 teams hand in again what they handed in (42501 orga_only, 22023 reason_needed, teams_invalid, GR009).';
grant execute on function public.reopen_hand_ins(uuid, uuid[], text) to authenticated;

create function public.take_back_reopenings(p_milestone_id uuid, p_team_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return private.take_back_reopenings(p_milestone_id, p_team_ids, private.current_time());
end;
$$;
comment on function public.take_back_reopenings(uuid, uuid[]) is 'An organiser takes back that up to 200 teams may hand in again (42501 orga_only, 22023 teams_invalid, GR009).';
grant execute on function public.take_back_reopenings(uuid, uuid[]) to authenticated;
