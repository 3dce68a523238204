import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { bulkPreviewFromRow, leftOutOfPreview } from './Bulk';
import { bulkRepository } from './bulkRepository';
import { peopleViewFromRow, teamsViewFromRow } from './SavedView';

const preview = {
  selected: 5,
  fates: { already: 1, changed: 2, in_team: 2 },
  examples: [{ id: 'a', name: 'Ada', fate: 'changed' }],
};
const allPeople = { search: '', role: undefined, state: undefined, city: undefined, until: undefined };
const allTeams = { search: '', status: undefined, seats: undefined, state: undefined };

describe('what is done to many', () => {
  it('is asked for by ids, or by a filter and whom it spares', async () => {
    const { client, seen } = restDouble(() => ({ body: preview }));
    const repository = bulkRepository(client);
    await repository.previewPeopleRole({ selection: { ids: ['a', 'b'] }, role: 'MENTOR' });
    await repository.previewPeopleRole({
      selection: { filter: { ...allPeople, search: ' kiel ', state: 'without_team' }, except: ['c'] },
      role: 'MENTOR',
    });
    await repository.previewTeamsChange({
      selection: { filter: { ...allTeams, status: 'active' }, except: [] },
      change: { listed: false },
    });
    expect(seen.map(({ body }) => body)).toEqual([
      { p_selection: { ids: ['a', 'b'] }, p_role: 'MENTOR' },
      { p_selection: { filter: { query: 'kiel', state: 'without_team' }, except: ['c'] }, p_role: 'MENTOR' },
      { p_selection: { filter: { status: 'active' }, except: [] }, p_change: { listed: false } },
    ]);
  });

  it('is asked for by all that a list is narrowed by', async () => {
    const { client, seen } = restDouble(() => ({ body: preview }));
    const people = { role: 'PARTICIPANT', state: 'in_team', city: 'Kiel', until: '2024-11-04' } as const;
    const teams = { status: 'active', seats: 'open', state: 'too_small' } as const;
    await bulkRepository(client).previewSuggestions({
      selection: { filter: { ...people, search: 'a' }, except: [] },
    });
    await bulkRepository(client).previewTeamsChange({
      selection: { filter: { ...teams, search: 'b' }, except: [] },
      change: { listed: false },
    });
    expect(seen.map(({ body }) => body)).toMatchObject([
      { p_selection: { filter: { ...people, query: 'a' } } },
      { p_selection: { filter: { ...teams, query: 'b' } } },
    ]);
  });

  it('is asked of people, or of the people in teams, when somebody writes to them', async () => {
    const { client, seen } = restDouble(() => ({ body: 'a1' }));
    const repository = bulkRepository(client);
    const people = { list: 'people', selection: { ids: ['a'] } } as const;
    expect(await repository.startMessage({ request: people, count: 1 })).toBe('a1');
    await repository.startMessage({
      request: {
        list: 'teams',
        selection: {
          filter: { search: '', status: 'active', seats: undefined, state: undefined },
          except: ['t'],
        },
      },
      count: 31,
    });
    expect(seen.map(({ body }) => body)).toEqual([
      { p_list: 'people', p_selection: { ids: ['a'] }, p_count: 1 },
      { p_list: 'teams', p_selection: { filter: { status: 'active' }, except: ['t'] }, p_count: 31 },
    ]);
  });

  it('says how many people go with teams that leave the contest', async () => {
    const { client, seen } = restDouble(() => ({ body: { ...preview, people: 7 } }));
    const found = await bulkRepository(client).previewWithdrawal({ selection: { ids: ['t'] } });
    expect(found.people).toBe(7);
    expect(seen.map(({ table }) => table)).toEqual(['preview_teams_withdrawal']);
  });

  it('begins with the number that was seen and a reason, and answers the job', async () => {
    const { client, seen } = restDouble(() => ({ body: 'j1' }));
    const request = { selection: { ids: ['a'] }, count: 1, reason: ' They said so ' };
    expect(await bulkRepository(client).startPeopleRole({ ...request, role: 'MENTOR' })).toBe('j1');
    await bulkRepository(client).startTeamsChange({ ...request, change: { status: 'finished' } });
    expect(seen.map(({ body }) => body)).toEqual([
      { p_selection: { ids: ['a'] }, p_role: 'MENTOR', p_count: 1, p_reason: 'They said so' },
      { p_selection: { ids: ['a'] }, p_change: { status: 'finished' }, p_count: 1, p_reason: 'They said so' },
    ]);
  });

  it.each([
    ['other people than were counted', 'GR144', 'conflict'],
    ['an old login', 'GR126', 'reauthentication_needed'],
  ])('is refused for %s', async (_what, backendCode, code) => {
    const { client } = restDouble(() => ({ status: 400, body: { code: backendCode, message: 'No.' } }));
    const request = { selection: { ids: ['a'] }, count: 1, reason: 'Because', role: 'MENTOR' } as const;
    await expect(bulkRepository(client).startPeopleRole(request)).rejects.toMatchObject({ code });
  });

  it('says before who is left out, the most common reason first', () => {
    expect(leftOutOfPreview(bulkPreviewFromRow(preview))).toEqual([
      ['in_team', 2],
      ['already', 1],
    ]);
  });
});

describe('a view', () => {
  it('brings its filter back, and nothing that it does not say', () => {
    const view = { id: 'v', name: 'Kiel', filter: { query: 'kiel', state: 'without_team' }, count: 31 };
    expect(peopleViewFromRow(view).filter).toEqual({ ...allPeople, search: 'kiel', state: 'without_team' });
    const early = { city: 'Kiel', until: '2024-11-04' };
    expect(peopleViewFromRow({ ...view, filter: early }).filter).toEqual({ ...allPeople, ...early });
    expect(teamsViewFromRow({ ...view, filter: {} }).filter).toEqual(allTeams);
    const small = { state: 'too_small' };
    expect(teamsViewFromRow({ ...view, filter: small }).filter).toEqual({ ...allTeams, ...small });
  });

  it('with a filter that nobody knows is refused', () => {
    const view = { id: 'v', name: 'Kiel', filter: { state: 'asleep' }, count: 0 };
    expect(() => peopleViewFromRow(view)).toThrow(/state/);
  });

  it('is kept as what was chosen', async () => {
    const { client, seen } = restDouble(() => ({ body: 'v' }));
    const filter = { ...allTeams, status: 'finalist', seats: 'open' } as const;
    await bulkRepository(client).saveTeamsView({ id: 'v', name: 'Finalists', filter });
    expect(seen[0]?.body).toEqual({
      ...{ p_id: 'v', p_list: 'teams', p_name: 'Finalists' },
      p_filter: { status: 'finalist', seats: 'open' },
    });
  });
});
