// What jurors and hosts do: with their own score sheets and their own stage, and with nobody else's.
import { prepared } from '../cell';
import { gate, ids, team } from '../world';
import { call } from './calls';
import { innerCells } from './inner';
import { inSetup, locked } from './rounds';

const key = "'77777777-0000-4000-8000-000000000009'";
const scores = `'{"${gate.evidence}": 4, "${gate.prototype}": 3}'`;
const isState = (id: string, state: string) =>
  `select from public.ballots where id = '${id}' and state = '${state}'`;
const write = (ballot: string, version = 1) =>
  `'${ballot}', ${key}, ${version}, ${scores}, 'Weigh a wet pad.', '', true, now()`;

/** What the mentor does with a score sheet of theirs, and nobody with somebody else's. */
const byMentor = (name: string, args: string, what: string, check: string) =>
  call(name, args, what, check, 'GR176', { mentor: 1, guest: 'GR176' });

/** The same by the guest with theirs. */
const byGuest = (name: string, args: string, what: string, check: string) =>
  call(name, args, what, check, 'GR176', { guest: 1 });

export const juryFunctionCells = [
  ...call('my_juries', '', 'read where they judge', null, 1, { guest: 1 }),
  ...call('jury_round', "'half_time'", 'read their score sheets', null, 'GR170', {
    mentor: 1,
    orga: 1,
    guest: 1,
  }),
  ...prepared(
    call('jury_round', "'half_time'", 'read them before it opens', null, 'GR170', {
      mentor: 'GR171',
      orga: 'GR171',
      guest: 'GR171',
    }),
    inSetup,
  ),
  ...call(
    'note_jury_ready',
    `'${gate.id}'`,
    'say that the device has everything',
    'select from public.juror_grants where ready_at is not null',
    'GR170',
    { mentor: 1, orga: 1, guest: 1 },
  ),
  ...byMentor('write_ballot', write(gate.draft), 'hand in a score sheet', isState(gate.draft, 'submitted')),
  ...prepared(
    call('write_ballot', write(gate.draft), 'hand it in after the lock', null, 'GR176', {
      mentor: 'GR174',
      guest: 'GR176',
    }),
    `${locked}; update public.rounds set locked_at = now() - interval '1 minute'`,
  ),
  ...call(
    'write_ballot',
    write(gate.submitted),
    "write in the organiser's",
    isState(gate.submitted, 'submitted'),
    'GR176',
    { orga: 1, guest: 'GR176' },
  ),
  ...byGuest('write_ballot', write(gate.ofGuest), 'hand in as a guest', isState(gate.ofGuest, 'submitted')),
  ...prepared(
    call('write_ballot', write(gate.ofGuest), 'hand in as one whose invitation is gone', null, 'GR176', {
      guest: 'GR170',
    }),
    `update private.guests set revoked_at = now()`,
  ),
  ...prepared(
    byGuest(
      'take_back_ballot',
      `'${gate.ofGuest}', ${key}, 1`,
      'take it back as a guest',
      isState(gate.ofGuest, 'draft'),
    ),
    `update public.ballots set state = 'submitted', submitted_at = now() where id = '${gate.ofGuest}'`,
  ),
  ...byGuest(
    'recuse_ballot',
    `'${gate.ofGuest}', 1, 'I know them'`,
    'step back as a guest',
    isState(gate.ofGuest, 'recused'),
  ),
  ...prepared(
    byGuest(
      'undo_recusal',
      `'${gate.ofGuest}', 1`,
      'judge it after all as a guest',
      isState(gate.ofGuest, 'assigned'),
    ),
    `update public.ballots set state = 'recused' where id = '${gate.ofGuest}'`,
  ),
  ...prepared(
    byMentor('take_back_ballot', `'${gate.draft}', ${key}, 1`, 'take it back', isState(gate.draft, 'draft')),
    `update public.ballots set state = 'submitted', submitted_at = now() where id = '${gate.draft}'`,
  ),
  ...byMentor(
    'recuse_ballot',
    `'${gate.draft}', 1, 'I know them'`,
    'step back',
    isState(gate.draft, 'recused'),
  ),
  ...prepared(
    byMentor('undo_recusal', `'${gate.draft}', 1`, 'judge it after all', isState(gate.draft, 'assigned')),
    `update public.ballots set state = 'recused' where id = '${gate.draft}'`,
  ),
  ...call('hosted_stage', "'half_time'", 'read the own stage', null, 'GR178', { other: 1 }),
  ...call(
    'set_presence',
    `'${gate.id}', '${team.id}', 'on_stage'`,
    "say that Ada's team is on stage",
    "select from public.round_teams where presence = 'on_stage'",
    'GR178',
    { other: 1, orga: 1 },
  ),
  ...call(
    'swap_places',
    `'${gate.id}', '${team.id}', '${team.ended}'`,
    'swap two teams',
    `select from public.round_teams where team_id = '${team.id}' and position = 2`,
    'GR178',
    { other: 1, orga: 1 },
  ),
  ...innerCells({
    round_of_kind: "'half_time'",
    to_score: `'${gate.id}', '${ids.mentor}'`,
    shown_weeks: "null::public.rounds, '{}'",
    shown_figures: "null::public.rounds, '{}'",
    late_of: 'null::public.ballots',
    jury_round: `null::public.rounds, '${ids.mentor}'`,
    ballot_answer: 'null::public.ballots',
    check_scores: `'${gate.id}', '{}', false`,
    own_ballot: `'${gate.draft}', '${ids.mentor}', '{open}'`,
    refuse_other_version: 'null::public.ballots, 1',
    refuse_outdated: 'null::public.ballots, 1',
    write_ballot: `'${ids.mentor}', '${gate.draft}', ${key}, 1, '{}', '', '', false, now(), now()`,
    take_back_ballot: `'${ids.mentor}', '${gate.draft}', ${key}, 1`,
    recuse_ballot: `'${ids.mentor}', '${gate.draft}', 1, 'They are friends', now()`,
    undo_recusal: `'${ids.mentor}', '${gate.draft}', 1`,
    check_host: `'${gate.id}', '${ids.other}', '{}'`,
    set_presence: `'${ids.other}', '${gate.id}', '${team.id}', 'absent'`,
    swap_places: `'${ids.other}', '${gate.id}', '${team.id}', '${team.ended}'`,
  }),
];
