-- What somebody advised, and what came of it. Advice is what a mentor or an organiser writes to a team; any sentence of it, of
-- a verdict or of a note can become an action item, which comes back in every check-in until it is answered.

create function private.is_adviser_of(p_user_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.profiles p
    where p.user_id = p_user_id and (p.role = 'ORGA' or (p.role = 'MENTOR' and exists (
      select from public.teams t join private.teams_looked_after(p_user_id) team on team in (t.id, t.merged_into)
      where t.id = p_team_id
    )))
  );
$$;
comment on function private.is_adviser_of(uuid, uuid) is 'Whether a person advises a team: its mentor, a stand-in, or an organiser.';

create function private.check_adviser(p_user_id uuid, p_team_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_adviser_of(p_user_id, p_team_id) then
    raise exception 'adviser_only' using errcode = '42501';
  end if;
end;
$$;
comment on function private.check_adviser(uuid, uuid) is 'Refuses whoever does not advise a team (42501 adviser_only).';

create table public.advice (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  author_id uuid references private.profiles (user_id) on delete set null,
  text text not null check (btrim(text) <> '' and char_length(text) <= 1000),
  created_at timestamptz not null default private.current_time()
);
comment on table public.advice is 'What a mentor or an organiser advises a team, outside of a verdict or a meeting.';
comment on column public.advice.author_id is 'Null once their account is gone: the advice stays the team''s.';
create index advice_team_id_idx on public.advice (team_id, created_at desc);
create index advice_author_id_idx on public.advice (author_id, team_id, created_at);

alter table public.advice enable row level security;
grant select on public.advice to authenticated;
grant select, insert, update, delete on public.advice to service_role;

-- A team, its mentor and organisers may read what it is advised.
create policy advice_read_by_team on public.advice
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

create function public.team_advice(p_team_id uuid) returns setof public.advice
language sql stable set search_path = '' as $$
  select r.* from public.advice r
  where r.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by r.created_at desc, r.id;
$$;
comment on function public.team_advice(uuid) is 'The advice of a team and of those merged into it, as far as the caller may read them.';
grant execute on function public.team_advice(uuid) to authenticated;

create table public.action_items (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  text text not null check (btrim(text) <> '' and char_length(text) <= 280),
  due_week integer check (due_week between 1 and 52),
  from_user uuid references private.profiles (user_id) on delete set null,
  source_kind text not null check (source_kind in ('verdict', 'note', 'meeting', 'advice', 'team')),
  source_id uuid,
  source_week integer check (source_week between 1 and 52),
  assigned_to uuid references private.profiles (user_id) on delete set null,
  state text not null default 'open' check (state in ('open', 'done', 'dropped')),
  word text not null default '' check (char_length(word) <= 280),
  answered_by uuid references private.profiles (user_id) on delete set null,
  answered_at timestamptz,
  answered_week integer,
  created_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time(),
  constraint action_items_answered check (state = 'open' or answered_at is not null),
  constraint action_items_say_why check (state <> 'dropped' or btrim(word) <> ''),
  -- What the team sets itself has no source; everything else has one.
  constraint action_items_source check ((source_kind = 'team') = (source_id is null))
);
comment on table public.action_items is 'What a team means to do, and what it said about it in its check-ins.';
comment on column public.action_items.due_week is 'By the end of which week of the season; null where nobody said.';
comment on column public.action_items.from_user is 'Who advised it; null where the team set it itself, or the account is gone.';
comment on column public.action_items.source_kind is 'Where the sentence stands: a verdict, a note, a meeting, advice, or nowhere (team).';
comment on column public.action_items.source_week is 'The week that the source is about.';
comment on column public.action_items.state is 'open; done; dropped: not for us. An open one that was answered is still open.';
comment on column public.action_items.word is 'Why, in a line; dropped ones have one.';
comment on column public.action_items.answered_week is 'The week of the season in which the team answered it last.';
create index action_items_team_id_idx on public.action_items (team_id, created_at desc);
create index action_items_open_idx on public.action_items (team_id, due_week) where state = 'open';
create index action_items_from_user_idx on public.action_items (from_user);
create index action_items_assigned_to_idx on public.action_items (assigned_to);
create index action_items_answered_by_idx on public.action_items (answered_by);
create index action_items_created_by_idx on public.action_items (created_by);
create trigger action_items_touch before update on public.action_items
  for each row execute function private.touch_updated_at();

alter table public.action_items enable row level security;
grant select on public.action_items to authenticated;
grant select, insert, update, delete on public.action_items to service_role;

-- A team, its mentor and organisers may read what it means to do and what came of it.
create policy action_items_read_by_team on public.action_items
  for select to authenticated
  using (team_id = any (array(select private.record_teams())));

create function public.team_action_items(p_team_id uuid) returns setof public.action_items
language sql stable set search_path = '' as $$
  select r.* from public.action_items r
  where r.team_id in (select t.id from public.teams t where t.id = p_team_id or t.merged_into = p_team_id)
  order by r.created_at desc, r.id;
$$;
comment on function public.team_action_items(uuid) is 'The action items of a team and of those merged into it, as far as the caller may read them.';
grant execute on function public.team_action_items(uuid) to authenticated;

create function private.notify_team(
  p_team public.teams, p_kind text, p_actor_id uuid, p_payload jsonb, p_message text, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
  details jsonb := private.request_details(p_team, p_actor_id, p_message);
begin
  for member in select m.user_id from public.team_members m where m.team_id = p_team.id and m.left_at is null loop
    perform private.notify(member, p_kind, p_actor_id, p_team.id, p_payload, details, p_now);
  end loop;
end;
$$;
comment on function private.notify_team(public.teams, text, uuid, jsonb, text, timestamptz) is 'Tells everybody in a team something, but for who did it.';

create function private.give_advice(p_user_id uuid, p_id uuid, p_team_id uuid, p_text text, p_now timestamptz)
returns public.advice
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  given public.advice;
begin
  perform private.check_adviser(p_user_id, p_team_id);
  -- The same wish again, after an answer that was lost.
  select * into given from public.advice where id = p_id and author_id = p_user_id and team_id = p_team_id;
  if found then
    return given;
  end if;
  insert into public.advice (id, team_id, author_id, text, created_at)
    values (p_id, p_team_id, p_user_id, btrim(p_text), p_now) returning * into given;
  perform private.notify_team(team, 'advice_given', p_user_id, '{}', given.text, p_now);
  return given;
end;
$$;
comment on function private.give_advice(uuid, uuid, uuid, text, timestamptz) is 'A mentor or organiser advises a team, which is told (42501 adviser_only).';

create function public.give_advice(p_id uuid, p_team_id uuid, p_text text) returns public.advice
language sql security definer set search_path = '' as $$
  select private.give_advice(private.acting_person(), p_id, p_team_id, p_text, private.current_time());
$$;
comment on function public.give_advice(uuid, uuid, text) is 'The caller, mentor of a team or organiser, advises it; the id is the caller''s, so that a second press is the same advice.';
grant execute on function public.give_advice(uuid, uuid, text) to authenticated;

create function private.take_back_advice(p_user_id uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  team_id uuid := (select a.team_id from public.advice a where a.id = p_id and a.author_id = p_user_id);
begin
  if team_id is null then
    return;
  end if;
  perform private.lock_team(team_id);
  if exists (select from public.action_items i where i.source_kind = 'advice' and i.source_id = p_id) then
    raise exception 'advice_taken_up' using errcode = 'GR073';
  end if;
  delete from public.advice where id = p_id;
end;
$$;
comment on function private.take_back_advice(uuid, uuid) is 'Who gave advice takes it back, until something came of it (GR073 advice_taken_up).';

create function public.take_back_advice(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.take_back_advice(private.acting_person(), p_id);
$$;
comment on function public.take_back_advice(uuid) is 'The caller takes their advice back, until something came of it.';
grant execute on function public.take_back_advice(uuid) to authenticated;

-- Who said it and in which week, read from where it stands: nobody is quoted for what they did not say.
create function private.source_of_action_item(p_team_id uuid, p_kind text, p_id uuid)
returns table (author uuid, week integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_kind = 'advice' then
    return query
      select a.author_id, private.week_at(t.season_id, a.created_at)
      from public.advice a join public.teams t on t.id = a.team_id
      where a.id = p_id and a.team_id = p_team_id;
  elsif p_kind = 'meeting' then
    return query
      select b.mentor_id, private.week_at(t.season_id, b.starts_at)
      from public.office_hour_bookings b join public.teams t on t.id = b.team_id
      where b.id = p_id and b.team_id = p_team_id and b.state = 'held';
  elsif p_kind = 'verdict' then
    -- One that is not settled is its author's alone.
    return query
      select v.author_id, m.week
      from public.hand_in_verdicts v
      join public.hand_ins h on h.id = v.hand_in_id
      join public.milestones m on m.id = h.milestone_id
      where v.id = p_id and h.team_id = p_team_id and v.settled_at is not null;
  end if;
end;
$$;
comment on function private.source_of_action_item(uuid, text, uuid) is 'Who advised a team in a source and about which week; no row where it is not the team''s.';

create function private.is_in_team(p_user_id uuid, p_team_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.teams t join public.team_members m on m.team_id in (t.id, t.merged_into)
    where t.id = p_team_id and m.user_id = p_user_id and m.left_at is null
  );
$$;
comment on function private.is_in_team(uuid, uuid) is 'Whether a person is in a team now, or in the one that it was merged into.';

create function private.check_in_team(p_user_id uuid, p_team_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_in_team(p_user_id, p_team_id) then
    raise exception 'not_in_team' using errcode = 'GR014';
  end if;
end;
$$;
comment on function private.check_in_team(uuid, uuid) is 'Refuses whoever is not in a team, or in the one that it was merged into (GR014 not_in_team).';

-- Whoever advised a team, or was in it, gets what they wrote; what the team said since then, whoever may still read it.
create function private.export_of_action_items(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    to_jsonb(i) - case
      when i.answered_by = p_user_id or private.is_in_team(p_user_id, i.team_id) or private.is_adviser_of(p_user_id, i.team_id) then '{}'
      else '{state,word,answered_by,answered_at,answered_week,updated_at}'
    end::text[] order by i.created_at
  )
  from public.action_items i where p_user_id in (i.from_user, i.assigned_to, i.answered_by, i.created_by);
$$;
comment on function private.export_of_action_items(uuid) is 'For the export: action items that the person advised, added, took on or answered; what came of them where they may read it.';

create function private.add_action_item(
  p_user_id uuid, p_id uuid, p_team_id uuid, p_text text, p_due_week integer, p_source_kind text, p_source_id uuid,
  p_assigned_to uuid, p_now timestamptz
) returns public.action_items
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := private.lock_team(p_team_id);
  is_member boolean := private.is_in_team(p_user_id, p_team_id);
  adviser uuid;
  week integer := private.week_at(team.season_id, p_now);
  item public.action_items;
begin
  -- Who held a meeting as a guest asks for what was agreed there.
  if not is_member and not (p_source_kind = 'meeting' and private.is_host_of_meeting(p_user_id, p_source_id, p_team_id)) then
    perform private.check_adviser(p_user_id, p_team_id);
  end if;
  select * into item from public.action_items where id = p_id and team_id = p_team_id;
  if found then
    return item;
  end if;
  if p_assigned_to is not null then
    perform private.check_in_team(p_assigned_to, p_team_id);
  end if;
  if (select count(*) from public.action_items i where i.team_id = p_team_id and i.state = 'open') >= 40 then
    raise exception 'list_full' using errcode = 'GR072';
  end if;
  if p_source_kind = 'team' then
    -- What an adviser asks for stands in their advice.
    perform private.check_in_team(p_user_id, p_team_id);
  else
    select s.author, s.week into adviser, week from private.source_of_action_item(p_team_id, p_source_kind, p_source_id) s;
    if not found then
      raise exception 'source_not_found' using errcode = 'GR009';
    end if;
  end if;
  insert into public.action_items (
    id, team_id, text, due_week, from_user, source_kind, source_id, source_week, assigned_to, created_by, created_at
  ) values (
    p_id, p_team_id, btrim(p_text), p_due_week, adviser, p_source_kind, p_source_id, week, p_assigned_to, p_user_id, p_now
  ) returning * into item;
  if not is_member then
    perform private.notify_team(team, 'action_item_given', p_user_id, '{}', item.text, p_now);
  end if;
  return item;
end;
$$;
comment on function private.add_action_item(uuid, uuid, uuid, text, integer, text, uuid, uuid, timestamptz) is 'A member, or who advises the team, makes something to do of a sentence; only members without a source (42501 adviser_only, GR009 source_not_found, GR014 not_in_team, GR072 list_full).';

create function public.add_action_item(
  p_id uuid, p_team_id uuid, p_text text, p_due_week integer default null, p_source_kind text default 'team',
  p_source_id uuid default null, p_assigned_to uuid default null
) returns public.action_items
language sql security definer set search_path = '' as $$
  select private.add_action_item(
    private.acting_person(), p_id, p_team_id, p_text, p_due_week, p_source_kind, p_source_id, p_assigned_to,
    private.current_time()
  );
$$;
comment on function public.add_action_item(uuid, uuid, text, integer, text, uuid, uuid) is 'The caller, a member or who advises the team, adds something to do; the id is the caller''s, so that a second press is the same item.';
grant execute on function public.add_action_item(uuid, uuid, text, integer, text, uuid, uuid) to authenticated;

create function private.lock_action_item(p_user_id uuid, p_id uuid) returns public.action_items
language plpgsql security definer set search_path = '' as $$
declare
  item public.action_items;
begin
  perform private.lock_team((select i.team_id from public.action_items i where i.id = p_id));
  select * into item from public.action_items where id = p_id for update;
  if not found then
    raise exception 'action_item_not_found' using errcode = 'GR009';
  end if;
  perform private.check_in_team(p_user_id, item.team_id);
  return item;
end;
$$;
comment on function private.lock_action_item(uuid, uuid) is 'An action item of the person''s team, behind the team''s lock (GR009, GR014).';

create function private.answer_action_item(p_user_id uuid, p_id uuid, p_answer text, p_word text, p_now timestamptz)
returns public.action_items
language plpgsql security definer set search_path = '' as $$
declare
  item public.action_items := private.lock_action_item(p_user_id, p_id);
  said text := btrim(coalesce(p_word, ''));
begin
  if p_answer = 'dropped' and said = '' then
    raise exception 'word_needed' using errcode = 'GR071';
  end if;
  if p_answer is null then
    update public.action_items set
        state = 'open', word = '', answered_by = null, answered_at = null, answered_week = null
      where id = p_id returning * into item;
    return item;
  end if;
  -- The same answer in the same week again is that answer.
  if item.answered_at is not null and item.state = p_answer and item.word = said
    and item.answered_week is not distinct from (
      select private.week_at(t.season_id, p_now) from public.teams t where t.id = item.team_id
    ) then
    return item;
  end if;
  update public.action_items i set
      state = p_answer, word = said, answered_by = p_user_id, answered_at = p_now,
      answered_week = (select private.week_at(t.season_id, p_now) from public.teams t where t.id = i.team_id)
    where i.id = p_id returning * into item;
  perform private.notify(
    item.from_user, 'action_item_answered', p_user_id, item.team_id, jsonb_build_object('answer', p_answer), '{}', p_now
  ) where p_answer <> 'open' and (
    private.is_adviser_of(item.from_user, item.team_id)
    or private.is_host_of_meeting(item.from_user, item.source_id, item.team_id)
  );
  return item;
end;
$$;
comment on function private.answer_action_item(uuid, uuid, text, text, timestamptz) is 'A member says what became of it: done, open (still) or dropped, which takes a word why; null takes the answer back (GR009, GR014, GR071 word_needed).';

create function public.answer_action_item(p_id uuid, p_answer text default null, p_word text default '')
returns public.action_items
language sql security definer set search_path = '' as $$
  select private.answer_action_item(private.acting_person(), p_id, p_answer, p_word, private.current_time());
$$;
comment on function public.answer_action_item(uuid, text, text) is 'The caller, a member, says what became of an action item: done, open or dropped; null takes the answer back.';
grant execute on function public.answer_action_item(uuid, text, text) to authenticated;

create function private.assign_action_item(p_user_id uuid, p_id uuid, p_assigned_to uuid, p_due_week integer)
returns public.action_items
language plpgsql security definer set search_path = '' as $$
declare
  item public.action_items := private.lock_action_item(p_user_id, p_id);
begin
  if p_assigned_to is not null then
    perform private.check_in_team(p_assigned_to, item.team_id);
  end if;
  update public.action_items set assigned_to = p_assigned_to, due_week = p_due_week where id = p_id returning * into item;
  return item;
end;
$$;
comment on function private.assign_action_item(uuid, uuid, uuid, integer) is 'A member says who does it and by which week; null for nobody and no week (GR009, GR014).';

create function public.assign_action_item(p_id uuid, p_assigned_to uuid default null, p_due_week integer default null)
returns public.action_items
language sql security definer set search_path = '' as $$
  select private.assign_action_item(private.acting_person(), p_id, p_assigned_to, p_due_week);
$$;
comment on function public.assign_action_item(uuid, uuid, integer) is 'The caller, a member, says who does an action item and by which week.';
grant execute on function public.assign_action_item(uuid, uuid, integer) to authenticated;

create function private.remove_action_item(p_user_id uuid, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.action_items where id = p_id and created_by = p_user_id and answered_at is null;
$$;
comment on function private.remove_action_item(uuid, uuid) is 'Who added an action item takes it away again, until it is answered.';

create function public.remove_action_item(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.remove_action_item(private.acting_person(), p_id);
$$;
comment on function public.remove_action_item(uuid) is 'The caller takes away what they added, until it is answered.';
grant execute on function public.remove_action_item(uuid) to authenticated;
