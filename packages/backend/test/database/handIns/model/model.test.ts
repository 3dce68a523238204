// Thousands of steps on Postgres and on a plain model of hand-ins: each step says the same in both, and after each everything is
// the same in both, whether or not the clock came by. Seeded; a failure names the seed and the steps before it.
import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../../vitest.shared';
import { createTestDatabase, type TestDatabase } from '../../../../src/testing';
import { handInWorld } from '../handInWorld';
import { nextCommand } from './commands';
import { beginRound, nextTime, outcomeOf, readRound, type Round } from './round';

const STEPS = 125;
/** Each of the three Sundays with each of the three graces and both beginnings, twice. Half of them come everywhere. */
const ROUNDS = isFull ? 36 : 1;
/** How many of the steps before a failure are printed. */
const SHOWN = 15;

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  world = handInWorld(sql);
  // Only the weeks of the test: people are reminded of those of the season, too.
  await sql`delete from public.milestones`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Every command with what it said, and every state. */
const seen = new Set<string>();
const EVERYWHERE = [
  ...['draft', 'submitted', 'in_review', 'accepted', 'changes_requested'],
  ...[
    'save done',
    'save GR009',
    'save GR014',
    'save GR033',
    'save GR034',
    'save GR035',
    'save GR036',
    'save GR037',
  ],
  ...['hand done', 'hand GR014', 'hand GR033', 'hand GR035', 'hand GR036', 'hand GR037', 'hand GR038'],
  ...[
    'take done',
    'take 42501',
    'take GR009',
    'take GR039',
    'take GR040',
    'take GR041',
    'take GR042',
    'take GR044',
  ],
  ...['release done', 'release 42501', 'release GR040', 'accepted done', 'accepted 23514', 'accepted GR040'],
  ...['accepted GR042', 'changes_requested done', 'changes_requested GR041', 'changes_requested GR045'],
  ...['switch done', 'switch GR035', 'switch GR037', 'ask done', 'ask 22023', 'ask GR037'],
  ...[
    'extend done',
    'extend GR043',
    'reopen done',
    'reopen GR042',
    'reopening done',
    'settle done',
    'the done',
    'remind done',
  ],
  ...['leave done', 'join done', 'another done'],
];

/** What the model knows of every hand-in, as Postgres is read. */
const wholeOf = ({ handIns, ids }: Round): Map<string, unknown> =>
  new Map(
    handIns.flatMap((each) => {
      if (!each.isThere) return [];
      return [[`${each.team.id} ${each.week.id}`, { id: ids.get(each), ...each.whole }]];
    }),
  );

async function step(round: Round, lines: string[]): Promise<void> {
  round.now = nextTime(round);
  for (const each of round.handIns) each.passTo(round.now);
  const command = nextCommand(round);
  const expected = await outcomeOf(command.here);
  const outcome = await outcomeOf(command.there);
  const label = `${new Date(round.now).toISOString()} ${command.name}: ${expected.code}`;
  lines.push(label);
  check(outcome, expected, lines);
  const found = await readRound(round, command.isClock === true);
  for (const each of round.handIns) {
    const { id } = (found.get(`${each.team.id} ${each.week.id}`) ?? {}) as { id?: string };
    if (id !== undefined && !round.ids.has(each)) round.ids.set(each, id);
    if (each.isThere) seen.add(each.state);
  }
  check(found, wholeOf(round), lines);
  const [verb = ''] = command.name.split(' ');
  seen.add(`${verb} ${expected.code}`);
}

/** Printing is slow, and mostly not needed. */
function check(found: unknown, expected: unknown, lines: readonly string[]): void {
  if (!isDeepStrictEqual(found, expected)) expect(found, lines.slice(-SHOWN).join('\n')).toEqual(expected);
}

describe('hand-ins', () => {
  it.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
    `are as the rules say after each of ${STEPS} steps, seed %i`,
    async (seed) => {
      const round = await beginRound(sql, world, seed);
      const lines = [`seed ${seed}`];
      for (let done = 0; done < STEPS; done += 1) await step(round, lines);
      // The next round begins before this one.
      await sql`delete from public.hand_ins where team_id = any (${round.teams.map(({ id }) => id)})`;
    },
  );

  // Few seeds do not come everywhere.
  if (isFull)
    it('went everywhere that the rules are', () => {
      expect([...seen]).toEqual(expect.arrayContaining([...EVERYWHERE]));
    });
});
