// Long work of organisers: nobody but them sees or starts it, functions write it, and only the clock and workers advance it.
import { prepared } from '../cell';
import { ids, team } from '../world';
import { byOrga, byOrgaLogged, readByOrga } from './calls';
import { innerCells } from './inner';
import { ofOrga, proven, byServer } from './organisers';

const job = '66666666-0000-4000-8000-000000000001';
const view = '66666666-0000-4000-8000-000000000002';
const people = `'{"ids": ["${ids.other}"]}'`;
const teams = `'{"ids": ["${team.id}"]}'`;
const kept = (state: string) => `
  insert into private.jobs (id, kind, total, done, state, is_in_database, created_by, undo_until, finished_at)
    values ('${job}', 'people_role', 1, 0, '${state}', true, '${ids.orga}', now() + interval '1 day', now());
  insert into private.job_items (job_id, n, person_id, fate) values ('${job}', 1, '${ids.other}', 'already')`;
const keptView = `insert into private.saved_views (id, list, name, filter) values ('${view}', 'people', 'Kiel', '{"query": "kiel"}')`;
const inState = (state: string) => `select from private.jobs where id = '${job}' and state = '${state}'`;
const logged = (entity: string) =>
  `exists (select from public.audit_log where entity = '${entity}' and actor_id = '${ids.orga}')`;

const started = (kind: string) =>
  `select from private.jobs where kind = '${kind}' and total = 1 and created_by = '${ids.orga}'`;

export const jobCells = [
  ...prepared(
    [
      ...ofOrga(
        'jobs',
        "insert into private.jobs (kind, total, is_in_database) values ('people_role', 0, true)",
        'update private.jobs set done = 0',
      ),
      ...ofOrga(
        'job_items',
        `insert into private.job_items (job_id, n, person_id) values ('${job}', 1, '${ids.self}')`,
        "update private.job_items set fate = 'changed'",
      ),
    ],
    kept('done'),
  ),
  ...prepared(
    ofOrga(
      'saved_views',
      "insert into private.saved_views (list, name, filter) values ('people', 'Mine', '{}')",
      "update private.saved_views set name = 'Mine'",
    ),
    keptView,
  ),
  ...prepared(readByOrga('list_jobs', '', 'list jobs'), kept('done')),
  ...prepared(readByOrga('list_job_items', `'${job}'`, 'read who was left out'), kept('done')),
  ...prepared(
    byOrgaLogged(
      'stop_job',
      `'${job}'`,
      'stop a job',
      `${inState('stopped')} and ${logged('jobs')}`,
      'jobs_audit',
    ),
    kept('running'),
  ),
  ...prepared(byOrga('resume_job', `'${job}'`, 'let a job go on', inState('waiting')), kept('stopped')),
  ...prepared(
    byOrga('undo_job', `'${job}'`, 'take a job back', `select from private.jobs where undoes = '${job}'`),
    kept('done'),
  ),
  ...byServer('advance_jobs', ''),
  ...byServer('tidy_jobs', ''),
  ...byServer('claim_job', "'people_role'"),
  ...byServer('settle_job', `'${job}', '${job}', 1`),
  ...readByOrga('preview_people_role', `${people}, 'MENTOR'`, 'ask what a role would do to many'),
  ...readByOrga(
    'preview_teams_change',
    `${teams}, '{"listed": false}'`,
    'ask what a change would do to many teams',
  ),
  ...byOrga(
    'start_people_role',
    `${people}, 'MENTOR', 1, 'They judge now'`,
    'give many a role with an old login',
    'select',
    'GR126',
  ),
  ...byOrga(
    'start_teams_change',
    `${teams}, '{"listed": false}', 1, 'They asked'`,
    'change many teams with an old login',
    'select',
    'GR126',
  ),
  ...proven('start_people_role', `${people}, 'MENTOR', 1, 'They judge now'`, started('people_role')),
  ...proven('start_teams_change', `${teams}, '{"listed": false}', 1, 'They asked'`, started('teams_change')),
  ...readByOrga('preview_team_suggestions', people, 'ask to whom teams would be suggested'),
  ...byOrga(
    'start_team_suggestions',
    `${people}, 7`,
    'suggest teams to others than were counted',
    'select',
    'GR144',
  ),
  ...prepared(readByOrga('list_views', "'people'", 'list views'), keptView),
  ...byOrga(
    'save_view',
    `'${view}', 'teams', 'Finalists', '{"status": "finalist"}'`,
    'keep a view',
    `select from private.saved_views where id = '${view}' and created_by = '${ids.orga}'`,
  ),
  ...prepared(
    byOrgaLogged(
      'remove_view',
      `'${view}'`,
      'remove a view of another',
      `select where not exists (select from private.saved_views where id = '${view}') and ${logged('saved_views')}`,
      'saved_views_audit',
    ),
    keptView,
  ),
  ...innerCells({
    export_of_jobs: `'${ids.self}'`,
    export_of_job_items: `'${ids.self}'`,
    added_counts: "'{}', '{}'",
    start_job: `'people_role', '{}', 1, null, null, '${ids.orga}', now()`,
    act_for_job: 'null::private.jobs',
    advance_job: 'now()',
    tidy_jobs: '1, now()',
    claim_job: "'people_role', now()",
    settle_job: `'${job}', '${job}', 1, '{}', true, null, now()`,
    lock_job: `'${job}'`,
    stop_job: `'${job}', now()`,
    resume_job: `'${job}', now()`,
    undo_job: `'${job}', '${ids.orga}', now()`,
    selection_ids: people,
    selection_filter: `${people}, '{}'`,
    selected_people: people,
    people_preview: "'{}', '{}'",
    teams_preview: "'{}', '{}'",
    check_selected: '1, 1',
    people_role_fates: `'{}', '{}', '${ids.orga}', now()`,
    preview_people_role: `${people}, 'MENTOR', '${ids.orga}', now()`,
    start_people_role: `${people}, 'MENTOR', 1, 'Because', '${ids.orga}', now()`,
    job_chunk_people_role: 'null::private.jobs, now()',
    selected_teams: teams,
    check_teams_change: `'{"listed": false}'`,
    teams_change_fates: "'{}', '{}'",
    preview_teams_change: `${teams}, '{"listed": false}'`,
    start_teams_change: `${teams}, '{"listed": false}', 1, 'Because', '${ids.orga}', now()`,
    job_chunk_teams_change: 'null::private.jobs, now()',
    suggestion_fates: "'{}', now()",
    suggested_teams: `'${ids.self}'`,
    preview_team_suggestions: `${people}, now()`,
    start_team_suggestions: `${people}, 1, '${ids.orga}', now()`,
    job_chunk_team_suggestions: 'null::private.jobs, now()',
    view_counts: "'people'",
    save_view: `'${view}', 'people', 'Mine', '{}', '${ids.orga}', now()`,
  }),
];
