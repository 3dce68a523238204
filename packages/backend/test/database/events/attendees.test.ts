// What organisers see of the people of an event; and that it stays cheap at the size of the largest one.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson, asPerson } from '../people';
import { at, eventWorld } from './eventWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
let orga: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  world = eventWorld(sql);
  orga = await addPerson(sql, 'ORGA');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

interface Attendee {
  first_name: string;
  team_name: string | null;
  status: string;
  seat: string;
  ticket: number;
  total: string;
}

interface Asked {
  query?: string;
  status?: string;
  seat?: string;
  sort?: string;
  isDescending?: boolean;
  limit?: number;
  offset?: number;
  after?: number;
}

const list = (person: string, event: string, asked: Asked = {}) =>
  asPerson(
    sql,
    person,
    (as) => as<Attendee[]>`select * from public.list_attendees(${event}, ${asked.query ?? ''},
      ${asked.status ?? null}, ${asked.seat ?? null}, ${asked.sort ?? 'ticket'}, ${asked.isDescending ?? false},
      ${asked.limit ?? 25}, ${asked.offset ?? 0}, ${asked.after ?? null})`,
  ) as Promise<Attendee[]>;

const named = async (firstName: string, lastName: string) =>
  addPerson(sql, 'PARTICIPANT', { first_name: firstName, last_name: lastName });

/** Two seats on site, taken by Zoë and Bo; Änne waits, Carl sits online. */
async function evening() {
  const event = await world.event(2, 5);
  const people = {
    zoe: await named('Zoë', 'Abel'),
    bo: await named('Bo', 'Zander'),
    anne: await named('Änne', 'Müller'),
    carl: await named('Carl', 'Öst_50%'),
  };
  await world.register(people.zoe, event, 'onsite', at(0));
  await world.register(people.bo, event, 'onsite', at(1));
  await world.register(people.anne, event, 'onsite', at(2));
  await world.register(people.carl, event, 'online', at(3));
  return { event, people };
}

describe('the people of an event', () => {
  it('are listed by ticket, name or status, searched without accents and filtered', async () => {
    const { event } = await evening();
    const names = async (asked: Asked) =>
      (await list(orga, event, asked)).map((attendee) => attendee.first_name);
    expect(await names({})).toEqual(['Zoë', 'Bo', 'Änne', 'Carl']);
    expect(await names({ isDescending: true })).toEqual(['Carl', 'Änne', 'Bo', 'Zoë']);
    expect(await names({ sort: 'name' })).toEqual(['Zoë', 'Änne', 'Carl', 'Bo']);
    expect(await names({ sort: 'status', isDescending: true })).toEqual(['Änne', 'Zoë', 'Bo', 'Carl']);
    expect(await names({ query: 'anne MULLER' })).toEqual(['Änne']);
    expect(await names({ query: 'ost 50' })).toEqual(['Carl']);
    expect(await names({ query: '%' })).toHaveLength(4);
    expect(await names({ query: 'nobody' })).toEqual([]);
    expect(await names({ status: 'waitlisted' })).toEqual(['Änne']);
    expect(await names({ seat: 'online' })).toEqual(['Carl']);
  });

  it('come in pages that know how many there are', async () => {
    const { event } = await evening();
    const page = await list(orga, event, { limit: 2, offset: 2 });
    expect(page.map(({ ticket, total }) => [ticket, total])).toEqual([
      [3, '4'],
      [4, '4'],
    ]);
  });

  it('are read to the end by tickets, whoever leaves or registers meanwhile', async () => {
    const { event, people } = await evening();
    const after = (last: number) => list(orga, event, { limit: 2, after: last });
    expect((await after(0)).map(({ first_name }) => first_name)).toEqual(['Zoë', 'Bo']);
    await world.leave(people.zoe, at(4));
    await world.register(await named('Dana', 'Late'), event, 'online', at(5));
    const next = await after(2);
    expect(next.map(({ first_name, total }) => [first_name, total])).toEqual([
      ['Änne', '3'],
      ['Carl', '3'],
    ]);
    expect((await after(4)).map(({ first_name }) => first_name)).toEqual(['Dana']);
  });

  it('are counted by state and seat; exactly those who count on it are notified of a cancellation', async () => {
    const { event, people } = await evening();
    await world.cancel(people.carl, event, at(4));
    const totals = await asPerson(
      sql,
      orga,
      (as) =>
        as<{ seat: string; status: string; people: number }[]>`select * from public.event_totals(${event})`,
    );
    expect(totals).toEqual([
      { seat: 'online', status: 'cancelled', people: 1 },
      { seat: 'onsite', status: 'registered', people: 2 },
      { seat: 'onsite', status: 'waitlisted', people: 1 },
    ]);
    await world.callOff(event, 'The hall is closed', at(5));
    const notified = await sql`select from public.notifications where kind = 'event_cancelled'
      and payload ->> 'event_id' = ${event}`;
    expect(notified).toHaveLength(3);
  });

  it('are nobody’s business but the organisers’', async () => {
    const { event, people } = await evening();
    await expect(list(people.zoe, event)).rejects.toThrow('orga_only');
    await expect(list(people.zoe, randomUUID())).rejects.toThrow('orga_only');
    await expect(
      asPerson(sql, people.zoe, (as) => as`select * from public.event_totals(${event})`),
    ).rejects.toThrow('orga_only');
    expect(await list(orga, randomUUID())).toEqual([]);
  });
});

interface Explained {
  'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
}

describe('an event of two thousand people, among other events', () => {
  let event: string;
  beforeAll(async () => {
    event = await world.event(null, null);
    const other = await world.event(null, null);
    // Past the auth service: what is measured is the reading.
    await sql.begin(async (inside) => {
      await inside`set local session_replication_role = replica`;
      await inside`insert into auth.users (id, email) select gen_random_uuid(), 'crowd-' || n || '@example.org'
        from generate_series(1, 5000) n`;
      await inside`insert into private.profiles (user_id, first_name, last_name, bio)
        select id, 'Name ' || left(email, 10), 'Of the crowd', repeat('Plants. ', 40) from auth.users
        where email like 'crowd-%'`;
      await inside`insert into public.event_registrations (event_id, user_id, seat, status, position)
        select case when n % 5 < 2 then ${event}::uuid else ${other}::uuid end, id, 'onsite', 'registered', n
        from (select id, row_number() over (order by id) as n from auth.users where email like 'crowd-%') crowd`;
    });
    await sql`vacuum analyze`;
  }, 120_000);

  it.each([
    ['a page by ticket', {}],
    ['a page by name', { sort: 'name' }],
    ['a name that is looked for', { query: 'crowd 49' }],
    ['the last page of those registered', { status: 'registered', offset: 1975 }],
  ] as [string, Asked][])('%s reads at most 500 buffers', async (name, asked) => {
    const explained = (await asPerson(sql, orga, async (as) => {
      const page = as`select * from public.list_attendees(${event},
        ${asked.query ?? ''}, ${asked.status ?? null}, null, ${asked.sort ?? 'ticket'}, false, 25, ${asked.offset ?? 0})`;
      // The second time: the first one of a connection also reads what the tables look like.
      await as`${page}`;
      return as<Explained[]>`explain (analyze, buffers, format json) ${page}`;
    })) as Explained[];
    const plan = explained[0]?.['QUERY PLAN'][0]?.Plan;
    const read = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    expect(read, name).toBeGreaterThan(0);
    expect(read, name).toBeLessThanOrEqual(500);
    expect(Number((await list(orga, event))[0]?.total)).toBe(2000);
  });
});
