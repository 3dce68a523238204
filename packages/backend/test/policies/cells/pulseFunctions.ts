// What is done with check-ins, advice, action items, steps of the week and words in confidence.
import { cellsOf, prepared } from '../cell';
import { ids, record, team } from '../world';
import * as calls from './calls';
import { all, only } from './row';

const outside = ['other', 'noProfile'] as const;
const { id } = team;
const fresh = '99999999-0000-4000-8000-000000000001';
/** The fifth week of the season is today's. */
const inWeekFive = "update public.seasons set starts_on = (now() at time zone 'Europe/Berlin')::date - 31";

const call = (...args: Parameters<typeof calls.call>) => prepared(calls.call(...args), inWeekFive);
const byTeam = (...args: Parameters<typeof calls.byTeam>) => prepared(calls.byTeam(...args), inWeekFive);

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

const itemIs = (more: string) => `select from public.action_items where id = '${record.item}' and ${more}`;
const stepIs = (more: string) => `select from public.checklist_items where id = '${record.step}' and ${more}`;

export const pulseFunctionCells = [
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
];
