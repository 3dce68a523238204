// Finding teams and people: what words find, what fits whom, and that nothing hidden is found by its words.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { addPerson, asPerson } from './people';

let database: TestDatabase;
let sql: postgres.Sql;
let ada: string;
let kim: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
  await sql`update public.seasons set team_closes_at = now() + interval '1 day'`;
  ada = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ada', last_name: 'Sommer' });
  await sql`update private.profiles set skills = '{sales,web}', city = 'Karlsruhe' where user_id = ${ada}`;
  kim = await addPerson(sql, 'PARTICIPANT', { first_name: 'Kim', last_name: 'Kühne' });
  await foundTeam(kim, 'Moosgrund', {
    pitch: 'Moss façades for noisy yards',
    city: 'karlsruhe',
    skills: '{sales}',
  });
  await foundTeam(await addPerson(sql), 'Zweitakt', {
    pitch: 'Räder im Abo',
    city: 'Köln',
    skills: '{web,sales}',
  });
  await foundTeam(await addPerson(sql), 'Brotlos', {
    pitch: 'Bread from yesterday',
    city: null,
    skills: '{food}',
  });
  await foundTeam(await addPerson(sql), 'Verborgen', {
    pitch: 'Not in the list',
    city: null,
    skills: '{}',
    listed: false,
  });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

interface TeamFacts {
  pitch: string;
  city: string | null;
  skills: string;
  listed?: boolean;
}

async function foundTeam(captain: string, name: string, facts: TeamFacts): Promise<string> {
  const rows = (await asPerson(
    sql,
    captain,
    (request) => request`select id from public.found_team(${name}, ${facts.pitch})`,
  )) as { id: string }[];
  const id = rows[0]?.id ?? '';
  await sql`update public.teams set city = ${facts.city}, listed = ${facts.listed ?? true} where id = ${id}`;
  await sql`insert into public.team_roles (team_id, title, skills) values (${id}, 'Somebody', ${facts.skills}::text[])`;
  return id;
}

async function seeker(name: string, facts: Record<string, unknown> = {}): Promise<string> {
  const [first_name, last_name] = name.split(' ');
  const id = await addPerson(sql, 'PARTICIPANT', { first_name, last_name });
  await sql`update private.profiles set ${sql({ discoverable: true, ...facts })} where user_id = ${id}`;
  return id;
}

type Arguments = Record<string, string | number | boolean | string[]>;
type Hit = Record<string, unknown> & { total: string };

/** Calls a search as a person, with arguments by their names. */
async function ask(
  who: string,
  search: 'search_teams' | 'search_people',
  given: Arguments = {},
): Promise<Hit[]> {
  const named = Object.keys(given).map((name, index) => `${name} => $${index + 1}`);
  return (await asPerson(sql, who, (request) =>
    request.unsafe(`select * from public.${search}(${named.join(', ')})`, Object.values(given) as never[]),
  )) as Hit[];
}

const teamNames = async (given: Arguments): Promise<unknown[]> =>
  (await ask(ada, 'search_teams', given)).map((hit) => hit.name);
const people = async (given: Arguments, who = kim): Promise<unknown[]> =>
  (await ask(who, 'search_people', given)).map((hit) => hit.first_name);

describe('teams', () => {
  it.each([
    ['the name', 'Moosgrund', ['Moosgrund']],
    ['a name with a letter missing', 'Moosgrnd', ['Moosgrund']],
    ['a name with a wrong letter', 'moosgrunt', ['Moosgrund']],
    ['the beginning of a name', 'moo', ['Moosgrund']],
    ['the inside of a name', 'grund', ['Moosgrund']],
    ['a word of the pitch without its accents', 'facades', ['Moosgrund']],
    ['an umlaut written as a plain letter', 'Rader', ['Zweitakt']],
    ['an umlaut', 'RÄDER', ['Zweitakt']],
    ['a city without its dots', 'koln', ['Zweitakt']],
    ['a wanted skill in English', 'sales', ['Moosgrund', 'Zweitakt']],
    ['a wanted skill in German', 'vertrieb', ['Moosgrund', 'Zweitakt']],
    ['two words, each of them there', 'sales köln', ['Zweitakt']],
    ['two words, one of them not there', 'sales hamburg', []],
    ['signs of patterns, taken for nothing', '% _ \\', ['Moosgrund', 'Zweitakt', 'Brotlos']],
  ])('are found by %s', async (_what, query, names) => {
    expect((await teamNames({ p_query: query })).sort()).toEqual([...names].sort());
  });

  it('come with the reasons why they fit, those that fit best first', async () => {
    const hits = await ask(ada, 'search_teams');
    expect(hits.map(({ name, matched_skills, same_city }) => ({ name, matched_skills, same_city }))).toEqual([
      { name: 'Zweitakt', matched_skills: ['sales', 'web'], same_city: false },
      { name: 'Moosgrund', matched_skills: ['sales'], same_city: true },
      { name: 'Brotlos', matched_skills: [], same_city: false },
    ]);
    expect(hits[1]).toMatchObject({
      member_count: 1,
      max_team: 5,
      open_places: 4,
      members: [{ user_id: kim, first_name: 'Kim', last_name: 'Kühne', avatar: null }],
      roles: [{ title: 'Somebody', skills: ['sales'] }],
      my_request: null,
      total: '3',
    });
  });

  it.each([
    ['skills', { p_skills: ['food', 'law'] }, ['Brotlos']],
    ['city, however it is written', { p_city: 'KARLSRUHE' }, ['Moosgrund']],
    ['stage', { p_stage: 'revenue' }, []],
    ['places left', { p_open: true, p_sort: 'name' }, ['Brotlos', 'Moosgrund', 'Zweitakt']],
  ] as [string, Arguments, string[]][])('are filtered by %s', async (_what, given, names) => {
    expect(await teamNames(given)).toEqual(names);
  });

  it('come in pages, each with the whole number', async () => {
    const pages = [0, 1, 2].map((p_offset) =>
      ask(ada, 'search_teams', { p_sort: 'name', p_limit: 1, p_offset }),
    );
    expect((await Promise.all(pages)).flat()).toMatchObject([
      { name: 'Brotlos', total: '3' },
      { name: 'Moosgrund', total: '3' },
      { name: 'Zweitakt', total: '3' },
    ]);
  });

  it('show the caller’s own request and nobody else’s', async () => {
    const eve = await addPerson(sql);
    await asPerson(sql, eve, async (request) => {
      const [team] = await request`select id from public.teams where name = 'Brotlos'`;
      await request`select public.ask_to_join(${team?.id as string}, 'Hello', null)`;
    });
    const mine = await ask(eve, 'search_teams', { p_query: 'brotlos' });
    expect(mine).toMatchObject([{ my_request: { kind: 'apply' } }]);
    expect(await ask(ada, 'search_teams', { p_query: 'brotlos' })).toMatchObject([{ my_request: null }]);
  });
});

describe('people', () => {
  it('are found by what they show, forgiving accents and typos', async () => {
    await seeker('Jörg Grünwald', {
      skills: '{sales}',
      city: 'Karlsruhe',
      studies: 'Maschinenbau',
      wish: 'A patient captain',
    });
    for (const query of ['jorg', 'Gruenwald', 'grunwld', 'maschinen', 'captian', 'vertrieb', 'karlsruhe'])
      expect(await people({ p_query: query }), query).toEqual(['Jörg']);
    expect(await ask(kim, 'search_people', { p_query: 'Jörg' })).toMatchObject([
      { matched_skills: ['sales'], same_city: true, wish: 'A patient captain', request: null, total: '1' },
    ]);
  });

  it('are not found, and not shown, by what they hide', async () => {
    const facts = {
      skills: '{law}',
      city: 'Greifswald',
      studies: 'Botanik',
      university: 'Ostsee',
      wish: 'Quiet people',
      key_qualification: 'Diving',
    };
    const id = await seeker('Nadja Still', {
      ...facts,
      hidden_fields: '{skills,city,studies,university,wish,key_qualification}',
    });
    for (const query of ['greifswald', 'botanik', 'ostsee', 'quiet people', 'diving', 'law', 'recht'])
      expect(await people({ p_query: query }), query).toEqual([]);
    expect(await people({ p_skills: ['law'] })).toEqual([]);
    expect(await people({ p_city: 'Greifswald' })).toEqual([]);
    expect(await ask(kim, 'search_people', { p_query: 'Nadja' })).toMatchObject([
      { studies: null, university: null, city: null, wish: null, skills: [] },
    ]);
    await asPerson(
      sql,
      id,
      (request) => request`update public.profiles set hidden_fields = '{}' where user_id = ${id}`,
    );
    expect(await people({ p_query: 'botanik' })).toEqual(['Nadja']);
  });

  it('are listed only while they want to be found and have no team', async () => {
    const id = await seeker('Ole Hinz');
    expect(await people({ p_query: 'ole hinz' })).toEqual(['Ole']);
    expect(await people({ p_query: 'ole hinz' }, id)).toEqual([]);
    await sql`update private.profiles set discoverable = false where user_id = ${id}`;
    expect(await people({ p_query: 'ole hinz' })).toEqual([]);
    await sql`update private.profiles set discoverable = true where user_id = ${id}`;
    await foundTeam(id, 'Hinz', { pitch: '', city: null, skills: '{}' });
    expect(await people({ p_query: 'ole hinz' })).toEqual([]);
  });

  it('are found by a skill’s new name', async () => {
    await seeker('Pia Lot', { skills: '{mobility}' });
    await sql`update public.skills set name_en = 'Getting around' where key = 'mobility'`;
    expect(await people({ p_query: 'getting around' })).toEqual(['Pia']);
  });

  it('show a team’s own pending request', async () => {
    const id = await seeker('Rosa Blank');
    await asPerson(sql, kim, async (request) => {
      const [team] = await request`select id from public.teams where name = 'Moosgrund'`;
      await request`select public.invite_person(${team?.id as string}, ${id}, 'Come', null)`;
    });
    expect(await ask(kim, 'search_people', { p_query: 'rosa blank' })).toMatchObject([
      { request: { kind: 'invite' } },
    ]);
    expect(await ask(ada, 'search_people', { p_query: 'rosa blank' })).toMatchObject([{ request: null }]);
  });
});

it('tells what there is to filter by, and how often', async () => {
  const rows = (await asPerson(sql, ada, (request) => request`select public.team_facets() as facets`)) as {
    facets: { teams: { total: number; skills: unknown[]; cities: unknown[] }; people: { total: number } };
  }[];
  const teams = rows[0]?.facets.teams;
  expect(teams?.skills[0]).toEqual({ key: 'sales', count: 2 });
  expect(teams?.cities).toContainEqual({ city: 'karlsruhe', count: 1 });
  expect(rows[0]?.facets.people.total).toBeGreaterThan(2);
});
