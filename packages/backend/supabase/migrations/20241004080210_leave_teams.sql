-- How people come into teams and go, and how teams change hands and end.

-- The team is locked by whoever calls, so its count of members is the truth.
create function private.add_member(p_team public.teams, p_user_id uuid, p_role_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_person(p_user_id)).role = 'MENTOR' then
    raise exception 'not_for_mentors' using errcode = '42501';
  end if;
  if private.team_of(p_user_id, p_team.season_id) is not null then
    raise exception 'already_in_team' using errcode = 'GR010';
  end if;
  if p_team.status not in ('forming', 'active') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  if p_team.member_count >= (select s.max_team from public.seasons s where s.id = p_team.season_id) then
    raise exception 'team_full' using errcode = 'GR015';
  end if;
  insert into public.team_members (team_id, season_id, user_id, joined_at)
    values (p_team.id, p_team.season_id, p_user_id, p_now);
  update public.team_roles set filled_by = p_user_id where id = p_role_id and team_id = p_team.id and filled_by is null;
  perform private.cancel_requests_of(p_user_id, p_team.season_id, p_now);
end;
$$;
comment on function private.add_member(public.teams, uuid, uuid, timestamptz) is 'Puts a person into a locked team with a place left (GR010 already_in_team, GR015 team_full, GR017 team_ended).';

create function private.end_team(p_team_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A call that waited for the lock is older than what happened meanwhile.
  update public.team_members set left_at = greatest(p_now, joined_at) where team_id = p_team_id and left_at is null;
  update public.team_requests set status = 'cancelled', decided_at = p_now where team_id = p_team_id and status = 'pending';
  update public.team_invite_links set revoked_at = p_now where team_id = p_team_id and revoked_at is null;
  update public.teams set status = 'withdrawn', captain_id = null, listed = false where id = p_team_id;
end;
$$;
comment on function private.end_team(uuid, timestamptz) is 'A locked team leaves the contest: nobody is in it, nobody asks it, no link leads into it.';

create function private.take_out(p_team public.teams, p_user_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_team.member_count <= 1 then
    perform private.end_team(p_team.id, p_now);
    return;
  end if;
  if p_team.captain_id = p_user_id then
    if p_successor is null or p_successor = p_user_id
      or private.team_of(p_successor, p_team.season_id) is distinct from p_team.id then
      raise exception 'successor_needed' using errcode = 'GR013';
    end if;
    update public.teams set captain_id = p_successor where id = p_team.id;
    perform private.notify(p_successor, 'captain_now', p_user_id, p_team.id, '{}', '{}', p_now);
  end if;
  update public.team_members set left_at = greatest(p_now, joined_at)
    where team_id = p_team.id and user_id = p_user_id and left_at is null;
  update public.team_roles set filled_by = null where team_id = p_team.id and filled_by = p_user_id;
end;
$$;
comment on function private.take_out(public.teams, uuid, uuid, timestamptz) is 'Takes a member out of a locked team; a captain needs a successor (GR013), and with the last member the team ends.';

create function private.leave_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  -- Left already: the same wish again.
  if private.team_of(p_user_id, team.season_id) is distinct from p_team_id then
    return;
  end if;
  perform private.take_out(team, p_user_id, p_successor, p_now);
  perform private.notify(coalesce(p_successor, team.captain_id), 'member_left', p_user_id, p_team_id, '{}', '{}', p_now)
    where p_successor is null;
end;
$$;
comment on function private.leave_team(uuid, uuid, uuid, timestamptz) is 'A member leaves; a captain names who follows (GR013 successor_needed).';

create function private.hand_over_team(p_user_id uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if team.captain_id is distinct from p_user_id then
    if team.captain_id = p_successor then return; end if;
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if private.team_of(p_successor, team.season_id) is distinct from p_team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  update public.teams set captain_id = p_successor where id = p_team_id;
  perform private.notify(p_successor, 'captain_now', p_user_id, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.hand_over_team(uuid, uuid, uuid, timestamptz) is 'The captain makes another member captain (GR014 not_in_team).';

create function private.remove_member(p_user_id uuid, p_team_id uuid, p_member uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if team.captain_id is distinct from p_user_id or p_member = p_user_id then
    raise exception 'captain_only' using errcode = '42501';
  end if;
  if private.team_of(p_member, team.season_id) is distinct from p_team_id then
    return;
  end if;
  perform private.take_out(team, p_member, null, p_now);
  perform private.notify(p_member, 'member_removed', p_user_id, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.remove_member(uuid, uuid, uuid, timestamptz) is 'The captain takes another member out of the team; leaving oneself is leave_team.';

create function public.leave_team(p_team_id uuid, p_successor uuid default null) returns void
language sql security definer set search_path = '' as $$
  select private.leave_team(private.acting_person(), p_team_id, p_successor, now());
$$;
comment on function public.leave_team(uuid, uuid) is 'The caller leaves a team; a captain of others names who follows.';
create function public.hand_over_team(p_team_id uuid, p_successor uuid) returns void
language sql security definer set search_path = '' as $$
  select private.hand_over_team(private.acting_person(), p_team_id, p_successor, now());
$$;
comment on function public.hand_over_team(uuid, uuid) is 'The caller, captain of the team, makes another member captain.';
create function public.remove_member(p_team_id uuid, p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_member(private.acting_person(), p_team_id, p_user_id, now());
$$;
comment on function public.remove_member(uuid, uuid) is 'The caller, captain of the team, takes another member out.';

revoke all on function
  private.add_member(public.teams, uuid, uuid, timestamptz), private.end_team(uuid, timestamptz),
  private.take_out(public.teams, uuid, uuid, timestamptz), private.leave_team(uuid, uuid, uuid, timestamptz),
  private.hand_over_team(uuid, uuid, uuid, timestamptz), private.remove_member(uuid, uuid, uuid, timestamptz),
  public.leave_team(uuid, uuid), public.hand_over_team(uuid, uuid), public.remove_member(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.leave_team(uuid, uuid), public.hand_over_team(uuid, uuid), public.remove_member(uuid, uuid)
  to authenticated;
