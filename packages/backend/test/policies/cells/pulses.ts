// Check-ins, advice, what a team means to do, its steps, and what is told in confidence: read by the team, its mentor and
// organisers where it is a record, by organisers alone where it is confided; written by functions that say who may.
import type { Action, Outcome } from '../Action';
import { cellsOf, prepared } from '../cell';
import { ids, record, team, type Persona } from '../world';
import { all, allBut, only, ungranted } from './row';

const outside = ['other', 'noProfile'] as const;
const { id } = team;
const fresh = '99999999-0000-4000-8000-000000000001';
/** The fifth week of the season is today's. */
const inWeekFive = "update public.seasons set starts_on = (now() at time zone 'Europe/Berlin')::date - 31";

/** What the team, its mentor and organisers read and nobody writes by hand. */
const recordCells = (table: string, insert: string, update: string) =>
  cellsOf(`public.${table}`, [
    {
      verb: 'select',
      name: "read those of Ada's team",
      sql: `select from public.${table}`,
      expect: only(`no grant: table ${table}`, 1, { other: 0, noProfile: 0 }),
      guards: { [`policy ${table}_read_by_team`]: outside, [`rls public.${table}`]: outside },
    },
    ...ungranted(table, {
      insert: `insert into public.${table} ${insert}`,
      update: `update public.${table} set ${update}`,
      delete: `delete from public.${table}`,
    }),
  ]);

function call(
  name: string,
  args: string,
  what: string,
  check: string | null,
  otherwise: Outcome,
  named: Partial<Record<Persona, Outcome>>,
) {
  const action: Action = {
    verb: 'call',
    name: what,
    sql: `select from public.${name}(${args})`,
    ...(check === null ? {} : { check }),
    expect: only(`no grant: function ${name}`, otherwise, { noProfile: 'not_signed_in', ...named }),
  };
  return prepared(cellsOf(`public.${name}`, [action]), inWeekFive);
}

/** The rows of a team's record by a function: who may read them says the policy. */
const listedBy = (name: string, table: string) =>
  cellsOf(`public.${name}`, [
    {
      verb: 'call',
      name: "read those of Ada's team by it",
      sql: `select from public.${name}('${id}')`,
      expect: only(`no grant: function ${name}`, 1, { other: 0, noProfile: 0 }),
      guards: { [`policy ${table}_read_by_team`]: ['other'], [`rls public.${table}`]: ['other'] },
    },
  ]);

/** What members of Ada's team do and nobody else. */
const byTeam = (name: string, args: string, what: string, check: string) =>
  call(name, args, what, check, 'GR014', { self: 1, demoted: 1 });

const itemIs = (more: string) => `select from public.action_items where id = '${record.item}' and ${more}`;
const stepIs = (more: string) => `select from public.checklist_items where id = '${record.step}' and ${more}`;

const inner: Record<string, string> = {
  week_at: `'${id}', now()`,
  lock_team_of: `'${ids.self}'`,
  mentor_of: `'${id}'`,
  report_stuck: 'null::public.teams, null::public.pulses, now()',
  answer_pulse: `'${ids.self}', 5, 'stuck', '', now()`,
  take_back_pulse: `'${ids.self}', 5, now()`,
  answer_still_in: `'${ids.self}', '${record.question}', 'yes', now()`,
  last_sign_of: `'${id}'`,
  ask_still_in: '1, now()',
  is_adviser_of: `'${ids.mentor}', '${id}'`,
  check_adviser: `'${ids.mentor}', '${id}'`,
  notify_team: `null::public.teams, '', '${ids.self}', '{}', '', now()`,
  give_advice: `'${ids.mentor}', '${fresh}', '${id}', 'x', now()`,
  take_back_advice: `'${ids.mentor}', '${record.advice}'`,
  source_of_action_item: `'${id}', 'advice', '${record.advice}'`,
  is_in_team: `'${ids.self}', '${id}'`,
  check_in_team: `'${ids.self}', '${id}'`,
  add_action_item: `'${ids.self}', '${fresh}', '${id}', 'x', null, 'team', null, null, now()`,
  lock_action_item: `'${ids.self}', '${record.item}'`,
  answer_action_item: `'${ids.self}', '${record.item}', 'done', '', now()`,
  assign_action_item: `'${ids.self}', '${record.item}', null, null`,
  remove_action_item: `'${ids.self}', '${record.item}'`,
  lock_checklist: `'${ids.self}', 5`,
  checklist_item: `'${id}', 5, '${record.step}'`,
  tick_checklist_item: `'${ids.self}', 5, '${record.step}', true, now()`,
  add_checklist_item: `'${ids.self}', 5, '${fresh}', 'x', null, null, null, now()`,
  change_checklist_item: `'${ids.self}', 5, '${record.step}', 'x', null, null`,
  order_checklist: `'${id}', 5, '${record.step}', 1`,
  move_checklist_item: `'${ids.self}', 5, '${record.step}', 1`,
  remove_checklist_item: `'${ids.self}', 5, '${record.step}'`,
  unassign_who_left: '',
  confide: `'${ids.self}', '${fresh}', 'x', now()`,
};

export const pulseCells = [
  ...recordCells(
    'pulses',
    `(team_id, week, user_id, state) values ('${id}', 6, '${ids.self}', 'stuck')`,
    "state = 'stuck'",
  ),
  ...recordCells('advice', `(team_id, text) values ('${id}', 'x')`, "text = 'x'"),
  ...recordCells(
    'action_items',
    `(team_id, text, source_kind) values ('${id}', 'x', 'team')`,
    "state = 'open'",
  ),
  ...recordCells(
    'checklist_items',
    `(team_id, week, text, position) values ('${id}', 5, 'x', 1)`,
    'done_at = now()',
  ),
  ...cellsOf('public.still_in_questions', [
    {
      verb: 'select',
      name: 'read what Ada is asked',
      sql: 'select from public.still_in_questions',
      expect: only('no grant: table still_in_questions', 0, { self: 1, mentor: 1, orga: 1 }),
      guards: {
        'policy still_in_questions_read_by_asked_or_advisers': allBut('self', 'mentor', 'orga'),
        'rls public.still_in_questions': allBut('self', 'mentor', 'orga'),
      },
    },
    ...ungranted('still_in_questions', {
      insert: `insert into public.still_in_questions (team_id, user_id, silent_since, asked_at)
        values ('${id}', '${ids.self}', now(), now())`,
      update: "update public.still_in_questions set answer = 'yes', answered_at = now()",
      delete: 'delete from public.still_in_questions',
    }),
  ]),
  ...cellsOf('public.season_steps', [
    {
      verb: 'select',
      name: 'read what a week takes',
      sql: "select from public.season_steps where week = 5 and key = 'film'",
      expect: only('no grant: table season_steps', 1, { noProfile: 0 }),
      guards: {
        'policy season_steps_read_by_members': ['noProfile'],
        'rls public.season_steps': ['noProfile'],
      },
    },
    ...ungranted('season_steps', {
      insert: `insert into public.season_steps (season_id, week, key, position, weekday, text_en, text_de)
        select id, 5, 'x', 9, 1, 'x', 'x' from public.seasons`,
      update: 'update public.season_steps set weekday = 1',
      delete: 'delete from public.season_steps',
    }),
  ]),
  ...cellsOf('public.confidences', [
    {
      verb: 'select',
      name: 'read what Ada told organisers',
      sql: 'select from public.confidences',
      expect: only('no grant: table confidences', 0, { self: 1, orga: 1 }),
      guards: {
        'policy confidences_read_by_author_or_orga': allBut('self', 'orga'),
        'rls public.confidences': allBut('self', 'orga'),
      },
    },
    ...ungranted('confidences', {
      insert: `insert into public.confidences (user_id, text) values ('${ids.self}', 'x')`,
      update: 'update public.confidences set settled_at = now()',
      delete: 'delete from public.confidences',
    }),
  ]),
  // An organiser who mentors the team is not who it was told to.
  ...prepared(
    cellsOf('public.confidences', [
      {
        verb: 'select',
        name: 'read it as whoever mentors the team',
        sql: 'select from public.confidences',
        expect: only('no grant: table confidences', 0, { self: 1 }),
        guards: {
          'policy confidences_read_by_author_or_orga': allBut('self'),
          'rls public.confidences': allBut('self'),
        },
      },
    ]),
    `update public.mentor_assignments set mentor_id = '${ids.orga}' where status = 'active'`,
  ),
  ...call(
    'answer_pulse',
    "5, 'on_track'",
    'say how the week goes',
    "select from public.pulses where week = 5 and state = 'on_track'",
    'GR014',
    { self: 1, demoted: 1 },
  ),
  ...call('answer_pulse', "4, 'on_track'", 'say how another week went', null, 'GR014', {
    self: 'GR070',
    demoted: 'GR070',
  }),
  ...call(
    'take_back_pulse',
    '5',
    'take back what one said',
    `select where not exists (select from public.pulses where user_id = '${ids.self}')`,
    'GR014',
    { self: 1, demoted: 0 },
  ),
  ...call(
    'read_pulses',
    `'${id}'`,
    "read the check-ins of Ada's team",
    `select from public.pulses where read_by = '${ids.mentor}'`,
    'mentor_only',
    { mentor: 1 },
  ),
  ...call(
    'answer_still_in',
    `'${record.question}', 'help'`,
    'answer what Ada is asked',
    "select from public.still_in_questions where answer = 'help'",
    'GR014',
    { self: 1, demoted: 'GR009' },
  ),
  ...cellsOf('public.ask_still_in', [
    {
      verb: 'call',
      name: 'ask members of silent teams',
      sql: 'select public.ask_still_in(1)',
      expect: all('no grant: function ask_still_in'),
    },
  ]),
  ...call(
    'give_advice',
    `'${fresh}', '${id}', 'Ask ten'`,
    "advise Ada's team",
    "select from public.advice where text = 'Ask ten'",
    'adviser_only',
    { mentor: 1, orga: 1 },
  ),
  ...call(
    'take_back_advice',
    `'${record.advice}'`,
    "take back the mentor's advice",
    `select where not exists (select from public.advice where id = '${record.advice}')`,
    0,
    { mentor: 1 },
  ),
  ...call(
    'add_action_item',
    `'${fresh}', '${id}', 'Do it'`,
    "set Ada's team something to do",
    "select from public.action_items where text = 'Do it'",
    'GR014',
    { self: 1, demoted: 1, other: 'adviser_only' },
  ),
  ...call(
    'add_action_item',
    `'${fresh}', '${id}', 'Do it', 6, 'advice', '${record.advice}'`,
    'make something to do of advice',
    `select from public.action_items where text = 'Do it' and from_user = '${ids.mentor}'`,
    1,
    { other: 'adviser_only' },
  ),
  ...byTeam(
    'answer_action_item',
    `'${record.item}', 'done'`,
    'say that it is done',
    itemIs("state = 'done'"),
  ),
  ...byTeam(
    'assign_action_item',
    `'${record.item}', '${ids.demoted}', 6`,
    'give it to a member',
    itemIs(`assigned_to = '${ids.demoted}' and due_week = 6`),
  ),
  ...call(
    'remove_action_item',
    `'${record.item}'`,
    'take away what Ada added',
    `select where not exists (select from public.action_items where id = '${record.item}')`,
    0,
    { self: 1 },
  ),
  ...listedBy('team_pulses', 'pulses'),
  ...listedBy('team_advice', 'advice'),
  ...listedBy('team_action_items', 'action_items'),
  ...cellsOf('public.team_checklist', [
    {
      verb: 'call',
      name: "read the steps of Ada's team",
      sql: `select from public.team_checklist('${id}', 5)`,
      expect: only('no grant: function team_checklist', 8, { other: 0, noProfile: 0 }),
      guards: { 'policy checklist_items_read_by_team': outside, 'rls public.checklist_items': outside },
    },
  ]),
  ...byTeam('tick_checklist_item', `5, '${record.step}', true`, 'tick a step', stepIs('done_at is not null')),
  ...byTeam(
    'add_checklist_item',
    `5, '${fresh}', 'Order soup'`,
    'add a step',
    "select from public.checklist_items where text = 'Order soup'",
  ),
  ...byTeam(
    'change_checklist_item',
    `5, '${record.step}', 'Better', '${ids.self}', null`,
    'reword a step',
    stepIs("text = 'Better'"),
  ),
  ...byTeam('move_checklist_item', `5, '${record.step}', 2`, 'move a step', stepIs('position = 2')),
  ...byTeam(
    'remove_checklist_item',
    `5, '${record.step}'`,
    'take away a step',
    `select where not exists (select from public.checklist_items where id = '${record.step}')`,
  ),
  ...prepared(
    cellsOf('public.leave_team', [
      {
        verb: 'call',
        name: 'what one had taken on is nobody’s',
        sql: `select public.leave_team('${id}')`,
        check: `select from public.action_items where id = '${record.item}' and assigned_to is null`,
        expect: only('no grant: function leave_team', 0, {
          self: 'GR013',
          noProfile: 'not_signed_in',
          demoted: 1,
        }),
        guards: { 'trigger team_members_unassign': ['demoted'] },
      },
    ]),
    `update public.action_items set assigned_to = '${ids.demoted}'`,
  ),
  ...call(
    'confide',
    `'${fresh}', 'A word'`,
    'tell organisers something',
    "select from public.confidences where text = 'A word'",
    1,
    {},
  ),
  ...call(
    'settle_confidence',
    `'${record.confidence}', true`,
    'say that it is taken care of',
    'select from public.confidences where settled_at is not null',
    'orga_only',
    { orga: 1, noProfile: 'orga_only' },
  ),
  ...cellsOf('private.step_id', [
    {
      verb: 'call',
      name: 'which it is',
      sql: `select where private.step_id('${id}', 5, 'film') is not null`,
      expect: only('no grant: schema private', 1, {}),
    },
  ]),
  ...cellsOf('private.confided_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.confided_teams()',
      expect: only('no grant: schema private', 0, { self: 1, mentor: 1, demoted: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...Object.entries(inner).flatMap(([name, args]) =>
    cellsOf(`private.${name}`, [
      {
        verb: 'call',
        name: 'call it',
        sql: `select private.${name}(${args})`,
        expect: only('no grant: schema private', `no grant: function ${name}`, {}),
      },
    ]),
  ),
];
