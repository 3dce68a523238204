import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { skillKeys, skillQueries, skillRepository } from './skillRepository';

const row = { key: 'web', grp: 'build', position: 1, name_en: 'Web development', name_de: 'Webentwicklung' };

describe('the skills catalogue', () => {
  it('comes in its order, named in every language', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    expect(await skillRepository(client).listSkills()).toEqual([
      { key: 'web', group: 'build', names: { en: 'Web development', de: 'Webentwicklung' } },
    ]);
    expect(seen[0]?.query.get('order')).toBe('position.asc,key.asc');
  });

  it.each([
    ['another group', { ...row, grp: 'magic' }],
    ['no name', { ...row, name_de: '' }],
  ])('is malformed with %s', async (_, wrong) => {
    const { client } = restDouble(() => ({ body: [wrong] }));
    await expect(skillRepository(client).listSkills()).rejects.toMatchObject({ code: 'malformed_row' });
  });

  it('does not retry, and being offline is an error with status 0', async () => {
    const { client, seen } = restDouble(() => ({ isLost: true }));
    const query = skillQueries(client).all();
    expect(query).toMatchObject({ retry: false, networkMode: 'always', queryKey: skillKeys.all });
    const running = query.queryFn({ signal: new AbortController().signal });
    await expect(running).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(seen).toHaveLength(1);
  });
});
