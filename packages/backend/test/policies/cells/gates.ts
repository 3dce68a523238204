// What those who run a round do once it is locked, and what a team gets to know of it.
import { cellsOf, prepared, type Cell } from '../cell';
import { gate, gateIn, organiserInTeam } from '../gateWorld';
import { ids, team } from '../world';
import { byOrga, call } from './calls';
import { innerCells } from './inner';
import { byServer, proven } from './organisers';
import { allBut, only, ungranted } from './row';

const fresh = '77777777-0000-4000-8000-000000000099';
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

type Room = readonly [
  name: string,
  args: string,
  what: string,
  state: keyof typeof gateIn,
  check: string | null,
];

/** Whatever asks for a round that the caller may run: by name, arguments, in which state, and what it leaves. */
const room: readonly Room[] = [
  ['round_results', round, 'read what the round is decided from', 'deliberation', null],
  [
    'move_line',
    `${round}, 1, 1`,
    'move the line',
    'deliberation',
    `select from public.rounds where id = ${round} and cut_size = 1`,
  ],
  [
    'decide_team',
    `${ada}, 'waiting', 'A tie with the next'`,
    'decide by hand',
    'deliberation',
    `select from public.gate_decisions where team_id = '${team.id}' and decided_by = '${ids.orga}'`,
  ],
  [
    'undo_team_decision',
    `${round}, '${team.ended}'`,
    'leave a team to the line',
    'deliberation',
    'select where not exists (select from public.gate_decisions)',
  ],
  ['list_gate_notes', ada, 'read notes', 'deliberation', null],
  [
    'add_gate_note',
    `'${fresh}', ${ada}, 'Ask again'`,
    'note something',
    'deliberation',
    `select from public.gate_notes where id = '${fresh}'`,
  ],
  [
    'hold_comment',
    `'${gate.ballot}', true, 'It names a customer'`,
    'hold a comment back',
    'deliberation',
    'select from public.ballots where is_comment_held',
  ],
  [
    'admit_ballot',
    `'${gate.late}', 'Their phone had no network'`,
    'admit a late score sheet',
    'deliberation',
    `select from public.ballots where admitted_by = '${ids.orga}' and state = 'locked'`,
  ],
  [
    'refuse_late_ballot',
    `'${gate.late}', 'They had left'`,
    'refuse a late score sheet',
    'deliberation',
    'select where not exists (select from private.late_ballots)',
  ],
  [
    'decide_round',
    `${round}, current_setting('grow.protocol')`,
    'decide the round',
    'deliberation',
    `select from public.rounds where id = ${round} and state = 'decided'`,
  ],
  [
    'reopen_deliberation',
    `${round}, 'A sheet was keyed in wrong'`,
    'open the decision again',
    'planned',
    `select from public.rounds where id = ${round} and state = 'deliberation' and release_at is null`,
  ],
  ['round_protocol', round, 'read the protocol', 'decided', null],
  ['round_recipients', round, 'count whom it reaches', 'decided', null],
  [
    'stop_release',
    round,
    'stop the release',
    'planned',
    `select from public.rounds where id = ${round} and release_at is null`,
  ],
  [
    'move_up',
    `${ada}, 'Somebody gave their place back'`,
    'move a team up',
    'released',
    `select from public.gate_corrections where is_move_up and proposed_by = '${ids.orga}'`,
  ],
  [
    'propose_correction',
    `${round}, '${team.ended}', 'on', 'The sheets were mixed up'`,
    'propose a correction',
    'released',
    `select from public.gate_corrections where proposed_by = '${ids.orga}'`,
  ],
  [
    'confirm_correction',
    `'${gate.correction}'`,
    'confirm a correction',
    'released',
    `select from public.gate_corrections where confirmed_by = '${ids.orga}'`,
  ],
  [
    'withdraw_correction',
    `'${gate.correction}'`,
    'take a correction back',
    'released',
    'select where not exists (select from public.gate_corrections)',
  ],
];

const prepareFor = (name: string, state: keyof typeof gateIn): string =>
  name === 'move_up'
    ? `${gateIn[state]}; update public.gate_decisions set decision = 'waiting' where team_id = '${team.id}'`
    : gateIn[state];

const roomCells = room.flatMap(([name, args, what, state, check]): Cell[] => [
  ...prepared(byOrga(name, args, what, check), prepareFor(name, state)),
  ...prepared(
    byOrga(name, args, `${what}, as an organiser who is in a team of it`, null, 'GR177'),
    `${prepareFor(name, state)};\n${organiserInTeam}`,
  ),
]);

const plan = `${round}, now() + interval '10 minutes', 2`;
const teamGate = "select from (select public.team_gate('final') as said) g";

export const gateCells = [
  ...tableCells,
  ...roomCells,
  ...byOrga(
    'remove_gate_note',
    `'${gate.note}'`,
    'take an own note away',
    'select where not exists (select from public.gate_notes)',
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
  ...cellsOf('private.closed_rounds', [
    {
      verb: 'call',
      name: 'which rounds the own team is in',
      sql: 'select from private.closed_rounds()',
      expect: only('no grant: schema private', 0, { self: 1, demoted: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.round_protocols', [
    {
      verb: 'select',
      name: 'read protocols',
      sql: 'select from private.round_protocols',
      expect: only('no grant: schema private', 'no grant: table round_protocols', {}),
    },
    ...(
      [
        ['insert', `insert into private.round_protocols (round_id, content, hash) values (${round}, '', '')`],
        ['update', "update private.round_protocols set content = ''"],
        ['delete', 'delete from private.round_protocols'],
      ] as const
    ).map(([verb, sql]) => ({
      ...{ verb, name: `${verb} by hand`, sql },
      expect: only('no grant: schema private', 'no grant: table round_protocols', {}),
    })),
  ]),
  ...innerCells({
    round_digest: round,
    results_of_teams: round,
    results_of_jury: round,
    results_of_room: `${round}, '${ids.orga}'`,
    round_results: `${round}, '${ids.orga}'`,
    move_line: `${round}, 1, 1`,
    team_in_round: ada,
    decide_team: `'${ids.orga}', ${ada}, 'on', 'They ended'`,
    undo_team_decision: ada,
    add_gate_note: `'${ids.orga}', '${fresh}', ${ada}, 'x'`,
    remove_gate_note: `'${ids.orga}', '${gate.note}'`,
    hold_comment: `'${gate.ballot}', true`,
    admit_ballot: `'${ids.orga}', '${gate.late}', 'No network'`,
    refuse_late_ballot: `'${gate.late}'`,
    protocol_of: "'{}'",
    is_decided_for_each: `${round}, '[]'`,
    outdated_in_protocol: "null, '{}'",
    decide_round: `'${ids.orga}', ${round}, '{}', now()`,
    reopen_deliberation: round,
    round_people: round,
    comments_for_team: ada,
    round_delivery: round,
    round_recipients: round,
    plan_release: `${round}, now(), 2, now()`,
    stop_release: round,
    settle_teams: "null, '{}'",
    notify_of_result: "null, '{}', 'x', now()",
    release_round: 'null, now()',
    advance_rounds: 'now()',
    apply_correction: `null, null, '${ids.orga}', now()`,
    move_up: `'${ids.orga}', ${ada}, 'A place', now()`,
    propose_correction: `'${ids.orga}', ${ada}, 'out', 'A tie'`,
    round_of_correction: `'${gate.correction}'`,
    confirm_correction: `'${ids.orga}', '${gate.correction}', now()`,
    withdraw_correction: `'${gate.correction}'`,
    scores_for_team: ada,
    place_of_team: ada,
    gate_result_of: `null, '${team.id}'`,
    team_gate: `'${ids.self}', 'final'`,
    export_of_ballots: `'${ids.mentor}'`,
    export_of_juror_conflicts: `'${ids.mentor}'`,
    export_of_gate_decisions: `'${ids.orga}'`,
    export_of_round_protocols: `'${ids.orga}'`,
  }),
];
