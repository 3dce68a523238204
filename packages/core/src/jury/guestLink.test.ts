import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { guestQueries } from './guestQueries';

const round = {
  ...{ round: 'half_time', is_open: true, stage: 'Karlsruhe A', venue: 'Hall C' },
  ...{ starts_at: '2024-12-19T09:00:00+00:00', locks_at: null },
};
const signal = new AbortController().signal;

describe('the link of an invitation', () => {
  it('says whom a code goes to, which round, when and where', async () => {
    const link = { ...round, email: 'grete@example.org', first_name: 'Grete', season: 'GROW 24/25' };
    const { client, seen } = restDouble(() => ({ body: link }));
    const query = guestQueries(client).link('secret');
    expect(await query.queryFn({ signal })).toEqual({
      ...{ kind: 'half_time', isOpen: true, stage: 'Karlsruhe A', venue: 'Hall C', locksAt: undefined },
      ...{ email: 'grete@example.org', firstName: 'Grete', season: 'GROW 24/25' },
      startsAt: new Date('2024-12-19T09:00:00Z'),
    });
    expect(seen).toMatchObject([{ table: 'guest_link', body: { p_token: 'secret' } }]);
  });

  it('is null where it does not hold, and a failure only where nobody could be asked', async () => {
    const gone = restDouble(() => ({ body: null }));
    expect(await guestQueries(gone.client).link('old').queryFn({ signal })).toBeNull();
    const away = restDouble(() => ({ isLost: true }));
    await expect(guestQueries(away.client).link('old').queryFn({ signal })).rejects.toMatchObject({
      code: 'network',
    });
  });
});

describe('whoever is logged in', () => {
  it('is a guest with rounds, one whose invitation is gone, or no guest', async () => {
    const answers = [
      { first_name: 'Grete', last_name: 'Hahn', is_revoked: false, rounds: [round] },
      { first_name: 'Grete', last_name: 'Hahn', is_revoked: true, rounds: [] },
      null,
    ];
    const { client } = restDouble((_, index) => ({ body: answers[index] }));
    const ask = () => guestQueries(client).own().queryFn({ signal });
    expect(await ask()).toMatchObject({ isRevoked: false, rounds: [{ kind: 'half_time', isOpen: true }] });
    expect(await ask()).toMatchObject({ isRevoked: true, rounds: [] });
    expect(await ask()).toBeNull();
  });
});
