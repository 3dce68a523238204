// What organisers read of others that nobody else may: by functions alone, and each look is a row.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});
let orga: string;
let ann: string;
let ben: string;
beforeAll(async () => {
  orga = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
  ann = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ann', last_name: 'Alder' });
  ben = await addPerson(sql, 'MENTOR', { first_name: 'Ben', last_name: 'Birch' });
  await sql`update private.profile_private set gender = 'female', phone = '+49 1' where user_id in (${ann}, ${orga})`;
});
beforeEach(() => sql`delete from public.data_reads`);

type Noted = {
  what: string;
  user_id: string | null;
  columns: string[];
  filter: object;
  person_ids: string[];
  people_count: number;
};
const noted = () => sql<Noted[]>`
  select what, user_id, columns, filter, person_ids, people_count from public.data_reads order by id`;
const note = (what: string, people: string[], at: string, filter = {}, file: string | null = null) =>
  sql`select private.note_people_read(
    ${orga}, ${what}, '{email}', ${sql.json(filter)}, ${people}::uuid[], ${file}::uuid, ${at}::timestamptz
  )`;

describe('gender, e-mail address and phone', () => {
  it('are read by organisers in no profile but their own, and help nobody to find somebody', async () => {
    const rows = await asPerson(
      sql,
      orga,
      (request) =>
        request`select user_id from public.profiles where coalesce(gender, email, phone) is not null`,
    );
    expect(rows).toEqual([{ user_id: orga }]);
    const found = await asPerson(
      sql,
      orga,
      (request) => request`select * from public.search_profiles(${`${ann}@example.org`})`,
    );
    expect(found).toEqual([]);
  });

  it('stay as they are when an organiser saves the profile of somebody else', async () => {
    await sql`update private.profiles set hidden_fields = '{city}', city = 'Kiel' where user_id = ${ann}`;
    await asPerson(
      sql,
      orga,
      (
        request,
      ) => request`update public.profiles set gender = null, phone = null, city = city, role = 'MENTOR'
        where user_id = ${ann}`,
    );
    const kept = await sql`select s.gender, s.phone, p.role, p.city
      from private.profiles p join private.profile_private s using (user_id) where p.user_id = ${ann}`;
    expect(kept).toEqual([{ gender: 'female', phone: '+49 1', role: 'MENTOR', city: 'Kiel' }]);
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${ann}`;
  });

  it('are in nothing else that clients can call or select from', async () => {
    const names = async (query: postgres.PendingQuery<{ name: string }[]>) =>
      (await query).map(({ name }) => name);
    expect(
      await names(sql<{ name: string }[]>`select p.proname as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
          and p.prosrc ~ 'profile_private|listed_people' order by 1`),
      // Numbers alone, and the list that notes whom it shows.
    ).toEqual(['count_people', 'list_people', 'people_growth']);
    expect(
      await names(sql<{ name: string }[]>`select viewname::text as name from pg_views
        where schemaname = 'public' and definition ~ 'profile_private|listed_people' order by 1`),
    ).toEqual(['profiles']);
  });
});

describe('the list of people', () => {
  it('shows addresses, a file phones, too, and a page everything; each is a row of its own', async () => {
    const file = randomUUID();
    const seen = await asPerson(sql, orga, async (request) => {
      const shown = async (args: Record<string, string>) => {
        const named = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
        const rows = await request.unsafe<{ profile: Record<string, unknown> }[]>(
          `select profile from public.list_people(${named.join(', ')})`,
          Object.values(args),
        );
        const profile = rows.map((row) => row.profile).find((one) => one['user_id'] === ann);
        return ['email', 'gender', 'phone'].filter((column) => profile?.[column]);
      };
      return [
        await shown({}),
        await shown({ p_query: 'alder', p_role: 'PARTICIPANT' }),
        await shown({ p_limit: '2', p_file_id: file }),
        await shown({ p_limit: '2', p_offset: '2', p_file_id: file }),
        await shown({ p_user_id: ann }),
        await shown({ p_user_id: orga }),
      ].map(String);
    });
    expect(seen).toEqual(['email', 'email', 'email,phone', '', 'email,gender,phone', '']);
    const everybody = await sql<{ id: string }[]>`
      select user_id as id from private.profiles where user_id <> ${orga} order by user_id`;
    const ids = everybody.map(({ id }) => id);
    const rows = await noted();
    expect(rows.map(({ person_ids, ...row }) => ({ ...row, people: [...person_ids].sort() }))).toEqual([
      {
        what: 'people',
        user_id: null,
        columns: ['email'],
        filter: {},
        people_count: ids.length,
        people: ids,
      },
      {
        ...{ what: 'people', user_id: null, columns: ['email'], people_count: 1, people: [ann] },
        filter: { role: 'PARTICIPANT', has_words: true },
      },
      {
        ...{ what: 'people_file', user_id: null, columns: ['email', 'phone'], filter: {} },
        ...{ people_count: ids.length, people: ids },
      },
      {
        ...{ what: 'person', user_id: ann, columns: ['email', 'gender', 'phone'], filter: {} },
        ...{ people_count: 1, people: [] },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('alder');
  });

  it('is noted for nobody who finds nobody', async () => {
    await asPerson(sql, ben, (request) => request`select * from public.list_people()`);
    await asPerson(sql, orga, (request) => request`select * from public.list_people('nobody at all')`);
    expect(await noted()).toEqual([]);
  });

  it('adds to its row within the hour, and begins another one after it, with another filter or in another file', async () => {
    await note('people', [orga, ann], '2024-12-05T10:01:00Z');
    await note('people', [ann, ben], '2024-12-05T10:59:00Z');
    await note('people', [ann], '2024-12-05T10:59:30Z');
    await note('people', [ann], '2024-12-05T11:00:00Z');
    await note('people', [ann], '2024-12-05T11:00:00Z', { role: 'PARTICIPANT' });
    const [first, second] = [randomUUID(), randomUUID()];
    for (const file of [first, second, first])
      await note('people_file', [ben], '2024-12-05T11:00:00Z', {}, file);
    expect((await noted()).map(({ what, people_count }) => [what, people_count])).toEqual([
      ['people', 2],
      ['people', 1],
      ['people', 1],
      ['people_file', 1],
      ['people_file', 1],
    ]);
  });
});

describe('who looked at whom', () => {
  const ask = (args: string, ...given: string[]) =>
    asPerson(sql, orga, (request) =>
      request.unsafe(`select what, people_count from public.list_data_reads(${args})`, given),
    );

  it('is found by reader, kind and person, also where the person stood in a list', async () => {
    await note('people', [ann, ben], '2024-12-05T10:00:00Z');
    await note('people', [ben], '2024-12-05T11:00:00Z');
    await note('person', [ann], '2024-12-05T12:00:00Z');
    expect(await ask('p_user_id => $1', ann)).toEqual([
      { what: 'person', people_count: 1 },
      { what: 'people', people_count: 2 },
    ]);
    expect(await ask('p_user_id => $1, p_what => $2', ann, 'people')).toHaveLength(1);
    expect(await ask('p_reader_id => $1', orga)).toHaveLength(3);
    expect(await ask('p_reader_id => $1', ben)).toEqual([]);
    const ids = await sql<{ id: string }[]>`select id from public.data_reads order by read_at desc`;
    expect(await ask('p_before => $1', ids[0]?.id ?? '')).toHaveLength(2);
  });

  it('is in the person’s copy without who else stood there, and nothing of them stays once they are gone', async () => {
    const cem = await addPerson(sql, 'PARTICIPANT', { first_name: 'Cem', last_name: 'Cedar' });
    await note('people', [ann, cem], '2024-12-05T10:00:00Z');
    await note('person', [cem], '2024-12-05T12:00:00Z');
    const [row] = await sql<{ data: { tables: Record<string, unknown[]> } }[]>`
      select private.export_person(${cem}, now()) as data`;
    const reads = row?.data.tables['public.data_reads'];
    expect(reads).toHaveLength(2);
    expect(JSON.stringify(reads)).not.toContain(ann);
    await sql`delete from auth.users where id = ${cem}`;
    expect(await noted()).toMatchObject([{ what: 'people', person_ids: [ann], people_count: 2 }]);
  });
});

describe('who agreed', () => {
  it('is counted by text and version, and each number has as many people; that they were read is noted', async () => {
    const cem = await addPerson(sql, 'PARTICIPANT', { first_name: 'Cem', last_name: 'Cedar' });
    await sql`insert into public.consents (user_id, kind, version) values
      (${ann}, 'terms', '2024-10'), (${ben}, 'terms', '2024-10'), (${cem}, 'terms', '2024-10'),
      (${cem}, 'newsletter', '2024-10')`;
    await sql`update public.consents set withdrawn_at = now() where user_id = ${ben}`;
    const answered = await asPerson(sql, orga, async (request) => {
      const figures = await request`select * from public.consent_figures()`;
      const count = async (kind: string, isWithdrawn: boolean, words = '', before: string | null = null) =>
        (
          await request`select id from public.list_consents(${kind}, '2024-10', ${isWithdrawn}, ${words}, ${before}::uuid)`
        ).length;
      const [latest] = await request<
        { id: string }[]
      >`select id from public.list_consents('terms', '2024-10', false, '', null, 1)`;
      return {
        figures: figures.map(({ kind, standing, withdrawn }) => [kind, Number(standing), Number(withdrawn)]),
        people: Number(figures[0]?.people),
        terms: [await count('terms', false), await count('terms', true)],
        newsletter: [await count('newsletter', false), await count('newsletter', true)],
        named: await count('terms', false, 'ced cem'),
        behind: await count('terms', false, '', latest?.id),
      };
    });
    expect(answered).toMatchObject({
      figures: [
        ['newsletter', 1, 0],
        ['terms', 2, 1],
      ],
      ...{ terms: [2, 1], newsletter: [1, 0], named: 1, behind: 1 },
    });
    const all = only(await sql<{ n: number }[]>`select count(*)::int as n from private.profiles`);
    expect((answered as { people: number }).people).toBe(all.n);
    expect((await noted()).map(({ what, filter }) => [what, filter])).toEqual([
      ['consents', { kind: 'terms', version: '2024-10' }],
      ['consents', { kind: 'terms', version: '2024-10', is_withdrawn: true }],
      ['consents', { kind: 'newsletter', version: '2024-10' }],
      ['consents', { kind: 'terms', version: '2024-10', has_words: true }],
    ]);
  });

  it('is read by nobody but the person without that', async () => {
    const rows = await asPerson(sql, orga, (request) => request`select from public.consents`);
    expect(rows).toHaveLength(0);
  });
});
