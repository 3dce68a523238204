// What mentors say of themselves, and who reads a hand-in without reading the team's record: whoever takes the shared queue,
// and whoever judged a version once.
import { cellsOf, prepared } from '../cell';
import { handIn, ids, team, upload } from '../world';
import { allBut, only, ungranted } from './row';

/** Nobody looks after Ada's team, and the mentor takes the shared queue. */
export const inSharedQueue = `update public.mentor_assignments set status = 'ended' where id = '${team.assignment}';
  update public.mentor_profiles set takes_shared_queue = true where user_id = '${ids.mentor}'`;

/** The mentor judged two versions, and looks after the team no longer. */
const afterReview = `update public.hand_in_verdicts set settled_at = now(), author_id = '${ids.mentor}';
  update public.mentor_assignments set status = 'ended' where id = '${team.assignment}'`;

const taken = `select from public.hand_ins where id = '${handIn.submitted}' and state = 'in_review'`;

/** A file of Ada's team is in a version that was handed in. */
const withFile = `update public.uploads set state = 'stored', stored_at = now() where id = '${upload.stored}';
  alter table public.hand_in_versions disable trigger hand_in_versions_keep;
  update public.hand_in_versions set parts = '{"prototype": {"files": [{"id": "${upload.stored}"}]}}';
  alter table public.hand_in_versions enable trigger hand_in_versions_keep`;

const read = (table: string, name: string, readers: Parameters<typeof only>[2]) => ({
  verb: 'select' as const,
  name,
  sql: `select from public.${table}`,
  expect: only(`no grant: table ${table}`, 0, readers),
});

/** Those who read a team's record: the team and organisers, while it has no mentor. */
const readers = (rows: number) => ({ self: rows, orga: rows, demoted: rows });
const strangers = ['other', 'noProfile'] as const;
const notInTeam = ['other', 'mentor', 'noProfile'] as const;

/** What of the record stays closed to a mentor who reads the shared queue. */
const closedToQueue = ['pulses', 'advice', 'action_items'].flatMap((table) =>
  cellsOf(`public.${table}`, [
    {
      ...read(table, 'read them from the shared queue', readers(1)),
      guards: { [`policy ${table}_read_by_team`]: notInTeam, [`rls public.${table}`]: notInTeam },
    },
  ]),
);

export const mentorCells = [
  ...cellsOf('public.mentor_profiles', [
    {
      verb: 'select',
      name: 'read what a mentor says of themselves',
      sql: 'select from public.mentor_profiles',
      expect: only('no grant: table mentor_profiles', 1, { noProfile: 0 }),
      guards: {
        'policy mentor_profiles_read_by_members': ['noProfile'],
        'rls public.mentor_profiles': ['noProfile'],
      },
    },
    ...ungranted('mentor_profiles', {
      insert: `insert into public.mentor_profiles (user_id) values ('${ids.orga}')`,
      update: 'update public.mentor_profiles set capacity = 9',
      delete: 'delete from public.mentor_profiles',
    }),
  ]),
  ...cellsOf('public.mentor_absences', [
    {
      ...read('mentor_absences', 'read when the mentor is away', { ...readers(1), mentor: 1 }),
      guards: {
        'policy mentor_absences_read_by_those_concerned': strangers,
        'rls public.mentor_absences': strangers,
      },
    },
    ...ungranted('mentor_absences', {
      insert: `insert into public.mentor_absences (mentor_id, starts_on, ends_on) values ('${ids.mentor}', now(), now())`,
      update: 'update public.mentor_absences set ends_on = now()',
      delete: 'delete from public.mentor_absences',
    }),
  ]),
  ...cellsOf('public.mentor_conflicts', [
    {
      ...read('mentor_conflicts', 'read whom the mentor is too close to', { mentor: 1, orga: 1 }),
      guards: {
        'policy mentor_conflicts_read_by_mentor_or_orga': allBut('mentor', 'orga'),
        'rls public.mentor_conflicts': allBut('mentor', 'orga'),
      },
    },
    ...ungranted('mentor_conflicts', {
      insert: `insert into public.mentor_conflicts (mentor_id, team_id) values ('${ids.mentor}', '${team.id}')`,
      update: "update public.mentor_conflicts set reason = 'x'",
      delete: 'delete from public.mentor_conflicts',
    }),
  ]),
  ...prepared(
    [
      ...cellsOf('public.hand_ins', [
        {
          ...read('hand_ins', 'read what was handed in from the shared queue', { ...readers(4), mentor: 3 }),
          guards: { 'policy hand_ins_read_with_record': notInTeam, 'rls public.hand_ins': notInTeam },
        },
      ]),
      ...cellsOf('public.hand_in_parts', [
        {
          ...read('hand_in_parts', 'read drafts from the shared queue', readers(1)),
          guards: {
            'policy hand_in_parts_read_with_record': notInTeam,
            'rls public.hand_in_parts': notInTeam,
          },
        },
      ]),
      ...closedToQueue,
    ],
    inSharedQueue,
  ),
  ...prepared(
    cellsOf('public.uploads', [
      {
        ...read('uploads', 'read files of versions from the shared queue', { ...readers(4), mentor: 1 }),
        guards: { 'policy uploads_read_with_record': notInTeam, 'rls public.uploads': notInTeam },
      },
    ]),
    `${inSharedQueue};\n${withFile}`,
  ),
  ...prepared(
    cellsOf('public.hand_in_versions', [
      {
        ...read('hand_in_versions', 'read the versions that one judged', { ...readers(3), mentor: 2 }),
        guards: {
          'policy hand_in_versions_read_with_record': notInTeam,
          'rls public.hand_in_versions': notInTeam,
        },
      },
    ]),
    afterReview,
  ),
  ...prepared(
    cellsOf('public.hand_ins', [
      {
        ...read('hand_ins', 'read the hand-in of a version that one judged', readers(4)),
        guards: { 'policy hand_ins_read_with_record': notInTeam, 'rls public.hand_ins': notInTeam },
      },
    ]),
    afterReview,
  ),
  ...prepared(
    cellsOf('public.take_review', [
      {
        verb: 'call',
        name: 'take one from the shared queue',
        sql: `select public.take_review('${handIn.submitted}', 1)`,
        check: taken,
        expect: only('no grant: function take_review', 'not_your_team', {
          mentor: 1,
          orga: 1,
          noProfile: 'not_signed_in',
        }),
      },
    ]),
    inSharedQueue,
  ),
  ...prepared(
    cellsOf('public.take_review', [
      {
        verb: 'call',
        name: 'take one of a team that one is too close to',
        sql: `select public.take_review('${handIn.submitted}', 1)`,
        check: taken,
        expect: only('no grant: function take_review', 'not_your_team', {
          orga: 1,
          noProfile: 'not_signed_in',
        }),
      },
    ]),
    `insert into public.mentor_conflicts (mentor_id, team_id) values ('${ids.mentor}', '${team.id}')`,
  ),
];
