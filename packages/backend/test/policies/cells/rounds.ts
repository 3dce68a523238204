// Rounds and what hangs on them: read by organisers who are in none of their teams, written by functions alone.
import { cellsOf, prepared } from '../cell';
import { gate, ids, team } from '../world';
import { allBut, only, ungranted } from './row';

const steps = "'{a,b,c,d,e}'";

/** Whom nothing but the policy and row security keep from the rows: everybody where nobody reads any. */
const keptFrom = (rows: number) => (rows === 0 ? allBut() : allBut('orga'));

/** A table of a round: how many rows whoever may run it reads, and what nobody does by hand. */
const tableOfRound = (name: string, rows: number, insert: string, update: string) => [
  ...cellsOf(`public.${name}`, [
    {
      verb: 'select',
      name: 'read all',
      sql: `select from public.${name}`,
      expect: only(`no grant: table ${name}`, 0, { orga: rows }),
      guards: {
        [`policy ${policyOf(name)}`]: keptFrom(rows),
        [`rls public.${name}`]: keptFrom(rows),
      },
    },
    ...ungranted(name, { insert, update, delete: `delete from public.${name}` }),
  ]),
  ...prepared(
    cellsOf(`public.${name}`, [
      {
        verb: 'select',
        name: 'read all as somebody whose own team is in the round',
        sql: `select from public.${name}`,
        expect: only(`no grant: table ${name}`, 0, {}),
        guards: { [`policy ${policyOf(name)}`]: allBut(), [`rls public.${name}`]: allBut() },
      },
    ]),
    inTheRound,
  ),
];

const policyOf = (name: string): string =>
  name === 'ballot_scores' ? `${name}_read_after_lock` : `${name}_read_by_organisers`;

/** The organiser is in Ada's team. */
export const inTheRound = `
  update public.team_members set left_at = now() where user_id = '${ids.orga}' and left_at is null;
  insert into public.team_members (team_id, season_id, user_id)
    select '${team.id}', id, '${ids.orga}' from public.seasons`;

/** The round before it opened. */
export const inSetup = `update public.rounds set state = 'setup', opened_at = null`;

/** The round after the lock. */
export const locked = `
  update public.ballots set state = 'locked' where state = 'submitted';
  update public.rounds set state = 'deliberation', locked_at = now()`;

export const roundCells = [
  ...tableOfRound(
    'rounds',
    1,
    "insert into public.rounds (season_id, kind) select id, 'final' from public.seasons",
    "update public.rounds set state = 'released', released_at = now()",
  ),
  ...tableOfRound(
    'criteria',
    2,
    `insert into public.criteria (round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
      values ('${gate.id}', 3, 'x', 'x', 0, ${steps}, ${steps})`,
    'update public.criteria set weight = 50',
  ),
  ...tableOfRound(
    'stages',
    1,
    `insert into public.stages (round_id, name, starts_at) values ('${gate.id}', 'x', now())`,
    "update public.stages set name = 'x'",
  ),
  ...tableOfRound(
    'round_teams',
    2,
    `insert into public.round_teams (round_id, team_id) values ('${gate.id}', '${team.id}')`,
    "update public.round_teams set presence = 'absent'",
  ),
  ...tableOfRound(
    'juror_grants',
    3,
    `insert into public.juror_grants (round_id, user_id) values ('${gate.id}', '${ids.self}')`,
    'update public.juror_grants set ready_at = now()',
  ),
  ...tableOfRound(
    'juror_conflicts',
    1,
    `insert into public.juror_conflicts (round_id, user_id, team_id) values ('${gate.id}', '${ids.mentor}', '${team.ended}')`,
    "update public.juror_conflicts set reason = 'x'",
  ),
  ...tableOfRound(
    'ballots',
    4,
    `insert into public.ballots (round_id, team_id, juror_id) values ('${gate.id}', '${team.ended}', '${ids.orga}')`,
    "update public.ballots set state = 'assigned', submitted_at = null",
  ),
  ...tableOfRound(
    'ballot_scores',
    0,
    `insert into public.ballot_scores (ballot_id, round_id) values ('${gate.assigned}', '${gate.id}')`,
    "update public.ballot_scores set comment_team = 'x'",
  ),
  ...prepared(
    cellsOf('public.ballot_scores', [
      {
        verb: 'select',
        name: 'read all once it is locked',
        sql: 'select from public.ballot_scores',
        expect: only('no grant: table ballot_scores', 0, { orga: 2 }),
        guards: {
          'policy ballot_scores_read_after_lock': allBut('orga'),
          'rls public.ballot_scores': allBut('orga'),
        },
      },
    ]),
    locked,
  ),
  ...cellsOf('private.late_ballots', [
    {
      verb: 'select',
      name: 'read that one waits',
      sql: 'select ballot_id from private.late_ballots',
      expect: only('no grant: schema private', 0, { orga: 1 }),
      guards: {
        'policy late_ballots_read_by_organisers': allBut('orga'),
        'rls private.late_ballots': allBut('orga'),
      },
    },
    {
      verb: 'select',
      name: 'read what it says',
      sql: 'select comment_team from private.late_ballots',
      expect: only('no grant: schema private', 'no grant: table late_ballots', {}),
    },
    {
      verb: 'insert',
      name: 'insert by hand',
      sql: `insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
        values ('${gate.draft}', '{}', '', '', gen_random_uuid(), now())`,
      expect: only('no grant: schema private', 'no grant: table late_ballots', {}),
    },
    {
      verb: 'update',
      name: 'update by hand',
      sql: "update private.late_ballots set comment_team = 'x'",
      expect: only('no grant: schema private', 'no grant: table late_ballots', {}),
    },
    {
      verb: 'delete',
      name: 'delete by hand',
      sql: 'delete from private.late_ballots',
      expect: only('no grant: schema private', 'no grant: table late_ballots', {}),
    },
  ]),
  ...cellsOf('private.rounds_to_run', [
    {
      verb: 'call',
      name: 'which they may run',
      sql: 'select private.rounds_to_run()',
      expect: only('no grant: schema private', 0, { orga: 1 }),
    },
  ]),
  ...cellsOf('private.rounds_to_expect', [
    {
      verb: 'call',
      name: 'which they may run',
      sql: 'select unnest(private.rounds_to_expect())',
      expect: only('no grant: schema private', 0, { orga: 1 }),
    },
  ]),
  ...cellsOf('private.locked_rounds_to_run', [
    {
      verb: 'call',
      name: 'which of them are locked',
      sql: 'select private.locked_rounds_to_run()',
      expect: only('no grant: schema private', 0, {}),
    },
  ]),
];
