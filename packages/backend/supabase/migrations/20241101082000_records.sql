-- Who reads the record of a team: what it handed in, tried and was advised. Its members now, the mentor who looks after it
-- now, and organisers; nobody else, and nobody any longer who left. See decision 040.

-- Written by the service role until organisers have a screen for it.
create table public.mentor_assignments (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  status text not null default 'proposed' check (status in ('proposed', 'active', 'declined', 'ended')),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.mentor_assignments is 'Which mentor looks after which team; the newest row of a pair says what became of it.';
comment on column public.mentor_assignments.status is 'proposed: the mentor has not answered; active: they look after the team; declined, ended: not any more.';
create unique index mentor_assignments_one_mentor_idx on public.mentor_assignments (team_id) where status = 'active';
create index mentor_assignments_team_id_idx on public.mentor_assignments (team_id);
create index mentor_assignments_mentor_id_idx on public.mentor_assignments (mentor_id);
create trigger mentor_assignments_touch before update on public.mentor_assignments
  for each row execute function private.touch_updated_at();

alter table public.mentor_assignments enable row level security;
grant select on public.mentor_assignments to authenticated;
grant select, insert, update, delete on public.mentor_assignments to service_role;

-- Members may read who looks after a team now; mentors what they were asked and what they answered; organisers all.
create policy mentor_assignments_read_by_members on public.mentor_assignments
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown())
    and (status = 'active' or mentor_id = (select auth.uid()) or (select private.is_orga()))
  );

create function private.end_assignments_of_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mentor_assignments set status = 'ended' where team_id = new.id and status in ('proposed', 'active');
  return null;
end;
$$;
comment on function private.end_assignments_of_team() is 'Trigger: a team that leaves the contest has no mentor any more.';
create trigger teams_end_assignments after update of status on public.teams
  for each row when (new.status = 'withdrawn' and old.status <> 'withdrawn')
  execute function private.end_assignments_of_team();

-- Whose role was taken away looks after nobody, whatever the rows say.
create function private.mentored_teams() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.team_id from public.mentor_assignments a join private.profiles p on p.user_id = a.mentor_id
  where a.mentor_id = (select auth.uid()) and a.status = 'active' and p.role in ('MENTOR', 'ORGA');
$$;
comment on function private.mentored_teams() is 'Teams that the caller looks after as their mentor.';
grant execute on function private.mentored_teams() to authenticated, service_role;

-- Asked once per statement, not once per row. A team that went into another left its record where it was: those who are
-- in the other one read it.
create function private.record_teams() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  own uuid[];
begin
  if not private.is_member() or not private.is_second_factor_shown() then
    return;
  end if;
  if private.is_orga() then
    return query select t.id from public.teams t;
    return;
  end if;
  own := array(select private.my_teams() union select private.mentored_teams());
  return query select unnest(own) union select t.id from public.teams t where t.merged_into = any (own);
end;
$$;
comment on function private.record_teams() is 'Teams whose record the caller may read: their own, those they mentor, what was merged into these, and all for an organiser.';
grant execute on function private.record_teams() to authenticated, service_role;

create function private.own_team(p_user_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  team_id uuid := private.team_of(p_user_id, (private.current_season()).id);
begin
  if team_id is null then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  return team_id;
end;
$$;
comment on function private.own_team(uuid) is 'The team that a person is in this season (GR014 not_in_team).';
