-- Weekly check-ins, `pulses` here because one checks in at events, too. Each member of a team may answer
-- once a week and change it until the week ends in Berlin; where two disagree both lines stand, and being stuck wins. A team
-- from which nothing is heard for ten days is asked, member by member, whether they are still in; nobody is removed for it.

create function private.week_at(p_season_id uuid, p_now timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select (day.number / 7 + 1)::integer
  from public.seasons s
  cross join lateral (select (p_now at time zone 'Europe/Berlin')::date - s.starts_on as number) day
  where s.id = p_season_id and (p_now < s.stopped_at) is not false and day.number between 0 and s.weeks * 7 - 1;
$$;
comment on function private.week_at(uuid, timestamptz) is 'The week of a season at a time, by the calendar in Berlin; null before the first, after the last, and once it is stopped.';

create function private.lock_team_of(p_user_id uuid) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(private.own_team(p_user_id));
begin
  -- Whoever left while this waited for the lock writes nothing any more.
  if private.team_of(p_user_id, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  if team.status in ('withdrawn', 'finished') then
    raise exception 'team_ended' using errcode = 'GR017';
  end if;
  return team;
end;
$$;
comment on function private.lock_team_of(uuid) is 'The team of a person, locked, which still goes on (GR014 not_in_team, GR017 team_ended).';

create table public.pulses (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  week integer not null check (week between 1 and 52),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  state text not null check (state in ('on_track', 'stuck')),
  note text not null default '' check (char_length(note) <= 280),
  read_by_mentor_at timestamptz,
  read_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint pulses_one_a_week unique (team_id, week, user_id)
);
comment on table public.pulses is 'Weekly check-ins: how a member says their team''s week goes.';
comment on column public.pulses.state is 'on_track or stuck; a team is stuck in a week as soon as one of its members says so.';
comment on column public.pulses.note is 'What is in the way, in a line; empty where nothing is, or nobody says.';
comment on column public.pulses.read_by_mentor_at is 'When a mentor of the team first read it as it stands; null after a change.';
create index pulses_user_id_idx on public.pulses (user_id);
create index pulses_read_by_idx on public.pulses (read_by);
-- Reading one is no change of what was said.
create trigger pulses_touch before update of state, note on public.pulses
  for each row execute function private.touch_updated_at();

alter table public.pulses enable row level security;
grant select on public.pulses to authenticated;
grant select, insert, update, delete on public.pulses to service_role;

-- A team, its mentor and organisers may read its check-ins; whoever left the team may not.
create policy pulses_read_by_team on public.pulses
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

create function public.team_pulses(p_team_id uuid) returns setof public.pulses
language sql stable set search_path = '' as $$
  select r.* from public.pulses r
  where r.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by r.week, r.id;
$$;
comment on function public.team_pulses(uuid) is 'The check-ins of a team and of those merged into it, as far as the caller may read them.';
grant execute on function public.team_pulses(uuid) to authenticated;

-- After so many days without a sign from anybody in a team its members are asked whether they are still in.
create table public.still_in_questions (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  silent_since timestamptz not null,
  asked_at timestamptz not null,
  answer text check (answer in ('yes', 'help', 'stop')),
  answered_at timestamptz,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint still_in_questions_once_a_silence unique (team_id, user_id, silent_since),
  constraint still_in_questions_answered check ((answer is null) = (answered_at is null))
);
comment on table public.still_in_questions is 'Who was asked, after ten silent days of their team, whether they are still in, and what they said. Nothing follows by itself.';
comment on column public.still_in_questions.silent_since is 'When the team was heard of last; each silence asks once.';
comment on column public.still_in_questions.answer is 'yes; help: they need some; stop: they do not go on. Null while they have not answered.';
create index still_in_questions_user_id_idx on public.still_in_questions (user_id);
create trigger still_in_questions_touch before update on public.still_in_questions
  for each row execute function private.touch_updated_at();

alter table public.still_in_questions enable row level security;
grant select on public.still_in_questions to authenticated;
grant select, insert, update, delete on public.still_in_questions to service_role;

-- Whoever is asked may read the question and their answer, and so may the team's mentor and organisers; the team may not.
create policy still_in_questions_read_by_asked_or_advisers on public.still_in_questions
  for select to authenticated
  using (
    (select private.is_member()) and (select private.is_second_factor_shown()) and (
      user_id = (select auth.uid())
      or team_id = any (array(select private.mentored_teams()))
      or (select private.is_orga())
    )
  );

-- A mentor hears of it once in twelve hours, whoever of the team says so and however often they change their mind.
create function private.report_stuck(p_team public.teams, p_pulse public.pulses, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mentor uuid := private.mentor_of(p_team.id);
begin
  if mentor is null or exists (
    select from public.notifications n
    where n.user_id = mentor and n.kind = 'pulse_stuck' and n.team_id = p_team.id
      and n.payload ->> 'week' = p_pulse.week::text and n.created_at > p_now - interval '12 hours'
  ) then
    return;
  end if;
  perform private.notify(
    mentor, 'pulse_stuck', p_pulse.user_id, p_team.id, jsonb_build_object('week', p_pulse.week),
    private.request_details(p_team, p_pulse.user_id, p_pulse.note), p_now
  );
end;
$$;
comment on function private.report_stuck(public.teams, public.pulses, timestamptz) is 'Tells the mentor of a team that somebody in it is stuck.';

create function private.answer_pulse(p_user_id uuid, p_week integer, p_state text, p_note text, p_now timestamptz)
returns public.pulses
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team_of(p_user_id);
  said text := case when p_state = 'stuck' then btrim(coalesce(p_note, '')) else '' end;
  pulse public.pulses;
begin
  -- An answer that was given before midnight and arrives after it belongs to no week that could still take it.
  if p_week is distinct from private.week_at(team.season_id, p_now) then
    raise exception 'pulse_closed' using errcode = 'GR070';
  end if;
  select * into pulse from public.pulses where team_id = team.id and week = p_week and user_id = p_user_id for update;
  -- The same answer again changes nothing: what the mentor has read stays read.
  if found and pulse.state = p_state and pulse.note = said then
    return pulse;
  end if;
  insert into public.pulses (team_id, week, user_id, state, note, created_at)
    values (team.id, p_week, p_user_id, p_state, said, p_now)
    on conflict (team_id, week, user_id) do update
      set state = excluded.state, note = excluded.note, read_by_mentor_at = null, read_by = null
    returning * into pulse;
  -- Whoever checks in has answered.
  update public.still_in_questions set answer = 'yes', answered_at = p_now
    where team_id = team.id and user_id = p_user_id and answer is null;
  if pulse.state = 'stuck' then
    perform private.report_stuck(team, pulse, p_now);
  end if;
  return pulse;
end;
$$;
comment on function private.answer_pulse(uuid, integer, text, text, timestamptz) is 'A member says how the week goes, or changes what they said while it lasts (GR014, GR017, GR070 pulse_closed).';

create function private.take_back_pulse(p_user_id uuid, p_week integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team_of(p_user_id);
begin
  if p_week is distinct from private.week_at(team.season_id, p_now) then
    raise exception 'pulse_closed' using errcode = 'GR070';
  end if;
  delete from public.pulses where team_id = team.id and week = p_week and user_id = p_user_id;
end;
$$;
comment on function private.take_back_pulse(uuid, integer, timestamptz) is 'A member takes back what they said about the week while it lasts (GR014, GR017, GR070 pulse_closed).';

create function public.answer_pulse(p_week integer, p_state text, p_note text default '') returns public.pulses
language sql security definer set search_path = '' as $$
  select private.answer_pulse(private.acting_person(), p_week, p_state, p_note, private.current_time());
$$;
comment on function public.answer_pulse(integer, text, text) is 'The caller says how the current week of their team goes.';
grant execute on function public.answer_pulse(integer, text, text) to authenticated;

create function public.take_back_pulse(p_week integer) returns void
language sql security definer set search_path = '' as $$
  select private.take_back_pulse(private.acting_person(), p_week, private.current_time());
$$;
comment on function public.take_back_pulse(integer) is 'The caller takes back what they said about the current week.';
grant execute on function public.take_back_pulse(integer) to authenticated;

create function public.read_pulses(p_team_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  reader uuid := private.acting_person();
  read integer;
begin
  if not exists (select from private.mentored_teams() team where team = p_team_id) then
    raise exception 'mentor_only' using errcode = '42501';
  end if;
  update public.pulses p set read_by_mentor_at = private.current_time(), read_by = reader
    from public.teams t
    where t.id = p.team_id and p_team_id in (t.id, t.merged_into) and p.read_by_mentor_at is null;
  get diagnostics read = row_count;
  return read;
end;
$$;
comment on function public.read_pulses(uuid) is 'The caller, mentor of a team, has read its check-ins; returns how many were new to them (42501 mentor_only).';
grant execute on function public.read_pulses(uuid) to authenticated;

create function private.answer_still_in(p_user_id uuid, p_id uuid, p_answer text, p_now timestamptz)
returns public.still_in_questions
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team_of(p_user_id);
  question public.still_in_questions;
  recipient uuid;
begin
  select * into question from public.still_in_questions
    where id = p_id and user_id = p_user_id and team_id = team.id for update;
  if not found then
    raise exception 'question_not_found' using errcode = 'GR009';
  end if;
  if question.answer = p_answer then
    return question;
  end if;
  update public.still_in_questions set answer = p_answer, answered_at = p_now where id = p_id returning * into question;
  if p_answer in ('help', 'stop') then
    -- Without a mentor it is for organisers to help.
    for recipient in
      select private.mentor_of(team.id) where private.mentor_of(team.id) is not null
      union all
      select p.user_id from private.profiles p where p.role = 'ORGA' and private.mentor_of(team.id) is null
    loop
      perform private.notify(
        recipient, 'still_in_answered', p_user_id, team.id, jsonb_build_object('answer', p_answer),
        private.request_details(team, p_user_id, ''), p_now
      );
    end loop;
  end if;
  return question;
end;
$$;
comment on function private.answer_still_in(uuid, uuid, text, timestamptz) is 'A member says whether they are still in, and may change it; who needs help or stops is told to the mentor, else to organisers (GR009, GR014).';

create function public.answer_still_in(p_id uuid, p_answer text) returns public.still_in_questions
language sql security definer set search_path = '' as $$
  select private.answer_still_in(private.acting_person(), p_id, p_answer, private.current_time());
$$;
comment on function public.answer_still_in(uuid, text) is 'The caller says whether they are still in: yes, help or stop. Nothing else follows.';
grant execute on function public.answer_still_in(uuid, text) to authenticated;

-- In plpgsql, for it names tables that later files make.
create function private.last_sign_of(p_team_id uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select greatest(
      s.starts_on::timestamp at time zone 'Europe/Berlin',
      (select max(m.joined_at) from public.team_members m where m.team_id = t.id),
      (select max(p.updated_at) from public.pulses p where p.team_id = t.id),
      (select max(i.answered_at) from public.action_items i where i.team_id = t.id),
      (select max(c.updated_at) from public.checklist_items c where c.team_id = t.id),
      (select max(e.updated_at) from public.experiments e where e.team_id = t.id),
      (select max(h.written_at) from public.hand_in_parts h where h.team_id = t.id),
      (select max(v.handed_in_at) from public.hand_in_versions v where v.team_id = t.id and v.handed_in_by is not null)
    )
    from public.teams t join public.seasons s on s.id = t.season_id
    where t.id = p_team_id
  );
end;
$$;
comment on function private.last_sign_of(uuid) is 'When a team was heard of last: somebody joined, checked in, answered, ticked, wrote or logged something; at the earliest when the season began.';

create function private.ask_still_in(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons := private.current_season();
  silent record;
  member uuid;
  asked integer := 0;
begin
  -- A week that asks for nothing is a week off.
  if not exists (
    select from public.milestones m where m.season_id = season.id and m.week = private.week_at(season.id, p_now)
  ) then
    return 0;
  end if;
  for silent in
    select t.id, s.since from public.teams t
    cross join lateral private.last_sign_of(t.id) as s (since)
    where t.season_id = season.id and t.status in ('forming', 'active', 'finalist')
      and s.since <= p_now - interval '10 days'
      and exists (
        select from public.team_members m where m.team_id = t.id and m.left_at is null and not exists (
          select from public.still_in_questions q
          where q.team_id = t.id and q.user_id = m.user_id and q.silent_since = s.since
        )
      )
    order by t.id limit least(greatest(coalesce(p_limit, 0), 0), 1000)
    for update of t skip locked
  loop
    for member in select m.user_id from public.team_members m where m.team_id = silent.id and m.left_at is null loop
      insert into public.still_in_questions (team_id, user_id, silent_since, asked_at)
        values (silent.id, member, silent.since, p_now) on conflict do nothing;
      if found then
        perform private.notify(
          member, 'still_in', null, silent.id, '{}',
          private.request_details((select t from public.teams t where t.id = silent.id), null, ''), p_now
        );
        asked := asked + 1;
      end if;
    end loop;
  end loop;
  return asked;
end;
$$;
comment on function private.ask_still_in(integer, timestamptz) is 'For the clock: asks the members of teams of which nothing was heard for ten days, once a silence; returns how many.';

create function public.ask_still_in(p_limit integer default 100) returns integer
language sql security definer set search_path = '' as $$
  select private.ask_still_in(p_limit, private.current_time());
$$;
comment on function public.ask_still_in(integer) is 'For the clock: asks members of silent teams whether they are still in.';
grant execute on function public.ask_still_in(integer) to service_role;
