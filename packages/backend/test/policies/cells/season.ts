// Organisers change a season and its weeks, on the ground that was said before; nobody else reads or changes what they set.
import { cellsOf, prepared } from '../cell';
import { byOrga, byOrgaLogged, call, readByOrga } from './calls';
import { innerCells } from './inner';
import { ofOrga, proven } from './organisers';
import { allBut } from './row';

const season = '(select id from public.seasons)';
const given = (name: string) => `current_setting('test.${name}')`;
const rules = `'GROW, again', (select starts_on from public.seasons), (select team_closes_at from public.seasons), 3, 6`;
const logged = (entity: string, column: string, value: string) =>
  `select from public.audit_log where entity = '${entity}' and after ->> '${column}' = '${value}'`;

/** The season is in its fifth week, teams close in it, and its last milestone is due in five days. */
const inWeekFive = `
  update public.seasons set starts_on = (now() at time zone 'Europe/Berlin')::date - 31;
  update public.milestones set opens_at = now() - interval '1 day', due_at = now() + interval '5 days' where week = 11`;
const rulesOnGround = `${inWeekFive};
  select set_config('test.version', private.season_version(s), true), set_config('test.ground', private.season_ground(
    s, private.season_effects(s, s.starts_on, s.team_closes_at, 3, 6)
  ), true) from public.seasons s`;
/** Other words for the week, its milestone and a part of it. */
const weekOnGround = `${inWeekFive};
  select set_config('test.version', p ->> 'version', true), set_config('test.ground', p ->> 'ground', true),
    set_config('test.values', jsonb_set(
      jsonb_set(w || '{"task_en": "Other words"}', '{milestone,title_en}', '"Other words"'), '{milestone,parts,0,label_en}', '"Other words"'
    )::text, true)
  from public.seasons s
  cross join lateral private.week_settings(s.id, 11) w
  cross join lateral private.preview_week(s.id, 11, now() + interval '5 days', now()) p`;

const saveWeek = (what: string, check: string, trigger: string) =>
  prepared(
    byOrgaLogged(
      'save_week',
      `${season}, 11, ${given('values')}::jsonb, ${given('version')}, ${given('ground')}`,
      what,
      check,
      trigger,
    ),
    weekOnGround,
  );

const next = '55555555-0000-4000-8000-000000000001';
const prepare = `insert into public.seasons (id, label, starts_on, opened_at) values ('${next}', 'GROW 25/26', '2025-11-03', null)`;
const ofNext = (name: string, check: string) =>
  proven(
    name,
    `'${next}', current_setting('test.version')`,
    check,
    `${prepare};
      select set_config('test.version', private.season_version(s), true) from public.seasons s where s.id = '${next}'`,
  );
const provenCells = [
  ...ofNext('open_season', `select from public.seasons where id = '${next}' and opened_at is not null`),
  ...ofNext('delete_season', `select where not exists (select from public.seasons where id = '${next}')`),
];

const versionOfSeason =
  "select set_config('test.version', private.season_version(s), true) from public.seasons s";
const onVersion = `${season}, ${given('version')}`;
const demoRow = (removed = 'null') => `insert into private.demo_data (kind, id, removed_at)
  values ('partners', '55555555-0000-4000-8000-000000000002', ${removed})`;
const dangerCells = [
  ...readByOrga('preview_season_stop', season, 'ask what stopping it would do'),
  ...prepared(
    byOrga('stop_season', onVersion, 'stop it with an old login', 'select', 'GR126'),
    versionOfSeason,
  ),
  ...proven(
    'stop_season',
    onVersion,
    "select from public.audit_log where entity = 'seasons' and after ->> 'stopped_at' is not null",
    `${inWeekFive}; ${versionOfSeason}`,
    ['trigger seasons_audit'],
  ),
  ...prepared(
    byOrgaLogged(
      'restart_season',
      onVersion,
      'start a stopped one again',
      "select from public.audit_log where entity = 'seasons' and before ->> 'stopped_at' is not null and after ->> 'stopped_at' is null",
      'seasons_audit',
    ),
    `${inWeekFive}; update public.seasons set stopped_at = now() - interval '1 day'; ${versionOfSeason}`,
  ),
  ...prepared(
    byOrga('restart_season', onVersion, 'start it again after a week', 'select', 'GR027'),
    `${inWeekFive}; update public.seasons set stopped_at = now() - interval '7 days'; ${versionOfSeason}`,
  ),
  ...readByOrga('demo_overview', '', 'read how much of the demo is left'),
  ...byOrga('delete_demo_data', '', 'delete demo data with an old login', 'select', 'GR126'),
  ...proven(
    'delete_demo_data',
    '',
    "select from private.jobs where kind = 'delete_demo_data' and total = 1",
    demoRow(),
  ),
  ...prepared(
    ofOrga('demo_data', demoRow(), 'update private.demo_data set removed_at = now()'),
    demoRow('now()'),
  ),
];

export const seasonCells = [
  ...dangerCells,
  ...readByOrga('season_settings', '', 'read what is set of the season'),
  ...call(
    'preview_season',
    `${season}, '2024-11-04', now(), 2, 5`,
    'ask what other rules would do',
    null,
    'orga_only',
    { orga: 1, noProfile: 'orga_only' },
  ),
  ...readByOrga('preview_week', `${season}, 11, now()`, 'ask what another due time would do'),
  ...prepared(
    byOrgaLogged(
      'save_season',
      `${season}, ${rules}, ${given('version')}, ${given('ground')}`,
      'change the rules',
      logged('seasons', 'label', 'GROW, again'),
      'seasons_audit',
    ),
    rulesOnGround,
  ),
  ...prepared(
    byOrga('save_season', `${season}, ${rules}, '', ''`, 'change them on another ground', 'select', 'GR120'),
    inWeekFive,
  ),
  ...saveWeek('change a week', logged('season_weeks', 'task_en', 'Other words'), 'season_weeks_audit'),
  ...saveWeek('change what it asks for', logged('milestones', 'title_en', 'Other words'), 'milestones_audit'),
  ...saveWeek(
    'change a part of it',
    logged('milestone_parts', 'label_en', 'Other words'),
    'milestone_parts_audit',
  ),
  ...readByOrga('prepared_season', '', 'read what is set of the season that is prepared'),
  ...byOrga(
    'clone_season',
    "'GROW 25/26', date_trunc('week', now() + interval '1 year')::date",
    'prepare the next season',
    "select from public.seasons where label = 'GROW 25/26' and opened_at is null",
  ),
  ...byOrga('open_season', `'${next}', ''`, 'open the next season with an old login', 'select', 'GR126'),
  ...byOrga('delete_season', `'${next}', ''`, 'delete the next season with an old login', 'select', 'GR126'),
  ...provenCells,
  ...prepared(
    cellsOf('public.seasons', [
      {
        verb: 'select',
        name: 'read the season that is prepared',
        sql: 'select from public.seasons where opened_at is null',
        expect: [0, 0, 0, 0, 1, 0, 0],
        guards: {
          'policy seasons_read_by_visitors': ['anon'],
          'policy seasons_read_by_people': allBut('orga'),
          'rls public.seasons': ['anon', ...allBut('orga')],
        },
      },
    ]),
    prepare,
  ),
  ...innerCells({
    proven_organiser: '',
    clone_season: "'x', '2030-01-07', now()",
    open_season: `'${next}', '', now()`,
    delete_season: `'${next}', ''`,
    berlin_days_later: 'now(), 7',
    season_ends_at: 'null::public.seasons',
    season_version: 'null::public.seasons',
    week_settings: `${season}, 11`,
    is_milestone_in_use: 'null',
    season_settings: 'null::public.seasons, now()',
    season_effects: "null::public.seasons, '2024-11-04', now(), 2, 5",
    season_ground: "null::public.seasons, '{}'",
    locked_season: season,
    check_season_dates: "null::public.seasons, '2024-11-04', now(), now()",
    save_season: `${season}, ${rules}, '', '', now()`,
    week_effects: 'null::public.seasons, null::public.milestones, now(), now()',
    week_ground: "'', '{}'",
    preview_week: `${season}, 11, now(), now()`,
    check_week_dates: 'null::public.seasons, null::public.milestones, null::public.milestones, now()',
    check_parts: 'null::public.milestones, null',
    save_parts: 'null, null',
    save_week: `${season}, 11, '{}', '', '', now()`,
    restart_due: 'now()',
    stop_effects: 'null::public.seasons, now()',
    restart_effects: 'null::public.seasons, now()',
    preview_season_stop: `${season}, now()`,
    stop_season: `${season}, '', now()`,
    restart_season: `${season}, '', now()`,
    is_milestone_stopped: 'null',
    demo_ids: "'teams'",
    keepable_demo_kinds: '',
    kept_demo_data: `'{}'`,
    demo_obstacles: "null, '{}'",
    demo_overview: 'null',
    delete_demo_data: 'null, now()',
    erase_teams: "'{}'",
    erase_demo_people: "'{}', now()",
    job_chunk_delete_demo_data: 'null::private.jobs, now()',
  }),
];
