-- What a week takes, as a list that a team shares. The season proposes steps for each week; a team has them as they are until it
-- touches one of them, and then as rows of its own beside those that it adds.

create table public.season_steps (
  season_id uuid not null,
  week integer not null,
  key text not null check (key ~ '^[a-z]+(_[a-z]+)*$' and char_length(key) <= 40),
  position integer not null check (position > 0),
  weekday integer not null check (weekday between 1 and 7),
  is_hand_in boolean not null default false,
  text_en text not null check (private.is_plain_name(text_en) and char_length(text_en) <= 140),
  text_de text not null check (private.is_plain_name(text_de) and char_length(text_de) <= 140),
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  primary key (season_id, week, key),
  constraint season_steps_of_week foreign key (season_id, week) references public.season_weeks (season_id, week)
);
comment on table public.season_steps is 'The steps that a season proposes to every team for a week.';
comment on column public.season_steps.key is 'Its name; never changes.';
comment on column public.season_steps.position is 'Position in the list, smallest first; equal positions by key.';
comment on column public.season_steps.weekday is 'On which day of the week it is due: 1 is Monday.';
comment on column public.season_steps.is_hand_in is 'Whether it says how the week''s hand-in stands; nobody ticks such a step.';
create trigger season_steps_touch before update on public.season_steps
  for each row execute function private.touch_updated_at();

alter table public.season_steps enable row level security;
grant select on public.season_steps to authenticated;
grant select, insert, update, delete on public.season_steps to service_role;

-- Members may read what weeks take.
create policy season_steps_read_by_members on public.season_steps
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()));

create table public.checklist_items (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  week integer not null check (week between 1 and 52),
  key text,
  text text check (btrim(text) <> '' and char_length(text) <= 140),
  position integer not null check (position > 0),
  assigned_to uuid references private.profiles (user_id) on delete set null,
  due_on date,
  done_at timestamptz,
  done_by uuid references private.profiles (user_id) on delete set null,
  created_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint checklist_items_step_once unique (team_id, week, key),
  -- The words of a proposed step stand in the season's, in both languages.
  constraint checklist_items_words check ((key is null) = (text is not null))
);
comment on table public.checklist_items is 'The steps of a team''s week: those that the season proposes, once the team touched one, and its own.';
comment on column public.checklist_items.key is 'Which step of the season it is; null for the team''s own.';
comment on column public.checklist_items.text is 'What the team wrote; null for a step of the season.';
comment on column public.checklist_items.position is 'Position in the list, smallest first; equal positions by id.';
create index checklist_items_assigned_to_idx on public.checklist_items (assigned_to);
create index checklist_items_done_by_idx on public.checklist_items (done_by);
create index checklist_items_created_by_idx on public.checklist_items (created_by);
create trigger checklist_items_touch before update on public.checklist_items
  for each row execute function private.touch_updated_at();

alter table public.checklist_items enable row level security;
grant select on public.checklist_items to authenticated;
grant select, insert, update, delete on public.checklist_items to service_role;

-- A team, its mentor and organisers may read its steps.
create policy checklist_items_read_by_team on public.checklist_items
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

-- The same id before and after a step of the season becomes a row, so that a screen names it either way.
create function private.step_id(p_team_id uuid, p_week integer, p_key text) returns uuid
language sql immutable set search_path = '' as $$
  select md5(p_team_id::text || ' ' || p_week || ' ' || p_key)::uuid;
$$;
comment on function private.step_id(uuid, integer, text) is 'The id of a proposed step in a team''s list.';
grant execute on function private.step_id(uuid, integer, text) to authenticated;

create function public.team_checklist(p_team_id uuid, p_week integer)
returns table (
  id uuid, key text, text_en text, text_de text, is_hand_in boolean, "position" integer, assigned_to uuid, due_on date,
  done_at timestamptz, done_by uuid
)
language sql stable security invoker set search_path = '' as $$
  select i.id, i.key, coalesce(i.text, s.text_en), coalesce(i.text, s.text_de), coalesce(s.is_hand_in, false), i.position,
    i.assigned_to, i.due_on, i.done_at, i.done_by
  from public.checklist_items i
  left join public.teams t on t.id = i.team_id
  left join public.season_steps s on s.season_id = t.season_id and s.week = i.week and s.key = i.key
  where i.team_id = p_team_id and i.week = p_week
  union all
  select private.step_id(t.id, s.week, s.key), s.key, s.text_en, s.text_de, s.is_hand_in, s.position, null,
    n.starts_on + (s.week - 1) * 7 + s.weekday - 1, null, null
  from public.teams t
  join public.seasons n on n.id = t.season_id
  join public.season_steps s on s.season_id = t.season_id and s.week = p_week
  where t.id = p_team_id and p_team_id = any (array(select private.record_teams()))
    and not exists (
      select from public.checklist_items i where i.team_id = t.id and i.week = p_week and i.key = s.key
    )
  order by 6, 1;
$$;
comment on function public.team_checklist(uuid, integer) is 'The list of a team''s week in its order: its rows, and where it has none the steps that the season proposes.';
grant execute on function public.team_checklist(uuid, integer) to authenticated;

create function private.lock_checklist(p_user_id uuid, p_week integer) returns public.teams
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team_of(p_user_id);
begin
  if not exists (select from public.season_weeks w where w.season_id = team.season_id and w.week = p_week) then
    raise exception 'week_unknown' using errcode = 'GR009';
  end if;
  insert into public.checklist_items (id, team_id, week, key, position, due_on)
    select private.step_id(team.id, s.week, s.key), team.id, s.week, s.key, s.position,
      n.starts_on + (s.week - 1) * 7 + s.weekday - 1
    from public.season_steps s join public.seasons n on n.id = s.season_id
    where s.season_id = team.season_id and s.week = p_week
    on conflict (team_id, week, key) do nothing;
  return team;
end;
$$;
comment on function private.lock_checklist(uuid, integer) is 'The locked team of a person, with the season''s steps of a week as rows of its own (GR009 week_unknown, GR014, GR017).';

create function private.checklist_item(p_team_id uuid, p_week integer, p_id uuid) returns public.checklist_items
language plpgsql security definer set search_path = '' as $$
declare
  item public.checklist_items;
begin
  select * into item from public.checklist_items where id = p_id and team_id = p_team_id and week = p_week for update;
  if not found then
    raise exception 'item_not_found' using errcode = 'GR009';
  end if;
  return item;
end;
$$;
comment on function private.checklist_item(uuid, integer, uuid) is 'A row of a team''s list, locked behind the team (GR009 item_not_found).';

create function private.tick_checklist_item(p_user_id uuid, p_week integer, p_id uuid, p_is_done boolean, p_now timestamptz)
returns public.checklist_items
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_checklist(p_user_id, p_week);
  item public.checklist_items := private.checklist_item(team.id, p_week, p_id);
begin
  if exists (
    select from public.season_steps s
    where s.season_id = team.season_id and s.week = p_week and s.key = item.key and s.is_hand_in
  ) then
    raise exception 'step_of_hand_in' using errcode = 'GR074';
  end if;
  -- Who ticked it first did it.
  if (item.done_at is not null) = p_is_done then
    return item;
  end if;
  update public.checklist_items set
      done_at = case when p_is_done then p_now end, done_by = case when p_is_done then p_user_id end
    where id = p_id returning * into item;
  return item;
end;
$$;
comment on function private.tick_checklist_item(uuid, integer, uuid, boolean, timestamptz) is 'A member ticks a step, or takes the tick back (GR009, GR014, GR017, GR074 step_of_hand_in).';

create function public.tick_checklist_item(p_week integer, p_id uuid, p_is_done boolean) returns public.checklist_items
language sql security definer set search_path = '' as $$
  select private.tick_checklist_item(private.acting_person(), p_week, p_id, p_is_done, private.current_time());
$$;
comment on function public.tick_checklist_item(integer, uuid, boolean) is 'The caller ticks a step of their team''s week, or takes the tick back.';
grant execute on function public.tick_checklist_item(integer, uuid, boolean) to authenticated;

create function private.add_checklist_item(
  p_user_id uuid, p_week integer, p_id uuid, p_text text, p_assigned_to uuid, p_due_on date, p_position integer,
  p_now timestamptz
) returns public.checklist_items
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_checklist(p_user_id, p_week);
  item public.checklist_items;
begin
  select * into item from public.checklist_items where id = p_id and team_id = team.id and week = p_week;
  if found then
    return item;
  end if;
  if (select count(*) from public.checklist_items i where i.team_id = team.id and i.week = p_week) >= 30 then
    raise exception 'list_full' using errcode = 'GR072';
  end if;
  if p_assigned_to is not null and private.team_of(p_assigned_to, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  insert into public.checklist_items (id, team_id, week, text, position, assigned_to, due_on, created_by, created_at)
    select p_id, team.id, p_week, btrim(p_text), coalesce(max(i.position), 0) + 1, p_assigned_to, p_due_on, p_user_id, p_now
    from public.checklist_items i where i.team_id = team.id and i.week = p_week
    returning * into item;
  if p_position is not null then
    perform private.order_checklist(team.id, p_week, p_id, p_position);
    item := private.checklist_item(team.id, p_week, p_id);
  end if;
  return item;
end;
$$;
comment on function private.add_checklist_item(uuid, integer, uuid, text, uuid, date, integer, timestamptz) is 'A member adds a step of the team''s own, last or at a position (GR009, GR014, GR017, GR072 list_full).';

create function public.add_checklist_item(
  p_week integer, p_id uuid, p_text text, p_assigned_to uuid default null, p_due_on date default null,
  p_position integer default null
) returns public.checklist_items
language sql security definer set search_path = '' as $$
  select private.add_checklist_item(
    private.acting_person(), p_week, p_id, p_text, p_assigned_to, p_due_on, p_position, private.current_time()
  );
$$;
comment on function public.add_checklist_item(integer, uuid, text, uuid, date, integer) is 'The caller adds a step to their team''s week; the id is the caller''s, so that a second press is the same step.';
grant execute on function public.add_checklist_item(integer, uuid, text, uuid, date, integer) to authenticated;

create function private.change_checklist_item(
  p_user_id uuid, p_week integer, p_id uuid, p_text text, p_assigned_to uuid, p_due_on date
) returns public.checklist_items
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_checklist(p_user_id, p_week);
  item public.checklist_items := private.checklist_item(team.id, p_week, p_id);
begin
  if p_assigned_to is not null and p_assigned_to is distinct from item.assigned_to
    and private.team_of(p_assigned_to, team.season_id) is distinct from team.id then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
  update public.checklist_items set
      text = case when key is null then btrim(p_text) end, assigned_to = p_assigned_to, due_on = p_due_on
    where id = p_id returning * into item;
  return item;
end;
$$;
comment on function private.change_checklist_item(uuid, integer, uuid, text, uuid, date) is 'A member says who does a step and until when, and rewords one of the team''s own (GR009, GR014, GR017).';

create function public.change_checklist_item(
  p_week integer, p_id uuid, p_text text default null, p_assigned_to uuid default null, p_due_on date default null
) returns public.checklist_items
language sql security definer set search_path = '' as $$
  select private.change_checklist_item(private.acting_person(), p_week, p_id, p_text, p_assigned_to, p_due_on);
$$;
comment on function public.change_checklist_item(integer, uuid, text, uuid, date) is 'The caller changes a step of their team''s week; the words of a proposed one stay.';
grant execute on function public.change_checklist_item(integer, uuid, text, uuid, date) to authenticated;

create function private.order_checklist(p_team_id uuid, p_week integer, p_id uuid, p_position integer) returns void
language sql security definer set search_path = '' as $$
  with ranked as (
    select i.id, row_number() over (order by i.position, i.id) as rank
    from public.checklist_items i where i.team_id = p_team_id and i.week = p_week and i.id <> p_id
  ), placed as (
    select r.id, case when r.rank >= p_position then r.rank + 1 else r.rank end as rank from ranked r
    union all
    select p_id, least(greatest(p_position, 1), (select count(*) from ranked) + 1)
  )
  update public.checklist_items i set position = p.rank
    from placed p where i.id = p.id and i.team_id = p_team_id and i.position is distinct from p.rank;
$$;
comment on function private.order_checklist(uuid, integer, uuid, integer) is 'Puts a step at a place, 1 is the first, and counts the places of the week anew.';

create function private.move_checklist_item(p_user_id uuid, p_week integer, p_id uuid, p_position integer)
returns public.checklist_items
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_checklist(p_user_id, p_week);
  item public.checklist_items := private.checklist_item(team.id, p_week, p_id);
begin
  perform private.order_checklist(team.id, p_week, item.id, p_position);
  return private.checklist_item(team.id, p_week, item.id);
end;
$$;
comment on function private.move_checklist_item(uuid, integer, uuid, integer) is 'A member moves a step to a place; 1 is the first (GR009, GR014, GR017).';

create function public.move_checklist_item(p_week integer, p_id uuid, p_position integer) returns public.checklist_items
language sql security definer set search_path = '' as $$
  select private.move_checklist_item(private.acting_person(), p_week, p_id, p_position);
$$;
comment on function public.move_checklist_item(integer, uuid, integer) is 'The caller moves a step of their team''s week to a place; 1 is the first.';
grant execute on function public.move_checklist_item(integer, uuid, integer) to authenticated;

create function private.remove_checklist_item(p_user_id uuid, p_week integer, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_checklist(p_user_id, p_week);
begin
  delete from public.checklist_items where id = p_id and team_id = team.id and week = p_week and key is null;
end;
$$;
comment on function private.remove_checklist_item(uuid, integer, uuid) is 'A member takes away a step of the team''s own; a proposed one stays (GR009, GR014, GR017).';

create function public.remove_checklist_item(p_week integer, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_checklist_item(private.acting_person(), p_week, p_id);
$$;
comment on function public.remove_checklist_item(integer, uuid) is 'The caller takes away a step that their team added.';
grant execute on function public.remove_checklist_item(integer, uuid) to authenticated;

-- Nobody is waited for who is not there any more.
create function private.unassign_who_left() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.checklist_items set assigned_to = null
    where team_id = new.team_id and assigned_to = new.user_id and done_at is null;
  update public.action_items set assigned_to = null
    where team_id = new.team_id and assigned_to = new.user_id and state = 'open';
  return null;
end;
$$;
comment on function private.unassign_who_left() is 'Trigger: what somebody had taken on and not done is nobody''s once they leave the team.';
create trigger team_members_unassign after update of left_at on public.team_members
  for each row when (old.left_at is null and new.left_at is not null)
  execute function private.unassign_who_left();
