// Check-ins, advice, what a team means to do, its steps, and what is told in confidence: read by the team, its mentor and
// organisers where it is a record, by organisers alone where it is confided; written by functions that say who may.
import { cellsOf, prepared } from '../cell';
import { ids, team } from '../world';
import { byOrga } from './calls';
import { innerCells } from './inner';
import { allBut, only, ungranted } from './row';

const outside = ['other', 'noProfile'] as const;
const { id } = team;

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
      expect: only('no grant: table confidences', 0, { self: 1 }),
      guards: {
        'policy confidences_read_by_author': allBut('self'),
        'rls public.confidences': allBut('self'),
      },
    },
    ...ungranted('confidences', {
      insert: `insert into public.confidences (user_id, text) values ('${ids.self}', 'x')`,
      update: 'update public.confidences set settled_at = now()',
      delete: 'delete from public.confidences',
    }),
  ]),
  ...byOrga(
    'read_confidences',
    '',
    'read what Ada told organisers',
    "select from public.data_reads where what = 'confidences'",
  ),
  // An organiser who mentors the team is not who it was told to.
  ...prepared(
    byOrga('read_confidences', '', 'read it as whoever mentors the team', null, 0),
    `update public.mentor_assignments set mentor_id = '${ids.orga}' where status = 'active'`,
  ),
  ...innerCells({ read_confidences: `'${ids.orga}', 1, now()` }),
];
