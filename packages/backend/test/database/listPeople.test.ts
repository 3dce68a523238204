// What organisers find people by: states, words, orders, and facts that follow accounts, sessions and teams.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { addPerson, asPerson } from './people';

let database: TestDatabase;
let sql: postgres.Sql;
let orga: string;
const people: Record<'ann' | 'ben' | 'cem' | 'mia', string> = { ann: '', ben: '', cem: '', mia: '' };
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 2, onnotice: () => undefined });
  orga = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
  people.ann = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ann', last_name: 'Alder' });
  people.ben = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ben', last_name: 'Birch' });
  people.cem = await addPerson(sql, 'PARTICIPANT', { first_name: 'Cem', last_name: '100% Cedar' });
  people.mia = await addPerson(sql, 'MENTOR', { first_name: 'Mia', last_name: 'Maple' });
  await sql`update auth.users set email_confirmed_at = now() where id <> ${people.cem}`;
  await sql`update private.profiles set studies = 'Law' where user_id in (${people.ann}, ${people.cem})`;
  await sql`insert into public.teams (season_id, name, slug, captain_id)
    select id, 'Moosgrund', 'moosgrund', ${people.ann}::uuid from public.seasons`;
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, ${people.ann}::uuid from public.teams`;
  await sql`insert into auth.sessions (id, user_id, created_at)
    values (gen_random_uuid(), ${people.ben}, now() - interval '3 days'), (gen_random_uuid(), ${people.mia}, now())`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

type Row = { profile: { first_name: string }; team: { name: string } | null; last_visit_at: Date | null };

const list = (given: Record<string, string | boolean>, who = orga) =>
  asPerson(sql, who, (request) => {
    const named = Object.entries(given).map(([name], index) => `${name} => $${index + 1}`);
    return request.unsafe(`select * from public.list_people(${named.join(', ')})`, Object.values(given));
  }) as Promise<Row[]>;
const names = async (given: Record<string, string | boolean>) =>
  (await list(given)).map(({ profile }) => profile.first_name);

describe('the organisers’ list of people', () => {
  it('finds every state, and counts what it finds', async () => {
    expect(await names({})).toEqual(['Cem', 'Ann', 'Ben', 'Mia', 'Ora']);
    expect(await names({ p_state: 'without_team' })).toEqual(['Cem', 'Ben']);
    expect(await names({ p_state: 'unconfirmed' })).toEqual(['Cem']);
    expect(await names({ p_state: 'without_profile' })).toEqual(['Ben']);
    expect(await names({ p_state: 'unheard-of' })).toEqual([]);
    const count = (role: string | null) =>
      asPerson(sql, orga, (request) => request`select * from public.count_people('', ${role})`);
    expect(await names({ p_state: 'confirmed' })).toEqual(['Ann', 'Ben', 'Mia', 'Ora']);
    expect(await names({ p_state: 'with_profile' })).toEqual(['Cem', 'Ann']);
    expect(await names({ p_state: 'in_team' })).toEqual(['Ann']);
    const counts = { without_team: '2', unconfirmed: '1', without_profile: '1' };
    const far = { confirmed: '4', with_profile: '2', in_team: '1' };
    expect(await count(null)).toEqual([{ everybody: '5', ...counts, ...far }]);
    expect(await count('MENTOR')).toEqual([
      {
        ...{ everybody: '1', without_team: '0', unconfirmed: '0', without_profile: '0' },
        ...{ confirmed: '1', with_profile: '0', in_team: '0' },
      },
    ]);
  });

  it('finds whose city it is, and who registered until the end of a day in Berlin', async () => {
    await sql`update private.profiles set city = 'Kiel' where user_id in (${people.ann}, ${people.mia})`;
    await sql`update private.profiles set created_at = '2024-11-04T22:59:59Z' where user_id = ${people.ann}`;
    await sql`update private.profiles set created_at = '2024-11-04T23:00:00Z' where user_id = ${people.ben}`;
    expect(await names({ p_city: 'Kiel' })).toEqual(['Ann', 'Mia']);
    expect(await names({ p_city: 'Kiel', p_until: '2024-11-04' })).toEqual(['Ann']);
    expect(await names({ p_until: '2024-11-05' })).toEqual(['Ann', 'Ben']);
    const counts = await asPerson(
      sql,
      orga,
      (request) => request`select * from public.count_people('', null, 'Kiel', '2024-11-04')`,
    );
    expect(counts).toMatchObject([{ everybody: '1', in_team: '1' }]);
    const growth = await asPerson(
      sql,
      orga,
      (request) =>
        request`select public.people_growth() #> '{days,0}' as first, public.people_growth() -> 'cities' as cities`,
    );
    expect(growth).toEqual([
      { first: { day: '2024-11-04', people: 1 }, cities: [{ city: 'Kiel', people: 1 }] },
    ]);
  });

  it.each([
    ['moos', ['Ann']],
    ['LAW a', ['Ann', 'Cem']],
    ['100%', ['Cem']],
    ['%', ['Cem']],
    ['  ', ['Cem', 'Ann', 'Ben', 'Mia', 'Ora']],
  ])('finds by the words %j', async (words, found) => {
    expect((await names({ p_query: words })).sort()).toEqual([...found].sort());
  });

  it('orders by the last visit and by team; who has neither comes first or last', async () => {
    expect((await names({ p_sort: 'visit', p_descending: true })).slice(0, 2)).toEqual(['Mia', 'Ben']);
    expect((await names({ p_sort: 'visit' })).slice(-2)).toEqual(['Ben', 'Mia']);
    expect((await names({ p_sort: 'team' }))[0]).toBe('Ann');
    expect((await names({ p_sort: 'team', p_descending: true }))[0]).toBe('Ann');
    expect(await names({ p_sort: 'name', p_descending: true })).toEqual(['Ora', 'Mia', 'Ben', 'Ann', 'Cem']);
  });

  it('follows somebody who comes again, leaves their team, or goes for good', async () => {
    const row = async () => (await list({ p_user_id: people.ann }))[0];
    expect(await row()).toMatchObject({ team: { name: 'Moosgrund' }, last_visit_at: null });
    await sql`insert into auth.sessions (id, user_id, created_at)
      values (gen_random_uuid(), ${people.ann}, now() - interval '1 day')`;
    const before = (await row())?.last_visit_at?.getTime() ?? 0;
    await sql`update auth.sessions set refreshed_at = now() at time zone 'utc' where user_id = ${people.ann}`;
    expect((await row())?.last_visit_at?.getTime()).toBeGreaterThan(before + 86_000_000);
    await sql`update public.team_members set left_at = now() where user_id = ${people.ann}`;
    expect(await row()).toMatchObject({ team: null });
    await sql`delete from auth.users where id = ${people.ben}`;
    expect(await list({ p_user_id: people.ben })).toEqual([]);
  });

  it('is empty for everybody else', async () => {
    expect(await list({}, people.mia)).toEqual([]);
  });
});
