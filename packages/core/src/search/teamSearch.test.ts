import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildPersonHitRow, buildTeamHitRow } from '../testing';
import { personHitFromRow, teamHitFromRow } from './teamSearch';
import { teamSearchQueries, teamSearchRepository } from './teamSearchRepository';

const page = { page: 1, pageSize: 20 };
const { signal } = new AbortController();

describe('hits', () => {
  it('are read whole', () => {
    expect(teamHitFromRow(buildTeamHitRow({ my_request: { id: 'q', kind: 'apply' } }))).toEqual({
      ...{ id: '00000000-0000-4000-8000-0000000000c1', name: 'Moosgrund', slug: 'moosgrund' },
      ...{ pitch: 'Moss for noisy yards.', stage: 'idea', industry: undefined, city: 'Karlsruhe' },
      ...{ logo: undefined, status: 'forming', memberCount: 1, maxTeam: 5, openPlaces: 4 },
      wantedSkills: ['sales', 'law'],
      members: [{ userId: 'u1', firstName: 'Kim', lastName: 'Kühne', avatar: undefined }],
      openRoles: [{ id: 'r1', title: 'Somebody who sells', skills: ['sales'] }],
      matchedSkills: ['sales'],
      isSameCity: true,
      myRequest: { id: 'q', kind: 'apply' },
    });
    expect(personHitFromRow(buildPersonHitRow())).toEqual({
      ...{ userId: 'u2', firstName: 'Jörg', lastName: 'Grünwald', avatar: undefined },
      ...{ studies: 'Law', university: undefined, city: 'Karlsruhe', wish: 'A patient captain' },
      skills: ['sales', 'web'],
      matchedSkills: ['sales'],
      isSameCity: true,
      request: { id: 'q1', kind: 'invite' },
    });
  });

  it.each([
    [() => teamHitFromRow(null), undefined],
    [() => teamHitFromRow(buildTeamHitRow({ stage: 'dream' })), 'search_teams.stage'],
    [() => teamHitFromRow(buildTeamHitRow({ members: null })), 'search_teams.members'],
    [() => teamHitFromRow(buildTeamHitRow({ members: [{}] })), 'profiles.user_id'],
    [() => teamHitFromRow(buildTeamHitRow({ roles: 'none' })), 'search_teams.roles'],
    [() => personHitFromRow(buildPersonHitRow({ request: { id: 'q', kind: 'beg' } })), 'team_requests.kind'],
  ])('are refused when malformed', (run, details) => {
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
    if (details) expect(run).toThrow(expect.objectContaining({ details }) as Error);
  });
});

describe('searching teams', () => {
  it('asks for one page and takes the total from its rows', async () => {
    const { client, seen } = restDouble(() => ({ body: [buildTeamHitRow()] }));
    const search = { text: 'Moosgrnd', skills: ['sales'], isOpen: true, sort: 'new' } as const;
    const found = await teamSearchRepository(client).searchTeams(search, { page: 3, pageSize: 20 });
    expect(found).toMatchObject({ items: [{ name: 'Moosgrund' }], total: 41 });
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      [
        'search_teams',
        {
          ...{ p_query: 'Moosgrnd', p_skills: ['sales'], p_city: '', p_stage: '', p_open: true },
          ...{ p_sort: 'new', p_limit: 20, p_offset: 40 },
        },
      ],
    ]);
  });

  it('knows the total beyond the end, too', async () => {
    const { client, seen } = restDouble((_request, index) => ({
      body: index === 0 ? [] : [buildTeamHitRow()],
    }));
    const found = await teamSearchRepository(client).searchTeams({}, { page: 9, pageSize: 20 });
    expect(found).toEqual({ items: [], total: 41 });
    expect(seen[1]?.body).toMatchObject({ p_limit: 1, p_offset: 0 });
  });

  it('asks once where nothing is found', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    expect(await teamSearchRepository(client).searchTeams({}, page)).toEqual({ items: [], total: 0 });
    expect(seen).toHaveLength(1);
  });

  it.each([0, 51, 1.5])('refuses a page of %s', async (pageSize) => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    const searching = teamSearchRepository(client).searchTeams({}, { page: 1, pageSize });
    await expect(searching).rejects.toMatchObject({ code: 'invalid_value' });
    expect(seen).toHaveLength(0);
  });
});

describe('queries of teams', () => {
  it('find people, cut what nobody types, and stand below the teams', async () => {
    const { client, seen } = restDouble(() => ({ body: [buildPersonHitRow()] }));
    const query = teamSearchQueries(client).people({ text: 'x'.repeat(900), city: 'Kiel' }, page);
    expect(query).toMatchObject({ queryKey: ['teams', 'people', { city: 'Kiel' }, page], retry: false });
    expect(await query.queryFn({ signal })).toMatchObject({ items: [{ firstName: 'Jörg' }], total: 1 });
    expect(seen[0]).toMatchObject({
      table: 'search_people',
      body: { p_query: 'x'.repeat(200), p_city: 'Kiel' },
    });
  });

  it('tell what there is to filter by', async () => {
    const facets = { total: 2, skills: [{ key: 'law', count: 2 }], cities: [{ city: 'Kiel', count: 1 }] };
    const { client } = restDouble(() => ({ body: { teams: facets, people: facets } }));
    expect(await teamSearchQueries(client).facets().queryFn({ signal })).toEqual({
      teams: facets,
      people: facets,
    });
    const bad = restDouble(() => ({ body: { teams: facets, people: { ...facets, cities: null } } }));
    const asking = teamSearchQueries(bad.client).facets().queryFn({ signal });
    await expect(asking).rejects.toMatchObject({ code: 'malformed_row', details: 'team_facets.cities' });
  });
});
