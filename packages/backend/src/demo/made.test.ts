// Deleting demo data leaves the database as it was before the demo, and what real people made; where the two hang together it is refused.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import { applyDemo } from './applyDemo';

let database: TestDatabase;
let sql: postgres.Sql;
let orga: string;
let before: Record<string, number>;
const now = new Date();

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};
const code = async (work: PromiseLike<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

async function addPerson(role: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.org`}, now())`;
  await sql`update private.profiles set role = ${role} where user_id = ${id}`;
  return id;
}

/** How many rows every table of ours and of accounts has; logs, which say what was done, stay. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or n.nspname || '.' || c.relname in ('auth.users', 'auth.identities'))
      and n.nspname || '.' || c.relname not in ('private.demo_data', 'private.jobs', 'public.audit_log', 'private.outbox')
    order by 1`;
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = first(await sql<{ n: number }[]>`select count(*)::int as n from ${sql(name)}`).n;
  return counts;
}

const overview = async () =>
  first(
    await sql<
      {
        found: { people: number; teams: number; others: number; kept: number; obstacles: { code: string }[] };
      }[]
    >`select private.demo_overview(${orga}) as found`,
  ).found;
const start = () => sql`select private.delete_demo_data(${orga}, ${now})`;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
  orga = await addPerson('ORGA');
  before = await countRows();
  await applyDemo(database.adminUrl, now);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

describe('demo data', () => {
  it('is counted: all people, teams and what stands by itself', async () => {
    expect(await overview()).toMatchObject({ people: 64, teams: 34, kept: 0, obstacles: [] });
  });

  it('is not deleted by somebody who is made up', async () => {
    const rieke = first(
      await sql<{ id: string }[]>`select id from auth.users where email = 'rieke@grow.example'`,
    ).id;
    expect(await code(sql`select private.delete_demo_data(${rieke}, ${now})`)).toBe('GR159');
  });

  it.each([
    [
      'members',
      (person: string) => sql`
        insert into public.team_members (team_id, season_id, user_id, joined_at)
        select id, season_id, ${person}, now() from public.teams where slug = 'pegelstand'`,
      (person: string) => sql`delete from public.team_members where user_id = ${person}`,
    ],
    [
      'mentors',
      (person: string) => sql`
        insert into public.mentor_assignments (team_id, mentor_id, status)
        select id, ${person}, 'active' from public.teams t where t.slug = 'kaltstart'`,
      (person: string) => sql`delete from public.mentor_assignments where mentor_id = ${person}`,
    ],
    [
      'seats',
      (person: string) => sql`
        insert into public.event_registrations (event_id, user_id, seat, status, position)
        select id, ${person}, 'onsite', 'registered', 900 from public.events where slug = 'pitch-clinic'`,
      (person: string) => sql`delete from public.event_registrations where user_id = ${person}`,
    ],
  ])('is refused where real people hang on it: %s', async (obstacle, tie, untie) => {
    const person = await addPerson(obstacle === 'mentors' ? 'MENTOR' : 'PARTICIPANT');
    await tie(person);
    expect((await overview()).obstacles.map((one) => one.code)).toContain(obstacle);
    expect(await code(start())).toBe('GR159');
    await untie(person);
    await sql`delete from auth.users where id = ${person}`;
    expect((await overview()).obstacles).toEqual([]);
  });

  it('goes, and nothing else: every table has as many rows as before, and what somebody real changed stays', async () => {
    const partner = first(
      await sql<{ id: string }[]>`select id from public.partners order by position limit 1`,
    ).id;
    await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: orga, role: 'authenticated' })}, true)`;
      await transaction`update public.partners set name = 'A real one' where id = ${partner}`;
    });
    expect((await overview()).kept).toBe(1);
    await start();
    expect(await code(start())).toBe('GR132');
    for (let chunk = 0; chunk < 60; chunk += 1)
      if (first(await sql<{ n: number }[]>`select private.advance_job(now()) as n`).n === 0) break;
    const [job] =
      await sql`select state, done = total as is_whole, error from private.jobs where kind = 'delete_demo_data'`;
    expect(job).toEqual({ state: 'done', is_whole: true, error: null });
    // What browsers reported is about nobody, says of no row who made it, and goes after thirty days.
    const { 'private.browser_reports': _, 'private.web_vitals': __, ...after } = await countRows();
    const reports = { 'private.browser_reports': 0, 'private.web_vitals': 0 };
    expect({ ...after, ...reports }).toEqual({
      ...before,
      'public.partners': (before['public.partners'] ?? 0) + 1,
    });
    expect(await sql`select from private.outbox where recipient like '%@grow.example'`).toHaveLength(0);
    expect(
      await sql`select from public.audit_log where entity = 'teams' and action = 'delete'`,
    ).not.toHaveLength(0);
  });

  it('does not come again', async () => {
    await applyDemo(database.adminUrl, now);
    expect(await sql`select from auth.users where email like '%@grow.example'`).toHaveLength(0);
    expect(await code(start())).toBe('GR009');
  });
});
