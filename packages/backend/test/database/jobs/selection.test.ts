// All that a filter finds is exactly what the list shows by it, whoever asks: the list, what is done to many, and views.
import type postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

type PeopleFilter = { query?: string; role?: string; state?: string; city?: string; until?: string };
type TeamFilter = { query?: string; status?: string; seats?: string; state?: string };

const peopleFilters: [PeopleFilter, string[]][] = [
  [{}, ['Ann', 'Ben', 'Cem', 'Mia', 'Ora']],
  [{ query: 'moos' }, ['Ann']],
  [{ query: 'maple', role: 'MENTOR' }, ['Mia']],
  [{ query: 'nobody at all' }, []],
  [{ state: 'without_team' }, ['Ben', 'Cem']],
  [{ state: 'unconfirmed', role: 'PARTICIPANT' }, ['Ben', 'Cem']],
  [{ state: 'without_profile' }, ['Ann', 'Ben']],
  [{ state: 'confirmed' }, ['Ann', 'Mia']],
  [{ state: 'with_profile' }, ['Cem']],
  [{ state: 'in_team' }, ['Ann']],
  [{ state: 'asleep' }, []],
  [{ city: 'Kiel' }, ['Ann', 'Mia']],
  [{ city: 'kiel' }, []],
  [{ until: '2024-11-04' }, ['Ann']],
  [{ until: '2024-11-05' }, ['Ann', 'Ben']],
  [{ city: 'Kiel', until: '2024-11-05', role: 'PARTICIPANT', state: 'in_team', query: 'alder' }, ['Ann']],
];
const teamFilters: [TeamFilter, string[]][] = [
  [{}, ['Altholz', 'Kaltwand', 'Moosgrund', 'Nahstrom', 'Pegelstand']],
  [{ status: 'active' }, ['Altholz', 'Nahstrom']],
  [{ seats: 'full' }, ['Altholz']],
  [{ seats: 'open', query: 'wand' }, ['Kaltwand']],
  [{ state: 'in_contest' }, ['Altholz', 'Kaltwand', 'Moosgrund', 'Nahstrom']],
  [{ state: 'without_mentor' }, ['Altholz', 'Moosgrund']],
  [{ state: 'declined' }, ['Moosgrund']],
  [{ state: 'too_small' }, ['Moosgrund', 'Nahstrom']],
  [{ state: 'too_large' }, ['Altholz']],
  [{ state: 'asleep' }, []],
  [{ state: 'too_small', status: 'active', seats: 'open', query: 'nah' }, ['Nahstrom']],
];

let orga: string;
beforeAll(async () => {
  orga = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
  const ann = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ann', last_name: 'Alder' });
  const ben = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ben', last_name: 'Birch' });
  const cem = await addPerson(sql, 'PARTICIPANT', { first_name: 'Cem', last_name: 'Cedar' });
  const mia = await addPerson(sql, 'MENTOR', { first_name: 'Mia', last_name: 'Maple' });
  await sql`update auth.users set email_confirmed_at = now() where id in (${ann}, ${mia})`;
  await sql`update private.profiles set studies = 'Law' where user_id = ${cem}`;
  await sql`update private.profiles set city = 'Kiel' where user_id in (${ann}, ${mia})`;
  await sql`update private.profiles set created_at = '2024-11-04T22:59:59Z' where user_id = ${ann}`;
  await sql`update private.profiles set created_at = '2024-11-04T23:00:00Z' where user_id = ${ben}`;
  await sql`insert into public.teams (season_id, name, slug, status, captain_id)
    select s.id, t.name, lower(t.name), t.status, case when t.status = 'active' then ${ann}::uuid end
    from (select id from public.seasons limit 1) s, (values
      ('Altholz', 'active'), ('Moosgrund', 'active'), ('Nahstrom', 'active'), ('Kaltwand', 'finished'), ('Pegelstand', 'withdrawn')
    ) t (name, status)`;
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, captain_id from public.teams where name = 'Moosgrund'`;
  await sql`update public.teams set member_count = 9 where name = 'Altholz'`;
  await sql`insert into public.mentor_assignments (team_id, mentor_id, status)
    select id, ${mia}::uuid, case name when 'Moosgrund' then 'declined' else 'active' end
    from public.teams where name in ('Moosgrund', 'Nahstrom')`;
});

/** As an organiser who has just shown a second factor. */
const asOrga = <T>(work: (request: postgres.TransactionSql) => Promise<T>) =>
  asPerson(sql, orga, work, { aal: 'aal2' }) as Promise<T>;
const code = (running: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(running).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no code',
  );

const selectedPeople = (filter: postgres.JSONValue) =>
  sql<{ id: string }[]>`
    select unnest(private.selected_people(${sql.json({ filter, except: [] })})) as id`;
const selectedTeams = (filter: postgres.JSONValue) =>
  sql<{ id: string }[]>`
    select unnest(private.selected_teams(${sql.json({ filter, except: [] })})) as id`;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

describe('a selection of people', () => {
  it.each(peopleFilters)('by the filter %j is whom the list finds', async (filter, found) => {
    const { query = '', role = null, state = null, city = null, until = null } = filter;
    const listed = await asOrga(
      (request) => request<{ profile: { user_id: string; first_name: string } }[]>`
        select profile from public.list_people(
          p_query => ${query}, p_role => ${role}, p_state => ${state}, p_city => ${city}, p_until => ${until}, p_limit => 100
        )`,
    );
    expect(listed.map(({ profile }) => profile.first_name).sort()).toEqual(found);
    const listedIds = listed.map(({ profile }) => profile.user_id);
    expect(ids(await selectedPeople(filter))).toEqual(listedIds.sort());
  });

  it('is refused by a filter that says what nobody knows: more would be done than is shown', async () => {
    for (const wrong of [{ cities: 'Kiel' }, { seats: 'open' }, 'Kiel', [], null])
      expect(await code(selectedPeople(wrong))).toBe('22023');
    expect(await code(selectedPeople({ until: '2024-02-30' }))).toBe('22008');
  });
});

describe('a selection of teams', () => {
  it.each(teamFilters)('by the filter %j is what the list finds', async (filter, found) => {
    const { query = '', status = null, seats = null, state = null } = filter;
    const listed = await asOrga(
      (request) => request<{ id: string; name: string }[]>`
        select id, name from public.list_teams(
          p_query => ${query}, p_status => ${status}, p_seats => ${seats}, p_state => ${state}, p_limit => 100
        )`,
    );
    expect(listed.map(({ name }) => name)).toEqual(found);
    expect(ids(await selectedTeams(filter))).toEqual(ids(listed));
  });

  it('is refused by a filter that says what nobody knows', async () => {
    for (const wrong of [{ role: 'MENTOR' }, { until: '2024-11-04' }])
      expect(await code(selectedTeams(wrong))).toBe('22023');
  });
});

describe('a view', () => {
  const view = '77777777-0000-4000-8000-000000000001';
  const save = (list: string, filter: postgres.JSONValue) =>
    asOrga((request) => request`select public.save_view(${view}, ${list}, 'Any', ${sql.json(filter)})`);
  const count = async (list: string) =>
    (
      await asOrga((request) => request<{ count: string }[]>`select count from public.list_views(${list})`)
    ).map((row) => Number(row.count));

  const filtersOf: [string, [postgres.JSONValue, string[]][]][] = [
    ['people', peopleFilters],
    ['teams', teamFilters],
  ];
  it.each(filtersOf)('of %s counts what the list finds, by every filter it has', async (list, filters) => {
    const counted: number[] = [];
    const known = filters.filter(([filter]) => !JSON.stringify(filter).includes('asleep'));
    for (const [filter] of known) {
      await save(list, filter);
      counted.push(...(await count(list)));
    }
    expect(counted).toEqual(known.map(([, found]) => found.length));
    expect(await code(save(list, { state: 'asleep' }))).toBe('23514');
    await asOrga((request) => request`select public.remove_view(${view})`);
  });

  it.each([
    ['2024-02-30', '22008'],
    ['soon', '22007'],
    ['today', '23514'],
  ])('is not kept until %s, for every organiser would read it', async (until, refused) => {
    expect(await code(save('people', { until }))).toBe(refused);
  });
});
