// What is done to many at once: the preview says what the job then does, and views are kept.
import type postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, asPerson } from '../people';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

const now = new Date('2024-12-05T12:00:00Z');
const people: Record<'ann' | 'ben' | 'cem' | 'mia' | 'ora' | 'zoe', string> = {
  ...{ ann: '', ben: '', cem: '', mia: '', ora: '', zoe: '' },
};
const teams: Record<'moosgrund' | 'kaltwand' | 'pegelstand' | 'nahstrom', string> = {
  ...{ moosgrund: '', kaltwand: '', pegelstand: '', nahstrom: '' },
};

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};

beforeAll(async () => {
  people.ora = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
  people.zoe = await addPerson(sql, 'ORGA', { first_name: 'Zoe', last_name: 'Yarrow' });
  people.ann = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ann', last_name: 'Alder' });
  people.ben = await addPerson(sql, 'PARTICIPANT', { first_name: 'Ben', last_name: 'Birch' });
  people.cem = await addPerson(sql, 'PARTICIPANT', { first_name: 'Cem', last_name: 'Cedar' });
  people.mia = await addPerson(sql, 'MENTOR', { first_name: 'Mia', last_name: 'Maple' });
  const add = async (name: string, status: string, captain: string | null) =>
    first(
      await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, status, captain_id)
        select id, ${name}, ${name.toLowerCase()}, ${status}, ${captain} from public.seasons limit 1 returning id`,
    ).id;
  teams.moosgrund = await add('Moosgrund', 'active', people.ann);
  teams.kaltwand = await add('Kaltwand', 'finished', null);
  teams.pegelstand = await add('Pegelstand', 'withdrawn', null);
  teams.nahstrom = await add('Nahstrom', 'active', people.ben);
  await sql`insert into public.team_members (team_id, season_id, user_id)
    select id, season_id, captain_id from public.teams where id = ${teams.moosgrund}`;
});

/** As an organiser who has just shown a second factor. */
const asOrga = <T>(work: (request: postgres.TransactionSql) => Promise<T>) =>
  asPerson(sql, people.ora, work, { aal: 'aal2' }) as Promise<T>;

interface Preview {
  selected: number;
  fates: Record<string, number>;
  examples: { name: string; fate: string }[];
}
const previewRole = async (selection: postgres.JSONValue, role: string): Promise<Preview> =>
  first(
    await asOrga(
      (request) =>
        request<{ p: Preview }[]>`select public.preview_people_role(${sql.json(selection)}, ${role}) as p`,
    ),
  ).p;
const previewTeams = async (selection: postgres.JSONValue, change: postgres.JSONValue): Promise<Preview> =>
  first(
    await asOrga(
      (request) =>
        request<
          { p: Preview }[]
        >`select public.preview_teams_change(${sql.json(selection)}, ${sql.json(change)}) as p`,
    ),
  ).p;
const code = (running: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(running).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'no code',
  );
/** Does what waits at a time; what began with a call of the API waits from now on. */
const finish = async (time = now) => {
  for (;;) if (first(await sql<{ n: number }[]>`select private.advance_job(${time}) as n`).n === 0) return;
};

describe('a selection of people', () => {
  it('spares whom it names, and refuses to mean nobody, or who knows whom', async () => {
    const { selected } = await previewRole(
      { filter: { role: 'PARTICIPANT' }, except: [people.cem] },
      'MENTOR',
    );
    expect(selected).toBe(2);
    for (const wrong of [{ ids: [] }, {}, { ids: 'all' }])
      expect(await code(previewRole(wrong, 'MENTOR'))).toBe('22023');
  });
});

describe('a role for many', () => {
  it('says before who is left out, and why; nobody becomes an organiser, nor stops being one', async () => {
    const preview = await previewRole({ filter: {}, except: [] }, 'MENTOR');
    expect(preview.selected).toBe(6);
    expect(preview.fates).toEqual({ changed: 2, in_team: 1, already: 1, organiser: 1, yourself: 1 });
    expect(preview.examples.filter(({ fate }) => fate === 'in_team').map(({ name }) => name)).toEqual([
      'Ann Alder',
    ]);
    expect(await code(previewRole({ filter: {}, except: [] }, 'ORGA'))).toBe('22023');
  });

  it('is refused where others would be changed than were counted', async () => {
    const start = (count: number) =>
      asOrga(
        (request) =>
          request`select public.start_people_role(${sql.json({ filter: {}, except: [] })}, 'MENTOR', ${count}, 'They judge')`,
      );
    expect([await code(start(3)), await code(start(0))]).toEqual(['GR144', 'GR144']);
    expect(await sql`select from private.jobs`).toHaveLength(0);
  });
});

describe('a change of many teams', () => {
  it('says before which are left out, does it, and is taken back', async () => {
    const all = { filter: {}, except: [] };
    expect((await previewTeams(all, { status: 'finalist' })).fates).toEqual({
      ...{ changed: 1, no_captain: 1, withdrawn: 1, nobody: 1 },
    });
    expect((await previewTeams(all, { listed: false })).fates).toEqual({ changed: 3, withdrawn: 1 });
    const [job] = await asOrga(
      (request) =>
        request<
          { id: string }[]
        >`select public.start_teams_change(${sql.json(all)}, '{"listed": false}', 3, 'They asked') as id`,
    );
    await finish(new Date());
    const unlisted = () =>
      sql<{ name: string }[]>`select name from public.teams where not listed order by name`;
    expect((await unlisted()).map(({ name }) => name)).toEqual(['Kaltwand', 'Moosgrund', 'Nahstrom']);
    // Somebody lists one of them again.
    await sql`update public.teams set listed = true where id = ${teams.moosgrund}`;
    await sql`select private.undo_job(${job?.id ?? ''}, ${people.ora}, now())`;
    await finish(new Date());
    expect(await unlisted()).toHaveLength(0);
    const [undone] = await sql`select result from private.jobs where undoes = ${job?.id ?? ''}`;
    expect(undone?.result).toEqual({ changed: 2, changed_since: 1 });
  });

  it.each([
    [{ status: 'withdrawn' }],
    [{ status: 'forming' }],
    [{ listed: null }],
    [{}],
    [{ listed: true, status: 'active' }],
    [{ name: 'x' }],
  ])('is never %j', async (change: Record<string, postgres.JSONValue>) => {
    expect(await code(previewTeams({ filter: {}, except: [] }, change))).toBe('22023');
  });
});

describe('views', () => {
  const save = (id: string, list: string, name: string, filter: postgres.JSONValue) =>
    asOrga((request) => request`select public.save_view(${id}, ${list}, ${name}, ${sql.json(filter)})`);
  const list = async (of: string) =>
    (
      await asOrga(
        (request) =>
          request<{ name: string; count: string }[]>`select name, count from public.list_views(${of})`,
      )
    ).map(({ name, count }) => [name, Number(count)]);
  const id = (n: number) => `77777777-0000-4000-8000-${String(n).padStart(12, '0')}`;

  it('count what their list finds, also nothing', async () => {
    await save(id(1), 'people', 'Mentors', { role: 'MENTOR' });
    await save(id(2), 'people', 'No team', { state: 'without_team' });
    await save(id(3), 'people', 'Nobody', { query: 'nobody at all' });
    await save(id(4), 'teams', 'Active', { status: 'active' });
    await save(id(5), 'teams', 'Full', { seats: 'full' });
    expect(await list('people')).toEqual([
      ['Mentors', 1],
      ['No team', 2],
      ['Nobody', 0],
    ]);
    expect(await list('teams')).toEqual([
      ['Active', 1],
      ['Full', 0],
    ]);
  });

  it('are kept of filters that their list has, and of no others', async () => {
    const unknown: [string, postgres.JSONValue][] = [
      ['people', { seats: 'open' }],
      ['people', { state: 'declined' }],
      ['people', { role: 'JURY' }],
      ['teams', { role: 'MENTOR' }],
      ['teams', { state: 'in_team' }],
      ['teams', { status: 'lost' }],
      ['teams', { seats: 'some' }],
      ['teams', { colour: 'green' }],
    ];
    for (const [list, filter] of unknown)
      expect([filter, await code(save(id(9), list, 'Unknown', filter))]).toEqual([filter, '23514']);
    expect(await code(save(id(9), 'people', 'Unknown', { until: '2024-02-30' }))).toBe('22008');
  });

  it('are changed under their id, have a name of their own, and are twenty at most', async () => {
    await save(id(1), 'people', 'Organisers', { role: 'ORGA' });
    expect((await list('people'))[0]).toEqual(['Organisers', 2]);
    expect(await code(save(id(6), 'people', 'ORGANISERS', {}))).toBe('23505');
    for (let n = 10; n < 27; n += 1) await save(id(n), 'people', `View ${n}`, {});
    expect(await code(save(id(27), 'people', 'One more', {}))).toBe('GR072');
  });
});

describe('teams that are suggested to many', () => {
  const selection = { filter: { role: 'PARTICIPANT' }, except: [] };
  const bell = (who: string) =>
    sql<{ team_id: string; actor_id: string }[]>`select team_id, actor_id from public.notifications
      where user_id = ${who} and kind = 'team_suggested' order by created_at, id`;

  it('are the open ones that want most of what somebody can do, and nobody hears twice in a week', async () => {
    await sql`update public.seasons set team_closes_at = ${new Date('2024-12-31T12:00:00Z')}`;
    await sql`update private.profiles set skills = '{sales,web}' where user_id in (${people.ben}, ${people.ann})`;
    await sql`update public.teams set listed = true`;
    await sql`insert into public.team_roles (team_id, title, skills) values
      (${teams.nahstrom}, 'Sells', '{sales}'), (${teams.moosgrund}, 'Does both', '{sales,web}')`;
    const preview = first(
      await sql<{ p: Preview & { examples: { detail?: string }[] } }[]>`
        select private.preview_team_suggestions(${sql.json(selection)}, ${now}) as p`,
    ).p;
    expect(preview.fates).toEqual({ changed: 1, in_team: 1, no_match: 1 });
    expect(preview.examples.find(({ fate }) => fate === 'changed')).toMatchObject({
      ...{ name: 'Ben Birch', detail: 'Moosgrund, Nahstrom' },
    });
    await sql`select private.start_team_suggestions(${sql.json(selection)}, 1, ${people.ora}, ${now})`;
    await finish();
    expect((await bell(people.ben)).map(({ team_id }) => team_id).sort()).toEqual(
      [teams.moosgrund, teams.nahstrom].sort(),
    );
    expect((await bell(people.ben))[0]?.actor_id).toBe(people.ora);
    expect(
      await code(
        sql`select private.start_team_suggestions(${sql.json(selection)}, 1, ${people.ora}, ${now})`,
      ),
    ).toBe('GR144');
  });

  it('go out of the bell where nobody read them', async () => {
    const [job] = await sql<{ id: string }[]>`select id from private.jobs where kind = 'team_suggestions'`;
    await sql`select private.undo_job(${job?.id ?? ''}, ${people.ora}, ${now})`;
    await finish();
    expect(await bell(people.ben)).toHaveLength(0);
    const [undone] = await sql`select result from private.jobs where undoes = ${job?.id ?? ''}`;
    expect(undone?.result).toEqual({ changed: 1 });
  });
});
