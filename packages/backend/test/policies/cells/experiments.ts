// Market tests, their history, goals and sums: read with the record of the team, written by functions of its members.
import type { Action, Outcome } from '../Action';
import { cellsOf, prepared } from '../cell';
import { experiment, ids, team, type Persona } from '../world';
import { innerCells } from './inner';
import { allBut, loggedIn, only, ungranted } from './row';

const { logged, draft, removed } = experiment;
const outsiders = ['other', 'noProfile'] as const;
const readers = { self: 1, demoted: 1, mentor: 1, orga: 1 };
const record = {
  'policy experiments_read_by_record': outsiders,
  'rls public.experiments': outsiders,
};

const experimentTableCells = cellsOf('public.experiments', [
  {
    verb: 'select',
    name: "read Ada's team's tests",
    sql: 'select from public.experiments',
    // The team reads its draft, too; nobody what was removed.
    expect: only('no grant: table experiments', 0, { self: 2, demoted: 2, mentor: 1, orga: 1 }),
    guards: { 'policy experiments_read_by_record': loggedIn, 'rls public.experiments': loggedIn },
  },
  ...ungranted('experiments', {
    insert: `insert into public.experiments (id, team_id, hypothesis, method, happened_on)
      values (gen_random_uuid(), '${team.id}', 'x', 'x', '2024-11-12')`,
    update: "update public.experiments set seen = 'x'",
    delete: 'delete from public.experiments',
  }),
]);

const changeCells = cellsOf('public.experiment_changes', [
  {
    verb: 'select',
    name: 'read what was there before',
    sql: 'select from public.experiment_changes',
    expect: only('no grant: table experiment_changes', 0, readers),
    guards: {
      ...record,
      'policy experiment_changes_read_with_experiment': outsiders,
      'rls public.experiment_changes': outsiders,
    },
  },
  ...ungranted('experiment_changes', {
    insert: `insert into public.experiment_changes (experiment_id, version, kind, changed_at)
      values ('${logged}', 1, 'edited', now())`,
    update: "update public.experiment_changes set before = '{}'",
    delete: 'delete from public.experiment_changes',
  }),
]);

const goalCells = cellsOf('public.team_goals', [
  {
    verb: 'select',
    name: "read Ada's team's goals",
    sql: 'select from public.team_goals',
    expect: only('no grant: table team_goals', 0, readers),
    guards: { 'policy team_goals_read_by_record': outsiders, 'rls public.team_goals': outsiders },
  },
  ...ungranted('team_goals', {
    insert: `insert into public.team_goals (team_id, metric, value, week) values ('${team.id}', 'interviews', 9, 5)`,
    update: 'update public.team_goals set value = 1',
    delete: 'delete from public.team_goals',
  }),
]);

const sumCells = cellsOf('public.traction_weeks', [
  {
    verb: 'select',
    name: "read what Ada's team's tests add up to",
    sql: 'select from public.traction_weeks',
    expect: only('no grant: table traction_weeks', 0, readers),
    guards: { 'policy traction_weeks_read_by_record': outsiders, 'rls public.traction_weeks': outsiders },
  },
  ...ungranted('traction_weeks', {
    insert: `insert into public.traction_weeks (team_id, week, experiments, interviews, test_users, pre_orders, revenue_cents)
      values ('${team.id}', 9, 1, 1, 1, 1, 1)`,
    update: 'update public.traction_weeks set interviews = 1000',
    delete: 'delete from public.traction_weeks',
  }),
]);

const schema = 'no grant: schema private';
const medians = "insert into private.kept_medians select id, '[]', now() from public.seasons";

const medianCells = prepared(
  cellsOf('private.kept_medians', [
    {
      verb: 'select',
      name: 'read the medians that are kept',
      sql: 'select from private.kept_medians',
      expect: only(schema, 1, { noProfile: 0 }),
      guards: {
        'policy kept_medians_read_by_members': ['noProfile'],
        'rls private.kept_medians': ['noProfile'],
      },
    },
    ...ungranted('kept_medians', {
      insert: medians,
      update: "update private.kept_medians set medians = '[1]'",
      delete: 'delete from private.kept_medians',
    }).map((action) => ({ ...action, expect: only(schema, 'no grant: table kept_medians', {}) })),
  ]),
  medians,
);

/** What members of a team do; nobody else has a team to do it in. */
function byMembers(
  name: string,
  args: string,
  what: string,
  check: string,
  guards: Record<string, readonly Persona[]> = {},
  outcome: Outcome = 1,
) {
  const action: Action = {
    verb: 'call',
    name: what,
    sql: `select from public.${name}(${args})`,
    check,
    expect: only(`no grant: function ${name}`, 'GR014', {
      self: outcome,
      demoted: outcome,
      noProfile: 'not_signed_in',
    }),
    guards,
  };
  return cellsOf(`public.${name}`, [action]);
}

const added = 'aaaaaaaa-0000-4000-8000-0000000000e9';
const writingCells = [
  ...byMembers(
    'save_experiment',
    `'${added}', 0, '{"hypothesis": "x", "method": "x", "happened_on": "2024-11-20", "adds_interviews": 3}'`,
    "log a test in Ada's team",
    'select from public.traction_weeks where week = 3 and interviews = 3',
    { 'trigger experiments_sum_traction': ['self', 'demoted'] },
  ),
  ...byMembers(
    'save_experiment',
    `'${logged}', 2, '{"seen": "Other words"}'`,
    "change a test of Ada's team",
    `select from public.experiment_changes where before ->> 'seen' = 'Four of six'`,
  ),
  ...byMembers(
    'remove_experiment',
    `'${logged}'`,
    "take a test out of Ada's team's log",
    `select from public.experiments where id = '${logged}' and removed_at is not null`,
  ),
  ...byMembers(
    'restore_experiment',
    `'${removed}'`,
    "bring a test back into Ada's team's log",
    `select from public.experiments where id = '${removed}' and removed_at is null`,
  ),
  ...byMembers(
    'set_team_goals',
    `'[{"metric": "interviews", "value": 30, "week": 5}]'`,
    "set the goals of Ada's team",
    "select from public.team_goals where metric = 'interviews' and value = 30",
  ),
];

const readingCells = [
  ...cellsOf('public.team_experiments', [
    {
      verb: 'call',
      name: "read Ada's team's log",
      sql: `select from public.team_experiments('${team.id}')`,
      expect: only('no grant: function team_experiments', 0, { self: 2, demoted: 2, mentor: 1, orga: 1 }),
      guards: {
        'policy experiments_read_by_record': allBut('noProfile'),
        'rls public.experiments': allBut('noProfile'),
      },
    },
  ]),
  ...cellsOf('public.team_traction', [
    {
      verb: 'call',
      name: "read Ada's team's sums",
      sql: `select from public.team_traction('${team.id}')`,
      expect: only('no grant: function team_traction', 0, readers),
      guards: { 'policy traction_weeks_read_by_record': ['other'], 'rls public.traction_weeks': ['other'] },
    },
  ]),
  ...cellsOf('public.season_medians', [
    {
      verb: 'call',
      name: 'read the medians of two teams, which are too few, and have it kept that there are none',
      sql: 'select m from public.seasons s cross join lateral public.season_medians(s.id) m',
      check: "select from private.kept_medians where medians = '[]'",
      expect: only('no grant: function season_medians', 1, { noProfile: 'not_signed_in' }),
    },
  ]),
];

const inner: Record<string, string> = {
  export_of_experiments: `'${ids.self}'`,
  week_of: `'${team.id}', '2024-11-12'`,
  sum_traction: `'${team.id}', 2`,
  sum_traction_of_experiment: '',
  check_experiment: 'null::public.experiments, now()',
  experiment_with: "null::public.experiments, '{}'",
  differences: 'null::public.experiments, null::public.experiments',
  lock_writing_team: `'${ids.self}'`,
  save_experiment: `'${ids.self}', '${draft}', 1, '{}', now()`,
  set_experiment_removed: `'${ids.self}', '${logged}', true, now()`,
  set_team_goals: `'${ids.self}', '[]', now()`,
  season_medians: `'${team.id}', now()`,
  recent_medians: `'${team.id}', now()`,
};

export const experimentCells = [
  ...experimentTableCells,
  ...changeCells,
  ...goalCells,
  ...sumCells,
  ...medianCells,
  ...writingCells,
  ...readingCells,
  ...innerCells(inner),
];
