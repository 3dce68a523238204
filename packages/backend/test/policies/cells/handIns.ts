// What teams hand in: read by the team, its mentor and organisers, written by functions alone.
import type { Action } from '../Action';
import { cellsOf, prepared, serviceCell, type Cell } from '../cell';
import { handIn, ids, team, type Persona } from '../world';
import { only, ungranted } from './row';

/** Members who read nothing of Ada's team. */
const strangers: readonly Persona[] = ['other', 'noProfile'];

/** What everyone reads of a table, for whom the record of Ada's team is open. */
const readRecord = (table: string, rows: number, named: Parameters<typeof only>[2] = {}): Action => ({
  verb: 'select',
  name: 'read all',
  sql: `select from public.${table}`,
  expect: only(`no grant: table ${table}`, rows, { other: 0, noProfile: 0, ...named }),
  guards: { [`policy ${table}_read_with_record`]: strangers, [`rls public.${table}`]: strangers },
});

/** What was handed in stays, whoever asks. */
const frozen = (verb: 'update' | 'delete', sql: string): Cell => ({
  relation: 'public.hand_in_versions',
  verb,
  name: 'change what was handed in as the owner of the table',
  who: 'owner',
  role: 'postgres',
  persona: null,
  prepare: null,
  claims: {},
  sql,
  check: null,
  expected: 'version_is_frozen',
  guards: ['trigger hand_in_versions_keep'],
});

const milestone = '(select id from public.milestones where week = 1)';
const topic = `team:${team.id}`;

/** Who hears and speaks on the private channel of Ada's team: its members, whoever mentors them. */
const channel = prepared(
  cellsOf('realtime.messages', [
    {
      verb: 'select',
      name: "hear who writes in Ada's team",
      sql: 'select from realtime.messages',
      expect: only(0, 0, { self: 1, demoted: 1 }),
      guards: { 'policy team_channels_heard_by_members': ['other', 'mentor', 'orga', 'noProfile'] },
    },
    {
      verb: 'insert',
      name: "say that one writes in Ada's team",
      sql: `insert into realtime.messages (topic, extension) values ('${topic}', 'presence')`,
      expect: only('policy: messages', 'policy: messages', { self: 1, demoted: 1 }),
      guards: { 'policy team_channels_spoken_by_members': ['other', 'mentor', 'orga', 'noProfile'] },
    },
    {
      verb: 'insert',
      name: "say something else in Ada's team",
      sql: `insert into realtime.messages (topic, extension) values ('${topic}', 'broadcast')`,
      expect: only('policy: messages', 'policy: messages', {}),
      guards: {
        'policy team_channels_spoken_by_members': ['self', 'other', 'mentor', 'orga', 'noProfile', 'demoted'],
      },
    },
  ]),
  `select set_config('realtime.topic', '${topic}', true);
    insert into realtime.messages (topic, extension) values ('${topic}', 'presence')`,
);

export const handInCells = [
  ...cellsOf('public.hand_ins', [
    readRecord('hand_ins', 4),
    ...ungranted('hand_ins', {
      insert: `insert into public.hand_ins (team_id, milestone_id) values ('${team.id}', ${milestone})`,
      update: "update public.hand_ins set state = 'draft'",
      delete: 'delete from public.hand_ins',
    }),
  ]),
  ...cellsOf('public.hand_in_parts', [
    readRecord('hand_in_parts', 1),
    ...ungranted('hand_in_parts', {
      insert: `insert into public.hand_in_parts (hand_in_id, part_key, team_id, value, version)
        values ('${handIn.draft}', 'sheets', '${team.id}', '{}', 1)`,
      update: "update public.hand_in_parts set value = '{}'",
      delete: 'delete from public.hand_in_parts',
    }),
  ]),
  ...cellsOf('public.hand_in_part_changes', [
    readRecord('hand_in_part_changes', 1),
    ...ungranted('hand_in_part_changes', {
      insert: `insert into public.hand_in_part_changes (hand_in_id, part_key, version, team_id, value, began_at, written_at)
        values ('${handIn.draft}', 'sheets', 1, '${team.id}', '{}', now(), now())`,
      update: "update public.hand_in_part_changes set value = '{}'",
      delete: 'delete from public.hand_in_part_changes',
    }),
  ]),
  ...cellsOf('public.hand_in_versions', [
    readRecord('hand_in_versions', 3),
    ...ungranted('hand_in_versions', {
      insert: `insert into public.hand_in_versions (hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete,
          is_late, due_at_effective) values ('${handIn.draft}', '${team.id}', 1, '{}', now(), true, true, false, now())`,
      update: 'update public.hand_in_versions set replaced_at = now()',
      delete: 'delete from public.hand_in_versions',
    }),
  ]),
  frozen('update', "update public.hand_in_versions set parts = '{}', is_late = true"),
  frozen('delete', 'delete from public.hand_in_versions'),
  ...cellsOf('public.hand_in_verdicts', [
    {
      // One is the mentor's alone for five seconds.
      ...readRecord('hand_in_verdicts', 1, { mentor: 2 }),
      guards: {
        'policy hand_in_verdicts_read_with_record': ['self', 'other', 'orga', 'noProfile', 'demoted'],
        'rls public.hand_in_verdicts': ['self', 'other', 'orga', 'noProfile', 'demoted'],
      },
    },
    ...ungranted('hand_in_verdicts', {
      insert: `insert into public.hand_in_verdicts (version_id, hand_in_id, team_id, decision, settles_at)
        select id, hand_in_id, team_id, 'accepted', now() from public.hand_in_versions`,
      update: "update public.hand_in_verdicts set decision = 'accepted'",
      delete: 'delete from public.hand_in_verdicts',
    }),
  ]),
  ...channel,
  // Ada alone: nobody else can have written it.
  ...prepared(
    [
      serviceCell({
        relation: 'auth.users',
        verb: 'delete',
        name: 'the hand-ins of a team of one go with the person',
        sql: `delete from auth.users where id = '${ids.self}'`,
        check: 'select where not exists (select from public.hand_ins)',
        expected: '1',
        guards: [
          'trigger profiles_forget_hand_ins',
          'trigger profiles_leave_teams',
          'trigger team_members_count',
        ],
      }),
    ],
    `delete from public.team_members where user_id = '${ids.demoted}'`,
  ),
];
