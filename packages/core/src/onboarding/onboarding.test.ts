import { describe, expect, it } from 'vitest';
import { restDouble, type RestAnswer, type RestRequest } from '../../test/restDouble';
import { buildOnboarding, buildSignupInfo } from '../testing/builders';
import { consentVersion, missingConsents, needsOnboarding } from './onboarding';
import { onboardingQueries, onboardingRepository } from './onboardingRepository';

const userId = '00000000-0000-4000-8000-000000000001';

/** The two tables as the database keeps them: one row of answers a person, one standing consent of a kind and version. */
function tables(fault: (request: RestRequest, index: number) => RestAnswer | undefined = () => undefined) {
  const rows: Record<string, Record<string, unknown>[]> = { signup_info: [], consents: [] };
  const double = restDouble((request, index) => {
    const placed = fault(request, index);
    if (placed && !placed.isLost) return placed;
    const stored = rows[request.table] ?? [];
    if (request.method === 'GET') return placed ?? { body: stored };
    const row = { given_at: '2024-10-01T08:00:00+00:00', ...(request.body as object) } as Record<
      string,
      unknown
    >;
    const isThere = stored.some(({ kind }) => kind === row['kind']);
    if (isThere) return { status: 409, body: { code: '23505', message: 'duplicate' } };
    stored.push(row);
    return placed ?? { status: 201, body: row };
  });
  return { ...double, rows };
}

describe('needsOnboarding', () => {
  const { consents } = buildOnboarding();

  it('is over with answers, terms and privacy', () => {
    expect(needsOnboarding(buildOnboarding())).toBe(false);
  });

  it('is there while anything lacks, or is of an old version', () => {
    expect(needsOnboarding(buildOnboarding({ signupInfo: undefined }))).toBe(true);
    expect(needsOnboarding(buildOnboarding({ consents: consents.slice(1) }))).toBe(true);
    const old = consents.map((consent) => ({ ...consent, version: '2023-10' }));
    expect(missingConsents({ consents: old })).toEqual(['terms', 'privacy']);
  });
});

describe('insertSignupInfo', () => {
  it('inserts the payload and returns the row', async () => {
    const { client, seen } = tables();
    const info = buildSignupInfo({ newsletter: true });
    expect(await onboardingRepository(client).insertSignupInfo(userId, info)).toEqual(info);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      table: 'signup_info',
      body: {
        user_id: userId,
        motivation: 'I want to find out whether anyone needs it.',
        idea_stage: 'idea',
        looking_for: 'team',
        heard_from: 'A friend',
        newsletter: true,
      },
    });
    expect(seen[0]?.headers.get('prefer')).toContain('return=representation');
  });

  it('keeps the first answers when it is called twice', async () => {
    const { client, rows } = tables();
    const repository = onboardingRepository(client);
    await repository.insertSignupInfo(userId, buildSignupInfo());
    const again = await repository.insertSignupInfo(userId, buildSignupInfo({ motivation: 'Other' }));
    expect(again).toEqual(buildSignupInfo());
    expect(rows['signup_info']).toHaveLength(1);
  });

  it('needs an id', async () => {
    const inserting = onboardingRepository(tables().client).insertSignupInfo('', buildSignupInfo());
    await expect(inserting).rejects.toMatchObject({ code: 'user_id_missing' });
  });
});

describe('completeOnboarding', () => {
  it('gives the consents that lack, then the answers, once', async () => {
    const { client, rows } = tables();
    const repository = onboardingRepository(client);
    const info = buildSignupInfo({ newsletter: true });
    const done = await repository.completeOnboarding(userId, info);
    expect(needsOnboarding(done)).toBe(false);
    expect(rows['consents']?.map(({ kind, version }) => [kind, version])).toEqual([
      ['terms', consentVersion],
      ['privacy', consentVersion],
      ['newsletter', consentVersion],
    ]);
    await repository.completeOnboarding(userId, info);
    expect(rows['consents']).toHaveLength(3);
    expect(rows['signup_info']).toHaveLength(1);
  });

  it('gives no consent to the newsletter that nobody asked for', async () => {
    const { client, rows } = tables();
    await onboardingRepository(client).completeOnboarding(userId, buildSignupInfo());
    expect(rows['consents']?.map(({ kind }) => kind)).toEqual(['terms', 'privacy']);
  });

  it('can be called again after a fault at any step, even one whose write had arrived', async () => {
    for (let step = 0; step < 8; step += 1) {
      let isFaulty = true;
      const { client, rows } = tables((_, index) =>
        isFaulty && index === step ? { isLost: true } : undefined,
      );
      const repository = onboardingRepository(client);
      const info = buildSignupInfo({ newsletter: true });
      await repository.completeOnboarding(userId, info).catch(() => undefined);
      isFaulty = false;
      const done = await repository.completeOnboarding(userId, info);
      expect(done.signupInfo, `fault at ${step}`).toEqual(info);
      expect(rows['consents']).toHaveLength(3);
      expect(rows['signup_info']).toHaveLength(1);
    }
  });

  it('lets a refusal out', async () => {
    const { client } = tables(({ method }) =>
      method === 'POST' ? { status: 403, body: { code: '42501', message: 'x' } } : undefined,
    );
    const completing = onboardingRepository(client).completeOnboarding(userId, buildSignupInfo());
    await expect(completing).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('onboardingQueries', () => {
  it('reads both tables of the person, without withdrawn consents', async () => {
    const { client, seen } = tables();
    const query = onboardingQueries(client).detail(userId);
    const found = await query.queryFn({ signal: new AbortController().signal });
    expect(found).toEqual({ signupInfo: undefined, consents: [] });
    expect(query.queryKey).toEqual(['onboarding', userId]);
    expect(seen.find(({ table }) => table === 'consents')?.query.get('withdrawn_at')).toBe('is.null');
  });
});
