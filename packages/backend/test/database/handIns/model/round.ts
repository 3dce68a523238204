// A few teams with their weeks, in Postgres and in the model, and what both say to a step.
import postgres from 'postgres';
import { randomOf } from '../../random';
import { DAY, HOUR, MINUTE, SECOND, type handInWorld } from '../handInWorld';
import { HandInModel } from './handInModel';
import type { ModelTeam, ModelVerdict } from './handInTime';
import { partOf, readAll } from './rows';
import { Refused, type Week } from './rules';

/** Three Sundays, 23:59 in Berlin: the clocks go back, an ordinary one, the clocks go ahead. */
const SUNDAYS = ['2024-10-27T22:59:00Z', '2024-12-08T22:59:00Z', '2025-03-30T21:59:00Z'].map((at) =>
  Date.parse(at),
);
/** Milliseconds of grace of a round's second week; the first one has a day. */
const GRACES = [0, 90 * MINUTE, DAY];
const TEAMS = 3;
const MEMBERS = 3;

/** One of them, by chance. */
export type Pick = <T>(choices: readonly [T, ...T[]]) => T;

/** What a step asks for in the model and in Postgres. */
export interface Command {
  name: string;
  here: () => unknown;
  there: () => Promise<unknown>;
  /** Whether the clock itself comes by, so that nothing is left for it to do. */
  isClock?: boolean;
}

/** Everything that one run works on. */
export interface Round {
  sql: postgres.Sql;
  world: ReturnType<typeof handInWorld>;
  random: (below: number) => number;
  pick: Pick;
  orga: string;
  teams: ModelTeam[];
  handIns: HandInModel[];
  /** Their ids, once they are there. */
  ids: Map<HandInModel, string>;
  verdictIds: Map<ModelVerdict, string>;
  /** Whoever is in no team: one who never was, and those who left. */
  outsiders: string[];
  now: number;
}

/** New teams, and the weeks around one Sunday. */
export async function beginRound(
  sql: postgres.Sql,
  world: ReturnType<typeof handInWorld>,
  seed: number,
): Promise<Round> {
  const random = randomOf(seed);
  const sunday = SUNDAYS[seed % SUNDAYS.length] ?? 0;
  const grace = GRACES[Math.floor(seed / SUNDAYS.length) % GRACES.length] ?? 0;
  const orga = await world.orga();
  const dates = [
    { dueAt: sunday, grace: DAY },
    { dueAt: sunday + 2 * HOUR, grace },
  ];
  const weeks: Week[] = [];
  for (const each of dates) {
    const id = await world.milestone(new Date(each.dueAt), each.grace / MINUTE);
    weeks.push({ ...each, id, opensAt: each.dueAt - 7 * DAY });
  }
  const teams: ModelTeam[] = [];
  while (teams.length < TEAMS) {
    const { id, people } = await world.teamOf(MEMBERS, new Date(sunday - 30 * DAY));
    teams.push({ id, members: people, mentor: await world.mentorOf(id) });
  }
  return {
    ...{ sql, world, random, orga, teams },
    pick: (choices) => choices[random(choices.length)] ?? choices[0],
    handIns: teams.flatMap((team) => weeks.map((week) => new HandInModel(team, week, orga))),
    ...{ ids: new Map(), verdictIds: new Map(), outsiders: [await world.person()] },
    // Every second one begins shortly before its first week is due: much hangs on the seconds around that.
    now: seed % 2 === 0 ? sunday - 7 * DAY - HOUR : sunday - MINUTE - random(10 * MINUTE),
  };
}

/** One of the hand-ins, by chance: mostly one of the first two, so that much happens to one and the same. */
export function someHandIn({ random, handIns }: Round): HandInModel {
  const handIn = handIns[random(3) === 0 ? random(handIns.length) : random(2)];
  if (!handIn) throw new Error('A round has hand-ins');
  return handIn;
}

/** When the next step is: mostly soon, often exactly when something happens by itself or just beside it, now and then much later. */
export function nextTime(round: Round): number {
  const { random, pick, now } = round;
  const kind = random(100);
  if (kind < 12) return now;
  if (kind < 42) return now + random(4 * SECOND);
  if (kind < 53) return now + random(20 * MINUTE);
  if (kind < 59) return now + random(9 * HOUR);
  const reach = kind < 96 ? 3 * HOUR : 8 * DAY;
  const { times: own, dueAt } = someHandIn(round);
  const times = [...own, dueAt, dueAt, dueAt]
    .map((at) => at + pick([-2 * SECOND, -SECOND, -1, 0, 0, 0, SECOND]))
    .filter((at) => at > now && at <= now + reach);
  return times[random(times.length)] ?? now + random(30 * MINUTE);
}

/** What a call says: its answer, or the code of its refusal and what stands beside it. */
export async function outcomeOf(work: () => unknown): Promise<{ code: string; answer: unknown }> {
  try {
    // What the model answers changes with later steps.
    return { code: 'done', answer: structuredClone(await work()) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code, answer: structuredClone(error.detail) };
    if (error instanceof postgres.PostgresError) return { code: error.code, answer: detailOf(error) };
    throw error;
  }
}

const detailOf = ({ code, detail }: postgres.PostgresError): unknown => {
  if (code === 'GR033') return conflictOf(JSON.parse(detail ?? 'null'));
  return code.startsWith('GR') ? (detail ?? null) : null;
};

const conflictOf = (detail: unknown): unknown => {
  const rows = (Array.isArray(detail) ? detail : [detail]) as Record<string, unknown>[];
  return rows.filter(({ version }) => version !== null).map(partOf);
};

/** What Postgres knows of the round's hand-ins, after the clock came by now; that alone is undone unless it did come by. */
export async function readRound(round: Round, isClock: boolean): Promise<Map<string, unknown>> {
  const { sql, teams, now } = round;
  const ids = teams.map(({ id }) => id);
  if (isClock) return readAll(sql, ids);
  const found = { rows: new Map<string, unknown>() };
  const undone = new Error('Undone');
  await sql
    .begin(async (transaction) => {
      await transaction`select private.advance_hand_in(id, ${new Date(now)}) from public.hand_ins where team_id = any (${ids})`;
      found.rows = await readAll(transaction, ids);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found.rows;
}
