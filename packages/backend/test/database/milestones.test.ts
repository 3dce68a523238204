// What the weeks of the season are called and ask for, as every project has them; and what no part may be.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

describe('the weeks that every project has', () => {
  it('spell eleven weeks in both languages', async () => {
    const [spelt] = await sql`
      select string_agg(left(verb_en, 1), '' order by week) as en, string_agg(left(verb_de, 1), '' order by week) as de
      from public.season_weeks`;
    expect(spelt).toEqual({ en: 'ELEVENWEEKS', de: 'ELEVENWEEKS' });
  });

  it('ask for something, all but the eighth, from Monday until a minute before midnight in Berlin', async () => {
    const milestones = await sql<{ week: number; opens: string; due: string; grace: number }[]>`
      select week, grace_minutes as grace,
        to_char(opens_at at time zone 'Europe/Berlin', 'Dy DD Mon HH24:MI') as opens,
        to_char(due_at at time zone 'Europe/Berlin', 'Dy DD Mon HH24:MI') as due
      from public.milestones order by week`;
    expect(milestones.map(({ week, opens, due, grace }) => `${week}: ${opens} to ${due}, ${grace}`)).toEqual([
      '1: Mon 04 Nov 00:00 to Sun 10 Nov 23:59, 1440',
      '2: Mon 11 Nov 00:00 to Sun 17 Nov 23:59, 1440',
      '3: Mon 18 Nov 00:00 to Sun 24 Nov 23:59, 1440',
      '4: Mon 25 Nov 00:00 to Sun 01 Dec 23:59, 1440',
      '5: Mon 02 Dec 00:00 to Sun 08 Dec 23:59, 1440',
      '6: Mon 09 Dec 00:00 to Sun 15 Dec 23:59, 1440',
      '7: Mon 16 Dec 00:00 to Wed 18 Dec 23:59, 480',
      '9: Mon 30 Dec 00:00 to Sun 05 Jan 23:59, 1440',
      '10: Mon 06 Jan 00:00 to Sun 12 Jan 23:59, 1440',
      '11: Mon 13 Jan 00:00 to Wed 15 Jan 23:59, 480',
    ]);
  });

  it('are closed before half-time and the final begin', async () => {
    const late = await sql`
      select e.slug from public.events e join public.milestones m on m.week = case e.slug when 'final' then 11 else 7 end
      where e.slug in ('final', 'half-time') and m.due_at + make_interval(mins => m.grace_minutes) >= e.starts_at`;
    expect(late).toEqual([]);
  });

  it('ask for something that cannot be left out, in each', async () => {
    const parts = await sql<{ week: number; required: number; places: number[] }[]>`
      select m.week, count(*) filter (where p.is_required)::int as required, array_agg(p.position order by p.position) as places
      from public.milestones m left join public.milestone_parts p on p.milestone_id = m.id group by m.week order by m.week`;
    for (const { week, required, places } of parts) {
      expect(required, `week ${week}`).toBeGreaterThan(0);
      expect(places, `week ${week}`).toEqual(places.map((_, index) => index + 1));
    }
  });
});

describe('a week that asks for nothing', () => {
  it('stays without a milestone where there is no such week', async () => {
    const add = sql`
      insert into public.milestones (season_id, week, title_en, title_de, must_prove_en, must_prove_de, good_one_en, good_one_de,
        leave_out_en, leave_out_de, opens_at, due_at)
      select id, 12, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', '2025-01-20', '2025-01-26' from public.seasons`;
    await expect(add).rejects.toMatchObject({ code: '23503', constraint_name: 'milestones_of_week' });
  });

  it('a milestone is due after it opens, and a week has one at most', async () => {
    const change = sql`update public.milestones set due_at = opens_at where week = 5`;
    await expect(change).rejects.toMatchObject({ constraint_name: 'milestones_due_after_opening' });
    const move = sql`update public.milestones set week = 5 where week = 6`;
    await expect(move).rejects.toMatchObject({ constraint_name: 'milestones_week_once' });
  });
});

describe('a part', () => {
  const none = { max_characters: null, max_count: null, max_bytes: null, media_types: null };
  const words = { ...none, kind: 'text', max_characters: 240 };
  const pdf = {
    ...none,
    kind: 'file',
    max_count: 1,
    max_bytes: 50_000_000,
    media_types: ['application/pdf'],
  };
  const mp4 = { ...none, kind: 'film', max_count: 1, max_bytes: 200_000_000, media_types: ['video/mp4'] };
  const links = { ...none, kind: 'link', max_count: 2 };
  const tests = { ...none, kind: 'tests', max_count: 5 };

  const add = (columns: object) =>
    sql.begin(async (transaction) => {
      const [milestone] = await transaction<
        { id: string }[]
      >`select id from public.milestones where week = 1`;
      const texts = { label_en: 'x', label_de: 'x', hint_en: 'x', hint_de: 'x' };
      const row = { milestone_id: milestone?.id ?? '', key: 'more', position: 9, ...texts, ...columns };
      await transaction`insert into public.milestone_parts ${transaction(row)}`;
      await transaction`delete from public.milestone_parts where key = 'more'`;
    });

  it.each([words, pdf, mp4, links, tests])('may be a $kind with its own limits', async (part) => {
    await expect(add(part)).resolves.toBeUndefined();
  });

  it.each([
    ['a text without its length', { ...words, max_characters: null }, 'limits_of_kind'],
    ['a text with a number of files', { ...words, max_count: 2 }, 'limits_of_kind'],
    ['a link with a length', { ...links, max_characters: 200 }, 'limits_of_kind'],
    ['links without a number', { ...links, max_count: null }, 'limits_of_kind'],
    ['tests with a size', { ...tests, max_bytes: 1000 }, 'limits_of_kind'],
    ['tests without a number', { ...tests, max_count: null }, 'limits_of_kind'],
    ['a file without a size', { ...pdf, max_bytes: null }, 'limits_of_kind'],
    ['a file without types', { ...pdf, media_types: null }, 'limits_of_kind'],
    ['a file without a number', { ...pdf, max_count: null }, 'limits_of_kind'],
    ['a film with a length in characters', { ...mp4, max_characters: 60 }, 'limits_of_kind'],
    ['a film without types', { ...mp4, media_types: null }, 'limits_of_kind'],
    ['a file as large as a film', { ...pdf, max_bytes: 50_000_001 }, 'bytes_of_kind'],
    ['a film beyond 200 MB', { ...mp4, max_bytes: 200_000_001 }, 'bytes_of_kind'],
    ['a file that a browser runs', { ...pdf, media_types: ['image/svg+xml'] }, 'types_of_kind'],
    ['a film that is a picture', { ...mp4, media_types: ['image/png'] }, 'types_of_kind'],
    ['a file of no type', { ...pdf, media_types: [] }, 'types_of_kind'],
    ['a type twice', { ...pdf, media_types: ['image/png', 'image/png'] }, 'types_of_kind'],
    ['an unknown kind', { ...words, kind: 'sound' }, 'kind_check'],
    ['a key with blanks', { ...words, key: 'two words' }, 'key_check'],
    ['a label of two lines', { ...words, label_de: 'a\nb' }, 'label_de_check'],
  ])('is never %s', async (_, part, constraint) => {
    const refused = { constraint_name: `milestone_parts_${constraint}` };
    await expect(add(part)).rejects.toMatchObject(refused);
  });
});
