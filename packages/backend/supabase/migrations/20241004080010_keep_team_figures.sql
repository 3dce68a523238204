-- What teams know about themselves without being asked: how many they are, whom they look for; and what the log says.

create trigger teams_audit after insert or update or delete on public.teams
  for each row execute function private.write_audit_log();
create trigger team_members_audit after insert or update or delete on public.team_members
  for each row execute function private.write_audit_log();

create function private.count_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team uuid := case when tg_op = 'DELETE' then old.team_id else new.team_id end;
begin
  update public.teams t set
      member_count = now_in.number,
      status = case
        when t.status not in ('forming', 'active') then t.status
        when now_in.number >= (select s.min_team from public.seasons s where s.id = t.season_id) then 'active'
        else 'forming'
      end
    from (select count(*)::integer as number from public.team_members m where m.team_id = team and m.left_at is null) now_in
    where t.id = team and t.member_count is distinct from now_in.number;
  return null;
end;
$$;
comment on function private.count_members() is 'Trigger: a team knows how many it is, and is active from the season''s smallest size on.';
create trigger team_members_count after insert or update of left_at or delete on public.team_members
  for each row execute function private.count_members();

create function private.collect_wanted_skills() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team uuid := case when tg_op = 'DELETE' then old.team_id else new.team_id end;
begin
  update public.teams t set wanted_skills = wanted.keys
    from (
      select coalesce(array_agg(distinct skill order by skill), '{}') as keys
      from public.team_roles r cross join unnest(r.skills) as skill
      where r.team_id = team and r.filled_by is null
    ) wanted
    where t.id = team and t.wanted_skills is distinct from wanted.keys;
  return null;
end;
$$;
comment on function private.collect_wanted_skills() is 'Trigger: a team knows which skills its open roles ask for.';
create trigger team_roles_collect_skills after insert or update or delete on public.team_roles
  for each row execute function private.collect_wanted_skills();

create function private.check_team_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from public.team_roles r where r.team_id = new.team_id) >= 12 then
    raise exception 'too_many_roles' using errcode = '54000';
  end if;
  if exists (select from unnest(new.skills) as wanted where not exists (select from public.skills where key = wanted)) then
    raise exception 'unknown_skill' using errcode = '23503';
  end if;
  if new.filled_by is not null and not exists (
    select from public.team_members m where m.team_id = new.team_id and m.user_id = new.filled_by and m.left_at is null
  ) then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  return new;
end;
$$;
comment on function private.check_team_role() is 'Trigger: skills are of the catalogue, whoever fills a role is in the team, and a team has at most twelve roles.';
create trigger team_roles_check before insert or update on public.team_roles
  for each row execute function private.check_team_role();

-- The functions on teams lock the team before its roles; whoever writes roles directly does so too, or both would wait for
-- each other and a role could be filled by somebody who leaves at that moment. One season's team is one lock.
create function private.lock_own_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.teams t
    where t.captain_id = (select auth.uid())
      and t.season_id = (select s.id from public.seasons s order by s.starts_on desc limit 1)
    for update;
  return null;
end;
$$;
comment on function private.lock_own_team() is 'Trigger: locks the team that the caller leads before roles are written.';
create trigger team_roles_lock_own_team before insert or update or delete on public.team_roles
  for each statement when (current_user = 'authenticated') execute function private.lock_own_team();
revoke all on function private.count_members(), private.collect_wanted_skills(), private.check_team_role(),
  private.lock_own_team()
  from public, anon, authenticated, service_role;
