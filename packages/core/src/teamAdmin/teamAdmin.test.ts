import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { listedTeamFromRow, type TeamListRequest } from './ListedTeam';
import { teamAdminRepository } from './teamAdminRepository';
import { teamCsv, type TeamCsvWords } from './teamCsv';
import { teamHistoryFromRow } from './TeamHistory';

const listed = (changes: Record<string, unknown> = {}) => ({
  id: 't1',
  name: 'Spelzwerk',
  slug: 'spelzwerk',
  pitch: '',
  description: '',
  stage: 'idea',
  industry: null,
  city: 'Bonn',
  logo: null,
  status: 'active',
  listed: true,
  member_count: 3,
  max_team: 5,
  captain: { user_id: 'u1', first_name: 'Lena', last_name: 'Ott', avatar: null },
  created_at: '2024-11-20T12:00:00+00:00',
  total: 31,
  ...changes,
});

const request: TeamListRequest = {
  search: 'bonn',
  status: 'active',
  seats: undefined,
  state: undefined,
  sort: { by: 'founded', isDescending: true },
  page: 2,
  pageSize: 25,
};

describe('the list of every team', () => {
  it('is asked for by words, status, order and page', async () => {
    const { client, seen } = restDouble(() => ({ body: [listed()] }));
    const page = await teamAdminRepository(client).listTeams(request);
    expect(page).toMatchObject({ total: 31, items: [{ name: 'Spelzwerk', captain: { firstName: 'Lena' } }] });
    expect(seen[0]?.body).toEqual({
      p_query: 'bonn',
      p_status: 'active',
      p_sort: 'founded',
      p_descending: true,
      p_limit: 25,
      p_offset: 25,
    });
  });

  it('is read whole for a file, in which no name is a formula', async () => {
    const { client, seen } = restDouble(() => ({ body: [listed({ name: '@Spelz', total: 1 })] }));
    const all = await teamAdminRepository(client).allTeams(request);
    expect(seen.map(({ body }) => body)).toMatchObject([{ p_query: 'bonn', p_limit: 100, p_offset: 0 }]);
    const head = Object.fromEntries(
      [
        ...['name', 'address', 'status', 'stage', 'captain', 'people', 'places', 'city', 'industry'],
        ...['pitch', 'founded'],
      ].map((key) => [key, key]),
    ) as unknown as TeamCsvWords['head'];
    const words = { head, status: { active: 'Active' }, stage: { idea: 'Idea' } } as unknown as TeamCsvWords;
    expect(teamCsv(all, words)).toBe(
      `\uFEFF${Object.keys(head).join(';')}\r\n` +
        "'@Spelz;spelzwerk;Active;Idea;Lena Ott;3;2;Bonn;;;2024-11-20\r\n",
    );
  });

  it('knows how many there are beyond its end', async () => {
    const { client } = restDouble((_, index) => ({ body: index === 0 ? [] : [listed()] }));
    expect(await teamAdminRepository(client).listTeams(request)).toEqual({ items: [], total: 31 });
  });

  it('has no captain for a team that is out, and refuses a status that nobody knows', () => {
    expect(listedTeamFromRow(listed({ captain: null, status: 'withdrawn' })).captain).toBeUndefined();
    expect(() => listedTeamFromRow(listed({ status: 'asleep' }))).toThrow(
      expect.objectContaining({ code: 'malformed_row' }),
    );
  });
});

const line = (changes: Record<string, unknown>) => ({
  id: 7,
  created_at: '2024-11-20T12:00:00+00:00',
  actor: 'Rieke Sandvoss',
  action: 'update',
  entity: 'teams',
  person: null,
  before: null,
  after: null,
  captain_before: null,
  captain_after: null,
  reason: null,
  ...changes,
});

describe('a line of a team’s history', () => {
  it('names what was changed, before and after, and why', () => {
    const entry = teamHistoryFromRow(
      line({
        before: { name: 'A', city: null, listed: true, captain_id: 'u1', member_count: 2 },
        after: { name: 'A', city: 'Bonn', listed: false, captain_id: 'u2', member_count: 3 },
        captain_before: 'Lena Ott',
        captain_after: 'Ben Kaya',
        reason: 'They moved',
      }),
    );
    expect(entry).toMatchObject({ kind: 'changed', actor: 'Rieke Sandvoss', reason: 'They moved' });
    expect(entry.changes).toEqual([
      { field: 'captain', before: 'Lena Ott', after: 'Ben Kaya' },
      { field: 'city', before: undefined, after: 'Bonn' },
      { field: 'listed', before: 'true', after: 'false' },
    ]);
  });

  it.each([
    ['teams', 'insert', 'founded'],
    ['team_members', 'insert', 'joined'],
    ['team_members', 'update', 'left'],
    ['team_members', 'delete', 'left'],
  ])('of %s %s says that somebody %s', (entity, action, kind) => {
    expect(
      teamHistoryFromRow(line({ entity, action, person: 'Ben Kaya', before: {}, after: {} })),
    ).toMatchObject({
      kind,
      person: 'Ben Kaya',
      changes: [],
    });
  });

  it('is malformed for another table', () => {
    expect(() => teamHistoryFromRow(line({ entity: 'profiles' }))).toThrow(
      expect.objectContaining({ code: 'malformed_row' }),
    );
  });
});

describe('what organisers do', () => {
  it('takes a person out by a team that is null, and says the reason', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    const repository = teamAdminRepository(client);
    await repository.moveMember({ userId: 'u1', teamId: null, successor: 'u2' }, 'They asked');
    await repository.mergeTeams('t1', 't2', 'Too small');
    await repository.withdrawTeam('t1', 'They asked');
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['move_member', { p_user_id: 'u1', p_team_id: null, p_successor: 'u2', p_reason: 'They asked' }],
      ['merge_teams', { p_from: 't1', p_into: 't2', p_reason: 'Too small' }],
      ['withdraw_team', { p_team_id: 't1', p_reason: 'They asked' }],
    ]);
  });

  it.each([
    ['GR013', 'successor_needed'],
    ['GR015', 'team_full'],
    ['GR017', 'team_ended'],
    ['42501', 'forbidden'],
  ])('is refused by %s as %s', async (sqlstate, code) => {
    const { client } = restDouble(() => ({ status: 400, body: { code: sqlstate, message: 'refused' } }));
    const moving = teamAdminRepository(client).moveMember({ userId: 'u1', teamId: 't1' }, 'They asked');
    await expect(moving).rejects.toMatchObject({ code });
  });
});
