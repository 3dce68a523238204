-- What organisers see of requests, what they take for the person, and who looked at what nobody but organisers may see.

create table public.data_reads (
  id bigint generated always as identity primary key,
  reader_id uuid references private.profiles (user_id) on delete set null,
  user_id uuid not null references private.profiles (user_id) on delete cascade,
  what text not null check (what in ('copy', 'confidences')),
  read_at timestamptz not null default private.current_time()
);
comment on table public.data_reads is 'Which organiser looked at what nobody but the person and organisers may see; only ever added to, and kept for two years.';
comment on column public.data_reads.reader_id is 'Who looked; null once their account is gone.';
comment on column public.data_reads.user_id is 'Whose it is.';
comment on column public.data_reads.what is 'copy: everything that is kept about the person.';
create index data_reads_reader_id_idx on public.data_reads (reader_id, read_at desc);
create index data_reads_user_id_idx on public.data_reads (user_id);
create index data_reads_read_at_idx on public.data_reads (read_at desc, id desc);

alter table public.data_reads enable row level security;
grant select on public.data_reads to authenticated;
grant select, insert, delete on public.data_reads to service_role;

-- Organisers see who of them looked at whom; the person has it in their copy.
create policy data_reads_read_by_orga on public.data_reads
  for select to authenticated using ((select private.is_orga()));

create function private.person_in_short(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar)
  from private.profiles p where p.user_id = p_user_id;
$$;
comment on function private.person_in_short(uuid) is 'Name and picture of somebody who is still here.';

create function public.list_data_requests(p_is_open boolean default true, p_before timestamptz default null, p_limit integer default 50)
returns table (
  id uuid, person jsonb, kind text, came_by text, text text, asked_at timestamptz, due_at timestamptz, state text, answer text,
  closed_at timestamptz, handled_by jsonb, leads text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 0), 0), 100);
begin
  perform private.acting_organiser();
  return query
  with page as (
    (
      select r.* from public.data_requests r
      where p_is_open and r.state = 'open' and (p_before is null or r.due_at > p_before) order by r.due_at, r.id limit most
    )
    union all
    (
      select r.* from public.data_requests r
      where not p_is_open and r.state <> 'open' and (p_before is null or r.closed_at < p_before)
      order by r.closed_at desc, r.id desc limit most
    )
  )
  select r.id, asking.person, r.kind, r.came_by, r.text, r.asked_at, r.due_at, r.state, r.answer, r.closed_at, handling.person,
    -- What stands in the way most often, said before anybody opens it.
    case when r.state = 'open' and r.kind = 'deletion' then (
      select min(t.name) from public.teams t where t.captain_id = r.user_id and t.member_count > 1
    ) end
  from page r
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.user_id
  ) asking on true
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.handled_by
  ) handling on true
  order by r.closed_at desc nulls first, r.due_at, r.id;
end;
$$;
comment on function public.list_data_requests(boolean, timestamptz, integer) is 'For ORGA: requests that are open, the next due first, or those that were closed, the latest first, behind a time; at most a hundred (42501 orga_only).';
grant execute on function public.list_data_requests(boolean, timestamptz, integer) to authenticated;

create function public.data_request_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'open', (select count(*) from public.data_requests r where r.state = 'open'),
    'overdue', (select count(*) from public.data_requests r where r.state = 'open' and r.due_at <= private.current_time()),
    'closed', (select count(*) from public.data_requests r where r.state <> 'open'),
    'late', (select count(*) from public.data_requests r where r.state <> 'open' and r.closed_at > r.due_at),
    'done', coalesce((
      select jsonb_object_agg(k.kind, jsonb_build_object('count', k.count, 'days', k.days)) from (
        select r.kind, count(*) as count, round(avg(extract(epoch from r.closed_at - r.asked_at) / 86400))::integer as days
        from public.data_requests r where r.state = 'done' group by r.kind
      ) k
    ), '{}')
  ) where private.acting_organiser() is not null;
$$;
comment on function public.data_request_figures() is 'For ORGA: how many requests are open, overdue and closed, how many were closed late, and in how many days each kind was done (42501 orga_only).';
grant execute on function public.data_request_figures() to authenticated;

create function public.removal_obstacles(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'codes', coalesce((select jsonb_agg(o.code) from private.deletion_obstacles(p_user_id) o), '[]'),
    'teams', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'slug', t.slug, 'others', (
          select jsonb_agg(private.person_in_short(m.user_id) order by m.joined_at, m.user_id) from public.team_members m
          where m.team_id = t.id and m.left_at is null and m.user_id <> p_user_id
        )
      ) order by t.name) from public.teams t where t.captain_id = p_user_id and t.member_count > 1
    ), '[]')
  ) where private.acting_organiser() is not null;
$$;
comment on function public.removal_obstacles(uuid) is 'For ORGA: why an account cannot be deleted now, as codes, and the teams whose captain it is with who else is in them (42501 orga_only).';
grant execute on function public.removal_obstacles(uuid) to authenticated;

-- What members confide, and what mentors note, is kept from an organiser who is in that team or mentors it. A copy holds both.
create function private.is_close_to(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_user_id = (select auth.uid()) or exists (
    select from private.confided_teams() own (team_id)
    where own.team_id in (
      select m.team_id from public.team_members m where m.user_id = p_user_id
      union all
      select a.team_id from public.mentor_assignments a where p_user_id in (a.mentor_id, a.stand_in_id)
      union all
      select c.team_id from public.confidences c where c.user_id = p_user_id
    )
  );
$$;
comment on function private.is_close_to(uuid) is 'Whether the caller is this person, or is in or mentors a team that the person was ever in, mentored, or confided something about.';

create function private.export_for_request(p_request_id uuid, p_reader_id uuid, p_now timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request public.data_requests;
begin
  select * into request from public.data_requests where id = p_request_id for no key update;
  if not found or request.user_id is null then
    raise exception 'data_request_not_found' using errcode = 'GR009';
  end if;
  if request.state <> 'open' or request.kind = 'correction' then
    raise exception 'data_request_closed' using errcode = 'GR018';
  end if;
  if private.is_close_to(request.user_id) then
    raise exception 'too_close' using errcode = 'GR157';
  end if;
  insert into public.data_reads (reader_id, user_id, what, read_at) values (p_reader_id, request.user_id, 'copy', p_now);
  return private.export_person(request.user_id, p_now);
end;
$$;
comment on function private.export_for_request(uuid, uuid, timestamptz) is 'Everything about whoever asked for it, and a note of who took it (GR009, GR018 data_request_closed, GR157 too_close: of the same team).';

create function public.export_for_request(p_request_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  select private.export_for_request(p_request_id, private.proven_organiser(), private.current_time());
$$;
comment on function public.export_for_request(uuid) is 'An organiser takes the copy that somebody asked for, or one before a deletion; it is noted who (42501 orga_only, GR009, GR018, GR126 fresh_login_needed, GR157 too_close).';
grant execute on function public.export_for_request(uuid) to authenticated;

create function public.list_data_reads(p_before bigint default null, p_limit integer default 30)
returns table (id bigint, reader jsonb, person jsonb, what text, read_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  select r.id, reading.person, looked_at.person, r.what, r.read_at
  from public.data_reads r
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.reader_id
  ) reading on true
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.user_id
  ) looked_at on true
  where p_before is null or (r.read_at, r.id) < (
    select b.read_at, b.id from public.data_reads b where b.id <= p_before order by b.id desc limit 1
  )
  order by r.read_at desc, r.id desc
  limit least(greatest(coalesce(p_limit, 0), 0), 100);
end;
$$;
comment on function public.list_data_reads(bigint, integer) is 'For ORGA: who looked at whom, newest first, or before an entry; at most a hundred (42501 orga_only).';
grant execute on function public.list_data_reads(bigint, integer) to authenticated;
