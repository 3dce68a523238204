import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildProfile, buildProfileRow } from '../testing/builders';
import { profileKeys, profileQueries } from './profileQueries';
import { profileRepository } from './profileRepository';

const userId = buildProfile().userId;

describe('getProfile', () => {
  it('selects all from profiles where user_id equals the id, expecting one row', async () => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow() }));
    expect(await profileRepository(client).getProfile(userId)).toEqual(buildProfile());
    expect(seen).toHaveLength(1);
    expect(seen[0]?.table).toBe('profiles');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ select: '*', user_id: `eq.${userId}` });
    expect(seen[0]?.headers.get('accept')).toBe('application/vnd.pgrst.object+json');
  });

  it.each([undefined, null, '', ' '])('asks nobody without a user id (%j)', async (missing) => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow() }));
    await expect(profileRepository(client).getProfile(missing)).rejects.toMatchObject({
      code: 'user_id_missing',
      message: 'user id not available. Cannot fetch Profile',
    });
    expect(seen).toHaveLength(0);
  });

  it('is PGRST116 with 406 when there is no row', async () => {
    const body = { code: 'PGRST116', message: 'x', details: 'The result contains 0 rows', hint: null };
    const { client } = restDouble(() => ({ status: 406, body }));
    await expect(profileRepository(client).getProfile(userId)).rejects.toMatchObject({
      code: 'single_row_expected',
      backendCode: 'PGRST116',
      status: 406,
    });
  });

  it.each([
    ['a lost connection', { isLost: true }, { code: 'network', status: 0 }],
    ['a failing backend', { status: 503, body: { message: 'x' } }, { code: 'server', status: 503 }],
    ['an empty answer', { status: 200 }, { code: 'no_data', message: 'Received no data 200' }],
    ['an array with 404', { status: 404, body: [] }, { code: 'malformed_row' }],
    ['another shape', { body: { hello: 'world' } }, { code: 'malformed_row' }],
  ])('makes one request and one AppError of %s', async (_, answer, expected) => {
    const { client, seen } = restDouble(() => answer);
    await expect(profileRepository(client).getProfile(userId)).rejects.toMatchObject(expected);
    expect(seen).toHaveLength(1);
  });

  it('passes the signal on', async () => {
    const { client } = restDouble(() => ({ body: buildProfileRow() }));
    const reading = profileRepository(client).getProfile(userId, { signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('listProfiles', () => {
  it('reads one page in a stable order and the total', async () => {
    const { client, seen } = restDouble(() => ({ status: 206, body: [buildProfileRow()], total: 41 }));
    const page = await profileRepository(client).listProfiles({ page: 3, pageSize: 20, role: 'MENTOR' });
    expect(page).toEqual({ items: [buildProfile()], total: 41 });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      select: '*',
      role: 'eq.MENTOR',
      order: 'last_name.asc,first_name.asc,user_id.asc',
      offset: '40',
      limit: '20',
    });
    expect(seen[0]?.headers.get('prefer')).toContain('count=exact');
  });

  it.each([
    ['name', true, 'last_name.desc,first_name.desc,user_id.asc'],
    ['university', false, 'university.asc.nullslast,last_name.asc,first_name.asc,user_id.asc'],
    ['role', true, 'role.desc.nullslast,last_name.asc,first_name.asc,user_id.asc'],
  ] as const)('sorts by %s, descending %s', async (by, isDescending, order) => {
    const { client, seen } = restDouble(() => ({ body: [], total: 0 }));
    await profileRepository(client).listProfiles({ page: 1, pageSize: 20, sort: { by, isDescending } });
    expect(seen[0]?.query.get('order')).toBe(order);
  });

  it('lets the database look for words, and takes page and total from its answer', async () => {
    const { client, seen } = restDouble((_request, index) => ({
      body: index === 0 ? [{ profile: buildProfileRow(), total: 41 }] : [],
    }));
    const sort = { by: 'university', isDescending: true } as const;
    const request = { page: 3, pageSize: 20, search: '  Mara  porto ', role: 'MENTOR', sort } as const;
    expect(await profileRepository(client).listProfiles(request)).toEqual({
      items: [buildProfile()],
      total: 41,
    });
    expect(seen[0]).toMatchObject({
      table: 'search_profiles',
      body: {
        ...{ p_query: '  Mara  porto ', p_role: 'MENTOR', p_sort: 'university', p_descending: true },
        ...{ p_limit: 20, p_offset: 40 },
      },
    });
    expect(await profileRepository(client).listProfiles({ ...request, page: 1 })).toEqual({
      items: [],
      total: 0,
    });
  });

  it.each(['', '   '])('has no condition for %j', async (search) => {
    const { client, seen } = restDouble(() => ({ body: [], total: 0 }));
    await profileRepository(client).listProfiles({ page: 1, pageSize: 20, search });
    expect(seen[0]?.query.has('or')).toBe(false);
  });

  it('is an empty page with the total beyond the end', async () => {
    const { client, seen } = restDouble(({ method }) =>
      method === 'HEAD' ? { total: 5 } : { status: 416, body: { code: 'PGRST103', message: 'x' } },
    );
    const page = await profileRepository(client).listProfiles({ page: 9, pageSize: 20 });
    expect(page).toEqual({ items: [], total: 5 });
    expect(seen).toHaveLength(2);
  });

  it('does not guess a total', async () => {
    const { client } = restDouble(() => ({ body: [buildProfileRow()] }));
    await expect(profileRepository(client).listProfiles({ page: 1, pageSize: 20 })).rejects.toMatchObject({
      code: 'invalid_response',
    });
  });

  it.each([
    [0, 20],
    [1.5, 20],
    [1, 0],
    [1, 1001],
  ])('refuses page %s of %s rows, which could only be cut', async (page, pageSize) => {
    const { client, seen } = restDouble(() => ({ body: [], total: 0 }));
    await expect(profileRepository(client).listProfiles({ page, pageSize })).rejects.toMatchObject({
      code: 'invalid_value',
    });
    expect(seen).toHaveLength(0);
  });
});

describe('listAllProfiles', () => {
  it.each([0, 1, 1000, 1001, 2500])('reads all of %i, though the backend cuts at 1,000', async (count) => {
    const ids = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
    const { client } = restDouble(({ query }) => {
      const after = query.get('user_id')?.slice('gt.'.length) ?? '';
      const left = ids.filter((id) => id > after);
      const rows = left
        .slice(0, 1000)
        .map((id) => buildProfileRow({ user_id: id, last_name: `L${count - Number(id)}` }));
      return { body: rows, total: left.length };
    });
    const all = await profileRepository(client).listAllProfiles();
    expect(new Set(all.map((one) => one.userId)).size).toBe(count);
    const names = all.map((one) => one.lastName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });
});

describe('updateProfile', () => {
  const noRow = {
    status: 406,
    body: { code: 'PGRST116', message: 'x', details: 'The result contains 0 rows' },
  };
  const written = '2024-10-02T08:00:00.000001+00:00';

  it('sends the twelve fields of the specification over the version that was read, and returns the row', async () => {
    const { client, seen } = restDouble(() => ({
      body: buildProfileRow({ bio: 'New', updated_at: written }),
    }));
    const profile = buildProfile({
      university: undefined,
      bio: 'New',
      version: '2024-10-01T08:00:00.123456+00:00',
    });
    expect(await profileRepository(client).updateProfile(profile)).toMatchObject({
      bio: 'New',
      version: written,
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'PATCH', table: 'profiles' });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      user_id: `eq.${userId}`,
      updated_at: 'eq.2024-10-01T08:00:00.123456+00:00',
      select: '*',
    });
    expect(seen[0]?.headers.get('accept')).toBe('application/vnd.pgrst.object+json');
    expect(seen[0]?.body).toEqual({
      first_name: 'Mara',
      last_name: 'Lindt',
      studies: 'Industrial design',
      university: null,
      university_country: 'Portugal',
      homeland: 'Portugal',
      gender: 'female',
      avatar: `${userId}-1730000000000.jpg`,
      skills: ['design', 'research'],
      role: 'PARTICIPANT',
      bio: 'New',
      key_qualification: 'Prototyping',
    });
  });

  it('clears a gender and an avatar by null', async () => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow() }));
    await profileRepository(client).updateProfile(buildProfile({ gender: undefined, avatar: undefined }));
    expect(seen[0]?.body).toMatchObject({ gender: null, avatar: null });
  });

  it('sends the platform’s own fields only where they are named', async () => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow() }));
    await profileRepository(client).updateProfile(buildProfile(), { city: 'Kiel', wish: undefined });
    expect(seen[0]?.body).toMatchObject({ city: 'Kiel', wish: null });
    expect(Object.keys(seen[0]?.body as object)).toHaveLength(14);
  });

  it('is a conflict when somebody wrote the profile since it was read', async () => {
    const { client } = restDouble(({ method }) =>
      method === 'PATCH' ? noRow : { body: buildProfileRow({ updated_at: written }) },
    );
    await expect(profileRepository(client).updateProfile(buildProfile())).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is no conflict when nobody did, and the row may not be written', async () => {
    const { client } = restDouble(({ method }) => (method === 'PATCH' ? noRow : { body: buildProfileRow() }));
    await expect(profileRepository(client).updateProfile(buildProfile())).rejects.toMatchObject({
      code: 'single_row_expected',
    });
  });

  it.each([1, 4])('changes a single field over %i saves of others', async (others) => {
    let left = others;
    const { client, seen } = restDouble(({ method, query }) => {
      const version = `2024-10-02T08:00:0${left}+00:00`;
      if (method === 'GET') return { body: buildProfileRow({ updated_at: version, bio: `Theirs ${left}` }) };
      if (left === 0) return { body: buildProfileRow({ updated_at: query.get('updated_at') ?? '' }) };
      left -= 1;
      return noRow;
    });
    await profileRepository(client).changeProfile(userId, { avatar: undefined });
    expect(seen.at(-1)).toMatchObject({ method: 'PATCH', body: { avatar: null, bio: 'Theirs 0' } });
  });

  it('fills texts that are still empty, and leaves what somebody else saved meanwhile', async () => {
    let stored = buildProfileRow({
      studies: null,
      university: null,
      updated_at: '2024-10-02T08:00:01+00:00',
    });
    const { client, seen } = restDouble(({ method, query }) => {
      if (method === 'GET') return { body: stored };
      if (query.get('updated_at') === `eq.${stored.updated_at}` && stored.studies) return { body: stored };
      stored = { ...stored, studies: 'Law', updated_at: '2024-10-02T08:00:02+00:00' };
      return noRow;
    });
    await profileRepository(client).fillProfile(userId, { studies: 'Physics', university: 'Kiel' });
    expect(seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
      { studies: 'Physics', university: 'Kiel' },
      { studies: 'Law', university: 'Kiel' },
    ]);
  });

  it('writes nothing where every text is there already', async () => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow({ studies: 'Law' }) }));
    const profile = await profileRepository(client).fillProfile(userId, { studies: 'Physics' });
    expect([profile.studies, seen.map(({ method }) => method)]).toEqual(['Law', ['GET']]);
  });

  it('adds skills to those that are there, up to the most that a profile holds', async () => {
    const held = Array.from({ length: 18 }, (_, index) => `skill-${index}`);
    const { client, seen } = restDouble(({ method, body }) => ({
      body: buildProfileRow({ ...(method === 'PATCH' ? (body as object) : {}), skills: held }),
    }));
    await profileRepository(client).fillProfile(userId, { skills: ['skill-3', 'web', 'law', 'data'] });
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      skills: [...held, 'web', 'law'],
    });
  });

  it('gives up on a profile that is written all the time', async () => {
    let version = 0;
    const { client, seen } = restDouble(({ method }) => {
      version += 1;
      if (method === 'PATCH') return noRow;
      return { body: buildProfileRow({ updated_at: `2024-10-02T08:00:00.${version}+00:00` }) };
    });
    const change = profileRepository(client).changeProfile(userId, { avatar: undefined });
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
    expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(5);
  });

  it('writes settings over whichever version stands', async () => {
    const { client, seen } = restDouble(() => ({ body: buildProfileRow({ locale: 'de' }) }));
    expect((await profileRepository(client).updateSettings(userId, { locale: 'de' })).locale).toBe('de');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ user_id: `eq.${userId}`, select: '*' });
    expect(seen[0]?.body).toEqual({ locale: 'de' });
  });

  it('tells a changed role from a denied one', async () => {
    const { client } = restDouble(() => ({
      status: 403,
      body: { code: '42501', message: 'role_change_denied' },
    }));
    await expect(profileRepository(client).setRole(userId, 'ORGA')).rejects.toMatchObject({
      code: 'forbidden',
      status: 403,
    });
  });

  it('says when nobody would be left', async () => {
    const { client } = restDouble(() => ({ status: 400, body: { code: 'GR002', message: 'last_orga' } }));
    await expect(profileRepository(client).setRole(userId, 'MENTOR')).rejects.toMatchObject({
      code: 'last_orga',
    });
  });

  it('needs an id', async () => {
    const { client } = restDouble(() => ({ body: buildProfileRow() }));
    await expect(profileRepository(client).updateProfile(buildProfile({ userId: '' }))).rejects.toMatchObject(
      {
        code: 'user_id_missing',
      },
    );
  });
});

describe('profileQueries', () => {
  it('has the keys of the specification', () => {
    expect(profileKeys.detail('u')).toEqual(['profile', 'u']);
    expect(profileKeys.list({ role: 'ORGA' })).toEqual(['profiles', { role: 'ORGA' }]);
  });

  it('does not retry, and runs offline so that offline is an error', async () => {
    const { client, seen } = restDouble(() => ({ isLost: true }));
    const query = profileQueries(client).detail(userId);
    expect(query).toMatchObject({ retry: false, networkMode: 'always', queryKey: ['profile', userId] });
    const running = query.queryFn({ signal: new AbortController().signal });
    await expect(running).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(seen).toHaveLength(1);
  });

  it('can be described before there is a client', async () => {
    const query = profileQueries(undefined).list({ page: 1, pageSize: 20 });
    const running = query.queryFn({ signal: new AbortController().signal });
    await expect(running).rejects.toMatchObject({ code: 'configuration_invalid' });
  });
});
