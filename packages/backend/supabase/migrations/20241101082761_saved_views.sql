-- Filters of the lists of people and teams under a name, for all organisers, each with how many it finds now.

create table private.saved_views (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('people', 'teams')),
  name text not null check (char_length(name) between 1 and 60) check (private.is_plain_name(name)),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 1000)
    check (to_char((filter ->> 'until')::date, 'YYYY-MM-DD') = filter ->> 'until')
    constraint saved_views_filter_is_known check (case list
      when 'people' then filter - array['query', 'role', 'state', 'city', 'until'] = '{}'
        and coalesce(filter ->> 'role', 'ORGA') in ('PARTICIPANT', 'MENTOR', 'ORGA')
        and coalesce(filter ->> 'state', 'in_team')
          in ('without_team', 'unconfirmed', 'without_profile', 'confirmed', 'with_profile', 'in_team')
      else filter - array['query', 'status', 'seats', 'state'] = '{}'
        and coalesce(filter ->> 'status', 'active') in ('forming', 'active', 'finalist', 'finished', 'withdrawn')
        and coalesce(filter ->> 'seats', 'full') in ('open', 'full')
        and coalesce(filter ->> 'state', 'declined') in ('in_contest', 'without_mentor', 'declined', 'too_small', 'too_large')
    end),
  patterns text[] generated always as (private.word_patterns(filter ->> 'query')) stored,
  created_by uuid references private.profiles (user_id) on delete set null,
  created_at timestamptz not null default private.current_time(),
  updated_at timestamptz not null default private.current_time()
);
comment on table private.saved_views is 'Filters of organisers'' lists under a name; written by functions only.';
comment on column private.saved_views.filter is 'People: query, role, state, city, until (a day); teams: query, status, seats, state. What is not chosen is absent.';
comment on column private.saved_views.patterns is 'The words of the filter as patterns, so that no count works them out for each row.';
create unique index saved_views_name_idx on private.saved_views (list, lower(name));
create index saved_views_created_by_idx on private.saved_views (created_by);
create trigger saved_views_touch before update on private.saved_views
  for each row execute function private.touch_updated_at();
-- All organisers see it: what one does to the view of another is logged. Its words may be somebody's name.
create trigger saved_views_audit after insert or update or delete on private.saved_views for each row
  execute function private.write_audit_log('content', 'owner created_by', 'named name', 'hidden filter', 'unlogged patterns');
alter table private.saved_views enable row level security;
grant select on private.saved_views to authenticated, service_role;

-- Organisers may read the views of all.
create policy saved_views_read_by_orga on private.saved_views
  for select to authenticated
  using ((select private.is_orga()));

-- All views in one look at the list.
create function private.view_counts(p_list text) returns table (id uuid, n bigint)
language sql stable security definer set search_path = '' as $$
  with people as materialized (
    select l.role, l.city, (l.created_at at time zone 'Europe/Berlin')::date as registered_on, l.words, l.is_without_team,
      l.is_unconfirmed, l.is_without_profile, l.is_confirmed, l.is_with_profile, l.is_in_team
    from private.listed_people l where p_list = 'people'
  ), teams as materialized (
    select t.status, t.member_count >= t.max_team as is_full, concat_ws(' ', t.name, t.slug, t.city, t.industry) as words,
      t.is_in_contest, t.is_without_mentor, t.is_declined, t.is_too_small, t.is_too_large
    from private.listed_teams t where p_list = 'teams'
  )
  select v.id, count(*)
  from private.saved_views v
  join people l on v.list = 'people' and (v.filter ->> 'role' is null or l.role = v.filter ->> 'role')
    and (v.filter ->> 'city' is null or l.city = v.filter ->> 'city')
    and (v.filter ->> 'until' is null or l.registered_on <= (v.filter ->> 'until')::date)
    and case v.filter ->> 'state'
      when 'without_team' then l.is_without_team
      when 'unconfirmed' then l.is_unconfirmed
      when 'without_profile' then l.is_without_profile
      when 'confirmed' then l.is_confirmed
      when 'with_profile' then l.is_with_profile
      when 'in_team' then l.is_in_team
      else v.filter ->> 'state' is null
    end
    and (v.patterns is null or l.words ilike all (v.patterns))
  group by v.id
  union all
  select v.id, count(*)
  from private.saved_views v
  join teams t on v.list = 'teams' and (v.filter ->> 'status' is null or t.status = v.filter ->> 'status')
    and (v.filter ->> 'seats' is null or (v.filter ->> 'seats' = 'full') = t.is_full)
    and case v.filter ->> 'state'
      when 'in_contest' then t.is_in_contest
      when 'without_mentor' then t.is_without_mentor
      when 'declined' then t.is_declined
      when 'too_small' then t.is_too_small
      when 'too_large' then t.is_too_large
      else v.filter ->> 'state' is null
    end
    and (v.patterns is null or t.words ilike all (v.patterns))
  group by v.id;
$$;
comment on function private.view_counts(text) is 'How many people or teams each view finds, as list_people and list_teams do; views that find none are absent.';

create function public.list_views(p_list text) returns table (id uuid, name text, filter jsonb, count bigint)
language sql stable security definer set search_path = '' as $$
  select v.id, v.name, v.filter, coalesce(c.n, 0)
  from private.saved_views v left join private.view_counts(p_list) c on c.id = v.id
  where private.acting_organiser() is not null and v.list = p_list
  order by v.created_at, v.id;
$$;
comment on function public.list_views(text) is 'For ORGA: the views of a list, with how many each finds (42501 orga_only).';
grant execute on function public.list_views(text) to authenticated;

create function private.save_view(p_id uuid, p_list text, p_name text, p_filter jsonb, p_user_id uuid, p_now timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or two would both be the last that has room.
  perform pg_advisory_xact_lock(hashtext('private.saved_views ' || p_list));
  update private.saved_views v set name = trim(p_name), filter = p_filter where v.id = p_id and v.list = p_list;
  if found then
    return p_id;
  end if;
  if (select count(*) from private.saved_views v where v.list = p_list) >= 20 then
    raise exception 'list_full' using errcode = 'GR072';
  end if;
  insert into private.saved_views (id, list, name, filter, created_by, created_at)
    values (p_id, p_list, trim(p_name), p_filter, p_user_id, p_now);
  return p_id;
end;
$$;
comment on function private.save_view(uuid, text, text, jsonb, uuid, timestamptz) is 'Keeps a filter under a name, or changes one; a list has twenty at most (GR072 list_full, 23505 for a name that another one has).';

create function public.save_view(p_id uuid, p_list text, p_name text, p_filter jsonb) returns uuid
language sql security definer set search_path = '' as $$
  select private.save_view(p_id, p_list, p_name, p_filter, private.acting_organiser(), private.current_time());
$$;
comment on function public.save_view(uuid, text, text, jsonb) is 'An organiser keeps a filter under a name, for all organisers (42501 orga_only, GR072 list_full, 23505).';
grant execute on function public.save_view(uuid, text, text, jsonb) to authenticated;

create function public.remove_view(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  delete from private.saved_views where id = p_id;
end;
$$;
comment on function public.remove_view(uuid) is 'An organiser removes a view (42501 orga_only).';
grant execute on function public.remove_view(uuid) to authenticated;
