// A round in deliberation with teams, jurors and organisers, for tests of the database.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { gateProtocolText, gateResultsFromJson, type GateResults } from '../../../../core/src/gate';
import { decisionsAtLine, rankingGroundOf } from '../../../../core/src/gate/gateRules';
import { rankTeams } from '../../../../core/src/ranking';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';

/** What a test asks for. */
export interface RoomOptions {
  readonly kind?: 'half_time' | 'final';
  readonly teams?: number;
  readonly cutSize?: number;
}

/** The round, and who is in it. */
export interface GateRoom {
  readonly roundId: string;
  readonly seasonId: string;
  readonly stageId: string;
  /** Two organisers who are in no team. */
  readonly orga: string;
  readonly second: string;
  readonly jurors: readonly string[];
  /** The first of the first team is its captain; each has two members. */
  readonly teams: readonly { readonly id: string; readonly members: readonly string[] }[];
  readonly criteria: readonly string[];
}

async function addTeam(sql: postgres.Sql, seasonId: string, index: number) {
  const members = [await addPerson(sql), await addPerson(sql, 'PARTICIPANT', { locale: 'de' })];
  const id = randomUUID();
  await sql`insert into public.teams (id, season_id, name, slug, captain_id, status)
    values (${id}, ${seasonId}, ${`Team ${index} ${id}`}, ${`team-${id}`}, ${members[0] ?? ''}, 'active')`;
  for (const member of members)
    await sql`insert into public.team_members (team_id, season_id, user_id) values (${id}, ${seasonId}, ${member})`;
  return { id, members };
}

/** Adds a round in deliberation: two jurors scored every team, the first the better the earlier it is. Needs the superuser. */
export async function openGateRoom(
  sql: postgres.Sql,
  { kind = 'half_time', teams: count = 3, cutSize = 1 }: RoomOptions = {},
): Promise<GateRoom> {
  const { id: seasonId } = only(
    await sql<{ id: string }[]>`select id from public.seasons order by starts_on desc limit 1`,
  );
  await sql`delete from public.rounds where season_id = ${seasonId} and kind = ${kind}`;
  const orga = await addPerson(sql, 'ORGA');
  const second = await addPerson(sql, 'ORGA');
  const jurors = [await addPerson(sql, 'MENTOR'), await addPerson(sql, 'MENTOR')];
  const teams = [];
  for (let index = 0; index < count; index += 1) teams.push(await addTeam(sql, seasonId, index));
  const [roundId, stageId, ...criteria] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  await sql`insert into public.rounds (id, season_id, kind, state, cut_size, locked_at)
    values (${roundId}, ${seasonId}, ${kind}, 'deliberation', ${cutSize}, now())`;
  for (const [index, id] of criteria.entries())
    await sql`insert into public.criteria (id, round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
      values (${id}, ${roundId}, ${index + 1}, 'Evidence', 'Belege', 50, '{a,b,c,d,e}', '{a,b,c,d,e}')`;
  await sql`insert into public.stages (id, round_id, name, venue, starts_at)
    values (${stageId}, ${roundId}, 'Stage 1', 'Hall B', '2024-12-13T13:00:00Z')`;
  for (const juror of jurors)
    await sql`insert into public.juror_grants (round_id, user_id, stage_id) values (${roundId}, ${juror}, ${stageId})`;
  for (const [index, team] of teams.entries()) {
    await sql`insert into public.round_teams (round_id, team_id, stage_id, position)
      values (${roundId}, ${team.id}, ${stageId}, ${index + 1})`;
    for (const [seat, juror] of jurors.entries()) {
      const step = Math.max(1, 5 - index - (seat === 0 ? 0 : index % 2));
      const scores = Object.fromEntries(criteria.map((criterion) => [criterion, step]));
      await sql`with ballot as (
          insert into public.ballots (round_id, team_id, juror_id, state, submitted_at)
          values (${roundId}, ${team.id}, ${juror}, 'locked', now()) returning id
        )
        insert into public.ballot_scores (ballot_id, round_id, scores, comment_team, comment_jury)
        select id, ${roundId}, ${sql.json(scores)}, ${`Comment of juror ${seat + 1}`}, 'For the jury' from ballot`;
    }
  }
  return { roundId, seasonId, stageId, orga, second, jurors, teams, criteria };
}

type Row = Record<string, unknown>;

/** Calls a function as a request of that person; its one answer. */
export async function callAs<T = unknown>(
  sql: postgres.Sql,
  userId: string,
  name: string,
  args: Row,
  claims: Record<string, string> = {},
): Promise<T> {
  const given = Object.entries(args);
  const list = given.map(([key], index) => `${key} => $${index + 1}`).join(', ');
  const rows = await asPerson(
    sql,
    userId,
    async (transaction) =>
      transaction.unsafe<{ answer: T }[]>(
        `select public.${name}(${list}) as answer`,
        given.map(([, value]) => value as postgres.ParameterOrJSON<never>),
      ),
    claims,
  );
  return only(rows as { answer: T }[]).answer;
}

/** Everything that the round is decided from, as core reads it. */
export const resultsOf = async (sql: postgres.Sql, { roundId, orga }: GateRoom): Promise<GateResults> =>
  gateResultsFromJson(await callAs(sql, orga, 'round_results', { p_round_id: roundId }));

/** The protocol that core writes of the round as it stands. */
export async function protocolOf(sql: postgres.Sql, room: GateRoom): Promise<string> {
  const results = await resultsOf(sql, room);
  const ranking = rankTeams(rankingGroundOf(results));
  return gateProtocolText(results, ranking, decisionsAtLine(results, ranking));
}

/** Decides the round as it stands. */
export async function decideRound(sql: postgres.Sql, room: GateRoom): Promise<string> {
  const content = await protocolOf(sql, room);
  await callAs(sql, room.orga, 'decide_round', { p_round_id: room.roundId, p_content: content });
  return content;
}

/** Decides the round and releases it now, as the clock does. */
export async function releaseRound(sql: postgres.Sql, room: GateRoom): Promise<void> {
  await decideRound(sql, room);
  await sql`update public.rounds set release_at = now() where id = ${room.roundId}`;
  await sql`select public.advance_rounds()`;
}

/** Decides about a team by hand. */
export const decideTeam = async (
  sql: postgres.Sql,
  room: GateRoom,
  teamId: string | undefined,
  decision: string,
  reason = 'The jury agreed on it',
): Promise<unknown> =>
  callAs(sql, room.orga, 'decide_team', {
    ...{ p_round_id: room.roundId, p_team_id: teamId, p_decision: decision, p_reason: reason },
  });

/** What a person is told of the round of their team. */
export const teamGateOf = async (
  sql: postgres.Sql,
  userId: string | undefined,
  kind = 'half_time',
): Promise<Row | null> => callAs<Row | null>(sql, userId ?? '', 'team_gate', { p_kind: kind });

/** Who was told that a result of the round is there, each time that they were. */
export const resultNotifications = async (
  sql: postgres.Sql,
  { roundId }: GateRoom,
): Promise<postgres.RowList<postgres.Row[]>> =>
  sql`select user_id, team_id, payload from public.notifications
    where kind = 'gate_result' and payload ->> 'round_id' = ${roundId} order by user_id`;

/** The statuses of the round's teams, in their order. */
export async function teamStatuses(sql: postgres.Sql, { teams }: GateRoom): Promise<unknown[]> {
  const rows = await sql`select id, status from public.teams`;
  const byId = new Map(rows.map((row): [unknown, unknown] => [row.id, row.status]));
  return teams.map(({ id }) => byId.get(id));
}
