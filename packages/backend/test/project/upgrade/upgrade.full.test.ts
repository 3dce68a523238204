// A deployment in the middle of a season is brought from one level of the database to another by the operator's command while twenty
// people work in it: all that was there still is, what the server said yes to meanwhile as well, and everybody is still logged in.
import { withConnection, type LocalSupabase } from '@grow/local-supabase';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseLevel } from '../../../../core/src/db/databaseLevel';
import { backUp } from '../../../src/backup/backUp';
import { storageOf } from '../../../src/backup/storage';
import { clientOf } from '../../conformance/localBackend';
import { newOperator, type Operator } from '../hosted/operator';
import { columnsOf, contentsOf } from './contents';
import { startEarlier } from './earlier';
import { EARLIER } from './earlierLevel';
import { logIn, type Person } from './person';

const PEOPLE = 20;
/** What the twenty write meanwhile, and what follows from it: held against what they wrote instead. */
const WRITTEN = ['public.checklist_items', 'private.profiles', 'private.people_search', 'public.audit_log'];
/** Some of what the season's people did before. */
const DONE_BEFORE = [
  'public.hand_in_versions',
  'public.experiments',
  'public.office_hour_bookings',
  'public.pulses',
];
const PASSWORD = 'a-password-of-a-test';

let home: string;
let backend: LocalSupabase;
let operator: Operator;
let people: Person[];
let left: number;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'grow upgrade '));
  ({ backend, left } = await startEarlier(home, 'http://localhost:3000'));
  operator = await newOperator('http://127.0.0.1:9');
  people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => enter(index)));
}, 300_000);
afterAll(async () => {
  for (const person of people) person.stop();
  await backend.stop();
  await operator.remove();
  await rm(home, { recursive: true, force: true });
});

async function enter(index: number): Promise<Person> {
  const { url, publishableKey, secretKey } = backend.env;
  const email = `person-${index}@grow.example`;
  const { error } = await clientOf(url, secretKey).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Person', last_name: `Number ${index}` },
  });
  if (error) throw error;
  const founder = clientOf(url, publishableKey);
  await founder.auth.signInWithPassword({ email, password: PASSWORD });
  const founded = await founder.rpc('found_team', { p_name: `Team ${index}` });
  if (founded.error) throw founded.error;
  return logIn({ url, key: publishableKey }, email, PASSWORD);
}

const answersOf = () =>
  withConnection(backend.env.databaseUrl, async (sql) => ({
    level: (
      await sql<{ level: string }[]>`select max(version) as level from supabase_migrations.schema_migrations`
    )[0]?.level,
    steps: await sql<
      { id: string; week: number; text: string }[]
    >`select id, week, text from public.checklist_items where key is null`,
    bios: await sql<{ userId: string; bio: string }[]>`select user_id as "userId", bio from private.profiles`,
  }));

it('an upgrade loses nothing that is there or is written meanwhile', { timeout: 300_000 }, async () => {
  let isOver = false;
  const work = Promise.all(people.map((person) => person.work(() => isOver)));
  const writes = (): number => people.reduce((sum, { written }) => sum + written.steps.size, 0);
  let during = 0;
  let seconds = 0;
  try {
    await expect.poll(writes).toBeGreaterThan(PEOPLE * 3);
    expect((await answersOf()).level).toBe(EARLIER);

    // First the backup, by the version that is to come.
    const { url, secretKey, publishableKey, databaseUrl } = backend.env;
    const folder = join(home, 'backup');
    const storage = storageOf({ url, secretKey });
    const taken = await backUp({ storage, databaseUrl, folder, say: () => undefined });
    expect(taken.level).toBe(EARLIER);

    const columns = await columnsOf(databaseUrl);
    for (const table of WRITTEN) expect(columns.has(table), table).toBe(true);
    const untouched = new Map([...columns].filter(([table]) => !WRITTEN.includes(table)));
    const contents = await contentsOf(databaseUrl, untouched);
    for (const table of DONE_BEFORE) expect(contents.get(table)?.rows, table).toBeGreaterThan(0);

    const [before, begun] = [writes(), Date.now()];
    const args = ['database', '--yes', '--database-url', databaseUrl];
    const pushed = await operator.hostedPush(args, {});
    [during, seconds] = [writes() - before, (Date.now() - begun) / 1000];
    expect(pushed, pushed.stderr).toMatchObject({ code: 0 });

    // And on the new level, which pages see at once.
    const visitor = clientOf(url, publishableKey);
    await expect.poll(async () => (await visitor.rpc('database_level')).data).toBe(databaseLevel);
    expect(await contentsOf(databaseUrl, untouched)).toEqual(contents);
    const after = writes();
    await expect.poll(writes).toBeGreaterThan(after + PEOPLE);
  } finally {
    isOver = true;
  }
  await work;

  const there = await answersOf();
  const refusals = people.flatMap((person) => person.refusals);
  console.log(
    `${left} migrations in ${seconds.toFixed(1)} s, ${writes()} steps of ${PEOPLE} people, ${during} of them meanwhile, ` +
      `longest wait ${Math.max(...people.map(({ longest }) => longest))} ms, tried again ${refusals.length} times ${[...new Set(refusals)].join()}`,
  );
  expect(there.level).toBe(databaseLevel);
  expect(during).toBeGreaterThan(PEOPLE);
  const steps = new Map(there.steps.map(({ id, week, text }) => [id, { week, text }]));
  const lost = people.flatMap(({ written }) =>
    [...written.steps].filter(([id, step]) => JSON.stringify(steps.get(id)) !== JSON.stringify(step)),
  );
  expect(lost).toEqual([]);
  expect(steps.size).toBe(writes());
  for (const { userId, written } of people)
    expect(there.bios.find((row) => row.userId === userId)?.bio).toBe(written.bio);
  expect(people.filter((person) => !person.isLoggedIn())).toEqual([]);
});
