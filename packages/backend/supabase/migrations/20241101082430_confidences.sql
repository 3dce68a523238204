-- What somebody tells organisers in confidence. Neither their team nor its mentor ever reads it, whatever else they may read;
-- an organiser who is in the team, or mentors it, is one of them.

create table public.confidences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  team_id uuid references public.teams (id),
  text text not null check (btrim(text) <> '' and char_length(text) <= 2000),
  settled_at timestamptz,
  settled_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table public.confidences is 'What members tell organisers in confidence.';
comment on column public.confidences.team_id is 'The team that its author was in; null when in none.';
comment on column public.confidences.settled_at is 'When an organiser said that it is taken care of.';
create index confidences_user_id_idx on public.confidences (user_id);
create index confidences_team_id_idx on public.confidences (team_id);
create index confidences_settled_by_idx on public.confidences (settled_by);
create index confidences_open_idx on public.confidences (created_at) where settled_at is null;
create trigger confidences_touch before update on public.confidences
  for each row execute function private.touch_updated_at();

create function private.confided_teams() returns setof uuid
language sql stable security definer set search_path = '' as $$
  with own as (
    select m.team_id from public.team_members m where m.user_id = (select auth.uid()) and m.left_at is null
    union
    select team from private.teams_looked_after((select auth.uid())) team
  )
  select own.team_id from own
  union
  select t.id from public.teams t where t.merged_into in (select own.team_id from own);
$$;
comment on function private.confided_teams() is 'Teams that the caller is in or mentors, with those merged into them: what their members confide is kept from the caller.';
grant execute on function private.confided_teams() to authenticated, service_role;

alter table public.confidences enable row level security;
grant select on public.confidences to authenticated;
grant select, insert, update, delete on public.confidences to service_role;

-- Whoever told it may read it. Organisers read by a function, which notes whose words they read.
create policy confidences_read_by_author on public.confidences
  for select to authenticated
  using ((select private.is_member()) and (select private.is_second_factor_shown()) and user_id = (select auth.uid()));

-- Not by those who are in the author's team or mentor it. Whom somebody read within a day is noted once.
create function private.read_confidences(p_reader_id uuid, p_limit integer, p_now timestamptz)
returns table (
  id uuid, user_id uuid, team_id uuid, text text, created_at timestamptz, settled_at timestamptz, person jsonb, team_name text
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with page as materialized (
    select c.* from public.confidences c
    where c.team_id is null or c.team_id <> all (array(select private.confided_teams()))
    order by c.settled_at desc nulls first, c.created_at desc
    limit least(greatest(coalesce(p_limit, 0), 0), 50)
  ), noted as (
    insert into public.data_reads (reader_id, user_id, what, read_at)
    select distinct p_reader_id, page.user_id, 'confidences', p_now from page
    where page.user_id <> p_reader_id and page.user_id <> all (array(
      select r.user_id from public.data_reads r
      where r.reader_id = p_reader_id and r.what = 'confidences' and r.read_at > p_now - interval '1 day'
    ))
  )
  select page.id, page.user_id, page.team_id, page.text, page.created_at, page.settled_at, author.person, t.name
  from page
  left join public.teams t on t.id = page.team_id
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = page.user_id
  ) author on true
  order by page.settled_at desc nulls first, page.created_at desc;
end;
$$;
comment on function private.read_confidences(uuid, integer, timestamptz) is 'What the caller, an organiser, may read: open words first, then the newest, at most fifty; it is noted whose they are.';

create function public.read_confidences(p_limit integer default 50)
returns table (
  id uuid, user_id uuid, team_id uuid, text text, created_at timestamptz, settled_at timestamptz, person jsonb, team_name text
)
language sql security definer set search_path = '' as $$
  select * from private.read_confidences(private.acting_organiser(), p_limit, private.current_time());
$$;
comment on function public.read_confidences(integer) is 'An organiser reads what is told in confidence, and it is noted whose words they read (42501 orga_only).';
grant execute on function public.read_confidences(integer) to authenticated;

create function private.confide(p_user_id uuid, p_id uuid, p_text text, p_now timestamptz)
returns public.confidences
language plpgsql security definer set search_path = '' as $$
declare
  author private.profiles := private.lock_person(p_user_id);
  team uuid := private.team_of(p_user_id, (private.current_season()).id);
  confidence public.confidences;
  reader uuid;
begin
  select * into confidence from public.confidences where id = p_id and user_id = p_user_id;
  if found then
    return confidence;
  end if;
  if (
    select count(*) from public.confidences c where c.user_id = p_user_id and c.created_at > p_now - interval '1 day'
  ) >= 10 then
    raise exception 'confided_enough' using errcode = 'GR075';
  end if;
  insert into public.confidences (id, user_id, team_id, text, created_at)
    values (p_id, p_user_id, team, btrim(p_text), p_now) returning * into confidence;
  for reader in
    select p.user_id from private.profiles p
    where p.role = 'ORGA' and not exists (
      select from public.team_members m where m.team_id = team and m.user_id = p.user_id and m.left_at is null
    ) and not exists (select from private.teams_looked_after(p.user_id) looked_after where looked_after = team)
  loop
    -- The words stay here: a mailbox is no confidant.
    perform private.notify(
      reader, 'confidence_received', p_user_id, null, '{}',
      jsonb_build_object('person', trim(author.first_name || ' ' || author.last_name), 'person_id', p_user_id), p_now
    );
  end loop;
  return confidence;
end;
$$;
comment on function private.confide(uuid, uuid, text, timestamptz) is 'A member tells organisers something that neither team nor mentor reads (GR075 confided_enough: ten a day).';

create function public.confide(p_id uuid, p_text text) returns public.confidences
language sql security definer set search_path = '' as $$
  select private.confide(private.acting_person(), p_id, p_text, private.current_time());
$$;
comment on function public.confide(uuid, text) is 'The caller tells organisers something in confidence; the id is the caller''s, so that a second press tells it once.';
grant execute on function public.confide(uuid, text) to authenticated;

create function public.settle_confidence(p_id uuid, p_is_settled boolean) returns public.confidences
language plpgsql security definer set search_path = '' as $$
declare
  reader uuid := private.acting_organiser();
  confidence public.confidences;
begin
  select * into confidence from public.confidences where id = p_id for update;
  if not found or confidence.team_id in (select private.confided_teams()) then
    raise exception 'confidence_not_found' using errcode = 'GR009';
  end if;
  if (confidence.settled_at is not null) = p_is_settled then
    return confidence;
  end if;
  update public.confidences set
      settled_at = case when p_is_settled then private.current_time() end,
      settled_by = case when p_is_settled then reader end
    where id = p_id returning * into confidence;
  return confidence;
end;
$$;
comment on function public.settle_confidence(uuid, boolean) is 'An organiser who may read it says that it is taken care of, or that it is not yet (42501 orga_only, GR009 confidence_not_found).';
grant execute on function public.settle_confidence(uuid, boolean) to authenticated;
