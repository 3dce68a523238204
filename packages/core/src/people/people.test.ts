import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { replaceInCachedList } from '../profile/profileCache';
import { buildProfile, buildProfileRow } from '../testing/builders';
import type { ListedPerson } from './ListedPerson';
import { peopleCsv, type PeopleCsvWords } from './peopleCsv';
import { peopleRepository } from './peopleRepository';
import { personStatus } from './personStatus';

const row = {
  profile: buildProfileRow(),
  team: { id: 't1', name: 'Moosgrund', slug: 'moosgrund', logo: null },
  confirmed_at: '2024-10-01T08:00:00+00:00',
  last_visit_at: null,
  total: 31,
};
const everywhere = { city: undefined, until: undefined };
const now = new Date('2024-12-05T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const listed: ListedPerson = {
  ...buildProfile(),
  team: { id: 't1', name: 'Moosgrund', slug: 'moosgrund', logo: undefined },
  confirmedAt: daysAgo(60),
  lastVisitAt: daysAgo(1),
};

describe('the organisers’ list of people', () => {
  it('asks for a state, words, a role and an order, and reads the page with its total', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    const page = await peopleRepository(client).listPeople({
      ...{ ...everywhere, search: 'moos', role: 'PARTICIPANT', state: 'without_team', page: 2, pageSize: 25 },
      sort: { by: 'visit', isDescending: true },
    });
    expect(page).toEqual({
      total: 31,
      items: [{ ...listed, confirmedAt: new Date(row.confirmed_at), lastVisitAt: undefined }],
    });
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      [
        'list_people',
        {
          ...{ p_query: 'moos', p_role: 'PARTICIPANT', p_state: 'without_team', p_sort: 'visit' },
          ...{ p_descending: true, p_limit: 25, p_offset: 25 },
        },
      ],
    ]);
  });

  it('finds nobody by an id that nobody has', async () => {
    const { client } = restDouble(() => ({ body: [] }));
    expect(await peopleRepository(client).findPerson('nobody')).toBeNull();
  });

  it('counts each state, and refuses an answer without counts', async () => {
    const counts = {
      ...{ everybody: 9, without_team: 4, unconfirmed: 2, without_profile: 1 },
      ...{ confirmed: 7, with_profile: 8, in_team: 5 },
    };
    const ask = (body: unknown) =>
      peopleRepository(restDouble(() => ({ body })).client).countPeople({
        ...everywhere,
        search: '',
        role: undefined,
      });
    expect(await ask([counts])).toEqual(counts);
    await expect(ask([{ everybody: 9 }])).rejects.toMatchObject({ code: 'malformed_row' });
  });

  it('is read whole for a file, by the same filter and in the same order', async () => {
    const { client, seen } = restDouble(() => ({ body: [{ ...row, total: 1 }] }));
    const everybody = await peopleRepository(client).allPeople({
      ...{ ...everywhere, search: 'moos', role: undefined, state: 'without_team', fileId: 'f' },
      sort: { by: 'team', isDescending: false },
    });
    expect(everybody.map(({ userId }) => userId)).toEqual([row.profile.user_id]);
    expect(seen.map(({ body }) => body)).toEqual([
      {
        ...{ p_query: 'moos', p_state: 'without_team', p_sort: 'team', p_descending: false },
        ...{ p_limit: 100, p_offset: 0, p_file_id: 'f' },
      },
    ]);
  });

  it('becomes a CSV in which no name is a formula', () => {
    const head = Object.fromEntries(
      [
        ...['firstName', 'lastName', 'email', 'phone', 'role', 'status', 'team', 'studies', 'university'],
        ...['city', 'confirmed', 'visit'],
      ].map((key) => [key, key]),
    ) as unknown as PeopleCsvWords['head'];
    const text = peopleCsv(
      [
        {
          ...listed,
          ...{
            firstName: '=Ada',
            lastName: 'Öst',
            email: 'ada@example.org',
            phone: '+49 170',
            studies: 'Law',
          },
          ...{ university: 'Aachen', city: undefined, confirmedAt: new Date('2024-11-20T12:00:00Z') },
          lastVisitAt: undefined,
        },
      ],
      {
        head,
        role: { PARTICIPANT: 'Participant', MENTOR: 'Mentor', ORGA: 'Organiser' },
        status: { unconfirmed: '1', noProfile: '2', noTeam: '3', quiet: 'Quiet', active: '5' },
      },
      now,
    );
    expect(text).toBe(
      `\uFEFF${Object.keys(head).join(';')}\r\n` +
        "'=Ada;Öst;ada@example.org;'+49 170;Participant;Quiet;Moosgrund;Law;Aachen;;2024-11-20 13:00;\r\n",
    );
  });

  it('keeps what everybody does not see of somebody else whose role was saved', () => {
    const saved = buildProfile({ role: 'MENTOR', email: undefined, phone: undefined, skills: [] });
    const items = [{ ...listed, email: 'ada@example.org' }];
    expect(replaceInCachedList({ items, total: 1 }, saved)).toEqual({
      items: [{ ...items[0], role: 'MENTOR', version: saved.version }],
      total: 1,
    });
  });

  it('keeps team and visits of an entry whose profile was saved', () => {
    const saved = buildProfile({ role: 'MENTOR' });
    expect(replaceInCachedList({ items: [listed], total: 1 }, saved)).toEqual({
      items: [{ ...listed, role: 'MENTOR' }],
      total: 1,
    });
  });
});

describe('personStatus', () => {
  const bare = { studies: undefined, skills: [] };

  it.each([
    ['unconfirmed', { confirmedAt: undefined, ...bare, team: undefined }],
    ['noProfile', { ...bare, team: undefined }],
    ['noTeam', { team: undefined, lastVisitAt: undefined }],
    ['quiet', { lastVisitAt: undefined }],
    ['quiet', { lastVisitAt: daysAgo(7.01) }],
    ['active', { lastVisitAt: daysAgo(7) }],
    ['active', { role: 'MENTOR', team: undefined, ...bare }],
    ['active', { skills: [], lastVisitAt: now }],
  ] as const)('is %s for %j', (status, fields) => {
    expect(personStatus({ ...listed, ...fields }, now)).toBe(status);
  });
});
