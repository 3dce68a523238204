// What functions of gates are made of.
import { gate } from '../gateWorld';
import { ids, team } from '../world';
import { innerCells } from './inner';

const fresh = '88888888-0000-4000-8000-000000000099';
const round = `'${gate.round}'`;
const ada = `'${gate.round}', '${team.id}'`;

export const gateInnerCells = innerCells({
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
  add_result_notifications: "null, '{}', 'x', now()",
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
});
