// Who reads the record of a team, and who looks after it.
import { cellsOf } from '../cell';
import { ids, team } from '../world';
import { only, ungranted } from './row';

const schema = 'no grant: schema private';

const assignments = cellsOf('public.mentor_assignments', [
  {
    verb: 'select',
    name: 'read who looks after which team, and who would not',
    sql: 'select from public.mentor_assignments',
    expect: only('no grant: table mentor_assignments', 1, { mentor: 2, orga: 2, noProfile: 0 }),
    guards: {
      'policy mentor_assignments_read_by_members': ['self', 'other', 'noProfile', 'demoted'],
      'rls public.mentor_assignments': ['self', 'other', 'noProfile', 'demoted'],
    },
  },
  ...ungranted('mentor_assignments', {
    insert: `insert into public.mentor_assignments (team_id, mentor_id, status) values ('${team.id}', '${ids.other}', 'active')`,
    update: "update public.mentor_assignments set status = 'ended'",
    delete: 'delete from public.mentor_assignments',
  }),
]);

const inner = Object.entries({ end_assignments_of_team: '', own_team: `'${ids.self}'` });

export const recordCells = [
  ...assignments,
  ...cellsOf('public.withdraw_team', [
    {
      verb: 'call',
      name: 'its mentor looks after it no longer',
      sql: `select public.withdraw_team('${team.id}', 'They asked for it')`,
      check: `select from public.mentor_assignments where id = '${team.assignment}' and status = 'ended'`,
      expect: only('no grant: function withdraw_team', 'orga_only', { orga: 1 }),
      guards: { 'trigger teams_end_assignments': ['orga'] },
    },
  ]),
  ...cellsOf('private.mentored_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.mentored_teams()',
      expect: only(schema, 0, { mentor: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.record_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.record_teams()',
      expect: only(schema, 0, { self: 1, mentor: 1, orga: 2, demoted: 1 }),
    },
  ]),
  ...inner.flatMap(([name, args]) =>
    cellsOf(`private.${name}`, [
      {
        verb: 'call',
        name: 'call it',
        sql: `select private.${name}(${args})`,
        expect: only(schema, `no grant: function ${name}`, {}),
      },
    ]),
  ),
];
