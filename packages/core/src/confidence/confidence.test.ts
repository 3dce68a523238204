import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { confidenceFromRow } from './Confidence';
import { confidenceMutations, confidenceRepository } from './confidenceRepository';

const row = {
  ...{ id: 'c', user_id: 'u', team_id: 't', text: 'A word', created_at: '2024-12-05T09:00:00Z' },
  settled_at: null,
};

describe('a word in confidence', () => {
  it('is read with who told it and the name of their team', async () => {
    const person = { user_id: 'u', first_name: 'Ilka', last_name: '', avatar: null };
    const { client } = restDouble(() => ({
      body: [
        { ...row, person, team_name: 'Spelzwerk' },
        { ...row, id: 'd', team_id: null, person, team_name: null },
      ],
    }));
    await expect(confidenceRepository(client).list()).resolves.toMatchObject([
      { text: 'A word', teamName: 'Spelzwerk', person: { firstName: 'Ilka' }, settledAt: undefined },
      { teamName: undefined },
    ]);
  });

  it('is told as it is meant, and at most ten times a day', async () => {
    const { client, seen } = restDouble(() => ({ status: 400, body: { code: 'GR075', message: 'told' } }));
    await expect(
      confidenceMutations(client).confide.mutationFn({ id: 'c', text: ' A word ' }),
    ).rejects.toMatchObject({ code: 'rate_limited' });
    expect(seen[0]?.body).toEqual({ p_id: 'c', p_text: 'A word' });
  });

  it('is settled, and not settled again by undo', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const { settle } = confidenceMutations(client);
    await settle.undo?.(confidenceFromRow(row), { id: 'c', isSettled: true }).mutationFn();
    expect(seen[0]?.body).toEqual({ p_id: 'c', p_is_settled: false });
  });
});
