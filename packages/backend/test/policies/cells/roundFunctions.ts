// What whoever runs a round does: organisers alone, and none of them whose own team is in it.
import { prepared } from '../cell';
import { gate, ids, team } from '../world';
import { byOrga, byOrgaLogged, call, readByOrga } from './calls';
import { innerCells } from './inner';
import { inSetup, inTheRound, locked } from './rounds';

const round = `'${gate.id}'`;
const logged = (entity: string, action = 'update') =>
  `select from public.audit_log where entity = '${entity}' and action = '${action}' and actor_id = '${ids.orga}' limit 1`;
const isState = (state: string) => `select from public.rounds where state = '${state}'`;
const scores = `'{"${gate.evidence}": 4, "${gate.prototype}": 3}'`;
const steps = '["a", "b", "c", "d", "e"]';
const onStage = `'[{"team_id": "${team.ended}", "stage_id": null, "position": null}]'`;

/** With arguments that go through, what is left behind, and what is there before. */
const functions: readonly (readonly [string, string, string, string, string?, string?])[] = [
  [
    'save_round',
    `${round}, 1, '{"cut_size": 17}'`,
    'move the line',
    'select from public.rounds where cut_size = 17',
  ],
  [
    'update_round_teams',
    round,
    'bring the teams up to date',
    `select where not exists (select from public.round_teams where team_id = '${team.ended}')`,
    inSetup,
  ],
  [
    'save_criterion',
    `${round}, '{"id": "${gate.evidence}", "name_en": "Proof", "anchors_en": ${steps}}'`,
    'reword a criterion',
    logged('criteria'),
    inSetup,
    'criteria_audit',
  ],
  ['remove_criterion', `'${gate.evidence}'`, 'take a criterion out', 'select from public.criteria', inSetup],
  [
    'weigh_criteria',
    `${round}, '{"${gate.evidence}": 50, "${gate.prototype}": 50}'`,
    'weigh the criteria',
    'select from public.criteria where weight = 50 limit 1',
    inSetup,
  ],
  [
    'order_criteria',
    `${round}, '{${gate.prototype},${gate.evidence}}'`,
    'order the criteria',
    `select from public.criteria where id = '${gate.prototype}' and position = 1`,
    inSetup,
  ],
  [
    'save_stage',
    `${round}, '{"id": "${gate.stage}", "venue": "Hall C"}'`,
    'move a stage',
    logged('stages'),
    '',
    'stages_audit',
  ],
  [
    'remove_stage',
    `'${gate.stage}'`,
    'take a stage out',
    'select where not exists (select from public.stages)',
    inSetup,
  ],
  [
    'place_teams',
    `${round}, ${onStage}`,
    'take a team off its stage',
    logged('round_teams'),
    '',
    'round_teams_audit',
  ],
  [
    'grant_juror',
    `${round}, '${ids.mentor}'`,
    'ask somebody to judge',
    "select from public.notifications where kind = 'jury_asked'",
  ],
  [
    'seat_juror',
    `${round}, '${ids.mentor}'`,
    'take a juror off a stage',
    logged('juror_grants'),
    '',
    'juror_grants_audit',
  ],
  [
    'withdraw_juror',
    `${round}, '${ids.mentor}', 'They are ill'`,
    'take a juror out',
    'select from public.juror_grants where withdrawn_at is not null',
  ],
  [
    'put_ballot',
    `${round}, '${team.ended}', '${ids.mentor}', 'bridge'`,
    'give a team to a juror',
    "select from public.ballots where kind = 'bridge'",
  ],
  [
    'remove_ballot',
    `'${gate.assigned}'`,
    'take a team from a juror',
    logged('ballots', 'delete'),
    'delete from private.late_ballots',
    'ballots_audit',
  ],
  ['open_round', `${round}, 'The halls are booked'`, 'open it', isState('open'), inSetup],
  [
    'reopen_setup',
    `${round}, 'A stage is gone'`,
    'take it back to set-up',
    isState('setup'),
    "update public.ballots set state = 'assigned', submitted_at = null",
  ],
  ['lock_round', round, 'lock it', logged('rounds'), '', 'rounds_audit'],
  ['unlock_round', `${round}, 'A hall was cut off'`, 'open it again', isState('open'), locked],
  [
    'enter_paper_ballot',
    `'${gate.assigned}', ${scores}, '', '', 'Their phone broke'`,
    'key in paper',
    `select from public.ballots where entered_by = '${ids.orga}'`,
  ],
  [
    'remind_jurors',
    `${round}, '{${ids.mentor}}'`,
    'remind a juror',
    "select from public.notifications where kind = 'jury_reminded'",
  ],
];

const ofRunner = functions.flatMap(([name, args, what, check, prepare = '', trigger]) => [
  ...prepared(
    trigger === undefined ? byOrga(name, args, what, check) : byOrgaLogged(name, args, what, check, trigger),
    prepare,
  ),
  ...prepared(byOrga(name, args, `${what}, as somebody whose own team is in it`, null, 'GR177'), inTheRound),
]);

const reads = (['round_setup', 'round_progress'] as const).flatMap((name) => [
  ...readByOrga(name, round, 'read it'),
  ...prepared(byOrga(name, round, 'read it, as somebody whose own team is in it', null, 'GR177'), inTheRound),
]);

export const roundFunctionCells = [
  ...ofRunner,
  ...reads,
  ...readByOrga('gate_rounds', '', 'read which rounds there are'),
  ...byOrga('create_round', "'final'", 'begin the final', "select from public.rounds where kind = 'final'"),
  ...prepared(
    byOrga('create_round', "'half_time'", 'begin one that their own team is in', null, 'GR177'),
    inTheRound,
  ),
  ...byOrga('copy_round', `${round}, ${round}`, 'copy a round from itself', null, 'GR161'),
  ...prepared(
    byOrga(
      'copy_round',
      `${round}, '${gate.stage}'`,
      'take over criteria and stages',
      "select from public.criteria where round_id = (select id from public.rounds where kind = 'half_time') limit 1",
    ),
    `${inSetup};
      insert into public.rounds (id, season_id, kind) select '${gate.stage}', id, 'final' from public.seasons;
      insert into public.criteria (round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
        select '${gate.stage}', position, name_en, name_de, weight, anchors_en, anchors_de from public.criteria`,
  ),
  ...byOrga('assign_ballots', `${round}, '', '[]'`, 'save who judges whom on another ground', null, 'GR162'),
  ...prepared(
    byOrga(
      'assign_ballots',
      `${round}, current_setting('test.ground'), '[]'`,
      'save that nobody judges anybody',
      "select where not exists (select from public.ballots where state = 'assigned')",
    ),
    "select set_config('test.ground', private.round_ground(r), true) from public.rounds r",
  ),
  ...call(
    'declare_juror_conflict',
    `${round}, '${ids.mentor}', '${team.ended}', 'We are married'`,
    'say that the mentor is too close to a team',
    `select from public.juror_conflicts where user_id = '${ids.mentor}'`,
    'orga_only',
    { orga: 1, mentor: 1, guest: 'orga_only' },
  ),
  ...call(
    'remove_juror_conflict',
    `${round}, '${ids.orga}', '${team.ended}'`,
    'take back what the organiser declared',
    'select where not exists (select from public.juror_conflicts)',
    'orga_only',
    { orga: 1, guest: 'orga_only' },
  ),
  ...byOrgaLogged(
    'declare_juror_conflict',
    `${round}, '${ids.mentor}', '${team.ended}', ''`,
    'the log says so',
    logged('juror_conflicts', 'insert'),
    'juror_conflicts_audit',
  ).filter(({ who }) => who === 'orga'),
  ...innerCells({
    acting_for_round: round,
    acting_with_reason: `${round}, ''`,
    check_round_state: "null::public.rounds, '{}'",
    locked_round: `${round}, '{open}'`,
    shared_round: `${round}, '{open}'`,
    round_candidates: 'null::public.rounds',
    default_criteria: '',
    copy_criteria: `${round}, ${round}`,
    create_round: "'final', now()",
    update_round_teams: `${round}, now()`,
    copy_round: `${round}, ${round}, now()`,
    save_round: `${round}, 1, '{}'`,
    save_criterion: `${round}, '{}'`,
    round_of_criterion: round,
    remove_criterion: round,
    weigh_criteria: `${round}, '{}'`,
    order_criteria: `${round}, '{}'`,
    save_stage: `${round}, '{}'`,
    round_of_stage: round,
    remove_stage: round,
    place_teams: `${round}, '[]'`,
    university_conflicts: round,
    round_conflicts: round,
    locked_grant: `${round}, '${ids.mentor}'`,
    check_stage: `${round}, null`,
    grant_juror: `'${ids.orga}', ${round}, '${ids.mentor}', null, now()`,
    jury_details: 'null::public.rounds, null::public.juror_grants',
    seat_juror: `${round}, '${ids.mentor}', null`,
    withdraw_juror: `${round}, '${ids.mentor}', '', now()`,
    acting_juror: round,
    acting_on_conflict: `${round}, '${ids.mentor}'`,
    declare_juror_conflict: `null, ${round}, '${ids.mentor}', '${team.id}', '', now()`,
    recuse: `'${gate.draft}', ''`,
    remove_juror_conflict: `${round}, '${ids.mentor}', '${team.id}'`,
    counted_ballots: round,
    round_ground: 'null::public.rounds',
    round_islands: round,
    round_gaps: round,
    round_setup: round,
    assign_ballots: `${round}, '', '[]', now()`,
    put_ballot: `${round}, '${team.id}', '${ids.mentor}', 'stage', now()`,
    round_of_ballot: round,
    remove_ballot: round,
    open_round: `${round}, null, now()`,
    reopen_setup: round,
    lock_round: `${round}, now()`,
    unlock_round: `${round}, now()`,
    enter_paper_ballot: `'${ids.orga}', ${round}, '{}', '', '', now()`,
    remind_jurors: `'${ids.orga}', ${round}, '{}', now()`,
    round_progress: 'null::public.rounds, now()',
  }),
];
