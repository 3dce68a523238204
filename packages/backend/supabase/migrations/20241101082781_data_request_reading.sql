-- What organisers see of requests, what they take for the person, and who looked at what nobody but organisers may see.

create table public.data_reads (
  id bigint generated always as identity primary key,
  reader_id uuid references private.profiles (user_id) on delete set null,
  user_id uuid references private.profiles (user_id) on delete cascade,
  what text not null check (what in ('copy', 'confidences', 'person', 'people', 'people_file', 'consents')),
  columns text[] not null default '{}',
  filter jsonb not null default '{}',
  person_ids uuid[] not null default '{}',
  people_count integer not null default 1 check (people_count > 0),
  look_key text,
  read_at timestamptz not null default private.current_time(),
  check ((user_id is null) = (what in ('people', 'people_file', 'consents')))
);
comment on table public.data_reads is 'Which organiser looked at what nobody but the person and organisers may see; written by functions only, and kept for two years.';
comment on column public.data_reads.reader_id is 'Who looked; null once their account is gone.';
comment on column public.data_reads.user_id is 'Whose it is; null for a list or a file of many.';
comment on column public.data_reads.what is 'copy: everything that is kept about the person; person: their page; people: a list; people_file: a file of one; consents: who agreed.';
comment on column public.data_reads.columns is 'What was shown, by name and never by value.';
comment on column public.data_reads.filter is 'What a list was narrowed to, and whether words were searched for; which ones is not kept.';
comment on column public.data_reads.person_ids is 'Whom a list or a file showed and who is still here; whoever reads finds themselves in none.';
comment on column public.data_reads.people_count is 'How many people were shown.';
comment on column public.data_reads.look_key is 'Looks of one reader that are one: at the same within an hour, or pages of one file.';
comment on column public.data_reads.read_at is 'When it began.';
create index data_reads_reader_id_idx on public.data_reads (reader_id, read_at desc, id desc);
create index data_reads_user_id_idx on public.data_reads (user_id);
create index data_reads_person_ids_idx on public.data_reads using gin (person_ids);
create index data_reads_what_idx on public.data_reads (what, read_at desc, id desc);
create index data_reads_read_at_idx on public.data_reads (read_at desc, id desc);
create unique index data_reads_look_key_idx on public.data_reads (reader_id, look_key);

alter table public.data_reads enable row level security;
grant select on public.data_reads to authenticated;
grant select, insert, delete on public.data_reads to service_role;

-- Organisers see who of them looked at whom; the person has it in their copy.
create policy data_reads_read_by_orga on public.data_reads
  for select to authenticated using ((select private.is_orga()));

-- A page that is read again, or gone on with, within the hour adds to its row: a list that is open all day is not a row a minute.
create function private.note_people_read(
  p_reader_id uuid, p_what text, p_columns text[], p_filter jsonb, p_person_ids uuid[], p_file_id uuid, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[] := array_remove(p_person_ids, p_reader_id);
  person uuid := case when p_what = 'person' then others[1] end;
begin
  if coalesce(cardinality(others), 0) = 0 then
    return false;
  end if;
  insert into public.data_reads as noted (reader_id, user_id, what, columns, filter, person_ids, people_count, look_key, read_at)
    values (
      p_reader_id, person, p_what, p_columns, p_filter, case when person is null then others else '{}' end, cardinality(others),
      concat_ws(' ', p_what, p_filter, person, coalesce(p_file_id::text, floor(extract(epoch from p_now) / 3600)::text)), p_now
    )
  on conflict (reader_id, look_key) do update set
      person_ids = noted.person_ids || array(
        select added.id from unnest(excluded.person_ids) added (id) where added.id <> all (noted.person_ids)
      ),
      people_count = noted.people_count + (
        select count(*) from unnest(excluded.person_ids) added (id) where added.id <> all (noted.person_ids)
      )
    where not noted.person_ids @> excluded.person_ids;
  return true;
end;
$$;
comment on function private.note_people_read(uuid, text, text[], jsonb, uuid[], uuid, timestamptz) is 'Notes that somebody was shown columns of one person or of many, one row an hour for each filter, and one for all pages of a file; false where it was nobody or their own.';

-- Whoever goes is taken out of the lists that showed them; how many there were stays.
create function private.forget_data_reads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_reads r set person_ids = array_remove(r.person_ids, old.user_id) where r.person_ids @> array[old.user_id];
  return old;
end;
$$;
comment on function private.forget_data_reads() is 'Trigger: whoever goes stands in no list that somebody looked at.';
create trigger profiles_forget_data_reads before delete on private.profiles
  for each row execute function private.forget_data_reads();

create function private.export_of_data_reads(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'id', r.id, 'reader_id', r.reader_id, 'what', r.what, 'columns', r.columns, 'people_count', r.people_count, 'read_at', r.read_at
  ) order by r.read_at, r.id)
  from public.data_reads r where r.user_id = p_user_id or r.person_ids @> array[p_user_id];
$$;
comment on function private.export_of_data_reads(uuid) is 'For the export: who looked at the person, also in a list or a file, without who else stood there.';

create function private.person_in_short(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar)
  from private.profiles p where p.user_id = p_user_id;
$$;
comment on function private.person_in_short(uuid) is 'Name and picture of somebody who is still here.';

create function public.list_data_requests(p_is_open boolean default true, p_behind uuid default null, p_limit integer default 50)
returns table (
  id uuid, person jsonb, kind text, came_by text, text text, asked_at timestamptz, due_at timestamptz, state text, answer text,
  closed_at timestamptz, handled_by jsonb, leads text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 0), 0), 100);
  behind public.data_requests;
begin
  perform private.acting_organiser();
  select r.* into behind from public.data_requests r where r.id = p_behind;
  return query
  with page as (
    (
      select r.* from public.data_requests r
      where p_is_open and r.state = 'open' and (behind.id is null or (r.due_at, r.id) > (behind.due_at, behind.id))
      order by r.due_at, r.id limit most
    )
    union all
    (
      select r.* from public.data_requests r
      where not p_is_open and r.state <> 'open' and (behind.id is null or (r.closed_at, r.id) < (behind.closed_at, behind.id))
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
  order by r.closed_at desc nulls first, case when p_is_open then r.due_at end, case when p_is_open then r.id end, r.id desc;
end;
$$;
comment on function public.list_data_requests(boolean, uuid, integer) is 'For ORGA: requests that are open, the next due first, or those that were closed, the latest first, or those behind one of them; at most a hundred (42501 orga_only).';
grant execute on function public.list_data_requests(boolean, uuid, integer) to authenticated;

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

-- Planned with the values at hand. Whom a list showed is looked up by its own index, and not on the way through all reads.
create function public.list_data_reads(
  p_before bigint default null, p_limit integer default 30, p_reader_id uuid default null, p_what text default null,
  p_user_id uuid default null
)
returns table (
  id bigint, reader jsonb, person jsonb, what text, columns text[], filter jsonb, people_count integer, read_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 0), 0), 100);
  behind public.data_reads;
  named bigint[];
begin
  perform private.acting_organiser();
  -- The entry itself may be gone by now.
  if p_before is not null then
    select b.* into behind from public.data_reads b where b.id <= p_before order by b.id desc limit 1;
    if not found then
      return;
    end if;
  end if;
  if p_user_id is not null then
    named := array(
      select d.id from public.data_reads d where d.user_id = p_user_id
      union all
      select d.id from public.data_reads d where d.person_ids @> array[p_user_id]
    );
  end if;
  return query
  with page as materialized (
    select r.id, r.reader_id, r.user_id, r.what, r.columns, r.filter, r.people_count, r.read_at
    from public.data_reads r
    where (p_reader_id is null or r.reader_id = p_reader_id) and (p_what is null or r.what = p_what)
      and (named is null or r.id = any (named))
      and (p_before is null or (r.read_at, r.id) < (behind.read_at, behind.id))
    order by r.read_at desc, r.id desc
    limit most
  )
  select r.id, reading.person, looked_at.person, r.what, r.columns, r.filter, r.people_count, r.read_at
  from page r
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.reader_id
  ) reading on true
  left join lateral (
    select jsonb_build_object('user_id', p.user_id, 'first_name', p.first_name, 'last_name', p.last_name, 'avatar', p.avatar) as person
    from private.profiles p where p.user_id = r.user_id
  ) looked_at on true
  order by r.read_at desc, r.id desc;
end;
$$;
comment on function public.list_data_reads(bigint, integer, uuid, text, uuid) is 'For ORGA: who looked at whom, newest first, or before an entry; of one reader, one kind, or one person, in lists, too; at most a hundred (42501 orga_only).';
grant execute on function public.list_data_reads(bigint, integer, uuid, text, uuid) to authenticated;
