-- Who reads the record of a team: what it handed in, tried and was advised. Its members now, the mentor who looks after it
-- now, whoever stands in for them, and organisers; nobody else, and nobody any longer who left. See decisions 040 and 045.

create table public.mentor_assignments (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id) on delete cascade,
  mentor_id uuid not null references private.profiles (user_id) on delete cascade,
  status text not null default 'proposed' check (status in ('proposed', 'active', 'declined', 'ended')),
  asked_by uuid references private.profiles (user_id) on delete set null,
  answered_at timestamptz,
  ended_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  stand_in_id uuid references private.profiles (user_id) on delete set null,
  stand_in_from date,
  stand_in_until date,
  replaces_id uuid references public.mentor_assignments (id) on delete set null,
  withdraws_id uuid references public.mentor_assignments (id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint mentor_assignments_stand_in_is_another check (stand_in_id <> mentor_id),
  constraint mentor_assignments_stand_in_has_days check (
    (stand_in_id is null or stand_in_from is not null) and (stand_in_from is null) = (stand_in_until is null)
    and stand_in_until >= stand_in_from
  )
);
comment on table public.mentor_assignments is 'Which mentor looks after which team; a row for every time that one was asked.';
comment on column public.mentor_assignments.status is 'proposed: the mentor has not answered; active: they look after the team; declined, ended: not any more.';
comment on column public.mentor_assignments.asked_by is 'The organiser who asked or assigned; null once they are gone, and for what the product set up itself.';
comment on column public.mentor_assignments.answered_at is 'When the mentor accepted or declined; null for who was assigned without being asked.';
comment on column public.mentor_assignments.reason is 'Why the mentor declined, or why it ended; the team does not read it.';
comment on column public.mentor_assignments.stand_in_id is 'Who looks after the team in the days named beside, besides its mentor.';
comment on column public.mentor_assignments.replaces_id is 'Of a pair of a proposal: the assignment that ended for it, which comes back when the pair is taken back.';
comment on column public.mentor_assignments.withdraws_id is 'Of a pair of a proposal: the question to somebody else that was withdrawn for it, which is asked again when the pair is taken back.';
create unique index mentor_assignments_one_mentor_idx on public.mentor_assignments (team_id) where status = 'active';
create unique index mentor_assignments_one_proposal_idx on public.mentor_assignments (team_id) where status = 'proposed';
create index mentor_assignments_team_id_idx on public.mentor_assignments (team_id);
create index mentor_assignments_mentor_id_idx on public.mentor_assignments (mentor_id);
create index mentor_assignments_asked_by_idx on public.mentor_assignments (asked_by);
create index mentor_assignments_stand_in_id_idx on public.mentor_assignments (stand_in_id);
create index mentor_assignments_replaces_id_idx on public.mentor_assignments (replaces_id);
create index mentor_assignments_withdraws_id_idx on public.mentor_assignments (withdraws_id);
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
  update public.mentor_assignments set status = 'ended', ended_at = private.current_time()
    where team_id = new.id and status in ('proposed', 'active');
  return null;
end;
$$;
comment on function private.end_assignments_of_team() is 'Trigger: a team that leaves the contest has no mentor any more.';
create trigger teams_end_assignments after update of status on public.teams
  for each row when (new.status = 'withdrawn' and old.status <> 'withdrawn')
  execute function private.end_assignments_of_team();

create function private.stand_in_of(p_assignment public.mentor_assignments) returns uuid
language sql stable set search_path = '' as $$
  select p_assignment.stand_in_id
  where (private.current_time() at time zone 'Europe/Berlin')::date
    between p_assignment.stand_in_from and p_assignment.stand_in_until;
$$;
comment on function private.stand_in_of(public.mentor_assignments) is 'Who stands in for a mentor today, in Berlin; null while nobody does.';

create function private.mentor_of(p_team_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(private.stand_in_of(a), a.mentor_id) from public.mentor_assignments a
  where a.team_id = p_team_id and a.status = 'active';
$$;
comment on function private.mentor_of(uuid) is 'Who mentors a team now, which is the stand-in while there is one; null while nobody does.';

create function private.teams_looked_after(p_user_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.team_id from public.mentor_assignments a where a.mentor_id = p_user_id and a.status = 'active'
  union
  select a.team_id from public.mentor_assignments a
  where a.stand_in_id = p_user_id and a.status = 'active' and private.stand_in_of(a) = p_user_id;
$$;
comment on function private.teams_looked_after(uuid) is 'Teams that a person looks after now, as their mentor or as a stand-in.';

-- Whose role was taken away looks after nobody, whatever the rows say.
create function private.mentored_teams() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select team from private.teams_looked_after((select auth.uid())) team
  where exists (
    select from private.profiles p where p.user_id = (select auth.uid()) and p.role in ('MENTOR', 'ORGA')
  );
$$;
comment on function private.mentored_teams() is 'Teams that the caller looks after now, as their mentor or as a stand-in.';
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
