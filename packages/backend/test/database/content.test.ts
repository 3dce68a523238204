// Lists that organisers order: places stay 1 to n, whoever moves what at the same time; and what no row may hold.
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { addPerson, asPerson } from './people';

let database: TestDatabase;
let sql: postgres.Sql;
let orga: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 6, onnotice: () => undefined });
  orga = await addPerson(sql, 'ORGA');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const LOGO = 'data:image/jpeg;base64,/9j/4AAQ';

async function addPartner(name: string, position: number, columns: object = {}): Promise<string> {
  const row = { name, tier: 'city', position, ...columns };
  const [added] = await sql<{ id: string }[]>`insert into public.partners ${sql(row)} returning id`;
  if (!added) throw new Error('Nothing was added');
  return added.id;
}
const order = async () => {
  const rows = await sql<{ name: string; position: number }[]>`
    select name, position from public.partners order by position, id`;
  return rows.map(({ name, position }) => `${position} ${name}`);
};
const move = (id: string, position: number | null, nextId: string | null = null) =>
  asPerson(
    sql,
    orga,
    (request) =>
      request<{ moved: boolean }[]>`select public.move_partner(${id}, ${position}, ${nextId}) as moved`,
  );

describe('moving', () => {
  let ids: Record<'A' | 'B' | 'C', string>;
  beforeEach(async () => {
    await sql`delete from public.partners`;
    // With a gap, as a deletion leaves it.
    ids = { A: await addPartner('A', 1), B: await addPartner('B', 3), C: await addPartner('C', 4) };
  });

  it.each([
    ['C', 1, ['1 C', '2 A', '3 B']],
    ['A', 2, ['1 B', '2 A', '3 C']],
    ['A', 3, ['1 B', '2 C', '3 A']],
    ['A', 99, ['1 B', '2 C', '3 A']],
    ['B', -5, ['1 B', '2 A', '3 C']],
    ['B', null, ['1 B', '2 A', '3 C']],
    ['B', 2, ['1 A', '2 B', '3 C']],
  ] as const)('%s to place %s', async (name, position, expected) => {
    expect(await move(ids[name], position)).toEqual([{ moved: true }]);
    expect(await order()).toEqual(expected);
  });

  it('goes before the one that was meant, wherever that stands by now', async () => {
    await sql`delete from public.partners where id = ${ids.A}`;
    await move(ids.C, 2, ids.B);
    expect(await order()).toEqual(['1 C', '2 B']);
    // Where that one is gone the place counts.
    await move(ids.C, 2, ids.A);
    expect(await order()).toEqual(['1 B', '2 C']);
  });

  it('says so when the row is gone', async () => {
    expect(await move('00000000-0000-4000-8000-000000000000', 1)).toEqual([{ moved: false }]);
  });

  it('many moves at once take turns', async () => {
    const names = ['A', 'B', 'C'] as const;
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) => move(ids[names[turn % 3] ?? 'A'], (turn % 5) + 1)),
    );
    expect((await order()).map((line) => line.slice(0, 1))).toEqual(['1', '2', '3']);
  });
});

describe('a partner', () => {
  it.each([
    ['an address without TLS', { url: 'http://example.org' }],
    ['a script as address', { url: 'javascript:alert(1)' }],
    ['an address with a space', { url: 'https://example.org/a b' }],
    ['another kind of picture', { logo: 'data:image/svg+xml;base64,PHN2Zz4=' }],
    ['more than a picture', { logo: `${LOGO}" onerror="alert(1)` }],
    ['a picture that is too large', { logo: LOGO + 'A'.repeat(120_000) }],
    ['an unknown tier', { tier: 'gold' }],
    ['a blank name', { name: ' ' }],
    ['no place', { position: 0 }],
  ])('never has %s', async (_, columns) => {
    await expect(addPartner('P', 1, columns)).rejects.toMatchObject({ code: '23514' });
  });

  it('may have a small JPEG and an https address', async () => {
    await expect(addPartner('P', 1, { logo: LOGO, url: 'https://example.org/' })).resolves.toBeTypeOf(
      'string',
    );
  });
});

describe('an event', () => {
  it.each(['', '  ', ' \t\n'])('never has the title "%s"', async (title) => {
    const change = sql`update public.events set title_en = ${title}, title_de = ${title}`;
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['Doors', '8:00 Doors', '24:00 Doors', '18:00', '18:00 Doors\nOut', '18:00 Doors\n\n19:00 Out'])(
    'never has the agenda "%s"',
    async (agenda) => {
      await expect(sql`update public.events set agenda_de = ${agenda}`).rejects.toMatchObject({
        code: '23514',
      });
    },
  );

  it('has its title in either language, and an agenda of whole lines', async () => {
    const agenda = '18:00 Einlass | Zehn Minuten\n19:30 Schluss';
    await sql.begin(async (tx) => {
      await tx`update public.events set title_en = '', title_de = 'Nur deutsch', agenda_de = ${agenda} where slug = 'final'`;
      const [event] =
        await tx`select private.event_details(e) as details from public.events e where slug = 'final'`;
      expect(event?.['details']).toMatchObject({ title_en: '', title_de: 'Nur deutsch' });
      await tx`update public.events set title_en = 'The final', title_de = 'Das Finale' where slug = 'final'`;
    });
  });
});

describe('a question', () => {
  const add = (columns: object) =>
    sql`insert into public.faqs ${sql({
      ...{ slug: 'new', question_en: 'Q', question_de: 'F', answer_en: 'A', answer_de: 'A', position: 9 },
      ...columns,
    })}`;

  it.each([
    ['a blank text in one language', { question_de: ' ' }],
    ['an address with capitals', { slug: 'New' }],
    ['an address that breaks a link', { slug: 'a"b' }],
    ['an endless answer', { answer_en: 'x'.repeat(4001) }],
  ])('never has %s', async (_, columns) => {
    await expect(add(columns)).rejects.toMatchObject({ code: '23514' });
  });

  it('has an address of its own', async () => {
    await expect(add({ slug: 'who' })).rejects.toMatchObject({ code: '23505' });
  });

  it('notes when it was changed', async () => {
    const [row] = await sql`update public.faqs set answer_en = 'Everyone.' where slug = 'who'
      returning updated_at > created_at as touched`;
    expect(row).toEqual({ touched: true });
  });
});
