-- What organisers do with teams. Each call gives its reason, which the audit log keeps beside before and after.

create function private.acting_orga(p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_orga() then
    raise exception 'orga_only' using errcode = '42501';
  end if;
  if p_reason is null or char_length(trim(p_reason)) not between 3 and 500 then
    raise exception 'reason_needed' using errcode = '22023';
  end if;
  perform set_config('grow.reason', trim(p_reason), true);
  return (select auth.uid());
end;
$$;
comment on function private.acting_orga(text) is 'The caller, an organiser with a reason of 3 to 500 characters, which the audit log keeps (42501 orga_only, 22023 reason_needed).';

create function private.move_member(p_orga uuid, p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  old_id uuid := private.team_of(p_user_id, season.id);
  team public.teams;
begin
  if old_id is not distinct from p_team_id then
    return;
  end if;
  -- Both at once, in the order of their ids.
  perform 1 from public.teams t where t.id in (old_id, p_team_id) order by t.id for update;
  perform private.lock_person(p_user_id);
  if private.team_of(p_user_id, season.id) is distinct from old_id then
    raise exception 'changed_meanwhile' using errcode = '40001';
  end if;
  if old_id is not null then
    perform private.take_out(private.lock_team(old_id), p_user_id, p_successor, p_now);
  end if;
  if p_team_id is not null then
    team := private.lock_team(p_team_id);
    perform private.add_member(team, p_user_id, null, p_now);
    perform private.notify(team.captain_id, 'member_joined', p_user_id, p_team_id, '{}', '{}', p_now);
  end if;
  perform private.notify(p_user_id, 'team_moved', p_orga, coalesce(p_team_id, old_id), '{}', '{}', p_now);
end;
$$;
comment on function private.move_member(uuid, uuid, uuid, uuid, timestamptz) is 'Moves a person into a team, also after the deadline, or out of theirs with null (GR013, GR015, GR017).';

create function private.merge_teams(p_orga uuid, p_from uuid, p_into uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  source public.teams;
  target public.teams;
  moved uuid[];
  member uuid;
begin
  if p_from = p_into then
    raise exception 'same_team' using errcode = '22023';
  end if;
  perform 1 from public.teams t where t.id in (p_from, p_into) order by t.id for update;
  source := private.lock_team(p_from);
  target := private.lock_team(p_into);
  if source.season_id <> target.season_id or source.status not in ('forming', 'active')
    or target.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if source.member_count + target.member_count > (select s.max_team from public.seasons s where s.id = target.season_id) then
    raise exception 'team_full' using errcode = 'GR015';
  end if;
  select array_agg(m.user_id order by m.joined_at, m.id) into moved
    from public.team_members m where m.team_id = p_from and m.left_at is null;
  perform private.end_team(p_from, p_now);
  foreach member in array coalesce(moved, '{}') loop
    perform private.add_member(target, member, null, p_now);
    perform private.notify(member, 'team_moved', p_orga, p_into, '{}', '{}', p_now);
    target := private.lock_team(p_into);
  end loop;
end;
$$;
comment on function private.merge_teams(uuid, uuid, uuid, timestamptz) is 'The people of one team go into another that has room, and the first one ends (GR015, GR017).';

create function private.withdraw_team(p_orga uuid, p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  member uuid;
begin
  if team.status = 'withdrawn' then
    return;
  end if;
  for member in select m.user_id from public.team_members m where m.team_id = p_team_id and m.left_at is null loop
    perform private.notify(member, 'team_ended', p_orga, p_team_id, '{}', '{}', p_now);
  end loop;
  perform private.end_team(p_team_id, p_now);
end;
$$;
comment on function private.withdraw_team(uuid, uuid, timestamptz) is 'Takes a team out of the contest.';

create function public.move_member(p_user_id uuid, p_team_id uuid, p_reason text, p_successor uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_member(private.acting_orga(p_reason), p_user_id, p_team_id, p_successor, now());
end;
$$;
comment on function public.move_member(uuid, uuid, text, uuid) is 'An organiser moves a person into a team, or out of theirs with null.';
create function public.merge_teams(p_from uuid, p_into uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.merge_teams(private.acting_orga(p_reason), p_from, p_into, now());
end;
$$;
comment on function public.merge_teams(uuid, uuid, text) is 'An organiser puts the people of one team into another.';
create function public.withdraw_team(p_team_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_team(private.acting_orga(p_reason), p_team_id, now());
end;
$$;
comment on function public.withdraw_team(uuid, text) is 'An organiser takes a team out of the contest.';
revoke all on function
  private.acting_orga(text), private.move_member(uuid, uuid, uuid, uuid, timestamptz),
  private.merge_teams(uuid, uuid, uuid, timestamptz), private.withdraw_team(uuid, uuid, timestamptz),
  public.move_member(uuid, uuid, text, uuid), public.merge_teams(uuid, uuid, text), public.withdraw_team(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.move_member(uuid, uuid, text, uuid), public.merge_teams(uuid, uuid, text), public.withdraw_team(uuid, text)
  to authenticated;
