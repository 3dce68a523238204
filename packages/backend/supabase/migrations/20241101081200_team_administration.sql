-- What organisers do with teams. Each call gives its reason, which the audit log keeps beside before and after.

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
    perform private.remove_from_team(private.lock_team(old_id), p_user_id, p_successor, p_now);
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
  update public.teams set merged_into = p_into where p_from in (id, merged_into);
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

-- A captain who does not answer, or who wants to be deleted, hands over to nobody.
create function private.replace_captain(p_orga uuid, p_team_id uuid, p_successor uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
begin
  if team.captain_id = p_successor then
    return;
  end if;
  if private.team_of(p_successor, team.season_id) is distinct from p_team_id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  update public.teams set captain_id = p_successor where id = p_team_id;
  perform private.notify(p_successor, 'captain_now', p_orga, p_team_id, '{}', '{}', p_now);
end;
$$;
comment on function private.replace_captain(uuid, uuid, uuid, timestamptz) is 'Makes a member captain in place of another (GR014 not_in_team).';

create function public.replace_captain(p_team_id uuid, p_successor uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.replace_captain(private.acting_orga(p_reason), p_team_id, p_successor, private.current_time());
end;
$$;
comment on function public.replace_captain(uuid, uuid, text) is 'An organiser makes another member captain (42501 orga_only, 22023 reason_needed, GR014 not_in_team).';
grant execute on function public.replace_captain(uuid, uuid, text) to authenticated;

create function public.move_member(p_user_id uuid, p_team_id uuid, p_reason text, p_successor uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_member(private.acting_orga(p_reason), p_user_id, p_team_id, p_successor, private.current_time());
end;
$$;
comment on function public.move_member(uuid, uuid, text, uuid) is 'An organiser moves a person into a team, or out of theirs with null.';
grant execute on function public.move_member(uuid, uuid, text, uuid) to authenticated;

create function public.merge_teams(p_from uuid, p_into uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.merge_teams(private.acting_orga(p_reason), p_from, p_into, private.current_time());
end;
$$;
comment on function public.merge_teams(uuid, uuid, text) is 'An organiser puts the people of one team into another.';
grant execute on function public.merge_teams(uuid, uuid, text) to authenticated;

create function public.withdraw_team(p_team_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.withdraw_team(private.acting_orga(p_reason), p_team_id, private.current_time());
end;
$$;
comment on function public.withdraw_team(uuid, text) is 'An organiser takes a team out of the contest.';
grant execute on function public.withdraw_team(uuid, text) to authenticated;

create function public.edit_team(p_team_id uuid, p_changes jsonb, p_reason text) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams;
  unknown text;
begin
  perform private.acting_orga(p_reason);
  perform private.lock_team(p_team_id);
  select key into unknown from jsonb_object_keys(p_changes) key
    where key not in ('name', 'pitch', 'description', 'stage', 'industry', 'city', 'listed', 'status') limit 1;
  if found or p_changes ->> 'status' not in ('forming', 'active', 'finalist', 'finished') then
    raise exception 'unknown_change' using errcode = '22023', detail = coalesce(unknown, 'status');
  end if;
  update public.teams t set
      name = coalesce(trim(p_changes ->> 'name'), t.name),
      pitch = coalesce(trim(p_changes ->> 'pitch'), t.pitch),
      description = coalesce(trim(p_changes ->> 'description'), t.description),
      stage = coalesce(p_changes ->> 'stage', t.stage),
      industry = case when p_changes ? 'industry' then nullif(trim(p_changes ->> 'industry'), '') else t.industry end,
      city = case when p_changes ? 'city' then nullif(trim(p_changes ->> 'city'), '') else t.city end,
      listed = coalesce((p_changes ->> 'listed')::boolean, t.listed),
      status = coalesce(p_changes ->> 'status', t.status)
    where t.id = p_team_id returning * into team;
  return team;
exception when unique_violation then
  raise exception 'team_name_taken' using errcode = 'GR012';
end;
$$;
comment on function public.edit_team(uuid, jsonb, text) is 'An organiser changes what a team says about itself, or its status (GR012 team_name_taken).';
grant execute on function public.edit_team(uuid, jsonb, text) to authenticated;

create function public.team_history(p_team_id uuid, p_before bigint default null, p_limit integer default 50)
returns table (
  id bigint, created_at timestamptz, actor text, action text, entity text, person text, before jsonb, after jsonb,
  captain_before text, captain_after text, reason text
)
language sql stable security invoker set search_path = '' as $$
  with page as (
    select l.* from public.audit_log l
    where l.team_id = p_team_id and l.entity in ('teams', 'team_members')
      and (p_before is null or (l.created_at, l.id) < ((select b.created_at from public.audit_log b where b.id = p_before), p_before))
    order by l.created_at desc, l.id desc
    limit least(greatest(coalesce(p_limit, 0), 0), 100)
  )
  select page.id, page.created_at, trim(a.first_name || ' ' || a.last_name), page.action, page.entity,
    trim(p.first_name || ' ' || p.last_name), page.before, page.after,
    trim(b.first_name || ' ' || b.last_name), trim(c.first_name || ' ' || c.last_name), page.reason
  from page
    left join public.profiles a on a.user_id = page.actor_id
    left join public.profiles p on p.user_id = page.person_id
    left join public.profiles b on b.user_id = (page.before ->> 'captain_id')::uuid
    left join public.profiles c on c.user_id = (page.after ->> 'captain_id')::uuid
  order by page.created_at desc, page.id desc;
$$;
comment on function public.team_history(uuid, bigint, integer) is 'For ORGA: what was changed about a team and who came and went, newest first, with names of those who are still here.';
grant execute on function public.team_history(uuid, bigint, integer) to authenticated;
