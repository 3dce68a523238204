// What those who run a round do once it is locked: each thing by whoever may, and by an organiser who is in a team of the round.
import { prepared, type Cell } from '../cell';
import { gate, gateIn, organiserInTeam } from '../gateWorld';
import { ids, team } from '../world';
import { byOrga } from './calls';

const fresh = '88888888-0000-4000-8000-000000000099';
const round = `'${gate.round}'`;
const ada = `'${gate.round}', '${team.id}'`;

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
    `select where not exists (select from private.late_ballots where ballot_id = '${gate.late}')`,
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

/** The room of a round. */
export const gateRoomCells = room.flatMap(([name, args, what, state, check]): Cell[] => [
  ...prepared(byOrga(name, args, what, check), prepareFor(name, state)),
  ...prepared(
    byOrga(name, args, `${what}, as an organiser who is in a team of it`, null, 'GR177'),
    `${prepareFor(name, state)};\n${organiserInTeam}`,
  ),
]);
