-- What browsers report by themselves: errors, and how fast pages are. Nothing of it is about a person: no id, no address, no
-- text of theirs, and what comes in is added to a count instead of becoming a row. Off until an organiser switches it on.

create table private.report_settings (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  is_on boolean not null default false,
  share numeric not null default 0.1 check (share > 0 and share <= 1),
  minute timestamptz not null default '-infinity',
  calls integer not null default 0,
  updated_at timestamptz not null default private.current_time()
);
comment on table private.report_settings is 'One row: whether reports of browsers are taken, and of which share of visits.';
comment on column private.report_settings.share is 'Of visits, at most; what is stamped into the pages may be less.';
comment on column private.report_settings.minute is 'The minute whose calls are counted.';
comment on column private.report_settings.calls is 'How many calls were taken in that minute.';
create trigger report_settings_touch before update of is_on, share on private.report_settings
  for each row execute function private.touch_updated_at();
create trigger report_settings_audit after insert or update or delete on private.report_settings for each row
  execute function private.write_audit_log('content', 'unlogged is_only minute calls');
alter table private.report_settings enable row level security;
grant select on private.report_settings to authenticated, service_role;
insert into private.report_settings (id) values ('5e771465-0000-4000-8000-000000000001');

-- Organisers may read how it is set.
create policy report_settings_read_by_orga on private.report_settings
  for select to authenticated using ((select private.is_orga()));

create table private.browser_reports (
  id bigint generated always as identity primary key,
  day date not null,
  app text not null check (app in ('connect', 'site')),
  kind text not null check (kind in ('error', 'rejection', 'render', 'chunk', 'failure')),
  release text not null check (release ~ '^[A-Za-z0-9_.+-]{0,40}$'),
  route text not null check (route ~ '^/([a-z_-]{1,24}|:[a-z_]{1,16}|\*)?(/([a-z_-]{1,24}|:[a-z_]{1,16}|\*))*$' and length(route) <= 80),
  code text not null check (code ~ '^[A-Za-z_]{1,40}$'),
  message text not null check (length(message) <= 200),
  stack text not null check (length(stack) <= 400),
  count integer not null default 1 check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
comment on table private.browser_reports is 'Errors of browsers, one row for those that are alike on one day; about nobody, kept for thirty days.';
comment on column private.browser_reports.release is 'The release of the app that failed.';
comment on column private.browser_reports.route is 'The pattern of the route, never an address.';
comment on column private.browser_reports.message is 'Made of known words alone: private.clean_report_text.';
comment on column private.browser_reports.stack is 'Files of ours with line and column, the innermost first.';
create unique index browser_reports_alike_idx
  on private.browser_reports (day, app, kind, release, route, code, md5(message), md5(stack));
alter table private.browser_reports enable row level security;
grant select on private.browser_reports to authenticated, service_role;

-- Organisers may read what failed.
create policy browser_reports_read_by_orga on private.browser_reports
  for select to authenticated using ((select private.is_orga()));

create table private.web_vitals (
  day date not null,
  app text not null check (app in ('connect', 'site')),
  route text not null check (route ~ '^/([a-z_-]{1,24}|:[a-z_]{1,16}|\*)?(/([a-z_-]{1,24}|:[a-z_]{1,16}|\*))*$' and length(route) <= 80),
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  counts integer[] not null,
  primary key (day, app, route, device, metric)
);
comment on table private.web_vitals is 'How fast pages were, as a histogram a day; about nobody, kept for thirty days.';
comment on column private.web_vitals.counts is 'How many visits fell below each of private.vital_bounds; the last is everything above.';
alter table private.web_vitals enable row level security;
grant select on private.web_vitals to authenticated, service_role;

-- Organisers may read how fast pages were.
create policy web_vitals_read_by_orga on private.web_vitals
  for select to authenticated using ((select private.is_orga()));

create function private.vital_bounds(p_metric text) returns numeric[]
language sql immutable set search_path = '' as $$
  select case p_metric
    when 'LCP' then array[500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12000]
    when 'INP' then array[50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000]
    when 'TTFB' then array[100, 200, 400, 600, 800, 1000, 1400, 1800, 2500, 4000]
    when 'CLS' then array[0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1]
  end::numeric[];
$$;
comment on function private.vital_bounds(text) is 'The upper bounds of a metric''s histogram, in milliseconds, for CLS without a unit; the known limits are among them.';

create function private.report_words() returns text[]
language sql immutable set search_path = '' as $$
  select regexp_split_to_array(trim(both e' \n' from '
    a abort aborted access accessor addeventlistener after already an and any api append appendchild argument arguments
    array as assets assign assignment async at auth available await be because been before big bigint blob block blocked
    body boolean bound boundary break browser buffer but by call callable called calling can cannot cant caught change
    changed character child children chunk class clear client clone closed code column component connect connection
    connectionpool const constant constructor content context convert cookie could create created cross css current data
    database date deadline declaration decode default define defined delete deleted denied depth destructure did different
    dispatch document does dom domexception due duplicate during dynamically each element empty encountered end ended
    error errors evaluated evaluating event exceeded exist existing exists expected expression extension failed failure
    fetch field file filename find finished first for found frame from fulfilled function functions getter given got
    granted had handle handler has have header headers hook hooks hydrate hydrating if iframe ignored illegal image
    implement import imported in incorrect index indexeddb indexof infinite initialization initialized innerhtml input
    insert insertbefore inside instance instanceof instantiate instead integer interface internal into invalid invocation
    invoke is it iterable iterate iterator its json key keys large last length let limit list literal load loaded loading
    local localstorage lock long many map match maximum media memory message method mime minified missing mode module more
    must mutation name navigation navigator negative network new next no node non not null number object objects observer
    of offline offset on one only open operation optional options or origin out outside overflow package parameter parent
    parse parsed part pattern pending permission play pointer policy position postgrest precision preload prevented
    private profile promise properties property protocol prototype provided proxy public query quota range read reading
    readonly received recursion redefined reduce reference referenced refused register regular reject rejected rejection
    remove removechild removed render rendered rendering replace request requested required requires resize resizeobserver
    resolve resource response rest result return returned returning root row rows rpc rule same script secure security
    service serviceworker session sessionstorage set setter setting shape should signal size socket source specified stack
    starting state status storage store stream strict string stylesheet subscription such supabase supported symbol syntax
    system table target than that the there this time timed timeout timeouterror to token too transaction transition tree
    try type typeerror typeof types unable undefined undelivered unexpected unhandled unique unknown unmounted unsupported
    update updated url use used user v1 valid value values variable view waiting was weakmap were when while window with
    within without worker write writing wrong you your zero
  '), '\s+');
$$;
comment on function private.report_words() is 'Words of browsers and libraries, of which a kept message is made; the same as reportWords of @grow/core/report.';

-- A browser has cleaned it already and may not be trusted. A word that is not known may be a name.
create function private.clean_report_text(p_text text) returns text
language sql immutable set search_path = '' as $$
  with words as materialized (select private.report_words() as known), pieces as (
    select piece.n, regexp_replace(piece.text, '^[([{<"]+|[])"}>.,:;!?]+$', '', 'g') as middle, piece.text
    from regexp_split_to_table(
      regexp_replace(left(p_text, 1000), '"[^"]*"|`[^`]*`|(^|[^[:alnum:]])''[^'']*''|[„“][^“”]*[“”]|[‘‚][^’‘]*[’‘]|«[^»]*»', ' … ', 'g'), '\s+'
    ) with ordinality piece (text, n)
    where piece.text <> ''
  ), cleaned as (
    select p.n, case
        when exists (
          select from unnest(regexp_split_to_array(p.middle, '[./-]')) part, words w
          where part not in ('', '…') and lower(part) <> all (w.known)
        ) then replace(p.text, p.middle, '…')
        else p.text
      end as text
    from pieces p
  )
  select coalesce(left(string_agg(c.text, ' ' order by c.n), 200), '')
  from (select c.n, c.text, lag(c.text) over (order by c.n) as before from cleaned c) c
  where c.text <> '…' or c.before is distinct from '…';
$$;
comment on function private.clean_report_text(text) is 'A message without quotes and without any word that is not known: nothing that a person typed or is called.';
