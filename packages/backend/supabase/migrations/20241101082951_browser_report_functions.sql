-- Browsers report, organisers read what came and switch it, the clock forgets.

-- Limits: 20 entries a call, 120 calls a minute in all, 500 kinds of errors and 2,000 histograms a day.
create function private.take_reports(p_reports jsonb, p_share numeric, p_chance numeric, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settings private.report_settings;
  today date := (p_now at time zone 'Europe/Berlin')::date;
  report jsonb;
  taken integer := 0;
begin
  select * into settings from private.report_settings where is_on;
  if not found then
    return 0;
  end if;
  -- Pages are stamped with a share of their own; what is more than wanted is left out here.
  if p_share is null or p_share <= 0 or p_share > 1 or p_chance * p_share >= settings.share then
    return 0;
  end if;
  if jsonb_typeof(p_reports) is distinct from 'array' or jsonb_array_length(p_reports) > 20 or octet_length(p_reports::text) > 16000 then
    return 0;
  end if;
  update private.report_settings s set
      minute = date_trunc('minute', p_now),
      calls = case when s.minute = date_trunc('minute', p_now) then s.calls + 1 else 1 end
    where s.is_on and (s.minute <> date_trunc('minute', p_now) or s.calls < 120);
  if not found then
    return 0;
  end if;
  for report in select e from jsonb_array_elements(p_reports) e where jsonb_typeof(e) = 'object' loop
    begin
      if report ->> 'kind' = 'vital' then
        taken := taken + private.take_vital(report, today);
      else
        taken := taken + private.take_error(report, today, p_now);
      end if;
    -- What has another shape than it may have is left out, and the rest is taken.
    exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or data_exception then
      null;
    end;
  end loop;
  return taken;
end;
$$;
comment on function private.take_reports(jsonb, numeric, numeric, timestamptz) is 'Adds what a browser reports to what is counted; 0 while reports are off, beyond 120 calls a minute, and for what has no shape. The chance is a number from 0 to 1.';

create function private.take_error(p_report jsonb, p_day date, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  given private.browser_reports;
begin
  given.app := p_report ->> 'app';
  given.kind := p_report ->> 'kind';
  given.release := coalesce(p_report ->> 'release', '');
  given.route := p_report ->> 'route';
  given.code := p_report ->> 'code';
  given.message := private.clean_report_text(coalesce(p_report ->> 'message', ''));
  -- Names of built files, and nothing else: five lines at most.
  given.stack := coalesce((
    select left(string_agg(line, e'\n' order by n), 400)
    from regexp_split_to_table(left(p_report ->> 'stack', 600), e'\n') with ordinality l (line, n)
    where n <= 5 and line ~ '^[A-Za-z0-9_.-]{1,60}\.m?[jt]sx?:\d{1,7}:\d{1,7}$'
  ), '');
  update private.browser_reports r set count = r.count + 1, last_at = greatest(r.last_at, p_now)
    where r.day = p_day and r.app = given.app and r.kind = given.kind and r.release = given.release and r.route = given.route
      and r.code = given.code and md5(r.message) = md5(given.message) and md5(r.stack) = md5(given.stack);
  if found then
    return 1;
  end if;
  if (select count(*) from private.browser_reports r where r.day = p_day) >= 500 then
    return 0;
  end if;
  insert into private.browser_reports (day, app, kind, release, route, code, message, stack, first_at, last_at)
    values (p_day, given.app, given.kind, given.release, given.route, given.code, given.message, given.stack, p_now, p_now);
  return 1;
end;
$$;
comment on function private.take_error(jsonb, date, timestamptz) is 'Counts an error with those that are alike on its day; 0 when the day has five hundred kinds already.';

create function private.take_vital(p_report jsonb, p_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  bounds numeric[] := private.vital_bounds(p_report ->> 'metric');
  value numeric := (p_report ->> 'value')::numeric;
  place integer;
begin
  if bounds is null or value is null or value < 0 or value > 600000 then
    return 0;
  end if;
  place := 1 + (select count(*) from unnest(bounds) b where b < value);
  update private.web_vitals v set counts[place] = v.counts[place] + 1
    where v.day = p_day and v.app = p_report ->> 'app' and v.route = p_report ->> 'route'
      and v.device = p_report ->> 'device' and v.metric = p_report ->> 'metric';
  if found then
    return 1;
  end if;
  if (select count(*) from private.web_vitals v where v.day = p_day) >= 2000 then
    return 0;
  end if;
  insert into private.web_vitals (day, app, route, device, metric, counts)
    select p_day, p_report ->> 'app', p_report ->> 'route', p_report ->> 'device', p_report ->> 'metric',
      array(select (n = place)::integer from generate_series(1, cardinality(bounds) + 1) n order by n);
  return 1;
end;
$$;
comment on function private.take_vital(jsonb, date) is 'Adds a measurement to the histogram of its day; 0 for what is none, and when the day has two thousand rows already.';

create function public.report_from_browser(p_reports jsonb, p_share numeric default 1) returns void
language sql security definer set search_path = '' as $$
  select private.take_reports(p_reports, p_share, random()::numeric, private.current_time());
$$;
comment on function public.report_from_browser(jsonb, numeric) is 'For every browser: adds errors and web vitals to what is counted, while organisers want that; says nothing of what became of them. The share is the one that the page was stamped with.';
grant execute on function public.report_from_browser(jsonb, numeric) to anon, authenticated;

create function public.report_switch() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.acting_organiser();
  return (
    select jsonb_build_object('is_on', s.is_on, 'share', s.share, 'changed_at', s.updated_at, 'days', 30)
    from private.report_settings s
  );
end;
$$;
comment on function public.report_switch() is 'For ORGA: whether reports of browsers are taken, of which share of visits, since when, and for how many days they are kept (42501 orga_only).';
grant execute on function public.report_switch() to authenticated;

create function public.set_report_switch(p_is_on boolean, p_share numeric, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.acting_orga(p_reason);
  update private.report_settings set is_on = p_is_on, share = p_share;
  return public.report_switch();
end;
$$;
comment on function public.set_report_switch(boolean, numeric, text) is 'An organiser switches reports of browsers on or off, or takes another share of visits (42501 orga_only, 22023 reason_needed, 23514).';
grant execute on function public.set_report_switch(boolean, numeric, text) to authenticated;

create function public.list_browser_reports(p_days integer)
returns table (
  app text, kind text, route text, code text, message text, stack text, releases text[], count bigint, first_at timestamptz,
  last_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  select r.app, r.kind, r.route, r.code, r.message, (array_agg(r.stack order by r.last_at desc))[1],
    (array_remove(array_agg(distinct r.release), ''))[1:5],
    sum(r.count), min(r.first_at), max(r.last_at)
  from private.browser_reports r
  where r.day > (private.current_time() at time zone 'Europe/Berlin')::date - least(greatest(p_days, 1), 30)
  group by r.app, r.kind, r.route, r.code, r.message
  order by sum(r.count) desc, max(r.last_at) desc
  limit 100;
end;
$$;
comment on function public.list_browser_reports(integer) is 'For ORGA: the hundred most frequent errors of browsers in the last days, thirty at most (42501 orga_only).';
grant execute on function public.list_browser_reports(integer) to authenticated;

create function public.list_web_vitals(p_days integer)
returns table (app text, route text, device text, metric text, bounds numeric[], counts bigint[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.acting_organiser();
  return query
  select v.app, v.route, v.device, v.metric, private.vital_bounds(v.metric), array_agg(v.n order by v.place)
  from (
    select w.app, w.route, w.device, w.metric, c.place, sum(c.n) as n
    from private.web_vitals w cross join unnest(w.counts) with ordinality c (n, place)
    where w.day > (private.current_time() at time zone 'Europe/Berlin')::date - least(greatest(p_days, 1), 30)
    group by w.app, w.route, w.device, w.metric, c.place
  ) v
  group by v.app, v.route, v.device, v.metric
  order by v.app, v.route, v.metric, v.device
  limit 800;
end;
$$;
comment on function public.list_web_vitals(integer) is 'For ORGA: how fast pages were in the last days, thirty at most, as histograms by route, device and metric (42501 orga_only).';
grant execute on function public.list_web_vitals(integer) to authenticated;

create function private.tidy_browser_reports(p_limit integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept_since date := (p_now at time zone 'Europe/Berlin')::date - 30;
  most integer := least(greatest(coalesce(p_limit, 0), 0), 5000);
  gone integer;
  also_gone integer;
begin
  delete from private.browser_reports where id = any (array(
    select r.id from private.browser_reports r where r.day < kept_since order by r.day limit most
  ));
  get diagnostics gone = row_count;
  delete from private.web_vitals w using (
    select v.day, v.app, v.route, v.device, v.metric from private.web_vitals v where v.day < kept_since order by v.day limit most - gone
  ) old
  where (w.day, w.app, w.route, w.device, w.metric) = (old.day, old.app, old.route, old.device, old.metric);
  get diagnostics also_gone = row_count;
  return gone + also_gone;
end;
$$;
comment on function private.tidy_browser_reports(integer, timestamptz) is 'Forgets the oldest of what browsers reported more than thirty days ago; how many rows.';

create function public.tidy_browser_reports(p_limit integer default 500) returns integer
language sql security definer set search_path = '' as $$
  select private.tidy_browser_reports(p_limit, private.current_time());
$$;
comment on function public.tidy_browser_reports(integer) is 'For the clock: forgets some of what browsers reported more than thirty days ago.';
grant execute on function public.tidy_browser_reports(integer) to service_role;
