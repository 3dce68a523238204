import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { partnerFromRow, partnersByTier, partnerToRow, validatePartner, type Partner } from './Partner';
import { partnerKeys, partnerQueries, partnerRepository } from './partnerRepository';

const partner: Partner = {
  id: '00000000-0000-4000-8000-0000000000b1',
  name: 'Nordlicht',
  tier: 'main',
  logo: 'data:image/jpeg;base64,/9j/4AAQ',
  url: 'https://example.org/',
  position: 1,
  isPublished: true,
};
const { isPublished: published, ...same } = partner;
const row = { ...same, published };

describe('a partner', () => {
  it('is read whole', () => {
    expect(partnerFromRow(row)).toEqual(partner);
  });

  it.each(['http://example.org', 'javascript:alert(1)', '//example.org', 'https://', 'https://a b'])(
    'makes no link of %s',
    (url) => {
      expect(partnerFromRow({ ...row, url }).url).toBeUndefined();
      expect(validatePartner({ url })).toEqual({ url: { code: 'invalid' } });
    },
  );

  it.each(['data:image/svg+xml;base64,AAAA', 'https://example.org/logo.jpg', `${partner.logo}" x="`])(
    'takes no picture from %s',
    (logo) => {
      expect(partnerFromRow({ ...row, logo }).logo).toBeUndefined();
    },
  );

  it.each([
    ['tier', 'gold'],
    ['name', ' '],
  ])('is malformed with %s = %s', (column, value) => {
    const run = () => partnerFromRow({ ...row, [column]: value });
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
  });

  it('is written without blanks, and an empty text clears what is optional', () => {
    expect(partnerToRow({ name: ' N ', url: ' ', logo: '', isPublished: false })).toEqual({
      ...{ name: 'N', url: null, logo: null, published: false },
    });
  });

  it('needs a name; address and logo may be missing and have an end', () => {
    expect(validatePartner({ name: '', url: '', logo: '' })).toEqual({ name: { code: 'required' } });
    expect(validatePartner({ logo: 'x'.repeat(120_001) })).toMatchObject({ logo: { code: 'too_long' } });
  });

  it('stands with those who give the same, the main partner first', () => {
    const named = (name: string, tier: Partner['tier']) => ({ name, tier });
    const groups = partnersByTier([named('A', 'city'), named('B', 'main'), named('C', 'city')]);
    expect(groups.map(({ tier, partners }) => [tier, ...partners.map(({ name }) => name)])).toEqual([
      ['main', 'B'],
      ['city', 'A', 'C'],
    ]);
  });
});

describe('the repository', () => {
  it('lists in order, without retry', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    const query = partnerQueries(client).all();
    expect(query).toMatchObject({ queryKey: partnerKeys.all, retry: false });
    expect(await query.queryFn({ signal: new AbortController().signal })).toEqual([partner]);
    expect(seen[0]?.query.get('order')).toBe('position.asc,id.asc');
  });

  it('adds with id and place, changes what changed, deletes one', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const repository = partnerRepository(client);
    expect(await repository.addPartner({ ...partner, url: undefined })).toEqual(partner);
    expect(seen[0]?.body).toEqual({ ...row, url: null });
    await repository.updatePartner(partner.id, { logo: '' });
    expect(seen[1]).toMatchObject({ method: 'PATCH', body: { logo: null } });
    await repository.removePartner(partner.id);
    expect(seen[2]?.method).toBe('DELETE');
  });

  it('moves by the function of the database, and says when it did not', async () => {
    const { client, seen } = restDouble((_, index) => ({ body: index === 0 }));
    await partnerRepository(client).movePartner({ id: partner.id, position: 2, nextId: 'p9' });
    expect(seen[0]).toMatchObject({
      table: 'move_partner',
      body: { p_id: partner.id, p_position: 2, p_next_id: 'p9' },
    });
    await expect(
      partnerRepository(client).movePartner({ id: partner.id, position: 2, nextId: 'p9' }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
