// Before a release nobody learns anything who is not to: not a member of a team of the round, not its mentor, who judged in it too, not
// an organiser who is in one of its teams. Every state, everybody, and every path that a request has.
import type { Action } from '../Action';
import { cellsOf, prepared, type Cell } from '../cell';
import { gate, gateIn, organiserInTeam } from '../gateWorld';
import { team } from '../world';
import { allBut, loggedIn, only, ownRow } from './row';

const states = ['open', 'deliberation', 'decided', 'planned'] as const;

/** Tables of a round with their policies; everybody is refused by row security alone. */
const policies = {
  rounds: 'rounds_read_by_organisers',
  round_teams: 'round_teams_read_by_organisers',
  criteria: 'criteria_read_by_organisers',
  stages: 'stages_read_by_organisers',
  juror_grants: 'juror_grants_read_by_organisers',
  ballots: 'ballots_read_by_organisers',
  ballot_scores: 'ballot_scores_read_after_lock',
  gate_notes: 'gate_notes_read_by_organisers',
  gate_decisions: 'gate_decisions_read_by_organisers',
  gate_corrections: 'gate_corrections_read_by_organisers',
} as const;

const tableActions = Object.entries(policies).map(([table, policy]): readonly [string, Action] => [
  `public.${table}`,
  {
    verb: 'select',
    name: 'nothing to read or count',
    sql: `select from public.${table}`,
    expect: only(`no grant: table ${table}`, 0, {}),
    guards: { [`policy ${policy}`]: loggedIn, [`rls public.${table}`]: loggedIn },
  },
]);

/** Ways around: embedded in what everybody may read, the log, the bell, and what a team itself asks. */
const otherPaths: readonly (readonly [string, Action])[] = [
  [
    'public.gate_decisions',
    {
      verb: 'select',
      name: 'nothing embedded in teams',
      sql: 'select from public.teams t join public.gate_decisions d on d.team_id = t.id',
      expect: only('no grant: table teams', 0, {}),
      // Who has no profile reads no team either.
      guards: {
        'policy gate_decisions_read_by_organisers': allBut('noProfile'),
        'rls public.gate_decisions': allBut('noProfile'),
      },
    },
  ],
  [
    'public.teams',
    {
      verb: 'select',
      name: 'the same status as before',
      sql: `select from public.teams where id = '${team.id}' and status <> 'forming' and status <> 'active'`,
      expect: only('no grant: table teams', 0, {}),
    },
  ],
  [
    'public.audit_log',
    {
      verb: 'select',
      name: 'nothing of a round in the log',
      sql: "select from public.audit_log where kind = 'gate'",
      expect: only('no grant: table audit_log', 0, {}),
      guards: { 'policy audit_log_read_by_orga': loggedIn, 'rls public.audit_log': loggedIn },
    },
  ],
  [
    'public.list_audit_entries',
    {
      verb: 'call',
      name: 'nothing of a round in the list of the log',
      sql: "select from public.list_audit_entries(p_kind => 'gate')",
      expect: only('no grant: function list_audit_entries', 'orga_only', { orga: 0 }),
    },
  ],
  [
    'public.count_audit_entries',
    {
      verb: 'call',
      name: 'nothing of a round in the count of the log',
      sql: "select where public.count_audit_entries(p_kind => 'gate') > 0",
      expect: only('no grant: function count_audit_entries', 'orga_only', { orga: 0 }),
    },
  ],
  [
    'public.notifications',
    {
      verb: 'select',
      name: 'nothing in the bell',
      sql: "select from public.notifications where kind = 'gate_result'",
      expect: only('no grant: table notifications', 0, {}),
    },
  ],
  [
    'public.team_gate',
    {
      verb: 'call',
      name: 'no result, and nothing that tells of one',
      sql: `select from (select public.team_gate('final') as said) g
        where said ->> 'state' <> 'running' or said -> 'result' <> 'null'`,
      expect: only('no grant: function team_gate', 0, { noProfile: 'not_signed_in' }),
    },
  ],
  [
    'public.export_my_data',
    {
      verb: 'call',
      name: 'no decision in the own export',
      sql: `select from (select public.export_my_data() -> 'tables' as said) g
        where (said -> 'public.gate_decisions') || (said -> 'public.gate_corrections') || (said -> 'private.round_protocols') <> '[]'`,
      expect: only('no grant: function export_my_data', 0, {}),
      lockedOut: { gone: 'not_signed_in', owed: ownRow('second_factor_needed') },
    },
  ],
];

// An organiser who noted or decided something before they were in the team keeps that in their own export.
const ofAnotherOrganiser = `update public.gate_decisions set decided_by = null;
  insert into public.audit_log (kind, entity, entity_id, action, team_id, subject, after)
    values ('gate', 'gate_decisions', '${team.id}', 'update', '${team.id}', '{"round_id": "${gate.round}"}', '{"decision": "on"}')`;

export const gateSecrecyCells = states.flatMap((state): Cell[] =>
  [...tableActions, ...otherPaths].flatMap(([relation, action]) =>
    prepared(
      cellsOf(relation, [{ ...action, name: `${action.name} while it is ${state}` }]),
      `${gateIn[state]};\n${ofAnotherOrganiser};\n${organiserInTeam}`,
    ),
  ),
);
