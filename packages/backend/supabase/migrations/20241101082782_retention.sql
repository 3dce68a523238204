-- What is kept for how long: looked at first, then removed in small pieces, and each run leaves a row that proves it.

create table public.retention_runs (
  id uuid primary key default gen_random_uuid(),
  rule text not null check (
    rule in ('unconfirmed_accounts', 'calendar_feeds', 'mails', 'data_requests', 'data_reads', 'audit_log')
  ),
  is_dry boolean not null,
  is_automatic boolean not null default false,
  kept_since timestamptz not null,
  found integer not null,
  removed integer not null default 0,
  started_by uuid references private.profiles (user_id) on delete set null,
  started_at timestamptz not null default private.current_time(),
  finished_at timestamptz,
  updated_at timestamptz not null default private.current_time(),
  check (not is_dry or removed = 0)
);
comment on table public.retention_runs is 'Proof of what was removed because it was kept long enough: by organisers one row a run, by the clock one a day.';
comment on column public.retention_runs.is_dry is 'Only counted: what a run would remove.';
comment on column public.retention_runs.kept_since is 'What is older than this goes.';
comment on column public.retention_runs.found is 'How many rows were older when the run began; by the clock the same as removed.';
comment on column public.retention_runs.started_by is 'Who began it; null for the clock, and once their account is gone.';
create index retention_runs_started_by_idx on public.retention_runs (started_by);
create index retention_runs_rule_idx on public.retention_runs (rule, started_at desc);
create trigger retention_runs_touch before update on public.retention_runs
  for each row execute function private.touch_updated_at();

alter table public.retention_runs enable row level security;
grant select on public.retention_runs to authenticated;
grant select, insert, update, delete on public.retention_runs to service_role;

-- What was removed is no secret among organisers.
create policy retention_runs_read_by_orga on public.retention_runs
  for select to authenticated using ((select private.is_orga()));

-- An infinite time would be none in JSON: before the first season nothing is old enough.
create function private.retention_rules(p_now timestamptz)
returns table (place integer, rule text, days integer, is_automatic boolean, kept_since timestamptz)
language sql stable security definer set search_path = '' as $$
  with log as materialized (
    select greatest(private.audit_kept_since(p_now), timestamptz '2000-01-01') as kept_since
  )
  select r.place, r.rule, r.days, r.is_automatic,
    case when r.days is null then (select l.kept_since from log l) else p_now - make_interval(days => r.days) end
  from (values
    (1, 'unconfirmed_accounts', 30, false), (2, 'calendar_feeds', 30, false), (3, 'mails', 30, true),
    (4, 'data_requests', 730, false), (5, 'data_reads', 730, false), (6, 'audit_log', null, true)
  ) r (place, rule, days, is_automatic);
$$;
comment on function private.retention_rules(timestamptz) is 'What is kept for how many days, whether the clock removes it by itself, and what is older than this goes; the log is kept until a year after its season.';

-- Whoever never confirmed an address never logged in either. Who was invited is waited for.
create function private.unconfirmed_accounts(p_kept_since timestamptz) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u
  where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null and u.invited_at is null
    and greatest(u.created_at, u.confirmation_sent_at) < p_kept_since
    and not exists (select from public.team_members m where m.user_id = u.id)
  order by u.created_at, u.id;
$$;
comment on function private.unconfirmed_accounts(timestamptz) is 'Accounts whose address nobody confirmed since a time, the oldest first.';

create function private.count_expired(p_rule text, p_kept_since timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select case p_rule
    when 'unconfirmed_accounts' then (select count(*) from private.unconfirmed_accounts(p_kept_since))
    when 'calendar_feeds' then (select count(*) from public.feed_tokens f where f.revoked_at < p_kept_since)
    when 'mails' then (select count(*) from private.outbox o where o.state <> 'waiting' and o.updated_at < p_kept_since)
    when 'data_requests' then (
      select count(*) from public.data_requests r where r.state <> 'open' and r.closed_at < p_kept_since
    )
    when 'data_reads' then (select count(*) from public.data_reads r where r.read_at < p_kept_since)
    when 'audit_log' then (select count(*) from public.audit_log l where l.created_at < p_kept_since)
  end::integer;
$$;
comment on function private.count_expired(text, timestamptz) is 'How many rows of a rule are older than a time.';

create function private.remove_expired(p_rule text, p_kept_since timestamptz, p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer := 0;
  accounts uuid[];
begin
  case p_rule
    when 'unconfirmed_accounts' then
      accounts := array(select u from private.unconfirmed_accounts(p_kept_since) u limit p_limit);
      delete from auth.users where id = any (accounts);
      get diagnostics gone = row_count;
      delete from auth.flow_state where user_id = any (accounts);
    when 'calendar_feeds' then
      delete from public.feed_tokens where id = any (array(
        select f.id from public.feed_tokens f where f.revoked_at < p_kept_since order by f.revoked_at limit p_limit
      ));
      get diagnostics gone = row_count;
    when 'mails' then
      delete from private.outbox where id = any (array(
        select o.id from private.outbox o where o.state <> 'waiting' and o.updated_at < p_kept_since order by o.updated_at limit p_limit
      ));
      get diagnostics gone = row_count;
    when 'data_requests' then
      delete from public.data_requests where id = any (array(
        select r.id from public.data_requests r where r.state <> 'open' and r.closed_at < p_kept_since order by r.closed_at limit p_limit
      ));
      get diagnostics gone = row_count;
    when 'data_reads' then
      delete from public.data_reads where id = any (array(
        select r.id from public.data_reads r where r.read_at < p_kept_since order by r.read_at limit p_limit
      ));
      get diagnostics gone = row_count;
    when 'audit_log' then gone := private.tidy_audit_log(p_limit, p_now);
  end case;
  return gone;
end;
$$;
comment on function private.remove_expired(text, timestamptz, integer, timestamptz) is 'Removes the oldest rows of a rule that are older than a time; how many.';

create function private.note_retention(p_rule text, p_kept_since timestamptz, p_removed integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_removed = 0 then
    return;
  end if;
  update public.retention_runs r set
      found = r.found + p_removed, removed = r.removed + p_removed, finished_at = p_now, kept_since = p_kept_since
    where r.id = (
      select d.id from public.retention_runs d
      where d.rule = p_rule and d.is_automatic
        and d.started_at >= date_trunc('day', p_now at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'
      order by d.started_at desc limit 1
    );
  if not found then
    insert into public.retention_runs (rule, is_dry, is_automatic, kept_since, found, removed, started_at, finished_at)
      values (p_rule, false, true, p_kept_since, p_removed, p_removed, p_now, p_now);
  end if;
end;
$$;
comment on function private.note_retention(text, timestamptz, integer, timestamptz) is 'Notes what the clock removed, one row a rule and a day; nothing where nothing was.';

create function private.look_at_retention(p_rule text, p_user_id uuid, p_now timestamptz) returns public.retention_runs
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  run public.retention_runs;
begin
  select r.* into given from private.retention_rules(p_now) r where r.rule = p_rule;
  if not found then
    raise exception 'rule_unknown' using errcode = '22023';
  end if;
  insert into public.retention_runs (rule, is_dry, kept_since, found, started_by, started_at, finished_at)
    values (p_rule, true, given.kept_since, private.count_expired(p_rule, given.kept_since), p_user_id, p_now, p_now) returning * into run;
  return run;
end;
$$;
comment on function private.look_at_retention(text, uuid, timestamptz) is 'Counts what a run would remove, and notes that somebody looked (22023 rule_unknown).';

create function public.look_at_retention(p_rule text) returns public.retention_runs
language sql security definer set search_path = '' as $$
  select private.look_at_retention(p_rule, private.acting_organiser(), private.current_time());
$$;
comment on function public.look_at_retention(text) is 'An organiser looks what a run would remove, and nothing goes (42501 orga_only, 22023 rule_unknown).';
grant execute on function public.look_at_retention(text) to authenticated;

create function private.run_retention(p_id uuid, p_look_id uuid, p_user_id uuid, p_limit integer, p_now timestamptz)
returns public.retention_runs
language plpgsql security definer set search_path = '' as $$
declare
  look public.retention_runs;
  run public.retention_runs;
  gone integer;
begin
  select * into look from public.retention_runs where id = p_look_id and is_dry;
  if not found then
    raise exception 'look_not_found' using errcode = 'GR009';
  end if;
  -- What somebody read a day ago is not what would go now.
  if look.started_at < p_now - interval '1 hour' then
    raise exception 'look_too_old' using errcode = 'GR158';
  end if;
  -- Two runs of one rule take turns.
  perform pg_advisory_xact_lock(hashtext('private.run_retention ' || look.rule));
  select * into run from public.retention_runs where id = p_id for update;
  if not found then
    insert into public.retention_runs (id, rule, is_dry, kept_since, found, started_by, started_at)
      values (p_id, look.rule, false, look.kept_since, look.found, p_user_id, p_now) returning * into run;
  elsif run.finished_at is not null or run.rule <> look.rule then
    return run;
  end if;
  gone := private.remove_expired(run.rule, run.kept_since, p_limit, p_now);
  update public.retention_runs set
      removed = removed + gone, finished_at = case when gone < p_limit then p_now end
    where id = p_id returning * into run;
  return run;
end;
$$;
comment on function private.run_retention(uuid, uuid, uuid, integer, timestamptz) is 'Removes one piece of what a look found, under one row that adds up; called until it is finished (GR009 look_not_found, GR158 look_too_old: an hour).';

create function public.run_retention(p_id uuid, p_look_id uuid) returns public.retention_runs
language sql security definer set search_path = '' as $$
  select private.run_retention(p_id, p_look_id, private.proven_organiser(), 500, private.current_time());
$$;
comment on function public.run_retention(uuid, uuid) is 'An organiser removes what they looked at, up to 500 rows a call; the id is the caller''s (42501 orga_only, GR009, GR126 fresh_login_needed, GR158 look_too_old).';
grant execute on function public.run_retention(uuid, uuid) to authenticated;

create function public.list_retention()
returns table (rule text, days integer, is_automatic boolean, last_run jsonb, last_look jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  select g.rule, g.days, g.is_automatic,
    (
      select to_jsonb(r) || jsonb_build_object('by', private.person_in_short(r.started_by)) from public.retention_runs r
      where r.rule = g.rule and not r.is_dry order by r.started_at desc limit 1
    ),
    (
      select to_jsonb(r) || jsonb_build_object('by', private.person_in_short(r.started_by)) from public.retention_runs r
      where r.rule = g.rule and r.is_dry order by r.started_at desc limit 1
    )
  from private.retention_rules(private.current_time()) g
  order by g.place;
end;
$$;
comment on function public.list_retention() is 'For ORGA: what is kept for how long, and the last run and the last look of each (42501 orga_only).';
grant execute on function public.list_retention() to authenticated;
