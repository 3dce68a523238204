// What those who run a round do once it is locked, and what a team gets to know of it.
import { cellsOf, prepared, type Cell } from '../cell';
import { gate, gateIn, organiserInTeam } from '../gateWorld';
import { ids, team } from '../world';
import { byOrga, call } from './calls';
import { byServer, proven } from './organisers';
import { allBut, only, ungranted } from './row';

const round = `'${gate.round}'`;
const ada = `'${gate.round}', '${team.id}'`;

const tables = [
  [
    'gate_notes',
    `(round_id, team_id, author_id, text) values (${ada}, '${ids.orga}', 'x')`,
    "set text = 'x'",
    1,
  ],
  [
    'gate_decisions',
    `(round_id, team_id, decision, is_by_hand) values (${ada}, 'on', false)`,
    "set decision = 'on'",
    1,
  ],
  [
    'gate_corrections',
    `(round_id, team_id, was, becomes, reason) values (${ada}, 'on', 'out', 'A tie')`,
    "set becomes = 'out'",
    1,
  ],
] as const;

const tableCells = tables.flatMap(([table, insert, update, rows]) =>
  cellsOf(`public.${table}`, [
    {
      verb: 'select',
      name: 'read it',
      sql: `select from public.${table}`,
      expect: only(`no grant: table ${table}`, 0, { orga: rows }),
      guards: {
        [`policy ${table}_read_by_organisers`]: allBut('orga'),
        [`rls public.${table}`]: allBut('orga'),
      },
    },
    ...ungranted(table, {
      insert: `insert into public.${table} ${insert}`,
      update: `update public.${table} ${update}`,
      delete: `delete from public.${table}`,
    }),
  ]),
);

/** A change of each table, which is logged whoever makes it. */
const triggerCells = (
  [
    ['gate_notes', "text = 'Not close'"],
    ['gate_decisions', "decision = 'waiting'"],
    ['gate_corrections', "reason = 'It was no tie'"],
  ] as const
).map(([table, change]): Cell => ({
  ...{ relation: `public.${table}`, verb: 'update', name: 'the log says what changed' },
  ...{ who: 'owner', role: 'postgres', persona: null, claims: {}, expected: '1' },
  prepare: gateIn.deliberation,
  sql: `update public.${table} set ${change}`,
  check: `select where exists (
    select from public.audit_log where entity = '${table}' and action = 'update' and created_at = now()
  )`,
  guards: [`trigger ${table}_audit`],
}));

const plan = `${round}, now() + interval '10 minutes', 2`;
const teamGate = "select from (select public.team_gate('final') as said) g";

export const gateCells = [
  ...prepared(tableCells, gateIn.deliberation),
  ...triggerCells,
  ...prepared(
    byOrga(
      'remove_gate_note',
      `'${gate.note}'`,
      'take an own note away',
      'select where not exists (select from public.gate_notes)',
    ),
    gateIn.deliberation,
  ),
  ...prepared(
    byOrga('plan_release', plan, 'plan the release with an old login', null, 'GR126'),
    gateIn.decided,
  ),
  ...proven(
    'plan_release',
    plan,
    `select from public.rounds where id = ${round} and release_at is not null`,
    gateIn.decided,
  ),
  ...prepared(
    byOrga('plan_release', plan, 'plan the release, as an organiser who is in a team of it', null, 'GR177'),
    `${gateIn.decided};\n${organiserInTeam}`,
  ),
  ...byServer('advance_rounds', ''),
  ...prepared(
    call('team_gate', "'final'", 'ask for the round of the own team', null, 1, {}, {}),
    gateIn.released,
  ),
  ...prepared(
    cellsOf('public.team_gate', [
      {
        verb: 'call',
        name: 'read the result of the own team once it is released',
        sql: `${teamGate} where said #>> '{result,decision}' = 'on'`,
        expect: only('no grant: function team_gate', 0, { self: 1, demoted: 1, noProfile: 'not_signed_in' }),
      },
    ]),
    gateIn.released,
  ),
  ...prepared(
    cellsOf('private.closed_rounds', [
      {
        verb: 'call',
        name: 'which rounds the own team is in',
        sql: `select from private.closed_rounds() c where c = ${round}`,
        expect: only('no grant: schema private', 0, { self: 1, demoted: 1 }),
        lockedOut: 'unasked',
      },
    ]),
    gateIn.deliberation,
  ),
  ...prepared(
    cellsOf('private.round_protocols', [
      {
        verb: 'select',
        name: 'read that it was decided',
        sql: 'select hash from private.round_protocols',
        expect: only('no grant: schema private', 0, { orga: 1 }),
        guards: {
          'policy round_protocols_read_by_organisers': allBut('orga'),
          'rls private.round_protocols': allBut('orga'),
        },
      },
      {
        verb: 'select',
        name: 'read what it says',
        sql: 'select content from private.round_protocols',
        expect: only('no grant: schema private', 'no grant: table round_protocols', {}),
      },
      ...(
        [
          [
            'insert',
            `insert into private.round_protocols (round_id, content, hash) values (${round}, '', '')`,
          ],
          ['update', "update private.round_protocols set content = ''"],
          ['delete', 'delete from private.round_protocols'],
        ] as const
      ).map(([verb, sql]) => ({
        ...{ verb, name: `${verb} by hand`, sql },
        expect: only('no grant: schema private', 'no grant: table round_protocols', {}),
      })),
    ]),
    gateIn.deliberation,
  ),
];
